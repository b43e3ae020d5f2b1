//! One game: from the opening roll to its result.

use crate::action::Action;
use crate::cube::Cube;
use crate::dice::{Roll, RollError};
use crate::end;
use crate::error::Refusal;
use crate::matchplay::MatchKind;
use crate::moves::{Landing, Move};
use crate::point::Player;
use crate::position::Position;
use crate::rules::{Occasion, Opening, Rolls, Rules};
use crate::score::{self, GameResult, How};
use crate::turn::{Incomplete, Step, Turn, Waits};

/// A game whose roll stays is drawn when the same board comes so often after turns of the same player.
const REPETITIONS: usize = 3;

/// What a game waits for.
#[derive(Clone, Debug)]
pub enum Phase {
    /// The opening roll.
    Opening,
    /// A roll, or a double if the turn has not begun.
    Roll {
        /// Who rolls.
        player: Player,
        /// Steps owed after those of the roll. Empty at the beginning of a turn.
        owed: Vec<Step>,
        /// Whether this roll begins the turn.
        begins: bool,
    },
    /// The next roll of a player, who throws it before the other moves (open roll).
    Ahead {
        /// Who throws.
        player: Player,
        /// What the other has thrown before.
        roll: Roll,
    },
    /// A double to be named.
    Choose {
        /// Who names it.
        player: Player,
        /// Steps owed afterwards.
        owed: Vec<Step>,
    },
    /// Moves, or the announcement that the turn is over.
    Move {
        /// Who moves.
        player: Player,
        /// The dice on the board, if the turn began with a roll.
        roll: Option<Roll>,
        /// What can be played.
        turn: Turn,
        /// What cocked dice lead back to.
        before: Box<Phase>,
    },
    /// An answer to a cube.
    Answer {
        /// Who answers.
        player: Player,
        /// What he is offered.
        offer: Offer,
        /// The value of the cube if he accepts.
        value: u32,
    },
    /// An answer to a resignation.
    Resigned {
        /// Who answers.
        player: Player,
        /// 1, 2 or 3.
        level: u8,
        /// What a refusal leads back to.
        before: Box<Phase>,
    },
    /// Nothing more.
    Over(GameResult),
}

/// The dice of a roll that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceDue {
    /// So many are to be thrown.
    Throw(u8),
    /// They lie there already.
    Known(Roll),
}

/// What a player is offered with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// A double or redouble.
    Double,
    /// The opponent took and turned once more.
    Beaver,
    /// The doubler answered the beaver in kind.
    Raccoon,
}

impl Phase {
    /// Who is to act; `None` where either may, or nobody.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match *self {
            Phase::Opening | Phase::Over(_) => None,
            Phase::Roll { player, .. }
            | Phase::Ahead { player, .. }
            | Phase::Choose { player, .. }
            | Phase::Move { player, .. }
            | Phase::Answer { player, .. }
            | Phase::Resigned { player, .. } => Some(player),
        }
    }

    /// Whether a player whose turn it is may give up.
    #[must_use]
    pub fn may_resign(&self) -> bool {
        matches!(self, Phase::Roll { .. } | Phase::Ahead { .. } | Phase::Choose { .. } | Phase::Move { .. })
    }

    fn waits_for(&self) -> &'static str {
        match self {
            Phase::Opening => "the opening roll",
            Phase::Roll { .. } => "a roll",
            Phase::Ahead { .. } => "the roll after this one",
            Phase::Choose { .. } => "a double to be named",
            Phase::Move { .. } => "moves",
            Phase::Answer { .. } => "an answer to the cube",
            Phase::Resigned { .. } => "an answer to the resignation",
            Phase::Over(_) => "the next game",
        }
    }
}

/// What an accepted action brought about, for those who show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// Where a move landed.
    pub landing: Option<Landing>,
    /// Who begins, after an opening roll that decides it.
    pub starter: Option<Player>,
    /// Whether a tied opening roll doubled the stake.
    pub doubled: bool,
    /// The result, if the action ended the game.
    pub result: Option<GameResult>,
}

/// One game of a match.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules.
    pub(crate) rules: Rules,
    kind: MatchKind,
    /// Whether this is the Crawford game.
    crawford: bool,
    /// Whether the Crawford game has been played.
    post_crawford: bool,
    /// The board before the running turn, seen by the first player.
    board: Position,
    cube: Cube,
    phase: Phase,
    /// Turns begun by each player.
    turns: [u32; 2],
    /// The roll that stays for the whole game, once it is thrown.
    fixed: Option<Roll>,
    /// The next roll of the player who does not move, where it is thrown beforehand.
    ahead: Option<Roll>,
    /// The boards after the turns of a game whose roll stays, and who had played: chance can break no circle there.
    seen: Vec<(Player, Position)>,
}

impl Game {
    /// A game from the start position.
    #[must_use]
    pub(crate) fn new(rules: &Rules, kind: MatchKind, crawford: bool, post_crawford: bool) -> Game {
        let cube_in_play = rules.cube.on
            && kind != MatchKind::Points(1)
            && !crawford
            && (rules.cube.in_single_game || kind != MatchKind::Single);
        Game {
            rules: rules.clone(),
            kind,
            crawford,
            post_crawford,
            board: Position::start(rules, Player::First),
            cube: Cube::new(cube_in_play),
            phase: Phase::Opening,
            turns: [0; 2],
            fixed: None,
            ahead: None,
            seen: Vec::new(),
        }
    }

    /// The same, from another position with a player about to roll.
    #[must_use]
    pub(crate) fn at_position(mut self, position: Position, to_move: Player) -> Game {
        self.board = if to_move == Player::First { position } else { position.swapped() };
        self.phase = Phase::Roll { player: to_move, owed: Vec::new(), begins: true };
        self
    }

    /// The same, with a player beginning by a fresh roll.
    pub(crate) fn begun_by(mut self, player: Player) -> Game {
        self.phase = Phase::Roll { player, owed: Vec::new(), begins: true };
        self
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The cube.
    #[must_use]
    pub fn cube(&self) -> &Cube {
        &self.cube
    }

    /// Whether this is the Crawford game.
    #[must_use]
    pub fn is_crawford(&self) -> bool {
        self.crawford
    }

    /// The roll that is known before it is thrown: the first one of the game, where that stays.
    #[must_use]
    pub fn fixed_roll(&self) -> Option<Roll> {
        self.fixed
    }

    /// The next roll of the player who does not move, where it is thrown beforehand.
    #[must_use]
    pub fn roll_ahead(&self) -> Option<Roll> {
        self.ahead
    }

    /// The dice of the next roll: known beforehand, or how many are to be thrown.
    #[must_use]
    pub fn dice_due(&self) -> DiceDue {
        self.fixed.map_or(DiceDue::Throw(self.rules.dice.count), DiceDue::Known)
    }

    /// Whether `player` names his numbers instead of throwing dice.
    #[must_use]
    pub fn picks(&self, player: Player) -> bool {
        self.rules.rolls == Rolls::ChosenAgainstTwo && player == Player::First
    }

    /// The board as it stands, with the moves of the running turn, as `player` sees it.
    #[must_use]
    pub fn position(&self, player: Player) -> Position {
        fn running(phase: &Phase) -> Option<(Player, Position)> {
            match phase {
                Phase::Move { player, turn, .. } => Some((*player, turn.position())),
                Phase::Resigned { before, .. } => running(before),
                _ => None,
            }
        }
        let (by, position) = running(&self.phase).unwrap_or((Player::First, self.board));
        if by == player { position } else { position.swapped() }
    }

    /// The result, once there is one.
    #[must_use]
    pub fn result(&self) -> Option<&GameResult> {
        match &self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Whether gammons count only with a turned cube.
    #[must_use]
    pub fn jacoby(&self) -> bool {
        self.rules.cube.jacoby && self.kind == MatchKind::Money && self.cube.in_play
    }

    /// Points that `loser` would lose by a resignation at `level` now.
    #[must_use]
    pub fn resignation_points(&self, loser: Player, level: u8) -> u32 {
        score::points(&self.rules, self.position(loser).own(), level, &self.cube, self.jacoby())
    }

    /// Whether `player` may double now.
    ///
    /// # Errors
    /// What keeps him from it.
    pub fn may_double(&self, player: Player) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Roll { player: p, begins: true, .. } if *p == player => {}
            Phase::Roll { .. } | Phase::Move { .. } if self.phase.player() == Some(player) => {
                return Err(Refusal::DoubleBeforeRolling);
            }
            _ => return Err(self.not_now(player)),
        }
        if self.crawford {
            return Err(Refusal::CrawfordGame);
        }
        self.cube.may_turn(&self.rules.cube, player, self.cube.value.saturating_mul(2))?;
        if self.rules.cube.holland && self.post_crawford && self.turns.iter().any(|&t| t < 2) {
            return Err(Refusal::HollandTooEarly);
        }
        Ok(())
    }

    /// Whether `player`, who is offered a double, may beaver, or, who is offered a beaver, may raccoon.
    ///
    /// # Errors
    /// What keeps him from it.
    pub fn may_redouble_at_once(&self, player: Player) -> Result<(), Refusal> {
        let Phase::Answer { player: p, offer, value } = self.phase else {
            return Err(self.not_now(player));
        };
        if p != player {
            return Err(Refusal::NotYourTurn { expected: p });
        }
        let money = self.kind == MatchKind::Money;
        match offer {
            Offer::Double if !(money && self.rules.cube.beavers) => return Err(Refusal::NoBeavers),
            Offer::Beaver if !(money && self.rules.cube.raccoons) => {
                return Err(Refusal::NoRaccoons);
            }
            Offer::Raccoon => return Err(Refusal::NoRaccoons),
            Offer::Double | Offer::Beaver => {}
        }
        let at_will = crate::cube::Cube { owner: None, ..self.cube };
        at_will.may_turn(&self.rules.cube, player, value.saturating_mul(2))
    }

    fn not_now(&self, by: Player) -> Refusal {
        match self.phase.player() {
            Some(expected) if expected != by => Refusal::NotYourTurn { expected },
            _ => Refusal::NotNow { expected: self.phase.waits_for() },
        }
    }

    /// Does what a player does.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub(crate) fn apply(&mut self, by: Player, action: &Action) -> Result<Effect, Refusal> {
        match action {
            Action::Opening { .. } | Action::OpeningTwo { .. } | Action::Lot { .. } => self.open(action),
            Action::Roll { dice } => self.throw(by, dice),
            Action::Pick { dice } => self.pick(by, *dice),
            Action::Cocked => self.cocked(by),
            Action::Move(mv) => self.play(by, *mv),
            Action::TakeBack => self.take_back(by),
            Action::Choose { number } => self.choose(by, *number),
            Action::Done => self.done(by),
            Action::Double => self.double(by),
            Action::Take | Action::Drop => self.answer(by, *action == Action::Take),
            Action::Beaver | Action::Raccoon => self.redouble_at_once(by, *action == Action::Beaver),
            Action::Resign { level } => self.resign(by, *level),
            Action::Accept | Action::Refuse => self.answer_resignation(by, *action == Action::Accept),
            Action::Next | Action::End => Err(self.not_now(by)),
        }
    }

    fn open(&mut self, action: &Action) -> Result<Effect, Refusal> {
        if !matches!(self.phase, Phase::Opening) {
            return Err(Refusal::NotNow { expected: self.phase.waits_for() });
        }
        let expected = match self.rules.opening {
            Opening::OneDieEach | Opening::OneDieEachThenRoll => "one die each",
            Opening::TwoDiceHighest => "two dice each",
            Opening::LotThenRoll => "a lot",
        };
        let check = |dice: &[u8]| Roll::new(dice).map_err(Refusal::BadDice);
        let sums = match (self.rules.opening, action) {
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, Action::Opening { dice }) => {
                check(dice)?;
                *dice
            }
            (Opening::TwoDiceHighest, Action::OpeningTwo { dice: [first, second] }) => {
                check(first)?;
                check(second)?;
                [first[0] + first[1], second[0] + second[1]]
            }
            (Opening::LotThenRoll, Action::Lot { starter: Player::First }) => [1, 0],
            (Opening::LotThenRoll, Action::Lot { starter: Player::Second }) => [0, 1],
            _ => return Err(Refusal::BadOpening { expected }),
        };
        let starter = match sums[0].cmp(&sums[1]) {
            core::cmp::Ordering::Greater => Player::First,
            core::cmp::Ordering::Less => Player::Second,
            core::cmp::Ordering::Equal => return Ok(self.tie()),
        };
        if self.rules.opening == Opening::OneDieEach {
            let roll = Roll::two(sums[0].max(sums[1]), sums[0].min(sums[1])).map_err(Refusal::BadDice)?;
            self.play_roll(starter, roll, true, Vec::new());
        } else {
            self.phase = Phase::Roll { player: starter, owed: Vec::new(), begins: true };
        }
        Ok(Effect { starter: Some(starter), ..Effect::default() })
    }

    /// Tied opening dice are thrown again, perhaps at a doubled stake (Murphy).
    fn tie(&mut self) -> Effect {
        let doubled = self.kind == MatchKind::Money
            && self.cube.in_play
            && self.cube.automatic < self.rules.cube.automatic_doubles.min(8);
        self.cube.automatic += u8::from(doubled);
        Effect { doubled, ..Effect::default() }
    }

    fn begin_turn(&mut self, player: Player) {
        self.turns[player.index()] += 1;
    }

    fn start_moving(&mut self, player: Player, roll: Option<Roll>, steps: &[Step]) {
        let position = if player == Player::First { self.board } else { self.board.swapped() };
        let turn = Turn::new(&self.rules, position, steps);
        let before = core::mem::replace(&mut self.phase, Phase::Opening);
        self.phase = Phase::Move { player, roll, turn, before: Box::new(before) };
    }

    fn throw(&mut self, by: Player, dice: &[u8]) -> Result<Effect, Refusal> {
        let wanted = usize::from(self.rules.dice.count);
        let given = dice.len();
        let count = if given == wanted { Ok(()) } else { Err(RollError::Count { given, wanted }) };
        match &self.phase {
            Phase::Roll { player, owed, begins } if *player == by => {
                if self.picks(by) {
                    return Err(Refusal::BadPick);
                }
                let (begins, owed) = (*begins, owed.clone());
                let roll = count.and_then(|()| Roll::new(dice)).map_err(Refusal::BadDice)?;
                match self.fixed {
                    Some(expected) if !roll.same(expected) => return Err(Refusal::FixedRoll { expected }),
                    _ => self.play_roll(by, roll, begins, owed),
                }
            }
            Phase::Ahead { player, roll } if *player == by => {
                let (mover, roll) = (by.opponent(), *roll);
                self.ahead = Some(count.and_then(|()| Roll::new(dice)).map_err(Refusal::BadDice)?);
                self.start_moving(mover, Some(roll), &self.rules.steps(roll));
            }
            Phase::Move { player, .. } if *player != by => return Err(Refusal::PrematureRoll),
            _ => return Err(self.not_now(by)),
        }
        Ok(Effect::default())
    }

    fn pick(&mut self, by: Player, dice: [u8; 2]) -> Result<Effect, Refusal> {
        match self.phase {
            Phase::Roll { player, begins, .. } if player == by && self.picks(by) => {
                let roll = Roll::new(&dice).map_err(Refusal::BadDice)?;
                if roll.double().is_some() {
                    return Err(Refusal::BadPick);
                }
                self.play_roll(by, roll, begins, Vec::new());
                Ok(Effect::default())
            }
            _ => Err(self.not_now(by)),
        }
    }

    /// Lets a player play a roll, after the next one of the opponent where that is thrown first.
    fn play_roll(&mut self, player: Player, roll: Roll, begins: bool, owed: Vec<Step>) {
        if begins {
            self.begin_turn(player);
        }
        if self.rules.rolls == Rolls::Open {
            self.phase = Phase::Ahead { player: player.opponent(), roll };
            return;
        }
        let lone = self.position(player).own().in_play() == 1;
        let occasion = Occasion { player, turn: self.turns[player.index()], begins, lone };
        let mut steps = self.rules.steps_on(roll, &occasion);
        steps.extend(owed);
        self.start_moving(player, Some(roll), &steps);
    }

    fn cocked(&mut self, by: Player) -> Result<Effect, Refusal> {
        match &mut self.phase {
            Phase::Move { player, roll: Some(_), turn, before } if *player == by => {
                if !turn.moves().is_empty() {
                    return Err(Refusal::TooLateForCocked);
                }
                let begins = matches!(**before, Phase::Roll { begins: true, .. } | Phase::Opening);
                self.turns[by.index()] -= u32::from(begins);
                self.phase = core::mem::replace(before, Phase::Opening);
                self.ahead = None;
                Ok(Effect::default())
            }
            _ => Err(self.not_now(by)),
        }
    }

    fn running_turn(&mut self, by: Player) -> Result<&mut Turn, Refusal> {
        let refusal = self.not_now(by);
        match &mut self.phase {
            Phase::Move { player, turn, .. } if *player == by => Ok(turn),
            _ => Err(refusal),
        }
    }

    fn play(&mut self, by: Player, mv: Move) -> Result<Effect, Refusal> {
        let turn = self.running_turn(by)?;
        let landing =
            turn.play(mv).map_err(|error| Refusal::IllegalMove { tried: mv, legal: error.legal })?;
        Ok(Effect { landing: Some(landing), ..Effect::default() })
    }

    fn take_back(&mut self, by: Player) -> Result<Effect, Refusal> {
        let turn = self.running_turn(by)?;
        turn.take_back().ok_or(Refusal::NothingToTakeBack)?;
        Ok(Effect::default())
    }

    fn choose(&mut self, by: Player, number: u8) -> Result<Effect, Refusal> {
        let owed = match &self.phase {
            Phase::Choose { player, owed } if *player == by => owed.clone(),
            _ => return Err(self.not_now(by)),
        };
        if !(1..=6).contains(&number) {
            return Err(Refusal::BadChoice(number));
        }
        let mut steps = self.rules.chosen_double(number);
        steps.extend(owed);
        self.start_moving(by, None, &steps);
        Ok(Effect::default())
    }

    fn done(&mut self, by: Player) -> Result<Effect, Refusal> {
        let turn = self.running_turn(by)?;
        let (position, waits, passed) = (turn.position(), turn.waits(), turn.moves().is_empty());
        let (owed, handed_over) = (turn.owed().to_vec(), turn.handed_over().to_vec());
        if matches!(waits, Waits::Move | Waits::Segment) {
            return Err(Refusal::TurnNotFinished { legal: turn.legal() });
        }
        if let (Rolls::Fixed, Phase::Move { roll: Some(roll), .. }) = (self.rules.rolls, &self.phase) {
            self.fixed = Some(*roll);
        }
        let fixed = self.rules.rolls == Rolls::Fixed;
        self.board = if by == Player::First { position } else { position.swapped() };
        if fixed {
            self.seen.push((by, self.board));
        }
        if let Some(result) = self.finished(by, &position, passed) {
            return Ok(self.end(result));
        }
        self.phase = match waits {
            Waits::Roll => Phase::Roll { player: by, owed, begins: false },
            Waits::Double => Phase::Choose { player: by, owed },
            Waits::Nothing | Waits::Move | Waits::Segment => self.next_turn(by.opponent()),
        };
        if !handed_over.is_empty() {
            self.take_over(by.opponent(), &handed_over);
        }
        Ok(Effect::default())
    }

    /// The result, if a turn of `by` has ended the game.
    fn finished(&self, by: Player, position: &Position, passed: bool) -> Option<GameResult> {
        if let Some(end::Finish { mover_wins, level, how }) = end::finish(&self.rules, position) {
            let winner = mover_wins.map(|wins| if wins { by } else { by.opponent() });
            let points = winner.map_or(0, |winner| {
                let loser = if winner == by { position.other() } else { position.own() };
                score::points(&self.rules, loser, level, &self.cube, self.jacoby())
            });
            return Some(GameResult { winner, level, points, how });
        }
        let again = self.seen.iter().filter(|seen| **seen == (by, self.board)).count();
        if again >= REPETITIONS {
            return Some(GameResult { winner: None, level: 1, points: 0, how: How::Repetition });
        }
        let dead = passed && end::is_dead(&self.rules, position, self.fixed);
        dead.then_some(GameResult { winner: None, level: 1, points: 0, how: How::Dead })
    }

    /// What a turn begins with: a roll, unless it was thrown beforehand.
    fn next_turn(&mut self, player: Player) -> Phase {
        match self.ahead.take() {
            Some(roll) => {
                self.begin_turn(player);
                Phase::Ahead { player: player.opponent(), roll }
            }
            None => Phase::Roll { player, owed: Vec::new(), begins: true },
        }
    }

    /// The opponent plays what was left of a chain of doubles, then rolls as usual. What he cannot
    /// complete is not handed back.
    fn take_over(&mut self, player: Player, steps: &[Step]) {
        let mut steps: Vec<Step> = steps
            .iter()
            .map(|&step| match step {
                Step::Play(mut segment) => {
                    segment.incomplete = Incomplete::Continue;
                    Step::Play(segment)
                }
                Step::Roll | Step::ChooseDouble => step,
            })
            .collect();
        steps.push(Step::Roll);
        self.begin_turn(player);
        self.start_moving(player, None, &steps);
    }

    fn double(&mut self, by: Player) -> Result<Effect, Refusal> {
        self.may_double(by)?;
        let value = self.cube.value * 2;
        self.phase = Phase::Answer { player: by.opponent(), offer: Offer::Double, value };
        Ok(Effect::default())
    }

    fn answer(&mut self, by: Player, take: bool) -> Result<Effect, Refusal> {
        let (offer, value) = match self.phase {
            Phase::Answer { player, offer, value } if player == by => (offer, value),
            _ => return Err(self.not_now(by)),
        };
        if !take {
            let points = (value / 2) << self.cube.automatic;
            return Ok(self.end(GameResult {
                winner: Some(by.opponent()),
                level: 1,
                points,
                how: How::Drop,
            }));
        }
        // After a beaver or a raccoon the cube stays with the player who beavered.
        let (doubler, owner) = match offer {
            Offer::Double | Offer::Raccoon => (by.opponent(), by),
            Offer::Beaver => (by, by.opponent()),
        };
        self.cube = Cube { value, owner: Some(owner), ..self.cube };
        self.phase = Phase::Roll { player: doubler, owed: Vec::new(), begins: true };
        Ok(Effect::default())
    }

    fn redouble_at_once(&mut self, by: Player, beaver: bool) -> Result<Effect, Refusal> {
        self.may_redouble_at_once(by)?;
        let Phase::Answer { offer, value, .. } = self.phase else {
            return Err(self.not_now(by));
        };
        let offer = match (offer, beaver) {
            (Offer::Double, true) => Offer::Beaver,
            (Offer::Beaver, false) => Offer::Raccoon,
            _ => {
                return Err(Refusal::NotNow { expected: "an answer to the cube" });
            }
        };
        self.phase = Phase::Answer { player: by.opponent(), offer, value: value * 2 };
        Ok(Effect::default())
    }

    fn resign(&mut self, by: Player, level: u8) -> Result<Effect, Refusal> {
        if !self.phase.may_resign() {
            return Err(self.not_now(by));
        }
        let most = score::highest_level(&self.rules);
        if !(1..=most).contains(&level) {
            return Err(Refusal::BadResignation { most });
        }
        let before = Box::new(core::mem::replace(&mut self.phase, Phase::Opening));
        self.phase = Phase::Resigned { player: by.opponent(), level, before };
        Ok(Effect::default())
    }

    fn answer_resignation(&mut self, by: Player, accept: bool) -> Result<Effect, Refusal> {
        let level = match self.phase {
            Phase::Resigned { player, level, .. } if player == by => level,
            _ => return Err(self.not_now(by)),
        };
        if accept {
            let points = self.resignation_points(by.opponent(), level);
            return Ok(self.end(GameResult { winner: Some(by), level, points, how: How::Resign }));
        }
        if let Phase::Resigned { before, .. } = core::mem::replace(&mut self.phase, Phase::Opening) {
            self.phase = *before;
        }
        Ok(Effect::default())
    }

    fn end(&mut self, result: GameResult) -> Effect {
        self.phase = Phase::Over(result);
        Effect { result: Some(result), ..Effect::default() }
    }
}

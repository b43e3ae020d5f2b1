//! Plays the content of a file through the rules, and keeps the actions.

use tavola_rules::game::{Offer, Phase};
use tavola_rules::{
    Action, BAR, GameResult, Graph, Match, MatchKind, Move, OFF, Player, Position, Rules, Turn, Waits,
};

use super::{GameRecord, MOST_ACTIONS, MatchFile, Note, Problem};
use crate::play::{self, PlayError};

/// A match being read.
pub(super) struct Recorder {
    m: Match,
    file: MatchFile,
    actions: usize,
    /// The match before the first action of the running game.
    begun: Match,
    /// Whether a game may count less in the file than by the rules.
    fewer_points: bool,
    /// The surplus of a session's scores in the file over ours, which begin at 0.
    base: [u32; 2],
    /// Whether a roll waits for a play that the file does not have.
    unplayed: bool,
}

/// The moves to the first end of a turn that `is_end` accepts.
fn moves_to(graph: &Graph, is_end: impl Fn(&Position) -> bool) -> Option<Vec<Move>> {
    let ends = |id: &usize| {
        let node = graph.node(*id);
        node.waits != Waits::Move && is_end(&node.position)
    };
    let end = (0..graph.nodes().len()).find(ends)?;
    Some(play::moves_to(graph, end))
}

/// The moves of a play, each by one checker.
pub(super) struct Steps {
    /// Start and end of each step; a step may be played with several dice.
    legs: Vec<(u8, u8)>,
    /// The words of the play as a reader of plays understands them.
    text: String,
}

impl Steps {
    /// No move.
    pub(super) fn none() -> Steps {
        Steps { legs: Vec::new(), text: String::new() }
    }

    /// Creates the steps from pairs of places.
    pub(super) fn of_legs(legs: Vec<(u8, u8)>) -> Steps {
        let text = legs.iter().map(|(from, to)| format!("{from}/{to} ")).collect();
        Steps { legs, text }
    }

    /// Adds a word such as `13/10`, `bar/22*`, `24/18*/13` or `6/off(2)`.
    pub(super) fn push(&mut self, word: &str) -> Result<(), PlayError> {
        let wrong = || PlayError::Token(word.to_owned());
        let (path, times) = match word.strip_suffix(')') {
            Some(rest) => {
                let (path, times) = rest.split_once('(').ok_or_else(wrong)?;
                (path, times.parse().ok().filter(|times| (1..=4).contains(times)).ok_or_else(wrong)?)
            }
            None => (word, 1),
        };
        let place = |stop: &str| match stop.trim_end_matches('*').to_ascii_lowercase().as_str() {
            "bar" => Some(BAR),
            "off" => Some(OFF),
            number => number.parse().ok().filter(|place| *place <= BAR),
        };
        let places: Vec<u8> = path.split('/').map(place).collect::<Option<_>>().ok_or_else(wrong)?;
        if places.len() < 2 {
            return Err(wrong());
        }
        for _ in 0..times {
            self.legs.extend(places.windows(2).map(|pair| (pair[0], pair[1])));
        }
        self.text.push(' ');
        self.text.push_str(word);
        Ok(())
    }

    /// The moves, if the play is legal.
    fn moves(&self, turn: &Turn) -> Result<Vec<Move>, PlayError> {
        let graph = &turn.graph();
        let mut left = self.legs.clone();
        let mut moves = Vec::new();
        // Most files name every move by itself, which determines the hits.
        if left.len() <= 4 && step_by_step(graph, Graph::ROOT, &mut left, &mut moves) {
            return Ok(moves);
        }
        play::parse(&self.text, graph, turn.rules().track)
    }
}

/// Returns whether all legs that are left can be played, each with one die, in their order or another one.
fn step_by_step(graph: &Graph, at: usize, left: &mut Vec<(u8, u8)>, moves: &mut Vec<Move>) -> bool {
    let node = graph.node(at);
    if left.is_empty() {
        return node.waits != Waits::Move;
    }
    for i in 0..left.len() {
        let leg = left[i];
        let Some(edge) = node.edges.iter().find(|edge| (edge.mv.from, edge.mv.to) == leg) else { continue };
        left.remove(i);
        moves.push(edge.mv);
        if step_by_step(graph, edge.next, left, moves) {
            return true;
        }
        moves.pop();
        left.insert(i, leg);
    }
    false
}

impl Recorder {
    pub(super) fn new(rules: Rules, kind: MatchKind, players: [String; 2]) -> Recorder {
        let m = Match::new(rules.clone(), kind);
        let file = MatchFile::new(rules, kind, players);
        Recorder { begun: m.clone(), m, file, actions: 0, fewer_points: false, base: [0; 2], unplayed: false }
    }

    /// From now on a game that counts less in the file than by the rules was given up before its last roll.
    pub(super) fn accept_fewer_points(&mut self) {
        self.fewer_points = true;
    }

    /// The present state of the match.
    pub(super) fn m(&self) -> &Match {
        &self.m
    }

    /// The match read so far.
    pub(super) fn file(&mut self) -> &mut MatchFile {
        &mut self.file
    }

    /// The match read, at the end, with tidy names: a file can have anything in them.
    pub(super) fn finish(mut self) -> MatchFile {
        self.file.tidy_names();
        self.file
    }

    /// A game begins, at a score that the file may give.
    pub(super) fn begin_game(&mut self, score: Option<[u32; 2]>) -> Result<(), Problem> {
        let first = self.file.games.is_empty();
        if first && self.file.kind == MatchKind::Money {
            self.base = score.unwrap_or_default();
        }
        if !first && self.m.game().result().is_none() {
            self.settle(score)?;
        }
        let by_rules = self.score();
        if let Some(in_file) = score.filter(|score| *score != by_rules) {
            return Err(Problem::Score { by_rules, in_file });
        }
        if !first {
            self.m.apply(Player::First, &Action::Next)?;
        }
        self.begun = self.m.clone();
        self.unplayed = false;
        self.file.games.push(GameRecord::new(self.m.score()));
        Ok(())
    }

    /// The score as the file counts it.
    fn score(&self) -> [u32; 2] {
        let [first, second] = self.m.score();
        [first.saturating_add(self.base[0]), second.saturating_add(self.base[1])]
    }

    /// The running game, the first of the match, begins with another position.
    pub(super) fn begin_at(&mut self, position: Position, to_move: Player) -> Result<(), Problem> {
        match self.file.games.as_mut_slice() {
            [game] if game.actions.is_empty() => {
                let (rules, kind) = (self.file.rules.clone(), self.file.kind);
                self.m = Match::from_position(rules, kind, position, to_move);
                self.begun = self.m.clone();
                game.start = Some((position, to_move));
                Ok(())
            }
            _ => Err(Problem::CannotReplay("a position that was set up in the middle of a match")),
        }
    }

    /// Ends a game that the file leaves open by the score of the next one.
    fn settle(&mut self, score: Option<[u32; 2]>) -> Result<(), Problem> {
        let before = self.score();
        let [first, second] = score.ok_or(Problem::GameNotOver)?;
        match [first.checked_sub(before[0]), second.checked_sub(before[1])] {
            [Some(points @ 1..), Some(0)] => self.won(Player::First, points),
            [Some(0), Some(points @ 1..)] => self.won(Player::Second, points),
            _ => Err(Problem::GameNotOver),
        }
    }

    /// Adds something that the file has beside the next action, or beside the game before its first one.
    pub(super) fn note(&mut self, action: Option<usize>, name: &str, values: Vec<String>) {
        if let Some(game) = self.file.games.last_mut() {
            game.notes.push(Note { action, name: name.to_owned(), values });
        }
    }

    /// Index of the next action in its game.
    pub(super) fn next_action(&self) -> usize {
        self.file.games.last().map_or(0, |game| game.actions.len())
    }

    fn act(&mut self, who: Player, action: Action) -> Result<(), Problem> {
        if self.actions >= MOST_ACTIONS {
            return Err(Problem::TooLong);
        }
        let effect = self.m.apply(who, &action)?;
        self.actions += 1;
        if self.file.games.is_empty() {
            self.file.games.push(GameRecord::new([0; 2]));
        }
        if let Some(game) = self.file.games.last_mut() {
            game.actions.push((who, action));
            game.result = effect.result.or(game.result);
        }
        Ok(())
    }

    /// The player who is to act, by the match; `otherwise` if the opening roll decides it.
    fn actor(&self, otherwise: Player) -> Player {
        self.m.game().phase().player().unwrap_or(otherwise)
    }

    /// Checks the end of a roll before the next entry: a roll without a play was a dance, or its play is missing.
    fn all_played(&mut self) -> Result<(), Problem> {
        if !core::mem::take(&mut self.unplayed) {
            return Ok(());
        }
        match self.m.game().phase() {
            Phase::Move { player, turn, .. } if turn.waits() != Waits::Move => {
                self.act(*player, Action::Done)
            }
            _ => Err(Problem::NoPlay),
        }
    }

    /// Records a roll. `who` counts if the opening roll decides the starter. Returns the player who plays it.
    fn roll(&mut self, who: Player, dice: [u8; 2]) -> Result<Player, Problem> {
        self.all_played()?;
        if let Phase::Answer { player, offer: Offer::Beaver | Offer::Raccoon, .. } = *self.m.game().phase() {
            // Files leave out the take after a beaver.
            self.act(player, Action::Take)?;
        }
        if matches!(self.m.game().phase(), Phase::Opening) {
            let [high, low] = [dice[0].max(dice[1]), dice[0].min(dice[1])];
            let dice = if who == Player::First { [high, low] } else { [low, high] };
            self.act(who, Action::Opening { dice })?;
            if high == low {
                return Err(Problem::CannotReplay("an opening roll of two equal dice"));
            }
        } else {
            self.act(self.actor(who), Action::Roll { dice: dice.to_vec() })?;
        }
        let who = self.actor(who);
        Ok(who)
    }

    /// The turn that a roll has begun.
    fn turn(&self) -> Result<&Turn, Problem> {
        match self.m.game().phase() {
            Phase::Move { turn, .. } => Ok(turn),
            _ => Err(Problem::CannotReplay("this roll")),
        }
    }

    /// Records a roll and its play. `who` counts if the opening roll decides the starter. `None` is a play that the
    /// file lacks: a dance, or a roll that was not played any more because the game ended.
    pub(super) fn play(&mut self, who: Player, dice: [u8; 2], steps: Option<&Steps>) -> Result<(), Problem> {
        let who = self.roll(who, dice)?;
        let dances = self.turn()?.waits() != Waits::Move;
        let Some(steps) = steps.filter(|steps| dances || !steps.legs.is_empty()) else {
            self.unplayed = true;
            return Ok(());
        };
        let moves = steps.moves(self.turn()?)?;
        for mv in moves {
            self.act(who, Action::Move(mv))?;
        }
        self.act(who, Action::Done)
    }

    /// A roll and the play that leads to a position, seen by its player. If none does it waits for a play.
    pub(super) fn play_to(
        &mut self,
        who: Player,
        dice: [u8; 2],
        is_end: impl Fn(&Position) -> bool,
    ) -> Result<(), Problem> {
        let who = self.roll(who, dice)?;
        let Some(moves) = moves_to(&self.turn()?.graph(), is_end) else {
            self.unplayed = true;
            return Ok(());
        };
        for mv in moves {
            self.act(who, Action::Move(mv))?;
        }
        self.act(who, Action::Done)
    }

    /// A double, to a value that the file may give.
    pub(super) fn double(&mut self, value: Option<u32>) -> Result<(), Problem> {
        self.all_played()?;
        let by_rules = self.m.game().cube().stake().saturating_mul(2);
        self.act(self.actor(Player::First), Action::Double)?;
        match value {
            Some(in_file) if in_file != by_rules => Err(Problem::Cube { by_rules, in_file }),
            _ => Ok(()),
        }
    }

    /// An answer to a double: [`Action::Take`], [`Action::Drop`], or a beaver, which answers a beaver as a raccoon.
    pub(super) fn answer(&mut self, action: Action) -> Result<(), Problem> {
        self.all_played()?;
        let action = match (action, self.m.game().phase()) {
            (Action::Beaver, Phase::Answer { offer: Offer::Beaver, .. }) => Action::Raccoon,
            (action, _) => action,
        };
        self.act(self.actor(Player::First), action)
    }

    /// Records a win by `in_file` points. A game that is not over was given up, or a double was dropped.
    pub(super) fn won(&mut self, winner: Player, in_file: u32) -> Result<(), Problem> {
        self.unplayed = false;
        let loser = winner.opponent();
        if let Phase::Answer { player, .. } = *self.m.game().phase()
            && player == loser
        {
            self.act(loser, Action::Drop)?;
        }
        let fewer = |result: &GameResult| result.winner == Some(winner) && result.points > in_file;
        if self.fewer_points && self.m.game().result().is_some_and(fewer) && !self.ends(winner, in_file) {
            self.take_the_last_roll_back();
        }
        if self.m.game().result().is_none() {
            self.give_up(loser, in_file)?;
        }
        match self.m.game().result() {
            Some(result) if result.winner != Some(winner) => {
                Err(Problem::expected("the other player as the winner", &format!("{winner}")))
            }
            // Some programs count points beyond the end of a match, others do not.
            Some(result) if result.points != in_file && !(self.m.is_over() && self.ends(winner, in_file)) => {
                Err(Problem::Points { by_rules: result.points, in_file })
            }
            _ => Ok(()),
        }
    }

    /// Records that the loser of a running game gives it up for `in_file` points.
    fn give_up(&mut self, loser: Player, in_file: u32) -> Result<(), Problem> {
        let (game, winner) = (self.m.game(), loser.opponent());
        if matches!(game.phase(), Phase::Opening) {
            return Err(Problem::CannotReplay("a game that was given up before its first roll"));
        }
        if !game.phase().may_resign() {
            return Err(Problem::Resignation(in_file));
        }
        let mut levels = 1..=tavola_rules::score::highest_level(self.m.rules());
        let points = |level: u8| game.resignation_points(loser, level);
        let exact = levels.clone().find(|level| points(*level) == in_file);
        // Some programs count points beyond the end of a match, others do not.
        let ends = || levels.find(|level| self.ends(winner, in_file) && self.ends(winner, points(*level)));
        let level = exact.or_else(ends).ok_or(Problem::Resignation(in_file))?;
        self.act(loser, Action::Resign { level })?;
        self.act(winner, Action::Accept)
    }

    /// Takes back the last turn of a game that is over and counts less in the file than by the rules: fewer points were
    /// agreed on before it.
    fn take_the_last_roll_back(&mut self) {
        let Some(game) = self.file.games.last_mut() else { return };
        let Some(roll) = game.actions.iter().rposition(|(_, action)| matches!(action, Action::Roll { .. }))
        else {
            return;
        };
        let mut before = self.begun.clone();
        if game.actions[..roll].iter().all(|(who, action)| before.apply(*who, action).is_ok()) {
            game.actions.truncate(roll);
            game.notes.retain(|note| note.action.is_none_or(|action| action < roll));
            game.result = None;
            self.m = before;
        }
    }

    /// Returns whether `points` points in the last game end the match.
    fn ends(&self, winner: Player, points: u32) -> bool {
        let before = self.file.games.last().map_or(0, |game| game.score[winner.index()]);
        matches!(self.file.kind, MatchKind::Points(length) if before.saturating_add(points) >= u32::from(length))
    }
}

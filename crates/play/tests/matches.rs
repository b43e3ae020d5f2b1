//! Random matches of every game, played through requests.

use proptest::prelude::*;
use tavola_play::{
    Ability, Command, DiceMode, Logged, MatchSetup, PlayedMatch, Prepared, Refused, Request, Seat, Sender,
    State,
};
use tavola_rules::{Action, Graph, Match, MatchKind, Move, Phase, Player, Rules, Variant, Waits, variants};

/// When the next action of a match arrives, by a clock that sometimes goes back.
fn time(played: &PlayedMatch) -> i64 {
    1_767_225_600_000 + (played.len() as i64 * 7_001) % 90_000 + played.len() as i64 * 100
}

/// Chance of a test: the same numbers for the same seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn dice(&mut self, count: u8) -> Vec<u8> {
        (0..count).map(|_| 1 + self.below(6) as u8).collect()
    }
}

pub(crate) fn setup(rules: &Rules, kind: MatchKind, dice: DiceMode, bot: bool) -> MatchSetup {
    let players = [Seat::human(), if bot { Seat::bot("club") } else { Seat::human() }];
    MatchSetup::new(rules, kind, players, dice).checked(|level| level == "club").unwrap()
}

/// Moves to the end of the running part of a turn.
fn some_part(m: &Match, chance: &mut Chance) -> Vec<Move> {
    let Phase::Move { turn, .. } = m.game().phase() else { return Vec::new() };
    let mut turn = turn.clone();
    let mut moves = Vec::new();
    while turn.waits() == Waits::Move {
        let legal = turn.legal();
        let mv = legal[chance.below(legal.len())];
        turn.play(mv).unwrap();
        moves.push(mv);
        if turn.at() == Graph::ROOT {
            break;
        }
    }
    moves
}

/// A command that an ability offers.
pub(crate) fn command(ability: &Ability, played: &PlayedMatch, chance: &mut Chance) -> Command {
    match ability {
        Ability::Roll { by_hand: 0 } => Command::Roll { dice: None },
        Ability::Roll { by_hand } => Command::Roll { dice: Some(chance.dice(*by_hand)) },
        Ability::Pick => Command::Pick { dice: [6, 1 + chance.below(5) as u8] },
        Ability::Choose => Command::Choose { number: 1 + chance.below(6) as u8 },
        Ability::Play => Command::Play { moves: some_part(played.now(), chance) },
        Ability::Done => Command::Done,
        Ability::TakeBack { .. } => Command::TakeBack,
        Ability::Cocked => Command::Cocked,
        Ability::Double { .. } => Command::Double,
        Ability::Take => Command::Take,
        Ability::Drop => Command::Drop,
        Ability::Beaver { .. } => Command::Beaver,
        Ability::Raccoon { .. } => Command::Raccoon,
        Ability::Resign { points } => Command::Resign { level: 1 + chance.below(points.len()) as u8 },
        Ability::Accept => Command::Accept,
        Ability::Refuse => Command::Refuse,
        Ability::Next => Command::Next,
        Ability::End => Command::End,
    }
}

/// Commands without arguments that matter, each with whether an ability offers it.
fn bare_commands(may: &[Ability]) -> Vec<(Command, bool)> {
    let has = |wanted: fn(&Ability) -> bool| may.iter().any(wanted);
    vec![
        (Command::Done, has(|a| matches!(a, Ability::Done))),
        (Command::TakeBack, has(|a| matches!(a, Ability::TakeBack { .. }))),
        (Command::Pick { dice: [6, 5] }, has(|a| matches!(a, Ability::Pick))),
        (Command::Choose { number: 3 }, has(|a| matches!(a, Ability::Choose))),
        (Command::Double, has(|a| matches!(a, Ability::Double { .. }))),
        (Command::Take, has(|a| matches!(a, Ability::Take))),
        (Command::Drop, has(|a| matches!(a, Ability::Drop))),
        (Command::Beaver, has(|a| matches!(a, Ability::Beaver { .. }))),
        (Command::Raccoon, has(|a| matches!(a, Ability::Raccoon { .. }))),
        (Command::Resign { level: 1 }, has(|a| matches!(a, Ability::Resign { .. }))),
        (Command::Accept, has(|a| matches!(a, Ability::Accept))),
        (Command::Refuse, has(|a| matches!(a, Ability::Refuse))),
        (Command::Next, has(|a| matches!(a, Ability::Next))),
        (Command::End, has(|a| matches!(a, Ability::End))),
    ]
}

fn thrown(prepared: Prepared, chance: &mut Chance) -> Prepared {
    match prepared.due() {
        Some(due) => prepared.thrown(&chance.dice(due.count())).unwrap(),
        None => prepared,
    }
}

pub(crate) fn prepare(played: &PlayedMatch, request: &Request) -> Result<Prepared, Refused> {
    played.prepare(Sender::TABLE, [request], time(played))
}

/// A random decision in place of the engine's for a bot.
fn bot_step(played: &PlayedMatch, by: Player, chance: &mut Chance) -> Option<Prepared> {
    let m = played.now();
    let actions = match played.state() {
        State::Roll { .. } if m.game().picks(by) => vec![Action::Pick { dice: [6, 5] }],
        State::Roll { .. } | State::Ahead { .. } => {
            return match played.bot_roll(by, time(played)) {
                Ok(prepared) => Some(thrown(prepared, chance)),
                Err(Refused::DiceWanted(_)) => None,
                Err(refused) => panic!("{refused}"),
            };
        }
        State::Choose { .. } => vec![Action::Choose { number: 4 }],
        State::Move { .. } => {
            let moves = some_part(m, chance);
            let mut actions: Vec<Action> = moves.into_iter().map(Action::Move).collect();
            if actions.is_empty() {
                actions.push(Action::Done);
            }
            actions
        }
        State::Resign { .. } => vec![Action::Refuse],
        _ => vec![Action::Take],
    };
    Some(played.decide(by, actions, time(played)).unwrap())
}

/// Plays `steps` steps, and checks the offered and the refused commands in each of them.
fn random_match(setup: MatchSetup, seed: u64, steps: usize) -> PlayedMatch {
    let mut chance = Chance(seed);
    let mut played = PlayedMatch::begin(setup).unwrap();
    for _ in 0..steps {
        if matches!(played.state(), State::MatchOver { .. }) {
            break;
        }
        let mut offers = Vec::new();
        for player in Player::BOTH {
            let may = played.may(player);
            let is_bot = played.setup().seat(player).is_bot();
            for (command, offered) in bare_commands(&may) {
                let answer = prepare(&played, &command.clone().by(player));
                assert_eq!(answer.is_ok(), offered, "{command:?} {answer:?} {may:?}");
                if is_bot {
                    let expected = if command == Command::Cocked {
                        Refused::ThrowStands
                    } else {
                        Refused::BotsSeat(player)
                    };
                    assert_eq!(answer.unwrap_err(), expected);
                }
            }
            for ability in &may {
                let request = command(ability, &played, &mut chance).by(player);
                let prepared =
                    prepare(&played, &request).unwrap_or_else(|refused| panic!("{request:?}: {refused}"));
                // To give up ends most games too soon, and cocked dice never end.
                let rare = matches!(
                    ability,
                    Ability::Resign { .. } | Ability::Cocked | Ability::Drop | Ability::End
                );
                if !rare || chance.below(40) == 0 {
                    offers.push(prepared);
                }
            }
        }
        let bot = played.bot_to_act().map(|(player, _)| player);
        let prepared = match bot.and_then(|by| bot_step(&played, by, &mut chance)) {
            Some(prepared) => prepared,
            None => {
                assert!(!offers.is_empty(), "nobody can do anything: {:?}", played.state());
                let offer = chance.below(offers.len());
                thrown(offers.swap_remove(offer), &mut chance)
            }
        };
        played.commit(prepared).unwrap();
    }
    played
}

fn log(played: &PlayedMatch) -> Vec<Logged> {
    played.events().iter().map(Logged::from).collect()
}

fn same(a: &Match, b: &Match) -> bool {
    format!("{a:?}") == format!("{b:?}")
}

fn any_variant() -> impl Strategy<Value = &'static Variant> {
    (0..variants::ALL.len()).prop_map(|i| &variants::ALL[i])
}

fn any_kind() -> impl Strategy<Value = MatchKind> {
    prop_oneof![
        (1u16..=5).prop_map(MatchKind::Points),
        (1u16..=4).prop_map(MatchKind::Games),
        Just(MatchKind::Single),
        Just(MatchKind::Money),
    ]
}

fn any_dice() -> impl Strategy<Value = DiceMode> {
    prop_oneof![Just(DiceMode::Tavola), Just(DiceMode::Hand)]
}

#[test]
fn every_game_offers_exactly_what_it_accepts() {
    for (i, variant) in variants::ALL.iter().enumerate() {
        for dice in [DiceMode::Tavola, DiceMode::Hand] {
            let setup = setup(variant.rules, MatchKind::Games(99), dice, i % 2 == 0);
            let played = random_match(setup, i as u64, 200);
            assert!(played.len() > 150, "{}", variant.rules.name);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_replay_equals_the_match_at_every_point(
        variant in any_variant(), kind in any_kind(), dice in any_dice(), bot: bool, seed: u64,
    ) {
        let played = random_match(setup(variant.rules, kind, dice, bot), seed, 150);
        let actions = log(&played);
        let again = PlayedMatch::replayed(played.setup().clone(), actions.clone()).unwrap();
        prop_assert!(same(again.now(), played.now()));
        prop_assert_eq!(again.events(), played.events());
        let times: Vec<_> = again.events().iter().map(|event| event.time.unwrap()).collect();
        prop_assert!(times.windows(2).all(|pair| pair[0].at + pair[1].spent == pair[1].at && pair[1].spent >= 0));
        let mut plain = played.setup().begin().unwrap();
        for (seq, Logged { by, action, .. }) in actions.iter().enumerate() {
            if seq % 7 == 0 {
                prop_assert!(same(&played.at(seq).unwrap(), &plain), "after {seq}");
            }
            plain.apply(*by, action).unwrap();
        }
        prop_assert!(played.at(actions.len() + 1).is_none());
    }

    #[test]
    fn the_number_of_a_refused_action_is_reported(variant in any_variant(), seed: u64, cut in 0usize..60) {
        let played = random_match(setup(variant.rules, MatchKind::Money, DiceMode::Tavola, false), seed, 60);
        let mut actions = log(&played);
        let cut = cut.min(actions.len());
        actions.insert(cut, (Player::First, Action::Roll { dice: vec![7, 7] }).into());
        let error = PlayedMatch::replayed(played.setup().clone(), actions).unwrap_err();
        prop_assert!(matches!(error, tavola_play::OpenError::Replay(error) if error.seq == cut + 1));
    }

    #[test]
    fn moves_are_taken_back_one_by_one(variant in any_variant(), seed: u64) {
        let mut chance = Chance(seed);
        let mut played = random_match(setup(variant.rules, MatchKind::Money, DiceMode::Hand, false), seed, 40);
        let State::Move { player } = played.state() else { return Ok(()) };
        let before = played.len();
        let moves = some_part(played.now(), &mut chance);
        let mut boards = Vec::new();
        for mv in &moves {
            boards.push(played.now().game().position(player));
            let prepared = prepare(&played, &Command::Move { moves: vec![*mv] }.into()).unwrap();
            played.commit(prepared).unwrap();
        }
        for board in boards.into_iter().rev() {
            let prepared = prepare(&played, &Command::TakeBack.into()).unwrap();
            played.commit(prepared).unwrap();
            prop_assert_eq!(played.now().game().position(player), board);
        }
        prop_assert_eq!(played.len(), before + 2 * moves.len());
    }
}

#[test]
fn a_match_keeps_its_rules_in_its_setup() {
    for variant in &variants::ALL {
        let setup = setup(variant.rules, variant.rules.usual_match, DiceMode::Hand, true);
        let text = serde_json::to_string(&setup).unwrap();
        let read: MatchSetup = serde_json::from_str(&text).unwrap();
        assert_eq!(read, setup);
        assert_eq!(read.custom_rules().as_ref(), Ok(variant.rules), "{}", variant.rules.name);
    }
}

//! Rules for every client: the acting player, the dice, the store.

use tavola_play::{
    Ability, Command, DiceDue, DiceMode, MatchSetup, PlayedMatch, Refused, Request, Seat, Sender, SetupError,
    Stake, State,
};
use tavola_rules::{Graph, MatchKind, Move, Phase, Player, Refusal, Rules, Waits, variants};

const NOW: i64 = 1_767_225_600_000;
const FIRST: Player = Player::First;
const SECOND: Player = Player::Second;

fn against_bot(dice: DiceMode) -> PlayedMatch {
    begun(&Rules::STANDARD, MatchKind::Points(5), [Seat::human(), Seat::bot("club")], dice)
}

fn begun(rules: &Rules, kind: MatchKind, players: [Seat; 2], dice: DiceMode) -> PlayedMatch {
    PlayedMatch::begin(MatchSetup::new(rules, kind, players, dice).checked(|_| true).unwrap()).unwrap()
}

fn at(position: &str, dice: DiceMode) -> PlayedMatch {
    let mut setup = MatchSetup::new(&Rules::STANDARD, MatchKind::Money, [Seat::human(), Seat::human()], dice);
    setup.position = Some(position.to_owned());
    PlayedMatch::begin(setup).unwrap()
}

fn roll(dice: &[u8]) -> Request {
    Command::Roll { dice: Some(dice.to_vec()) }.into()
}

fn refusal(played: &PlayedMatch, requests: &[Request]) -> Refused {
    played.prepare(Sender::TABLE, requests, NOW).unwrap_err()
}

fn done(played: &mut PlayedMatch, requests: &[Request], dice: &[u8]) {
    let prepared = played.prepare(Sender::TABLE, requests, NOW).unwrap();
    let prepared = if prepared.due().is_some() { prepared.thrown(dice).unwrap() } else { prepared };
    played.commit(prepared).unwrap();
}

fn play_31() -> Request {
    Command::Play { moves: vec![Move { from: 8, to: 5, die: 3 }, Move { from: 6, to: 5, die: 1 }] }.into()
}

#[test]
fn nobody_resigns_for_a_bot_and_nobody_accepts_for_it() {
    let mut played = against_bot(DiceMode::Tavola);
    done(&mut played, &[Command::Roll { dice: None }.into()], &[3, 1]);
    let stolen = [Command::Resign { level: 3 }.by(SECOND), Command::Accept.by(FIRST)];
    assert_eq!(refusal(&played, &stolen), Refused::BotsSeat(SECOND));
    done(&mut played, &[Command::Resign { level: 1 }.into()], &[]);
    assert_eq!(refusal(&played, &[Command::Refuse.by(SECOND)]), Refused::BotsSeat(SECOND));
    // Without a name the request is made in the name of the person, who has nothing to answer.
    assert_eq!(
        refusal(&played, &[Command::Accept.into()]),
        Refused::Rules(Refusal::NotYourTurn { expected: SECOND })
    );
}

#[test]
fn a_game_may_be_given_up_while_the_bot_is_to_act() {
    let mut played = against_bot(DiceMode::Tavola);
    done(&mut played, &[Command::Roll { dice: None }.into()], &[1, 3]);
    assert_eq!(played.bot_to_act(), Some((SECOND, "club")));
    assert_eq!(played.may(FIRST), [Ability::Resign { points: vec![1, 2, 3] }]);
    assert!(played.may(SECOND).is_empty());
    done(&mut played, &[Command::Resign { level: 2 }.into()], &[]);
    assert_eq!(played.state(), State::Resign { player: SECOND, level: 2, points: 2 });
    assert_eq!(played.events()[1].stake, Some(Stake::Points(2)));
}

#[test]
fn people_throw_a_bots_dice_only_where_dice_are_thrown_by_hand() {
    let mut played = against_bot(DiceMode::Hand);
    done(&mut played, &[roll(&[3, 1]), play_31()], &[]);
    assert_eq!(played.bot_roll(SECOND, NOW).unwrap_err(), Refused::DiceWanted(DiceDue::Throw(2)));
    assert_eq!(played.may(SECOND), [Ability::Roll { by_hand: 2 }]);
    assert_eq!(refusal(&played, &[Command::Double.by(SECOND)]), Refused::BotsSeat(SECOND));
    done(&mut played, &[roll(&[6, 4])], &[]);
    assert_eq!(refusal(&played, &[Command::Cocked.by(SECOND)]), Refused::BotsSeat(SECOND));

    let mut played = against_bot(DiceMode::Tavola);
    done(&mut played, &[Command::Roll { dice: None }.into()], &[3, 1]);
    done(&mut played, &[play_31()], &[]);
    assert_eq!(refusal(&played, &[Command::Roll { dice: None }.by(SECOND)]), Refused::BotsSeat(SECOND));
    assert_eq!(played.decide(FIRST, [], NOW).unwrap_err(), Refused::NotYourSeat(FIRST));
}

#[test]
fn a_bot_reports_no_dice() {
    let mut played = against_bot(DiceMode::Tavola);
    done(&mut played, &[Command::Roll { dice: None }.into()], &[3, 1]);
    done(&mut played, &[play_31()], &[]);
    let six_six = tavola_rules::Action::Roll { dice: vec![6, 6] };
    assert_eq!(played.decide(SECOND, [six_six], NOW).unwrap_err(), Refused::NotADecision);
}

#[test]
fn dice_of_tavola_are_not_thrown_again() {
    let mut played = against_bot(DiceMode::Tavola);
    done(&mut played, &[Command::Roll { dice: None }.into()], &[3, 1]);
    assert!(!played.may(FIRST).contains(&Ability::Cocked));
    assert_eq!(refusal(&played, &[Command::Cocked.into()]), Refused::ThrowStands);
    assert_eq!(refusal(&played, &[roll(&[6, 6])]), Refused::TavolaThrows);

    let mut played = against_bot(DiceMode::Hand);
    done(&mut played, &[roll(&[3, 1])], &[]);
    done(&mut played, &[Command::Cocked.into()], &[]);
    assert_eq!(played.state(), State::Opening);
}

#[test]
fn nothing_follows_a_throw_by_tavola_in_one_batch() {
    let mut played = at("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", DiceMode::Tavola);
    let six_six: Request = Command::Play { moves: vec![Move { from: 24, to: 18, die: 6 }; 2] }.into();
    let throw: Request = Command::Roll { dice: None }.into();
    assert_eq!(refusal(&played, &[throw.clone(), six_six]), Refused::ThrowIsLast);
    assert_eq!(refusal(&played, &[throw.clone(), throw.clone()]), Refused::ThrowIsLast);
    // Thrown dice must be handed in before the commit, and only once.
    let prepared = played.prepare(Sender::TABLE, [&throw], NOW).unwrap();
    assert_eq!(played.commit(prepared.clone()).unwrap_err(), Refused::NotThrown);
    assert!(matches!(prepared.clone().thrown(&[3]).unwrap_err(), Refused::WrongDice(_)));
    let prepared = prepared.thrown(&[3, 1]).unwrap();
    assert_eq!(prepared.clone().thrown(&[6, 6]).unwrap_err(), Refused::NoDiceDue);
    played.commit(prepared).unwrap();
    // A turn and the next roll may come together, the roll being last.
    done(&mut played, &[play_31(), throw], &[6, 5]);
    assert_eq!(played.state(), State::Move { player: SECOND });
    // By hand there is nothing to gain.
    let mut by_hand = at("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", DiceMode::Hand);
    done(&mut by_hand, &[roll(&[3, 1]), play_31()], &[]);
}

#[test]
fn what_is_prepared_for_an_older_state_is_refused() {
    let mut played = against_bot(DiceMode::Hand);
    let prepared = played.prepare(Sender::TABLE, [&roll(&[3, 1])], NOW).unwrap();
    played.commit(prepared.clone()).unwrap();
    assert_eq!(played.commit(prepared).unwrap_err(), Refused::Stale { expected: 0, has: 1 });
    assert_eq!(played.len(), 1);
}

#[test]
fn a_sender_acts_for_the_seats_that_they_hold() {
    let mut played =
        begun(&Rules::STANDARD, MatchKind::Money, [Seat::human(), Seat::human()], DiceMode::Hand);
    let open = roll(&[3, 1]);
    assert!(matches!(played.prepare(Sender::WATCHER, [&open], NOW), Err(Refused::NotYourSeat(_))));
    let prepared = played.prepare(Sender::at(SECOND), [&open], NOW).unwrap();
    played.commit(prepared).unwrap();
    let stolen = Command::Resign { level: 1 }.by(FIRST);
    assert_eq!(played.prepare(Sender::at(SECOND), [&stolen], NOW).unwrap_err(), Refused::NotYourSeat(FIRST));
    assert!(matches!(
        played.prepare(Sender::at(SECOND), [&play_31()], NOW).unwrap_err(),
        Refused::Rules(Refusal::NotYourTurn { .. })
    ));
    assert!(played.prepare(Sender::at(FIRST), [&play_31()], NOW).is_ok());
    // Without a name a resignation comes from the sender, also when it is the other's turn.
    let prepared = played.prepare(Sender::at(SECOND), [&Command::Resign { level: 1 }.into()], NOW).unwrap();
    assert_eq!(prepared.events()[0].by, SECOND);
}

#[test]
fn a_gammon_is_not_resigned_after_a_checker_is_off() {
    let started = at("6:5 5:5 4:4 off:1 / 13:5 8:5 6:5", DiceMode::Hand);
    assert_eq!(started.may(FIRST)[2], Ability::Resign { points: vec![1] });
    assert_eq!(started.may(SECOND), [Ability::Resign { points: vec![1, 2, 3] }]);
    assert_eq!(
        refusal(&started, &[Command::Resign { level: 2 }.into()]),
        Refused::Rules(Refusal::BadResignation { most: 1 })
    );
    assert!(started.prepare(Sender::TABLE, [&Command::Resign { level: 3 }.by(SECOND)], NOW).is_ok());
}

#[test]
fn levels_that_cost_the_same_are_offered_once() {
    let mut rules = Rules::STANDARD;
    rules.cube.jacoby = true;
    let mut played = begun(&rules, MatchKind::Money, [Seat::human(), Seat::human()], DiceMode::Hand);
    done(&mut played, &[roll(&[3, 1]), play_31()], &[]);
    assert!(played.may(SECOND).contains(&Ability::Resign { points: vec![1] }));
    done(&mut played, &[Command::Double.into(), Command::Take.into()], &[]);
    assert!(played.may(SECOND).contains(&Ability::Resign { points: vec![2, 4, 6] }));
}

#[test]
fn a_tied_opening_is_thrown_again_and_a_lot_is_drawn_by_tavola() {
    let mut played = against_bot(DiceMode::Tavola);
    let throw: Request = Command::Roll { dice: None }.into();
    done(&mut played, std::slice::from_ref(&throw), &[4, 4]);
    assert_eq!((played.len(), played.state()), (1, State::Opening));
    done(&mut played, std::slice::from_ref(&throw), &[4, 2]);
    assert_eq!(played.state(), State::Move { player: FIRST });

    let by_lot = variants::ALL.iter().find(|variant| {
        variant.rules.opening == tavola_rules::rules::Opening::LotThenRoll && variant.rules.in_turn.is_empty()
    });
    let rules = by_lot.expect("a game that begins by lot").rules;
    for (die, starter) in [(1, FIRST), (6, SECOND)] {
        let mut played = begun(rules, MatchKind::Single, [Seat::human(), Seat::human()], DiceMode::Hand);
        assert!(!played.wants_hand_dice());
        assert!(matches!(refusal(&played, &[roll(&[3, 1])]), Refused::WrongDice(_)));
        done(&mut played, std::slice::from_ref(&throw), &[die]);
        assert_eq!(played.state().player(), Some(starter));
    }
}

#[test]
fn a_chain_of_doubles_is_played_part_by_part() {
    let puff = variants::find("puff").unwrap().rules;
    let mut played = begun(puff, MatchKind::Single, [Seat::human(), Seat::human()], DiceMode::Hand);
    let part = |played: &PlayedMatch| -> Request {
        let Phase::Move { turn, .. } = played.now().game().phase() else { panic!("no turn") };
        let mut turn = turn.clone();
        let mut moves = Vec::new();
        while turn.waits() == Waits::Move && (moves.is_empty() || turn.at() != Graph::ROOT) {
            let mv = turn.legal()[0];
            turn.play(mv).unwrap();
            moves.push(mv);
        }
        Command::Play { moves }.into()
    };
    // An odd number gives the lot to the first player.
    done(&mut played, &[Command::Roll { dice: None }.into()], &[1]);
    done(&mut played, &[roll(&[2, 1])], &[]);
    let next = part(&played);
    done(&mut played, &[next], &[]);
    done(&mut played, &[roll(&[5, 5])], &[]);
    let next = part(&played);
    done(&mut played, &[next], &[]);
    assert_eq!(played.state(), State::Move { player: SECOND }, "the twos are due");
    let next = part(&played);
    done(&mut played, &[next], &[]);
    assert_eq!(played.state().player(), Some(FIRST));
    let turn = played.events().last().unwrap().turn.as_deref().unwrap();
    assert_eq!((turn.moves.len(), turn.roll.unwrap().dice()), (8, &[5, 5][..]));
}

#[test]
fn setups_of_the_store_and_of_old_match_files_are_read() {
    let stored = r#"{"rules":"backgammon","options":{"jacoby":true},"title":"Ours","match":{"kind":"points","length":5},
        "players":[{"kind":"human","name":"Anna"},{"kind":"bot","level":"club"}],"dice":"server",
        "position":null,"to_move":0}"#;
    let setup: MatchSetup = serde_json::from_str(stored).unwrap();
    assert!(setup.custom_rules().unwrap().cube.jacoby);
    assert_eq!(setup.seat(FIRST), &Seat::Human { name: "Anna".to_owned() });
    let header = r#"{"rules":"backgammon","options":{},"match":{"kind":"money"},
        "players":[{"kind":"human"},{"kind":"human"}],"dice":"program"}"#;
    let setup: MatchSetup = serde_json::from_str(header).unwrap();
    assert_eq!((setup.dice, setup.seat(SECOND)), (DiceMode::Tavola, &Seat::human()));
    assert!(serde_json::from_str::<MatchSetup>(&header.replace("money", "honey")).is_err());
    assert!(serde_json::from_str::<MatchSetup>(&header.replace("\"rules\"", "\"game\"")).is_err());
}

#[test]
fn requests_are_read_as_the_page_sends_them() {
    let read = |text: &str| serde_json::from_str::<Request>(text);
    assert_eq!(read(r#"{"do":"play","moves":[[8,5,3],[6,5,1]]}"#).unwrap(), play_31());
    assert_eq!(read(r#"{"do":"resign","level":2,"by":1}"#).unwrap(), Command::Resign { level: 2 }.by(SECOND));
    assert_eq!(read(r#"{"do":"resign"}"#).unwrap(), Command::Resign { level: 1 }.into());
    assert_eq!(read(r#"{"do":"roll"}"#).unwrap(), Command::Roll { dice: None }.into());
    assert_eq!(read(r#"{"do":"play"}"#).unwrap(), Command::Play { moves: Vec::new() }.into());
    for wrong in [r#"{"do":"castle"}"#, r#"{"by":0}"#, r#"{"do":"choose"}"#, r#"{"do":"roll","dices":[1]}"#] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    for request in [play_31(), roll(&[3, 1]), Command::Pick { dice: [6, 5] }.by(FIRST), Command::End.into()] {
        assert_eq!(read(&serde_json::to_string(&request).unwrap()).unwrap(), request);
    }
}

#[test]
fn setups_that_cannot_be_played_are_refused_with_the_reason() {
    let two = [Seat::human(), Seat::human()];
    let usual = MatchSetup::new(&Rules::STANDARD, MatchKind::Points(5), two, DiceMode::Tavola);
    let check = |setup: MatchSetup| setup.checked(|level| level == "club");
    assert_eq!(
        check(MatchSetup { kind: None, ..usual.clone() }).unwrap().kind,
        Some(Rules::STANDARD.usual_match)
    );
    let wrong = [
        MatchSetup { kind: Some(MatchKind::Points(0)), ..usual.clone() },
        MatchSetup { kind: Some(MatchKind::Games(1000)), ..usual.clone() },
        MatchSetup { players: [Seat::bot("club"), Seat::bot("club")], ..usual.clone() },
        MatchSetup { players: [Seat::human(), Seat::bot("champion")], ..usual.clone() },
        MatchSetup { position: Some("24:2".to_owned()), ..usual.clone() },
        MatchSetup { position: Some("24:3 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5".to_owned()), ..usual.clone() },
        MatchSetup { position: Some("off:15 / 24:15".to_owned()), ..usual.clone() },
        MatchSetup { rules: "chess".to_owned(), ..usual.clone() },
        MatchSetup { title: Some(" \n ".to_owned()), ..usual.clone() },
    ];
    let errors: Vec<SetupError> = wrong.into_iter().map(|setup| check(setup).unwrap_err()).collect();
    assert!(matches!(
        errors.as_slice(),
        [
            SetupError::Length(0),
            SetupError::Length(1000),
            SetupError::NoPerson,
            SetupError::Level(_),
            SetupError::Text(_),
            SetupError::Position(_),
            SetupError::Over,
            SetupError::Rules(_),
            SetupError::Rules(_),
        ]
    ));
    let named = [Seat::Human { name: format!("  A\tB{}", "x".repeat(60)) }, Seat::human()];
    let named =
        check(MatchSetup { players: named, title: Some(" Our\nrules ".to_owned()), ..usual }).unwrap();
    assert_eq!(named.title.as_deref(), Some("Our rules"));
    let Seat::Human { name } = named.seat(FIRST) else { panic!("a person") };
    assert!(name.starts_with("A B") && name.chars().count() == 40);
}

#[test]
fn every_refusal_has_a_key_of_its_own() {
    let mut keys: Vec<&str> = Refused::KEYS.into_iter().chain(Refusal::KEYS).collect();
    keys.sort_unstable();
    let all = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), all);
    assert!(keys.contains(&Refused::ThrowIsLast.key()) && keys.contains(&Refused::NotThrown.key()));
}

#[test]
fn actions_keep_when_they_arrived_and_no_clock_goes_back() {
    let mut played = at("6:8 8:7 / 6:8 8:7", DiceMode::Hand);
    let time =
        |played: &PlayedMatch, i: usize| played.events()[i].time.map(|time| (time.at - NOW, time.spent));
    let prepared = played.prepare(Sender::TABLE, [&roll(&[3, 1])], NOW).unwrap();
    played.commit(prepared).unwrap();
    let prepared = played.prepare(Sender::TABLE, [&play_31()], NOW + 7_500).unwrap();
    played.commit(prepared).unwrap();
    let prepared = played.prepare(Sender::TABLE, [&roll(&[6, 5])], NOW - 60_000).unwrap();
    played.commit(prepared).unwrap();
    assert_eq!(time(&played, 0), Some((0, 0)), "nothing was before");
    let turn: Vec<_> = (1..4).map(|i| time(&played, i)).collect();
    assert_eq!(
        turn,
        [Some((7_500, 7_500)), Some((7_500, 0)), Some((7_500, 0))],
        "a turn takes its time once"
    );
    assert_eq!(time(&played, 4), Some((7_500, 0)), "another machine's clock may be behind");
}

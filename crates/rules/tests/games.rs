//! Peculiarities of each game.

mod entering;
mod parts;
mod pins;
mod tracks;
mod twists;
mod walls;

use std::sync::LazyLock;

use tavola_rules::{
    Action, Match, MatchKind, Occasion, Phase, Player, Position, Rules, Setup, Step, variants,
};

fn rules(name: &str) -> &'static Rules {
    variants::find(name).unwrap_or_else(|| panic!("no game {name}")).rules
}

static PUFF: LazyLock<&Rules> = LazyLock::new(|| rules("puff"));
static LONG_RUSSIAN_PUFF: LazyLock<&Rules> = LazyLock::new(|| rules("puff-russian-long"));
static FRENCH: LazyLock<&Rules> = LazyLock::new(|| rules("french-1"));
static GIOUL: LazyLock<&Rules> = LazyLock::new(|| rules("gioul"));
static PLAKOTO: LazyLock<&Rules> = LazyLock::new(|| rules("plakoto"));
static TOURNE_CASE: LazyLock<&Rules> = LazyLock::new(|| rules("tourne-case"));
static ACEY_DEUCEY: LazyLock<&Rules> = LazyLock::new(|| rules("acey-deucey"));
static LUDUS: LazyLock<&Rules> = LazyLock::new(|| rules("ludus-lumbardorum"));
static PIN: LazyLock<&Rules> = LazyLock::new(|| rules("pin"));

const A: Player = Player::First;
const B: Player = Player::Second;

fn at(rules: &Rules, text: &str) -> Match {
    let setup: Setup = text.parse().unwrap();
    let position = setup.with_rest_off(rules, A).position(rules, A).unwrap();
    Match::from_position(rules.clone(), MatchKind::Single, position, A)
}

fn roll(dice: [u8; 2]) -> Action {
    Action::Roll { dice: dice.to_vec() }
}

fn does(m: &mut Match, by: Player, action: &Action) {
    m.apply(by, action).unwrap_or_else(|e| panic!("{action:?}: {e}"));
}

/// Plays whatever is legal first, and announces the end.
fn plays_on(m: &mut Match, by: Player) {
    while let Phase::Move { turn, .. } = m.game().phase() {
        let Some(&mv) = turn.legal().first() else { break };
        does(m, by, &Action::Move(mv));
    }
    does(m, by, &Action::Done);
}

/// The steps of a roll in the start position of a game, in the middle of a match.
fn steps(rules: &Rules, roll: &str) -> Vec<Step> {
    steps_of_turn(rules, roll, Occasion::LATER)
}

fn steps_of_turn(rules: &Rules, roll: &str, turn: u32) -> Vec<Step> {
    let occasion = Occasion { player: A, turn, begins: true };
    rules.steps(&Position::start(rules, A), roll.parse().unwrap(), &occasion)
}

fn numbers(rules: &Rules, roll: &str) -> Vec<Vec<u8>> {
    let steps = steps(rules, roll);
    let numbers = |step: &Step| match step {
        Step::Play(segment) => segment.numbers().to_vec(),
        Step::Roll | Step::ChooseDouble => vec![],
    };
    steps.iter().map(numbers).collect()
}

fn owner(name: &str, text: &str) -> Match {
    at(rules(name), text)
}

/// The board of the first player after a roll that is played as far as the first legal moves go.
fn after_roll(m: &mut Match, by: Player, dice: [u8; 2]) -> String {
    does(m, by, &roll(dice));
    plays_on(m, by);
    m.game().position(A).to_string()
}

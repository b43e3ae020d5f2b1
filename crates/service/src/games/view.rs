//! The view of a match for the page. See `PROTOCOL.md`.

use tavola_play::{Ability, Event, MatchSetup, State, may};
use tavola_rules::game;
use tavola_rules::{Match, Player, Rules, options, variants};

use crate::board::Board;
use crate::games::wire::{
    ActName, Ahead, Card, ClockView, Cube, MatchEvent, MatchState, Phase, PhaseKind, RulesView, View,
};
use crate::positions::ids;
use crate::positions::turn::turn_of;

/// Data of a match outside its play.
#[derive(Clone, Debug)]
pub(crate) struct About<'a> {
    pub id: &'a str,
    pub setup: &'a MatchSetup,
    pub created: &'a str,
    pub updated: &'a str,
    /// Its present clocks.
    pub clock: Option<ClockView>,
}

/// Returns the view of a match for the page; `events` are the ones that the page lacks, up to the present. A page with earlier events has
/// the options of the rules already.
pub(crate) fn view(about: &About<'_>, m: &Match, seq: usize, live: bool, events: &[Event]) -> View {
    let (rules, game, cube) = (m.rules(), m.game(), m.game().cube());
    let entry = rules.track.entry();
    // The options are a third of a view, and do not change if all games of the match have the same rules.
    let known = live && seq > events.len() && m.match_rules().name == rules.name;
    let turn = match game.phase() {
        game::Phase::Move { player, turn, .. } if live => Some(turn_of(*player, turn)),
        _ => None,
    };
    let (dice, roller) = match game.phase() {
        game::Phase::Move { player, roll: Some(roll), .. } => (Some(roll.dice().to_vec()), Some(*player)),
        game::Phase::Choose { player, thrown: Some((roll, _)), .. } => {
            (Some(roll.dice().to_vec()), Some(*player))
        }
        game::Phase::Ahead { player, roll } => (Some(roll.dice().to_vec()), Some(player.opponent())),
        _ => (None, None),
    };
    let ahead = match (game.phase().player(), game.roll_ahead()) {
        (Some(mover), Some(roll)) => Some(Ahead { player: mover.opponent(), dice: roll.dice().to_vec() }),
        _ => None,
    };
    View {
        id: about.id.to_owned(),
        seq,
        live,
        rules: RulesView {
            name: rules.name,
            track: rules.track,
            checkers: rules.checkers(Player::First),
            options: (!known).then(|| all_options(rules)),
            mars: variants::has_mars(rules.name),
            title: about.setup.title.clone(),
        },
        match_rules: m.match_rules().name,
        kind: m.kind(),
        dice_mode: about.setup.dice,
        players: about.setup.players.clone(),
        score: m.score(),
        game: m.game_number(),
        crawford: game.is_crawford(),
        board: board(m),
        pips: Player::BOTH.map(|p| game.position(p).own().pips(entry)),
        cube: Cube {
            on: cube.in_play,
            value: cube.value,
            owner: cube.owner,
            stake: cube.stake(),
            rest_face: rules.cube.rest_face,
        },
        phase: phase(about.setup, m),
        dice,
        roller,
        ahead,
        turn,
        events: events.iter().map(MatchEvent::of).collect(),
        ids: ids::of_match(m),
        clock: about.clock.clone(),
        created: about.created.to_owned(),
        updated: about.updated.to_owned(),
    }
}

/// Returns the data of a match of `seq` actions for the list of matches.
pub(crate) fn card(setup: &MatchSetup, m: &Match, seq: usize) -> Card {
    Card {
        rules: m.rules().name.to_owned(),
        match_rules: m.match_rules().name.to_owned(),
        track: m.rules().track,
        title: setup.title.clone(),
        kind: m.kind(),
        players: setup.players.clone(),
        score: m.score(),
        game: m.game_number(),
        seq,
        state: if m.is_over() { MatchState::Over } else { MatchState::Playing },
        winner: m.winner(),
        board: board(m),
    }
}

/// Returns the present board.
fn board(m: &Match) -> Board {
    Board::of(&m.game().position(Player::First), Player::First)
}

/// Returns all options of a rule set with their values.
fn all_options(rules: &Rules) -> std::collections::BTreeMap<&'static str, tavola_notation::custom::Setting> {
    let settable = options::ALL.iter().filter(|spec| spec.applies(rules));
    settable.map(|spec| (spec.id, (spec.get)(rules).into())).collect()
}

fn phase(setup: &MatchSetup, m: &Match) -> Phase {
    let state = State::of(m);
    let kind = match state {
        State::Opening => PhaseKind::Opening,
        State::Roll { .. } => PhaseKind::Roll,
        State::Ahead { .. } => PhaseKind::Ahead,
        State::Choose { .. } => PhaseKind::Choose,
        State::Move { .. } => PhaseKind::Move,
        State::Double { .. } => PhaseKind::Double,
        State::Beaver { .. } => PhaseKind::Beaver,
        State::Raccoon { .. } => PhaseKind::Raccoon,
        State::Resign { .. } => PhaseKind::Resign,
        State::GameOver { .. } => PhaseKind::GameOver,
        State::MatchOver { .. } => PhaseKind::MatchOver,
    };
    let player = state.player();
    // If either player may act, a person may.
    let person = || Player::BOTH.into_iter().find(|seat| !setup.seat(*seat).is_bot());
    let abilities = player.or_else(person).map(|player| may(setup, m, player)).unwrap_or_default();
    let mut phase = Phase {
        kind,
        player,
        may: abilities.iter().map(act_name).collect(),
        fixed: None,
        value: None,
        points: None,
        level: None,
        resign_points: abilities.into_iter().find_map(|ability| match ability {
            Ability::Resign { points } => Some(points),
            _ => None,
        }),
        result: None,
        winner: None,
    };
    match state {
        State::Roll { fixed, .. } => phase.fixed = fixed,
        State::Double { value, .. } | State::Beaver { value, .. } | State::Raccoon { value, .. } => {
            phase.value = Some(value);
        }
        State::Resign { level, points, .. } => {
            (phase.level, phase.points) = (Some(level), Some(points));
        }
        State::GameOver { result } => phase.result = Some(result),
        State::MatchOver { result, winner } => {
            (phase.result, phase.winner) = (Some(result), Some(winner));
        }
        State::Opening | State::Ahead { .. } | State::Choose { .. } | State::Move { .. } => {}
    }
    phase
}

/// The page ends a turn by playing the rest of it, even if that is empty.
fn act_name(ability: &Ability) -> ActName {
    match ability {
        Ability::Roll { .. } => ActName::Roll,
        Ability::Pick => ActName::Pick,
        Ability::Choose => ActName::Choose,
        Ability::Play | Ability::Done => ActName::Play,
        Ability::TakeBack { .. } => ActName::TakeBack,
        Ability::Cocked => ActName::Cocked,
        Ability::Double { .. } => ActName::Double,
        Ability::Take => ActName::Take,
        Ability::Drop => ActName::Drop,
        Ability::Beaver { .. } => ActName::Beaver,
        Ability::Raccoon { .. } => ActName::Raccoon,
        Ability::Resign { .. } => ActName::Resign,
        Ability::Accept => ActName::Accept,
        Ability::Refuse => ActName::Refuse,
        Ability::Next => ActName::Next,
        Ability::End => ActName::End,
    }
}

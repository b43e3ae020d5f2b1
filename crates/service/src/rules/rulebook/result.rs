//! The value of a game, the doubling cube, and the usual match.

use tavola_rules::rules::{BackgammonZone, CheckersLeft, End, Rolls, Scoring};
use tavola_rules::score;
use tavola_rules::track::Track;
use tavola_rules::{Cube, MatchKind, Rules, variants};

use super::message::{Message, plain};
use super::possible::{Possible, counts_high};
use tavola_locale::Locale;

/// The end of a game and its value.
pub(super) fn scoring(rules: &Rules, possible: &Possible, locale: &Locale) -> Vec<Message> {
    let mut messages = match rules.scoring {
        Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Flat => vec![plain("rules-score-single")],
        Scoring::Pips => vec![plain("rules-score-pips")],
        Scoring::CheckersLeft(reading) => {
            let doubled = match reading {
                CheckersLeft::Once => None,
                CheckersLeft::AllDoubled => Some(plain("rules-score-checkers-left-all")),
                CheckersLeft::OutsideDoubled => Some(plain("rules-score-checkers-left-outside")),
            };
            [plain("rules-score-checkers-left")].into_iter().chain(doubled).collect()
        }
    };
    let mars = variants::has_mars(rules.name);
    if possible.gammon {
        messages.push(plain(if mars { "rules-score-mars" } else { "rules-score-gammon" }));
    }
    if possible.backgammon {
        let id = match (rules.backgammon_needs_none_off, mars) {
            (true, true) => "rules-score-koks-none-off",
            (true, false) => "rules-score-backgammon-none-off",
            (false, true) => "rules-score-koks-any",
            (false, false) => "rules-score-backgammon-any",
        };
        messages.push(plain(id).text("where", backgammon_zone(rules, possible, locale)));
    }
    if rules.end == End::HitLoses && possible.hits {
        messages.push(plain("rules-score-hit"));
    }
    if possible.draw && !rules.mother {
        messages.push(plain("rules-dead-draw"));
    }
    if rules.rolls == Rolls::Fixed {
        messages.push(plain("rules-repetition-draw"));
    }
    if possible.draw {
        messages.push(plain("rules-score-draw"));
    }
    messages.extend(resigning(rules, possible));
    messages
}

/// Returns the zone in which a checker of the loser turns a gammon into a backgammon.
fn backgammon_zone(rules: &Rules, possible: &Possible, locale: &Locale) -> String {
    let quadrant = match rules.track {
        Track::Contrary => Some("rules-zone-winners-home"),
        Track::Same | Track::Offset => Some("rules-zone-first-quadrant"),
        Track::HalfContrary | Track::HalfParallel | Track::Ring | Track::Towers => None,
    };
    let wide = rules.backgammon_zone == BackgammonZone::QuadrantOrBar;
    let bar = (wide && possible.bar).then_some("rules-zone-bar");
    let pool = (wide && possible.pool).then_some("rules-zone-pool");
    let places: Vec<String> = [quadrant, bar, pool].into_iter().flatten().map(|id| locale.text(id)).collect();
    match places.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), locale.text("rules-or")),
    }
}

/// The price of a resignation.
fn resigning(rules: &Rules, possible: &Possible) -> Vec<Message> {
    let mars = variants::has_mars(rules.name);
    let mut messages = vec![plain(match (possible.gammon, possible.backgammon) {
        (false, _) => "rules-score-resign",
        (true, false) if mars => "rules-score-resign-mars",
        (true, true) if mars => "rules-score-resign-koks",
        (true, false) => "rules-score-resign-gammon",
        (true, true) => "rules-score-resign-backgammon",
    })];
    if counts_high(rules) {
        let points = score::points(rules, rules.start[0], 1, &Cube::new(false), false);
        messages.push(plain("rules-score-resign-as-it-stands").number("points", points));
    }
    messages
}

/// The doubling cube, if there is one.
pub(super) fn cube(rules: &Rules, possible: &Possible) -> Vec<Message> {
    let cube = &rules.cube;
    if !possible.cube {
        return vec![plain("rules-cube-off")];
    }
    let mut messages = vec![plain("rules-cube-offer"), plain("rules-cube-owner")];
    messages.push(plain(match (possible.gammon, possible.backgammon) {
        (false, _) => "rules-cube-multiplies",
        (true, false) => "rules-cube-multiplies-gammon",
        (true, true) => "rules-cube-multiplies-backgammon",
    }));
    messages.push(match cube.cap {
        0 => plain("rules-cube-unlimited"),
        cap => plain("rules-cube-cap").number("cap", cap),
    });
    for (applies, id) in [
        (!cube.in_single_game, "rules-cube-not-single"),
        (cube.crawford, "rules-cube-crawford"),
        (cube.holland, "rules-cube-holland"),
        (cube.jacoby && possible.gammon, "rules-cube-jacoby"),
        (cube.beavers, "rules-cube-beavers"),
        (cube.beavers && cube.raccoons, "rules-cube-raccoons"),
    ] {
        if applies {
            messages.push(plain(id));
        }
    }
    if cube.automatic_doubles > 0 {
        messages.push(plain("rules-cube-automatic").number("times", cube.automatic_doubles));
    }
    messages
}

/// The usual match: as printed in the leaflet of the game, or else the common one.
pub(super) fn usual_match(rules: &Rules, locale: &Locale) -> Vec<Message> {
    let mut messages = Vec::new();
    if !rules.in_turn.is_empty() {
        let games: Vec<String> =
            rules.in_turn.iter().map(|game| locale.text(&format!("game-{}", game.name))).collect();
        messages.push(plain("rules-match-in-turn").text("games", games.join(", ")));
    }
    let leaflet = variants::find(rules.name).and_then(variants::Variant::leaflet);
    messages.push(match rules.usual_match {
        // One game of these can be worth more than any usual match.
        MatchKind::Points(_) | MatchKind::Games(_) if counts_high(rules) => plain("rules-match-agree"),
        // The text follows the leaflets. The usual match is only the preset of a new match.
        _ if leaflet == Some("001") => plain("rules-match-agreed"),
        _ if leaflet == Some("003") => plain("rules-match-target"),
        _ if leaflet == Some("004") => plain("rules-match-series"),
        MatchKind::Points(n) => plain("rules-match-points").number("length", n),
        MatchKind::Games(n) => plain("rules-match-games").number("length", n),
        MatchKind::Single => plain("rules-match-single"),
        MatchKind::Money => plain("rules-match-money"),
    });
    messages
}

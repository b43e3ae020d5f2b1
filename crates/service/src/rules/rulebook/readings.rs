//! Interpretations for leaflets that are silent, unclear or contradictory: the rules as played, marked as a reading or an addition.

use tavola_rules::rules::{
    BearOff, CheckersLeft, Contact, Doubles, End, Entering, Mixed, Obligation, Opening, Scoring, StackLimits,
};
use tavola_rules::{Rules, variants};

use super::message::{Message, plain};
use super::possible::Possible;

/// A note on a game, and the condition on the rules under which it is true: an option can make a reading obsolete.
type Note = (&'static str, fn(&Rules) -> bool);

const ALWAYS: fn(&Rules) -> bool = |_| true;
const NO_CUBE: Note = ("rules-ours-no-cube", |rules| !rules.cube.on);
const PUFF_DOUBLES: Note =
    ("rules-ours-puff-doubles", |rules| rules.dice.doubles == Doubles::Underside && rules.dice.times == 4);
const FREE_AFTER_TWO: Note = ("rules-ours-free-after-two", |rules| rules.entering == Entering::FreeAfter(2));
const FREE_WITHIN_ROLL: Note =
    ("rules-ours-free-within-roll", |rules| rules.entering == Entering::FreeAfter(2));
const ALL_FIRST: Note = ("rules-ours-all-first", |rules| rules.entering == Entering::AllFirst);
const TIES: Note = ("rules-ours-ties", |rules| rules.opening != Opening::LotThenRoll);
const AS_MANY: Note = ("rules-ours-as-many", |rules| matches!(rules.obligation, Obligation::Max { .. }));
const LAST_OFF: Note = ("rules-ours-last-off", ALWAYS);
const PICTURE: Note = ("rules-ours-picture", ALWAYS);

/// Returns the notes on a game of a leaflet.
fn notes(name: &str) -> &'static [Note] {
    match name {
        "leaflet-000" => &[
            ("rules-ours-000-spanish", ALWAYS),
            ("rules-ours-000-backgammon", |rules| !rules.backgammon_needs_none_off),
        ],
        "leaflet-001" => &[("rules-ours-001-five", |rules| rules.stacks == StackLimits::NONE)],
        "leaflet-002" => &[
            AS_MANY,
            ("rules-ours-002-bear-off", |rules| rules.bear_off == BearOff::FarthestOvershoot),
            ("rules-ours-002-entering", ALWAYS),
            ("rules-ours-002-points", |rules| {
                rules.scoring == Scoring::CheckersLeft(CheckersLeft::AllDoubled)
            }),
        ],
        "leaflet-003" => &[
            TIES,
            ("rules-ours-003-stop", |rules| rules.block_at == 2),
            ("rules-ours-003-higher", |rules| rules.obligation == Obligation::Max { higher: true }),
            ("rules-ours-003-points", |rules| rules.scoring == Scoring::Gammon123),
        ],
        "leaflet-004" => &[
            TIES,
            ("rules-ours-004-rolls", |rules| rules.opening == Opening::TwoDiceHighest),
            ("rules-ours-004-cube", |rules| rules.cube.on && rules.cube.cap == 0),
            ("rules-ours-004-backgammon", |rules| !rules.backgammon_needs_none_off),
        ],
        "eureka" => &[PICTURE],
        "puff" => &[PUFF_DOUBLES, ALL_FIRST],
        "puff-long" => &[PUFF_DOUBLES, ALL_FIRST, ("rules-ours-puff-long", ALWAYS)],
        "puff-russian" | "puff-russian-long" => &[PUFF_DOUBLES, FREE_WITHIN_ROLL],
        "french-1" => &[ALL_FIRST],
        "russian" => &[FREE_AFTER_TWO],
        "gioul" => &[("rules-ours-gioul", ALWAYS)],
        "tourne-case" => &[
            ("rules-ours-tourne-case", |rules| !rules.overtaking),
            ("rules-ours-tourne-case-home", |rules| rules.stacks.at(2) == 1),
            NO_CUBE,
        ],
        "acey-deucey" => &[("rules-ours-acey-deucey", ALWAYS)],
        "mexican" => &[("rules-ours-mexican", ALWAYS)],
        "old-britain" => {
            &[("rules-ours-old-britain", |rules| matches!(rules.obligation, Obligation::Max { .. }))]
        }
        "pin" => &[
            PICTURE,
            ("rules-ours-pin-pairs", |rules| rules.contact == Contact::Pin(Mixed::Closed)),
            ("rules-ours-pin-bear-off", |rules| rules.bear_off_while_pinned),
            LAST_OFF,
        ],
        "catch-me" => &[PICTURE, ("rules-ours-catch-me", ALWAYS), NO_CUBE],
        "ludus-lumbardorum" => &[
            PICTURE,
            ("rules-ours-ludus-points", |rules| rules.stacks.at(8) == 1),
            ("rules-ours-ludus-double", |rules| rules.dice.times == 2),
            ("rules-ours-flat", |rules| rules.scoring == Scoring::Flat),
            NO_CUBE,
        ],
        "doublets" => &[PICTURE, ("rules-ours-doublets", |rules| rules.whole_towers), NO_CUBE],
        "backward" => &[("rules-ours-backward", |rules| rules.backward), LAST_OFF],
        "straight" => &[("rules-ours-sides", ALWAYS)],
        "snake" => &[PICTURE, ("rules-ours-snake", ALWAYS), ("rules-ours-sides", ALWAYS)],
        "double-against-choice" => &[("rules-ours-choice", ALWAYS), ("rules-ours-sides", ALWAYS)],
        "no-hit" => &[("rules-ours-no-hit", |rules| rules.end == End::HitLoses)],
        "open-roll" => &[("rules-ours-open-roll", |rules| !rules.cube.on)],
        "misere" => &[("rules-ours-flat", |rules| rules.scoring == Scoring::Flat)],
        _ => &[],
    }
}

/// Returns our readings of and additions to a game of a leaflet. Other games name their source.
pub(super) fn readings(rules: &Rules, possible: &Possible) -> Vec<Message> {
    let Some(leaflet) = variants::find(rules.name).and_then(variants::Variant::leaflet) else {
        return Vec::new();
    };
    let holding = notes(rules.name).iter().filter(|(_, holds)| holds(rules));
    let mut messages: Vec<Message> = holding.map(|(id, _)| plain(id)).collect();
    // The games of leaflet 001 begin like its standard part.
    if leaflet == "001" && rules.opening == Opening::LotThenRoll {
        messages.insert(0, plain("rules-ours-lot"));
    }
    if possible.draw {
        messages.push(plain("rules-ours-draw"));
    }
    messages.push(plain("rules-ours-resign"));
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_on_games_of_leaflets_only_and_true_of_them() {
        for variant in &variants::ALL {
            let notes = notes(variant.rules.name);
            assert!(notes.is_empty() || variant.leaflet().is_some(), "{}", variant.rules.name);
            for (id, holds) in notes {
                assert!(holds(variant.rules), "{id} of {}", variant.rules.name);
            }
        }
    }
}

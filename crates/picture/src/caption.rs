//! The caption of a picture: the player and the decision, the score, the cube, the pips, and the id to copy.

use tavola_locale::{Locale, Variable};
use tavola_notation::situation::{Awaits, Situation};
use tavola_notation::{any, xgid};
use tavola_rules::track::Track;
use tavola_rules::{Player, Rules};

/// The lines of a caption in a language. `dice` are those to play, or none. The light checkers are the first player's.
#[must_use]
pub fn caption(situation: &Situation, rules: &Rules, dice: &[u8], locale: &Locale) -> Vec<String> {
    let name = |player: Player| {
        Variable::Text(locale.text(if player == Player::First { "colour-light" } else { "colour-dark" }))
    };
    let number = |number: u32| Variable::Number(number);
    let decision = match situation.awaits {
        Awaits::Answer(_) => locale.with("picture-answer", &[("player", name(situation.decider()))]),
        Awaits::Play(_) | Awaits::Roll if !dice.is_empty() => {
            let mut dice = dice.to_vec();
            dice.sort_unstable_by(|a, b| b.cmp(a));
            let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
            let dice = Variable::Text(dice.join("-"));
            locale.with("picture-play", &[("player", name(situation.on_roll)), ("dice", dice)])
        }
        Awaits::Play(_) | Awaits::Roll => locale.with("picture-roll", &[("player", name(situation.on_roll))]),
    };
    let mut facts = vec![decision];
    if situation.rules != Rules::STANDARD.name {
        facts.push(locale.text(&format!("game-{}", situation.rules)));
    }
    if situation.match_length == 0 {
        facts.push(locale.text("edit-stakes-money"));
    } else {
        let length = [("length", number(u32::from(situation.match_length)))];
        let [own, other] =
            [situation.on_roll, situation.on_roll.opponent()].map(|p| situation.score[p.index()]);
        let score = locale.with("score", &[("first", number(own)), ("second", number(other))]);
        facts.push(format!("{}, {score}", locale.with("match-points", &length)));
        if situation.crawford {
            facts.push(locale.text("match-crawford"));
        }
    }
    if rules.cube.on && situation.cube_value > 1 {
        let cube = locale.with("player-cube", &[("value", number(situation.cube_value))]);
        facts.push(match situation.cube_owner {
            Some(owner) => format!("{cube} ({})", text(name(owner))),
            None => cube,
        });
    }
    // Towers stand, and the ring is run round and round.
    if !matches!(rules.track, Track::Ring | Track::Towers) {
        let entry = rules.track.entry();
        let pips = [("own", situation.position.own()), ("other", situation.position.other())];
        let pips = pips.map(|(side, checkers)| (side, number(checkers.pips(entry))));
        facts.push(locale.with("picture-pips", &pips));
    }
    let id = if any::has_ids(rules) { xgid::print(situation) } else { situation.position.to_string() };
    vec![facts.join(" · "), id]
}

fn text(variable: Variable) -> String {
    match variable {
        Variable::Text(text) => text,
        Variable::Number(number) => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_has_all_that_a_reader_needs_to_decide() {
        let rules = &Rules::STANDARD;
        let id = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:64:2:4:0:7:10";
        let situation = any::parse(id, rules).unwrap();
        let lines = caption(&situation, rules, &[4, 6], Locale::english());
        assert_eq!(lines[0], "Light to play 6-4 · 7-point match, 2 : 4 · Cube at 2 (Dark) · Pips 167 – 167");
        assert_eq!(lines[1], id);
        let money = Situation { match_length: 0, score: [0, 0], awaits: Awaits::Roll, ..situation };
        let lines = caption(&money, rules, &[], Locale::find("de").unwrap());
        assert!(lines[0].starts_with("Hell am Wurf · Um Geld"), "{}", lines[0]);
    }

    #[test]
    fn pips_are_left_out_where_they_mean_nothing() {
        let line = |name: &str| {
            let rules = tavola_rules::variants::find(name).unwrap().rules;
            caption(&any::parse("start", rules).unwrap(), rules, &[], Locale::english())[0].clone()
        };
        assert!(line("plakoto").contains("Pips"));
        assert!(!line("catch-me").contains("Pips") && !line("doublets").contains("Pips"));
    }

    #[test]
    fn every_language_has_a_caption_of_its_own() {
        let rules = &Rules::STANDARD;
        let situation = any::parse("start", rules).unwrap();
        for code in Locale::codes() {
            let lines = caption(&situation, rules, &[], Locale::find(code).unwrap());
            assert!(!lines[0].contains("picture-") && !lines[0].contains('{'), "{code}: {}", lines[0]);
        }
    }
}

//! Position and match ids on the page.

use serde_json::{Value, json};
use tavola_notation::situation::{Awaits, Situation};
use tavola_notation::{any, custom, gnubg, xgid};
use tavola_rules::{Match, Player, Position, Rules};

use crate::error::Failure;
use crate::wire::{Board, PositionQuery};

/// The ids of the game as it stands; `null` where it has none.
pub(crate) fn of_match(m: &Match) -> Value {
    if !any::has_ids(m.rules()) {
        return Value::Null;
    }
    let situation = Situation::of_match(m);
    json!({
        "plain": situation.position.to_string(),
        "gnubg": gnubg::pair(&situation),
        "xgid": xgid::print(&situation),
    })
}

/// Reads a position from a text or a board, and answers it in every form.
pub(crate) fn read(query: &PositionQuery) -> Result<Value, Failure> {
    let rules = custom::changed(&query.rules, &query.options)?;
    let situation = match (&query.text, &query.board) {
        (Some(text), None) => any::parse(text.trim(), &rules)?,
        (None, Some(board)) => {
            let position = board.setup(query.player).position(&rules, query.player)?;
            Situation { on_roll: query.player, ..Situation::money(&rules, position) }
        }
        _ => return Err(Failure::bad("expected either a text or a board")),
    };
    Ok(answer(&rules, &situation))
}

fn answer(rules: &Rules, situation: &Situation) -> Value {
    let Situation { position, on_roll, .. } = situation;
    let mut value = json!({
        "plain": position.to_string(),
        "board": Board::of(position, *on_roll),
        "player": on_roll,
        "dice": match situation.awaits {
            Awaits::Play(dice) => json!(dice),
            Awaits::Roll | Awaits::Answer(_) => Value::Null,
        },
        "pips": pips(rules, position, *on_roll),
    });
    if any::has_ids(rules) {
        value["gnubg"] = gnubg::pair(situation).into();
        value["xgid"] = xgid::print(situation).into();
    }
    value
}

fn pips(rules: &Rules, position: &Position, on_roll: Player) -> [u32; 2] {
    let entry = rules.track.entry();
    let seen = [position.own().pips(entry), position.other().pips(entry)];
    if on_roll == Player::First { seen } else { [seen[1], seen[0]] }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use tavola_notation::custom::Setting;
    use tavola_rules::MatchKind;

    fn ids(game: &str, option: &str, word: &str) -> Value {
        let options = BTreeMap::from([(option.to_owned(), Setting::Word(word.to_owned()))]);
        of_match(&Match::new(custom::changed(game, &options).unwrap(), MatchKind::Single))
    }

    #[test]
    fn ids_are_given_only_where_the_rules_in_play_can_be_described_by_them() {
        let nackgammon =
            Match::new(custom::changed("nackgammon", &BTreeMap::new()).unwrap(), MatchKind::Single);
        assert_eq!(ids("backgammon", "start", "nackgammon"), of_match(&nackgammon));
        assert_eq!(ids("backgammon", "start", "pool"), Value::Null);
        assert_eq!(ids("backgammon", "contact", "pin"), Value::Null);
        assert_eq!(ids("longgammon", "track", "offset"), Value::Null);
        // The preset has no ids, these rules of it do.
        assert_ne!(ids("dutch", "start", "standard"), Value::Null);
    }
}

//! Position and match ids on the page.

use tavola_notation::situation::{Awaits, Situation};
use tavola_notation::{any, custom, gnubg, xgid};
use tavola_rules::{Match, Player, Position, Rules};

use crate::error::Failure;
use crate::wire::{Board, PositionAnswer, PositionIds, PositionQuery};

/// The ids of the game as it stands; `None` where it has none.
pub(crate) fn of_match(m: &Match) -> Option<PositionIds> {
    any::has_ids(m.rules()).then(|| {
        let situation = Situation::of_match(m);
        PositionIds {
            plain: situation.position.to_string(),
            gnubg: gnubg::pair(&situation),
            xgid: xgid::print(&situation),
        }
    })
}

/// Reads a position from a text or a board, and answers it in every form.
pub(crate) fn read(query: &PositionQuery) -> Result<PositionAnswer, Failure> {
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

fn answer(rules: &Rules, situation: &Situation) -> PositionAnswer {
    let Situation { position, on_roll, .. } = situation;
    let has_ids = any::has_ids(rules);
    PositionAnswer {
        plain: position.to_string(),
        gnubg: has_ids.then(|| gnubg::pair(situation)),
        xgid: has_ids.then(|| xgid::print(situation)),
        board: Board::of(position, *on_roll),
        player: *on_roll,
        dice: match situation.awaits {
            Awaits::Play(dice) => Some(dice),
            Awaits::Roll | Awaits::Answer(_) => None,
        },
        pips: pips(rules, position, *on_roll),
    }
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

    fn ids(game: &str, option: &str, word: &str) -> Option<PositionIds> {
        let options = BTreeMap::from([(option.to_owned(), Setting::Word(word.to_owned()))]);
        of_match(&Match::new(custom::changed(game, &options).unwrap(), MatchKind::Single))
    }

    #[test]
    fn ids_are_given_only_where_the_rules_in_play_can_be_described_by_them() {
        let nackgammon =
            Match::new(custom::changed("nackgammon", &BTreeMap::new()).unwrap(), MatchKind::Single);
        assert_eq!(ids("backgammon", "start", "nackgammon"), of_match(&nackgammon));
        assert_eq!(ids("backgammon", "start", "pool"), None);
        assert_eq!(ids("backgammon", "contact", "pin"), None);
        assert_eq!(ids("longgammon", "track", "offset"), None);
        // The preset has no ids, these rules of it do.
        assert_ne!(ids("dutch", "start", "standard"), None);
    }
}

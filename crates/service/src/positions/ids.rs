//! Position and match ids of a running game.

use tavola_notation::situation::Situation;
use tavola_notation::{any, gnubg, xgid};
use tavola_rules::Match;

use super::wire::PositionIds;

/// Returns the ids of the running game; `None` for a game without ids.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use tavola_notation::custom::{self, Setting};
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
        // The preset has no ids, but these rules of it have.
        assert_ne!(ids("dutch", "start", "standard"), None);
    }
}

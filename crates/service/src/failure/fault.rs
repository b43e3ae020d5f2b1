//! Faults of a position, as data: the page has a message for each in the reader's language (`fault-KEY`).

use tavola_notation::any::AnyError;
use tavola_notation::{gnubg::GnubgError, ogid::OgidError, snowie::SnowieError, xgid::XgidError};
use tavola_rules::{PositionError, PositionFault};

use super::wire::Fault;

/// The keys of all faults.
pub const KEYS: [&str; 20] = [
    "count",
    "no-such-point",
    "shared-point",
    "not-pinned",
    "no-pool",
    "both-finished",
    "over",
    "unreadable",
    "no-ids",
    "plain",
    "gnubg-position",
    "gnubg-match",
    "gnubg-pair",
    "xgid-fields",
    "xgid-places",
    "xgid-checkers",
    "ogid-fields",
    "ogid-place",
    "snowie-fields",
    "id-field",
];

pub(crate) fn fault(error: &AnyError) -> Fault {
    let key = |key| Fault { key, ..Fault::default() };
    let counted = |key, found: usize| Fault { key, found: u32::try_from(found).ok(), ..Fault::default() };
    match error {
        AnyError::Position(error)
        | AnyError::Gnubg(GnubgError::Position(error))
        | AnyError::Xgid(XgidError::Position(error))
        | AnyError::Ogid(OgidError::Position(error))
        | AnyError::Snowie(SnowieError::Position(error)) => arrangement(error),
        AnyError::Unknown(_) => key("unreadable"),
        AnyError::NoIds { .. } => key("no-ids"),
        AnyError::Plain(_) => key("plain"),
        AnyError::Gnubg(GnubgError::PositionText(_) | GnubgError::PositionBits(_)) => key("gnubg-position"),
        AnyError::Gnubg(GnubgError::MatchText(_)) => key("gnubg-match"),
        AnyError::Gnubg(GnubgError::Pair(_)) => key("gnubg-pair"),
        AnyError::Xgid(XgidError::Fields(found)) => counted("xgid-fields", *found),
        AnyError::Xgid(XgidError::Places(found)) => counted("xgid-places", *found),
        AnyError::Xgid(XgidError::Checkers(_)) => key("xgid-checkers"),
        AnyError::Ogid(OgidError::Fields(found)) => counted("ogid-fields", *found),
        AnyError::Ogid(OgidError::Place(_)) => key("ogid-place"),
        AnyError::Snowie(SnowieError::Fields(found)) => counted("snowie-fields", *found),
        AnyError::Gnubg(GnubgError::MatchField { field, .. })
        | AnyError::Xgid(XgidError::Field { field, .. })
        | AnyError::Ogid(OgidError::Field { field, .. })
        | AnyError::Snowie(SnowieError::Field { field, .. }) => {
            Fault { key: "id-field", field: Some(part(field)), ..Fault::default() }
        }
    }
}

/// Returns the part of an id that contains a field.
fn part(field: &str) -> &'static str {
    match field {
        "cube" | "highest cube" => "cube",
        "owner of the cube" | "cube owner" => "owner",
        "turn" | "player who acted" => "turn",
        "roll" | "die" | "dice" => "dice",
        "score" => "score",
        "length" => "length",
        "rule field" => "rules",
        "number of checkers on a place" | "number of checkers on a bar" => "checkers",
        _ => "other",
    }
}

/// Describes an invalid arrangement of checkers: the first fault, with the others.
fn arrangement(error: &PositionError) -> Fault {
    let mut faults = error.faults().iter().map(one);
    let first = faults.next().unwrap_or_default();
    Fault { others: faults.collect(), ..first }
}

fn one(fault: &PositionFault) -> Fault {
    let side = |own: bool| Some(if own { "roller" } else { "other" });
    match *fault {
        PositionFault::Count { own, found, wanted } => {
            let (found, wanted) = (Some(found), Some(wanted));
            Fault { key: "count", side: side(own), found, wanted, ..Fault::default() }
        }
        PositionFault::NoSuchPoint { own, point } => {
            Fault { key: "no-such-point", side: side(own), point: Some(point), ..Fault::default() }
        }
        PositionFault::SharedPoint { point } => {
            Fault { key: "shared-point", point: Some(point), ..Fault::default() }
        }
        PositionFault::NotPinned { own, point } => {
            Fault { key: "not-pinned", side: side(own), point: Some(point), ..Fault::default() }
        }
        PositionFault::NoPool => Fault { key: "no-pool", ..Fault::default() },
        PositionFault::BothFinished => Fault { key: "both-finished", ..Fault::default() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_notation::any;
    use tavola_rules::{Rules, variants};

    #[test]
    fn a_wrong_text_is_told_by_what_is_wrong_with_it() {
        let pin = variants::find("plakoto").expect("a game without ids").rules;
        let mut seen = Vec::new();
        for (text, rules, key) in [
            ("hello", &Rules::STANDARD, "unreadable"),
            ("4HPwATDgc/ABMA", pin, "no-ids"),
            ("24:2 13 / 1:1", &Rules::STANDARD, "plain"),
            ("24:15 23:1 / 1:1", &Rules::STANDARD, "count"),
            ("//////////////", &Rules::STANDARD, "gnubg-position"),
            ("4HPwATDgc/ABMA:////////////", &Rules::STANDARD, "id-field"),
            ("XGID=x", &Rules::STANDARD, "xgid-fields"),
            ("XGID=-b:0:0:1:00:0:0:0:0:10", &Rules::STANDARD, "xgid-places"),
            ("XGID=-b----E-C---eE---c-e----B?:0:0:1:00:0:0:0:0:10", &Rules::STANDARD, "xgid-checkers"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", &Rules::STANDARD, "id-field"),
            (&";".repeat(60), &Rules::STANDARD, "snowie-fields"),
        ] {
            let error = any::parse(text, rules).expect_err(text);
            assert_eq!(fault(&error).key, key, "{text}: {error}");
            assert!(KEYS.contains(&key), "{key}");
            seen.push(key);
        }
        assert_eq!(seen.len(), 11);
    }
}

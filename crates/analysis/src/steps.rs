//! The moves of a play in files and answers: objects with `from`, `to` and `die`. Files of earlier versions have lists of three.

use serde::de::{Deserialize, Deserializer};
use serde::ser::Serializer;
use tavola_rules::Move;

/// A move as it is or was written.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Written {
    Move(Move),
    Triple([u8; 3]),
}

pub(crate) fn serialize<S: Serializer>(moves: &[[u8; 3]], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.iter().map(|&[from, to, die]| Move { from, to, die }))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<[u8; 3]>, D::Error> {
    let written = Vec::<Written>::deserialize(deserializer)?;
    Ok(written
        .into_iter()
        .map(|written| match written {
            Written::Move(Move { from, to, die }) => [from, to, die],
            Written::Triple(triple) => triple,
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use crate::decision::Alternative;

    #[test]
    fn plays_and_losses_are_read_as_they_were_written_before_too() {
        let before = r#"{"text":"8/5 6/5","moves":[[8,5,3],[6,5,1]],"equity":0.2,"error":0.01}"#;
        let read: Alternative = serde_json::from_str(before).unwrap();
        assert_eq!((&read.moves[..], read.error), (&[[8, 5, 3], [6, 5, 1]][..], 0.01));
        let now = serde_json::to_value(&read).unwrap();
        assert_eq!(now["moves"][1], serde_json::json!({"from": 6, "to": 5, "die": 1}));
        assert_eq!((&now["loss"], now.get("error")), (&0.01.into(), None));
        assert_eq!(serde_json::from_value::<Alternative>(now).unwrap(), read);
    }

    #[test]
    fn a_decision_of_before_is_read_with_its_judgement() {
        let text = include_str!("../tests/decision.json");
        let read: crate::Decision = serde_json::from_str(text).unwrap();
        let judgement = read.judgement.as_ref().expect("a judgement");
        assert_eq!((judgement.error, judgement.alternatives[1].error), (0.05, 0.05));
        let now = serde_json::to_value(&read).unwrap();
        assert_eq!((&now["loss"], now.get("error")), (&0.05.into(), None));
        assert_eq!(serde_json::from_value::<crate::Decision>(now).unwrap(), read);
    }
}

//! Lessons with the inputs of the contact net, for a trainer that cannot compute them: `scripts/fit_contact.py`.
//!
//! A lesson has 64 bytes: the places of both sides as in a file of lessons (26 bytes), the four options of each side (8), its five
//! amounts in their units, as little-endian `u16` (20), and the target as in a file of lessons (10).

use std::path::PathBuf;

use tavola_engine::Probabilities;
use tavola_engine::evaluators::nets::features::Features;
use tavola_rules::Position;

use crate::checkpoint;
use crate::error::TrainError;
use crate::lessons::{Form, Lesson};

/// The options of `lesson-inputs`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct InputOptions {
    /// Files of lessons.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File for the lessons with inputs.
    #[arg(long)]
    to: PathBuf,
}

/// Bytes of a lesson.
const BYTES: usize = 64;

/// Appends a lesson with its inputs.
fn put(lesson: &Lesson, bytes: &mut Vec<u8>) {
    Form::Backgammon.write(lesson, bytes);
    let target = bytes.split_off(bytes.len() - 2 * Probabilities::COUNT);
    let (options, amounts) = features(&lesson.position);
    bytes.extend(options);
    bytes.extend(amounts.iter().flat_map(|amount| amount.to_le_bytes()));
    bytes.extend(target);
}

/// The options and the amounts of both sides.
fn features(position: &Position) -> (Vec<u8>, Vec<u16>) {
    let features = Features::of(position);
    let options = features.options.as_flattened().iter().map(|&option| option as u8);
    (options.collect(), features.amounts.as_flattened().to_vec())
}

/// Writes lessons with their inputs.
pub(crate) fn write_inputs(options: &InputOptions) -> Result<(), TrainError> {
    let lessons = Form::Backgammon.load(&options.files)?;
    let mut bytes = Vec::with_capacity(BYTES * lessons.len());
    lessons.iter().for_each(|lesson| put(lesson, &mut bytes));
    checkpoint::write(&options.to, &bytes).map_err(TrainError::io(&options.to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules};

    #[test]
    fn a_lesson_of_the_start_has_its_places_its_features_and_its_target() {
        let target = Probabilities::from_array([0.5, 0.25, 0.0, 0.125, 0.0]);
        let lesson = Lesson { position: Position::start(&Rules::STANDARD, Player::First), target };
        let mut bytes = Vec::new();
        put(&lesson, &mut bytes);
        assert_eq!(bytes.len(), BYTES);
        // Five checkers on 6, three on 8; both sides stand alike.
        assert_eq!((bytes[3], bytes[4]), (0x05, 0x03));
        assert_eq!(bytes[..13], bytes[13..26]);
        // The rearmost checker is on 24, nobody is on the bar.
        assert_eq!(bytes[26], 24);
        assert_eq!(bytes[26..30], bytes[30..34]);
        assert_eq!(bytes[54..58], [0x00, 0x10, 0x00, 0x08]);
    }
}

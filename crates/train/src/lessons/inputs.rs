//! Lessons with the inputs of a net, for trainers that cannot compute them: `scripts/fit_contact.py` and `scripts/fit_game.py`.
//!
//! A lesson of backgammon has 64 bytes: the places of both sides as in a file of lessons (26 bytes), the four options of each side (8), its five
//! amounts in their units, as little-endian `u16` (20), and the target as in a file of lessons (10).
//!
//! With the name of a game, a lesson has numbers of two bytes: all inputs of its net, as `bfloat16`, the upper half of an `f32`; whether it
//! is an alternative to the lesson before; and the target as in a file of lessons. Lessons of `backgammon` are those of its contact net.

use std::path::PathBuf;

use tavola_engine::Probabilities;
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::features::Features;
use tavola_engine::evaluators::nets::inputs::{Active, Inputs};
use tavola_rules::{BAR, Checkers, OFF, POOL, Position};

use crate::checkpoint;
use crate::error::TrainError;
use crate::games;
use crate::lessons::lesson::put_target;
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
    /// Name of the game whose lessons these are, for all inputs of its net; `backgammon` for its contact net.
    #[arg(long)]
    game: Option<String>,
}

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

/// The upper half of a number, rounded.
fn half(number: f32) -> u16 {
    ((number.to_bits() + 0x8000) >> 16) as u16
}

/// Returns whether two positions may come from the same one by different plays of the player who is not on roll: those of the player on roll
/// were hit at most.
fn are_alternatives(one: &Position, other: &Position) -> bool {
    let were_hit = |before: Checkers, after: Checkers| {
        let gone = |place: &u8| before.count(*place).saturating_sub(after.count(*place));
        let away = [BAR, POOL];
        let left: u8 = (OFF..=POOL).filter(|place| !away.contains(place)).map(|place| gone(&place)).sum();
        left <= away.into_iter().map(|place| after.count(place)).sum()
    };
    were_hit(one.own(), other.own()) && were_hit(other.own(), one.own())
}

/// Appends a lesson with all inputs of its net.
fn put_dense(inputs: Inputs, before: Option<&Lesson>, lesson: &Lesson, bytes: &mut Vec<u8>) {
    let (mut active, mut dense) = (Active::default(), vec![0.0; inputs.len()]);
    lesson.inputs(inputs).activate(&lesson.position, &mut active);
    active.iter().for_each(|(row, value)| dense[row] = value);
    bytes.extend(dense.into_iter().flat_map(|number| half(number).to_le_bytes()));
    let alternative = before.is_some_and(|before| are_alternatives(&before.position, &lesson.position));
    bytes.extend(u16::from(alternative).to_le_bytes());
    put_target(&lesson.target, bytes);
}

/// The inputs of the net of a game, and its lessons.
fn dense_lessons(name: &str, files: &[PathBuf]) -> Result<(Inputs, Vec<Lesson>), TrainError> {
    if name == "backgammon" {
        let mut lessons = Form::Backgammon.load(files)?;
        lessons.retain(|lesson| Class::of(&lesson.position) == Class::Contact);
        return Ok((Inputs::Contact, lessons));
    }
    let rules = games::find(name)?;
    Ok((Inputs::Game(Encoding::of(rules)), Form::Game(rules).load(files)?))
}

/// Writes lessons with their inputs.
pub(crate) fn write_inputs(options: &InputOptions) -> Result<(), TrainError> {
    let mut bytes = Vec::new();
    match &options.game {
        None => Form::Backgammon.load(&options.files)?.iter().for_each(|lesson| put(lesson, &mut bytes)),
        Some(name) => {
            let (inputs, lessons) = dense_lessons(name, &options.files)?;
            let mut before = None;
            for lesson in &lessons {
                put_dense(inputs, before, lesson, &mut bytes);
                before = Some(lesson);
            }
        }
    }
    checkpoint::write(&options.to, &bytes).map_err(TrainError::io(&options.to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Plays, Rules, Setup};

    /// Bytes of a lesson of backgammon.
    const BYTES: usize = 64;

    #[test]
    fn a_lesson_of_the_start_has_its_places_its_features_and_its_target() {
        let target = Probabilities::from_array([0.5, 0.25, 0.0, 0.125, 0.0]);
        let lesson =
            Lesson { position: Position::start(&Rules::STANDARD, Player::First), dice: None, target };
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

    #[test]
    fn a_lesson_of_another_game_has_all_inputs_and_its_target() {
        let rules = games::find("plakoto").unwrap();
        let inputs = Inputs::Game(Encoding::of(rules));
        let target = Probabilities::from_array([0.5, 0.25, 0.0, 0.0, 0.0]);
        let mut bytes = Vec::new();
        let lesson = Lesson { position: Position::start(rules, Player::First), dice: None, target };
        put_dense(inputs, None, &lesson, &mut bytes);
        let numbers: Vec<u16> =
            bytes.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]])).collect();
        let (places, others) = numbers.split_at(inputs.len());
        assert_eq!(others, [0, 4096, 2048, 0, 0, 0]);
        let places: Vec<f32> = places.iter().map(|half| f32::from_bits(u32::from(*half) << 16)).collect();
        // Fifteen checkers on the last point: two or more, three or more, half of twelve.
        assert_eq!(places[4 * 23..4 * 24], [0.0, 1.0, 1.0, 6.0]);
        assert_eq!(half(1.0 + 1.0 / 256.0), 0x3f81);
    }

    #[test]
    fn lessons_of_the_contact_net_are_those_with_contact() {
        let mut race = Setup::default();
        [race.own.places[3], race.other.places[3]] = [15; 2];
        let race = race.position(&Rules::STANDARD, Player::First).unwrap();
        let start = Position::start(&Rules::STANDARD, Player::First);
        let target = Probabilities::default();
        let file = std::env::temp_dir().join(format!("tavola-inputs-{}", std::process::id()));
        let lessons = [race, start].map(|position| Lesson { position, dice: None, target });
        Form::Backgammon.save(&file, &lessons).unwrap();
        let (inputs, read) = dense_lessons("backgammon", core::slice::from_ref(&file)).unwrap();
        std::fs::remove_file(file).unwrap();
        assert_eq!(inputs, Inputs::Contact);
        assert_eq!(read.iter().map(|lesson| lesson.position).collect::<Vec<_>>(), [start]);
    }

    #[test]
    fn plays_of_a_roll_are_alternatives_unless_their_player_is_on_roll_again() {
        let mut plays = Plays::new();
        plays.generate_roll(&Rules::STANDARD, &Position::start(&Rules::STANDARD, Player::First), 6, 2);
        let split = plays.iter().find(|play| play.position.own().count(18) == 1).unwrap().position;
        // Some replies hit on the bar point, some do not.
        plays.generate_roll(&Rules::STANDARD, &split.swapped(), 6, 1);
        let replies: Vec<Position> = plays.iter().map(|play| play.position).collect();
        let hits = replies.iter().filter(|reply| reply.other().count(BAR) == 1).count();
        assert!(hits > 0 && hits < replies.len());
        for one in &replies {
            for other in &replies {
                assert!(are_alternatives(&one.swapped(), &other.swapped()));
                assert_eq!(are_alternatives(one, other), one.own() == other.own());
            }
        }
    }
}

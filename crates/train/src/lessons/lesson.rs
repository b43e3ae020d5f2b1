//! A position with its target, and files of them.

use std::fs;
use std::path::{Path, PathBuf};

use tavola_engine::Probabilities;
use tavola_engine::evaluators::KnownDice;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_rules::rules::Contact;
use tavola_rules::{Player, Position, Rules, Setup, variants};

use crate::checkpoint;
use crate::error::TrainError;

/// The unit of targets in files.
const UNIT: f32 = 1.0 / 8192.0;

/// Bytes of the places of one side, from off to the pool, four bits each; two of the pool are always zero.
const PLACES: usize = 14;

/// A position with the player on roll first, and the worth that a net learns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    pub(crate) position: Position,
    /// What is known of the dice, in games with unusual dice.
    pub(crate) dice: Option<KnownDice>,
    pub(crate) target: Probabilities,
}

impl Lesson {
    /// The inputs of a net for this lesson.
    pub(crate) fn inputs(&self, of_net: Inputs) -> Inputs {
        self.dice.map_or(of_net, |dice| of_net.knowing(dice))
    }
}

/// Appends a target, the last ten bytes of a lesson.
pub(crate) fn put_target(target: &Probabilities, bytes: &mut Vec<u8>) {
    for chance in target.to_array() {
        bytes.extend(((chance / UNIT).round() as i16).to_le_bytes());
    }
}

/// The form of lessons in the files of a game.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// Of backgammon and of games that differ by their starts: places from off to the bar alone.
    Backgammon,
    /// Of any game: places from off to the pool, and the pinned points if there are pins.
    Game(&'static Rules),
}

impl Form {
    fn pins(self) -> usize {
        match self {
            Form::Game(Rules { contact: Contact::Pin(_), .. }) => size_of::<u32>(),
            Form::Game(_) | Form::Backgammon => 0,
        }
    }

    fn places(self) -> usize {
        match self {
            Form::Backgammon => PLACES - 1,
            Form::Game(_) => PLACES,
        }
    }

    /// All that may be known of the dice.
    fn dice(self) -> Vec<KnownDice> {
        match self {
            Form::Game(rules) => KnownDice::all(rules),
            Form::Backgammon => Vec::new(),
        }
    }

    /// Bytes of a lesson.
    fn bytes(self) -> usize {
        2 * (self.places() + self.pins()) + usize::from(!self.dice().is_empty()) + 2 * Probabilities::COUNT
    }

    pub(crate) fn write(self, lesson: &Lesson, bytes: &mut Vec<u8>) {
        let Lesson { position, dice, target } = lesson;
        for (side, pinned) in
            [(position.own(), position.own_pinned()), (position.other(), position.other_pinned())]
        {
            let count = |place: usize| side.count(place as u8);
            bytes.extend((0..self.places()).map(|i| count(2 * i) | count(2 * i + 1) << 4));
            bytes.extend(&pinned.to_le_bytes()[..self.pins()]);
        }
        bytes.extend(dice.map(|dice| dice.number() as u8));
        put_target(target, bytes);
    }

    /// Reads a lesson from the bytes of a file; `None` if they are not a position.
    fn read(self, bytes: &[u8]) -> Option<Lesson> {
        let mut setup = Setup::default();
        let (sides, target) = bytes.split_at(bytes.len() - 2 * Probabilities::COUNT);
        let known = self.dice();
        let (sides, dice) = sides.split_at(sides.len() - usize::from(!known.is_empty()));
        let dice = match dice {
            [number] => Some(*known.get(usize::from(*number))?),
            _ => None,
        };
        let sides = sides.chunks_exact(sides.len() / 2);
        for (side, bytes) in [&mut setup.own, &mut setup.other].into_iter().zip(sides) {
            let (places, pinned) = bytes.split_at(self.places());
            let counts = places.iter().flat_map(|byte| [byte & 15, byte >> 4]);
            side.places.iter_mut().zip(counts).for_each(|(place, count)| *place = count);
            side.pinned = pinned.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
        }
        let rules = match self {
            Form::Game(rules) => rules,
            Form::Backgammon if setup.own.total() == 3 => variants::find("hypergammon")?.rules,
            Form::Backgammon => &Rules::STANDARD,
        };
        let chance = |i: usize| f32::from(i16::from_le_bytes([target[2 * i], target[2 * i + 1]])) * UNIT;
        let target = Probabilities::from_array(core::array::from_fn(chance));
        // The players may have different numbers of checkers.
        let position = |player| setup.position(rules, player).ok();
        let position = position(Player::First).or_else(|| position(Player::Second))?;
        Some(Lesson { position, dice, target })
    }

    /// Writes a file of lessons.
    pub(crate) fn save(self, path: &Path, lessons: &[Lesson]) -> Result<(), TrainError> {
        let mut bytes = Vec::with_capacity(lessons.len() * self.bytes());
        lessons.iter().for_each(|lesson| self.write(lesson, &mut bytes));
        checkpoint::write(path, &bytes).map_err(TrainError::io(path))
    }

    /// The lessons of some files.
    pub(crate) fn load(self, files: &[PathBuf]) -> Result<Vec<Lesson>, TrainError> {
        let mut lessons = Vec::new();
        for file in files {
            let bytes = fs::read(file).map_err(TrainError::io(file))?;
            let before = lessons.len();
            lessons.extend(bytes.chunks_exact(self.bytes()).map_while(|bytes| self.read(bytes)));
            if bytes.is_empty() || (lessons.len() - before) * self.bytes() != bytes.len() {
                return Err(TrainError::file(file, "lessons of this game, as `tavola-train` writes them"));
            }
        }
        Ok(lessons)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::course::{RunningGame, Turned, starter};
    use crate::games::turn::Turns;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use tavola_engine::evaluators::nets::encoding::Encoding;
    use tavola_engine::evaluators::nets::net::Net;

    /// Positions of a game played by a net that knows nothing.
    fn positions(rules: &Rules) -> Vec<Position> {
        let net = Net::zero(Inputs::Game(Encoding::of(rules)), 16, 0, 1);
        let mut judge = crate::games::judge::Judge::new(rules, net);
        let mut turns = Turns::new(rules);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut game = RunningGame::new(rules, starter(&mut rng));
        let mut seen = Vec::new();
        while seen.len() < 200 {
            seen.push(game.position);
            let roll = game.throw(&mut rng);
            let turned =
                game.play(roll, &mut |_, position, choices| turns.best(&mut judge, position, choices));
            if !matches!(turned, Ok(Turned::On(_))) {
                game = RunningGame::new(rules, starter(&mut rng));
            }
        }
        seen
    }

    #[test]
    fn lessons_come_back_from_their_file_in_every_game() {
        let path = std::env::temp_dir().join(format!("tavola-lessons-{}", std::process::id()));
        let target = Probabilities::from_array([0.625, 0.25, 0.0, 0.125, 0.0]);
        let games = [
            "plakoto",
            "acey-deucey",
            "fevga",
            "catch-me",
            "straight",
            "double-against-choice",
            "fixed-roll",
        ];
        for (form, name) in games
            .map(|name| (Form::Game(variants::find(name).unwrap().rules), name))
            .into_iter()
            .chain([(Form::Backgammon, "backgammon"), (Form::Backgammon, "hypergammon")])
        {
            let rules = variants::find(name).unwrap().rules;
            let known = KnownDice::all(rules);
            let lessons: Vec<Lesson> = positions(rules)
                .into_iter()
                .enumerate()
                .map(|(i, position)| Lesson {
                    position,
                    dice: known.get(i % known.len().max(1)).copied(),
                    target,
                })
                .collect();
            form.save(&path, &lessons).unwrap();
            let read = form.load(std::slice::from_ref(&path)).unwrap();
            let both = |lessons: &[Lesson]| {
                lessons.iter().map(|one| (one.position, one.dice, one.target.to_array())).collect::<Vec<_>>()
            };
            assert_eq!(both(&read), both(&lessons), "{name}");
        }
        fs::write(&path, [255; 36]).unwrap();
        let error = Form::Backgammon.load(std::slice::from_ref(&path)).unwrap_err();
        assert!(error.to_string().contains("expected lessons"), "{error}");
        fs::remove_file(path).unwrap();
    }
}

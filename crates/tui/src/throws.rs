//! The source of the dice of a match at the terminal.

use tavola_dice::sealed::{Key, Seed, promise};
use tavola_dice::{Bytes, Dice};
use tavola_play::{DiceRecord, MatchSetup};

/// The dice of a match.
#[derive(Debug)]
pub(crate) enum Throws {
    /// From a generator.
    Free(Box<Dice>),
    /// From numbers that were fixed before the first throw.
    Sealed {
        /// The seed, which is shown after the match.
        seed: Seed,
        key: Key,
        /// Number of throws before the dice were sealed.
        earlier: u32,
    },
}

impl Throws {
    /// Returns the dice of a match that were sealed with a seed.
    pub(crate) fn sealed(dice: &DiceRecord, seed: Seed) -> Throws {
        Throws::Sealed { key: dice.key_of(&seed), seed, earlier: dice.earlier }
    }

    /// Returns the next dice of a match in which Tavola has made `throws` throws.
    pub(crate) fn next(&mut self, throws: u32, count: u8) -> Vec<u8> {
        match self {
            Throws::Free(dice) => dice.several(count),
            Throws::Sealed { key, earlier, .. } => key.throw((throws + 1).saturating_sub(*earlier), count),
        }
    }
}

/// Seals the dice of a new match. Both players sit at this machine, so it chooses their secrets too.
pub(crate) fn seal(setup: &MatchSetup, random: &mut Dice) -> (DiceRecord, Seed) {
    let (text, seed) = (setup.sealed_text(), Seed::new(random.bytes()));
    let id: String = Bytes(random.bytes()).to_string().chars().take(16).collect();
    let secrets = setup.players.each_ref().map(|seat| (!seat.is_bot()).then(|| Bytes(random.bytes())));
    let promised = |player: u8| secrets[usize::from(player)].map(|secret| promise(&id, player, &secret));
    let record = DiceRecord {
        commitment: seed.commitment(&id, &text),
        promises: [promised(0), promised(1)],
        id,
        setup: text,
        earlier: 0,
        secrets,
        seed: None,
    };
    (record, seed)
}

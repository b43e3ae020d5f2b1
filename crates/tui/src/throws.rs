//! Where the dice of a match at the terminal come from.

use tavola_dice::sealed::{Key, Seed, promise};
use tavola_dice::{Bytes, Dice};
use tavola_play::{DiceRecord, MatchSetup};

/// The dice of a match.
#[derive(Debug)]
pub(crate) enum Throws {
    /// From a generator.
    Free(Box<Dice>),
    /// They follow from numbers that were fixed before the first throw.
    Sealed {
        /// Shown when the match is over.
        seed: Seed,
        key: Key,
        /// Throws before they were sealed.
        earlier: u32,
    },
}

impl Throws {
    /// Those of a match whose dice were sealed with a seed.
    pub(crate) fn sealed(dice: &DiceRecord, seed: Seed) -> Throws {
        Throws::Sealed { key: dice.key_of(&seed), seed, earlier: dice.earlier }
    }

    /// The next dice of a match in which Tavola has thrown `throws` times.
    pub(crate) fn next(&mut self, throws: u32, count: u8) -> Vec<u8> {
        match self {
            Throws::Free(dice) => dice.several(count),
            Throws::Sealed { key, earlier, .. } => key.throw((throws + 1).saturating_sub(*earlier), count),
        }
    }
}

/// Seals the dice of a new match. Both players sit at this machine, so it makes up their secrets too.
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

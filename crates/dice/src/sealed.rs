//! Dice that anyone can check (`docs/dice.md`).
//!
//! Before the first throw the server promises a seed and each player a secret, by publishing their hashes. The key to all throws
//! follows from the seed and both secrets, so neither side can choose it. Throws have numbers of their own, independent of the
//! actions of the match: players influence the number of actions in a turn. At the end the seed is published, and everybody can
//! compute every throw again.
//!
//! `L(x)` is the length of `x` in two bytes, the high byte first, then `x`. All hashes are SHA-256 and begin with
//! `L("tavola-dice-1")` and `L` of their kind:
//!
//! * the server's promise: `"server"`, `L(id)`, `L(SHA-256 of the setup's text)`, seed;
//! * a player's promise: `"player"`, `L(id)`, the player as a byte, secret;
//! * the secret of a bot, and of a seat without a secret: `"bot"`, `L(id)`, the server's promise. Everyone who has that promise
//!   can compute it;
//! * the key: HMAC by the seed of `"key"`, `L(id)`, both secrets;
//! * block `b` of throw `t`: HMAC by the key of `t` and `b` in four bytes each, the high byte first. Throws count from 1, blocks
//!   from 0. Bytes below 252 are dice, `byte mod 6 + 1`; others are left out, because 256 is no multiple of 6.
//!
//! A lot is one die: odd for the first player.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::bytes::Bytes;

const DOMAIN: &[u8] = b"tavola-dice-1";
/// The bytes that are dice: the largest multiple of 6 that a byte can hold.
const FAIR: u8 = 252;

/// Seed of the throws of a running match. It is neither printed nor written by accident: [`Seed::reveal`] is the only way to
/// its bytes.
#[derive(Clone)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of bytes that nobody can foresee.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed for all to see, or for the store.
    #[must_use]
    pub fn reveal(&self) -> Bytes {
        Bytes(self.0)
    }

    /// The public commitment to it before the first throw, for a match of an id and a setup.
    #[must_use]
    pub fn commitment(&self, id: &str, setup: &str) -> Bytes {
        let setup = Sha256::digest(setup.as_bytes());
        let mut hash = begun("server", id);
        with_length(&mut hash, &setup);
        hash.update(self.0);
        Bytes(hash.finalize().into())
    }

    /// The key to the throws of a match.
    #[must_use]
    pub fn key(&self, id: &str, secrets: [Bytes; 2]) -> Key {
        let mut text = Vec::new();
        for part in [DOMAIN, b"key", id.as_bytes()] {
            text.extend(length(part));
            text.extend(part);
        }
        text.extend(secrets[0].0);
        text.extend(secrets[1].0);
        Key(mac(&self.0, &text))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(sealed)")
    }
}

/// A player's public promise of a secret before the first throw.
#[must_use]
pub fn promise(id: &str, player: u8, secret: &Bytes) -> Bytes {
    let mut hash = begun("player", id);
    hash.update([player]);
    hash.update(secret.0);
    Bytes(hash.finalize().into())
}

/// The secret of a bot, and of a seat that gives none.
#[must_use]
pub fn open_secret(id: &str, commitment: &Bytes) -> Bytes {
    let mut hash = begun("bot", id);
    hash.update(commitment.0);
    Bytes(hash.finalize().into())
}

/// The key to all throws of a match.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl Key {
    /// The dice of a throw, `dice` of them. Throws count from 1.
    #[must_use]
    pub fn throw(&self, number: u32, dice: u8) -> Vec<u8> {
        let blocks = (0u32..).flat_map(|block| self.block(number, block));
        let fair = blocks.filter(|byte| *byte < FAIR);
        fair.map(|byte| byte % 6 + 1).take(usize::from(dice)).collect()
    }

    /// The bytes from which a throw is made.
    #[must_use]
    pub fn block(&self, number: u32, block: u32) -> [u8; 32] {
        let mut text = [0; 8];
        text[..4].copy_from_slice(&number.to_be_bytes());
        text[4..].copy_from_slice(&block.to_be_bytes());
        mac(&self.0, &text)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(sealed)")
    }
}

fn begun(what: &str, id: &str) -> Sha256 {
    let mut hash = Sha256::new();
    for part in [DOMAIN, what.as_bytes(), id.as_bytes()] {
        with_length(&mut hash, part);
    }
    hash
}

fn with_length(hash: &mut Sha256, part: &[u8]) {
    hash.update(length(part));
    hash.update(part);
}

/// Two bytes; hashed parts here are never longer.
fn length(part: &[u8]) -> [u8; 2] {
    u16::try_from(part.len()).unwrap_or(u16::MAX).to_be_bytes()
}

fn mac(key: &[u8; 32], text: &[u8]) -> [u8; 32] {
    // HMAC fills a key up to a block of its hash with zeros; of a whole block it cannot fail.
    let mut block = [0; 64];
    block[..key.len()].copy_from_slice(key);
    let mut mac = Hmac::<Sha256>::new(&block.into());
    mac.update(text);
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Vector {
        id: String,
        setup: String,
        seed: Bytes,
        secrets: [Bytes; 2],
        commitment: Bytes,
        promises: [Bytes; 2],
        open_secret: Bytes,
        throws: Vec<(u32, Vec<u8>)>,
    }

    /// Computed by `scripts/make_dice_vectors.py` from the definition alone.
    #[test]
    fn the_vectors_of_an_independent_program_come_out() {
        let vectors: Vec<Vector> = serde_json::from_str(include_str!("../vectors/sealed.json")).unwrap();
        assert!(vectors.len() >= 4);
        let mut dice = 0;
        for vector in &vectors {
            let seed = Seed::new(vector.seed.0);
            assert_eq!(seed.commitment(&vector.id, &vector.setup), vector.commitment);
            assert_eq!(open_secret(&vector.id, &vector.commitment), vector.open_secret);
            for player in [0, 1] {
                let secret = &vector.secrets[usize::from(player)];
                assert_eq!(promise(&vector.id, player, secret), vector.promises[usize::from(player)]);
            }
            let key = seed.key(&vector.id, vector.secrets);
            for (number, thrown) in &vector.throws {
                assert_eq!(key.throw(*number, thrown.len() as u8), *thrown, "throw {number}");
                dice += thrown.len();
            }
        }
        assert!(dice > 200, "{dice}");
    }

    #[test]
    fn neither_seed_nor_key_is_printed() {
        let seed = Seed::new([0xab; 32]);
        let key = seed.key("id", [Bytes([1; 32]), Bytes([2; 32])]);
        assert_eq!(format!("{seed:?} {key:?}"), "Seed(sealed) Key(sealed)");
    }

    /// Chi-squared over the 36 pairs of 72,000 throws: 35 degrees of freedom, 99.99 % of fair dice stay below 76. The seeds are
    /// fixed, so the test always has the same result.
    #[test]
    fn all_36_pairs_are_equally_likely() {
        for first in 0..4 {
            let mut seen = [0u32; 36];
            let key = Seed::new([first; 32]).key("match", [Bytes([3; 32]), Bytes([4; 32])]);
            let throws = 72_000;
            for number in 1..=throws {
                let [a, b] = key.throw(number, 2)[..] else { panic!("two dice") };
                assert!((1..=6).contains(&a) && (1..=6).contains(&b));
                seen[usize::from(a - 1) * 6 + usize::from(b - 1)] += 1;
            }
            let expected = f64::from(throws) / 36.0;
            let chi: f64 = seen.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
            assert!(chi < 76.0, "{chi}");
        }
    }

    proptest! {
        #[test]
        fn a_throw_follows_from_its_number_and_its_first_dice_not_from_how_many_are_asked(
            seed: [u8; 32], secrets: [[u8; 32]; 2], number: u32, few in 0u8..8, more in 8u8..200,
        ) {
            let key = Seed::new(seed).key("id", secrets.map(Bytes));
            let (short, long) = (key.throw(number, few), key.throw(number, more));
            prop_assert_eq!(&short[..], &long[..usize::from(few)]);
            prop_assert!(long.len() == usize::from(more) && long.iter().all(|die| (1..=6).contains(die)));
        }

        #[test]
        fn whatever_is_promised_changes_the_promise_and_the_key(
            seed: [u8; 32], other: [u8; 32], id in "[a-z0-9]{10}", setup in ".{0,40}",
        ) {
            prop_assume!(seed != other);
            let (one, two) = (Seed::new(seed), Seed::new(other));
            prop_assert_ne!(one.commitment(&id, &setup), two.commitment(&id, &setup));
            prop_assert_ne!(one.commitment(&id, &setup), one.commitment(&id, &format!("{setup} ")));
            prop_assert_ne!(one.commitment(&id, &setup), one.commitment(&format!("{id}a"), &setup));
            prop_assert_ne!(promise(&id, 0, &Bytes(seed)), promise(&id, 1, &Bytes(seed)));
            let first = one.key(&id, [Bytes(seed), Bytes(other)]).block(1, 0);
            for key in [
                two.key(&id, [Bytes(seed), Bytes(other)]),
                one.key(&id, [Bytes(other), Bytes(other)]),
                one.key(&id, [Bytes(seed), Bytes(seed)]),
                one.key(&format!("{id}a"), [Bytes(seed), Bytes(other)]),
            ] {
                prop_assert_ne!(key.block(1, 0), first);
            }
        }
    }
}

//! Hashes: numbers that follow from others, well mixed and the same in every build.

use tavola_rules::Position;

/// Mixes 64 bits (the finaliser of SplitMix64).
#[must_use]
pub fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// One number that follows from several, in their order.
pub(crate) fn of_numbers(seed: u64, numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(seed, |mixed, number| mix(mixed ^ number))
}

/// A hash of a position.
#[must_use]
pub fn of_position(position: &Position, seed: u64) -> u64 {
    let sides = position.own().iter().chain(position.other().iter());
    of_numbers(seed, sides.map(|(place, count)| u64::from(place) << 8 | u64::from(count)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules, variants};

    #[test]
    fn numbers_are_those_of_splitmix64() {
        // The first three outputs of SplitMix64 for seed 0.
        let gamma = 0x9E37_79B9_7F4A_7C15u64;
        let found = [0, 1, 2].map(|n| mix(gamma.wrapping_mul(n)));
        assert_eq!(found, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]);
    }

    #[test]
    fn sides_and_seeds_give_different_hashes() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let other = Position::start(variants::find("nackgammon").unwrap().rules, Player::First);
        let found =
            [of_position(&start, 0), of_position(&start, 1), of_position(&other, 0), of_position(&other, 1)];
        for (i, one) in found.iter().enumerate() {
            assert!(!found[..i].contains(one), "{found:?}");
        }
    }
}

//! Dice, cube, score and stakes of a position, as a page sets them.

use tavola_notation::situation::{Awaits, Situation};
use tavola_rules::Roll;
use tavola_rules::game::Offer;

use super::wire::{Offered, Terms};

/// Highest cube value that ids can hold.
const HIGHEST_CUBE: u32 = 1 << 15;
/// Maximum match length that ids can hold.
const LONGEST: u16 = 0x7fff;

/// Terms that are impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum TermsError {
    #[error("expected {0} dice from 1 to 6, or none")]
    Dice(u8),
    #[error("expected a cube that is a power of two up to {HIGHEST_CUBE}")]
    Cube,
    #[error("expected a match length from 0 (money) to {LONGEST}")]
    Length,
    #[error("expected a score below the length of the match, or up to {LONGEST} for money")]
    Score,
    #[error("expected either dice or an offered cube")]
    DiceAndOffer,
}

/// Returns a situation with other terms, and the roll to play there, also if ids cannot hold it (three dice). `dice` is the number of dice
/// of the game.
pub(crate) fn set(
    mut situation: Situation,
    terms: &Terms,
    dice: u8,
) -> Result<(Situation, Option<Roll>), TermsError> {
    let power = |value: u32| value.is_power_of_two() && value <= HIGHEST_CUBE;
    if !power(terms.cube) || !terms.cap.is_power_of_two() {
        return Err(TermsError::Cube);
    }
    if terms.length > LONGEST {
        return Err(TermsError::Length);
    }
    let money = terms.length == 0;
    let most = if money { LONGEST } else { terms.length - 1 };
    if terms.score.iter().any(|points| *points > u32::from(most)) {
        return Err(TermsError::Score);
    }
    let roll = match &terms.dice {
        None => None,
        Some(thrown) => {
            let roll = Roll::new(thrown).ok().filter(|roll| roll.dice().len() == usize::from(dice));
            Some(roll.ok_or(TermsError::Dice(dice))?)
        }
    };
    if roll.is_some() && terms.offer.is_some() {
        return Err(TermsError::DiceAndOffer);
    }
    situation.awaits = match (terms.offer, roll.as_ref().map(Roll::dice)) {
        (Some(Offered::Double), _) => Awaits::Answer(Offer::Double),
        (Some(Offered::Beaver), _) => Awaits::Answer(Offer::Beaver),
        (Some(Offered::Raccoon), _) => Awaits::Answer(Offer::Raccoon),
        (None, Some(&[a, b])) => Awaits::Play([a, b]),
        (None, _) => Awaits::Roll,
    };
    (situation.cube_value, situation.cube_owner, situation.cube_cap) = (terms.cube, terms.owner, terms.cap);
    (situation.match_length, situation.score) = (terms.length, terms.score);
    situation.crawford = terms.crawford && !money;
    (situation.jacoby, situation.beavers) = (terms.jacoby && money, terms.beavers && money);
    Ok((situation, roll))
}

/// Returns the terms of a situation.
pub(crate) fn of(situation: &Situation, roll: Option<&Roll>) -> Terms {
    Terms {
        dice: roll.map(|roll| roll.dice().to_vec()),
        offer: match situation.awaits {
            Awaits::Answer(Offer::Double) => Some(Offered::Double),
            Awaits::Answer(Offer::Beaver) => Some(Offered::Beaver),
            Awaits::Answer(Offer::Raccoon) => Some(Offered::Raccoon),
            Awaits::Roll | Awaits::Play(_) => None,
        },
        cube: situation.cube_value,
        owner: situation.cube_owner,
        cap: situation.cube_cap,
        length: situation.match_length,
        score: situation.score,
        crawford: situation.crawford,
        jacoby: situation.jacoby,
        beavers: situation.beavers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_notation::xgid;
    use tavola_rules::Rules;

    #[test]
    fn the_terms_of_an_id_come_back() {
        for id in [
            "XGID=-b----E-C---eE---c-e----B-:1:-1:1:64:2:4:0:7:10",
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:6:1:7:8",
            "XGID=-b----E-C---eE---c-e----B-:2:1:1:00:3:12:3:0:10",
        ] {
            let situation = xgid::parse(id, &Rules::STANDARD).unwrap();
            let roll = match situation.awaits {
                Awaits::Play([a, b]) => Roll::two(a, b).ok(),
                _ => None,
            };
            let terms = of(&situation, roll.as_ref());
            let bare = Situation {
                on_roll: situation.on_roll,
                ..Situation::money(&Rules::STANDARD, situation.position)
            };
            assert_eq!(set(bare, &terms, 2), Ok((situation, roll)), "{id}");
        }
    }

    #[test]
    fn impossible_terms_are_refused_with_what_was_expected() {
        let situation = xgid::parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10", &Rules::STANDARD);
        let situation = situation.unwrap();
        let terms = of(&situation, None);
        for (wrong, error) in [
            (Terms { cube: 3, ..terms.clone() }, TermsError::Cube),
            (Terms { cap: 0, ..terms.clone() }, TermsError::Cube),
            (Terms { length: u16::MAX, ..terms.clone() }, TermsError::Length),
            (Terms { score: [7, 0], ..terms.clone() }, TermsError::Score),
            (Terms { dice: Some(vec![7, 1]), ..terms.clone() }, TermsError::Dice(2)),
            (Terms { dice: Some(vec![1, 1, 1]), ..terms.clone() }, TermsError::Dice(2)),
            (
                Terms { dice: Some(vec![3, 1]), offer: Some(Offered::Double), ..terms.clone() },
                TermsError::DiceAndOffer,
            ),
        ] {
            assert_eq!(set(situation.clone(), &wrong, 2), Err(error), "{wrong:?}");
            assert!(error.to_string().starts_with("expected "), "{error}");
        }
    }
}

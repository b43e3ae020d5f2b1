//! Chances in games whose dice differ from those that the nets expect: two players who throw once by turns.
//!
//! In double against choice the players have roles: one names two different numbers, the other throws and has two turns in a row. The
//! nets' results were fitted to games of the engine with roles against itself (logistic regression on 29,000 positions of 400 games). Two
//! turns go twice as far as one turn with named numbers. So the player with two turns wins races with up to twice the pips.
//!
//! Where the next roll lies on the table, both plan for it, so a lead is worth more as long as there is contact. Where the first roll
//! stays for the whole game, the nets' plans for other rolls come to nothing, so a lead is worth less. The odds were fitted to 3,000 games of
//! the engine against itself; those of a roll that stays, to games in which both err a little, as there are but fifteen others.

use tavola_rules::rules::Rolls;
use tavola_rules::{Position, Rules};

use crate::context::Role;
use crate::evaluators::evaluator::Class;
use crate::outcome::Probabilities;
use crate::search::sources::Sources;

/// Coefficients of the logarithm of the odds to win.
#[derive(Clone, Copy)]
struct Fit {
    constant: f32,
    /// Weight of the logarithm of the nets' odds.
    net: f32,
    /// Weight of each pip of the player on roll, and of the opponent.
    pips: [f32; 2],
}

/// The fits with contact, and without.
const fn fits(role: Role) -> [Fit; 2] {
    match role {
        Role::Names => [
            Fit { constant: -4.54, net: 0.618, pips: [0.0076, 0.0171] },
            Fit { constant: -3.07, net: 0.602, pips: [-0.1447, 0.0561] },
        ],
        Role::ThrowsTwice => [
            Fit { constant: 5.54, net: 0.742, pips: [-0.0177, -0.0114] },
            Fit { constant: 4.55, net: 0.660, pips: [-0.0612, 0.1716] },
        ],
        Role::ThrowsAgain => [
            Fit { constant: 4.73, net: 0.632, pips: [-0.0179, -0.0078] },
            Fit { constant: 2.00, net: 0.506, pips: [-0.0468, 0.1629] },
        ],
    }
}

/// The odds with contact if the next roll is known, and if it stays for the whole game.
const KNOWN: Fit = Fit { constant: -0.05, net: 1.27, pips: [0.0, 0.0] };
const STAYING: Fit = Fit { constant: 0.0, net: 0.6, pips: [0.0, 0.0] };

/// The chances of the player on roll, who may have a role, from the evaluator's chances, which are for two players who throw unknown
/// dice unless it sees what is known of the dice. The position is not the end of a game.
pub(super) fn chances(
    sources: &Sources<'_>,
    role: Option<Role>,
    position: &Position,
    found: Probabilities,
) -> Probabilities {
    if sources.sees_dice { found } else { corrected(sources.rules, role, position, found) }
}

/// The same from the chances of an evaluator that does not see what is known of the dice.
#[must_use]
pub fn corrected(
    rules: &Rules,
    role: Option<Role>,
    position: &Position,
    found: Probabilities,
) -> Probabilities {
    let contact = || Class::of(position) == Class::Contact;
    let fit = match (role, rules.rolls) {
        (Some(role), _) => fits(role)[usize::from(!contact())],
        (None, Rolls::Open) if contact() => KNOWN,
        (None, Rolls::Fixed) if contact() => STAYING,
        _ => return found,
    };
    let pips = [position.own(), position.other()].map(|side| side.pips(25) as f32);
    found.with_odds(|net| fit.constant + fit.net * net + fit.pips[0] * pips[0] + fit.pips[1] * pips[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Setup, variants};

    fn position(text: &str) -> Position {
        text.parse::<Setup>().unwrap().position(&Rules::STANDARD, Player::First).unwrap()
    }

    #[test]
    fn a_lead_with_contact_is_worth_more_where_the_next_roll_is_known_and_less_where_the_first_one_stays() {
        let [open, fixed] = ["open-roll", "fixed-roll"].map(|name| variants::find(name).unwrap().rules);
        let contact = position("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
        let race = position("6:8 5:7 / 6:8 5:7");
        let found = Probabilities { win: 0.7, win_gammon: 0.2, ..Probabilities::default() };
        let win = |rules, position| corrected(rules, None, position, found).win;
        assert!((0.73..0.77).contains(&win(open, &contact)), "{}", win(open, &contact));
        assert!((0.61..0.64).contains(&win(fixed, &contact)), "{}", win(fixed, &contact));
        assert_eq!([win(open, &race), win(fixed, &race), win(&Rules::STANDARD, &contact)], [0.7; 3]);
    }
}

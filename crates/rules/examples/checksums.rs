//! Sums of the numbers of distinct results over a list of positions, for all doubles and for all mixed rolls.
//!
//! `cargo run --release -p tavola-rules --example checksums FILE`, with a GNU Backgammon position id a line.
//!
//! On the public benchmark lists of wildbg (a thousand positions each) two other generators and this one
//! agree:
//!
//! | list    | doubles | mixed rolls |
//! |---------|--------:|------------:|
//! | contact | 218,356 |     185,957 |
//! | race    | 140,720 |     122,570 |

use std::io::{Error, Write};

use tavola_rules::{Player, Plays, Position, Roll, Rules, Setup};

fn main() -> Result<(), Error> {
    let file = std::env::args().nth(1).ok_or_else(|| Error::other("usage: checksums FILE"))?;
    let (mut doubles, mut mixed, mut positions) = (0, 0, 0);
    let mut plays = Plays::new();
    for id in std::fs::read_to_string(&file)?.split_whitespace() {
        let position = decode(id).ok_or_else(|| Error::other(format!("no position id: {id}")))?;
        positions += 1;
        for roll in Roll::ALL {
            plays.generate_roll(&Rules::STANDARD, &position, roll.dice()[0], roll.dice()[1]);
            *(if roll.double().is_some() { &mut doubles } else { &mut mixed }) += plays.len();
        }
    }
    writeln!(std::io::stdout(), "{positions} positions: doubles {doubles}, mixed rolls {mixed}")
}

/// Reads an id: 80 bits in base64, the lowest bit of a byte first. First comes the player who is not on roll, then the
/// other. Each point from 1 to 24 and the bar is a run of ones, one per checker, and a zero.
fn decode(id: &str) -> Option<Position> {
    const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bits = vec![];
    for digit in id.chars() {
        let value = DIGITS.find(digit)?;
        bits.extend((0..6).rev().map(|bit| value >> bit & 1 == 1));
    }
    let mut bits = bits.chunks_exact(8).flat_map(|byte| byte.iter().rev().copied());
    let mut setup = Setup::default();
    for side in [&mut setup.other, &mut setup.own] {
        for place in 1..=25 {
            while bits.next()? {
                side.places[place] += 1;
            }
        }
    }
    setup.with_rest_off(&Rules::STANDARD, Player::First).position(&Rules::STANDARD, Player::First).ok()
}

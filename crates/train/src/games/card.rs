//! The card of a net: its purpose, its training, and its results.

use tavola_engine::evaluators::nets::net::Net;
use tavola_engine::evaluators::played_alike;
use tavola_rules::{Rules, variants};

use crate::curve::Curve;
use crate::games::recipe::{LOOKED_AT, Recipe};

/// The part of the card that training writes.
pub(crate) fn training(
    rules: &Rules,
    recipe: &Recipe,
    relative: Option<&str>,
    net: &Net,
    games: u64,
    curve: &Curve,
) -> String {
    let Recipe { seed, rate, last_rate, games: goal, .. } = recipe;
    let (from, beginning) = match relative {
        None => (String::new(), "nothing".to_owned()),
        Some(game) if game == rules.name => {
            (format!(" --from nets/{game}/game.net"), "the previous net of this folder".to_owned())
        }
        Some(game) => (format!(" --from training/games/{game}/game.net"), format!("the net of `{game}`")),
    };
    format!(
        "# The net of {name}\n\n\
         `game.net`: {inputs} inputs (`crates/engine/src/evaluators/nets/encoding.rs`), {hidden} hidden units (products), {heads} \
         heads, {weights} weights. `crates/engine/src/outcome.rs` describes its outputs. The exact table answers \
         instead if both sides bear off as in backgammon.\n\n\
         ## Recipe\n\n\
         `tavola-train game {name} --games {goal} --seed {seed} --hidden {hidden} --rate {rate} --last-rate \
         {last_rate}{from}`: self-play from {beginning}, TD(0), no look-ahead. Of a longer list of \
         plays, {LOOKED_AT} are examined, spread over the list. A training continues a shorter one, so the step \
         may have risen on the way (`curve.csv`). {games} games were played, in {hours:.2} \
         hours of one thread on a machine that other programs used too. `curve.csv` and `curve.svg` have the \
         root mean square of the difference between a position's chance to win and its target.\n",
        name = rules.name,
        inputs = net.inputs.len(),
        hidden = net.hidden,
        heads = net.heads.len(),
        weights = net.weights(),
        hours = curve.seconds() / 3600.0,
    )
}

/// The net's results against other players.
pub(crate) fn results(others: [&str; 2], command: &str, table: &str) -> String {
    let [other, ahead] = others;
    format!(
        "## Results\n\nPoints per game without a cube, 95 % intervals; games come in pairs with the same dice, each \
         player once on each side. `net-N` looks N rolls ahead, `{other}` and `{ahead}` play the game without this net, \
         `after-N` is this net after N games, and *the net before* is the previous one of this folder.\n\n\
         `{command}`\n\n{table}\n"
    )
}

/// The manifest: the games of the catalogue that the net serves.
pub(crate) fn manifest(rules: &Rules) -> String {
    let alike = variants::ALL.iter().map(|variant| variant.rules).filter(|other| played_alike(rules, other));
    let names: Vec<String> = alike.map(|rules| format!("{:?}", rules.name)).collect();
    format!(
        "# The games of this net. A test compares them with the engine's choice.\n\n\
         game = {:?}\nserves = [{}]\n\n[nets]\ngame = \"game.net\"\npick = \"pick.net\"\n",
        rules.name,
        names.join(", "),
    )
}

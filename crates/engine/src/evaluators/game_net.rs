//! Nets of games.

use std::sync::Arc;

use tavola_rules::{Position, Rules, variants};

use crate::evaluators::alike::played_alike;
use crate::evaluators::evaluator::{Evaluator, EvaluatorError};
#[cfg(feature = "nets")]
use crate::evaluators::net_source::EmbeddedNets;
use crate::evaluators::net_source::{self, Late, NetSource};
use crate::evaluators::nets::net::{Net, Seen};
use crate::outcome;
use crate::outcome::Probabilities;

/// The net of a game.
struct Entry {
    rules: Rules,
    net: Held,
}

enum Held {
    Given(Box<Net>),
    /// Decoded when its game is first played.
    Fetched(Arc<dyn NetSource>, Late<Net>),
}

impl Entry {
    fn net(&self) -> Result<&Net, EvaluatorError> {
        match &self.net {
            Held::Given(net) => Ok(net),
            Held::Fetched(source, net) => net.get(|| net_source::game_net(&**source, self.rules.name)),
        }
    }
}

/// The evaluator of the games that have a net of their own. The scale of its chances: [`outcome`].
pub struct GameNets {
    entries: Vec<Entry>,
}

impl GameNets {
    /// The nets that come with the engine.
    #[must_use]
    #[cfg(feature = "nets")]
    pub fn embedded() -> GameNets {
        GameNets::fetching(&Arc::new(EmbeddedNets))
    }

    /// Returns the nets, each from a source when its game is first played.
    #[must_use]
    pub fn fetching<S: NetSource>(source: &Arc<S>) -> GameNets {
        let entry = |name: &str| {
            let rules = variants::find(name)?.rules.clone();
            let source: Arc<dyn NetSource> = Arc::<S>::clone(source);
            Some(Entry { rules, net: Held::Fetched(source, Late::new()) })
        };
        GameNets { entries: net_source::games().filter_map(entry).collect() }
    }

    /// One net, for the game that it was trained for.
    #[must_use]
    pub fn of(rules: &Rules, net: Net) -> GameNets {
        GameNets { entries: vec![Entry { rules: rules.clone(), net: Held::Given(Box::new(net)) }] }
    }

    /// Names of the games that the nets were trained for. Games that are played alike share a net.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.rules.name)
    }

    /// The nets themselves; `None` for a file that is no net.
    pub fn nets(&self) -> impl Iterator<Item = Option<&Net>> {
        self.entries.iter().map(|entry| entry.net().ok())
    }

    fn entry(&self, rules: &Rules) -> Option<&Entry> {
        // This is asked for every list of plays, nearly always about the very game of a net.
        let same = self.entries.iter().find(|entry| entry.rules == *rules);
        same.or_else(|| self.entries.iter().find(|entry| played_alike(&entry.rules, rules)))
    }
}

impl Evaluator for GameNets {
    fn supports(&self, rules: &Rules) -> bool {
        self.entry(rules).is_some()
    }

    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let entry = self.entry(rules).ok_or(EvaluatorError::Unsupported(rules.name))?;
        evaluate_each(rules, entry.net()?, &mut Seen::default(), positions, chances);
        Ok(())
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        outcome::finished(rules, position)
    }

    fn points(&self, rules: &Rules) -> [f32; 3] {
        outcome::points(rules)
    }
}

/// The chances of many similar positions, each for its player on roll: those of the end if the game is over; else those
/// of the net, without impossible ends. The net computes only the difference from one position to the next.
pub fn evaluate_each(
    rules: &Rules,
    net: &Net,
    seen: &mut Seen,
    positions: &[Position],
    chances: &mut Vec<Probabilities>,
) {
    let first = chances.len();
    net.evaluate_each(seen, positions, |found| chances.push(found));
    for (chances, position) in chances[first..].iter_mut().zip(positions) {
        *chances = outcome::finished(rules, position)
            .unwrap_or_else(|| outcome::possible(rules, position, *chances));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::encoding::Encoding;
    use crate::evaluators::nets::inputs::Inputs;
    use tavola_rules::Player;

    fn rules(name: &str) -> &'static Rules {
        variants::find(name).unwrap().rules
    }

    #[test]
    fn games_that_differ_in_their_names_only_share_a_net() {
        assert!(played_alike(rules("plakoto"), rules("tapa")));
        assert!(played_alike(rules("tapa"), rules("mahbusa")));
        assert!(played_alike(rules("acey-deucey"), rules("acey-deucey-us")));
        assert!(played_alike(rules("straight"), &rules("straight").exchanged()));
        assert!(!played_alike(rules("fevga"), rules("moultezim")));
        assert!(!played_alike(rules("portes"), &Rules::STANDARD));
    }

    #[test]
    fn a_net_comes_back_from_its_file_with_the_encoding_of_its_game() {
        for variant in &variants::ALL {
            let encoding = Encoding::of(variant.rules);
            assert_eq!(Encoding::from_name(encoding.name()), Some(encoding), "{}", variant.rules.name);
            let net = Net::zero(Inputs::Game(encoding), 16, 0, encoding.kinds());
            assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
        }
    }

    #[test]
    fn the_nets_that_come_with_the_engine_see_what_their_games_are_about() {
        let nets = GameNets::embedded();
        for (name, net) in nets.names().zip(nets.nets()) {
            let rules = rules(name);
            let net = net.unwrap_or_else(|| panic!("{name} is no net"));
            assert_eq!(net.inputs, Inputs::Game(Encoding::of(rules)), "{name}");
            let start = Position::start(rules, Player::First);
            let mut chances = Vec::new();
            nets.evaluate(rules, &[start], &mut chances).unwrap();
            // In Straight the first player begins nearly home.
            let fair = if rules.start[0] == rules.start[1] { 0.4..0.7 } else { 0.2..0.8 };
            assert!(fair.contains(&chances[0].win), "{name}: {chances:?}");
        }
        assert_eq!(
            nets.names().count(),
            net_source::games().count(),
            "every folder of a net has the name of a game"
        );
        assert!(!nets.supports(&Rules::STANDARD), "the nets of backgammon judge it");
    }

    #[test]
    fn manifests_name_the_games_that_their_nets_serve() {
        let nets = GameNets::embedded();
        for entry in &nets.entries {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets");
            let manifest = std::fs::read_to_string(format!("{folder}/{}/manifest.toml", entry.rules.name));
            let alike = variants::ALL.iter().filter(|variant| played_alike(&entry.rules, variant.rules));
            let names: Vec<String> = alike.map(|variant| format!("{:?}", variant.rules.name)).collect();
            assert!(manifest.unwrap().contains(&format!("serves = [{}]", names.join(", "))));
        }
    }
}

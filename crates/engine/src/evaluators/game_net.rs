//! Nets of games.

use std::sync::Arc;

use tavola_rules::{Position, Rules, variants};

use crate::evaluators::alike::played_alike;
use crate::evaluators::evaluator::{Evaluator, EvaluatorError};
use crate::evaluators::known_dice::KnownDice;
#[cfg(feature = "nets")]
use crate::evaluators::net_source::EmbeddedNets;
use crate::evaluators::net_source::{self, Late, NetSource};
use crate::evaluators::nets::game::GameNet;
use crate::evaluators::nets::prefilter::Prefilter;
use crate::evaluators::nets::seen::{Seen, Successive};
use crate::outcome;
use crate::outcome::Probabilities;

/// The nets of a game.
struct Entry {
    rules: Rules,
    nets: Arc<Held>,
    /// The net for everything that may be known of the dice, in the order of [`KnownDice::all`].
    knowing: Vec<Knowing>,
}

enum Held {
    Given(Box<Decoded>),
    /// Decoded when the game is first played.
    Fetched {
        game: &'static str,
        source: Arc<dyn NetSource>,
        decoded: Box<Late<Decoded>>,
    },
}

/// The net of a game, and the one that selects plays for it.
struct Decoded {
    net: GameNet,
    prefilter: Option<Prefilter>,
}

impl Entry {
    fn new(rules: &Rules, nets: Held) -> Entry {
        let nets = Arc::new(nets);
        let knowing = |dice| Knowing { nets: Arc::clone(&nets), dice };
        let knowing = KnownDice::all(rules).into_iter().map(knowing).collect();
        Entry { rules: rules.clone(), nets, knowing }
    }
}

impl Held {
    fn net(&self) -> Result<&GameNet, EvaluatorError> {
        Ok(&self.decoded()?.net)
    }

    /// `None` if the nets cannot be had; the evaluation then returns the error.
    fn prefilter(&self) -> Option<&Prefilter> {
        self.decoded().ok()?.prefilter.as_ref()
    }

    fn decoded(&self) -> Result<&Decoded, EvaluatorError> {
        match self {
            Held::Given(nets) => Ok(nets),
            Held::Fetched { game, source, decoded } => decoded.get(|| {
                let net = net_source::game_net(&**source, game)?;
                Ok(Decoded { net, prefilter: net_source::game_prefilter(&**source, game)? })
            }),
        }
    }
}

/// The net of a game for positions in which something is known of the dice.
struct Knowing {
    nets: Arc<Held>,
    dice: KnownDice,
}

impl Evaluator for Knowing {
    fn supports(&self, rules: &Rules) -> bool {
        KnownDice::all(rules).contains(&self.dice)
    }

    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        evaluate_each(rules, self.nets.net()?, &mut Seen::knowing(Some(self.dice)), positions, chances);
        Ok(())
    }

    fn prefilter(&self, _: &Rules) -> Option<&Prefilter> {
        self.nets.prefilter()
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        outcome::finished(rules, position)
    }

    fn points(&self, rules: &Rules) -> [f32; 3] {
        outcome::points(rules)
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
            let rules = variants::find(name)?.rules;
            let (source, decoded) = (Arc::<S>::clone(source), Box::new(Late::new()));
            Some(Entry::new(rules, Held::Fetched { game: rules.name, source, decoded }))
        };
        GameNets { entries: net_source::games().filter_map(entry).collect() }
    }

    /// One net, for the game that it was trained for.
    #[must_use]
    pub fn of(rules: &Rules, net: impl Into<GameNet>) -> GameNets {
        let nets = Decoded { net: net.into(), prefilter: None };
        GameNets { entries: vec![Entry::new(rules, Held::Given(Box::new(nets)))] }
    }

    /// Names of the games that the nets were trained for. Games that are played alike share a net.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.rules.name)
    }

    /// The nets themselves; `None` for a file that is no net.
    pub fn nets(&self) -> impl Iterator<Item = Option<&GameNet>> {
        self.entries.iter().map(|entry| entry.nets.net().ok())
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
        evaluate_each(rules, entry.nets.net()?, &mut Seen::default(), positions, chances);
        Ok(())
    }

    fn knowing(&self, rules: &Rules, dice: KnownDice) -> Option<&dyn Evaluator> {
        Some(self.entry(rules)?.knowing.get(dice.number())?)
    }

    fn prefilter(&self, rules: &Rules) -> Option<&Prefilter> {
        self.entry(rules)?.nets.prefilter()
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
    net: &impl Successive,
    seen: &mut Seen,
    positions: &[Position],
    chances: &mut Vec<Probabilities>,
) {
    let first = chances.len();
    net.evaluate_each(seen, positions, &mut |found| chances.push(found));
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
    use crate::evaluators::nets::net::Net;
    use crate::evaluators::nets::prefilter::MOST;
    use crate::search::rolls;
    use crate::{Context, Engine, hash};
    use tavola_rules::{Occasion, Player, Plays, Step, Turn};

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
            assert_eq!(net.inputs(), Inputs::Game(Encoding::of(rules)), "{name}");
            let start = Position::start(rules, Player::First);
            let mut chances = Vec::new();
            nets.evaluate(rules, &[start], &mut chances).unwrap();
            // In Straight the first player begins nearly home.
            let fair = if rules.is_unequal() { 0.2..0.8 } else { 0.4..0.7 };
            assert!(fair.contains(&chances[0].win), "{name}: {chances:?}");
        }
        assert_eq!(
            nets.names().count(),
            net_source::games().count(),
            "every folder of a net has the name of a game"
        );
        assert!(!nets.supports(&Rules::STANDARD), "the nets of backgammon judge it");
    }

    /// Positions of the engine's own play, which a search meets.
    fn played(rules: &Rules, count: usize) -> Vec<Position> {
        let engine = Engine::embedded();
        let rolls = rolls(rules);
        let mut position = Position::start(rules, Player::First);
        let mut seen = Vec::new();
        for number in 0u64.. {
            if seen.len() == count {
                break;
            }
            seen.push(position);
            let roll = rolls[hash::mix(number) as usize % rolls.len()].0;
            let turn = Turn::rolled(rules, position, roll);
            let best = engine.rank(&turn, &Context::cubeless(), 0).unwrap().swap_remove(0);
            position = best.position.swapped();
            if tavola_rules::end::is_over(rules, &position) {
                position = Position::start(rules, Player::First);
            }
        }
        seen
    }

    #[test]
    fn few_plays_are_selected_and_the_best_is_nearly_always_among_them() {
        let nets = GameNets::embedded();
        for name in ["narde", "plakoto", "tabula"] {
            let rules = rules(name);
            let prefilter = nets.prefilter(rules).unwrap_or_else(|| panic!("{name} has no prefilter"));
            let points = outcome::points(rules);
            let equity = |chances: &Probabilities| outcome::equity(&points, chances);
            let (mut lists, mut missed) = (0, 0);
            for position in played(rules, 40) {
                for (roll, _) in rolls(rules) {
                    let steps = rules.steps(&position, roll, &Occasion::of(rules, &position));
                    let [Step::Play(segment)] = steps[..] else { continue };
                    let mut plays = Plays::new();
                    plays.generate(rules, &position, &segment);
                    let mut positions: Vec<Position> =
                        plays.iter().map(|play| play.position.swapped()).collect();
                    let mut chances = Vec::new();
                    nets.evaluate(rules, &positions, &mut chances).unwrap();
                    let worst = (0..positions.len())
                        .min_by(|a, b| equity(&chances[*a]).total_cmp(&equity(&chances[*b])))
                        .unwrap();
                    let worst = positions[worst];
                    prefilter.select(&mut positions, &mut Vec::new(), MOST, equity);
                    assert!(positions.len() <= MOST);
                    lists += 1;
                    missed += usize::from(!positions.contains(&worst));
                }
            }
            assert!(lists > 500 && missed * 5 < lists, "{name}: {missed} of {lists}");
        }
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

//! The evaluator of backgammon and of the games that are won like it: a net for contact, a net for races, and the
//! bear-off table.

use std::sync::Arc;

use tavola_rules::rules::{Contact, End, Scoring};
use tavola_rules::track::Track;
use tavola_rules::{Checkers, POOL, Position, Rules, score};

use crate::evaluators::evaluator::{Class, Evaluator, EvaluatorError, by_class, possible};
#[cfg(feature = "nets")]
use crate::evaluators::net_source::EmbeddedNets;
use crate::evaluators::net_source::{self, Late, NetSource};
use crate::evaluators::nets::bytes::NetError;
use crate::evaluators::nets::deep::DeepNet;
use crate::evaluators::nets::integer::IntegerNet;
use crate::evaluators::nets::net::Net;
use crate::evaluators::nets::prefilter::Prefilter;
use crate::outcome::Probabilities;

/// A net for contact, a net for races, and the bear-off table, with a small net that preselects plays, and a faster net for
/// contact that evaluates positions two rolls ahead and more.
///
/// Races are rare in a search, so the net is evaluated in floats, as it was trained. Thousandths decide races, and
/// whole numbers of 16 bits would round them away beside large weights.
pub struct Nets {
    contact: ContactNet,
    race: Arc<Net>,
    prefilter: Option<Prefilter>,
    fast: Option<Box<Nets>>,
}

/// A net for positions with contact.
pub enum ContactNet {
    /// The net that comes with the engine, or one in its form.
    Whole(Box<IntegerNet>),
    /// A net of an early stage of training, in floats.
    Early(Net),
}

impl ContactNet {
    /// Reads a file of any form.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<ContactNet, NetError> {
        match DeepNet::from_bytes(bytes) {
            Err(NetError::NotANet) => Net::from_bytes(bytes).map(ContactNet::Early),
            Err(error) => Err(error),
            Ok(net) => ContactNet::of(&net).ok_or(NetError::Size),
        }
    }

    /// A deep net as it plays; `None` if it has more units or another number of layers than these can have.
    #[must_use]
    pub fn of(net: &DeepNet) -> Option<ContactNet> {
        Some(ContactNet::Whole(Box::new(IntegerNet::new(net)?)))
    }

    fn evaluate(&self, position: &Position) -> Probabilities {
        match self {
            ContactNet::Whole(net) => net.evaluate(position),
            ContactNet::Early(net) => net.evaluate(position),
        }
    }

    fn evaluate_each(&self, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        match self {
            ContactNet::Whole(net) => net.evaluate_each(positions, found),
            ContactNet::Early(net) => positions.iter().for_each(|position| found(net.evaluate(position))),
        }
    }
}

/// The files of the nets, below `nets/`.
const CONTACT: &str = "backgammon/contact.net";
const FAST: &str = "backgammon/fast.net";
const RACE: &str = "backgammon/race.net";
const PICK: &str = "backgammon/pick.net";
const RACE_PICK: &str = "backgammon/race-pick.net";

impl Nets {
    /// Creates the evaluator from a net for positions with contact and a net for races in which not all are home. The
    /// prefilter is the one that comes with the engine.
    ///
    /// # Panics
    /// Never with the files that are committed: a test loads them.
    #[must_use]
    #[cfg(feature = "nets")]
    pub fn new(contact: ContactNet, race: Net) -> Nets {
        let prefilter = Nets::prefilter_of(&EmbeddedNets).expect("the embedded nets are whole");
        Nets { contact, race: Arc::new(race), prefilter, fast: None }
    }

    /// Returns the evaluator with a faster net for contact, for positions two rolls ahead and more.
    #[must_use]
    pub fn with_fast(self, contact: ContactNet) -> Nets {
        let fast = Nets { contact, race: Arc::clone(&self.race), prefilter: None, fast: None };
        Nets { fast: Some(Box::new(fast)), ..self }
    }

    /// The nets that come with the engine.
    ///
    /// # Panics
    /// Never with the files that are committed: a test loads them.
    #[must_use]
    #[cfg(feature = "nets")]
    pub fn embedded() -> Nets {
        Nets::fetched(&EmbeddedNets).expect("the embedded nets are whole")
    }

    /// Returns the nets from a source.
    fn fetched(source: &impl NetSource) -> Result<Nets, String> {
        let contact = |path| net_source::read(source, path, ContactNet::from_bytes);
        let nets = Nets {
            contact: contact(CONTACT)?,
            race: Arc::new(net_source::read(source, RACE, Net::from_bytes)?),
            prefilter: Nets::prefilter_of(source)?,
            fast: None,
        };
        if source.has(FAST) { Ok(nets.with_fast(contact(FAST)?)) } else { Ok(nets) }
    }

    fn prefilter_of(source: &impl NetSource) -> Result<Option<Prefilter>, String> {
        let net = |path| net_source::read(source, path, Net::from_bytes);
        Ok(Prefilter::new(&net(PICK)?, Some(&net(RACE_PICK)?)))
    }

    /// The net for races.
    #[must_use]
    pub fn race(&self) -> &Net {
        &self.race
    }

    /// The nets for positions two rolls ahead and more, these if there are no others.
    #[must_use]
    pub fn faster(&self) -> &Nets {
        self.fast.as_deref().unwrap_or(self)
    }

    /// Appends the chances of positions of standard backgammon.
    pub fn evaluate_all(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        // The contact net evaluates its positions together, after the others.
        let first = chances.len();
        let mut with_contact = Vec::with_capacity(positions.len());
        for position in positions {
            let later = || {
                with_contact.push(*position);
                Probabilities::default()
            };
            chances.push(by_class(position, later, || self.race.evaluate(position)));
        }
        let mut left = chances[first..].iter_mut().zip(positions);
        self.contact.evaluate_each(&with_contact, &mut |found| {
            if let Some((chances, position)) =
                left.find(|(_, position)| Class::of(position) == Class::Contact)
            {
                *chances = possible(found, position, Class::Contact);
            }
        });
    }

    /// The chances of one position of standard backgammon.
    #[must_use]
    pub fn evaluate_one(&self, position: &Position) -> Probabilities {
        by_class(position, || self.contact.evaluate(position), || self.race.evaluate(position))
    }
}

/// Games of checkers that move against each other, hit, and are borne off. Other dice, scores and starts change the
/// worth of a position, not the aims of play. The search handles a roll that stays.
fn supports(rules: &Rules) -> bool {
    rules.track == Track::Contrary
        && rules.contact == Contact::Hit
        && rules.block_at == 2
        && rules.end == End::FirstOff
        && !rules.backward
        && !rules.hit_home_first
        && rules.start.iter().all(|start| start.count(POOL) == 0)
}

/// Games that count checkers end as if they counted gammons: their [`Context`](crate::Context) has the worth of those.
fn finished(rules: &Rules, position: &Position) -> Option<Probabilities> {
    let (own, other) = (position.own(), position.other());
    let level = |loser: Checkers| match rules.scoring {
        Scoring::CheckersLeft(_) | Scoring::Pips => score::level(&Rules::STANDARD, loser),
        Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Flat => score::level(rules, loser),
    };
    if !own.any_from(1) {
        Some(Probabilities::won(level(other)))
    } else if !other.any_from(1) {
        Some(Probabilities::won(level(own)).inverted())
    } else {
        None
    }
}

impl Evaluator for Nets {
    fn supports(&self, rules: &Rules) -> bool {
        supports(rules)
    }

    fn evaluate(
        &self,
        _: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        self.evaluate_all(positions, chances);
        Ok(())
    }

    /// True for games with different roles: the nets do not see roles, and the conversion of their chances is rough.
    fn estimates(&self, rules: &Rules) -> bool {
        rules.chooser().is_some()
    }

    fn prefilter(&self, _: &Rules) -> Option<&Prefilter> {
        self.prefilter.as_ref()
    }

    fn fast(&self) -> Option<&dyn Evaluator> {
        Some(self.fast.as_deref()?)
    }

    fn repeats(&self) -> bool {
        true
    }

    fn bears_off(&self) -> bool {
        true
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        finished(rules, position)
    }
}

/// [`Nets`] that are fetched when a position is evaluated for the first time.
pub(crate) struct FetchedNets<S> {
    source: Arc<S>,
    nets: Late<Nets>,
}

impl<S: NetSource> FetchedNets<S> {
    pub(crate) fn new(source: Arc<S>) -> FetchedNets<S> {
        FetchedNets { source, nets: Late::new() }
    }

    fn nets(&self) -> Result<&Nets, EvaluatorError> {
        self.nets.get(|| Nets::fetched(&*self.source))
    }
}

impl<S: NetSource> Evaluator for FetchedNets<S> {
    fn supports(&self, rules: &Rules) -> bool {
        supports(rules)
    }

    fn evaluate(
        &self,
        _: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        self.nets()?.evaluate_all(positions, chances);
        Ok(())
    }

    fn estimates(&self, rules: &Rules) -> bool {
        rules.chooser().is_some()
    }

    /// `None` if the nets cannot be loaded; the evaluation then returns the error.
    fn prefilter(&self, _: &Rules) -> Option<&Prefilter> {
        self.nets().ok()?.prefilter.as_ref()
    }

    /// `None` as [`Evaluator::prefilter`].
    fn fast(&self) -> Option<&dyn Evaluator> {
        Evaluator::fast(self.nets().ok()?)
    }

    fn repeats(&self) -> bool {
        true
    }

    fn bears_off(&self) -> bool {
        true
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        finished(rules, position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of the nets, and how often they were asked for.
    struct Files(std::sync::atomic::AtomicU32);

    impl NetSource for Files {
        fn net(&self, path: &str) -> Result<std::borrow::Cow<'static, [u8]>, String> {
            if self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 0 {
                return Err("no network".to_owned());
            }
            EmbeddedNets.net(path)
        }
    }

    #[test]
    fn fetched_nets_find_the_same_are_fetched_once_and_a_failure_is_no_end() {
        let fetched = FetchedNets::new(Arc::new(Files(0.into())));
        let asked = || fetched.source.0.load(std::sync::atomic::Ordering::Relaxed);
        assert!(fetched.supports(&Rules::STANDARD));
        assert_eq!(asked(), 0, "what a game is needs no net");
        let positions = crate::bench::positions(Class::Contact, 50);
        let evaluated = |nets: &dyn Evaluator| {
            let mut chances = Vec::new();
            nets.evaluate(&Rules::STANDARD, &positions, &mut chances).map(|()| chances)
        };
        assert_eq!(evaluated(&fetched), Err(EvaluatorError::NoNet("no network".to_owned())));
        assert_eq!(evaluated(&fetched), evaluated(&Nets::embedded()));
        let so_far = asked();
        assert_eq!(so_far, 6, "one failure, and five files");
        assert!(fetched.prefilter(&Rules::STANDARD).is_some() && evaluated(&fetched).is_ok());
        assert_eq!(asked(), so_far);
    }

    #[test]
    fn together_positions_have_the_chances_that_they_have_alone() {
        let nets = Nets::embedded();
        for class in [Class::Contact, Class::Race, Class::BearOff] {
            let positions = crate::bench::positions(class, 100);
            let mut together = Vec::new();
            nets.evaluate(&Rules::STANDARD, &positions, &mut together).unwrap();
            for (position, together) in positions.iter().zip(together) {
                assert_eq!(together, nets.evaluate_one(position));
            }
        }
    }
}

//! Plays, and numbers that are named instead of rolled.

use std::sync::Arc;

use tavola_engine::{Context, EngineError, Ranked, trials::Standing};
use tavola_notation::play;
use tavola_rules::game::Phase;
use tavola_rules::turn::End;
use tavola_rules::{Match, Move, Player, Position, Roll, Rules, Step, Turn, Waits};

use super::rollout::{self, Mean};
use super::{Analyst, Choice, Compared, Shallower, levels};
use crate::decision::{Counted, DecisionChances, Judgement};
use crate::reason::Reasons;
use crate::reasons::{self, LEAST, Pair};
use crate::units;

/// eXtreme Gammon does not count plays whose results are all equal to this.
const XG_EQUAL: f64 = 0.001;
/// Plays within this of the best, in plain wins, are rolled out at the levels with rollouts: at most this many, beside the play
/// that was made.
pub(crate) const CLOSE: (f64, usize) = (0.04, 4);

impl Analyst<'_> {
    /// A play among all that could be made.
    pub(super) fn play(
        &self,
        m: &Match,
        player: Player,
        moves: &[Move],
        end: &Position,
    ) -> Result<Option<Judgement>, EngineError> {
        let Phase::Move { turn, .. } = m.game().phase() else { return Ok(None) };
        let (rules, context) = (m.rules(), self.context(m, player));
        let units = self.units(m, player);
        let first = self.engine.rank(turn, &context, 0)?;
        let count = first.len();
        let equities = || first.iter().map(|ranked| f64::from(ranked.equity) / units.unit);
        let spread = equities().fold(f64::MIN, f64::max) - equities().fold(f64::MAX, f64::min);
        let counted = Counted { gnubg: count > 1, xg: count > 1 && spread > XG_EQUAL };
        let plies = if count > 1 { self.plies(rules) } else { 0 };
        let all = if plies > 0 { self.engine.rank(turn, &context, plies)? } else { first };
        let Some(played) = all.iter().find(|ranked| same(&ranked.position, end)).cloned() else {
            return Ok(None);
        };
        let (mut list, others): (Vec<Ranked>, Vec<Ranked>) =
            all.into_iter().partition(|ranked| ranked.plies == plies || same(&ranked.position, end));
        if played.plies != plies {
            let best = list[0].equity;
            let searched = self.searched(rules, &context, played, plies)?;
            list.retain(|ranked| ranked.plies == plies);
            list.push(Ranked { loss: (best - searched.equity).max(0.0), ..searched });
        }
        let searched = list.clone();
        let trials = self.rolled_out(rules, &context, &mut list, end)?;
        list.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        // Plays without a rollout come after those with one.
        let searched =
            searched.into_iter().filter(|one| !list.iter().any(|ranked| ranked.moves == one.moves));
        let others: Vec<Ranked> = searched.chain(others).collect();
        let before = m.game().position(player);
        let best = list.first().map_or(0.0, |ranked| ranked.equity);
        let choice = |ranked: &Ranked, loss: f32| {
            // Of several orders with the same end the list shows the order that was played.
            let moves = if same(&ranked.position, end) { moves } else { &ranked.moves };
            Choice {
                text: play::text(&before, moves, rules),
                position: Some(ranked.position),
                moves: moves.to_vec(),
                equity: ranked.equity,
                loss: f64::from(loss) / units.unit,
                chances: Some(ranked.probabilities),
            }
        };
        // If plays were rolled out, only losses beyond their noise count.
        let loss = |ranked: &Ranked| if trials > 0 { ranked.loss } else { best - ranked.equity };
        let choices: Vec<Choice> = list.iter().map(|ranked| choice(ranked, loss(ranked))).collect();
        let shallower = others.iter().map(|ranked| Shallower {
            choice: choice(ranked, ranked.loss),
            ply: ranked.plies,
            trials: 0,
        });
        let shallower = shallower.collect();
        let played = list.iter().position(|ranked| same(&ranked.position, end)).unwrap_or(0);
        let reasons = self.reasons_of(turn.rules(), &context, &list, played, choices[played].loss, plies)?;
        let compared = Compared {
            choices,
            shallower,
            played,
            best: 0,
            count,
            mistake: None,
            ply: plies,
            trials,
            counted,
            reasons,
        };
        Ok(Some(self.judged(rules, &units, compared)))
    }

    /// Why a play is worse than the first of the list, if it loses enough. The opponent's replies are searched one roll less
    /// deeply than the plays.
    fn reasons_of(
        &self,
        rules: &Arc<Rules>,
        context: &Context,
        list: &[Ranked],
        played: usize,
        loss: f64,
        plies: u32,
    ) -> Result<Option<Reasons>, EngineError> {
        let pair = [&list[0], &list[played]];
        if loss < LEAST || pair.iter().any(|play| play.then != Waits::Nothing) {
            return Ok(None);
        }
        let levels = levels(rules);
        let compared = Pair {
            positions: pair.map(|play| play.position),
            chances: pair.map(|play| DecisionChances::of(&play.probabilities, levels)),
            context,
            plies: plies.saturating_sub(1),
        };
        reasons::of_play(self.engine, rules, &compared)
    }

    /// A play searched to a depth that its rank alone did not give it.
    fn searched(
        &self,
        rules: &Rules,
        context: &Context,
        play: Ranked,
        plies: u32,
    ) -> Result<Ranked, EngineError> {
        let (probabilities, equity) = if play.then == Waits::Nothing {
            let theirs = self.engine.cube(rules, &play.position.swapped(), &context.swapped(), plies)?;
            (theirs.probabilities.inverted(), -theirs.equity())
        } else {
            let own = self.engine.cube(rules, &play.position, context, plies)?;
            (own.probabilities, own.equity())
        };
        Ok(Ranked { probabilities, equity, plies, ..play })
    }

    /// Rolls out the close plays and the play that was made, on the same dice, and keeps only those. Returns the trials of
    /// the best; 0 if nothing is rolled out. Losses count only beyond their noise.
    fn rolled_out(
        &self,
        rules: &Rules,
        context: &Context,
        list: &mut Vec<Ranked>,
        end: &Position,
    ) -> Result<u32, EngineError> {
        if list.len() < 2 || !self.rolls_out(context, rules)? {
            return Ok(0);
        }
        list.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        let (within, most) = CLOSE;
        let floor = list[0].equity - (within * units::unit(rules)) as f32;
        let near = list.iter().take(most).take_while(|play| play.equity >= floor).count();
        let mut chosen: Vec<Ranked> = list[..near].to_vec();
        chosen.extend(list[near..].iter().find(|play| same(&play.position, end)).cloned());
        if chosen.len() < 2 || chosen.iter().any(|play| play.then != Waits::Nothing) {
            return Ok(0);
        }
        let made = chosen.iter().position(|play| same(&play.position, end)).unwrap_or(0);
        let candidates: Vec<(Standing, Context)> =
            chosen.iter().map(|play| (after(rules, context, play), context.clone())).collect();
        let rolled =
            self.roll_out(rules, context, &candidates, |rolled| rollout::open_plays(rolled, made))?;
        let unit = units::unit(rules);
        let searched: Vec<f64> = chosen.iter().map(|play| f64::from(play.equity) / unit).collect();
        let above = |a: usize, b: usize| rolled[a].above(&rolled[b]).with_search(searched[a] - searched[b]);
        let gains: Vec<f64> = (0..rolled.len()).map(|i| above(i, made).mean).collect();
        let best = (0..gains.len()).max_by(|a, b| gains[*a].total_cmp(&gains[*b])).unwrap_or(made);
        let base = rolled[made].equity().mean;
        for (i, play) in chosen.iter_mut().enumerate() {
            play.equity = ((base + gains[i]) * unit) as f32;
            play.probabilities = rolled[i].result().probabilities();
            let behind = Mean { mean: gains[best] - gains[i], ..above(best, i) };
            play.loss = if i == best { 0.0 } else { (behind.beyond_noise() * unit) as f32 };
        }
        *list = chosen;
        Ok(rolled[made].trials())
    }

    /// Two numbers that were named instead of rolled, among all that could be.
    pub(super) fn pick(
        &self,
        m: &Match,
        player: Player,
        pair: [u8; 2],
    ) -> Result<Option<Judgement>, EngineError> {
        let pairs = (2..=6).flat_map(|high| (1..high).map(move |low| [high, low]));
        let choices = pairs.filter_map(|[high, low]| {
            let steps = m.game().steps_of(Roll::two(high, low).ok()?)?;
            let played = [[high, low], [low, high]].contains(&pair);
            Some((format!("{high}{low}"), steps, played))
        });
        self.named(m, player, choices.collect())
    }

    /// A double that was named, among all six.
    pub(super) fn choose(
        &self,
        m: &Match,
        player: Player,
        number: u8,
    ) -> Result<Option<Judgement>, EngineError> {
        let Phase::Choose { owed, .. } = m.game().phase() else { return Ok(None) };
        let choices = (1..=6).map(|double| {
            let mut steps = m.rules().chosen_double(double);
            steps.extend_from_slice(owed);
            (format!("{double}{double}"), steps, double == number)
        });
        self.named(m, player, choices.collect())
    }

    /// A named choice, among choices with their texts, their steps, and whether they were made. Each choice is judged by
    /// its best play.
    fn named(
        &self,
        m: &Match,
        player: Player,
        choices: Vec<(String, Vec<Step>, bool)>,
    ) -> Result<Option<Judgement>, EngineError> {
        let (rules, units, plies) = (m.rules(), self.units(m, player), self.plies(m.rules()));
        let context = Context { next_roll: None, ..self.context(m, player) };
        let position = m.game().position(player);
        let mut list = Vec::new();
        for (text, steps, played) in choices {
            let turn = Turn::new(rules.clone(), position, &steps);
            let ranked = self.engine.rank(&turn, &context, plies)?;
            list.extend(ranked.into_iter().next().map(|best| (text, best, played)));
        }
        list.sort_by(|a, b| b.1.equity.total_cmp(&a.1.equity));
        let Some(played) = list.iter().position(|(_, _, played)| *played) else { return Ok(None) };
        let best = list[0].1.equity;
        let count = list.len();
        let choices: Vec<Choice> = list
            .into_iter()
            .map(|(text, ranked, _)| Choice {
                text,
                position: None,
                moves: Vec::new(),
                equity: ranked.equity,
                loss: f64::from(best - ranked.equity) / units.unit,
                chances: Some(ranked.probabilities),
            })
            .collect();
        let worst = choices.last().map_or(0.0, |choice| choice.loss);
        let counted = Counted { gnubg: count > 1, xg: worst > XG_EQUAL };
        let compared = Compared {
            choices,
            shallower: Vec::new(),
            played,
            best: 0,
            count,
            mistake: None,
            ply: plies,
            trials: 0,
            counted,
            reasons: None,
        };
        Ok(Some(self.judged(rules, &units, compared)))
    }
}

/// The place in the game after a play that ends the turn.
fn after(rules: &Rules, context: &Context, play: &Ranked) -> Standing {
    let before = Standing::on_roll(rules, &play.position);
    let end = End { moves: play.moves.clone(), position: play.position, waits: play.then };
    before.playing(rules, context.next_roll, &[], end)
}

/// Returns whether two positions have the same checkers on the same places.
fn same(a: &Position, b: &Position) -> bool {
    a.own() == b.own()
        && a.other() == b.other()
        && a.own_pinned() == b.own_pinned()
        && a.other_pinned() == b.other_pinned()
}

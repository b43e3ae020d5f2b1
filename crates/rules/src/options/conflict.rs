//! Rules that do not go together.

use core::fmt;

use crate::point::{POOL, Player};
use crate::position::Position;
use crate::rules::{
    Contact, Doubles, End, Entering, Leaving, Obligation, OneTwo, Order, Prime, Rolls, Rules, Scoring,
    StackLimits,
};
use crate::segment::Incomplete;
use crate::track::Track;
use crate::variants::ludus_lumbardorum;

/// Why a rule set cannot be played as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Conflict {
    /// A rule about hitting, in a game without hits.
    NeedsHits,
    /// A rule about pinned checkers, in a game without pins.
    NeedsPins,
    /// A rule about walls or the head, where checkers are hit or pinned.
    NeedsBlocks,
    /// A rule about the first point, in a game whose checkers do not begin there.
    NeedsFirstPoint,
    /// A rule about entering, in a game without a pool.
    NeedsPool,
    /// The players would begin on the same points.
    StartClash,
    /// Rows or quarters of 24 points, on another board.
    NeedsWholeBoard,
    /// An open roll, and rolls that bring further rolls or are handed over.
    OpenRollIsOne,
    /// An open roll leaves no moment before the roll for the cube.
    OpenRollHasNoCube,
    /// One fixed roll, and rolls that bring further rolls.
    FixedRollIsOne,
    /// The head counts for a whole turn, and chains of doubles have several parts.
    HeadNeedsOnePart,
    /// Only chains of doubles are handed over.
    HandOverNeedsChain,
    /// A roll that is played whole or not at all has no lower number first, and no chain.
    AllOrNothingIsOne,
    /// A definition of a backgammon is set, but nothing counts three points.
    NeedsBackgammons,
    /// A special rule about backgammons would mean nothing if games counted less than three.
    BackgammonRulesFirst,
    /// A limit for points of half a board, on another board.
    NeedsHalfBoard,
    /// A rule about towers, in a game without towers.
    NeedsTowers,
    /// Only a beaver can be answered by a raccoon.
    NeedsBeavers,
    /// A game that is not won by bearing off single checkers has no gammons, and no checkers left that could count.
    CountsOne,
    /// A game with moves backward might never end if checkers may not stack or hit, or if arriving first loses.
    NeverEnds,
    /// Rings and towers have their own way of moving.
    OwnGame,
}

impl Conflict {
    /// All of them.
    pub const ALL: [Conflict; 21] = [
        Conflict::NeedsHits,
        Conflict::NeedsPins,
        Conflict::NeedsBlocks,
        Conflict::NeedsFirstPoint,
        Conflict::NeedsPool,
        Conflict::StartClash,
        Conflict::NeedsWholeBoard,
        Conflict::OpenRollIsOne,
        Conflict::OpenRollHasNoCube,
        Conflict::FixedRollIsOne,
        Conflict::HeadNeedsOnePart,
        Conflict::HandOverNeedsChain,
        Conflict::AllOrNothingIsOne,
        Conflict::NeedsBackgammons,
        Conflict::BackgammonRulesFirst,
        Conflict::NeedsHalfBoard,
        Conflict::NeedsTowers,
        Conflict::NeedsBeavers,
        Conflict::CountsOne,
        Conflict::NeverEnds,
        Conflict::OwnGame,
    ];

    /// The conflict as it appears to someone who changes the option `id`: from its other side the same contradiction has
    /// another remedy.
    pub(super) fn seen_from(self, id: &str) -> Conflict {
        match (self, id) {
            (Conflict::NeedsBackgammons, "scoring") => Conflict::BackgammonRulesFirst,
            (conflict, _) => conflict,
        }
    }

    /// A stable key.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Conflict::NeedsHits => "needs-hits",
            Conflict::NeedsPins => "needs-pins",
            Conflict::NeedsBlocks => "needs-blocks",
            Conflict::NeedsFirstPoint => "needs-first-point",
            Conflict::NeedsPool => "needs-pool",
            Conflict::StartClash => "start-clash",
            Conflict::NeedsWholeBoard => "needs-whole-board",
            Conflict::OpenRollIsOne => "open-roll-is-one",
            Conflict::OpenRollHasNoCube => "open-roll-has-no-cube",
            Conflict::FixedRollIsOne => "fixed-roll-is-one",
            Conflict::HeadNeedsOnePart => "head-needs-one-part",
            Conflict::HandOverNeedsChain => "hand-over-needs-chain",
            Conflict::AllOrNothingIsOne => "all-or-nothing-is-one",
            Conflict::NeedsBackgammons => "needs-backgammons",
            Conflict::BackgammonRulesFirst => "backgammon-rules-first",
            Conflict::NeedsHalfBoard => "needs-half-board",
            Conflict::NeedsTowers => "needs-towers",
            Conflict::NeedsBeavers => "needs-beavers",
            Conflict::CountsOne => "counts-one",
            Conflict::NeverEnds => "never-ends",
            Conflict::OwnGame => "own-game",
        }
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Conflict::NeedsHits => "this needs checkers that can be hit",
            Conflict::NeedsPins => "this needs checkers that can be pinned",
            Conflict::NeedsBlocks => "this needs a game in which a single checker blocks",
            Conflict::NeedsFirstPoint => "this needs a start with all checkers on the first point",
            Conflict::NeedsPool => "this needs checkers that begin in the pool",
            Conflict::StartClash => "the players would begin on the same points",
            Conflict::NeedsWholeBoard => "this needs a board of 24 points",
            Conflict::OpenRollIsOne => "an open roll cannot bring further rolls or be handed over",
            Conflict::OpenRollHasNoCube => "an open roll leaves no moment for the cube",
            Conflict::FixedRollIsOne => "a fixed roll cannot bring further rolls",
            Conflict::HeadNeedsOnePart => "the head rule needs doubles of one part",
            Conflict::HandOverNeedsChain => "only chains of doubles can be handed over",
            Conflict::AllOrNothingIsOne => "all or nothing needs free order and doubles of one part",
            Conflict::NeedsBackgammons => "this needs games that count three",
            Conflict::BackgammonRulesFirst => "set the rules about what counts as a backgammon back first",
            Conflict::NeedsHalfBoard => "this needs half a board",
            Conflict::NeedsTowers => "this needs towers",
            Conflict::NeedsBeavers => "raccoons need beavers",
            Conflict::CountsOne => "games that end this way count one",
            Conflict::NeverEnds => {
                "moves that go backward need free stacks, hits, and winning by being first, or a game might never end"
            }
            Conflict::OwnGame => "this game has its own way of moving",
        })
    }
}

impl Rules {
    /// The first contradiction in these rules, if there is one.
    ///
    /// ```
    /// use tavola_rules::Rules;
    /// use tavola_rules::options::{Conflict, RawValue};
    ///
    /// let mut rules = Rules::STANDARD;
    /// rules.set_option("raccoons", &RawValue::Flag(true))?;
    /// assert_eq!(rules.conflict(), Some(Conflict::NeedsBeavers));
    /// rules.set_option("beavers", &RawValue::Flag(true))?;
    /// assert_eq!(rules.conflict(), None);
    /// # Ok::<(), tavola_rules::options::OptionError>(())
    /// ```
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict> {
        let hits = self.contact == Contact::Hit;
        let pins = matches!(self.contact, Contact::Pin(_));
        let whole_board = matches!(self.track, Track::Contrary | Track::Same | Track::Offset);
        let on_first = self.start.iter().all(|start| start.count(self.track.len()) == start.total());
        let in_pool = self.start.iter().any(|start| start.count(POOL) > 0);
        let chains = self.dice.doubles != Doubles::Plain;
        let more_rolls = self.dice.roll_again || self.dice.one_two != OneTwo::Plain;
        let standard = &Rules::STANDARD;
        let wrong = [
            (!hits && (!self.hit_and_run || self.hit_home_first), Conflict::NeedsHits),
            (!hits && self.end == End::HitLoses, Conflict::NeedsHits),
            (!pins && (self.mother || !self.bear_off_while_pinned), Conflict::NeedsPins),
            (self.block_at > 1 && self.leaving != Leaving::Free, Conflict::NeedsBlocks),
            (self.block_at > 1 && (self.prime != Prime::Any || self.must_open), Conflict::NeedsBlocks),
            (!on_first && (self.mother || self.leaving != Leaving::Free), Conflict::NeedsFirstPoint),
            (!in_pool && self.entering != Entering::AllFirst, Conflict::NeedsPool),
            (
                !whole_board && (self.backward || self.prime != Prime::Any || self.must_open),
                Conflict::NeedsWholeBoard,
            ),
            (matches!(self.track, Track::Ring | Track::Towers) && self.own_way_changed(), Conflict::OwnGame),
            (self.start_clashes(), Conflict::StartClash),
            (
                self.rolls == Rolls::Open && (more_rolls || self.dice.incomplete == Incomplete::HandOver),
                Conflict::OpenRollIsOne,
            ),
            (self.rolls == Rolls::Open && self.cube.on, Conflict::OpenRollHasNoCube),
            (self.rolls == Rolls::Fixed && more_rolls, Conflict::FixedRollIsOne),
            (self.leaving == Leaving::OneATurn && chains, Conflict::HeadNeedsOnePart),
            (
                self.dice.incomplete == Incomplete::HandOver
                    && !matches!(self.dice.doubles, Doubles::Ascending { .. }),
                Conflict::HandOverNeedsChain,
            ),
            (
                self.obligation == Obligation::AllOrNothing && (chains || self.order != Order::Free),
                Conflict::AllOrNothingIsOne,
            ),
            (
                !matches!(self.scoring, Scoring::Gammon123 | Scoring::Pips)
                    && (self.backgammon_zone, self.backgammon_needs_none_off)
                        != (standard.backgammon_zone, standard.backgammon_needs_none_off),
                Conflict::NeedsBackgammons,
            ),
            (
                self.backward && (!hits || self.stacks != StackLimits::NONE || self.end == End::LastOff),
                Conflict::NeverEnds,
            ),
            (
                self.track != Track::HalfContrary
                    && [
                        ludus_lumbardorum::START_ONLY,
                        ludus_lumbardorum::THREE_POINTS,
                        ludus_lumbardorum::WHOLE_HALF,
                    ]
                    .contains(&self.stacks),
                Conflict::NeedsHalfBoard,
            ),
            (!self.whole_towers && self.track != Track::Towers, Conflict::NeedsTowers),
            (self.cube.raccoons && !self.cube.beavers, Conflict::NeedsBeavers),
            (self.scoring != Scoring::Flat && self.counts_one(), Conflict::CountsOne),
        ];
        wrong.into_iter().find_map(|(is_wrong, conflict)| is_wrong.then_some(conflict))
    }

    /// Returns whether an option of moving differs from that of a game with its own way of moving. Rings and towers
    /// have one way; the options of other games are meaningless there.
    fn own_way_changed(&self) -> bool {
        self.order != Order::Free
            || self.dice.one_two != OneTwo::Plain
            || self.dice.doubles != Doubles::Plain
            || self.dice.times != 1
            || self.rolls != Rolls::Thrown
            || self.obligation == Obligation::AllOrNothing
            || self.end != if self.track == Track::Ring { End::Eliminated } else { End::FirstOff }
    }

    /// Returns whether a game ends in a way that leaves nothing to count but the game.
    fn counts_one(&self) -> bool {
        matches!(self.end, End::LastOff | End::AllOnPoint(_) | End::Eliminated) || self.track == Track::Towers
    }

    fn start_clashes(&self) -> bool {
        let start = Position::start(self, Player::First);
        start.setup().position(self, Player::First).is_err()
    }
}

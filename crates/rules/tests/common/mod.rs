//! Shared parts of the tests of the rules: positions in plain notation, plays in the usual notation, and random
//! positions that are the same in every run.
#![allow(dead_code, reason = "every test file uses a part of it")]

pub(crate) mod player;

use std::collections::BTreeSet;

use tavola_rules::Occasion;
use tavola_rules::rules::Contact;
use tavola_rules::{
    BAR, Graph, OFF, POOL, Player, Plays, Position, Roll, Rules, Segment, Setup, Step, Turn, Waits, reference,
};

/// SplitMix64: enough randomness for tests, the same on every machine.
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(crate) fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    pub(crate) fn roll(&mut self) -> Roll {
        Roll::two(self.die(), self.die()).unwrap()
    }

    /// A roll with as many dice as a game has.
    pub(crate) fn roll_of(&mut self, rules: &Rules) -> Roll {
        let dice: Vec<u8> = (0..rules.dice.count).map(|_| self.die()).collect();
        Roll::new(&dice).unwrap()
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// Number of cases of a random test: `TAVOLA_CASES` if it is set, else five thousand.
pub(crate) fn cases() -> usize {
    std::env::var("TAVOLA_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(5_000)
}

/// A position in plain notation, the player on roll first; checkers left out are off.
pub(crate) fn position(rules: &Rules, text: &str) -> Position {
    let setup: Setup = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    let setup = setup.with_rest_off(rules, Player::First);
    setup.position(rules, Player::First).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The one segment of a roll in a game that plays its rolls in one.
pub(crate) fn segment(rules: &Rules, roll: Roll) -> Segment {
    let start = Position::start(rules, Player::First);
    match rules.steps(&start, roll, &Occasion::of(rules, &start))[..] {
        [Step::Play(segment)] => segment,
        ref steps => panic!("one segment expected, not {steps:?}"),
    }
}

/// The distinct results of a segment by the fast generator; fails if one appears twice or its moves do not
/// lead to it.
pub(crate) fn fast(rules: &Rules, position: &Position, segment: &Segment) -> BTreeSet<Position> {
    fast_within(&mut Turn::new(rules, *position, &[Step::Play(*segment)]), rules, segment)
}

fn fast_within(turn: &mut Turn, rules: &Rules, segment: &Segment) -> BTreeSet<Position> {
    let position = turn.start();
    let mut plays = Plays::new();
    plays.generate(rules, &position, segment);
    let set: BTreeSet<Position> = plays.iter().map(|play| play.position).collect();
    assert_eq!(set.len(), plays.len(), "twice the same result: {position}, {segment:?}");
    for play in plays.iter() {
        for mv in play.moves.iter(rules, &position) {
            turn.play(mv).unwrap_or_else(|e| panic!("{mv} in {position}, {segment:?}: {e}"));
        }
        assert_eq!(turn.position(), play.position);
        assert_eq!(turn.waits(), Waits::Nothing);
        while turn.take_back().is_some() {}
    }
    set
}

/// The positions in which the graph of a segment ends.
fn ends(graph: &Graph) -> BTreeSet<Position> {
    for node in graph.nodes() {
        assert_eq!(node.waits == Waits::Move, !node.edges.is_empty(), "a dead end: {}", node.position);
    }
    let over = graph.nodes().iter().filter(|node| node.waits != Waits::Move);
    over.map(|node| node.position).collect()
}

/// The results of a segment, on which both generators and the graph must agree.
pub(crate) fn results(rules: &Rules, position: &Position, segment: &Segment) -> BTreeSet<Position> {
    let expected = reference::results(rules, position, segment);
    let context = || format!("{}: {position}, {:?}", rules.name, segment.numbers());
    let mut turn = Turn::new(rules, *position, &[Step::Play(*segment)]);
    assert_eq!(ends(&turn.graph()), expected, "graph and reference: {}", context());
    assert_eq!(fast_within(&mut turn, rules, segment), expected, "fast and reference: {}", context());
    expected
}

/// `13/7/6 8/7*` as single moves; a star is decoration.
pub(crate) fn parse_play(text: &str) -> Vec<(u8, u8)> {
    let place = |word: &str| match word.trim_end_matches('*') {
        "bar" => BAR,
        "pool" => POOL,
        "off" => OFF,
        number => number.parse().unwrap_or_else(|_| panic!("{text}")),
    };
    text.split_whitespace()
        .flat_map(|chain| {
            let stops: Vec<u8> = chain.split('/').map(place).collect();
            stops.windows(2).map(|w| (w[0], w[1])).collect::<Vec<_>>()
        })
        .collect()
}

/// Plays a text move by move, whichever number each uses; `None` if a move is refused.
pub(crate) fn play(turn: &mut Turn, text: &str) -> Option<()> {
    for (from, to) in parse_play(text) {
        let mv = turn.legal().into_iter().find(|mv| (mv.from, mv.to) == (from, to))?;
        turn.play(mv).ok()?;
    }
    Some(())
}

/// An example: a position, a roll, and claims about its plays.
pub(crate) struct Example {
    rules: Rules,
    position: Position,
    roll: Roll,
    results: BTreeSet<Position>,
}

impl Example {
    pub(crate) fn new(rules: &Rules, text: &str, roll: &str) -> Example {
        let position = position(rules, text);
        let roll: Roll = roll.parse().unwrap();
        let results = results(rules, &position, &segment(rules, roll));
        Example { rules: rules.clone(), position, roll, results }
    }

    /// A standard example.
    pub(crate) fn standard(text: &str, roll: &str) -> Example {
        Example::new(&Rules::STANDARD, text, roll)
    }

    /// The number of distinct results.
    pub(crate) fn has(self, count: usize) -> Example {
        assert_eq!(self.results.len(), count, "results of {} with {}", self.position, self.roll);
        self
    }

    /// A whole play that is legal.
    pub(crate) fn allows(self, text: &str) -> Example {
        self.result(text);
        self
    }

    /// Claims that a whole play is legal and leads to a position.
    pub(crate) fn leads(self, text: &str, to: &str) -> Example {
        assert_eq!(self.result(text), position(&self.rules, to), "{text}");
        self
    }

    /// The position after a whole play that is legal.
    pub(crate) fn result(&self, text: &str) -> Position {
        let mut turn = Turn::rolled(&self.rules, self.position, self.roll);
        assert!(play(&mut turn, text).is_some(), "{text} in {} with {}", self.position, self.roll);
        assert_eq!(turn.waits(), Waits::Nothing, "{text} is not all in {}", self.position);
        assert!(self.results.contains(&turn.position()));
        turn.position()
    }

    /// A play that is not: a move in it is refused, or more must be played, and no result looks like it.
    pub(crate) fn forbids(self, text: &str) -> Example {
        let mut turn = Turn::rolled(&self.rules, self.position, self.roll);
        let whole = play(&mut turn, text).is_some() && turn.waits() == Waits::Nothing;
        assert!(!whole, "{text} in {} with {}", self.position, self.roll);
        let mut wanted = self.position.setup().own.places;
        for (from, to) in parse_play(text) {
            wanted[usize::from(from)] = wanted[usize::from(from)].wrapping_sub(1);
            wanted[usize::from(to)] += 1;
        }
        assert!(self.results.iter().all(|end| end.setup().own.places != wanted), "{text}");
        self
    }

    /// A way that is not, though another way may lead to the same result.
    pub(crate) fn refuses(self, text: &str) -> Example {
        let mut turn = Turn::rolled(&self.rules, self.position, self.roll);
        assert_eq!(play(&mut turn, text), None, "{text} in {} with {}", self.position, self.roll);
        self
    }

    /// The most checkers that one play bears off.
    pub(crate) fn bears_off_at_most(self, most: u8) -> Example {
        let before = self.position.own().count(OFF);
        let off = self.results.iter().map(|end| end.own().count(OFF) - before).max();
        assert_eq!(off, Some(most));
        self
    }

    /// Nothing can be played.
    pub(crate) fn dances(self) -> Example {
        assert_eq!(self.results, BTreeSet::from([self.position]));
        self
    }
}

/// An arbitrary position of a game: points fall to one side or the other, then checkers fall on them.
pub(crate) fn arbitrary(rng: &mut Rng, rules: &Rules) -> Position {
    loop {
        let setup = arbitrary_setup(rng, rules);
        if let Ok(position) = setup.position(rules, Player::First)
            && position.own().in_play() > 0
            && position.other().in_play() > 0
        {
            return position;
        }
    }
}

fn arbitrary_setup(rng: &mut Rng, rules: &Rules) -> Setup {
    let len = rules.track.len();
    let has_pool = rules.start[0].count(POOL) > 0;
    let shared = rules.track.apart();
    let mut setup = Setup::default();
    let mut own_points = vec![];
    let mut other_points = vec![];
    // A narrow reach makes bear-offs and crowded homes as frequent as open middle games.
    let reach = [6, 6, 12, 18, 24, 24][rng.below(6)].min(len);
    let other_reach = [6, 12, 24, 24][rng.below(4)].min(len);
    for point in 1..=len {
        let facing = rules.track.facing(point);
        let falls = rng.below(if matches!(rules.contact, Contact::Pin(_)) { 6 } else { 4 });
        if shared || falls == 0 || falls == 2 {
            own_points.extend((point <= reach).then_some(point));
        }
        if shared || falls == 1 || falls == 3 {
            other_points.extend((facing <= other_reach).then_some(facing));
        }
        if falls == 4 {
            setup.own.places[usize::from(point)] = 1;
            setup.own.pinned |= 1 << point;
            setup.other.places[usize::from(facing)] = 1 + rng.below(2) as u8;
        } else if falls == 5 {
            setup.other.places[usize::from(facing)] = 1;
            setup.other.pinned |= 1 << facing;
            setup.own.places[usize::from(point)] = 1 + rng.below(2) as u8;
        }
    }
    for (side, points) in [(&mut setup.own, &own_points), (&mut setup.other, &other_points)] {
        let mut left = u32::from(rules.checkers(Player::First)).saturating_sub(side.total());
        let bar = rng.one_in(4) && rules.contact == Contact::Hit;
        let off = if rng.one_in(3) { rng.below(15) as u32 } else { 0 };
        let pool = if has_pool && rng.one_in(2) { rng.below(15) as u32 } else { 0 };
        for (place, some) in [(OFF, off), (POOL, pool), (BAR, u32::from(bar) * (1 + rng.below(3) as u32))] {
            let some = some.min(left);
            side.places[usize::from(place)] += some as u8;
            left -= some;
        }
        while left > 0 {
            let place = if points.is_empty() { OFF } else { points[rng.below(points.len())] };
            side.places[usize::from(place)] += 1;
            left -= 1;
        }
    }
    setup
}

/// Calls `visit` with positions and rolls of random games until it has seen `count` of them. Games played
/// in segments without rolls or choices between them are played whole.
pub(crate) fn random_positions(
    rng: &mut Rng,
    rules: &Rules,
    count: usize,
    mut visit: impl FnMut(&mut Rng, &Position, Roll),
) {
    let mut seen = 0;
    let mut plays = Plays::new();
    while seen < count {
        let mut position = Position::start(rules, Player::First);
        for _ in 0..2_000 {
            let roll = rng.roll_of(rules);
            visit(rng, &position, roll);
            seen += 1;
            for step in rules.steps(&position, roll, &Occasion::of(rules, &position)) {
                if let Step::Play(segment) = step {
                    plays.generate(rules, &position, &segment);
                    position = plays[rng.below(plays.len())].position;
                }
            }
            if seen >= count || tavola_rules::end::is_over(rules, &position) {
                break;
            }
            position = position.swapped();
        }
    }
}

//! Plays as text: `8/5 6/5`, `24/22*/18`, `bar/22`, `6/off`, `13/10(2)`, and in Doublets `6/apart 3/apart`.
//!
//! A play is written canonically: the moves of one checker joined, a place on the way named only if it hits, the
//! farthest checkers first, equal paths counted. So two ways to the same result that differ only in their order have
//! one text.
//!
//! If the order of moves can decide whether they are allowed, a play is written in its actual order: with a move backward
//! (whose turning point is named), with a checker from the pool, and in games in which the lower number comes first.

mod token;

use std::collections::VecDeque;
use std::fmt::Write as _;

use tavola_rules::graph::{Edge, NodeId};
use tavola_rules::moves::{Landing, after, try_given};
use tavola_rules::point::{OFF, POOL};
use tavola_rules::segment::Order;
use tavola_rules::track::Track;
use tavola_rules::{Graph, Move, Position, Rules, Waits};
use thiserror::Error;

pub use token::{Token, tower_of};

/// The text of a play without moves.
pub const NO_PLAY: &str = "(no play)";

/// The fault of the text of a play.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// A part that is no path of a checker.
    #[error("expected moves such as 13/10, bar/22, 6/off, 24/18* or 8/4(2), in Doublets 6/apart, not {0:?}")]
    Token(String),
    /// No legal play moves these checkers so.
    #[error("{0:?} is not a legal play here")]
    NotLegal(String),
    /// Several plays do, and they differ in their hits.
    #[error("{text:?} can be played in several ways, expected one of: {}", ways.join("; "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The texts that would be clear.
        ways: Vec<String>,
    },
}

/// The way of one checker.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Path {
    /// Places touched, the first and the last included, each with whether an enemy is hit or pinned there.
    stops: Vec<(u8, bool)>,
}

impl Path {
    fn of(moves: &[(Move, bool)], as_played: bool) -> Vec<Path> {
        let mut left: Vec<(Move, bool)> = moves.to_vec();
        if !as_played {
            left.sort_by_key(|(mv, _)| core::cmp::Reverse((mv.from, mv.to)));
        }
        let mut paths = Vec::new();
        while !left.is_empty() {
            let (first, hits) = left.remove(0);
            let mut path = Path { stops: vec![(first.from, false), (first.to, hits)] };
            while let Some(next) = left.iter().position(|(mv, _)| mv.from == path.end()) {
                let (mv, hits) = left.remove(next);
                path.stops.push((mv.to, hits));
            }
            paths.push(path);
        }
        hit_first(&mut paths);
        for path in &mut paths {
            let last = path.stops.len() - 1;
            let goes_back = path.stops.windows(2).any(|leg| leg[1].0 > leg[0].0);
            let mut at = 0;
            path.stops.retain(|(_, hits)| {
                at += 1;
                *hits || goes_back || at == 1 || at == last + 1
            });
        }
        if !as_played {
            paths.sort_by(|a, b| b.stops.cmp(&a.stops));
        }
        paths
    }

    fn end(&self) -> u8 {
        self.stops.last().map_or(OFF, |stop| stop.0)
    }
}

/// If several checkers reach the point of a hit, the mark belongs to the first that stays there.
fn hit_first(paths: &mut [Path]) {
    let hits: Vec<u8> = paths.iter().flat_map(|p| &p.stops).filter(|s| s.1).map(|s| s.0).collect();
    for place in hits {
        let Some(first) = paths.iter().position(|path| path.end() == place) else {
            continue;
        };
        for path in paths.iter_mut() {
            for stop in path.stops.iter_mut().filter(|stop| stop.0 == place) {
                stop.1 = false;
            }
        }
        if let Some(stop) = paths[first].stops.last_mut() {
            stop.1 = true;
        }
    }
}

/// The text of moves that are played from a position, the same that [`parse`] reads. Moves are followed as far as they
/// can be played.
#[must_use]
pub fn text(before: &Position, moves: &[Move], rules: &Rules) -> String {
    let mut position = *before;
    let mut marked = Vec::with_capacity(moves.len());
    for &mv in moves {
        let Ok(landing) = try_given(rules, &position, mv) else {
            break;
        };
        position = after(rules, &position, mv, landing);
        marked.push((mv, landing != Landing::Quiet));
    }
    written(&marked, rules.track, rules.order == Order::LowerFirst)
}

/// The text of moves with their hits.
#[must_use]
pub fn text_of(marked: &[(Move, bool)], track: Track) -> String {
    written(marked, track, false)
}

fn written(marked: &[(Move, bool)], track: Track, lower_first: bool) -> String {
    if marked.is_empty() {
        return NO_PLAY.to_owned();
    }
    if track == Track::Towers {
        return towers(marked);
    }
    let as_played = lower_first || marked.iter().any(|(mv, _)| mv.from == POOL || mv.to > mv.from);
    let paths = Path::of(marked, as_played);
    let mut text = String::with_capacity(24);
    let mut at = 0;
    while at < paths.len() {
        let path = &paths[at];
        let bare = |path: &Path| path.stops.iter().map(|stop| stop.0).collect::<Vec<_>>();
        let plain = |path: &Path| path.stops.iter().all(|stop| !stop.1);
        let same = paths[at + 1..].iter().take_while(|next| plain(next) && bare(next) == bare(path)).count();
        if at > 0 {
            text.push(' ');
        }
        for (i, &(place, hits)) in path.stops.iter().enumerate() {
            if i > 0 {
                text.push('/');
            }
            text.push_str(&token::place_text(place));
            if hits {
                text.push('*');
            }
        }
        if same > 0 {
            _ = write!(text, "({})", same + 1);
        }
        at += same + 1;
    }
    text
}

/// Text of moves with towers: the highest tower first, and each step by itself.
fn towers(marked: &[(Move, bool)]) -> String {
    let mut moves: Vec<Move> = marked.iter().map(|(mv, _)| *mv).collect();
    moves.sort_by_key(|mv| core::cmp::Reverse((tower_of(mv.from), mv.from)));
    let words: Vec<String> = moves.iter().map(|mv| token::tower_text(mv.from, mv.to)).collect();
    words.join(" ")
}

/// The moves of a whole play, up to the next roll or choice of its turn, from its text. Dice may be split and ordered
/// in any way: only the ends of the checkers count, and the hits if they make a difference. `graph` has the ways of the
/// turn, `track` is that of its rules.
///
/// # Errors
/// If the text is none, or no legal play does that, or more than one does.
pub fn parse(text: &str, graph: &Graph, track: Track) -> Result<Vec<Move>, PlayError> {
    let paths = if text.trim() == NO_PLAY { Vec::new() } else { tokens(text, track)? };
    let not_legal = || PlayError::NotLegal(text.trim().to_owned());
    let wanted = changes(paths.iter().filter_map(ends));
    let mut hits: Vec<u8> =
        paths.iter().flat_map(|path| &path.stops).filter(|stop| stop.1).map(|stop| stop.0).collect();
    hits.sort_unstable();
    hits.dedup();

    let reached = reached(graph);
    let mut seen = Vec::new();
    let mut ways: Vec<(NodeId, Vec<Edge>)> = Vec::new();
    for (id, node) in graph.nodes().iter().enumerate() {
        if node.waits == Waits::Move || seen.contains(&node.position) {
            continue;
        }
        // Moves are compared as they are written: in Doublets one takes a whole tower along.
        let way = way(&reached, id);
        let moved = way.is_empty() == paths.is_empty();
        if moved && changes(way.iter().map(|edge| (edge.mv.from, edge.mv.to, 1))) == wanted {
            seen.push(node.position);
            ways.push((id, way));
        }
    }
    let mut fitting: Vec<Vec<Edge>> = match ways.as_slice() {
        [] => return Err(not_legal()),
        // Marks may be left out if the play is unambiguous without them.
        [(_, only)] if hits.iter().all(|place| marks(only).contains(place)) => vec![only.clone()],
        _ => ways.iter().map(|(_, way)| way).filter(|way| marks(way) == hits).cloned().collect(),
    };
    if fitting.is_empty() && !hits.is_empty() {
        // A pin that is released on the way leaves no trace, so another way may lead to the same end.
        fitting = ways.iter().filter_map(|(id, _)| marked_way(graph, *id, &hits)).collect();
    }
    match fitting.as_slice() {
        [one] => Ok(one.iter().map(|edge| edge.mv).collect()),
        [] if hits.is_empty() && ways.len() > 1 => Err(PlayError::Ambiguous {
            text: text.trim().to_owned(),
            ways: ways.iter().map(|(_, way)| text_of_edges(way, track)).collect(),
        }),
        [] => Err(not_legal()),
        several => Err(PlayError::Ambiguous {
            text: text.trim().to_owned(),
            ways: several.iter().map(|way| text_of_edges(way, track)).collect(),
        }),
    }
}

/// The places at which a way hits, pins or captures.
fn marks(way: &[Edge]) -> Vec<u8> {
    let mut marks: Vec<u8> =
        way.iter().filter(|edge| edge.landing != Landing::Quiet).map(|edge| edge.mv.to).collect();
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// A way to a node that hits, pins or captures on exactly these places.
fn marked_way(graph: &Graph, end: NodeId, hits: &[u8]) -> Option<Vec<Edge>> {
    fn search(graph: &Graph, at: NodeId, end: NodeId, hits: &[u8], way: &mut Vec<Edge>) -> bool {
        if at == end {
            return marks(way) == hits;
        }
        graph.node(at).edges.iter().any(|edge| {
            way.push(*edge);
            let found = search(graph, edge.next, end, hits, way);
            if !found {
                way.pop();
            }
            found
        })
    }
    let mut way = Vec::new();
    search(graph, Graph::ROOT, end, hits, &mut way).then_some(way)
}

/// Change of the number of checkers on each place by moves from one place to another.
fn changes(moves: impl Iterator<Item = (u8, u8, i16)>) -> [i16; 27] {
    let mut changes = [0; 27];
    for (from, to, times) in moves {
        changes[usize::from(from)] -= times;
        changes[usize::from(to)] += times;
    }
    changes
}

/// Start and end of a path, and the number of its checkers.
fn ends(path: &Token) -> Option<(u8, u8, i16)> {
    Some((path.stops.first()?.0, path.stops.last()?.0, i16::from(path.times)))
}

fn tokens(text: &str, track: Track) -> Result<Vec<Token>, PlayError> {
    let words = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
    words.map(|word| Token::parse(word, track).ok_or_else(|| PlayError::Token(word.to_owned()))).collect()
}

fn text_of_edges(way: &[Edge], track: Track) -> String {
    let marked: Vec<_> = way.iter().map(|edge| (edge.mv, edge.landing != Landing::Quiet)).collect();
    text_of(&marked, track)
}

/// The moves of one way to a node.
pub(crate) fn moves_to(graph: &Graph, end: NodeId) -> Vec<Move> {
    way(&reached(graph), end).iter().map(|edge| edge.mv).collect()
}

/// For each node, the node and the edge from which it is first reached.
fn reached(graph: &Graph) -> Vec<Option<(NodeId, Edge)>> {
    let mut reached = vec![None; graph.nodes().len()];
    let mut queue = VecDeque::from([Graph::ROOT]);
    while let Some(id) = queue.pop_front() {
        for edge in &graph.node(id).edges {
            if reached[edge.next].is_none() {
                reached[edge.next] = Some((id, *edge));
                queue.push_back(edge.next);
            }
        }
    }
    reached
}

/// One way to a node.
fn way(reached: &[Option<(NodeId, Edge)>], end: NodeId) -> Vec<Edge> {
    let mut edges = Vec::new();
    let mut at = end;
    while let Some((before, edge)) = reached[at] {
        edges.push(edge);
        at = before;
    }
    edges.reverse();
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_positions::position;
    use proptest::prelude::*;
    use tavola_rules::{BAR, Player, Plays, Roll, Setup, Turn};

    fn at(plain: &str) -> Position {
        let setup: Setup = plain.parse().unwrap();
        let setup = setup.with_rest_off(&Rules::STANDARD, Player::First);
        setup.position(&Rules::STANDARD, Player::First).unwrap()
    }

    fn start() -> Position {
        Position::start(&Rules::STANDARD, Player::First)
    }

    fn graph(position: Position, high: u8, low: u8) -> Graph {
        Turn::rolled(&Rules::STANDARD, position, Roll::two(high, low).unwrap()).graph().into_owned()
    }

    /// The canonical text of the play that a text means.
    fn canonical(text: &str, position: Position, high: u8, low: u8) -> Result<String, PlayError> {
        let moves = parse(text, &graph(position, high, low), Track::Contrary)?;
        Ok(super::text(&position, &moves, &Rules::STANDARD))
    }

    #[test]
    fn a_play_is_written_as_played_where_its_order_matters() {
        let written = |game: &str, plain: &str, moves: &[(u8, u8, u8)]| {
            let rules = tavola_rules::variants::find(game).unwrap().rules;
            let setup: Setup = plain.parse().unwrap();
            let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
            let moves: Vec<Move> = moves.iter().map(|&(from, to, die)| Move { from, to, die }).collect();
            super::text(&position, &moves, rules)
        };
        // Backward, then on: nobody stood on 14 before.
        assert_eq!(written("backward", "8:2 off:13 / 24:15", &[(8, 14, 6), (14, 13, 1)]), "8/14/13");
        assert_eq!(written("backward", "8:2 off:13 / 24:15", &[(8, 14, 6), (8, 7, 1)]), "8/14 8/7");
        // The bar comes before the pool.
        let bar_first = [(BAR, 24, 1), (POOL, 20, 5)];
        assert_eq!(written("puff", "bar:1 pool:14 / 24:15", &bar_first), "bar/24 pool/20");
        // The lower number comes first.
        let start = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
        assert_eq!(written("mexican", start, &[(6, 5, 1), (8, 5, 3)]), "6/5 8/5");
        assert_eq!(written("backgammon", start, &[(6, 5, 1), (8, 5, 3)]), "8/5 6/5");
    }

    #[test]
    fn the_moves_of_one_checker_are_joined_and_equal_ones_counted() {
        for (written, canonical_text, high, low) in [
            ("6/5 8/5", "8/5 6/5", 3, 1),
            ("8/7 7/4", "8/4", 3, 1),
            ("24/23/20", "24/20", 3, 1),
            ("13/10, 13/10, 6/3 6/3", "13/10(2) 6/3(2)", 3, 3),
            ("13/7(2)", "13/7(2)", 3, 3),
            ("13/10 13/7 10/7", "13/7(2)", 3, 3),
            ("6/4 6/4 8/6 4/2", "8/2 6/4", 2, 2),
        ] {
            assert_eq!(canonical(written, start(), high, low).as_deref(), Ok(canonical_text), "{written}");
        }
    }

    #[test]
    fn hits_on_the_way_are_named_and_hits_at_the_end_marked() {
        let position = at("24:2 13:5 8:3 6:5 / 7:1 3:1 24:2 13:5 8:2 6:4");
        assert_eq!(canonical("24/22*/18*", position, 4, 2).as_deref(), Ok("24/22*/18*"));
        assert_eq!(canonical("24/20/18*", position, 4, 2).as_deref(), Ok("24/18*"));
        let error = canonical("24/18", position, 4, 2).unwrap_err();
        let ways = vec!["24/18*".to_owned(), "24/22*/18*".to_owned()];
        assert_eq!(error, PlayError::Ambiguous { text: "24/18".to_owned(), ways });
    }

    #[test]
    fn a_hit_is_marked_on_the_first_checker_that_stays() {
        let position = at("8:3 6:5 / 20:1");
        assert_eq!(canonical("6/5* 8/5", position, 3, 1).as_deref(), Ok("8/5* 6/5"));
        assert_eq!(canonical("8/5 6/5", position, 3, 1).as_deref(), Ok("8/5* 6/5"));
    }

    #[test]
    fn entering_and_bearing_off_have_their_words() {
        let entering = at("bar:1 13:2 / 6:5");
        assert_eq!(canonical("bar/22 13/12", entering, 3, 1).as_deref(), Ok("bar/22 13/12"));
        assert_eq!(canonical("25/21", entering, 3, 1).as_deref(), Ok("bar/21"));
        let bearing = at("6:2 1:2 / 1:1");
        assert_eq!(canonical("1/off 6/0", bearing, 6, 1).as_deref(), Ok("6/off 1/off"));
        assert_eq!(canonical("6/off(2) 1/off(2)", bearing, 6, 6).as_deref(), Ok("6/off(2) 1/off(2)"));
    }

    #[test]
    fn a_dance_has_no_play() {
        let shut = at("bar:1 / 6:2 5:2 4:2 3:2 2:2 1:2");
        assert_eq!(canonical(NO_PLAY, shut, 6, 5).as_deref(), Ok(NO_PLAY));
        assert_eq!(canonical("", shut, 6, 5).as_deref(), Ok(NO_PLAY));
    }

    #[test]
    fn what_is_no_legal_play_is_refused() {
        for (bad, expected) in [
            ("8/5", "not a legal play"),
            ("8/4 8/4", "not a legal play"),
            ("24/18*", "not a legal play"),
            ("5/8 6/5", "not a legal play"),
            ("5/5", "expected moves"),
            ("8", "expected moves"),
            ("8/5(9)", "expected moves"),
            ("8/x", "expected moves"),
            ("8/5* 6/5", "not a legal play"),
        ] {
            let error = canonical(bad, start(), 3, 1).unwrap_err().to_string();
            assert!(error.contains(expected), "{bad}: {error}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn every_play_is_written_so_that_it_is_read_again(position in position(), high in 1u8..=6, low in 1u8..=6) {
            let rules = &Rules::STANDARD;
            let roll = Roll::two(high, low).unwrap();
            let turn = Turn::rolled(rules, position, roll);
            let graph = turn.graph();
            let mut plays = Plays::new();
            plays.generate_roll(rules, &position, high.max(low), high.min(low));
            for play in plays.iter() {
                let moves: Vec<Move> = play.moves.iter(rules, &position).collect();
                let text = super::text(&position, &moves, rules);
                let read = parse(&text, &graph, rules.track).unwrap();
                let mut turn = Turn::rolled(rules, position, roll);
                for mv in read {
                    turn.play(mv).unwrap();
                }
                prop_assert_eq!(turn.position(), play.position, "{}", text);
                prop_assert!(turn.waits() != Waits::Move);
            }
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,30}", near in "[0-9bar/ofptsck*() ]{0,30}") {
            let graph = graph(start(), 3, 1);
            for track in [Track::Contrary, Track::Towers] {
                let _ = parse(&text, &graph, track);
                let _ = parse(&near, &graph, track);
            }
        }
    }
}

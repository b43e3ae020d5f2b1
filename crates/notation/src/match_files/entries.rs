//! The actions of a match in formats of two columns or of nodes: whole plays, without actions that had no effect.

use tavola_rules::game::Phase;
use tavola_rules::options;
use tavola_rules::rules::Opening;
use tavola_rules::{Action, GameResult, Landing, Match, Move, Player, Rules};

use super::{Format, GameRecord, MatchFile, ReplayError, WriteError};

/// A game as it is written.
pub(super) struct Written<'a> {
    pub(super) record: &'a GameRecord,
    pub(super) score: [u32; 2],
    pub(super) crawford: bool,
    pub(super) entries: Vec<Entry>,
    pub(super) result: Option<GameResult>,
    /// Whether the match is over after it.
    pub(super) last: bool,
}

/// One entry of a game.
pub(super) struct Entry {
    pub(super) who: Player,
    pub(super) kind: EntryKind,
    /// Indices of its first and its last action.
    pub(super) actions: (usize, usize),
}

pub(super) enum EntryKind {
    /// A roll and its play, every move with whether it hits. The higher die comes first.
    Play {
        dice: [u8; 2],
        moves: Vec<(Move, bool)>,
    },
    /// A roll that was not played, because the game or the file ends there.
    Roll {
        dice: [u8; 2],
    },
    /// A double to this value.
    Double(u32),
    Take,
    Drop,
    /// A beaver to this value.
    Beaver(u32),
    /// A raccoon to this value.
    Raccoon(u32),
}

/// The games that formats of other programs have, with the names that GNU Backgammon gives them in `.mat` files and in
/// SGF files.
pub(super) const VARIATIONS: [(&str, &str, &str); 4] = [
    ("backgammon", "Backgammon", ""),
    ("nackgammon", "NackGammon", "Nackgammon"),
    ("longgammon", "LongGammon", "Longgammon"),
    ("hypergammon", "HyperGammon (3)", "Hypergammon3"),
];

/// The options of a match's rules that other programs support beside the variation.
const KNOWN_OPTIONS: [&str; 10] = [
    "cube",
    "cube_cap",
    "cube_in_single_game",
    "cube_rest_face",
    "crawford",
    "jacoby",
    "beavers",
    "raccoons",
    "holland",
    "automatic_doubles",
];

/// Names of the variation of a match: ours, in `.mat` files, in SGF files.
pub(super) fn variation(
    rules: &Rules,
    format: Format,
) -> Result<&'static (&'static str, &'static str, &'static str), WriteError> {
    let no = |what| WriteError::NotInFormat { format, what };
    let names = VARIATIONS.iter().find(|(name, ..)| *name == rules.name).ok_or(no("games of this kind"))?;
    let plain = tavola_rules::variants::find(names.0).ok_or(no("games of this kind"))?.rules;
    let same =
        |spec: &&options::Spec| KNOWN_OPTIONS.contains(&spec.id) || (spec.get)(rules) == (spec.get)(plain);
    let as_usual = options::ALL.iter().all(|spec| same(&spec));
    if !as_usual || rules.opening != Opening::OneDieEach {
        return Err(no("custom rules of this kind"));
    }
    Ok(names)
}

/// The games of a match, entry by entry.
pub(super) fn games(file: &MatchFile, format: Format) -> Result<Vec<Written<'_>>, WriteError> {
    let mut m = file.begin();
    let mut games = Vec::with_capacity(file.games.len());
    let mut at = 0;
    for (number, record) in file.games.iter().enumerate() {
        if number > 0 {
            apply(&mut m, Player::First, &Action::Next, at)?;
            at += 1;
        }
        if record.start.is_some() && format != Format::Sgf {
            return Err(WriteError::NotInFormat { format, what: "games from a position" });
        }
        let mut game = Written {
            record,
            score: m.score(),
            crawford: m.game().is_crawford(),
            entries: Vec::new(),
            result: None,
            last: false,
        };
        write(&mut m, &mut game, at, format)?;
        at += record.actions.len();
        game.last = m.is_over();
        games.push(game);
    }
    Ok(games)
}

fn apply(m: &mut Match, who: Player, action: &Action, at: usize) -> Result<Landings, ReplayError> {
    let effect = m.apply(who, action).map_err(|refusal| ReplayError { at, refusal })?;
    Ok(Landings { hits: effect.landing == Some(Landing::Hits), result: effect.result })
}

struct Landings {
    hits: bool,
    result: Option<GameResult>,
}

/// A roll that is being played.
struct Running {
    who: Player,
    dice: [u8; 2],
    moves: Vec<(Move, bool)>,
    first: usize,
}

fn write(m: &mut Match, game: &mut Written<'_>, offset: usize, format: Format) -> Result<(), WriteError> {
    let no = |what| WriteError::NotInFormat { format, what };
    let mut running: Option<Running> = None;
    for (i, (who, action)) in game.record.actions.iter().enumerate() {
        let stake = m.game().cube().stake();
        let done = apply(m, *who, action, offset + i)?;
        let mut entry = |kind| game.entries.push(Entry { who: *who, kind, actions: (i, i) });
        match action {
            Action::Opening { dice } if dice[0] == dice[1] => {
                if m.game().cube().automatic > 0 {
                    return Err(no("automatic doubles"));
                }
            }
            Action::Opening { dice } => {
                if let Some(who) = m.game().phase().player() {
                    running = Some(Running { who, dice: sorted(*dice), moves: Vec::new(), first: i });
                }
            }
            Action::Roll { dice } => {
                let &[a, b] = &dice[..] else { return Err(no("rolls of this kind")) };
                running = Some(Running { who: *who, dice: sorted([a, b]), moves: Vec::new(), first: i });
            }
            Action::Move(mv) => {
                if let Some(running) = &mut running {
                    running.moves.push((*mv, done.hits));
                }
            }
            Action::TakeBack => {
                if let Some(running) = &mut running {
                    running.moves.pop();
                }
            }
            Action::Done => {
                if let Some(Running { who, dice, moves, first }) = running.take() {
                    let kind = EntryKind::Play { dice, moves };
                    game.entries.push(Entry { who, kind, actions: (first, i) });
                }
            }
            Action::Cocked => running = None,
            Action::Double => entry(EntryKind::Double(stake * 2)),
            Action::Beaver => entry(EntryKind::Beaver(stake * 4)),
            Action::Raccoon => entry(EntryKind::Raccoon(stake * 8)),
            Action::Take => entry(EntryKind::Take),
            Action::Drop => entry(EntryKind::Drop),
            Action::Resign { .. } | Action::Accept | Action::Refuse | Action::Flag => {}
            // Other programs support a game given up for a whole stake, and no other such end.
            Action::Settle { .. } => {
                let whole = done.result.is_some_and(|result| result.points == stake);
                if !whole {
                    return Err(no("games settled by agreement"));
                }
            }
            Action::OpeningTwo { .. } | Action::Lot { .. } | Action::Pick { .. } | Action::Choose { .. } => {
                return Err(no("rolls of this kind"));
            }
            Action::Next | Action::End | Action::TakeBackTurn => {
                return Err(no("actions between games within a game"));
            }
        }
        game.result = done.result.or(game.result);
    }
    if let Some(Running { who, dice, first, .. }) = running {
        let last = game.record.actions.len().saturating_sub(1);
        game.entries.push(Entry { who, kind: EntryKind::Roll { dice }, actions: (first, last) });
    }
    if game.result.is_some_and(|result| result.winner.is_none()) {
        return Err(no("drawn games"));
    }
    debug_assert!(game.result.is_some() == matches!(m.game().phase(), Phase::Over(_)));
    Ok(())
}

fn sorted([a, b]: [u8; 2]) -> [u8; 2] {
    [a.max(b), a.min(b)]
}

//! The report as plain text.

use core::fmt::Write as _;

use tavola_locale::{Locale, Variable};
use tavola_rules::point::BAR;
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;
use tavola_rules::{Setup, variants};

use super::rows::{Line, rows};
use super::words::Words;
use crate::decision::{Decision, Judgement};
use crate::level::ErrorClass;
use crate::summary::{FEW_DECISIONS, FEWEST_FOR_A_RATE, MatchAnalysis};
use crate::units::Amount;

/// Spaces to fill a column up. Names can have any letters, so letters are counted, not bytes.
pub(super) fn pad(text: &str, width: usize) -> String {
    let length = text.chars().count();
    format!("{text}{}", " ".repeat(width.saturating_sub(length)))
}

/// The match and the settings of its analysis, in a line.
pub(super) fn title(analysis: &MatchAnalysis, words: Words) -> String {
    let game = words.text(&format!("game-{}", analysis.rules));
    let level = words.text(&format!("analysis-level-{}", analysis.level));
    let mut title =
        format!("{game}, {}; {level} ({}-ply)", words.stakes(analysis.kind), analysis.level.plies());
    if let Some(met) = &analysis.met {
        _ = write!(title, ", {}", words.with("report-met", &[("met", met.as_str().into())]));
    }
    title
}

/// The warning at the top of a report: that the file was read in part.
pub(super) fn warning(analysis: &MatchAnalysis, words: Words) -> Option<String> {
    analysis.note.as_ref().map(|note| words.with("report-partial", &[("note", note.as_str().into())]))
}

/// The limits of the report, if there are any.
pub(super) fn limits(analysis: &MatchAnalysis, words: Words) -> Vec<String> {
    let mut limits = Vec::new();
    let number = |number: usize| Variable::Number(u32::try_from(number).unwrap_or(u32::MAX));
    if analysis.analysed < analysis.of {
        let counts = [("done", number(analysis.analysed)), ("of", number(analysis.of))];
        limits.push(words.with("analysis-progress", &counts));
    }
    let unit = |unit: f64| words.with("analysis-unit", &[("unit", words.figure(&unit.to_string()).into())]);
    limits.extend(analysis.unit.map(unit));
    for (i, player) in analysis.players.iter().enumerate() {
        let id = match player.pr_decisions {
            0 | FEW_DECISIONS.. => continue,
            FEWEST_FOR_A_RATE.. => "report-few",
            _ => "report-too-few",
        };
        let name = words.name(player, i);
        limits.push(words.with(id, &[("player", name.into()), ("count", number(player.pr_decisions))]));
    }
    limits
}

/// The report. It lists the errors of every game, or with `all` every decision.
#[must_use]
pub fn text(analysis: &MatchAnalysis, all: bool) -> String {
    let words = Words(Locale::english());
    let names = [0, 1].map(|i| words.name(&analysis.players[i], i));
    let mut text = warning(analysis, words).map_or_else(String::new, |warning| format!("{warning}\n\n"));
    _ = writeln!(text, "{} - {}: {}", names[0], names[1], title(analysis, words));
    for line in limits(analysis, words) {
        _ = writeln!(text, "{line}");
    }
    let lines = rows(analysis, words);
    let widths = lines.iter().fold((0, names[0].chars().count()), |(label, column), line| match line {
        Line::Heading(_) => (label, column),
        Line::Figures(text, [first, _]) => {
            (label.max(text.chars().count()), column.max(first.chars().count()))
        }
    });
    _ = writeln!(text, "\n{}  {}  {}", pad("", widths.0), pad(&names[0], widths.1), names[1]);
    for line in &lines {
        _ = match line {
            Line::Heading(heading) => writeln!(text, "\n{heading}"),
            Line::Figures(label, [first, second]) => {
                writeln!(text, "{}  {}  {second}", pad(label, widths.0), pad(first, widths.1))
            }
        };
    }
    for game in &analysis.games {
        let crawford = if game.crawford { ", Crawford game" } else { "" };
        _ = writeln!(text, "\nGame {}, {}-{}{crawford}", game.number, game.score[0], game.score[1]);
        let mut shown = 0;
        for decision in &game.decisions {
            let error =
                decision.judgement.as_ref().is_some_and(|judgement| judgement.class > ErrorClass::Good);
            if all || error {
                shown += 1;
                line(&mut text, analysis, &names, decision);
            }
        }
        if shown == 0 {
            text.push_str("  no errors\n");
        }
        if let Some(result) = game.result {
            _ = match result.winner {
                Some(winner) => {
                    let points = result.points;
                    let s = if points == 1 { "" } else { "s" };
                    writeln!(text, "  {} wins {points} point{s}", names[winner.index()])
                }
                None => writeln!(text, "  nobody wins"),
            };
        }
    }
    text
}

/// One decision: a line, and the alternatives to an error.
fn line(text: &mut String, analysis: &MatchAnalysis, names: &[String; 2], decision: &Decision) {
    let dice: String = decision.dice.iter().map(ToString::to_string).collect();
    let dice = if dice.is_empty() { String::new() } else { format!(" {dice}") };
    let name = &names[decision.player.index()];
    let words = Words(Locale::english());
    let luck = decision.luck.map(|luck| format!("; luck {}", words.amount(analysis, luck.amount)));
    let luck = luck.unwrap_or_default();
    let Some(judgement) = &decision.judgement else {
        _ = writeln!(text, "  {}. {name}{dice}: {}{luck}", decision.turn, words.decided(decision));
        return;
    };
    let loss = if judgement.error >= 0.0005 {
        let lost = Amount { equity: judgement.error, cost: judgement.cost };
        format!(" {} {}", words.lost(analysis, lost), judgement.class.name())
    } else {
        String::new()
    };
    _ = writeln!(text, "  {}. {name}{dice}: {}{loss}{luck}", decision.turn, judgement.played);
    if judgement.class > ErrorClass::Good {
        _ = writeln!(text, "      {}", asked(analysis, names, decision));
        alternatives(text, judgement);
        for sentence in judgement.reasons.iter().flat_map(|reasons| &reasons.said) {
            _ = writeln!(text, "      {}", sentence.text());
        }
    }
}

/// The pips of the deciding player and of the opponent, the cube, and the id.
fn asked(analysis: &MatchAnalysis, names: &[String; 2], decision: &Decision) -> String {
    let mut parts = Vec::new();
    parts.extend(pips(analysis, decision).map(|[own, other]| format!("pips {own} to {other}")));
    parts.extend(decision.cube.map(|cube| match cube.owner {
        Some(owner) => format!("cube {} of {}", cube.value, names[owner.index()]),
        None => format!("cube {} in the middle", cube.value),
    }));
    parts.push(decision.xgid.clone().unwrap_or_else(|| decision.position.clone()));
    parts.join(", ")
}

/// The pips of the deciding player and of the opponent, in games that count them.
pub(super) fn pips(analysis: &MatchAnalysis, decision: &Decision) -> Option<[u32; 2]> {
    let track = variants::find(&analysis.rules)?.rules.track;
    let setup = decision.position.parse::<Setup>().ok()?;
    let counted = !matches!(track, Track::Ring | Track::Towers);
    counted.then(|| [&setup.own, &setup.other].map(|side| side_pips(side, track.entry())))
}

/// The pips of a side on a board whose entering place is `entry`.
fn side_pips(side: &SetupSide, entry: u8) -> u32 {
    let places = (0u8..).zip(side.places);
    places.map(|(place, count)| u32::from(if place >= BAR { entry } else { place }) * u32::from(count)).sum()
}

fn alternatives(text: &mut String, judgement: &Judgement) {
    let words = Words(Locale::english());
    let width = judgement.alternatives.iter().map(|one| one.text.chars().count()).max().unwrap_or(0);
    for group in judgement.by_depth() {
        _ = writeln!(text, "      {}", group[0].depth());
        for one in group {
            let mark = if one.played { '*' } else { ' ' };
            let loss = words.given_up(one.error).map(|loss| format!(" ({loss})")).unwrap_or_default();
            _ = writeln!(text, "      {mark} {}  {}{loss}", pad(&one.text, width), words.signed(one.equity));
        }
    }
}

//! The report as plain text.

use core::fmt::Write as _;

use tavola_rules::point::BAR;
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;
use tavola_rules::{Setup, variants};

use super::rows::{self, Line, amount, rows};
use crate::decision::{Decision, Judgement};
use crate::level::Class;
use crate::summary::{FEW_DECISIONS, FEWEST_FOR_A_RATE, MatchAnalysis};

/// Spaces to fill a column up. Names can have any letters, so letters are counted, not bytes.
pub(super) fn pad(text: &str, width: usize) -> String {
    let length = text.chars().count();
    format!("{text}{}", " ".repeat(width.saturating_sub(length)))
}

/// What a match is and how it was analysed, in a line.
pub(super) fn title(analysis: &MatchAnalysis) -> String {
    use tavola_rules::MatchKind;
    let kind = match analysis.kind {
        MatchKind::Points(points) => format!("match to {points}"),
        MatchKind::Games(games) => format!("{games} games"),
        MatchKind::Single => "single game".to_owned(),
        MatchKind::Money => "money".to_owned(),
    };
    let met = analysis.met.as_ref().map(|met| format!(", match equities {met}")).unwrap_or_default();
    format!("{}, {kind}; {} ({}-ply){met}", analysis.rules, analysis.level, analysis.level.plies())
}

/// What a reader has to know before anything else: that the file was read in part.
pub(super) fn warning(analysis: &MatchAnalysis) -> Option<String> {
    analysis.note.as_ref().map(|note| format!("READ IN PART: {note}."))
}

/// What limits the report, if anything.
pub(super) fn limits(analysis: &MatchAnalysis) -> Vec<String> {
    let mut limits = Vec::new();
    if analysis.analysed < analysis.of {
        limits.push(format!("{} of {} decisions are analysed.", analysis.analysed, analysis.of));
    }
    limits.extend(
        analysis.unit.map(|unit| format!("An equity of 1 is {unit} points, the mean of a single game.")),
    );
    for (i, player) in analysis.players.iter().enumerate() {
        let effect = match player.pr_decisions {
            0 | FEW_DECISIONS.. => continue,
            FEWEST_FOR_A_RATE.. => "the PR is uncertain",
            _ => "too few for a PR",
        };
        let (name, count) = (rows::name(player, i), player.pr_decisions);
        let decisions = if count == 1 { "decision counts" } else { "decisions count" };
        limits.push(format!("{name}: only {count} {decisions}; {effect}."));
    }
    limits
}

/// The report. It lists the errors of every game, or with `all` every decision.
#[must_use]
pub fn text(analysis: &MatchAnalysis, all: bool) -> String {
    let names = [0, 1].map(|i| rows::name(&analysis.players[i], i));
    let mut text = warning(analysis).map_or_else(String::new, |warning| format!("{warning}\n\n"));
    _ = writeln!(text, "{} - {}: {}", names[0], names[1], title(analysis));
    for line in limits(analysis) {
        _ = writeln!(text, "{line}");
    }
    let lines = rows(analysis);
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
            let error = decision.judgement.as_ref().is_some_and(|judgement| judgement.class > Class::Good);
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
    let luck =
        decision.luck.map(|luck| format!("; luck {}", amount(analysis, luck.amount))).unwrap_or_default();
    let Some(judgement) = &decision.judgement else {
        _ = writeln!(text, "  {}. {name}{dice}: {}{luck}", decision.turn, rows::kind(decision.kind));
        return;
    };
    let loss = if judgement.error > 0.0 {
        let lost = crate::units::Amount { equity: -judgement.error, cost: -judgement.cost };
        format!(" {} {}", amount(analysis, lost), judgement.class.name())
    } else {
        String::new()
    };
    _ = writeln!(text, "  {}. {name}{dice}: {}{loss}{luck}", decision.turn, judgement.played);
    if judgement.class > Class::Good {
        _ = writeln!(text, "      {}", asked(analysis, names, decision));
        alternatives(text, judgement);
        for sentence in judgement.reasons.iter().flat_map(|reasons| &reasons.said) {
            _ = writeln!(text, "      {}", sentence.text());
        }
    }
}

/// The pips of the one who decides and of the other, the cube, and the id.
fn asked(analysis: &MatchAnalysis, names: &[String; 2], decision: &Decision) -> String {
    let mut parts = Vec::new();
    let track = variants::find(&analysis.rules).map(|variant| variant.rules.track);
    let setup = decision.position.parse::<Setup>().ok();
    if let (Some(track), Some(setup)) =
        (track.filter(|track| !matches!(track, Track::Ring | Track::Towers)), setup)
    {
        let [own, other] = [&setup.own, &setup.other].map(|side| pips(side, track.entry()));
        parts.push(format!("pips {own} to {other}"));
    }
    parts.extend(decision.cube.map(|cube| match cube.owner {
        Some(owner) => format!("cube {} of {}", cube.value, names[owner.index()]),
        None => format!("cube {} in the middle", cube.value),
    }));
    parts.push(decision.xgid.clone().unwrap_or_else(|| decision.position.clone()));
    parts.join(", ")
}

/// The pips of a side on a board whose entering place is `entry`.
fn pips(side: &SetupSide, entry: u8) -> u32 {
    let places = (0u8..).zip(side.places);
    places.map(|(place, count)| u32::from(if place >= BAR { entry } else { place }) * u32::from(count)).sum()
}

fn alternatives(text: &mut String, judgement: &Judgement) {
    let width = judgement.alternatives.iter().map(|one| one.text.chars().count()).max().unwrap_or(0);
    for group in judgement.by_depth() {
        _ = writeln!(text, "      {}", group[0].depth());
        for one in group {
            let mark = if one.played { '*' } else { ' ' };
            let loss = rows::given_up(one.error).map(|loss| format!(" ({loss})")).unwrap_or_default();
            _ = writeln!(text, "      {mark} {}  {}{loss}", pad(&one.text, width), rows::signed(one.equity));
        }
    }
}

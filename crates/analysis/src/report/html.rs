//! The report as a page in one file: figures, graphs, and a board for every error. It needs no script and no other file,
//! follows the light or dark colours of the system, and every picture has a text.

use core::fmt::Write as _;

use tavola_picture::{Cube, Picture};
use tavola_rules::Player;

use super::escaped;
use super::graph::{self, Mark, graph};
use super::rows::{self, Line, amount, cost, is_match, rows};
use super::text::{limits, title, warning};
use crate::decision::{Alternative, Decision, Judgement};
use crate::level::Class;
use crate::reason::Sentence;
use crate::summary::{GameAnalysis, MatchAnalysis};
use crate::units::Amount;
use crate::walk::Subject;

const STYLE: &str = include_str!("page.css");

/// What every part of the page needs.
struct Page<'a> {
    analysis: &'a MatchAnalysis,
    subject: &'a Subject,
    names: [String; 2],
    html: String,
}

/// The page of an analysis. `subject` is the match that was analysed.
#[must_use]
pub fn html(analysis: &MatchAnalysis, subject: &Subject) -> String {
    let names = [0, 1].map(|i| rows::name(&analysis.players[i], i));
    let mut page = Page { analysis, subject, names, html: String::new() };
    page.head();
    page.figures();
    page.graphs();
    for game in &analysis.games {
        page.game(game);
    }
    page.html.push_str("</main></body></html>\n");
    page.html
}

fn class(class: Class) -> &'static str {
    match class {
        Class::Good => "good",
        Class::Doubtful => "doubtful",
        Class::Bad => "bad",
        Class::VeryBad => "very-bad",
    }
}

impl Page<'_> {
    fn head(&mut self) {
        let heading = format!("{} – {}", self.names[0], self.names[1]);
        _ = write!(
            self.html,
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
             <meta name=\"color-scheme\" content=\"light dark\"><title>{0}</title><style>{STYLE}</style></head>\
             <body><main>{2}<h1>{0}</h1><p>{1}</p>",
            escaped(&heading),
            escaped(&title(self.analysis)),
            warning(self.analysis).map_or_else(String::new, |warning| format!(
                "<p class=\"warning\" role=\"alert\">{}</p>",
                escaped(&warning)
            ))
        );
        for line in limits(self.analysis) {
            _ = write!(self.html, "<p class=\"limit\">{}</p>", escaped(&line));
        }
    }

    fn figures(&mut self) {
        _ = write!(
            self.html,
            "<h2>Figures</h2><div class=\"wide\"><table><thead><tr><td></td><th scope=\"col\">{}</th>\
             <th scope=\"col\">{}</th></tr></thead>",
            escaped(&self.names[0]),
            escaped(&self.names[1])
        );
        for line in rows(self.analysis) {
            _ = match line {
                Line::Heading(heading) => {
                    write!(
                        self.html,
                        "<tbody><tr><th colspan=\"3\" scope=\"rowgroup\">{}</th></tr>",
                        escaped(heading)
                    )
                }
                Line::Figures(label, [first, second]) => write!(
                    self.html,
                    "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
                    escaped(&label),
                    escaped(&first),
                    escaped(&second)
                ),
            };
        }
        self.html.push_str("</table></div>");
    }

    fn decisions(&self) -> impl Iterator<Item = &Decision> {
        self.analysis.games.iter().flat_map(|game| &game.decisions)
    }

    fn graphs(&mut self) {
        let (analysis, of) = (self.analysis, self.analysis.of);
        let starts: Vec<usize> = analysis
            .games
            .iter()
            .skip(1)
            .filter_map(|game| game.decisions.first().map(|decision| decision.index))
            .collect();
        let legend = format!(
            "<p class=\"legend\"><span class=\"key first\"></span>{} <span class=\"key second\"></span>{}</p>",
            escaped(&self.names[0]),
            escaped(&self.names[1])
        );
        let mut html = String::new();
        if is_match(analysis) {
            let chance = |decision: &Decision| {
                let judgement = decision.judgement.as_ref()?;
                // Before the decision: that of the best one.
                let own = judgement.mwc? + judgement.cost;
                Some(if decision.player == Player::First { own } else { 1.0 - own })
            };
            let points: Vec<(usize, f64)> =
                self.decisions().filter_map(|decision| Some((decision.index, chance(decision)?))).collect();
            let marks: Vec<Mark> =
                self.decisions().filter_map(|decision| self.mark(decision, chance(decision)?)).collect();
            let title = format!("Chance of {} to win the match. Marks are errors.", self.names[0]);
            _ = write!(html, "<h2>Chance to win the match</h2><p>{}</p>", escaped(&title));
            let line = graph::Line { class: "first", points };
            html += &graph(&title, of, &[line], &marks, &starts, |value| format!("{:.0} %", 100.0 * value));
        }
        for (heading, what) in [("Luck", 0), ("Errors", 1)] {
            let lines = Player::BOTH.map(|player| {
                let mut sum = 0.0;
                let own = self.decisions().filter(|decision| decision.player == player);
                let points = own.filter_map(|decision| {
                    sum += match what {
                        0 => decision.luck?.amount.cost,
                        _ => decision.judgement.as_ref().filter(|_| !decision.kind.is_resignation())?.cost,
                    };
                    Some((decision.index, sum))
                });
                let class = if player == Player::First { "first" } else { "second" };
                graph::Line { class, points: points.collect() }
            });
            let last = lines.each_ref().map(|line| line.points.last().map_or(0.0, |(_, sum)| *sum));
            let title = format!(
                "{heading} of both players, added up over the match: {} {}, {} {}.",
                self.names[0],
                cost(analysis, last[0]),
                self.names[1],
                cost(analysis, last[1])
            );
            _ = write!(html, "<h2>{heading}</h2><p>{}</p>{legend}", escaped(&title));
            let label = |value: f64| {
                if is_match(analysis) { format!("{:.0} %", 100.0 * value) } else { format!("{value:.1}") }
            };
            html += &graph(&title, of, &lines, &[], &starts, label);
        }
        self.html += &html;
    }

    /// The mark of an error in a graph.
    fn mark(&self, decision: &Decision, value: f64) -> Option<Mark> {
        let judgement = decision.judgement.as_ref().filter(|judgement| judgement.class > Class::Good)?;
        Some(Mark {
            at: decision.index,
            value,
            class: class(judgement.class),
            link: format!("d{}", decision.index),
            name: format!("{}: {}, {}", self.who(decision), judgement.played, self.loss(judgement)),
        })
    }

    /// `Anna 31`.
    fn who(&self, decision: &Decision) -> String {
        let dice: String = decision.dice.iter().map(ToString::to_string).collect();
        format!("{} {dice}", self.names[decision.player.index()]).trim_end().to_owned()
    }

    fn loss(&self, judgement: &Judgement) -> String {
        amount(self.analysis, Amount { equity: -judgement.error, cost: -judgement.cost })
    }

    fn game(&mut self, game: &GameAnalysis) {
        let crawford = if game.crawford { ", Crawford game" } else { "" };
        _ = write!(self.html, "<h2>Game {}, {}–{}{crawford}</h2>", game.number, game.score[0], game.score[1]);
        if let Some(result) = game.result {
            _ = match result.winner {
                Some(winner) => {
                    let s = if result.points == 1 { "" } else { "s" };
                    write!(
                        self.html,
                        "<p>{} wins {} point{s}.</p>",
                        escaped(&self.names[winner.index()]),
                        result.points
                    )
                }
                None => write!(self.html, "<p>Nobody wins.</p>"),
            };
        }
        let error = |decision: &&Decision| {
            decision.judgement.as_ref().is_some_and(|judgement| judgement.class > Class::Good)
        };
        for decision in game.decisions.iter().filter(error) {
            self.error(decision);
        }
        self.list(game);
    }

    /// An error with its board and the alternatives.
    fn error(&mut self, decision: &Decision) {
        let Some(judgement) = &decision.judgement else { return };
        _ = write!(
            self.html,
            "<section class=\"error {}\" id=\"d{}\"><h3>{}. {}: {}</h3><p><strong>{}</strong> {}; best: {}</p>",
            class(judgement.class),
            decision.index,
            decision.turn,
            escaped(&self.who(decision)),
            escaped(&judgement.played),
            judgement.class.name(),
            escaped(&self.loss(judgement)),
            escaped(&judgement.best)
        );
        let rules = self.subject.begin().rules();
        let seen = format!("{} to decide. {}", self.who(decision), decision.position);
        let cube = decision.cube.map(|cube| Cube { value: cube.value, owner: cube.owner, offered: None });
        let dice = (!decision.dice.is_empty()).then(|| (decision.player, decision.dice.clone()));
        // Every position of an analysis can be read: it was written by it.
        if let Ok(setup) = decision.position.parse() {
            let picture = Picture {
                track: rules.track,
                setup,
                bottom: decision.player,
                dice,
                cube,
                arrows: Vec::new(),
            };
            self.html += &picture.svg(&seen, &[]);
        }
        let id = decision.xgid.as_ref().unwrap_or(&decision.position);
        _ = write!(self.html, "<p class=\"id\"><code>{}</code></p>", escaped(id));
        if let Some(reasons) = &judgement.reasons {
            let said: Vec<String> = reasons.said.iter().map(Sentence::text).collect();
            _ = write!(self.html, "<p class=\"reasons\">{}</p>", escaped(&said.join(" ")));
        }
        self.alternatives(judgement);
        self.html.push_str("</section>");
    }

    fn alternatives(&mut self, judgement: &Judgement) {
        let mwc = is_match(self.analysis);
        _ = write!(
            self.html,
            "<div class=\"wide\"><table><caption>Alternatives</caption><thead><tr><th scope=\"col\">Choice</th>\
             <th scope=\"col\">Equity</th>{}<th scope=\"col\">Loss</th><th scope=\"col\">Wins (gammons, backgammons)</th>\
             <th scope=\"col\">Losses (gammons, backgammons)</th></tr></thead>",
            if mwc { "<th scope=\"col\">MWC</th>" } else { "" }
        );
        let columns = if mwc { 6 } else { 5 };
        for group in judgement.by_depth() {
            _ = write!(
                self.html,
                "<tbody><tr><th colspan=\"{columns}\" scope=\"rowgroup\">{}</th></tr>",
                group[0].depth()
            );
            self.group(group);
            self.html.push_str("</tbody>");
        }
        self.html.push_str("</table></div>");
    }

    /// The rows of alternatives of one depth.
    fn group(&mut self, alternatives: &[Alternative]) {
        for one in alternatives {
            let made = if one.played { " <span class=\"made\">(made)</span>" } else { "" };
            let [wins, losses] = chances(one);
            _ = write!(
                self.html,
                "<tr><th scope=\"row\">{}{made}</th><td>{}</td>{}<td>{}</td><td>{wins}</td><td>{losses}</td></tr>",
                escaped(&one.text),
                rows::signed(one.equity),
                one.mwc.map(|mwc| format!("<td>{:.2} %</td>", 100.0 * mwc)).unwrap_or_default(),
                rows::given_up(one.error).unwrap_or_default()
            );
        }
    }

    /// All decisions of a game in a table.
    fn list(&mut self, game: &GameAnalysis) {
        self.html.push_str(
            "<details><summary>All decisions</summary><div class=\"wide\"><table><thead><tr><th scope=\"col\">Turn</th>\
             <th scope=\"col\">Player</th><th scope=\"col\">Decision</th><th scope=\"col\">Loss</th>\
             <th scope=\"col\">Luck</th></tr></thead>",
        );
        for decision in &game.decisions {
            let judgement = decision.judgement.as_ref();
            let played = judgement.map_or(rows::kind(decision.kind), |judgement| &judgement.played);
            let loss = judgement.filter(|judgement| judgement.error > 0.0);
            let linked = judgement.is_some_and(|judgement| judgement.class > Class::Good);
            let played = if linked {
                format!("<a href=\"#d{}\">{}</a>", decision.index, escaped(played))
            } else {
                escaped(played)
            };
            _ = write!(
                self.html,
                "<tr><td>{}</td><td>{}</td><td>{played}</td><td>{}</td><td>{}</td></tr>",
                decision.turn,
                escaped(&self.who(decision)),
                loss.map(|judgement| self.loss(judgement)).unwrap_or_default(),
                decision.luck.map(|luck| amount(self.analysis, luck.amount)).unwrap_or_default()
            );
        }
        self.html.push_str("</table></div></details>");
    }
}

/// Wins and losses of an alternative with what they contain.
fn chances(one: &Alternative) -> [String; 2] {
    let Some(chances) = one.chances else { return [String::new(), String::new()] };
    let percent = |chance: f64| format!("{:.1}", 100.0 * chance);
    let side = |all: f64, gammon: Option<f64>, backgammon: Option<f64>| {
        let inner: Vec<String> = [gammon, backgammon].into_iter().flatten().map(percent).collect();
        if inner.is_empty() { percent(all) } else { format!("{} ({})", percent(all), inner.join(", ")) }
    };
    [
        side(chances.win, chances.win_gammon, chances.win_backgammon),
        side(1.0 - chances.win, chances.lose_gammon, chances.lose_backgammon),
    ]
}

//! The report as a page in one file: figures, graphs, and a board for every error. It needs no script and no other file,
//! follows the light or dark colours of the system, and every picture has a text.

use core::fmt::Write as _;

use tavola_locale::{Locale, Variable};
use tavola_picture::{Cube, Picture};
use tavola_rules::{MatchKind, Player, variants};

use super::escaped;
use super::graph::{self, Mark, graph};
use super::rows::{Line, rows};
use super::text::{limits, pips, title, warning};
use super::words::{Words, is_match};
use crate::decision::{Alternative, Decision, Judgement};
use crate::level::ErrorClass;
use crate::summary::{GameAnalysis, MatchAnalysis};
use crate::units::Amount;
use crate::walk::Subject;

const STYLE: &str = include_str!("page.css");

/// The data that every part of the page needs.
struct Page<'a> {
    analysis: &'a MatchAnalysis,
    subject: &'a Subject,
    words: Words,
    names: [String; 2],
    html: String,
}

/// The page of an analysis in a language. `subject` is the match that was analysed.
#[must_use]
pub fn html(analysis: &MatchAnalysis, subject: &Subject, locale: &'static Locale) -> String {
    let words = Words(locale);
    let names = [0, 1].map(|i| words.name(&analysis.players[i], i));
    let mut page = Page { analysis, subject, words, names, html: String::new() };
    page.head();
    page.figures();
    page.graphs();
    for game in &analysis.games {
        page.game(game);
    }
    page.html.push_str("</main></body></html>\n");
    page.html
}

fn class(class: ErrorClass) -> &'static str {
    match class {
        ErrorClass::Good => "good",
        ErrorClass::Doubtful => "doubtful",
        ErrorClass::Bad => "bad",
        ErrorClass::VeryBad => "very-bad",
    }
}

impl Page<'_> {
    fn head(&mut self) {
        let heading = format!("{} – {}", self.names[0], self.names[1]);
        _ = write!(
            self.html,
            "<!doctype html><html lang=\"{3}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
             <meta name=\"color-scheme\" content=\"light dark\"><title>{0}</title><style>{STYLE}</style></head>\
             <body><main>{2}<h1>{0}</h1><p>{1}</p>",
            escaped(&heading),
            escaped(&title(self.analysis, self.words)),
            warning(self.analysis, self.words).map_or_else(String::new, |warning| format!(
                "<p class=\"warning\" role=\"alert\">{}</p>",
                escaped(&warning)
            )),
            self.words.0.code()
        );
        for line in limits(self.analysis, self.words) {
            _ = write!(self.html, "<p class=\"limit\">{}</p>", escaped(&line));
        }
    }

    fn figures(&mut self) {
        _ = write!(
            self.html,
            "<h2>{}</h2><div class=\"wide\"><table class=\"figures\"><thead><tr><td></td><th scope=\"col\">{}</th>\
             <th scope=\"col\">{}</th></tr></thead>",
            escaped(&self.words.text("analysis-figures")),
            escaped(&self.names[0]),
            escaped(&self.names[1])
        );
        for line in rows(self.analysis, self.words) {
            _ = match line {
                Line::Heading(heading) => {
                    write!(
                        self.html,
                        "<tbody><tr><th colspan=\"3\" scope=\"rowgroup\">{}</th></tr>",
                        escaped(&heading)
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
            let title = self.words.with("analysis-graph-mwc", &[("player", self.names[0].as_str().into())]);
            let help = self.words.text("analysis-graph-help");
            _ = write!(html, "<h2>{}</h2><p>{}</p>", escaped(&title), escaped(&help));
            let line = graph::Line { class: "first", points };
            html += &graph(&title, of, &[line], &marks, &starts, |value| format!("{:.0} %", 100.0 * value));
        }
        for (heading, what) in [("analysis-graph-luck", 0), ("analysis-lost", 1)] {
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
            // An error is negative everywhere else.
            let sign = if what == 0 { 1.0 } else { -1.0 };
            let sum = |i: usize| format!("{} {}", self.names[i], self.words.cost(analysis, sign * last[i]));
            let title = format!("{}: {}, {}", self.words.text(heading), sum(0), sum(1));
            _ = write!(
                html,
                "<h2>{}</h2><p>{}</p>{legend}",
                escaped(&self.words.text(heading)),
                escaped(&format!("{}, {}", sum(0), sum(1)))
            );
            let label = |value: f64| {
                if is_match(analysis) {
                    format!("{:.0} %", 100.0 * value)
                } else {
                    self.words.figure(&format!("{value:.1}"))
                }
            };
            html += &graph(&title, of, &lines, &[], &starts, label);
        }
        self.html += &html;
    }

    /// The mark of an error in a graph.
    fn mark(&self, decision: &Decision, value: f64) -> Option<Mark> {
        let judgement = decision.judgement.as_ref().filter(|judgement| judgement.class > ErrorClass::Good)?;
        Some(Mark {
            at: decision.index,
            value,
            class: class(judgement.class),
            link: format!("d{}", decision.index),
            name: format!(
                "{}: {}, {}",
                self.who(decision),
                self.words.decided(decision),
                self.loss(judgement)
            ),
        })
    }

    /// `Anna 31`.
    fn who(&self, decision: &Decision) -> String {
        let dice: String = decision.dice.iter().map(ToString::to_string).collect();
        format!("{} {dice}", self.names[decision.player.index()]).trim_end().to_owned()
    }

    fn loss(&self, judgement: &Judgement) -> String {
        self.words.lost(self.analysis, Amount { equity: judgement.error, cost: judgement.cost })
    }

    fn game(&mut self, game: &GameAnalysis) {
        let words = self.words;
        let number = Variable::Number(u32::try_from(game.number).unwrap_or(u32::MAX));
        let crawford =
            if game.crawford { format!(", {}", words.text("match-crawford")) } else { String::new() };
        let heading = format!(
            "{}, {}{crawford}",
            words.with("game-number", &[("number", number)]),
            words.score(game.score)
        );
        _ = write!(self.html, "<h2>{}</h2>", escaped(&heading));
        if let Some(result) = game.result {
            let said = match result.winner {
                Some(winner) => {
                    let mars = variants::has_mars(&self.analysis.rules) && result.level > 1;
                    let level = u32::from(result.level) + if mars { 2 } else { 0 };
                    let name = self.names[winner.index()].as_str().into();
                    let points = Variable::Number(result.points);
                    words.with(
                        "replay-result",
                        &[("player", name), ("level", Variable::Number(level)), ("points", points)],
                    )
                }
                None => words.text("replay-drawn"),
            };
            _ = write!(self.html, "<p>{}</p>", escaped(&said));
        }
        let error = |decision: &&Decision| {
            decision.judgement.as_ref().is_some_and(|judgement| judgement.class > ErrorClass::Good)
        };
        for decision in game.decisions.iter().filter(error) {
            self.error(game, decision);
        }
        self.list(game);
    }

    /// An error with its board and the alternatives.
    fn error(&mut self, game: &GameAnalysis, decision: &Decision) {
        let Some(judgement) = &decision.judgement else { return };
        _ = write!(
            self.html,
            "<section class=\"error {}\" id=\"d{}\"><h3>{}. {}: {}</h3><p><strong>{}</strong> {}. {}</p>",
            class(judgement.class),
            decision.index,
            decision.turn,
            escaped(&self.who(decision)),
            escaped(&self.words.decided(decision)),
            escaped(&self.words.class(judgement.class)),
            escaped(&self.loss(judgement)),
            escaped(&self.words.with(
                "report-best",
                &[("choice", self.words.choice(decision.kind, &judgement.best).into())]
            ))
        );
        let rules = self.subject.begin().rules();
        let player = self.names[decision.player.index()].as_str().into();
        let seen =
            format!("{}. {}", self.words.with("analysis-board", &[("player", player)]), decision.position);
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
        _ = write!(self.html, "<p class=\"standing\">{}</p>", escaped(&self.standing(game, decision)));
        let id = decision.xgid.as_ref().unwrap_or(&decision.position);
        _ = write!(self.html, "<p class=\"id\"><code>{}</code></p>", escaped(id));
        if let Some(reasons) = &judgement.reasons {
            let said = self.words.reasons(&reasons.said);
            _ = write!(self.html, "<p class=\"reasons\">{}</p>", escaped(&said));
        }
        self.alternatives(decision, judgement);
        self.html.push_str("</section>");
    }

    /// The score before the game, the cube and the pips of both, the deciding player first.
    fn standing(&self, game: &GameAnalysis, decision: &Decision) -> String {
        let (words, own) = (self.words, decision.player.index());
        let mut parts = Vec::new();
        let score = words.score([game.score[own], game.score[1 - own]]);
        let stakes = words.stakes(self.analysis.kind);
        let single = self.analysis.kind == MatchKind::Single;
        parts.push(if single { stakes } else { format!("{stakes}, {score}") });
        if game.crawford {
            parts.push(words.text("match-crawford"));
        }
        parts.extend(decision.cube.map(|cube| words.cube(cube.value, cube.owner, &self.names)));
        if let Some([own, other]) = pips(self.analysis, decision) {
            let pips = [("own", Variable::Number(own)), ("other", Variable::Number(other))];
            parts.push(words.with("picture-pips", &pips));
        }
        parts.join(" · ")
    }

    fn alternatives(&mut self, decision: &Decision, judgement: &Judgement) {
        let words = self.words;
        let mwc = is_match(self.analysis);
        let gammons = if variants::has_mars(&self.analysis.rules) { "mars" } else { "gammon" };
        let inner: Vec<String> = ["gammon", "backgammon"]
            .iter()
            .map(|level| words.with(&format!("analysis-column-{level}"), &[("wins", gammons.into())]))
            .collect();
        let head = |id: &str| escaped(&words.text(id));
        let chances = |id: &str| escaped(&format!("{} ({}) %", words.text(id), inner.join(", ")));
        let heads = Heads {
            mwc: head("analysis-column-match"),
            loss: head("report-loss"),
            wins: chances("analysis-column-win"),
            losses: chances("report-lost"),
        };
        let column = |name: &str| format!("<th scope=\"col\">{name}</th>");
        _ = write!(
            self.html,
            "<div class=\"wide\"><table class=\"choices\"><thead><tr>{}{}{}{}{}{}</tr></thead>",
            column(&head("report-decision")),
            column(&head("report-equity")),
            if mwc { column(&heads.mwc) } else { String::new() },
            column(&heads.loss),
            column(&heads.wins),
            column(&heads.losses)
        );
        let columns = if mwc { 6 } else { 5 };
        for group in judgement.by_depth() {
            _ = write!(
                self.html,
                "<tbody><tr class=\"depth\"><th colspan=\"{columns}\" scope=\"rowgroup\">{}</th></tr>",
                escaped(&words.depth(&group[0]))
            );
            self.group(decision, group, &heads);
            self.html.push_str("</tbody>");
        }
        self.html.push_str("</table></div>");
    }

    /// The rows of alternatives of one depth. On a narrow page, cells stand below each other under their own names.
    fn group(&mut self, decision: &Decision, alternatives: &[Alternative], heads: &Heads) {
        let words = self.words;
        for one in alternatives {
            let made = if one.played {
                format!(" <span class=\"made\">{}</span>", escaped(&words.text("analysis-made")))
            } else {
                String::new()
            };
            let named = |name: &str, text: &str| format!("<td data-name=\"{name}\">{text}</td>");
            let [wins, losses] = chances(one).map(|chances| words.figure(&chances));
            let mwc = one.mwc.map(|mwc| words.figure(&format!("{:.2} %", 100.0 * mwc)));
            _ = write!(
                self.html,
                "<tr><th scope=\"row\">{}{made}</th><td>{}</td>{}{}{}{}</tr>",
                escaped(&words.choice(decision.kind, &one.text)),
                words.signed(one.equity),
                mwc.map(|mwc| named(&heads.mwc, &mwc)).unwrap_or_default(),
                named(&heads.loss, &words.given_up(one.error).unwrap_or_default()),
                named(&heads.wins, &wins),
                named(&heads.losses, &losses)
            );
        }
    }

    /// All decisions of a game in a table.
    fn list(&mut self, game: &GameAnalysis) {
        let words = self.words;
        _ = write!(
            self.html,
            "<details><summary>{}</summary><div class=\"wide\"><table class=\"decisions\"><thead><tr>",
            escaped(&words.text("analysis-decisions"))
        );
        for id in ["list-number", "report-player", "report-decision", "report-loss", "analysis-luck"] {
            _ = write!(self.html, "<th scope=\"col\">{}</th>", escaped(&words.text(id)));
        }
        self.html.push_str("</tr></thead><tbody>");
        for decision in &game.decisions {
            let judgement = decision.judgement.as_ref();
            let loss = judgement.filter(|judgement| judgement.error >= 0.0005);
            let linked = judgement.is_some_and(|judgement| judgement.class > ErrorClass::Good);
            let played = escaped(&words.decided(decision));
            let played =
                if linked { format!("<a href=\"#d{}\">{played}</a>", decision.index) } else { played };
            _ = write!(
                self.html,
                "<tr><td>{}</td><td>{}</td><td>{played}</td><td>{}</td><td>{}</td></tr>",
                decision.turn,
                escaped(&self.who(decision)),
                loss.map(|judgement| self.loss(judgement)).unwrap_or_default(),
                decision.luck.map(|luck| words.amount(self.analysis, luck.amount)).unwrap_or_default()
            );
        }
        self.html.push_str("</tbody></table></div></details>");
    }
}

/// Names of columns.
struct Heads {
    mwc: String,
    loss: String,
    wins: String,
    losses: String,
}

/// Wins and losses of an alternative with their gammons and backgammons.
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

//! A graph of both players over the decisions of a match, as SVG.

use core::fmt::Write as _;

use super::escaped;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 80.0;

/// A point that leads to a decision: its index, its value, the class of its mark, and its name.
pub(super) struct Mark {
    pub(super) at: usize,
    pub(super) value: f64,
    pub(super) class: &'static str,
    pub(super) link: String,
    pub(super) name: String,
}

/// A line of a graph.
pub(super) struct Line {
    pub(super) class: &'static str,
    /// Indices of decisions and values, in their order.
    pub(super) points: Vec<(usize, f64)>,
}

/// A graph over `of` decisions. `label` writes a value at the axis.
pub(super) fn graph(
    title: &str,
    of: usize,
    lines: &[Line],
    marks: &[Mark],
    games: &[usize],
    label: impl Fn(f64) -> String,
) -> String {
    let values = || lines.iter().flat_map(|line| &line.points).map(|(_, value)| *value);
    let (mut low, mut high) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
    if high - low < 1e-9 {
        (low, high) = (low - 0.5, high + 0.5);
    }
    let x = |at: usize| LEFT + (WIDTH - LEFT - 10.0) * at as f64 / of.max(1) as f64;
    let y = |value: f64| 10.0 + (HEIGHT - 20.0) * (high - value) / (high - low);
    // A picture has no links within it, a group has.
    let role = if marks.is_empty() { "img" } else { "group" };
    let mut svg = format!(
        "<svg class=\"graph\" role=\"{role}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" xmlns=\"http://www.w3.org/2000/svg\">\
         <title>{}</title>",
        escaped(title)
    );
    for value in [low, (low + high) / 2.0, high] {
        let y = y(value);
        _ = write!(
            svg,
            "<path class=\"axis\" d=\"M{LEFT} {y:.1}H{}\"/><text class=\"tick\" x=\"{}\" y=\"{:.1}\">{}</text>",
            WIDTH - 10.0,
            LEFT - 6.0,
            y + 4.0,
            escaped(&label(value))
        );
    }
    for game in games {
        _ = write!(svg, "<path class=\"game\" d=\"M{:.1} 10V{}\"/>", x(*game), HEIGHT - 10.0);
    }
    for line in lines {
        let mut path = String::new();
        for (i, (at, value)) in line.points.iter().enumerate() {
            _ = write!(path, "{}{:.1} {:.1}", if i == 0 { "M" } else { "L" }, x(*at), y(*value));
        }
        _ = write!(svg, "<path class=\"line {}\" d=\"{path}\"/>", line.class);
    }
    for mark in marks {
        _ = write!(
            svg,
            "<a href=\"#{}\" aria-label=\"{name}\"><circle class=\"mark {}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\">\
             <title>{name}</title></circle></a>",
            mark.link,
            mark.class,
            x(mark.at),
            y(mark.value),
            name = escaped(&mark.name)
        );
    }
    svg.push_str("</svg>");
    svg
}

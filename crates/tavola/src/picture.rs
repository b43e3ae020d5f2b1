//! `tavola picture`: a position as SVG or PNG, with a caption.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Arc;

use tavola_notation::situation::Awaits;
use tavola_picture::{MOST_WIDTH, Picture, caption, png};
use tavola_rules::Rules;

use crate::failure::{Failure, InputError};
use crate::input;

const EXAMPLES: &str = "\
Examples:
  tavola picture XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10 -o decision.png
  tavola picture start --dice 31 --lang de -o decision.svg
  tavola picture start --rules plakoto --caption \"The start of Plakoto\" --width 800 -o start.png

The player on roll sits at the bottom. The light checkers are those of the first player of an id.";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// The game [default: backgammon]
    #[arg(long, value_name = "VARIANT|FILE", value_parser = input::game)]
    rules: Option<Arc<Rules>>,
    /// The dice to play, such as 31 [default: those of the id]
    #[arg(long, value_name = "DICE")]
    dice: Option<String>,
    /// The file, whose extension is .svg or .png; without it the SVG is printed
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The caption [default: the deciding player, score, cube, pips and id]; an empty one leaves it out
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    /// The language of the caption: en, de, fr, es, it, nl, pt, da or ru [default: that of the system]
    #[arg(long, value_name = "CODE", value_parser = input::language)]
    lang: Option<input::Language>,
    /// The width of a PNG in pixels [default: 1200]
    #[arg(long, value_name = "N", default_value_t = 1200, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_WIDTH)))]
    width: u32,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let rules: &Rules = args.rules.as_deref().unwrap_or(&Rules::STANDARD);
    let mut situation = input::situation(&args.position, rules)?;
    let dice = match (&args.dice, situation.awaits) {
        (Some(dice), _) => input::roll(dice, rules)?.dice().to_vec(),
        (None, Awaits::Play(dice)) => dice.to_vec(),
        (None, Awaits::Roll | Awaits::Answer(_)) => Vec::new(),
    };
    // The id under the picture includes the drawn dice.
    if let (&[high, low], Awaits::Roll | Awaits::Play(_)) = (&dice[..], situation.awaits) {
        situation.awaits = Awaits::Play([high, low]);
    }
    let locale = input::locale(args.lang);
    let lines = match &args.caption {
        Some(text) => text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect(),
        None => caption(&situation, rules, &dice, locale),
    };
    let title = lines.first().cloned().unwrap_or_else(|| situation.position.to_string());
    let svg = Picture::of(&situation, rules, &dice).svg(&title, &lines);
    let Some(file) = &args.output else {
        let mut out = io::stdout().lock();
        out.write_all(svg.as_bytes())?;
        if out.is_terminal() {
            out.write_all(b"\n")?;
        }
        return Ok(());
    };
    let extension = file.extension().and_then(|extension| extension.to_str()).map(str::to_ascii_lowercase);
    let bytes = match extension.as_deref() {
        Some("svg") => svg.into_bytes(),
        Some("png") => png(&svg, args.width).map_err(Failure::input)?,
        _ => return Err(InputError::expected("a file with the extension .svg or .png").into()),
    };
    let name = file.display().to_string();
    fs::write(file, bytes)
        .map_err(|error| Failure::Io(io::Error::new(error.kind(), format!("{name}: {error}"))))
}

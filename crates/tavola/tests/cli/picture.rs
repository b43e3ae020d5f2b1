//! `tavola picture`: formats, captions, refusals.

use crate::program::{refusal, run, text};

const ID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";

#[test]
fn without_a_file_the_svg_is_printed_with_its_caption() {
    let svg = text(&["picture", ID, "--lang", "en"]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{svg}");
    assert!(svg.contains("Light to play 3-1") && svg.contains(ID), "{svg}");
    let german = text(&["picture", "start", "--dice", "31", "--lang", "de"]);
    assert!(german.contains("Hell spielt 3-1"), "{german}");
    let named = text(&["picture", "start", "--caption", "Which <play>?"]);
    assert!(named.contains(">Which &lt;play&gt;?</text>"), "{named}");
    let bare = text(&["picture", "start", "--caption", "", "--rules", "plakoto"]);
    assert!(!bare.contains("text-anchor=\"start\""), "{bare}");
}

#[test]
fn a_png_is_as_wide_as_it_is_asked_for() {
    let file = std::env::temp_dir().join(format!("tavola-{}-picture.png", std::process::id()));
    let name = file.to_str().unwrap();
    assert!(run(&["picture", ID, "--width", "300", "-o", name]).status.success());
    let bytes = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    // The signature, and the width in the first chunk.
    assert_eq!((&bytes[..8], &bytes[16..20]), (&b"\x89PNG\r\n\x1a\n"[..], &300u32.to_be_bytes()[..]));
}

#[test]
fn what_cannot_be_drawn_is_refused_in_one_line() {
    for (args, wanted) in [
        (&["picture", "nonsense"][..], "expected"),
        (&["picture", "start", "--dice", "7"], "dice"),
        (&["picture", "start", "-o", "x.gif"], ".svg or .png"),
        (&["picture", "start", "--width", "9999"], "9999"),
        (&["picture", "start", "--lang", "xx"], "one of en"),
    ] {
        let line = refusal(args);
        assert!(line.contains(wanted), "{args:?}: {line}");
    }
}

#[test]
fn the_id_of_a_picture_has_the_dice_that_are_drawn() {
    let svg = crate::program::text(&["picture", "start", "--dice", "31"]);
    assert!(svg.contains("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"), "{svg}");
}

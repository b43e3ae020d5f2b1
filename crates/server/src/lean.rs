//! The page's files in transit, without comment lines. Line numbers stay the same, so that an error in a browser names the line of the
//! source.

use std::borrow::Cow;

/// Returns a file without its comments. Only scripts, styles and messages change; a comment that begins with `/*!` (a licence) stays.
pub(crate) fn lean<'a>(path: &str, text: &'a str) -> Cow<'a, str> {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js") => Cow::Owned(without_comments(text, true)),
        Some("css") => Cow::Owned(without_comments(text, false)),
        Some("ftl") => {
            let lines = text.split('\n').map(|line| if line.starts_with('#') { "" } else { line });
            Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
        }
        _ => Cow::Borrowed(text),
    }
}

fn without_comments(text: &str, script: bool) -> String {
    let lines: Vec<&str> = text.split('\n').collect();
    let mut lean = vec![""; lines.len()];
    // Comment marks in a text between backticks are text.
    let mut quoted = false;
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].trim_start();
        if !quoted && line.starts_with("/*") {
            let end = (at..lines.len()).find(|&i| lines[i].contains("*/")).unwrap_or(lines.len() - 1);
            let alone = lines[end].trim_end().ends_with("*/") && lines[end].matches("*/").count() == 1;
            if !alone || line.starts_with("/*!") {
                lean[at..=end].copy_from_slice(&lines[at..=end]);
            }
            at = end + 1;
            continue;
        }
        if quoted || !script || !line.starts_with("//") {
            lean[at] = lines[at];
            quoted ^= script && lines[at].matches('`').count() % 2 == 1;
        }
        at += 1;
    }
    lean.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_comments_go_and_line_numbers_stay() {
        let script =
            "/**\n * Adds.\n * @param {number} a\n */\nexport const f = (a) => a; // one\n  // two\nf(1);\n";
        assert_eq!(lean("a/b.js", script), "\n\n\n\nexport const f = (a) => a; // one\n\nf(1);\n");
        assert_eq!(lean("a.css", "/* Colours */\n.a { color: red; }\n"), "\n.a { color: red; }\n");
        assert_eq!(lean("en.ftl", "## Page\n\na = # 1\n    # 2\n"), "\n\na = # 1\n    # 2\n");
        assert_eq!(lean("a.svg", "<!-- // -->\n// b\n"), "<!-- // -->\n// b\n");
    }

    #[test]
    fn code_beside_a_comment_and_texts_and_licences_stay() {
        for kept in [
            "/** @type {Set<string>} */ (all).add(x);\n",
            "/* a */ f(); /* b */\n",
            "const t = `\n// no comment\n/* nor this */\n`;\n",
            "/*! Licence */\n",
        ] {
            assert_eq!(lean("a.js", kept), kept);
        }
    }
}

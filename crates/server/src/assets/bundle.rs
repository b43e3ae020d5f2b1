//! The scripts of a site in a few files. A browser takes some milliseconds for each file of a page, more than it takes to run most scripts.
//! Each script becomes a function of its imports that returns its exports; `web/tab/scripts.js` runs them in the order of their imports.

use std::collections::BTreeMap;

use super::first_page::{imported, resolved};
use crate::lean::lean;

/// The script that runs the others. It is the beginning of the first file.
const LOADER: &str = "tab/scripts.js";
/// The script of the page's start, and the name of the first file.
const MAIN: &str = "main.js";
/// The files with the scripts that each contains with their imports. A script is in the first file that needs it.
const FILES: [(&str, &[&str]); 2] = [
    (MAIN, &[MAIN, "home/home.js", "home/tonight.js", "tab/client.js", "tab/install.js"]),
    ("match.js", &["play/play.js"]),
];
/// The file of all other scripts.
const OTHERS: &str = "others.js";
/// Scripts that are files of their own: they run before all others, or in a worker.
const OWN_FILES: [&str; 3] = ["theme.js", "tab/worker/", LOADER];

/// Whether a file of the page is a script for a bundle.
pub(super) fn is_bundled(path: &str) -> bool {
    path.ends_with(".js") && !OWN_FILES.iter().any(|own| path.starts_with(own))
}

/// Returns the files by their names, made of the scripts at `paths`. `read` returns the text of a file.
pub(super) fn bundles(
    paths: &[String],
    read: impl Fn(&str) -> Option<String>,
) -> Vec<(&'static str, String)> {
    let mut left: Vec<&String> = paths.iter().collect();
    let mut files: Vec<(&str, Vec<&String>)> = Vec::new();
    for (name, entries) in FILES {
        let needed = imported(entries, &read);
        let (own, others) = left.into_iter().partition(|path| needed.contains(path));
        files.push((name, own));
        left = others;
    }
    files.push((OTHERS, left));

    let elsewhere: BTreeMap<&str, String> = files[1..]
        .iter()
        .flat_map(|(name, paths)| paths.iter().map(move |path| (path.as_str(), format!("./{name}"))))
        .collect();
    let written = |path: &String| function(path, &read(path).unwrap_or_default());
    let texts = files.iter().map(|(name, own)| {
        let own: String = own.iter().map(|path| written(path)).collect();
        let text = if *name == MAIN {
            let loader = read(LOADER).unwrap_or_default();
            let elsewhere = serde_json::json!(elsewhere);
            format!(
                "{}addScripts({elsewhere});\naddScripts({{\n{own}}});\nloadScript({MAIN:?});\n",
                lean(LOADER, &loader)
            )
        } else {
            format!("import {{ addScripts, loadScript }} from \"./{MAIN}\";\naddScripts({{\n{own}}});\n")
        };
        (*name, text)
    });
    texts.collect()
}

/// Returns a script as an entry of `addScripts`. Its imports and exports have the forms that the page's scripts have.
fn function(path: &str, text: &str) -> String {
    let mut imports: Vec<(String, String)> = Vec::new();
    let mut exports: Vec<String> = Vec::new();
    let mut body = String::with_capacity(text.len());
    let text = lean(path, text);
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("import ") || line.starts_with("export {") {
            let mut statement = line.to_owned();
            while !statement.ends_with(';') {
                let Some(next) = lines.next() else { break };
                statement.push_str(next);
            }
            let names = between(&statement, "{", "}").unwrap_or_default();
            if let Some(from) = between(&statement, "\"", "\"") {
                imports.push((resolved(path, from), names.replace(" as ", ": ")));
            }
            if line.starts_with("export") {
                exports.extend(names.split(',').map(|name| name.trim().to_owned()));
            }
        } else if let Some(declaration) = line.strip_prefix("export ") {
            exports.extend(declared(declaration));
            body.push_str(declaration);
            body.push('\n');
        } else {
            body.push_str(line);
            body.push('\n');
        }
    }
    exports.retain(|name| !name.is_empty());
    let body =
        with_loads(path, &body).replace("import.meta.url", &format!("new URL({path:?}, import.meta.url)"));
    let from: Vec<&String> = imports.iter().map(|(from, _)| from).collect();
    let names: Vec<String> = imports.iter().map(|(_, names)| format!("{{{names}}}")).collect();
    format!(
        "{path:?}: {{ imports: {from:?}, run: (async ({}) => {{\n{body}return {{ {} }};\n}}) }},\n",
        names.join(", "),
        exports.join(", ")
    )
}

/// Returns the names of a declaration, such as `const a = 1`, `const [a, b] = c`, `async function a() {` or `class A extends B {`.
fn declared(declaration: &str) -> Vec<String> {
    let head = ["async ", "function ", "class ", "const "]
        .iter()
        .fold(declaration, |rest, word| rest.strip_prefix(word).unwrap_or(rest));
    let names = between(head, "[", "]").filter(|_| head.starts_with('['));
    let names = names.unwrap_or_else(|| head.split([' ', '(', '=']).next().unwrap_or_default());
    names.split(',').map(|name| name.trim().to_owned()).collect()
}

/// Returns a text with the dynamic imports of other scripts as calls of the loader.
fn with_loads(path: &str, text: &str) -> String {
    let mut parts = text.split("import(\"");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('"').unwrap_or((part, ""));
        whole.push_str(&format!("loadScript({:?}{rest}", resolved(path, name)));
    }
    whole
}

/// Returns the text between two marks.
fn between<'a>(text: &'a str, before: &str, behind: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(behind).map(|(found, _)| found)
}

#[cfg(test)]
mod tests {
    use super::super::{File, Web};
    use super::*;

    #[test]
    fn a_script_becomes_a_function_of_its_imports() {
        let script = "import { a as b, c } from \"../d.js\";\nimport {\n  e,\n} from \"./f.js\";\nimport \"./g.js\";\n\
            export { H } from \"./h.js\";\nexport const [i, j] = [b, c];\nexport async function k() {\n  await import(\"../l.js\");\n}\n\
            export class M extends H {}\nconst here = new URL(\"./n.css\", import.meta.url);\n";
        assert_eq!(
            function("x/y.js", script),
            "\"x/y.js\": { imports: [\"d.js\", \"x/f.js\", \"x/g.js\", \"x/h.js\"], \
             run: (async ({ a: b, c }, {  e,}, {}, { H }) => {\n\
             const [i, j] = [b, c];\nasync function k() {\n  await loadScript(\"l.js\");\n}\n\
             class M extends H {}\nconst here = new URL(\"./n.css\", new URL(\"x/y.js\", import.meta.url));\n\
             return { H, i, j, k, M };\n}) },\n"
        );
    }

    /// A form of import or export that the function does not know would be an error in the browser.
    #[test]
    fn every_script_of_the_page_is_in_one_file_and_keeps_no_import() {
        let paths: Vec<String> =
            Web::iter().map(std::borrow::Cow::into_owned).filter(|path| is_bundled(path)).collect();
        let files = bundles(&paths, |path| File::at(path).map(|file| file.text().into_owned()));
        assert_eq!(
            files.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
            ["main.js", "match.js", "others.js"]
        );
        for path in &paths {
            let begins = format!("\n{path:?}: {{ imports: ");
            assert_eq!(files.iter().filter(|(_, text)| text.contains(&begins)).count(), 1, "{path}");
        }
        for (name, text) in &files {
            let (_, scripts) = text.rsplit_once("\naddScripts(").unwrap();
            for line in scripts.lines() {
                assert!(!line.starts_with("import ") && !line.starts_with("export "), "{name}: {line}");
            }
        }
        assert!(
            files[1].1.contains("\n\"play/play.js\": ") && files[2].1.contains("\n\"editor/editor.js\": ")
        );
    }

    #[test]
    fn an_imported_script_comes_with_the_first_file_that_needs_it() {
        let read = |path: &str| {
            let text = match path {
                "main.js" => "import { a } from \"./a.js\";\nimport(\"./play/play.js\");\n",
                "play/play.js" => "import { a } from \"../a.js\";\nimport { b } from \"../b.js\";\n",
                "c.js" => "import { b } from \"./b.js\";\n",
                "tab/scripts.js" => "export function addScripts() {}\n",
                _ => return Some("export const a = 1;\n".to_owned()),
            };
            Some(text.to_owned())
        };
        let paths = ["a.js", "b.js", "c.js", "main.js", "play/play.js"].map(str::to_owned);
        let files = bundles(&paths, read);
        let has = |file: usize, path: &str| files[file].1.contains(&format!("\n{path:?}: {{"));
        assert!(
            has(0, "a.js") && has(0, "main.js") && has(1, "b.js") && has(1, "play/play.js") && has(2, "c.js")
        );
        assert!(
            files[0].1.contains("\"b.js\":\"./match.js\"") && files[0].1.contains("\"c.js\":\"./others.js\"")
        );
        assert!(files[0].1.contains("loadScript(\"play/play.js\")"));
    }
}

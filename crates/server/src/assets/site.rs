//! The page as a folder for any file host, with a node that runs in the browser.
//!
//! The entry files are at the root of the folder, under fixed names. All other files are below a hash of all of them. A browser with an
//! older page never gets newer files, and may cache its files for ever. Nets are named by their own hashes. All addresses are relative, so
//! the folder may be served under any path.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tavola_engine::evaluators::EmbeddedNets;
use tavola_locale::{Files as Locales, Locale};
use tavola_service::rules::catalogue_json;

use super::{File, Hash, VERSIONED, Web, bundle, first_page};
use crate::lean::lean;

/// The node, compiled to WebAssembly.
const NODE: &str = "tavola.wasm";
/// Folder of the nets. Their names contain their hashes, so they stay in the browser when the page changes.
const NETS: &str = "nets/";
/// First bytes of every WebAssembly module.
const WASM: &[u8] = b"\0asm";
/// Files that are at the root of the folder instead.
const ENTRIES: [&str; 3] = ["index.html", "manifest.webmanifest", "sw.js"];
/// The files that other programs may share with the installed page. The service worker receives them (`web/sw.js`).
const SHARE_TARGET: &str = r#""share_target": {
    "action": "./share",
    "method": "POST",
    "enctype": "multipart/form-data",
    "params": {
      "title": "title",
      "text": "text",
      "url": "url",
      "files": [{ "name": "file", "accept": ["text/plain", "application/json", "application/octet-stream", ".mat", ".txt", ".sgf", ".xg"] }]
    }
  }"#;
/// Files for servers of the local network only.
const OF_SERVERS: [&str; 1] = ["enter.js"];

/// The reason why no site was written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Path of the file.
        path: PathBuf,
        /// Error of the system.
        error: io::Error,
    },
    /// The node's file is not WebAssembly.
    #[error("{}: expected WebAssembly, as scripts/site builds it", .0.display())]
    NoWasm(PathBuf),
}

/// Summary of a written site.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Number of files.
    pub files: usize,
    /// Total size in bytes.
    pub bytes: u64,
}

/// A folder under construction.
struct Folder<'a> {
    root: &'a Path,
    written: Site,
    /// Paths of the files in the folder.
    names: Vec<String>,
}

impl Folder<'_> {
    fn write(&mut self, name: String, bytes: &[u8]) -> Result<(), SiteError> {
        let path = self.root.join(&name);
        let failed = |error| SiteError::File { path: path.clone(), error };
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(failed)?;
        fs::write(&path, bytes).map_err(failed)?;
        self.written.files += 1;
        self.written.bytes += bytes.len() as u64;
        self.names.push(name);
        Ok(())
    }
}

/// Writes the page into a folder. `node` is the file of the node.
///
/// # Errors
/// A file cannot be read or written, or `node` is not WebAssembly.
pub fn write_site(root: &Path, node: &Path) -> Result<Site, SiteError> {
    let wasm = fs::read(node).map_err(|error| SiteError::File { path: node.to_owned(), error })?;
    if !wasm.starts_with(WASM) {
        return Err(SiteError::NoWasm(node.to_owned()));
    }
    let mut hash = Hash::of_page();
    hash.take(&wasm);
    hash.take(env!("CARGO_PKG_VERSION").as_bytes());
    let version = hash.name();
    let base = format!("{VERSIONED}{version}/");
    let mut folder = Folder { root, written: Site { files: 0, bytes: 0 }, names: Vec::new() };

    let left_out =
        |path: &str| ENTRIES.contains(&path) || OF_SERVERS.contains(&path) || path.ends_with(".d.ts");
    let of_page = Web::iter().filter(|path| !left_out(path)).map(std::borrow::Cow::into_owned);
    let of_locales = Locales::iter().map(|path| format!("locales/{path}"));
    let mut paths: Vec<String> = of_page.chain(of_locales).collect();
    paths.sort();
    let text = |path: &str| File::at(path).map(|file| file.text().into_owned());
    let (scripts, others): (Vec<String>, Vec<String>) =
        paths.into_iter().partition(|path| bundle::is_bundled(path));
    for (name, script) in bundle::bundles(&scripts, text) {
        folder.write(format!("{base}{name}"), script.as_bytes())?;
    }
    for path in others {
        let Some(file) = File::at(&path) else { continue };
        let name = format!("{base}{path}");
        match std::str::from_utf8(&file.data) {
            Ok(text) => folder.write(name, lean(&path, text).as_bytes())?,
            Err(_) => folder.write(name, &file.data)?,
        }
    }
    folder.write(format!("{base}catalogue.json"), catalogue_json().as_bytes())?;
    folder.write(format!("{base}{NODE}"), &wasm)?;

    let kept = folder.names.len();
    let mut nets = Vec::new();
    for (path, bytes) in EmbeddedNets::files() {
        let mut hash = Hash::new();
        hash.take(bytes);
        let (stem, extension) = path.rsplit_once('.').unwrap_or((path, "net"));
        let name = format!("{NETS}{stem}.{}.{extension}", hash.name());
        folder.write(name.clone(), bytes)?;
        nets.push(format!("{path:?}: {{ \"file\": \"../../{name}\", \"bytes\": {} }}", bytes.len()));
    }
    let nets = format!("{{\n{}\n}}\n", nets.join(",\n"));
    let fetched = folder.names.split_off(kept);
    folder.write(format!("{base}nets.json"), nets.as_bytes())?;

    let entry = |path: &str| text(path).unwrap_or_default();
    let page = entry("index.html").replace("\"/manifest.webmanifest\"", "\"manifest.webmanifest\"");
    folder.write("index.html".to_owned(), first_page::of_site(&page, &base).as_bytes())?;
    let manifest = entry("manifest.webmanifest").replace("\"/icons/", &format!("\"{base}icons/"));
    let manifest = manifest.replace("\"/\"", "\"./\"").replacen('{', &format!("{{\n  {SHARE_TARGET},"), 1);
    folder.write("manifest.webmanifest".to_owned(), manifest.as_bytes())?;
    let list = |names: &[String]| names.iter().map(|name| format!("{name:?}")).collect::<Vec<_>>().join(", ");
    let (files, nets) = (list(&folder.names), list(&fetched));
    // The service worker has this sentence for a page whose files are gone.
    let in_language = |code: &&'static str| (*code, Locale::find(code).map(|locale| locale.text("tab-gone")));
    let gone: BTreeMap<_, _> = Locale::codes().iter().map(in_language).collect();
    let gone = serde_json::json!(gone);
    let site =
        format!("const SITE = {{ version: {version:?}, files: [{files}], nets: [{nets}], gone: {gone} }};\n");
    folder.write("sw.js".to_owned(), (site + &lean("sw.js", &entry("sw.js"))).as_bytes())?;
    Ok(folder.written)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(wasm: &[u8]) -> (tempfile::TempDir, Result<Site, SiteError>) {
        let folder = tempfile::tempdir().unwrap();
        let node = folder.path().join("node");
        fs::write(&node, wasm).unwrap();
        let site = write_site(&folder.path().join("site"), &node);
        (folder, site)
    }

    fn text(folder: &tempfile::TempDir, name: &str) -> String {
        fs::read_to_string(folder.path().join("site").join(name)).unwrap()
    }

    #[test]
    fn every_file_that_the_site_names_is_there_and_no_address_begins_at_the_host() {
        let (folder, site) = written(b"\0asm and so on");
        let worker = text(&folder, "sw.js");
        let (lists, gone) = worker.lines().next().unwrap().split_once("], gone: ").unwrap();
        let names: Vec<&str> = lists.split('"').filter(|part| part.contains(['.', '/'])).collect();
        assert_eq!(names.len() + 1, site.unwrap().files, "it keeps all but itself");
        for code in Locale::codes() {
            assert!(gone.contains(&format!("{code:?}:\"")), "{code} has the sentence about lost files");
        }
        for name in &names {
            assert!(folder.path().join("site").join(name).is_file(), "{name}");
        }
        let manifest: serde_json::Value =
            serde_json::from_str(&text(&folder, "manifest.webmanifest")).unwrap();
        assert_eq!(manifest["share_target"]["action"], "./share");
        for entry in ["index.html", "manifest.webmanifest"] {
            assert!(!text(&folder, entry).contains("\"/"), "{entry}");
        }
        for address in text(&folder, "index.html").split("href=\"").skip(1) {
            let address = address.split('"').next().unwrap();
            assert!(address.starts_with('#') || names.contains(&address), "{address}");
        }
        assert!(text(&folder, "index.html").contains("name=\"tavola-node\""));
    }

    #[test]
    fn another_node_is_another_version_and_the_same_one_is_not() {
        let of = |wasm: &[u8]| text(&written(wasm).0, "sw.js").lines().next().unwrap().to_owned();
        assert_eq!(of(b"\0asm 1"), of(b"\0asm 1"));
        assert_ne!(of(b"\0asm 1"), of(b"\0asm 2"));
    }

    #[test]
    fn what_is_no_node_is_refused() {
        assert!(matches!(written(b"\x7fELF").1, Err(SiteError::NoWasm(_))));
    }
}

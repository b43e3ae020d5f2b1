//! Lists the files of nets: every `nets/GAME/*.net`. With the feature `nets` they are part of the engine.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked at run time: a built script may be run for another checkout that shares the target folder.
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let nets = Path::new(&here).join("../../nets");
    println!("cargo::rerun-if-changed={}", nets.display());
    let mut files = Vec::new();
    for folder in fs::read_dir(&nets)? {
        let folder = folder?.path();
        println!("cargo::rerun-if-changed={}", folder.display());
        if !folder.is_dir() {
            continue;
        }
        for file in fs::read_dir(&folder)? {
            let file = file?.path();
            if file.extension().is_some_and(|form| form == "net")
                && let Some(path) = file.strip_prefix(&nets).ok().and_then(Path::to_str)
            {
                files.push((path.replace('\\', "/"), file.display().to_string()));
            }
        }
    }
    files.sort();
    let embedded = env::var_os("CARGO_FEATURE_NETS").is_some();
    let mut list = String::from("&[\n");
    for (path, file) in files {
        let bytes = if embedded { format!("include_bytes!({file:?})") } else { "&[]".to_owned() };
        let _ = writeln!(list, "    ({path:?}, {bytes}),");
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("nets.rs"), list)
}

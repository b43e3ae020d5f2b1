//! Lists the nets of games: every `nets/GAME/game.net` is part of the engine, except in a browser, which fetches them.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked at run time: a built script may be run for another checkout that shares the target folder.
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let nets = Path::new(&here).join("../../nets");
    println!("cargo::rerun-if-changed={}", nets.display());
    let mut games = Vec::new();
    for folder in fs::read_dir(&nets)? {
        let path = folder?.path();
        println!("cargo::rerun-if-changed={}", path.display());
        let net = path.join("game.net");
        if let (Some(name), true) = (path.file_name().and_then(|name| name.to_str()), net.exists()) {
            games.push((name.to_owned(), net));
        }
    }
    games.sort();
    let embedded = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family != "wasm");
    let mut list = String::from("&[\n");
    for (name, net) in games {
        if !embedded {
            let _ = writeln!(list, "    ({name:?}, &[]),");
            continue;
        }
        let _ = writeln!(list, "    ({name:?}, include_bytes!({:?}).as_slice()),", net.display().to_string());
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("game_nets.rs"), list)
}

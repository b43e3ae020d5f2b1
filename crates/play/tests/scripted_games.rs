//! Every game of leaflet 001 from its start to its end, with dice thrown by hand, as it is written in `scripts/`.

use std::collections::BTreeSet;
use std::path::Path;

use tavola_rules::variants;

/// Each script by the name of its game.
fn scripts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    files.map(|path| (name(&path), std::fs::read_to_string(&path).unwrap())).collect()
}

#[test]
fn every_game_of_leaflet_001_is_played_to_its_end_as_the_leaflet_prints_it() {
    let mut games = BTreeSet::new();
    for (name, script) in scripts() {
        let table = crate::script::play(&name, &script);
        assert_eq!(table.played.now().match_rules().name, name, "a script is named after its game");
        assert!(table.results > 0, "{name}: no game came to its end");
        games.insert(name);
    }
    let of_leaflet = variants::ALL.iter().filter(|variant| variant.leaflet() == Some("001"));
    let others = of_leaflet.map(|variant| variant.rules.name.to_owned());
    assert_eq!(games, others.filter(|name| name != "leaflet-001").collect());
}

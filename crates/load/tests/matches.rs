//! Complete matches of several games against a server that listens on this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tavola_engine::Engine;
use tavola_load::client::{Address, Connection};
use tavola_load::games::{self, Games};
use tavola_load::lobby::{self, Size};
use tavola_load::run::{self, Load, Pids, Rate};
use tavola_load::table::{Table, Venue};
use tavola_rules::MatchKind;
use tavola_server::{Config, Server};
use tokio::time::timeout;

/// Time limit of a test.
const LIMIT: Duration = Duration::from_secs(120);
/// Maximum number of commands of a match.
const MOST: usize = 20_000;

/// A server with a folder that is removed at the end of the test.
struct Serving {
    address: Address,
    _folder: tempfile::TempDir,
}

async fn serving(people: bool) -> Serving {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_owned();
    let config = Config {
        port: 0,
        data,
        database: None,
        bus: None,
        people,
        public_names: Vec::new(),
        mail: None,
        error_rates: 0,
        metrics: None,
        lan: None,
    };
    let server = Server::start(&config, Engine::embedded()).await.expect("a server");
    let socket = SocketAddr::from(([127, 0, 0, 1], server.port));
    tokio::spawn(server.run());
    Serving { address: Address::local(socket, true).expect("an address of this machine"), _folder: folder }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_of_several_games_are_played_to_their_end() {
    let serving = serving(false).await;
    let address = serving.address;
    let played = async {
        let mut tasks = tokio::task::JoinSet::new();
        let games = [
            "backgammon",
            "plakoto",
            "tavli",
            "hypergammon",
            "doublets",
            "catch-me",
            "tabula",
            "acey-deucey",
        ];
        for (seed, game) in (1..).zip(games) {
            tasks.spawn(async move {
                let venue = Venue { addresses: [address; 2], people: false };
                let mut table = Table::open(venue, seed, None).await?;
                table.begin(&games::setup(game, Some(MatchKind::Single))).await?;
                let (mut commands, mut turns) = (0, 0);
                while let Some(step) = table.step().await? {
                    assert!(step.seen >= step.news && step.seen >= step.answered, "{step:?}");
                    commands += 1;
                    turns += step.turns;
                    assert!(commands < MOST, "{game}");
                }
                assert!(
                    !table.is_playing() && turns > 3 && commands > turns as usize,
                    "{game}: {turns}, {commands}"
                );
                Ok::<_, tavola_load::LoadError>(())
            });
        }
        while let Some(ended) = tasks.join_next().await {
            ended.expect("a table").expect("a match");
        }
    };
    timeout(LIMIT, played).await.expect("matches come to an end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_load_of_all_games_has_figures_and_no_failures() {
    let serving = serving(false).await;
    let measured = async {
        let catalogue = run::catalogue(serving.address).await?;
        assert!(catalogue.rules.len() > 40);
        let games = Arc::new(Games::new(catalogue.rules.into_iter().map(|card| card.name)));
        let venue = Venue { addresses: [serving.address; 2], people: false };
        let mut tables = run::tables(venue, 12, 0, 3).await?;
        let load =
            |rate| Load { rate, warm_up: Duration::from_millis(300), measured: Duration::from_secs(2) };
        let pids = Pids { server: Some(std::process::id()), ..Pids::default() };
        let full = run::run(&mut tables, &games, load(Rate::Full), pids).await?;
        let slow = run::run(&mut tables, &games, load(Rate::Turns(5.0)), pids).await?;
        Ok::<_, tavola_load::LoadError>((full, slow))
    };
    let (full, slow) = timeout(LIMIT, measured).await.expect("a load ends").expect("figures");
    for figures in [&full, &slow] {
        assert_eq!((figures.failures, &figures.failure), (0, &None));
        assert_eq!((figures.matches, figures.connections), (12, 48));
        assert!(figures.news.p50 > 0.0 && figures.news.p999 >= figures.news.p99);
        assert!(figures.seen.p50 >= figures.news.p50);
    }
    assert!(full.commands > full.turns && full.turns > 1.0, "{full:?}");
    assert!(slow.commands < 40.0 && slow.commands < full.commands, "{slow:?}");
    #[cfg(target_os = "linux")]
    assert!(full.processor.is_some_and(|processor| processor.server > 0.0 && processor.busy > 0.0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_with_names_clocks_and_sealed_dice_play_while_others_watch() {
    let serving = serving(true).await;
    let measured = async {
        let venue = Venue { addresses: [serving.address; 2], people: true };
        let games = Arc::new(Games::new(["backgammon".to_owned()]));
        let mut tables = run::tables(venue, 4, 9, 3).await?;
        let load =
            Load { rate: Rate::Full, warm_up: Duration::from_millis(300), measured: Duration::from_secs(2) };
        let figures = run::run(&mut tables, &games, load, Pids::default()).await?;
        // Everybody has a session, and their matches have clocks.
        let id = tables.iter().find_map(Table::id).expect("a match").to_owned();
        let mut visitor = Connection::open(serving.address).await?;
        let clock: serde_json::Value = visitor.get(&format!("/api/matches/{id}/clock")).await?;
        let dice: serde_json::Value = visitor.get(&format!("/api/matches/{id}/dice")).await?;
        Ok::<_, tavola_load::LoadError>((figures, clock, dice))
    };
    let (figures, clock, dice) = timeout(LIMIT, measured).await.expect("a load ends").expect("figures");
    assert_eq!((figures.failures, &figures.failure), (0, &None));
    let watched = figures.watched.expect("the first match is watched");
    assert!(watched.p50 > 0.0 && watched.p999 >= watched.p50, "{watched:?}");
    assert_eq!(clock["clock"]["control"]["kind"], "delay", "{clock}");
    assert_eq!(dice["dice"]["awaited"], serde_json::json!([true, true]), "{dice}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_challenges_of_a_lobby_reach_those_who_look_at_it() {
    let serving = serving(true).await;
    let size = Size { challenges: 5, onlookers: 2, measured: Duration::from_secs(3) };
    let figures = timeout(LIMIT, lobby::measure(serving.address, size, Pids::default()));
    let figures = figures.await.expect("in time").expect("a lobby");
    assert!(figures.arrivals >= 10, "ten a second: {figures:?}");
    let [open, more] = figures.listed;
    assert!((6..=5 + figures.arrivals).contains(&open) && more == 0, "{figures:?}");
    assert!(figures.bytes > 0 && figures.lists > 0.2 && figures.lists <= 1.0, "{figures:?}");
    assert!(figures.seen.p50 > 0.0 && figures.busy.is_none(), "{figures:?}");
    assert!(figures.to_string().contains("| onlookers | 2 |"));
}

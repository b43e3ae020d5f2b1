//! Orders of an administrator, to a running node and to a store.

use std::path::PathBuf;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_play::MatchRecord;
use tavola_service::admin::{AdminError, MatchLog, Order, PersonCard, Report, ReportCard, SessionCard, obey};
use tavola_service::tasks::TokioRuntime;
use tavola_service::{Bus, Service, Store};
use tempfile::TempDir;

use crate::common::{Browser, first_play, node, seated, service};

async fn named(service: &Service, name: &str) -> Browser {
    let mut browser = Browser::new(service);
    browser.enter(name).await;
    browser
}

/// Returns the next action of the player to act: a play up to a number of actions, then a resignation.
fn next(view: &Value, most: u64) -> Option<Value> {
    Some(match view["phase"]["kind"].as_str()? {
        "opening" | "roll" => json!({ "do": "roll" }),
        "move" if view["seq"].as_u64()? < most => json!({ "do": "play", "moves": first_play(view) }),
        "move" => json!({ "do": "resign", "level": 1 }),
        "resign" => json!({ "do": "accept" }),
        _ => return None,
    })
}

/// Plays at least a number of actions, or to the end if `whole`.
async fn play(people: &mut [Browser; 2], id: &str, most: u64, whole: bool) {
    for _ in 0..60 {
        let view = people[0].get(&format!("/api/matches/{id}")).await;
        if !whole && view["seq"].as_u64().unwrap() >= most {
            return;
        }
        let Some(action) = next(&view, most) else { return };
        let player = view["phase"]["player"].as_u64().unwrap_or(0);
        for browser in people.iter_mut() {
            let body = json!({ "after": view["seq"], "actions": [action] });
            let (status, _) = browser.call("POST", &format!("/api/matches/{id}/actions"), Some(body)).await;
            if status == StatusCode::OK {
                break;
            }
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "it is the turn of player {player}");
        }
    }
    panic!("the match does not end");
}

async fn people(service: &Service, find: Option<&str>) -> Vec<PersonCard> {
    let order = Order::People { find: find.map(str::to_owned), most: 100 };
    match service.obey(order).await.unwrap() {
        Report::People(list) => list,
        report => panic!("{report:?}"),
    }
}

async fn sessions(service: &Service, person: &str) -> Vec<SessionCard> {
    match service.obey(Order::Sessions { person: person.to_owned() }).await.unwrap() {
        Report::Sessions(list) => list,
        report => panic!("{report:?}"),
    }
}

async fn log(store: &Store, of: &str) -> MatchLog {
    match obey(store, Order::Log { of: of.to_owned() }).await.unwrap() {
        Report::Log(log) => *log,
        report => panic!("{report:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_by_id_and_by_a_part_of_their_name() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    for name in ["Anna", "Ben", "Hanna"] {
        named(&service, name).await;
    }
    let names = |list: Vec<PersonCard>| {
        let mut names: Vec<String> = list.into_iter().map(|person| person.name).collect();
        names.sort();
        names
    };
    assert_eq!(names(people(&service, None).await), ["Anna", "Ben", "Hanna"]);
    assert_eq!(names(people(&service, Some("aNNa")).await), ["Anna", "Hanna"]);
    assert_eq!(people(&service, Some("%")).await, []);
    let [ben] = &people(&service, Some("Ben")).await[..] else { panic!("one Ben") };
    assert!(!ben.account && ben.browsers == 1 && ben.matches == 0 && ben.seen.is_some());
    assert_eq!(people(&service, Some(&ben.id)).await, std::slice::from_ref(ben));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_signed_out_is_nobody_at_once_and_what_is_wrong_is_named() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = named(&service, "Anna").await;
    let sign_out = |person: &str, session: Option<&str>| Order::SignOut {
        person: person.to_owned(),
        session: session.map(str::to_owned),
    };
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    let [session] = &sessions(&service, "Anna").await[..] else { panic!("one session") };
    assert_eq!(session.kind, "browser");
    for (order, wrong) in [
        (sign_out("Nobody", None), "expected the id or the name of a person, not \"Nobody\""),
        (sign_out("Anna", Some("x")), "expected the id of a session of this person, not \"x\""),
        (Order::Log { of: "x".to_owned() }, "expected the id of a match, not \"x\""),
    ] {
        assert_eq!(service.obey(order).await.unwrap_err().to_string(), wrong);
    }
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    assert_eq!(service.obey(sign_out("Anna", None)).await.unwrap(), Report::Changed(1));
    assert_eq!(anna.get("/api/me").await["name"], Value::Null);
    assert_eq!(sessions(&service, "Anna").await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_name_is_in_matches_too_and_nobodys_else() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben) = (named(&service, "Anna").await, named(&service, "Ben").await);
    let id = seated(&mut anna, &mut ben).await;
    let rename =
        |person: &str, name: &str| Order::Rename { person: person.to_owned(), name: name.to_owned() };
    for (name, taken) in [("Ben", true), ("deleted player", true), ("<b>", false)] {
        let refused = service.obey(rename("Anna", name)).await.unwrap_err();
        assert_eq!(matches!(refused, AdminError::NameTaken), taken, "{name}: {refused}");
    }
    assert_eq!(service.obey(rename("Anna", "Clara")).await.unwrap(), Report::Changed(1));
    assert_eq!(anna.get("/api/me").await["name"], "Clara");
    let view = ben.get(&format!("/api/matches/{id}")).await;
    let mut names = [&view["players"][0]["name"], &view["players"][1]["name"]];
    names.sort_by_key(ToString::to_string);
    assert_eq!(names, ["Ben", "Clara"]);
    // The match is still running.
    play(&mut [anna, ben], &id, 4, false).await;

    assert_eq!(service.obey(Order::Close { person: "Clara".to_owned() }).await.unwrap(), Report::Changed(1));
    assert_eq!(people(&service, Some("Clara")).await, []);
    let setup = log(service.node().store(), &id).await.setup.to_string();
    assert!(setup.contains("deleted player") && !setup.contains("Clara"), "{setup}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_report_is_listed_by_whom_it_is_about() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben) = (named(&service, "Anna").await, named(&service, "Ben").await);
    let id = seated(&mut anna, &mut ben).await;
    let path = format!("/api/matches/{id}/report");
    let (status, _) = anna.call("POST", &path, Some(json!({ "reason": "stalling" }))).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let reports = async |about: Option<&str>| {
        let order = Order::Reports { about: about.map(str::to_owned), most: 10 };
        match service.obey(order).await.unwrap() {
            Report::Reports(list) => list,
            report => panic!("{report:?}"),
        }
    };
    let [report] = &reports(None).await[..] else { panic!("one report") };
    let ReportCard { name, by, match_id, reason, reporters, .. } = report;
    assert_eq!((name.as_str(), by.as_str(), reason.as_str(), *reporters), ("Ben", "Anna", "stalling", 1));
    assert_eq!(*match_id, id);
    assert_eq!(reports(Some("Ben")).await, std::slice::from_ref(report));
    assert_eq!(reports(Some("Anna")).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_has_every_action_and_no_seed_before_the_end() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut pair = [named(&service, "Anna").await, named(&service, "Ben").await];
    let [anna, ben] = &mut pair;
    let id = seated(anna, ben).await;
    play(&mut pair, &id, 4, false).await;
    let store = service.node().store();
    let running = log(store, &id).await;
    let numbers: Vec<i64> = running.actions.iter().map(|action| action.seq).collect();
    assert!(numbers.len() >= 4 && numbers == (1..=numbers.len() as i64).collect::<Vec<_>>(), "{numbers:?}");
    assert!(running.people.iter().all(Option::is_some));
    let dice = running.dice.unwrap();
    assert_eq!((dice.ended, dice.seed, dice.commitment.len()), (None, None, 64));
    play(&mut pair, &id, 4, true).await;
    let over = log(store, &id).await;
    assert_eq!(over.actions[..numbers.len()], running.actions[..]);
    let dice = over.dice.unwrap();
    assert_eq!((dice.ended.as_deref(), dice.seed.map(|seed| seed.len())), (Some("over"), Some(64)));
}

/// A copy that is made while matches are played is a complete store: it has all people, running matches continue, and dice verify.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_is_gone_on_with_elsewhere() {
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let first = service(&folder).await;
    let mut pair = [named(&first, "Anna").await, named(&first, "Ben").await];
    let [anna, ben] = &mut pair;
    let over = seated(anna, ben).await;
    play(&mut pair, &over, 6, true).await;
    let [anna, ben] = &mut pair;
    let running = seated(anna, ben).await;
    play(&mut pair, &running, 4, false).await;
    let path = format!("/api/matches/{running}");
    let before = pair[0].get(&path).await;

    let copy: PathBuf = other.path().join("tavola.sqlite");
    let order = Order::Backup { file: copy.clone() };
    if first.node().store().backup(&copy).await.is_err() && std::env::var_os("TAVOLA_TEST_DATABASE").is_some()
    {
        // A database on a server has backup programs of its own (docs/service.md).
        let refused = first.obey(order).await.unwrap_err().to_string();
        assert!(refused.contains("pg_dump"), "{refused}");
        return;
    }
    let refused = first.obey(order).await.unwrap_err().to_string();
    assert!(refused.contains("exists"), "a copy is written over nothing: {refused}");
    // Later changes are not in the copy.
    play(&mut pair, &running, 8, false).await;

    let store = Store::open(&copy, TokioRuntime::tasks()).await.unwrap();
    let second = Service::new(node(store, Bus::default()));
    second.resume().await.unwrap();
    let mut pair = [pair[0].at(&second), pair[1].at(&second)];
    assert_eq!(pair[0].get("/api/me").await["name"], "Anna");
    let after = pair[0].get(&path).await;
    assert_eq!((&after["seq"], &after["board"]), (&before["seq"], &before["board"]));
    play(&mut pair, &running, 6, true).await;
    for id in [over, running] {
        let record = pair[1].get(&format!("/api/matches/{id}/file?format=json")).await;
        let record = MatchRecord::parse(record.to_string().as_bytes()).unwrap();
        let finding = record.check_dice().unwrap().unwrap();
        assert!(finding.faults.is_empty() && finding.throws > 1, "{finding:?}");
    }
}

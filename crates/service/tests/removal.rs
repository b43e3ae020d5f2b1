//! The export of a person's data, and the store after their removal.

use crate::common::{Browser, PASSWORD, account, change, first_play, node, seated, service, store};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_play::MatchRecord;
use tavola_service::{Bus, Service};
use tempfile::TempDir;

/// A name that occurs nowhere else.
const NAME: &str = "Zebulon";

async fn act(browser: &mut Browser, id: &str, after: &Value, action: Value) -> (StatusCode, Value) {
    let body = json!({ "after": after, "actions": [action] });
    browser.call("POST", &format!("/api/matches/{id}/actions"), Some(body)).await
}

/// Plays a turn each, then the player to act resigns.
async fn played_to_the_end(people: &mut [Browser; 2], id: &str) {
    let path = format!("/api/matches/{id}");
    for _ in 0..20 {
        let view = people[0].get(&path).await;
        let phase = &view["phase"];
        let player = phase["player"].as_u64().unwrap_or(0) as usize;
        let action = match phase["kind"].as_str().unwrap() {
            "opening" | "roll" => json!({ "do": "roll" }),
            "move" if view["seq"].as_u64() < Some(6) => json!({ "do": "play", "moves": first_play(&view) }),
            "move" => json!({ "do": "resign", "level": 1 }),
            "resign" => json!({ "do": "accept" }),
            "match-over" => return,
            kind => panic!("{kind}"),
        };
        let (status, answer) = act(&mut people[player], id, &view["seq"], action).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    panic!("the match does not end");
}

async fn delete(browser: &mut Browser, proof: Value) -> (StatusCode, Value) {
    browser.call("POST", "/api/me/delete", Some(proof)).await
}

/// Returns whether the files of a folder contain a text.
fn holds(folder: &TempDir, text: &str) -> bool {
    let files = std::fs::read_dir(folder.path()).unwrap();
    let mut bytes = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
    bytes.any(|bytes| bytes.windows(text.len()).any(|part| part == text.as_bytes()))
}

#[tokio::test]
async fn who_goes_leaves_nothing_but_matches_of_others_without_their_name() {
    let folder = TempDir::new().unwrap();
    let service_before = service(&folder).await;
    let mut zeb = account(&service_before, NAME).await.0;
    let mut ben = Browser::new(&service_before);
    ben.enter("Ben").await;
    let (mut people, over) = {
        let id = seated(&mut zeb, &mut ben).await;
        let mut people = [zeb, ben];
        played_to_the_end(&mut people, &id).await;
        (people, id)
    };
    let [zeb, ben] = &mut people;
    let running = seated(ben, zeb).await;
    let bot = json!({
        "rules": "backgammon", "players": [{ "kind": "human" }, { "kind": "bot", "level": "casual" }], "dice": "hand",
    });
    let alone = zeb.made("/api/matches", bot).await["id"].as_str().unwrap().to_owned();
    zeb.made("/api/custom-rules", json!({ "name": "Of Zebulon", "game": "backgammon", "options": {} })).await;
    let open = json!({ "setup": { "rules": "backgammon", "match": { "kind": "points", "length": 1 },
        "players": [{ "kind": "human" }, { "kind": "human" }] } });
    let open = zeb.made("/api/challenges", open).await["id"].as_str().unwrap().to_owned();
    // Each has a problem from the same match: their own decision and that of the opponent.
    service_before.node().store().close().await.unwrap();
    change(
        &folder,
        "INSERT INTO problems (id, match_id, player, loss, problem, due, owner)
             SELECT 'p' || p.name, m.id, 'Zebulon', 0.1, '{}', 0, p.id FROM people p, matches m
             WHERE m.setup LIKE '%Zebulon%' AND m.id = (SELECT MIN(match_id) FROM seats WHERE person = p.id
                 AND match_id IN (SELECT match_id FROM seats GROUP BY match_id HAVING COUNT(*) = 2));
         INSERT INTO reviews (problem_id, at, grade) SELECT id, 1, 1 FROM problems",
    )
    .await;
    let service = service(&folder).await;
    let (zeb, mut ben) = (zeb.at(&service), ben.at(&service));
    let (mut zeb, mut phone) = (zeb.clone(), Browser::new(&service));
    let body = json!({ "name": NAME, "password": PASSWORD });
    assert_eq!(phone.call("POST", "/api/sign-in", Some(body)).await.0, StatusCode::OK);

    for wrong in [json!({}), json!({ "password": "not it" }), json!({ "name": NAME })] {
        assert_eq!(delete(&mut zeb, wrong).await.0, StatusCode::FORBIDDEN, "an account shows its password");
    }
    assert_eq!(delete(&mut zeb, json!({ "password": PASSWORD })).await.0, StatusCode::NO_CONTENT);

    for gone in [&mut zeb, &mut phone] {
        assert_eq!(gone.get("/api/me").await["name"], Value::Null);
    }
    let gone = [format!("/api/matches/{alone}"), format!("/api/challenges/{open}")];
    for path in &gone {
        assert_eq!(ben.call("GET", path, None).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    // Both matches with Ben are there, without the name.
    let listed = ben.get("/api/matches").await;
    assert_eq!(listed["matches"].as_array().unwrap().len(), 2);
    assert!(listed["matches"].as_array().unwrap().iter().all(|card| card["shared"] == false));
    for id in [&over, &running] {
        let view = ben.get(&format!("/api/matches/{id}")).await;
        let names = [&view["players"][0]["name"], &view["players"][1]["name"]];
        assert!(names.contains(&&json!("deleted player")) && names.contains(&&json!("Ben")), "{names:?}");
    }
    // The dice of the finished match can still be verified.
    let record = ben.get(&format!("/api/matches/{over}/file?format=json")).await;
    let record = MatchRecord::parse(record.to_string().as_bytes()).unwrap();
    let finding = record.check_dice().unwrap().unwrap();
    assert!(finding.faults.is_empty() && finding.throws > 1, "{finding:?}");
    // The remaining player's actions do not restore the name, and they may delete the match.
    let view = ben.get(&format!("/api/matches/{running}")).await;
    assert_eq!(act(&mut ben, &running, &view["seq"], json!({ "do": "roll" })).await.0, StatusCode::OK);
    assert_eq!(ben.call("DELETE", &format!("/api/matches/{running}"), None).await.0, StatusCode::NO_CONTENT);

    // The name is free, and its next holder owns nothing of the earlier one.
    let mut other = Browser::new(&service);
    other.enter(NAME).await;
    assert_eq!(other.get("/api/matches").await["matches"], json!([]));
    assert_eq!(other.get("/api/custom-rules").await["custom_rules"], json!([]));
    let again = other.call("POST", "/api/sign-in", Some(json!({ "name": NAME, "password": PASSWORD }))).await;
    assert_eq!(again.0, StatusCode::BAD_REQUEST);
    assert_eq!(delete(&mut other, json!({ "name": NAME })).await.0, StatusCode::NO_CONTENT);
    service.node().store().close().await.unwrap();
    assert!(
        !holds(&folder, NAME)
            && (holds(&folder, "Ben") || std::env::var_os("TAVOLA_TEST_DATABASE").is_some())
    );
    nothing_names(&folder).await;
}

/// Checks that no row of any table contains the name, on either database.
async fn nothing_names(folder: &TempDir) {
    // A matching row makes the statement fail.
    let check = "CREATE TABLE found (place TEXT CHECK (place IS NULL));
        INSERT INTO found SELECT 'people' FROM people WHERE name LIKE '%Zebulon%';
        INSERT INTO found SELECT 'matches' FROM matches WHERE setup LIKE '%Zebulon%' OR card LIKE '%Zebulon%';
        INSERT INTO found SELECT 'problems' FROM problems WHERE player LIKE '%Zebulon%' OR id = 'pZebulon';
        INSERT INTO found SELECT 'custom_rules' FROM custom_rules WHERE custom LIKE '%Zebulon%';
        INSERT INTO found SELECT 'dice' FROM dice WHERE setup LIKE '%Zebulon%';
        INSERT INTO found SELECT 'recovery' FROM recovery;
        INSERT INTO found SELECT 'challenges' FROM challenges WHERE person NOT IN (SELECT id FROM people);
        INSERT INTO found SELECT 'reviews' FROM reviews WHERE problem_id = 'pZebulon'";
    change(folder, check).await;
}

#[tokio::test]
async fn a_node_that_has_a_match_in_memory_does_not_write_the_name_of_who_has_gone() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder).await;
    let [one, two] = [(), ()].map(|()| Service::new(node(store.clone(), Bus::default())));
    let (mut zeb, mut ben) = (Browser::new(&one), Browser::new(&two));
    zeb.enter(NAME).await;
    ben.enter("Ben").await;
    let id = seated(&mut zeb, &mut ben).await;
    let path = format!("/api/matches/{id}");
    let held = ben.get(&path).await;
    assert_eq!(held["players"][0]["name"], NAME);
    assert_eq!(delete(&mut zeb, json!({ "name": "zebulon" })).await.0, StatusCode::NO_CONTENT);
    // The other node holds the match in an older edition: it reads it again.
    let (status, stale) = act(&mut ben, &id, &held["seq"], json!({ "do": "roll" })).await;
    assert_eq!(
        (status, &stale["view"]["players"][0]["name"]),
        (StatusCode::CONFLICT, &json!("deleted player"))
    );
    let (status, rolled) = act(&mut ben, &id, &held["seq"], json!({ "do": "roll" })).await;
    assert_eq!((status, &rolled["players"][0]["name"]), (StatusCode::OK, &json!("deleted player")));
    let company = ben.get(&format!("{path}/people")).await;
    assert_eq!((&company["two"], &company["mine"]), (&json!(false), &json!([false, true])));
    let listed = ben.get("/api/matches").await;
    assert_eq!(listed["matches"][0]["players"][0]["name"], "deleted player");
}

#[tokio::test]
async fn a_guest_types_their_name_to_go_and_nobody_is_called_like_who_has_gone() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = Browser::new(&service);
    anna.enter("Anna").await;
    for wrong in [json!({}), json!({ "name": "Ben" }), json!({ "name": "" }), json!({ "password": "Anna" })] {
        assert_eq!(delete(&mut anna, wrong).await.0, StatusCode::FORBIDDEN);
    }
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    assert_eq!(delete(&mut anna, json!({ "name": "anna" })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(delete(&mut anna, json!({ "name": "anna" })).await.0, StatusCode::UNAUTHORIZED);
    for name in ["deleted player", "Deleted  Player", "deletedplayer"] {
        let (status, answer) = anna.call("POST", "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (StatusCode::CONFLICT, &json!("name-taken")),
            "{name}"
        );
    }
}

#[tokio::test]
async fn what_a_person_gets_of_theirs_is_whole_and_nobody_elses() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = account(&service, "Anna").await.0;
    let mut ben = Browser::new(&service);
    assert_eq!(ben.call("GET", "/api/me/export", None).await.0, StatusCode::UNAUTHORIZED);
    ben.enter("Ben").await;
    let mut people = [anna.clone(), ben.clone()];
    let over = seated(&mut anna, &mut ben).await;
    played_to_the_end(&mut people, &over).await;
    let running = seated(&mut anna, &mut ben).await;
    for (browser, name) in [(&mut anna, "Of Anna"), (&mut ben, "Of Ben")] {
        let rules = json!({ "name": name, "game": "backgammon", "options": { "beavers": true } });
        browser.made("/api/custom-rules", rules).await;
    }
    let analysis = json!({ "level": "quick", "run": true });
    let (status, _) = anna.call("POST", &format!("/api/matches/{over}/analysis"), Some(analysis)).await;
    assert_eq!(status, StatusCode::OK);

    let all = anna.get("/api/me/export").await;
    assert_eq!((&all["tavola_person"], &all["person"]["name"]), (&json!(1), &json!("Anna")));
    assert_eq!((&all["person"]["account"], all["devices"].as_array().unwrap().len()), (&json!(true), 1));
    let rules = all["custom_rules"].as_array().unwrap();
    assert_eq!((rules.len(), &rules[0]["rules"]["name"]), (1, &json!("Of Anna")));
    assert_eq!(all["challenges"].as_array().unwrap().len(), 2);
    let matches = all["matches"].as_array().unwrap();
    assert_eq!(matches.len(), 2);
    let find = |id: &str| matches.iter().find(|found| found["id"] == id).unwrap();
    assert_eq!(find(&over)["seats"], json!([0]));
    assert_eq!(find(&over)["analyses"][0]["level"], "quick");
    assert_eq!(find(&over)["record"]["dice"]["seed"].as_str().map(str::len), Some(64));
    let going_on = find(&running);
    assert_eq!((&going_on["record"]["dice"]["seed"], &going_on["analyses"]), (&Value::Null, &json!([])));
    // A record can be opened again.
    let opened =
        anna.call("POST", "/api/matches/open?name=x.json", Some(find(&over)["record"].clone())).await;
    assert_eq!(opened.0, StatusCode::CREATED, "{}", opened.1);
    let text = all.to_string();
    assert!(!text.contains("Of Ben") && !text.contains("argon2"), "nothing of others, and no hash");

    assert_eq!(anna.get("/api/me/export").await["matches"].as_array().unwrap().len(), 3);
    anna.get("/api/me/export").await;
    let (status, answer) = anna.call("GET", "/api/me/export", None).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
}

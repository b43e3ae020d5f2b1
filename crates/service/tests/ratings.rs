//! Rated matches: the permitted players, the changes, and the lists of the best.

use crate::common::{Browser, PASSWORD, account, change, first_play, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

/// Returns a program that plays for an account.
async fn program(service: &Service, of: &mut Browser) -> Browser {
    let made = of.made("/api/me/tokens", json!({ "name": "bot", "scope": "play" })).await;
    Browser::program(service, made["secret"].as_str().unwrap())
}

fn setup(more: Value) -> Value {
    let mut setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": 1 }, "rated": true,
        "players": [{ "kind": "human" }, { "kind": "human" }],
    });
    let Value::Object(more) = more else { panic!("expected an object") };
    setup.as_object_mut().unwrap().extend(more);
    json!({ "setup": setup })
}

async fn taken(by: &mut Browser, challenge: &Value) -> (StatusCode, Value) {
    by.call("POST", &format!("/api/challenges/{}/take", challenge["id"].as_str().unwrap()), None).await
}

/// Begins a match that the first person has offered and the second has taken.
pub(crate) async fn seated([first, second]: &mut [Browser; 2], more: Value) -> String {
    let challenge = first.made("/api/challenges", setup(more)).await;
    let (status, match_id) = taken(second, &challenge).await;
    assert_eq!(status, StatusCode::OK, "{match_id}");
    match_id["match_id"].as_str().unwrap().to_owned()
}

/// Plays until the match has a number of actions; then the player to act resigns. Returns that player.
async fn given_up(people: &mut [Browser; 2], id: &str, after: u64) -> usize {
    let path = format!("/api/matches/{id}");
    let mut loser = 0;
    for _ in 0..40 {
        let view = people[0].get(&path).await;
        let phase = &view["phase"];
        let player = phase["player"].as_u64().unwrap_or(0) as usize;
        let action = match phase["kind"].as_str().unwrap() {
            "opening" => json!({ "do": "roll" }),
            "roll" if view["seq"].as_u64() < Some(after) => json!({ "do": "roll" }),
            "move" if view["seq"].as_u64() < Some(after) => {
                json!({ "do": "play", "moves": first_play(&view) })
            }
            "roll" | "move" => {
                loser = player;
                json!({ "do": "resign", "level": 1 })
            }
            "resign" => json!({ "do": "accept" }),
            "match-over" => return loser,
            kind => panic!("{kind}"),
        };
        let body = json!({ "after": view["seq"], "actions": [action] });
        let (status, answer) = people[player].call("POST", &format!("{path}/actions"), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    panic!("the match does not end");
}

async fn own(browser: &mut Browser) -> Value {
    browser.get("/api/me/ratings").await["ratings"].clone()
}

pub(crate) async fn two(service: &Service) -> [Browser; 2] {
    [account(service, "Anna").await.0, account(service, "Ben").await.0]
}

#[tokio::test]
async fn a_rated_match_changes_both_ratings_when_it_ends_and_everybody_sees_it() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut people = two(&service).await;
    let id = seated(&mut people, json!({ "match": { "kind": "points", "length": 1 } })).await;
    let company = format!("/api/matches/{id}/people");
    let before = people[0].get(&company).await;
    assert_eq!((&before["rated"], &before["ratings"]), (&json!(true), &json!([null, null])));
    let loser = given_up(&mut people, &id, 12).await;
    let after = people[0].get(&company).await;
    let rating =
        |rating: i64, change: i64| json!({ "rating": rating, "provisional": true, "change": change });
    assert_eq!(after["ratings"][1 - loser], rating(1523, 23), "the table of docs/ratings.md");
    assert_eq!(after["ratings"][loser], rating(1477, -23));
    let [winner, loser] = [1 - loser, loser].map(|player| people[player].clone());
    let [won, lost] = [own(&mut winner.clone()).await, own(&mut loser.clone()).await];
    let history = &won[0]["history"][0];
    assert_eq!((&won[0]["family"], &won[0]["matches"]), (&json!("backgammon"), &json!(1)));
    assert_eq!(
        (&history["match_id"], &history["score"], &history["change"]),
        (&json!(id), &json!(1.0), &json!(23))
    );
    assert_eq!((&lost[0]["history"][0]["score"], &lost[0]["rating"]), (&json!(0.0), &json!(1477)));
    // The list contains only people with enough matches.
    assert_eq!(people[0].get("/api/ratings/backgammon").await["people"], json!([]));
    // An unrated match changes nothing, but still shows the ratings.
    let casual = seated(&mut people, json!({ "rated": false })).await;
    given_up(&mut people, &casual, 12).await;
    let company = people[0].get(&format!("/api/matches/{casual}/people")).await;
    assert_eq!((&company["rated"], &company["ratings"][0]["change"]), (&json!(false), &Value::Null));
    assert!(company["ratings"][0]["rating"].is_i64());
    assert_eq!(own(&mut people[0]).await[0]["matches"], json!(1));
}

#[tokio::test]
async fn matches_that_end_at_once_on_two_nodes_count_once_each() {
    const MATCHES: usize = 8;
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let second = Service::new(service.node().clone());
    let people = two(&service).await;
    let mut ends = Vec::new();
    for number in 0..MATCHES {
        let mut people = people.clone();
        let id = seated(&mut people, json!({})).await;
        let at = if number % 2 == 0 { &service } else { &second };
        let mut there = people.each_ref().map(|person| person.at(at));
        ends.push(tokio::spawn(async move { given_up(&mut there, &id, 12).await }));
    }
    for end in ends {
        end.await.unwrap();
    }
    let mut sum = 0;
    for mut person in people {
        let ratings = own(&mut person).await;
        assert_eq!(ratings[0]["matches"], json!(MATCHES));
        let history = ratings[0]["history"].as_array().unwrap();
        assert_eq!(history.len(), MATCHES);
        let rating = ratings[0]["rating"].as_i64().unwrap();
        let changes: i64 = history.iter().map(|one| one["change"].as_i64().unwrap()).sum();
        assert_eq!(rating, 1500 + changes, "each change begins where the one before has ended");
        sum += rating;
    }
    assert!((sum - 3000).abs() < 30, "what one gains the other loses, about: {sum}");
}

/// Waits until a condition holds.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    panic!("{what} does not come");
}

/// Returns the rated matches in a person's export: their ids, and whether each was analysed.
async fn analysed(browser: &mut Browser) -> Vec<(Value, bool)> {
    let export = browser.get("/api/me/export").await;
    let matches = export["ratings"]["matches"].as_array().unwrap().iter();
    matches.map(|one| (one["match"].clone(), one["decisions"].is_i64())).collect()
}

#[tokio::test]
async fn rated_backgammon_is_analysed_by_itself_so_often_a_day_and_other_games_are_not() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut people = two(&service).await;
    let mut ids = Vec::new();
    for more in [json!({}), json!({}), json!({ "rules": "nackgammon" })] {
        let id = seated(&mut people, more).await;
        given_up(&mut people, &id, 8).await;
        ids.push(id);
    }
    assert_eq!(own(&mut people[0]).await[0]["error_rate"], Value::Null);
    service.begin_error_rates(1);
    let analyses = format!("/api/matches/{}/analyses", ids[1]);
    until("the analysis", async || people[0].get(&analyses).await["analyses"][0]["running"] == false).await;
    // The state is unchanged after two more looks.
    tokio::time::sleep(std::time::Duration::from_secs(7)).await;
    // The latest match is of another game; the one before it is analysed, and the day has no third one.
    let expected = vec![(json!(ids[0]), false), (json!(ids[1]), true), (json!(ids[2]), false)];
    assert_eq!(analysed(&mut people[1]).await, expected);
    assert_eq!(people[0].get(&analyses).await["analyses"][0]["level"], "standard");

    // There are too few decisions for a rate. With more the rate appears beside the rating, and the rating does not change.
    let before = own(&mut people[0]).await;
    assert_eq!(before[0]["error_rate"], Value::Null);
    service.node().store().close().await.unwrap();
    change(&folder, "UPDATE rated SET decisions = 60, lost = 0.75 WHERE decisions IS NOT NULL").await;
    let service = crate::common::service(&folder).await;
    let after = own(&mut people[0].at(&service)).await;
    assert_eq!(after[0]["error_rate"], json!({ "pr": 6.3, "matches": 1 }));
    assert_eq!(after[0]["rating"], before[0]["rating"]);
    service.node().store().close().await.unwrap();
    // The list of the best has it too.
    change(&folder, "UPDATE ratings SET matches = 10, deviation = 50").await;
    let service = crate::common::service(&folder).await;
    let best = people[0].at(&service).get("/api/ratings/backgammon").await;
    assert_eq!(best["people"][0]["error_rate"], json!({ "pr": 6.3, "matches": 1 }));
}

#[tokio::test]
async fn a_flag_counts_and_what_is_given_up_before_the_second_turn_does_not() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    service.begin_clocks().await.unwrap();
    let mut people = two(&service).await;
    let early = seated(&mut people, json!({})).await;
    given_up(&mut people, &early, 1).await;
    let company = people[0].get(&format!("/api/matches/{early}/people")).await;
    assert_eq!((&company["rated"], &company["ratings"]), (&json!(true), &json!([null, null])));
    assert_eq!(own(&mut people[0]).await, json!([]));
    let clock = json!({ "clock": { "kind": "delay", "bank": 3, "step": 0 } });
    let timed = seated(&mut people, clock).await;
    let path = format!("/api/matches/{timed}");
    for _ in 0..200 {
        let view = people[0].get(&path).await;
        if view["phase"]["kind"] == "match-over" {
            break;
        }
        if view["seq"].as_u64() < Some(12) {
            let player = view["phase"]["player"].as_u64().unwrap_or(0) as usize;
            let action = match view["phase"]["kind"].as_str().unwrap() {
                "move" => json!({ "do": "play", "moves": first_play(&view) }),
                _ => json!({ "do": "roll" }),
            };
            let body = json!({ "after": view["seq"], "actions": [action] });
            people[player].call("POST", &format!("{path}/actions"), Some(body)).await;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    assert_eq!(own(&mut people[0]).await[0]["matches"], json!(1));
}

#[tokio::test]
async fn rated_matches_are_for_accounts_and_for_games_as_they_are() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let [mut anna, mut ben] = two(&service).await;
    let mut guest = Browser::new(&service);
    guest.enter("Guest").await;
    let is_refused = |(status, answer): (StatusCode, Value), expected: StatusCode| {
        assert_eq!((status, &answer["error"]["code"]), (expected, &json!("not-rated")), "{answer}");
    };
    let offer = anna.made("/api/challenges", setup(json!({}))).await;
    assert_eq!(offer["rated"], json!(true));
    is_refused(taken(&mut guest, &offer).await, StatusCode::FORBIDDEN);
    for path in ["/api/challenges", "/api/lobby"] {
        is_refused(guest.call("POST", path, Some(setup(json!({})))).await, StatusCode::FORBIDDEN);
        for changed in [
            json!({ "rules": "doublets" }),
            json!({ "match": { "kind": "money" } }),
            json!({ "match": { "kind": "points", "length": 26 } }),
            json!({ "options": { "crawford": false } }),
            json!({ "position": "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" }),
        ] {
            is_refused(anna.call("POST", path, Some(setup(changed))).await, StatusCode::BAD_REQUEST);
        }
    }
    let alone = setup(json!({ "players": [{ "kind": "human" }, { "kind": "bot", "level": "casual" }] }));
    is_refused(
        anna.call("POST", "/api/matches", Some(alone["setup"].clone())).await,
        StatusCode::BAD_REQUEST,
    );
    assert_eq!(taken(&mut ben, &offer).await.0, StatusCode::OK);
    // A person who wants a rated match is not paired for an unrated one.
    let pair = |rated: bool| Some(setup(json!({ "rated": rated })));
    assert_eq!(anna.call("POST", "/api/lobby", pair(true)).await.1["match_id"], Value::Null);
    assert_eq!(ben.call("POST", "/api/lobby", pair(false)).await.1["match_id"], Value::Null);
    let entries = guest.get("/api/lobby").await["list"]["open"].clone();
    let rated: Vec<bool> = entries.as_array().unwrap().iter().map(|entry| entry["rated"] == true).collect();
    assert_eq!(rated.iter().filter(|rated| **rated).count(), 1, "{entries}");
    assert_ne!(ben.call("POST", "/api/lobby", pair(true)).await.1["match_id"], Value::Null);
}

#[tokio::test]
async fn a_program_plays_rated_matches_of_an_account_that_says_it_is_one_and_has_a_list_of_its_own() {
    let folder = TempDir::new().unwrap();
    let before = service(&folder).await;
    let mut people = two(&before).await;
    let [_, ben] = &mut people;
    let mut bot = program(&before, ben).await;
    let refused = bot.call("POST", "/api/challenges", Some(setup(json!({})))).await;
    assert_eq!((refused.0, &refused.1["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-rated")));
    let begun = seated(&mut people, json!({})).await;
    let act = json!({ "after": 0, "actions": [{ "do": "roll" }] });
    let path = format!("/api/matches/{begun}/actions");
    let refused = bot.call("POST", &path, Some(act)).await;
    assert_eq!((refused.0, &refused.1["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-rated")));
    let [anna, ben] = &mut people;
    let become_one = |browser: Browser| async move {
        let mut browser = browser;
        browser.call("POST", "/api/me/program", None).await.0
    };
    assert_eq!(become_one(ben.clone()).await, StatusCode::FORBIDDEN, "Ben has played as a person");
    assert_eq!(become_one(bot.clone()).await, StatusCode::FORBIDDEN, "it says so itself, in a browser");
    let mut owner = account(&before, "Robot").await.0;
    for _ in 0..2 {
        assert_eq!(become_one(owner.clone()).await, StatusCode::OK);
    }
    assert_eq!(owner.get("/api/me").await["program"], json!(true));
    let robot = program(&before, &mut owner).await;
    let mut pair = [anna.clone(), robot];
    let id = seated(&mut pair, json!({})).await;
    let company = anna.get(&format!("/api/matches/{id}/people")).await;
    assert_eq!(company["programs"], json!([false, true]));
    given_up(&mut pair, &id, 12).await;
    before.node().store().close().await.unwrap();
    change(&folder, "UPDATE ratings SET matches = 10, deviation = 100 WHERE matches > 0").await;
    let after = service(&folder).await;
    let list = anna.at(&after).get("/api/ratings/backgammon").await;
    assert_eq!((&list["people"][0]["name"], &list["people"][0]["mine"]), (&json!("Anna"), &json!(true)));
    assert_eq!(list["programs"][0]["name"], json!("Robot"));
    assert_eq!(
        (list["people"].as_array().unwrap().len(), list["programs"].as_array().unwrap().len()),
        (1, 1)
    );
    let (status, _) = anna.at(&after).call("GET", "/api/ratings/chess", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_goes_is_in_no_list_and_what_others_have_won_stays() {
    let folder = TempDir::new().unwrap();
    let before = service(&folder).await;
    let mut people = two(&before).await;
    let id = seated(&mut people, json!({})).await;
    given_up(&mut people, &id, 12).await;
    let running = seated(&mut people, json!({})).await;
    before.node().store().close().await.unwrap();
    change(&folder, "UPDATE ratings SET matches = 10, deviation = 100").await;
    let after = service(&folder).await;
    let [mut anna, mut ben] = people.map(|person| person.at(&after));
    let mut visitor = Browser::new(&after);
    let listed = visitor.get("/api/ratings/backgammon").await;
    assert_eq!(listed["people"].as_array().unwrap().len(), 2);
    assert!(listed["people"][0]["rating"].as_i64() > listed["people"][1]["rating"].as_i64());
    let file = anna.get("/api/me/export").await;
    assert_eq!(file["ratings"]["families"][0]["family"], json!("backgammon"));
    let matches = file["ratings"]["matches"].as_array().unwrap();
    assert_eq!(matches.iter().filter(|one| one["match"] == json!(id)).count(), 1);
    let rating = own(&mut ben).await[0]["rating"].clone();
    let (status, _) = anna.call("POST", "/api/me/delete", Some(json!({ "password": PASSWORD }))).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let listed = visitor.get("/api/ratings/backgammon").await;
    assert_eq!(listed["people"].as_array().unwrap().len(), 1);
    let kept = own(&mut ben).await;
    assert_eq!((&kept[0]["rating"], &kept[0]["history"][0]["opponent"]), (&rating, &Value::Null));
    // Ben may delete the match that cannot continue, and it does not count.
    assert_eq!(ben.call("DELETE", &format!("/api/matches/{running}"), None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(own(&mut ben).await, kept);
}

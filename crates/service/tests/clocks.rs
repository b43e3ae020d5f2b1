//! Clocks of matches between people: they run on the server, a flag falls once, and an outage counts for nobody.

use std::time::Duration;

use crate::common::{Browser, change, first_play, service};
use crate::nodes::nodes;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

/// Returns Anna and Ben at a match with a clock.
async fn seated(service: &Service, clock: &Value) -> ([Browser; 2], String) {
    let (mut anna, mut ben) = (Browser::new(service), Browser::new(service));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let id = begun(&mut anna, &mut ben, clock).await;
    ([anna, ben], id)
}

/// Begins a match of two people.
async fn begun(anna: &mut Browser, ben: &mut Browser, clock: &Value) -> String {
    let setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": 3 }, "clock": clock,
        "players": [{ "kind": "human" }, { "kind": "human" }],
    });
    let made = anna.made("/api/challenges", json!({ "setup": setup })).await;
    assert_eq!(&made["clock"], clock);
    let path = format!("/api/challenges/{}/take", made["id"].as_str().unwrap());
    ben.call("POST", &path, None).await.1["match_id"].as_str().unwrap().to_owned()
}

/// Makes the next action of the player who is to act. Returns the view after it.
async fn act(people: &mut [Browser; 2], id: &str, action: Value) -> Value {
    let path = format!("/api/matches/{id}");
    let view = people[0].get(&path).await;
    let player = view["phase"]["player"].as_u64().unwrap_or(0) as usize;
    let body = json!({ "after": view["seq"], "actions": [action] });
    let (status, next) = people[player].call("POST", &format!("{path}/actions"), Some(body)).await;
    assert_eq!(status, StatusCode::OK, "{next}");
    next
}

/// Throws until one player has won the opening.
async fn opened(people: &mut [Browser; 2], id: &str) -> Value {
    loop {
        let view = act(people, id, json!({ "do": "roll" })).await;
        if view["phase"]["kind"] == "move" {
            return view;
        }
    }
}

/// Waits until a match is over. Returns the view after it.
async fn over_on_time(person: &mut Browser, id: &str) -> Value {
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let view = person.get(&format!("/api/matches/{id}")).await;
        if view["phase"]["kind"] == "match-over" {
            return view;
        }
    }
    panic!("no flag fell in match {id}");
}

fn delay(bank: u32, step: u32) -> Value {
    json!({ "kind": "delay", "bank": bank, "step": step })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_line_costs_no_time_and_nobody_gets_more_than_a_second_a_turn_by_what_they_say() {
    let folder = TempDir::new().unwrap();
    let [one, two] = nodes(&folder).await;
    for node in [&one, &two] {
        node.begin_clocks().await.unwrap();
    }
    let mut people = [Browser::new(&one), Browser::new(&two)];
    for (person, name) in people.iter_mut().zip(["Anna", "Ben"]) {
        person.enter(name).await;
    }
    let [anna, ben] = &mut people;
    let id = begun(anna, ben, &delay(60, 0)).await;
    let path = format!("/api/matches/{id}");
    opened(&mut people, &id).await;
    // A round trip of 400 ms: only the thinking time counts. Each step waits for the round trip as well.
    let over_the_line = async |people: &mut [Browser; 2], action: Value, thought: u64, says: Value| {
        let view = people[0].get(&path).await;
        let player = view["phase"]["player"].as_u64().unwrap() as usize;
        let bank =
            async |person: &mut Browser| person.get(&format!("{path}/clock")).await["clock"]["bank"].clone();
        let before = bank(&mut people[player]).await[player].as_i64().unwrap();
        let begun = people[0].get(&format!("{path}/clock")).await["clock"]["since"].as_i64().unwrap();
        tokio::time::sleep(Duration::from_millis(400 + thought)).await;
        let body = json!({ "after": view["seq"], "actions": [action], "lag": says });
        let (status, next) = people[player].call("POST", &format!("{path}/actions"), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        let passed = next["clock"]["since"].as_i64().unwrap() - begun;
        let after = next["clock"]["bank"][player].as_i64().unwrap();
        let [here, there] = people;
        assert_eq!(bank(here).await, bank(there).await, "on both nodes");
        (passed - (before - after), next)
    };
    // Two nodes differ by some milliseconds about the time of the database, so thoughts are much longer than that.
    let view = people[0].get(&path).await;
    let (back, view) =
        over_the_line(&mut people, json!({ "do": "play", "moves": first_play(&view) }), 200, json!(400))
            .await;
    assert_eq!((back, &view["phase"]["kind"]), (400, &json!("roll")));
    let (back, view) = over_the_line(&mut people, json!({ "do": "roll" }), 200, json!(400)).await;
    assert_eq!(back, 400);
    let moves = first_play(&view);
    let first = json!({ "do": "move", "moves": [moves[0]] });
    let (back, _) = over_the_line(&mut people, first.clone(), 500, json!(60_000)).await;
    assert_eq!(back, 600, "a second a turn");
    for action in [json!({ "do": "take-back" }), first] {
        assert_eq!(over_the_line(&mut people, action, 0, json!(60_000)).await.0, 0, "nothing is left of it");
    }
    // A reader of the match after a restart sees the same clocks.
    let fresh = Service::new(one.node().clone());
    let same = people[0].at(&fresh).get(&format!("{path}/clock")).await;
    assert_eq!(same["clock"]["bank"], people[1].get(&format!("{path}/clock")).await["clock"]["bank"]);
    for lag in [json!(-1), json!("much"), json!(1e12)] {
        let seq = people[0].get(&path).await["seq"].clone();
        let body = json!({ "after": seq, "actions": [{ "do": "take-back" }], "lag": lag });
        let (status, _) = people[0].call("POST", &format!("{path}/actions"), Some(body)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{lag}");
    }
}

#[tokio::test]
async fn the_clock_of_whoever_is_to_act_runs_and_every_answer_shows_both() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    service.begin_clocks().await.unwrap();
    let (mut people, id) = seated(&service, &delay(60, 0)).await;
    let path = format!("/api/matches/{id}");
    let clock = people[0].get(&format!("{path}/clock")).await;
    assert_eq!(
        (&clock["clock"]["bank"], &clock["clock"]["running"]),
        (&json!([60_000, 60_000]), &Value::Null)
    );
    let view = opened(&mut people, &id).await;
    let mover = view["phase"]["player"].as_u64().unwrap() as usize;
    assert_eq!(view["clock"]["running"], json!(mover));
    tokio::time::sleep(Duration::from_millis(300)).await;
    let clock = people[1].get(&format!("{path}/clock")).await;
    let passed = clock["now"].as_i64().unwrap() - clock["clock"]["since"].as_i64().unwrap();
    assert!((300..10_000).contains(&passed), "{clock}");
    let next = act(&mut people, &id, json!({ "do": "play", "moves": first_play(&view) })).await;
    let bank = |player: usize| next["clock"]["bank"][player].as_i64().unwrap();
    assert!((50_000..=59_700).contains(&bank(mover)) && bank(1 - mover) == 60_000, "{}", next["clock"]);
    assert_eq!(next["clock"]["running"], json!(1 - mover));
    // A node that reads the stored match shows the same clocks.
    let again = Service::new(service.node().clone());
    let mut other = Browser::new(&again);
    assert_eq!(other.get(&path).await["clock"], next["clock"]);
    assert!(
        other.get(&format!("{path}?at=1")).await.get("clock").is_none(),
        "a replay has no clock that runs"
    );
}

#[tokio::test]
async fn the_flag_falls_once_on_two_nodes_and_the_match_is_lost() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let second = Service::new(service.node().clone());
    let (mut people, id) = seated(&service, &delay(1, 0)).await;
    let view = opened(&mut people, &id).await;
    let mover = view["phase"]["player"].as_u64().unwrap();
    for node in [&service, &second] {
        node.begin_clocks().await.unwrap();
    }
    let path = format!("/api/matches/{id}");
    let over = over_on_time(&mut people[0], &id).await;
    assert_eq!(
        (&over["phase"]["winner"], &over["phase"]["result"]["how"]),
        (&json!(1 - mover), &json!("time"))
    );
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let events = people[1].get(&path).await["events"].clone();
    let flags: Vec<_> = events.as_array().unwrap().iter().filter(|event| event["kind"] == "flag").collect();
    assert_eq!(flags.len(), 1, "{events}");
    assert_eq!(flags[0]["by"], json!(mover));
    let late = json!({ "after": over["seq"], "actions": [{ "do": "roll" }] });
    let (status, _) = people[0].call("POST", &format!("{path}/actions"), Some(late)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(people[0].get(&format!("{path}/dice")).await["dice"]["ended"], "over", "its seed is shown");
}

#[tokio::test]
async fn an_outage_is_nobodys_time() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let (mut people, id) = seated(&first, &delay(20, 0)).await;
    let [anna, ben] = &mut people;
    let lost = begun(anna, ben, &delay(1, 0)).await;
    opened(&mut people, &lost).await;
    over_on_time(&mut people[0], &lost).await;
    let of_lost = format!("/api/matches/{lost}/clock");
    let stopped = people[0].get(&of_lost).await["clock"].clone();
    opened(&mut people, &id).await;
    first.node().store().close().await.unwrap();
    // The node was down for an hour: the stored times are moved an hour into the past.
    change(
        &folder,
        "UPDATE actions SET arrived = arrived - 3600000; UPDATE heartbeat SET at = at - 3600000;
         UPDATE clocks SET deadline = deadline - 3600000",
    )
    .await;
    let again = service(&folder).await;
    again.begin_clocks().await.unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let mut people = people.each_ref().map(|browser| browser.at(&again));
    let clock = people[0].get(&format!("/api/matches/{id}/clock")).await;
    let passed = clock["now"].as_i64().unwrap() - clock["clock"]["since"].as_i64().unwrap();
    assert!((0..19_000).contains(&passed), "{clock}");
    let view = people[0].get(&format!("/api/matches/{id}")).await;
    assert_eq!(view["phase"]["kind"], "move", "the flag has not fallen");
    let mover = view["phase"]["player"].as_u64().unwrap() as usize;
    let next = act(&mut people, &id, json!({ "do": "play", "moves": first_play(&view) })).await;
    assert!(next["clock"]["bank"][mover].as_i64().unwrap() > 0, "{}", next["clock"]);
    // The outage came after the end of the other match.
    let still = people[0].get(&of_lost).await["clock"].clone();
    assert_eq!((&still["bank"], &still["running"]), (&stopped["bank"], &Value::Null));
    assert_eq!(still["since"].as_i64().unwrap(), stopped["since"].as_i64().unwrap() - 3_600_000);
}

#[tokio::test]
async fn a_clock_is_refused_where_nobody_watches_it_and_where_it_has_no_sense() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let table = crate::common::Page::of(service.clone());
    let new = |clock: Value| {
        json!({ "rules": "backgammon", "clock": clock,
                "players": [{ "kind": "human" }, { "kind": "human" }] })
    };
    let (status, answer) = table.call("POST", "/api/matches", Some(new(delay(60, 12)))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    let mut anna = Browser::new(&service);
    anna.enter("Anna").await;
    for clock in [
        delay(0, 12),
        delay(90_000, 0),
        delay(60, 4000),
        days(2),
        json!({ "kind": "sand", "bank": 1, "step": 1 }),
    ] {
        let (status, _) = anna.call("POST", "/api/challenges", Some(json!({ "setup": new(clock) }))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
}

const DAY: i64 = 86_400_000;

fn days(days: u32) -> Value {
    json!({ "kind": "turn", "bank": 0, "step": days * 86_400 })
}

/// Returns the service after a day and a minute in which it was running.
async fn a_day_later(service: Service, folder: &TempDir) -> Service {
    service.node().store().close().await.unwrap();
    change(
        folder,
        "UPDATE actions SET arrived = arrived - 86460000; UPDATE clocks SET deadline = deadline - 86460000;
         UPDATE vacations SET since = since - 86460000, until = until - 86460000",
    )
    .await;
    let again = crate::common::service(folder).await;
    again.begin_clocks().await.unwrap();
    // A player whose time is up loses within a second.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    again
}

/// Returns the remaining days of a person's first turn, from the list of their matches.
async fn turn_left(browser: &Browser, service: &Service) -> Option<f64> {
    let list = browser.at(service).get("/api/matches").await;
    list["yours"][0]["left"].as_i64().map(|left| left as f64 / DAY as f64)
}

#[tokio::test]
async fn a_turn_of_days_is_listed_for_whoever_has_it_and_lost_after_them_and_nobody_has_to_be_there() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let (mut people, id) = seated(&first, &days(3)).await;
    assert_eq!(turn_left(&people[0], &first).await, None, "either may throw");
    let view = opened(&mut people, &id).await;
    let mover = view["phase"]["player"].as_u64().unwrap() as usize;
    assert_eq!(view["clock"]["free"], json!(3 * DAY));
    let left = turn_left(&people[mover], &first).await.unwrap();
    assert!((2.99..=3.001).contains(&left), "{left}");
    assert_eq!(turn_left(&people[1 - mover], &first).await, None);
    // Leaving has no consequence.
    let company = people[1 - mover].get(&format!("/api/matches/{id}/people")).await;
    assert_eq!(
        (&company["standoff"]["waited"], &company["standoff"]["claim"]),
        (&json!([null, null]), &Value::Null)
    );
    for act in ["adjourn", "claim"] {
        let stay = people[1 - mover]
            .call("POST", &format!("/api/matches/{id}/stay"), Some(json!({ "do": act })))
            .await;
        assert_eq!(stay.0, StatusCode::BAD_REQUEST, "{act}");
    }
    let second = a_day_later(first, &folder).await;
    let left = turn_left(&people[mover], &second).await.unwrap();
    assert!((1.99..=2.001).contains(&left), "{left}");
    // A play starts the opponent's three days.
    let mut there = people.each_ref().map(|browser| browser.at(&second));
    act(&mut there, &id, json!({ "do": "play", "moves": first_play(&view) })).await;
    let left = turn_left(&people[1 - mover], &second).await.unwrap();
    assert!((2.99..=3.001).contains(&left), "{left}");
    let mut last = second;
    for _ in 0..3 {
        last = a_day_later(last, &folder).await;
    }
    let over = people[mover].at(&last).get(&format!("/api/matches/{id}")).await;
    assert_eq!((&over["phase"]["winner"], &over["phase"]["result"]["how"]), (&json!(mover), &json!("time")));
    assert_eq!(turn_left(&people[1 - mover], &last).await, None);
}

#[tokio::test]
async fn on_vacation_the_turns_of_days_of_a_person_wait_and_go_on_when_they_come_back() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let (mut people, id) = seated(&first, &days(1)).await;
    let view = opened(&mut people, &id).await;
    let mover = view["phase"]["player"].as_u64().unwrap() as usize;
    assert_eq!(people[mover].get("/api/me/vacation").await["days"], json!(30));
    let turns = [
        people[mover].get("/api/me").await["turns"].clone(),
        people[1 - mover].get("/api/me").await["turns"].clone(),
    ];
    assert_eq!(turns, [json!(1), json!(0)]);
    for wrong in [0, 31, -1] {
        let away = people[mover].call("POST", "/api/me/vacation", Some(json!({ "days": wrong }))).await;
        assert_eq!(away.0, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let (status, away) = people[mover].call("POST", "/api/me/vacation", Some(json!({ "days": 10 }))).await;
    assert_eq!(status, StatusCode::OK);
    assert!(about(&away["until"], &away["now"], 10), "{away}");
    let again = people[mover].call("POST", "/api/me/vacation", Some(json!({ "days": 1 }))).await;
    assert_eq!(again.0, StatusCode::BAD_REQUEST, "they are away already");
    let mut last = first;
    for _ in 0..3 {
        last = a_day_later(last, &folder).await;
    }
    // Three days later the one day of the turn is complete, and the opponent sees the reason.
    let mut other = people[1 - mover].at(&last);
    let clock = other.get(&format!("/api/matches/{id}/clock")).await;
    assert_eq!(clock["clock"]["running"], Value::Null);
    assert!(clock["clock"]["free"].as_i64().unwrap() > DAY - 60_000, "{clock}");
    assert!(about(&clock["away"], &clock["now"], 7), "{clock}");
    let left = turn_left(&people[mover], &last).await.unwrap();
    assert!(left > 0.0, "it is their turn all the same: {left}");
    let (status, back) = people[mover].at(&last).call("DELETE", "/api/me/vacation", None).await;
    assert_eq!((status, &back["until"], &back["days"]), (StatusCode::OK, &Value::Null, &json!(26)));
    let clock = other.get(&format!("/api/matches/{id}/clock")).await;
    assert_eq!((&clock["clock"]["running"], &clock["away"]), (&json!(mover), &Value::Null));
    // A past vacation is remembered, and its days do not count for the turn.
    let last = a_day_later(last, &folder).await;
    let over = people[mover].at(&last).get(&format!("/api/matches/{id}")).await;
    assert_eq!(
        (&over["phase"]["winner"], &over["phase"]["result"]["how"]),
        (&json!(1 - mover), &json!("time"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn many_vacations_that_start_at_once_are_one() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let other = Service::new(first.node().clone());
    let mut anna = Browser::new(&first);
    anna.enter("Anna").await;
    let tasks: Vec<_> = (0..12)
        .map(|number| {
            let mut browser = anna.at(if number % 2 == 0 { &first } else { &other });
            tokio::spawn(async move {
                browser.call("POST", "/api/me/vacation", Some(json!({ "days": 20 }))).await.0
            })
        })
        .collect();
    let mut begun = 0;
    for task in tasks {
        begun += usize::from(task.await.unwrap() == StatusCode::OK);
    }
    assert_eq!(begun, 1);
    let vacation = anna.get("/api/me/vacation").await;
    assert!(about(&vacation["until"], &vacation["now"], 20), "{vacation}");
}

/// Returns whether a time is a number of days after another, within ten minutes.
fn about(until: &Value, now: &Value, days: i64) -> bool {
    (until.as_i64().unwrap() - now.as_i64().unwrap() - days * DAY).abs() < 600_000
}

//! The calls of matches and positions, without a network.

use crate::common::{Page, first_play};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Returns a setup with dice thrown by hand and the fields of `more`.
fn hand(mut more: Value) -> Value {
    more["dice"] = json!("hand");
    more
}

#[tokio::test]
async fn the_opening_is_played_as_the_dice_fall() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(hand(json!({ "match": { "kind": "points", "length": 5 } }))).await;
    assert_eq!((&view["phase"]["kind"], &view["pips"]), (&json!("opening"), &json!([167, 167])));

    let tie = page.done(&view, json!([{ "do": "roll", "dice": [4, 4] }])).await;
    assert_eq!((&tie["phase"]["kind"], &tie["events"][0]["starter"]), (&json!("opening"), &Value::Null));

    let view = page.done(&tie, json!([{ "do": "roll", "dice": [1, 3] }])).await;
    assert_eq!((&view["phase"]["kind"], &view["phase"]["player"]), (&json!("move"), &json!(1)));
    assert_eq!((&view["dice"], &view["events"][0]["starter"]), (&json!([3, 1]), &json!(1)));

    let view = page.done(&view, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
    assert_eq!((&view["phase"]["kind"], &view["phase"]["player"]), (&json!("roll"), &json!(0)));
    assert_eq!(view["pips"], json!([167, 163]));
    assert_eq!(view["board"]["sides"][1]["points"][4], json!(2));
    let kinds: Vec<_> = view["events"].as_array().unwrap().iter().map(|e| e["kind"].clone()).collect();
    assert_eq!(json!(kinds), json!(["move", "move", "done"]));
}

#[tokio::test]
async fn a_refusal_changes_nothing_and_says_why() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let start = page.new_match(hand(json!({}))).await;
    let view = page.done(&start, json!([{ "do": "roll", "dice": [3, 1] }])).await;

    let refusals = [
        (json!([{ "do": "play", "moves": [[24, 18, 6]] }]), "illegal-move"),
        (json!([{ "do": "play", "moves": [[8, 5, 3]] }]), "turn-not-finished"),
        (json!([{ "do": "roll", "by": 1, "dice": [2, 1] }]), "premature-roll"),
        (json!([{ "do": "double" }]), "double-before-rolling"),
        (json!([{ "do": "take" }]), "not-now"),
        (json!([{ "do": "next" }]), "not-now"),
        (json!([{ "do": "resign", "level": 4 }]), "bad-resignation"),
        // All or nothing: the legal first half is not played either.
        (
            json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }, { "do": "roll", "by": 0, "dice": [1, 1] }]),
            "not-your-turn",
        ),
    ];
    for (actions, key) in refusals {
        let (status, body) = page.act(&view, actions).await;
        assert_eq!(
            (status, &body["error"]["refusal"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(key)),
            "{body}"
        );
    }
    let same = page.get(&format!("/api/matches/{}", view["id"].as_str().unwrap())).await;
    assert_eq!((&same["seq"], &same["board"]), (&view["seq"], &view["board"]));
}

#[tokio::test]
async fn nonsense_is_answered_with_what_was_expected() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let people = json!([{ "kind": "human" }, { "kind": "human" }]);
    for (new, expected) in [
        (json!({ "rules": "chess", "players": people }), "expected one of backgammon"),
        (json!({ "rules": "backgammon", "players": people, "options": { "cube": 3 } }), "true or false"),
        (json!({ "rules": "backgammon", "players": people, "options": { "ace": true } }), "expected one of"),
        (json!({ "rules": "backgammon", "players": people, "position": "1:1" }), "expected two players"),
        (json!({ "rules": "backgammon", "players": people, "position": "off:15 / 1:15" }), "is over"),
        (
            json!({ "rules": "backgammon", "players": people, "match": { "kind": "points", "length": 0 } }),
            "1 to 999",
        ),
        (
            json!({ "rules": "backgammon", "players": [{ "kind": "bot", "level": "club" }, { "kind": "bot", "level": "club" }] }),
            "a person",
        ),
        (json!({ "players": people }), "missing field"),
        (json!([]), "not as expected"),
    ] {
        let (status, body) = page.call("POST", "/api/matches", Some(new.clone())).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{new}");
        let message = body["error"]["message"].as_str().unwrap();
        assert!(message.contains(expected), "{new}: {message}");
    }
    let (status, _) = page.call("GET", "/api/matches/nobody", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, body) = page.call("GET", "/api/nothing", None).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::NOT_FOUND, &json!("not-found")));
}

#[tokio::test]
async fn a_second_tab_that_is_late_gets_the_present_state() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({})).await;
    let first = page.done(&view, json!([{ "do": "roll" }])).await;
    let (status, body) = page.act(&view, json!([{ "do": "roll" }])).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(body["view"]["seq"], first["seq"]);
}

#[tokio::test]
async fn a_new_server_on_the_same_store_shows_the_same_match() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut view = page.new_match(json!({ "match": { "kind": "points", "length": 3 } })).await;
    for _ in 0..40 {
        let act = match view["phase"]["kind"].as_str().unwrap() {
            "move" => json!([{ "do": "play", "moves": first_play(&view) }]),
            _ => json!([{ "do": "roll" }]),
        };
        view = page.done(&view, act).await;
    }
    let before = page.get(&format!("/api/matches/{}", view["id"].as_str().unwrap())).await;
    let page = page.restarted(&folder).await;
    let id = before["id"].as_str().unwrap();
    assert_eq!(page.get(&format!("/api/matches/{id}")).await, before);

    // Every earlier state can be shown again, and the last one is the present one.
    let last = page.get(&format!("/api/matches/{id}?at={}", before["seq"])).await;
    assert_eq!((&last["board"], &last["live"]), (&before["board"], &json!(false)));
    let first = page.get(&format!("/api/matches/{id}?at=0")).await;
    assert_eq!((&first["pips"], &first["phase"]["kind"]), (&json!([167, 167]), &json!("opening")));
    let (status, _) = page.call("GET", &format!("/api/matches/{id}?at=9999"), None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    let cards = page.get("/api/matches").await;
    assert_eq!((&cards["matches"][0]["id"], &cards["matches"][0]["seq"]), (&before["id"], &before["seq"]));
    let (status, _) = page.call("DELETE", &format!("/api/matches/{id}"), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(page.get("/api/matches").await["matches"], json!([]));
}

/// Games whose turns differ: cubes, pools and pins, rings and towers, chains of doubles, rolls that are chosen, picked or known.
const KINDS: [&str; 9] = [
    "backgammon",
    "acey-deucey",
    "plakoto",
    "narde",
    "tabula",
    "eureka",
    "doublets",
    "fixed-roll",
    "double-against-choice",
];

#[tokio::test(flavor = "multi_thread")]
async fn whole_matches_against_a_bot_in_a_game_of_every_kind() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    futures_util::future::join_all(KINDS.map(|name| whole_match(&page, name))).await;
}

/// Plays a complete match with the first offered play, against a bot.
async fn whole_match(page: &Page, name: &str) {
    let mut view = page
        .new_match(json!({
            "rules": name,
            "players": [{ "kind": "human" }, { "kind": "bot", "level": "beginner" }],
            "match": { "kind": "single" },
        }))
        .await;
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    for _ in 0..20_000 {
        let phase = view["phase"].clone();
        let act = match (phase["kind"].as_str().unwrap(), phase["player"].as_u64()) {
            ("match-over", _) => break,
            (_, Some(1)) => {
                // The bot is thinking. Each request takes about 7 ms of a processor here.
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                view = page.get(&path).await;
                continue;
            }
            ("move", _) => json!([{ "do": "play", "moves": first_play(&view) }]),
            ("double" | "raccoon" | "beaver", _) => json!([{ "do": "take" }]),
            ("resign", _) => json!([{ "do": "accept" }]),
            ("game-over", _) => json!([{ "do": "next" }]),
            ("choose", _) => json!([{ "do": "choose", "number": 3 }]),
            _ if phase["may"][0] == json!("pick") => json!([{ "do": "pick", "dice": [6, 5] }]),
            _ => json!([{ "do": "roll" }]),
        };
        let (status, next) = page.act(&view, act).await;
        view = if status == StatusCode::CONFLICT { next["view"].clone() } else { next };
        assert!(view["phase"].is_object(), "{name}: {view}");
    }
    assert_eq!(view["phase"]["kind"], json!("match-over"), "{name}");
}

#[tokio::test]
async fn the_cube_goes_round_and_a_drop_ends_the_game() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let start = hand(
        json!({ "match": { "kind": "points", "length": 5 }, "position": "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" }),
    );
    let view = page.new_match(start).await;
    let offered = page.done(&view, json!([{ "do": "double" }])).await;
    assert_eq!((&offered["phase"]["kind"], &offered["phase"]["value"]), (&json!("double"), &json!(2)));
    assert_eq!(offered["events"][0]["value"], json!(2));
    let taken = page.done(&offered, json!([{ "do": "take" }])).await;
    assert_eq!((&taken["cube"]["value"], &taken["cube"]["owner"]), (&json!(2), &json!(1)));
    let rolled = page.done(&taken, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let played = page.done(&rolled, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
    let offered = page.done(&played, json!([{ "do": "double" }])).await;
    let over = page.done(&offered, json!([{ "do": "drop" }])).await;
    assert_eq!(over["score"], json!([0, 2]));
    assert_eq!(over["phase"]["result"], json!({ "winner": 1, "level": 1, "points": 2, "how": "drop" }));
}

#[tokio::test]
async fn a_resignation_is_offered_refused_and_accepted() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(hand(json!({ "match": { "kind": "money" }}))).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    assert_eq!(view["phase"]["resign_points"], json!([1, 2, 3]));
    let offered = page.done(&view, json!([{ "do": "resign", "level": 1 }])).await;
    assert_eq!(offered["events"][0]["points"], json!(1));
    assert_eq!((&offered["phase"]["kind"], &offered["phase"]["player"]), (&json!("resign"), &json!(1)));
    let refused = page.done(&offered, json!([{ "do": "refuse" }])).await;
    assert_eq!(
        (&refused["phase"]["kind"], &refused["turn"]["nodes"]),
        (&json!("move"), &view["turn"]["nodes"])
    );
    let offered = page.done(&refused, json!([{ "do": "resign", "level": 2 }])).await;
    let over = page.done(&offered, json!([{ "do": "accept" }])).await;
    assert_eq!((&over["score"], &over["phase"]["kind"]), (&json!([0, 2]), &json!("game-over")));
    assert_eq!(over["phase"]["may"], json!(["next", "end"]));
    let next = page.done(&over, json!([{ "do": "next" }])).await;
    assert_eq!((&next["game"], &next["phase"]["kind"]), (&json!(2), &json!("opening")));
    let (status, body) = page.act(&next, json!([{ "do": "end" }])).await;
    assert_eq!((status, &body["error"]["refusal"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("not-now")));
}

#[tokio::test]
async fn a_money_session_is_ended_between_two_games() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(hand(json!({ "match": { "kind": "money" }}))).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let over = page.done(&view, json!([{ "do": "resign", "level": 1 }, { "do": "accept" }])).await;
    let ended = page.done(&over, json!([{ "do": "end" }])).await;
    assert_eq!((&ended["phase"]["kind"], &ended["phase"]["winner"]), (&json!("match-over"), &json!(1)));
    let (_, body) = page.act(&ended, json!([{ "do": "next" }])).await;
    assert_eq!(body["error"]["refusal"], json!("match-over"));
    assert_eq!(page.get("/api/matches").await["matches"][0]["state"], json!("over"));
}

#[tokio::test]
async fn cocked_dice_are_thrown_again() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(hand(json!({}))).await;
    let rolled = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    assert!(rolled["phase"]["may"].as_array().unwrap().contains(&json!("cocked")));
    let again = page.done(&rolled, json!([{ "do": "cocked" }])).await;
    assert_eq!(again["phase"]["kind"], json!("opening"));
}

#[tokio::test]
async fn positions_are_read_in_every_notation_and_written_in_all() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let read = async |body: Value| page.call("POST", "/api/position", Some(body)).await;
    let (status, start) = read(json!({ "text": "4HPwATDgc/ABMA" })).await;
    assert_eq!((status, &start["plain"]), (StatusCode::OK, &json!("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5")));
    let (_, again) = read(json!({ "board": start["board"], "player": 0 })).await;
    assert_eq!(again["gnubg"], start["gnubg"]);
    let (_, from_xgid) = read(json!({ "text": start["xgid"] })).await;
    assert_eq!(from_xgid["plain"], start["plain"]);
    let (status, body) = read(json!({ "text": "rubbish" })).await;
    assert_eq!((status, &body["error"]["fault"]["key"]), (StatusCode::BAD_REQUEST, &json!("unreadable")));
    let (status, body) = read(json!({ "board": { "sides": [
        { "points": [15, 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0] },
        { "points": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,15] } ] } }))
    .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(body["error"]["fault"], json!({ "key": "shared-point", "point": 1 }));
}

#[tokio::test]
async fn a_position_keeps_the_terms_of_its_id() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let id = "XGID=-b----E-C---eE---c-e----B-:1:1:-1:52:2:4:0:7:10";
    let (_, read) = page.call("POST", "/api/position", Some(json!({ "text": id }))).await;
    assert_eq!((&read["xgid"], &read["player"]), (&json!(id), &json!(1)));
    assert_eq!(read["terms"]["dice"], json!([5, 2]));
    let board = json!({ "board": read["board"], "player": 1, "terms": read["terms"] });
    let (_, again) = page.call("POST", "/api/position", Some(board)).await;
    assert_eq!((&again["xgid"], &again["gnubg"]), (&read["xgid"], &read["gnubg"]));
    let (status, body) = page
        .call("POST", "/api/position", Some(json!({ "board": read["board"], "player": 1, "terms": {
            "dice": [7, 1], "offer": null, "cube": 1, "owner": null, "cap": 1024, "length": 0, "score": [0, 0],
            "crawford": false, "jacoby": false, "beavers": false } })))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body["error"]["message"].as_str().unwrap().contains("expected 2 dice"), "{body}");
}

#[tokio::test]
async fn a_position_is_judged_with_its_decision() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let judged =
        async |id: &str| page.call("POST", "/api/position/advice", Some(json!({ "text": id }))).await.1;
    let roll = judged("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10").await;
    assert_eq!(roll["decision"]["plays"][0]["text"], json!("8/5 6/5"));
    let before = judged("start").await;
    assert_eq!(
        (&before["decision"]["kind"], &before["decision"]["action"]),
        (&json!("cube"), &json!("no-double"))
    );
    assert!(before["probs"]["win"].as_f64().unwrap() > 0.5, "{before}");
    let offered = judged("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10").await;
    assert_eq!((&offered["decision"]["player"], &offered["decision"]["action"]), (&json!(1), &json!("take")));
    let crawford = judged("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:0:1:7:10").await;
    assert_eq!(crawford["decision"], Value::Null);
    let (status, body) =
        page.call("POST", "/api/position/advice", Some(json!({ "text": "off:15 / 6:5" }))).await;
    assert_eq!((status, &body["error"]["fault"]["key"]), (StatusCode::BAD_REQUEST, &json!("over")));
}

#[tokio::test]
async fn the_opening_book_has_the_rolls_of_the_start_and_the_replies_to_near_plays() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let start = page.get("/api/openings").await;
    assert_eq!((&start["first"], start["rolls"].as_array().map(Vec::len)), (&Value::Null, Some(21)));
    let rolls = start["rolls"].as_array().unwrap();
    let three_one = rolls.iter().find(|roll| roll["dice"] == json!([3, 1])).unwrap();
    let best = &three_one["plays"][0];
    assert_eq!(
        (&best["text"], &best["loss"], &best["replies"]),
        (&json!("8/5 6/5"), &json!(0.0), &json!(true))
    );

    let replies = page.get("/api/openings?roll=31&play=6/5%208/5").await;
    assert_eq!(replies["first"], json!({ "dice": [3, 1], "text": "8/5 6/5" }));
    assert_eq!(replies["board"]["sides"][1]["points"][4], json!(2), "the opponent holds the five point");
    assert!(
        replies["rolls"].as_array().unwrap().iter().all(|roll| roll["plays"][0]["replies"] == json!(false))
    );

    for (path, status) in [
        ("/api/openings?roll=31&play=24/20", StatusCode::NOT_FOUND),
        ("/api/openings?roll=31&play=24/18", StatusCode::BAD_REQUEST),
        ("/api/openings?roll=71&play=24/20", StatusCode::BAD_REQUEST),
        ("/api/openings?roll=31", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(page.call("GET", path, None).await.0, status, "{path}");
    }
}

//! Problems over HTTP: repeated errors, answers, reviews, and quiz positions.

use crate::common::{Page, first_play};
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

const MATCH: &str = include_str!("../../analysis/tests/three-points.mat");

/// Returns the moves of an alternative in the form of a request.
fn triples(moves: &Value) -> Value {
    let moves = moves.as_array().into_iter().flatten();
    moves.map(|mv| json!([mv["from"], mv["to"], mv["die"]])).collect()
}

/// Returns a page with the analysed match of the file, and its id.
async fn analysed(folder: &TempDir) -> (Page, String) {
    let page = Page::on(folder).await;
    let (status, _, body) = page.raw("POST", "/api/matches/open?name=a.mat", Body::from(MATCH)).await;
    assert_eq!(status, StatusCode::CREATED);
    let opened: Value = serde_json::from_slice(&body).unwrap();
    let id = opened["id"].as_str().unwrap().to_owned();
    let path = format!("/api/matches/{id}");
    page.call("POST", &format!("{path}/analysis"), Some(json!({ "level": "quick", "run": true }))).await;
    while page.get(&format!("{path}/analyses")).await["analyses"][0]["running"] == json!(true) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    (page, id)
}

async fn collect(page: &Page, player: &str, class: &str) -> Value {
    let body = json!({ "player": player, "class": class });
    let (status, collected) = page.call("POST", "/api/practice", Some(body)).await;
    assert_eq!(status, StatusCode::OK, "{collected}");
    collected["added"].clone()
}

async fn answered(page: &Page, id: &Value, body: Value) -> (StatusCode, Value) {
    page.call("POST", &format!("/api/practice/{}/answer", id.as_str().unwrap()), Some(body)).await
}

/// Returns the best answer to a problem, taken from the solution of a wrong answer.
fn best(solution: &Value) -> Value {
    let decision = &solution["decision"];
    let best = &decision["alternatives"][0];
    match decision["kind"].as_str().unwrap() {
        "play" => json!({ "do": "play", "moves": triples(&best["moves"]) }),
        "no-double" | "double" => {
            json!({ "do": if decision["best"] == "no double" { "no-double" } else { "double" } })
        }
        _ => json!({ "do": decision["best"] }),
    }
}

/// Returns a legal answer.
fn some(problem: &Value) -> Value {
    match problem["ask"].as_str().unwrap() {
        "play" => json!({ "do": "play", "moves": first_play(&problem["view"]) }),
        "double" => json!({ "do": "double" }),
        _ => json!({ "do": "take" }),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_become_problems_once_from_the_class_that_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let (page, id) = analysed(&folder).await;
    let analysis = page.get(&format!("/api/matches/{id}/analysis?level=quick")).await;
    let errors = |class: &[&str]| {
        let games = analysis["analysis"]["games"].as_array().unwrap().iter();
        games
            .flat_map(|game| game["decisions"].as_array().unwrap())
            .filter(|decision| decision["player"] == json!(1))
            .filter(|decision| class.iter().any(|class| decision["class"] == json!(class)))
            .count()
    };
    let nothing = page.get("/api/practice?player=beginner").await;
    assert_eq!((&nothing["total"], &nothing["problem"]), (&json!(0), &Value::Null));
    assert_eq!(collect(&page, "nobody", "doubtful").await, json!(0));
    let bad = errors(&["bad", "very-bad"]);
    assert!(bad > 3);
    assert_eq!(collect(&page, "beginner", "bad").await, json!(bad));
    assert_eq!(collect(&page, "beginner", "bad").await, json!(0), "each is added once");
    let all = errors(&["doubtful", "bad", "very-bad"]);
    assert_eq!(collect(&page, "beginner", "doubtful").await, json!(all - bad));
    let deck = page.get("/api/practice?player=beginner&class=bad").await;
    assert_eq!((&deck["total"], &deck["due"]), (&json!(bad), &json!(bad)), "the others are not asked for");
    let deck = page.get("/api/practice?player=beginner&class=doubtful").await;
    assert_eq!(deck["total"], json!(all));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_problem_is_answered_judged_and_comes_back_later() {
    let folder = TempDir::new().unwrap();
    let (page, match_id) = analysed(&folder).await;
    collect(&page, "beginner", "bad").await;
    let mut deck = page.get("/api/practice?player=beginner").await;
    let total = deck["total"].as_i64().unwrap();
    for round in 0..3 {
        let problem = deck["problem"].clone();
        assert_eq!((&problem["player"], &problem["from"]["match_id"]), (&json!(1), &json!(match_id)));
        if problem["ask"] == "play" {
            assert!(problem["view"]["turn"]["nodes"].as_array().is_some_and(|nodes| nodes.len() > 1));
        }
        let (status, wrong) = answered(&page, &problem["id"], json!({ "answer": some(&problem) })).await;
        assert_eq!(status, StatusCode::OK, "{wrong}");
        assert!(wrong["played"]["loss"].as_f64().unwrap() > 0.06, "it was an error in the match");
        let (status, right) = answered(&page, &problem["id"], json!({ "answer": best(&wrong) })).await;
        assert_eq!(status, StatusCode::OK, "{right}");
        assert_eq!((&right["decision"]["loss"], &right["grade"]), (&json!(0.0), &json!("good")));
        let due: Vec<i64> =
            right["due"].as_array().unwrap().iter().map(|due| due.as_i64().unwrap()).collect();
        assert!(due.is_sorted() && due[0] < due[3], "better grades come back later: {due:?}");
        let path = format!("/api/practice/{}/review", problem["id"].as_str().unwrap());
        let (good, key) = (json!({ "grade": "good" }), format!("review-of-round-{round}"));
        let (status, reviewed) = page.keyed(&path, &key, &good).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(page.keyed(&path, &key, &good).await.1, reviewed, "it was known once");
        let days = (reviewed["due"].as_i64().unwrap() - due[2]).abs();
        assert!(days < 600_000, "as it was told, up to the time between");
        deck = page.get("/api/practice?player=beginner").await;
        assert_eq!(deck["due"], json!(total - 1 - round));
        assert!(deck["next_due"].is_i64() && deck["total"] == json!(total));
        assert_ne!(deck["problem"]["id"], problem["id"], "it is not due any more");
    }
    let page = page.restarted(&folder).await;
    assert_eq!(page.get("/api/practice?player=beginner").await["due"], json!(total - 3), "reviews are kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_none_are_refused_and_problems_go_with_their_match() {
    let folder = TempDir::new().unwrap();
    let (page, match_id) = analysed(&folder).await;
    collect(&page, "beginner", "bad").await;
    let problem = page.get("/api/practice?player=beginner").await["problem"].clone();
    let wrong = json!({ "answer": { "do": "play", "moves": [[1, 9, 6]] } });
    let (status, _) = answered(&page, &problem["id"], wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = answered(&page, &problem["id"], json!({ "answer": { "do": "dance" } })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = answered(&page, &json!("nothing"), json!({ "answer": { "do": "take" } })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let path = format!("/api/practice/{}", problem["id"].as_str().unwrap());
    let (status, _) = page.call("DELETE", &path, None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = page.call("DELETE", &path, None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    page.call("DELETE", &format!("/api/matches/{match_id}"), None).await;
    assert_eq!(page.get("/api/practice?player=beginner").await["total"], json!(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiz_finds_the_same_position_for_a_seed_and_keeps_what_was_missed() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let games = page.get("/api/quiz").await["games"].clone();
    let of = |name: &str| {
        games
            .as_array()
            .unwrap()
            .iter()
            .find(|game| game["rules"] == json!(name))
            .map(|game| game["themes"].clone())
    };
    assert_eq!(of("backgammon"), Some(json!(["any", "opening", "bear-off", "cube", "back-game"])));
    let ask = async |theme: &str, seed: u64| {
        let body = json!({ "rules": "backgammon", "theme": theme, "seed": seed });
        let (status, found) = page.call("POST", "/api/quiz", Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        found["problem"].clone()
    };
    let problem = ask("opening", 1).await;
    assert_eq!((&problem["ask"], &problem["from"]), (&json!("play"), &Value::Null));
    assert_eq!(ask("opening", 1).await, problem);
    // A wrong answer, then the right one.
    let (_, first) = answered(&page, &problem["id"], json!({ "answer": some(&problem) })).await;
    let worst = first["decision"]["alternatives"].as_array().unwrap().last().unwrap().clone();
    assert!(worst["loss"].as_f64().unwrap() > 0.0);
    let (_, right) =
        answered(&page, &problem["id"], json!({ "answer": best(&first), "player": "Anna" })).await;
    assert_eq!(
        (&right["grade"], &right["due"]),
        (&json!("good"), &Value::Null),
        "what was known is not kept"
    );
    assert_eq!(page.get("/api/practice?player=Anna&class=good").await["total"], json!(0));
    let wrong = json!({ "do": "play", "moves": triples(&worst["moves"]) });
    let (_, missed) = answered(&page, &problem["id"], json!({ "answer": wrong, "player": "Anna" })).await;
    if missed["grade"] == json!("again") {
        assert!(missed["due"].is_array());
        let deck = page.get("/api/practice?player=Anna&class=very-bad").await;
        assert_eq!((&deck["total"], &deck["problem"]["id"]), (&json!(1), &problem["id"]));
    }
    let body = json!({ "rules": "nothing", "theme": "any", "seed": 1 });
    assert_eq!(page.call("POST", "/api/quiz", Some(body)).await.0, StatusCode::BAD_REQUEST);
}

//! The calls about rules: what they can be made of, custom rules and their files, rule sets side by side.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_notation::custom::{self, CustomRules};
use tavola_rules::{Player, Position, Rules, variants};

use crate::api::{Answer, RulesQuery, body};
use crate::error::Failure;
use crate::rooms::Rooms;
use crate::view;
use crate::wire::{Board, Comparison, CustomRulesText};

/// How many rule sets fit side by side.
const MOST_COMPARED: usize = 5;

/// Custom rules as the page shows them. Those that a later version of the program cannot play any more are still
/// shown, without a board, so that they can be removed.
fn shown(id: &str, custom: &CustomRules) -> Value {
    let mut value = json!(custom);
    value["id"] = id.into();
    if let Ok(rules) = custom.rules() {
        value["track"] = json!(rules.track);
        value["start"] = json!(start_of(&rules));
    }
    value
}

fn start_of(rules: &Rules) -> Board {
    Board::of(&Position::start(rules, Player::First), Player::First)
}

/// The options of a game and what each can be beside the others.
pub(crate) async fn options(Path(name): Path<String>, Query(query): Query<RulesQuery>) -> Answer {
    let rules = query.rules(&name)?;
    let plain = variants::find(&name).map_or(&rules, |variant| variant.rules);
    Ok(Json(json!({
        "options": view::option_list(plain, &rules),
        "track": rules.track,
        "start": start_of(&rules),
    })))
}

pub(crate) async fn compare(bytes: Bytes) -> Answer {
    let Comparison { custom_rules } = body(&bytes)?;
    if !(2..=MOST_COMPARED).contains(&custom_rules.len()) {
        return Err(Failure::bad(format!(
            "expected 2 to {MOST_COMPARED} rule sets, not {}",
            custom_rules.len()
        )));
    }
    let rules: Vec<Rules> = custom_rules
        .iter()
        .map(|custom| custom::changed(&custom.game, &custom.options))
        .collect::<Result<_, _>>()?;
    Ok(Json(json!({ "rows": view::comparison(&rules) })))
}

pub(crate) async fn list(State(rooms): State<Rooms>) -> Answer {
    let custom_rules = rooms.store().custom_rules().await?;
    let custom_rules: Vec<Value> = custom_rules.iter().map(|(id, custom)| shown(id, custom)).collect();
    Ok(Json(json!({ "custom_rules": custom_rules })))
}

pub(crate) async fn create(
    State(rooms): State<Rooms>,
    bytes: Bytes,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let custom = body::<CustomRules>(&bytes)?.tidied()?;
    let id = rooms.new_id();
    rooms.store().put_custom_rules(&id, &custom).await?;
    Ok((StatusCode::CREATED, Json(shown(&id, &custom))))
}

pub(crate) async fn change(State(rooms): State<Rooms>, Path(id): Path<String>, bytes: Bytes) -> Answer {
    let custom = body::<CustomRules>(&bytes)?.tidied()?;
    if !rooms.store().custom_rules().await?.iter().any(|(known, _)| *known == id) {
        return Err(not_found(&id));
    }
    rooms.store().put_custom_rules(&id, &custom).await?;
    Ok(Json(shown(&id, &custom)))
}

pub(crate) async fn remove(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    if rooms.store().remove_custom_rules(&id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(not_found(&id))
    }
}

/// Custom rules as the text of a file.
pub(crate) async fn write(bytes: Bytes) -> Answer {
    let custom = body::<CustomRules>(&bytes)?.tidied()?;
    Ok(Json(json!({ "text": custom.to_string() })))
}

/// Custom rules from the text of a file.
pub(crate) async fn read(bytes: Bytes) -> Answer {
    let CustomRulesText { text } = body(&bytes)?;
    Ok(Json(json!(text.parse::<CustomRules>()?)))
}

fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no custom rules {id:?}"))
}

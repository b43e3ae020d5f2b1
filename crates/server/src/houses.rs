//! The calls about rules: what they can be made of, house rules and their files, rule sets side by side.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_notation::house::{self, House};
use tavola_rules::{Player, Position, Rules, variants};

use crate::api::{Answer, RulesQuery, body};
use crate::error::Failure;
use crate::rooms::Rooms;
use crate::view;
use crate::wire::{Board, Comparison, HouseText};

/// How many rule sets fit side by side.
const MOST_COMPARED: usize = 5;

/// House rules as the page shows them. Those that a later version of the program cannot play any more are still
/// shown, without a board, so that they can be removed.
fn shown(id: &str, house: &House) -> Value {
    let mut value = json!(house);
    value["id"] = id.into();
    if let Ok(rules) = house.rules() {
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
    let Comparison { houses } = body(&bytes)?;
    if !(2..=MOST_COMPARED).contains(&houses.len()) {
        return Err(Failure::bad(format!("expected 2 to {MOST_COMPARED} rule sets, not {}", houses.len())));
    }
    let rules: Vec<Rules> =
        houses.iter().map(|house| house::changed(&house.game, &house.options)).collect::<Result<_, _>>()?;
    Ok(Json(json!({ "rows": view::comparison(&rules) })))
}

pub(crate) async fn list(State(rooms): State<Rooms>) -> Answer {
    let houses = rooms.store().houses().await?;
    let houses: Vec<Value> = houses.iter().map(|(id, house)| shown(id, house)).collect();
    Ok(Json(json!({ "houses": houses })))
}

pub(crate) async fn create(
    State(rooms): State<Rooms>,
    bytes: Bytes,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let house = body::<House>(&bytes)?.tidied()?;
    let id = rooms.new_id();
    rooms.store().put_house(&id, &house).await?;
    Ok((StatusCode::CREATED, Json(shown(&id, &house))))
}

pub(crate) async fn change(State(rooms): State<Rooms>, Path(id): Path<String>, bytes: Bytes) -> Answer {
    let house = body::<House>(&bytes)?.tidied()?;
    if !rooms.store().houses().await?.iter().any(|(known, _)| *known == id) {
        return Err(not_found(&id));
    }
    rooms.store().put_house(&id, &house).await?;
    Ok(Json(shown(&id, &house)))
}

pub(crate) async fn remove(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    if rooms.store().remove_house(&id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(not_found(&id)) }
}

/// House rules as the text of a file.
pub(crate) async fn write(bytes: Bytes) -> Answer {
    let house = body::<House>(&bytes)?.tidied()?;
    Ok(Json(json!({ "text": house.to_string() })))
}

/// House rules from the text of a file.
pub(crate) async fn read(bytes: Bytes) -> Answer {
    let HouseText { text } = body(&bytes)?;
    Ok(Json(json!(text.parse::<House>()?)))
}

fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no house rules {id:?}"))
}

//! The calls about rules: what they can be made of, custom rules and their files, rule sets side by side.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_notation::custom::{self, CustomRules};
use tavola_rules::{Player, Position, Rules, variants};

use crate::error::{Answer, Failure};
use crate::extract::{Body, Params, Segment};
use crate::rooms::Rooms;
use crate::store::StoreError;
use crate::view;
use crate::wire::{Board, Comparison, CustomRulesText, RulesQuery};

/// How many rule sets fit side by side.
const MOST_COMPARED: usize = 5;

/// Custom rules as the page shows them. Those that this version cannot play are still
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
pub(crate) async fn options(Segment(name): Segment, Params(query): Params<RulesQuery>) -> Answer {
    let rules = query.rules(&name)?;
    let plain = variants::find(&name).map_or(&rules, |variant| variant.rules);
    Ok(Json(json!({
        "options": view::option_list(plain, &rules),
        "track": rules.track,
        "start": start_of(&rules),
    })))
}

pub(crate) async fn compare(Body(Comparison { custom_rules }): Body<Comparison>) -> Answer {
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

/// All custom rules; those that this version cannot read are listed apart, so that they can be removed.
pub(crate) async fn list(State(rooms): State<Rooms>) -> Answer {
    let (mut readable, mut unreadable): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
    for (id, text) in rooms.store().custom_rules().await? {
        match serde_json::from_str(&text) {
            Ok(custom) => readable.push(shown(&id, &custom)),
            Err(error) => unreadable.push(json!({ "id": id, "reason": error.to_string() })),
        }
    }
    Ok(Json(json!({ "custom_rules": readable, "unreadable": unreadable })))
}

pub(crate) async fn create(
    State(rooms): State<Rooms>,
    Body(custom): Body<CustomRules>,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let custom = custom.tidied()?;
    let id = rooms.new_id();
    rooms.store().add_custom_rules(&id, &stored(&custom)?).await?;
    Ok((StatusCode::CREATED, Json(shown(&id, &custom))))
}

pub(crate) async fn change(
    State(rooms): State<Rooms>,
    Segment(id): Segment,
    Body(custom): Body<CustomRules>,
) -> Answer {
    let custom = custom.tidied()?;
    if rooms.store().change_custom_rules(&id, &stored(&custom)?).await? {
        Ok(Json(shown(&id, &custom)))
    } else {
        Err(not_found(&id))
    }
}

pub(crate) async fn remove(State(rooms): State<Rooms>, Segment(id): Segment) -> Result<StatusCode, Failure> {
    if rooms.store().remove_custom_rules(&id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(not_found(&id))
    }
}

/// Custom rules as the text of a file.
pub(crate) async fn write(Body(custom): Body<CustomRules>) -> Answer {
    Ok(Json(json!({ "text": custom.tidied()?.to_string() })))
}

/// Custom rules from the text of a file.
pub(crate) async fn read(Body(CustomRulesText { text }): Body<CustomRulesText>) -> Answer {
    Ok(Json(json!(text.parse::<CustomRules>()?)))
}

fn stored(custom: &CustomRules) -> Result<String, Failure> {
    Ok(serde_json::to_string(custom).map_err(StoreError::Unwritable)?)
}

fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no custom rules {id:?}"))
}

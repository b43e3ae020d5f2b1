//! HTTP calls of rules: the games, their options, custom rules and their files, comparisons of rule sets.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use tavola_engine::Level;
use tavola_notation::custom::{self, CustomRules, Setting};
use tavola_notation::names::tidy_name;
use tavola_rules::{Player, Position, Rules, Variant, options, variants};

use super::rulebook::{self, RulePage};
use super::wire::{
    BlockedValue, Catalogue, Comparison, ComparisonRow, ComparisonRows, CustomRulesList, CustomRulesText,
    OptionType, RuleCard, RuleChoices, RuleOption, RulesQuery, StoredRules,
};
use crate::board::Board;
use crate::extract::{Body, Params, Segment, locale};
use crate::facts::Facts;
use crate::failure::wire::Unreadable;
use crate::failure::{Answer, Failure};
use crate::node::Node;
use crate::principal::Principal;
use crate::rated;
use crate::request_key::RequestKey;
use crate::store::to_text;

/// Maximum number of rule sets in a comparison.
const MOST_COMPARED: usize = 5;

/// Returns the routes of rules.
pub(crate) fn routes(node: Node) -> Router {
    Router::new()
        .route("/catalogue", get(catalogue))
        .route("/rules/{name}", get(page))
        .route("/options/{name}", get(choices))
        .route("/compare", post(compare))
        .route("/custom-rules", get(list).post(create))
        .route("/custom-rules/{id}", put(change).delete(remove))
        .route("/custom-rules/write", post(write))
        .route("/custom-rules/read", post(read))
        .with_state(node)
}

/// Returns the page of a game's rules.
async fn page(Segment(name): Segment, Params(query): Params<RulesQuery>) -> Answer<RulePage> {
    let rules = asked(&name, &query)?;
    let locale = locale(query.lang.as_deref())?;
    let mut page = rulebook::page(&rules, locale);
    if let Some(title) = query.title.filter(|title| !title.is_empty()) {
        page.title = tidy_name(&title);
    }
    Ok(Json(page))
}

/// Returns the rules of a query.
fn asked(name: &str, query: &RulesQuery) -> Result<Rules, Failure> {
    if variants::find(name).is_none() {
        return Err(Failure::NotFound(format!("no game {name:?}")));
    }
    let options: BTreeMap<String, Setting> = match query.options.as_deref() {
        None | Some("") => BTreeMap::new(),
        Some(text) => serde_json::from_str(text)
            .map_err(|error| Failure::bad(format!("the options are not as expected: {error}")))?,
    };
    Ok(custom::changed(name, &options)?)
}

/// Returns all games and levels.
async fn catalogue(State(node): State<Node>, principal: Principal) -> Json<Catalogue> {
    let people = principal.is_of_a_service();
    Json(whole_catalogue(people, people && node.sends_mail()))
}

fn whole_catalogue(people: bool, mail: bool) -> Catalogue {
    Catalogue {
        rules: variants::ALL.iter().map(rule_card).collect(),
        levels: Level::ALL.iter().map(ToString::to_string).collect(),
        version: env!("CARGO_PKG_VERSION"),
        people,
        mail,
    }
}

/// Returns the answer to `GET /api/catalogue` on one's own machine. It is the same for everybody, so a page that contains it can be drawn
/// without a node.
#[must_use]
pub fn catalogue_json() -> String {
    to_text(&whole_catalogue(false, false)).unwrap_or_default()
}

fn rule_card(variant: &Variant) -> RuleCard {
    let rules = variant.rules;
    let facts = Facts::of(rules.name);
    RuleCard {
        name: rules.name,
        family: variant.family,
        track: rules.track,
        start: start_of(rules),
        kind: rules.usual_match,
        cube: rules.cube.on,
        dice: rules.dice.count,
        in_turn: rules.in_turn.iter().map(|rules| rules.name).collect(),
        minutes: facts.minutes(),
        luck: facts.luck(),
        leaflet: variant.leaflet().map(str::to_owned),
        rated: rated::family(rules.name),
    }
}

fn start_of(rules: &Rules) -> Board {
    Board::of(&Position::start(rules, Player::First), Player::First)
}

/// Returns the options of a game, each with its permitted values beside the other options.
async fn choices(Segment(name): Segment, Params(query): Params<RulesQuery>) -> Answer<RuleChoices> {
    let rules = asked(&name, &query)?;
    let plain = variants::find(&name).map_or(&rules, |variant| variant.rules);
    let settable = options::ALL.iter().filter(|spec| spec.applies(&rules));
    Ok(Json(RuleChoices {
        options: settable.map(|spec| option(spec, plain, &rules)).collect(),
        track: rules.track,
        start: start_of(&rules),
    }))
}

/// Returns an option with all its values, and the reason for each value that conflicts with the other options. `plain` are the original
/// rules.
fn option(spec: &options::Spec, plain: &Rules, rules: &Rules) -> RuleOption {
    let blocked = spec.blocked(rules).into_iter();
    RuleOption {
        id: spec.id,
        group: spec.group,
        kind: match spec.kind {
            options::Kind::Flag => OptionType::Flag,
            options::Kind::Choice(_) => OptionType::Choice,
            options::Kind::Number(_) => OptionType::Number,
        },
        plain: (spec.get)(plain).into(),
        value: (spec.get)(rules).into(),
        choices: spec.kind.values().into_iter().map(Setting::from).collect(),
        blocked: blocked.map(|(value, why)| BlockedValue { value: value.into(), why: why.key() }).collect(),
    }
}

/// Text in a comparison for an option without meaning in a rule set.
const NOTHING: &str = "–";

/// Returns every option with its value in each of some rule sets. The cube's options have no meaning in a game without it. A row without
/// any meaning is left out.
async fn compare(Body(Comparison { custom_rules }): Body<Comparison>) -> Answer<ComparisonRows> {
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
    let row = |spec: &options::Spec| {
        let of_cube = spec.group == options::Group::Cube && spec.id != "cube";
        let nothing = Setting::Word(NOTHING.to_owned());
        let value = |rules: &Rules| match of_cube && !rules.cube.on {
            true => nothing.clone(),
            false => (spec.get)(rules).into(),
        };
        let values: Vec<Setting> = rules.iter().map(value).collect();
        let same = values.windows(2).all(|pair| pair[0] == pair[1]);
        let applies = values.iter().any(|value| *value != nothing);
        applies.then_some(ComparisonRow { id: spec.id, group: spec.group, values, same })
    };
    Ok(Json(ComparisonRows { rows: options::ALL.iter().filter_map(row).collect() }))
}

/// Returns stored custom rules for the page. Rules that this version cannot play come without a board, so that they can be removed.
fn shown(id: String, custom: CustomRules) -> StoredRules {
    let rules = custom.rules().ok();
    let (track, start) = (rules.as_ref().map(|rules| rules.track), rules.as_ref().map(start_of));
    let CustomRules { name, game, options } = custom;
    StoredRules { id, name, game, options, track, start }
}

/// Lists all custom rules; a separate list has those that this version cannot read, so that they can be removed.
async fn list(State(node): State<Node>, principal: Principal) -> Answer<CustomRulesList> {
    let mut list = CustomRulesList { custom_rules: Vec::new(), unreadable: Vec::new() };
    for (id, text) in node.store().custom_rules(principal.owner()).await? {
        match serde_json::from_str(&text) {
            Ok(custom) => list.custom_rules.push(shown(id, custom)),
            Err(error) => list.unreadable.push(Unreadable { id, reason: error.to_string() }),
        }
    }
    Ok(Json(list))
}

async fn create(
    State(node): State<Node>,
    principal: Principal,
    key: RequestKey,
    Body(custom): Body<CustomRules>,
) -> Result<(StatusCode, Json<StoredRules>), Failure> {
    let custom = custom.tidied()?;
    let (id, text) = (key.id()?, to_text(&custom)?);
    if !node.store().add_custom_rules(&id, &text, principal.owner()).await? {
        return Err(RequestKey::of_another());
    }
    Ok((StatusCode::CREATED, Json(shown(id, custom))))
}

async fn change(
    State(node): State<Node>,
    Segment(id): Segment,
    principal: Principal,
    Body(custom): Body<CustomRules>,
) -> Answer<StoredRules> {
    let custom = custom.tidied()?;
    if node.store().change_custom_rules(&id, &to_text(&custom)?, principal.owner()).await? {
        Ok(Json(shown(id, custom)))
    } else {
        Err(not_found(&id))
    }
}

async fn remove(
    State(node): State<Node>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    if node.store().remove_custom_rules(&id, principal.owner()).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(not_found(&id))
    }
}

/// Returns custom rules as the text of a file.
async fn write(Body(custom): Body<CustomRules>) -> Answer<CustomRulesText> {
    Ok(Json(CustomRulesText { text: custom.tidied()?.to_string() }))
}

/// Reads custom rules from the text of a file.
async fn read(Body(CustomRulesText { text }): Body<CustomRulesText>) -> Answer<CustomRules> {
    Ok(Json(text.parse()?))
}

fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no custom rules {id:?}"))
}

//! A check of values against JSON Schemas, for the keywords that ours use. It is stricter than the standard in two ways: an undescribed
//! field is a fault, and so is an unknown keyword.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// The fields of an object that a schema describes; `None` if it permits any value.
type Fields = Option<BTreeSet<String>>;

/// Checks that a schema describes a value completely.
pub(super) fn check(schema: &Value, value: &Value) -> Result<(), String> {
    whole(schema, schema, value, "answer")
}

fn whole(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let described = part(root, schema, value, at)?;
    if let (Value::Object(map), Some(described)) = (value, described)
        && let Some(name) = map.keys().find(|name| !described.contains(*name))
    {
        return Err(format!("{at}.{name} is not described"));
    }
    Ok(())
}

/// Checks a value against a schema, and returns the described fields.
fn part(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<Fields, String> {
    let schema = match schema {
        Value::Bool(true) => return Ok(None),
        Value::Object(schema) => schema,
        _ => return Err(format!("{at}: not a schema: {schema}")),
    };
    let (mut fields, mut any) = (BTreeSet::new(), is_any(schema));
    let mut add = |described: Fields| match described {
        Some(described) => fields.extend(described),
        None => any = true,
    };
    for (keyword, said) in schema {
        let list = || said.as_array().ok_or_else(|| format!("{at}: {keyword} is no list"));
        match keyword.as_str() {
            "$ref" => {
                let path = said.as_str().and_then(|path| path.strip_prefix('#'));
                let target = path.and_then(|path| root.pointer(path));
                add(part(root, target.ok_or_else(|| format!("{at}: {said} leads nowhere"))?, value, at)?);
            }
            "type" => {
                let fits = |name: &Value| name.as_str().is_some_and(|name| is_a(value, name));
                if !(fits(said) || said.as_array().is_some_and(|names| names.iter().any(fits))) {
                    return Err(format!("{at}: {value} is not {said}"));
                }
            }
            "enum" if !list()?.contains(value) => return Err(format!("{at}: {value} is none of {said}")),
            "const" if said != value => return Err(format!("{at}: {value} is not {said}")),
            "minimum" if value.is_number() && value.as_f64() < said.as_f64() => {
                return Err(format!("{at}: {value} is below {said}"));
            }
            "maximum" if value.is_number() && value.as_f64() > said.as_f64() => {
                return Err(format!("{at}: {value} is above {said}"));
            }
            "minItems" if (length(value) as f64) < said.as_f64().unwrap_or(0.0) => {
                return Err(format!("{at}: fewer than {said}"));
            }
            "maxItems" if length(value) as f64 > said.as_f64().unwrap_or(0.0) => {
                return Err(format!("{at}: more than {said}"));
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    whole(root, said, item, &format!("{at}[{i}]"))?;
                }
            }
            "required" => {
                for name in list()?.iter().filter_map(Value::as_str) {
                    if value.is_object() && value.get(name).is_none() {
                        return Err(format!("{at}.{name} is missing"));
                    }
                }
            }
            "properties" => {
                for (name, schema) in said.as_object().into_iter().flatten() {
                    if let Some(value) = value.get(name) {
                        whole(root, schema, value, &format!("{at}.{name}"))?;
                    }
                }
                add(Some(said.as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect()));
            }
            "allOf" => {
                for schema in list()? {
                    add(part(root, schema, value, at)?);
                }
            }
            "anyOf" | "oneOf" => {
                // An alternative that describes all fields is preferred: one alternative can be a part of another.
                let tried = list()?.iter().map(|schema| part(root, schema, value, at));
                let fitting: Vec<Fields> = tried.clone().filter_map(Result::ok).collect();
                if fitting.is_empty() {
                    let faults: Vec<String> = tried.filter_map(Result::err).collect();
                    return Err(format!("{at}: no alternative: {}", faults.join("; ")));
                }
                let count = |fields: &Fields| fields.as_ref().map_or(0, BTreeSet::len);
                add(fitting.into_iter().max_by_key(count).flatten());
            }
            // Undescribed fields are faults in any case.
            "additionalProperties" if *said != Value::Bool(false) => {
                return Err(format!("{at}: {keyword} is {said}"));
            }
            "additionalProperties"
            | "enum"
            | "const"
            | "minimum"
            | "maximum"
            | "minItems"
            | "maxItems"
            | "$schema"
            | "$defs"
            | "title"
            | "description"
            | "format"
            | "default" => {}
            _ => return Err(format!("{at}: the keyword {keyword} is not known")),
        }
    }
    Ok((!any || !fields.is_empty()).then_some(fields))
}

/// Returns whether a schema does not restrict the fields.
fn is_any(schema: &Map<String, Value>) -> bool {
    !["$ref", "properties", "allOf", "anyOf", "oneOf"].iter().any(|keyword| schema.contains_key(*keyword))
}

fn length(value: &Value) -> usize {
    value.as_array().map_or(0, Vec::len)
}

fn is_a(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

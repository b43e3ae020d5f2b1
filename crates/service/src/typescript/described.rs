//! Generates TypeScript declarations of types with a JSON Schema, which the command line prints too.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

/// Schemas by the names of their types.
#[derive(Default)]
pub(super) struct Described(BTreeMap<String, Value>);

impl Described {
    /// Adds a type under a name, and the types of its fields under their own names.
    pub(super) fn with<T: JsonSchema>(mut self, name: &str) -> Described {
        let schema =
            SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>();
        let mut schema: Value = schema.into();
        let parts = schema.as_object_mut().and_then(|schema| schema.remove("$defs"));
        for (name, part) in parts.as_ref().and_then(Value::as_object).into_iter().flatten() {
            self.add(name, part);
        }
        self.add(name, &schema);
        self
    }

    /// Adds a schema. Two different types must not have the same name.
    fn add(&mut self, name: &str, schema: &Value) {
        let before = self.0.insert(name.to_owned(), schema.clone());
        assert!(before.is_none_or(|before| before == *schema), "two types are called {name}");
    }

    /// Returns the declarations, without types that are declared elsewhere.
    pub(super) fn text(&self, elsewhere: &BTreeSet<&str>) -> String {
        let here = self.0.iter().filter(|(name, _)| !elsewhere.contains(name.as_str()));
        here.map(|(name, schema)| {
            let about = comment(schema, "");
            match object(schema, "") {
                Some(fields) if schema.get("oneOf").is_none() => {
                    format!("{about}export interface {name} {fields}\n")
                }
                _ => format!("{about}export type {name} = {};\n", type_of(schema, "")),
            }
        })
        .collect::<Vec<_>>()
        .join("\n")
    }
}

fn comment(schema: &Value, indent: &str) -> String {
    let about = schema.get("description").and_then(Value::as_str);
    about.map_or(String::new(), |about| {
        let words = about.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{indent}/** {} */\n", words.replace(['`', '[', ']'], ""))
    })
}

/// Returns an object with each field on a line of its own. A field that is left out without a value is never null.
fn object(schema: &Value, indent: &str) -> Option<String> {
    let fields = schema.get("properties")?.as_object()?;
    let required: Vec<&str> = list(schema, "required").filter_map(Value::as_str).collect();
    let inner = format!("{indent}  ");
    let mut text = String::from("{\n");
    for (name, field) in fields {
        let (mark, kinds) = if required.contains(&name.as_str()) {
            ("", kinds(field, &inner))
        } else {
            ("?", kinds(field, &inner).into_iter().filter(|kind| kind != "null").collect())
        };
        text += &format!("{}{inner}{name}{mark}: {};\n", comment(field, &inner), kinds.join(" | "));
    }
    Some(text + indent + "}")
}

fn list<'a>(schema: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    schema.get(key).and_then(Value::as_array).into_iter().flatten()
}

fn type_of(schema: &Value, indent: &str) -> String {
    kinds(schema, indent).join(" | ")
}

/// Returns the alternatives of a type.
fn kinds(schema: &Value, indent: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut add = |kind: String| {
        if !found.contains(&kind) {
            found.push(kind);
        }
    };
    if let Some(to) = schema.get("$ref").and_then(Value::as_str) {
        add(to.rsplit('/').next().unwrap_or_default().to_owned());
    } else if let Some(value) = schema.get("const") {
        add(value.to_string());
    } else if schema.get("enum").is_some() {
        list(schema, "enum").for_each(|value| add(value.to_string()));
    } else if schema.get("anyOf").is_some() || schema.get("oneOf").is_some() {
        let own = object(schema, indent);
        for one in list(schema, "anyOf").chain(list(schema, "oneOf")) {
            for kind in kinds(one, indent) {
                add(own.as_ref().map_or(kind.clone(), |own| format!("{own} & {kind}")));
            }
        }
    } else {
        let names = match &schema["type"] {
            Value::String(name) => vec![name.as_str()],
            names => names.as_array().into_iter().flatten().filter_map(Value::as_str).collect(),
        };
        for name in names {
            add(match name {
                "integer" | "number" => "number".to_owned(),
                "array" => array(schema, indent),
                "object" => object(schema, indent).expect("an object with fields"),
                name => name.to_owned(),
            });
        }
    }
    assert!(!found.is_empty(), "expected a type of the wire: {schema}");
    found
}

fn array(schema: &Value, indent: &str) -> String {
    let parts: Vec<String> = list(schema, "prefixItems").map(|part| type_of(part, indent)).collect();
    if !parts.is_empty() {
        return format!("[{}]", parts.join(", "));
    }
    let (item, bounds) = (kinds(&schema["items"], indent), [&schema["minItems"], &schema["maxItems"]]);
    match bounds.map(Value::as_u64) {
        [Some(least), Some(most)] if least == most => {
            format!("[{}]", vec![item.join(" | "); least as usize].join(", "))
        }
        _ if item.len() > 1 => format!("({})[]", item.join(" | ")),
        _ => format!("{}[]", item.join("")),
    }
}

//! Generates `docs/asyncapi.json`: the event stream as AsyncAPI 3.0, with the types of the wire. It is written and compared like
//! `docs/openapi.json`.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Map, Value, json};

use super::declarations::{self, Declarations};
use super::own;

/// The events: name of the message, its type, and the name of the event in the stream.
const EVENTS: [(&str, &str, &str); 4] = [
    ("changed", "Changed", "message"),
    ("deleted", "Deleted", "deleted"),
    ("there", "There", "there"),
    ("said", "Said", "said"),
];

fn document() -> Value {
    let schemas = Declarations::parse(&own()).schemas(EVENTS.map(|(_, of, _)| of));
    let (mut messages, mut of_channel, mut sent) = (Map::new(), Map::new(), Vec::new());
    for (name, of, event) in EVENTS {
        let about = schemas[of].get("description").cloned().unwrap_or_default();
        messages.insert(
            name.to_owned(),
            json!({
                "name": event,
                "title": of,
                "summary": about,
                "contentType": "application/json",
                "payload": declarations::reference(of),
            }),
        );
        of_channel.insert(name.to_owned(), json!({ "$ref": format!("#/components/messages/{name}") }));
        sent.push(json!({ "$ref": format!("#/channels/stream/messages/{name}") }));
    }
    json!({
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tavola",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The event stream of a Tavola service for bots and clients: server-sent events (text/event-stream). The name of a \
                            message is the type of the event. docs/openapi.json has the calls, PROTOCOL.md what the views of a match mean.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "defaultContentType": "application/json",
        "servers": {
            "local": {
                "host": "127.0.0.1:7415",
                "protocol": "http",
                "description": "A service on this machine; elsewhere https under its public name.",
                "security": [{ "$ref": "#/components/securitySchemes/token" }],
            },
        },
        "channels": {
            "stream": {
                "address": "/api/stream",
                "title": "News",
                "description": "News of 1 to 100 matches, rollouts, challenges or the lobby, named in the query. One stream serves a whole \
                                client; a comment every 15 seconds shows that it lives.",
                "messages": of_channel,
                "bindings": {
                    "http": { "bindingVersion": "0.3.0" },
                },
            },
        },
        "operations": {
            "news": {
                "action": "send",
                "channel": { "$ref": "#/channels/stream" },
                "summary": "The service sends what has happened.",
                "messages": sent,
                "bindings": {
                    "http": {
                        "method": "GET",
                        "query": {
                            "type": "object",
                            "properties": { "matches": { "type": "string", "description": "Ids, separated by commas." } },
                            "required": ["matches"],
                            "additionalProperties": false,
                        },
                        "bindingVersion": "0.3.0",
                    },
                },
            },
        },
        "components": {
            "messages": messages,
            "schemas": schemas,
            "securitySchemes": { "token": {
                "type": "http", "scheme": "bearer",
                "description": "A token from the settings of an account; without one the sender is a visitor.",
            } },
        },
    })
}

#[test]
fn the_description_of_the_stream_is_that_of_the_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/asyncapi.json");
    let document = serde_json::to_string_pretty(&document()).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &document).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == document,
        "docs/asyncapi.json differs from the types: UPDATE=1 cargo test -p tavola-service --lib typescript"
    );
}

#[test]
fn every_reference_of_the_stream_leads_somewhere() {
    let (document, mut found) = (document(), BTreeSet::new());
    super::references(&document, &mut found);
    assert!(found.len() > 20, "{}", found.len());
    for to in found {
        assert!(document.pointer(to.trim_start_matches('#')).is_some(), "{to}");
    }
}

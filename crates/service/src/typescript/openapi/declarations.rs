//! Conversion of TypeScript declarations to JSON Schema (draft 2020-12), for the constructs in the types of the wire.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;
use std::vec::IntoIter;

use serde_json::{Map, Value, json};

/// Returns a reference to a schema.
pub(super) fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// A token of a declaration.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Text(String),
    Number(i64),
    Mark(char),
    Comment(String),
}
use Token::{Comment, Mark, Number, Text, Word};

fn tokens(text: &str) -> Vec<Token> {
    let (mut found, mut rest) = (Vec::new(), text);
    let until = |rest: &str, inside: fn(char) -> bool| rest.find(|c| !inside(c)).unwrap_or(rest.len());
    while let Some(c) = rest.chars().next() {
        let length = if let Some(comment) = rest.strip_prefix("/**") {
            let end = comment.find("*/").expect("a comment ends");
            let lines = comment[..end].lines().map(|line| line.trim().trim_start_matches('*').trim());
            found.push(Comment(lines.collect::<Vec<_>>().join(" ").trim().to_owned()));
            end + 5
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if c == '"' {
            let end = rest[1..].find('"').expect("a text ends");
            found.push(Text(rest[1..=end].to_owned()));
            end + 2
        } else if c.is_ascii_digit() {
            let end = until(rest, |c| c.is_ascii_digit());
            found.push(Number(rest[..end].parse().unwrap()));
            end
        } else if c.is_alphabetic() || c == '_' {
            let end = until(rest, |c| c.is_alphanumeric() || c == '_');
            found.push(Word(rest[..end].to_owned()));
            end
        } else {
            if !c.is_whitespace() {
                found.push(Mark(c));
            }
            c.len_utf8()
        };
        rest = &rest[length..];
    }
    found
}

/// A type.
#[derive(Clone, Debug)]
enum Type {
    Named(String, Vec<Type>),
    Literal(Value),
    List(Box<Type>),
    Tuple(Vec<Type>),
    Object(Vec<Field>),
    /// An object with arbitrary names.
    Dictionary(Box<Type>),
    OneOf(Vec<Type>),
    AllOf(Vec<Type>),
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    is_optional: bool,
    about: Option<String>,
    of: Type,
}

struct Parser(Peekable<IntoIter<Token>>);

impl Parser {
    fn takes(&mut self, mark: char) -> bool {
        self.0.next_if(|token| *token == Mark(mark)).is_some()
    }

    fn expect(&mut self, mark: char) {
        assert!(self.takes(mark), "expected {mark:?}, not {:?}", self.0.peek());
    }

    fn word(&mut self) -> String {
        match self.0.next() {
            Some(Word(word)) => word,
            other => panic!("expected a word, not {other:?}"),
        }
    }

    fn comment(&mut self) -> Option<String> {
        let mut last = None;
        while let Some(Comment(text)) = self.0.next_if(|token| matches!(token, Comment(_))) {
            last = Some(text);
        }
        last
    }

    fn any_of(&mut self) -> Type {
        self.takes('|');
        let mut all = vec![self.all_of()];
        while self.takes('|') {
            all.push(self.all_of());
        }
        if all.len() == 1 { all.remove(0) } else { Type::OneOf(all) }
    }

    fn all_of(&mut self) -> Type {
        let mut all = vec![self.list()];
        while self.takes('&') {
            all.push(self.list());
        }
        if all.len() == 1 { all.remove(0) } else { Type::AllOf(all) }
    }

    fn list(&mut self) -> Type {
        let mut one = self.single();
        while self.takes('[') {
            self.expect(']');
            one = Type::List(Box::new(one));
        }
        one
    }

    fn single(&mut self) -> Type {
        self.comment();
        match self.0.next().expect("a type") {
            Text(text) => Type::Literal(text.into()),
            Number(number) => Type::Literal(number.into()),
            Mark('(') => {
                let inner = self.any_of();
                self.expect(')');
                inner
            }
            Mark('{') => self.object(),
            Mark('[') => self.tuple(),
            Word(word) if word == "true" || word == "false" => Type::Literal((word == "true").into()),
            Word(word) => {
                let mut arguments = Vec::new();
                if self.takes('<') {
                    while !self.takes('>') {
                        arguments.push(self.any_of());
                        self.takes(',');
                    }
                }
                Type::Named(word, arguments)
            }
            other => panic!("no type begins with {other:?}"),
        }
    }

    fn tuple(&mut self) -> Type {
        let mut parts = Vec::new();
        while !self.takes(']') {
            let part = self.any_of();
            // A word before a colon is a name.
            parts.push(if self.takes(':') { self.any_of() } else { part });
            self.takes(',');
        }
        Type::Tuple(parts)
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        let mut of_any_name = None;
        while !self.takes('}') {
            let about = self.comment();
            if self.takes('}') {
                break;
            }
            if self.takes('[') {
                while !self.takes(']') {
                    self.0.next();
                }
                self.takes('?');
                self.expect(':');
                of_any_name = Some(self.any_of());
            } else {
                let name = match self.0.next() {
                    Some(Word(name) | Text(name)) => name,
                    other => panic!("expected a field, not {other:?}"),
                };
                let is_optional = self.takes('?');
                self.expect(':');
                fields.push(Field { name, is_optional, about, of: self.any_of() });
            }
            let _ = self.takes(';') || self.takes(',');
        }
        of_any_name.map_or(Type::Object(fields), |of| Type::Dictionary(Box::new(of)))
    }
}

/// Declarations by their names.
pub(super) struct Declarations(BTreeMap<String, (Option<String>, Type)>);

impl Declarations {
    pub(super) fn parse(text: &str) -> Declarations {
        let mut parser = Parser(tokens(text).into_iter().peekable());
        let mut all = BTreeMap::new();
        loop {
            let about = parser.comment();
            if parser.0.peek().is_none() {
                return Declarations(all);
            }
            assert_eq!(parser.word(), "export");
            let (kind, name) = (parser.word(), parser.word());
            let declared = if kind == "interface" {
                let mut parts = Vec::new();
                if parser.0.next_if(|token| *token == Word("extends".to_owned())).is_some() {
                    parts.push(parser.single());
                    while parser.takes(',') {
                        parts.push(parser.single());
                    }
                }
                parser.expect('{');
                parts.push(parser.object());
                if parts.len() == 1 { parts.remove(0) } else { Type::AllOf(parts) }
            } else {
                parser.expect('=');
                parser.any_of()
            };
            parser.takes(';');
            all.insert(name, (about, declared));
        }
    }

    /// Returns the schemas of some types, and of all types in them.
    pub(super) fn schemas<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Map<String, Value> {
        let mut open: BTreeSet<String> = names.into_iter().map(str::to_owned).collect();
        let mut schemas = Map::new();
        while let Some(name) = open.pop_first() {
            if schemas.contains_key(&name) {
                continue;
            }
            let (about, of) = self.0.get(&name).unwrap_or_else(|| panic!("no type {name}"));
            let mut schema = self.schema(of, &mut open);
            if let Some(about) = about {
                schema["description"] = about.as_str().into();
            }
            schemas.insert(name, schema);
        }
        schemas
    }

    fn schema(&self, of: &Type, open: &mut BTreeSet<String>) -> Value {
        match of {
            Type::Literal(value) => json!({ "const": value }),
            Type::List(of) => json!({ "type": "array", "items": self.schema(of, open) }),
            Type::Dictionary(of) => {
                json!({ "type": "object", "additionalProperties": self.schema(of, open) })
            }
            Type::Tuple(parts) => {
                let parts: Vec<Value> = parts.iter().map(|part| self.schema(part, open)).collect();
                json!({ "type": "array", "minItems": parts.len(), "maxItems": parts.len(), "prefixItems": parts })
            }
            Type::OneOf(all) => {
                let literals: Option<Vec<&Value>> = all
                    .iter()
                    .map(|one| if let Type::Literal(value) = one { Some(value) } else { None })
                    .collect();
                match literals {
                    Some(values) => json!({ "enum": values }),
                    None => {
                        json!({ "anyOf": all.iter().map(|one| self.schema(one, open)).collect::<Vec<_>>() })
                    }
                }
            }
            Type::AllOf(all) => {
                json!({ "allOf": all.iter().map(|one| self.schema(one, open)).collect::<Vec<_>>() })
            }
            Type::Object(fields) => self.object(fields, open),
            Type::Named(name, arguments) => match (name.as_str(), arguments.as_slice()) {
                ("string" | "number" | "boolean" | "null", []) => json!({ "type": name }),
                ("Array", [of]) => json!({ "type": "array", "items": self.schema(of, open) }),
                ("Record", [_, of]) => {
                    json!({ "type": "object", "additionalProperties": self.schema(of, open) })
                }
                ("Partial", [Type::Named(name, _)]) => self.partial(name, open),
                (_, []) => {
                    open.insert(name.clone());
                    reference(name)
                }
                _ => panic!("no schema for {name} of {arguments:?}"),
            },
        }
    }

    /// Returns the schema of an object without required fields.
    fn partial(&self, name: &str, open: &mut BTreeSet<String>) -> Value {
        let mut schema = self.schema(&self.0[name].1, open);
        let parts = match schema.get_mut("allOf") {
            Some(parts) => parts.as_array_mut().unwrap().iter_mut().collect(),
            None => vec![&mut schema],
        };
        for part in parts {
            assert!(part.get("properties").is_some(), "{name} is no object");
            part.as_object_mut().unwrap().remove("required");
        }
        schema
    }

    fn object(&self, fields: &[Field], open: &mut BTreeSet<String>) -> Value {
        let mut properties = Map::new();
        for field in fields {
            let mut schema = self.schema(&field.of, open);
            if let Some(about) = &field.about {
                schema["description"] = about.as_str().into();
            }
            properties.insert(field.name.clone(), schema);
        }
        let required: Vec<&str> =
            fields.iter().filter(|field| !field.is_optional).map(|field| field.name.as_str()).collect();
        json!({ "type": "object", "properties": properties, "required": required })
    }
}

#[test]
fn declarations_become_schemas() {
    let text = "\
        /** A side. */\nexport type Side = 0 | 1;\n\
        export interface Base { a: string; }\n\
        export interface All extends Partial<Base> {\n  /** Of it. */\n  list?: Side[];\n  pair: [from: number, to: number | null];\n  \
        more: { do: \"x\" } & Record<string, boolean>;\n}";
    let schemas = Declarations::parse(text).schemas(["All"]);
    let side = json!({ "enum": [0, 1], "description": "A side." });
    let list = json!({ "type": "array", "items": reference("Side"), "description": "Of it." });
    let number = json!({ "anyOf": [{ "type": "number" }, { "type": "null" }] });
    let pair = json!({ "type": "array", "minItems": 2, "maxItems": 2, "prefixItems": [{ "type": "number" }, number] });
    let x = json!({ "type": "object", "properties": { "do": { "const": "x" } }, "required": ["do"] });
    let more = json!({ "allOf": [x, { "type": "object", "additionalProperties": { "type": "boolean" } }] });
    let base = json!({ "type": "object", "properties": { "a": { "type": "string" } } });
    let own = json!({ "type": "object", "properties": { "list": list, "pair": pair, "more": more }, "required": ["pair", "more"] });
    assert_eq!(Value::Object(schemas), json!({ "Side": side, "All": { "allOf": [base, own] } }));
}

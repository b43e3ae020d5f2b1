//! The trees of an SGF file: nodes of properties, without variations.

use crate::match_files::{Fault, MOST_ACTIONS, Place, Problem};

/// A property of a node.
pub(super) struct Property {
    pub(super) name: String,
    /// Its values, without escapes.
    pub(super) values: Vec<String>,
}

/// A node and its place.
pub(super) struct Node {
    pub(super) place: Place,
    pub(super) properties: Vec<Property>,
}

impl Node {
    /// The values of a property; none if the node does not have it.
    pub(super) fn values(&self, name: &str) -> &[String] {
        self.properties.iter().find(|property| property.name == name).map_or(&[], |found| &found.values)
    }

    /// The first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name).first().map(String::as_str)
    }
}

/// The main line of every tree of a file, as far as it can be read.
pub(super) fn trees(text: &str) -> (Vec<Vec<Node>>, Option<Fault>) {
    let mut trees: Vec<Vec<Node>> = Vec::new();
    let mut reader = Reader { text, at: 0, line: 1, column: 1, items: 0 };
    let fault = reader.read(&mut trees).err();
    (trees, fault)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
    /// Number of nodes, properties and values so far, each of which takes memory however short it is.
    items: usize,
}

impl Reader<'_> {
    fn place(&self) -> Place {
        Place::Text { line: self.line, column: self.column }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    fn count(&mut self) -> Result<(), Fault> {
        self.items += 1;
        if self.items > MOST_ACTIONS { Err(Problem::TooLong.at(self.place())) } else { Ok(()) }
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(|c| c.is_whitespace() || c == '\u{1a}') {
            self.bump();
        }
    }

    fn read(&mut self, trees: &mut Vec<Vec<Node>>) -> Result<(), Fault> {
        // Some programs write a line or two before the first tree.
        match self.text.find("(;").or_else(|| self.text.find('(')) {
            Some(begin) => {
                while self.at < begin {
                    self.bump();
                }
            }
            None => {
                return Err(
                    Problem::expected("an SGF file, which begins with (;", self.text).at(self.place())
                );
            }
        }
        let mut depth = 0usize;
        // Behind the end of a branch only other branches follow, which are variations.
        let mut branched = false;
        loop {
            self.skip_blanks();
            let place = self.place();
            match self.peek() {
                None if depth == 0 => return Ok(()),
                None => return Err(Problem::Ends(")").at(place)),
                Some('(') => {
                    self.bump();
                    if depth == 0 {
                        self.count()?;
                        trees.push(Vec::new());
                        branched = false;
                    }
                    depth += 1;
                }
                Some(')') if depth > 0 => {
                    self.bump();
                    depth -= 1;
                    branched = true;
                }
                Some(';') if depth > 0 => {
                    self.bump();
                    self.count()?;
                    let node = Node { place, properties: self.properties()? };
                    if let (false, Some(tree)) = (branched, trees.last_mut()) {
                        tree.push(node);
                    }
                }
                Some(other) => {
                    let expected =
                        if depth == 0 { "a tree that begins with (;" } else { "a node, which begins with ;" };
                    return Err(Problem::expected(expected, &other.to_string()).at(place));
                }
            }
        }
    }

    fn properties(&mut self) -> Result<Vec<Property>, Fault> {
        let mut properties = Vec::new();
        loop {
            self.skip_blanks();
            let place = self.place();
            let begin = self.at;
            while self.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
                self.bump();
            }
            let word = &self.text[begin..self.at];
            if word.is_empty() {
                return Ok(properties);
            }
            // Old files have small letters in names, which do not count.
            let name: String = word.chars().filter(char::is_ascii_uppercase).collect();
            if name.is_empty() {
                return Err(Problem::expected("the name of a property", word).at(place));
            }
            let mut values = Vec::new();
            self.skip_blanks();
            while self.peek() == Some('[') {
                self.count()?;
                values.push(self.value()?);
                self.skip_blanks();
            }
            if values.is_empty() {
                let found = self.peek().map(String::from).unwrap_or_default();
                return Err(Problem::expected("a value in brackets behind the name of a property", &found)
                    .at(self.place()));
            }
            properties.push(Property { name, values });
        }
    }

    fn value(&mut self) -> Result<String, Fault> {
        let place = self.place();
        self.bump();
        let mut value = String::new();
        loop {
            match self.bump() {
                None => return Err(Problem::Ends("] at the end of this value").at(place)),
                Some(']') => return Ok(value),
                Some('\\') => match self.bump() {
                    // An escaped end of line is none.
                    Some('\n') | None => {}
                    Some('\r') => _ = self.peek().filter(|c| *c == '\n').and_then(|_| self.bump()),
                    Some(c) => value.push(c),
                },
                Some(c) => value.push(c),
            }
        }
    }
}

/// A value as it is written.
pub(super) fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}

//! Errors as the protocol writes them.

/// The fault of a command. The texts name what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// No such command, or not its form.
    Command(String),
    /// A value that cannot be.
    Value(String),
    /// Another command must come first.
    State(String),
    /// The command is not supported.
    Unsupported(String),
}

/// The spelling that the controller uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// 0.1, with `setoption` and `go role`.
    Options,
    /// 0.2, with `set` and `go`; also before anything is known.
    Keys,
}

impl Fault {
    /// The line of the protocol: `error CODE TEXT`.
    pub(crate) fn line(&self, dialect: Dialect) -> String {
        let (options, keys, text) = match self {
            Fault::Command(text) => ("unknown_command", "bad_command", text),
            Fault::Value(text) => ("bad_argument", "bad_value", text),
            Fault::State(text) => ("missing_context", "bad_state", text),
            Fault::Unsupported(text) => ("unsupported_feature", "unsupported", text),
        };
        let code = if dialect == Dialect::Options { options } else { keys };
        format!("error {code} {text}")
    }
}

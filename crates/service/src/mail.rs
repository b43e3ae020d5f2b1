//! Mail to people, if the shell of a node can deliver it.

use std::fmt;
use std::pin::Pin;

/// A mail of plain text.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// The address of the reader.
    pub to: String,
    /// One line.
    pub subject: String,
    /// Lines that end in `\n`.
    pub text: String,
}

/// Addresses and links stay out of logs.
impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mail")
    }
}

/// The reason why a mail was not delivered. It contains neither the address nor the words of the mail server, which may repeat it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// The mail server cannot be reached, or cannot take the mail at present.
    #[error("the mail server does not take mails at present")]
    Later,
    /// The mail server refuses this mail.
    #[error("the mail server has refused a mail")]
    Refused,
}

/// The delivery of a mail.
pub type Delivery = Pin<Box<dyn Future<Output = Result<(), MailError>> + Send>>;

/// A way to send mails.
pub trait Mailer: Send + Sync + 'static {
    /// Returns whether a text is an address to which it can send.
    fn is_address(&self, text: &str) -> bool;
    /// Returns the address of the service for links, without a slash at its end; `None`: that of the request.
    fn site(&self) -> Option<&str>;
    /// Sends a mail.
    fn send(&self, mail: Mail) -> Delivery;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_is_not_logged() {
        let mail = Mail { to: "anna@example.org".into(), subject: "s".into(), text: "link".into() };
        assert_eq!(format!("{mail:?}"), "Mail");
    }
}

//! Mails over SMTP, with TLS by rustls and the certificates of the system.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use tavola_service::mail::{Delivery, Mail, MailError, Mailer};

use crate::guard::PublicName;

/// Time limit of each answer of the mail server.
const PATIENCE: Duration = Duration::from_secs(20);

type Transport = AsyncSmtpTransport<Tokio1Executor>;

/// The address of a mail server: `smtps://USER:PASSWORD@HOST`, or with STARTTLS `smtp://USER:PASSWORD@HOST:587`. Only a server on this
/// machine may be without TLS.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer(String);

/// The text is not the address of a mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST for STARTTLS, or smtp://127.0.0.1:25"
)]
pub struct MailServerError;

/// The address may contain a password.
impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailServer")
    }
}

impl FromStr for MailServer {
    type Err = MailServerError;

    fn from_str(text: &str) -> Result<MailServer, MailServerError> {
        let (scheme, rest) = text.split_once("://").ok_or(MailServerError)?;
        if rest.contains(['?', '#']) {
            return Err(MailServerError);
        }
        let place = rest.split('/').next().unwrap_or_default();
        let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
        let is_here = ["127.0.0.1", "localhost", "[::1]"]
            .iter()
            .any(|own| place.strip_prefix(own).is_some_and(|port| port.is_empty() || port.starts_with(':')));
        let server = match scheme {
            "smtps" => MailServer(text.to_owned()),
            "smtp" if is_here => MailServer(text.to_owned()),
            // A server that offers no TLS gets neither the password nor the mail.
            "smtp" => MailServer(format!("{text}?tls=required")),
            _ => return Err(MailServerError),
        };
        server.transport().map(|_| server)
    }
}

impl MailServer {
    fn transport(&self) -> Result<AsyncSmtpTransportBuilder, MailServerError> {
        Transport::from_url(&self.0).map_err(|_| MailServerError)
    }
}

/// The sender of all mails, as `tavola@tavola.example` or `Tavola <tavola@tavola.example>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailSender(Mailbox);

/// The text is not the address of a sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a mail address, as tavola@tavola.example or 'Tavola <tavola@tavola.example>'")]
pub struct MailSenderError;

impl FromStr for MailSender {
    type Err = MailSenderError;

    fn from_str(text: &str) -> Result<MailSender, MailSenderError> {
        text.parse().map(MailSender).map_err(|_| MailSenderError)
    }
}

/// A mail server with the sender of the mails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailConfig {
    /// The mail server.
    pub server: MailServer,
    /// The sender.
    pub sender: MailSender,
}

/// The mails of a service.
pub(crate) struct Post {
    transport: Transport,
    sender: Mailbox,
    site: Option<String>,
}

impl Post {
    /// Creates the mails of a service with some public names. Links lead to the first one, whatever name a request has used.
    pub(crate) fn new(config: &MailConfig, public: &[PublicName]) -> Result<Post, MailServerError> {
        let mut transport = config.server.transport()?.timeout(Some(PATIENCE));
        if let Some(name) = public.first() {
            transport = transport.hello_name(ClientId::Domain(name.host().to_owned()));
        }
        let site = public.first().map(|name| format!("https://{name}"));
        Ok(Post { transport: transport.build(), sender: config.sender.0.clone(), site })
    }

    fn message(&self, mail: Mail) -> Option<Message> {
        // Automatic answers, such as those of people on vacation, are not sent to automatic mails (RFC 3834).
        let automatic =
            HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".into());
        let to: Address = mail.to.parse().ok()?;
        let message =
            Message::builder().from(self.sender.clone()).to(Mailbox::new(None, to)).subject(mail.subject);
        // Of the sender's domain: an id of "localhost", which the library would write, is a mark of unwanted mail.
        let mut random = [0; 16];
        getrandom::fill(&mut random).ok()?;
        let id = format!("<{:032x}@{}>", u128::from_ne_bytes(random), self.sender.email.domain());
        let message = message.message_id(Some(id)).raw_header(automatic).header(ContentType::TEXT_PLAIN);
        message.body(mail.text).ok()
    }
}

impl Mailer for Post {
    fn is_address(&self, text: &str) -> bool {
        text.parse::<Address>().is_ok()
    }

    fn site(&self) -> Option<&str> {
        self.site.as_deref()
    }

    fn send(&self, mail: Mail) -> Delivery {
        let (transport, message) = (self.transport.clone(), self.message(mail));
        Box::pin(async move {
            let message = message.ok_or(MailError::Refused)?;
            let Err(error) = transport.send(message).await else { return Ok(()) };
            match error.status() {
                // The words of the server may repeat the address.
                Some(status) => tracing::warn!("the mail server answers {status}"),
                None if error.is_client() || error.is_response() => {
                    tracing::warn!("the mail server does not answer as expected");
                }
                None => tracing::warn!("no mail can be sent: {error}"),
            }
            Err(if error.is_permanent() || error.is_client() { MailError::Refused } else { MailError::Later })
        })
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    use tokio::net::TcpListener;

    use super::*;

    fn post(port: u16) -> Post {
        let server = format!("smtp://127.0.0.1:{port}").parse().unwrap();
        let config = MailConfig { server, sender: "Tavola <tavola@tavola.example>".parse().unwrap() };
        Post::new(&config, &["tavola.example:8443".parse().unwrap()]).unwrap()
    }

    fn mail() -> Mail {
        let text = "Hallo Jürgen,\n\nhttps://tavola.example/#/mail/confirm/0123456789\n".to_owned();
        Mail { to: "anna@example.org".into(), subject: "Bestätige".into(), text }
    }

    /// A mail server that takes one mail and gives `answer` to its reader. Returns its port and the lines that it gets.
    async fn server(answer: &'static str) -> (u16, tokio::task::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let heard = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let (read, mut write) = stream.into_split();
            let (mut lines, mut heard, mut in_mail) = (BufReader::new(read).lines(), Vec::new(), false);
            write.write_all(b"220 here\r\n").await.unwrap();
            while let Ok(Some(line)) = lines.next_line().await {
                let say = match line.as_str() {
                    "." => {
                        in_mail = false;
                        "250 taken\r\n"
                    }
                    _ if in_mail => "",
                    "DATA" => {
                        in_mail = true;
                        "354 go on\r\n"
                    }
                    rcpt if rcpt.starts_with("RCPT") => answer,
                    _ => "250 well\r\n",
                };
                heard.push(line);
                if write.write_all(say.as_bytes()).await.is_err() {
                    break;
                }
            }
            heard
        });
        (port, heard)
    }

    #[tokio::test]
    async fn a_mail_reaches_its_reader_whole() {
        let (port, heard) = server("250 well\r\n").await;
        post(port).send(mail()).await.unwrap();
        let heard = heard.await.unwrap();
        assert_eq!(heard[0], "EHLO tavola.example");
        for line in [
            "MAIL FROM:<tavola@tavola.example>",
            "RCPT TO:<anna@example.org>",
            "From: Tavola <tavola@tavola.example>",
            "To: anna@example.org",
            "Auto-Submitted: auto-generated",
            "Content-Type: text/plain; charset=utf-8",
        ] {
            assert!(heard.iter().any(|heard| heard == line), "{line} in {heard:#?}");
        }
        assert!(heard.iter().any(|line| line.starts_with("Subject: =?utf-8?b?")), "{heard:#?}");
        let is_id = |line: &String| line.starts_with("Message-ID: <") && line.ends_with("@tavola.example>");
        assert!(heard.iter().any(is_id), "{heard:#?}");
        // A line that is cut would cut the link.
        assert!(heard.iter().any(|line| line.ends_with("https://tavola.example/#/mail/confirm/0123456789")));
    }

    #[tokio::test]
    async fn a_lasting_refusal_differs_from_a_temporary_one() {
        for (answer, error) in [
            ("550 no such reader\r\n", MailError::Refused),
            ("451 try again\r\n", MailError::Later),
            ("nonsense\r\n", MailError::Later),
        ] {
            let (port, _heard) = server(answer).await;
            assert_eq!(post(port).send(mail()).await, Err(error), "{answer}");
        }
        let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
        assert_eq!(post(closed).send(mail()).await, Err(MailError::Later));
        let (port, _heard) = server("250 well\r\n").await;
        let nobody = Mail { to: "nobody".into(), ..mail() };
        assert_eq!(post(port).send(nobody).await, Err(MailError::Refused));
    }

    #[test]
    fn links_lead_to_the_first_public_name() {
        assert_eq!(post(25).site(), Some("https://tavola.example:8443"));
        assert!(
            post(25).is_address("anna@example.org") && !post(25).is_address("anna@example.org\r\nBcc: a@b")
        );
    }

    #[test]
    fn only_a_mail_server_on_this_machine_is_used_without_tls() {
        let read = |text: &str| text.parse::<MailServer>().map(|server| server.0);
        for kept in
            ["smtps://a:b@mail.example", "smtp://127.0.0.1:2525", "smtp://a:b@localhost", "smtp://[::1]:25"]
        {
            assert_eq!(read(kept).as_deref(), Ok(kept));
        }
        for other in ["smtp://a:b@mail.example:587", "smtp://mail.example", "smtp://localhost.evil.example"] {
            assert_eq!(read(other), Ok(format!("{other}?tls=required")));
        }
        let wrong =
            ["", "mail.example", "http://mail.example", "smtp://", "smtp://mail.example?tls=opportunistic"];
        for wrong in wrong.into_iter().chain(["smtps://a:b@", "smtp://127.0.0.1:99999"]) {
            assert_eq!(read(wrong), Err(MailServerError), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_not_logged() {
        let server: MailServer = "smtps://anna:secret@mail.example".parse().unwrap();
        let config = MailConfig { server, sender: "Tavola <tavola@tavola.example>".parse().unwrap() };
        assert!(!format!("{config:?}").contains("secret"));
    }

    #[test]
    fn a_sender_has_an_address() {
        for right in ["tavola@tavola.example", "Tavola <tavola@tavola.example>"] {
            assert!(right.parse::<MailSender>().is_ok(), "{right}");
        }
        for wrong in ["", "tavola", "Tavola <tavola>", "a@b\r\nBcc: c@d"] {
            assert_eq!(wrong.parse::<MailSender>(), Err(MailSenderError), "{wrong}");
        }
    }

    #[test]
    fn the_image_has_the_authorities_that_vouch_for_mail_servers() {
        let image = include_str!("../../../deploy/Containerfile");
        let (_, last) = image.rsplit_once("\nFROM ").expect("two stages");
        assert!(last.lines().any(|line| line.starts_with("RUN ") && line.contains(" ca-certificates ")));
    }
}

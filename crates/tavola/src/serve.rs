//! `tavola` without a command: the page on this machine, and the browser. `tavola serve`: the page without a browser, for services and
//! scripts, optionally with PostgreSQL as the store.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::Engine;
use tavola_server::{BusAddress, Config, MailConfig, MailSender, MailServer, PublicName, Server, qr_text};

use crate::failure::{self, Failure, InputError};
use crate::{folders, log, output, tables};

pub(crate) const EXAMPLES: &str = "\
Examples:
  tavola
  tavola --no-open --port 8000 --data ./matches
  tavola --no-open --public-name tavola.example
  tavola --lan
  tavola moves start 31

Every command has its own --help with examples.";

/// The default port.
const USUAL_PORT: &str = "7415";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// The port on 127.0.0.1; 0 takes any free port
    #[arg(long, value_name = "N", default_value = USUAL_PORT, value_parser = port)]
    port: u16,
    /// A name under which a proxy reaches the server, as browsers send it; can be repeated
    #[arg(long = "public-name", value_name = "NAME[:PORT]")]
    public_names: Vec<PublicName>,
    /// Open the server to the local network by a link with a secret token, shown with a QR code; optionally at a given address of this
    /// machine
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true)]
    lan: Option<Option<IpAddr>>,
    /// The folder of the matches [default: the platform's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Do not make the exact table of hypergammon when that game is evaluated for the first time; existing tables are used
    #[arg(long)]
    no_tables: bool,
    /// Level of the log on standard error: off, error, warn, info or debug, as JSON with ",json" after it [default: TAVOLA_LOG, or warn]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// Print the page's address as one line of JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `tavola serve`.
#[derive(clap::Args)]
pub(crate) struct NodeArgs {
    /// A file with options, as TOML: `port = 7415`, `public-name = ["tavola.example"]`. Environment variables (TAVOLA_PORT and so on)
    /// override it, and the command line overrides both [default: TAVOLA_CONFIG of the environment, else none]
    #[arg(long, value_name = "FILE")]
    #[allow(dead_code, reason = "it is read before the other options (settings.rs)")]
    config: Option<PathBuf>,
    /// Print every option with its value and its source, and exit; passwords in addresses are left out
    #[arg(long)]
    pub(crate) print_config: bool,
    /// The port on 127.0.0.1; 0 takes any free port
    #[arg(long, value_name = "N", default_value = USUAL_PORT, value_parser = port)]
    port: u16,
    /// A name under which a proxy reaches the server, as browsers send it; can be repeated
    #[arg(long = "public-name", value_name = "NAME[:PORT]")]
    public_names: Vec<PublicName>,
    /// The PostgreSQL database of all data, as postgres://USER@HOST/NAME [default: DATABASE_URL of the environment, else a file in the
    /// folder of --data]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The NATS server by which several servers on one database notify each other at once, as nats://HOST:PORT [default: BUS_URL of the
    /// environment, else they look every few seconds]
    #[arg(long, value_name = "URL")]
    bus: Option<BusAddress>,
    /// The mail server by which people reset a forgotten password, as smtps://USER:PASSWORD@HOST, or with STARTTLS as
    /// smtp://USER:PASSWORD@HOST:587; without it the service sends no mail
    #[arg(long, value_name = "URL")]
    mail: Option<MailServer>,
    /// The sender of mails, as tavola@tavola.example or 'Tavola <tavola@tavola.example>'
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<MailSender>,
    /// Answer metrics for Prometheus at an address, such as 127.0.0.1:9415, under /metrics: counts and durations, no names and no ids
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Maximum number of rated matches a day that are analysed at idle times, for the error rates beside ratings; 0 for none
    #[arg(long, value_name = "N", default_value = "1000")]
    error_rates: u32,
    /// Ask nobody for a name: every caller is the person at this machine
    #[arg(long)]
    table: bool,
    /// The folder of tables, and of the matches without a database [default: the platform's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Print the page's address as one line of JSON
    #[arg(long)]
    json: bool,
    /// Level of the log on standard error: off, error, warn, info or debug, as JSON with ",json" after it [default: TAVOLA_LOG, or warn]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
}

#[derive(Clone, Debug, thiserror::Error)]
#[error("expected a number from 0 to 65535")]
struct NoPort;

fn port(text: &str) -> Result<u16, NoPort> {
    text.parse().map_err(|_| NoPort)
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Place<'a> {
    /// The page's address.
    url: &'a str,
    port: u16,
    /// The folder of the matches.
    #[schemars(with = "String")]
    data: &'a std::path::Path,
    /// The link for the local network, if it was opened.
    lan: Option<&'a str>,
    /// The address of the metrics, if there are any.
    metrics: Option<&'a str>,
}

/// Returns the given address, or that of the environment.
fn named(given: Option<&String>, variable: &str) -> Option<String> {
    given.cloned().or_else(|| std::env::var(variable).ok()).filter(|url| !url.is_empty())
}

/// Returns the given database, or that of the environment.
pub(crate) fn database(given: Option<&String>) -> Option<String> {
    named(given, "DATABASE_URL")
}

/// Returns the given bus, or that of the environment.
pub(crate) fn bus(given: Option<&BusAddress>) -> Result<Option<BusAddress>, Failure> {
    if let Some(address) = given {
        return Ok(Some(address.clone()));
    }
    named(None, "BUS_URL").map(|url| url.parse()).transpose().map_err(Failure::input)
}

pub(crate) fn folder(data: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    match data {
        Some(data) => Ok(data.clone()),
        None => Ok(folders::data()?),
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    log::start(args.log.as_deref())?;
    let config = Config {
        port: args.port,
        data: folder(args.data.as_ref())?,
        database: None,
        bus: None,
        people: false,
        error_rates: 0,
        public_names: args.public_names.clone(),
        mail: None,
        metrics: None,
        lan: args.lan.flatten(),
    };
    let engine = match args.no_tables {
        true => tables::engine_with_tables(&config.data)?,
        false => tables::engine_making_tables(&config.data)?,
    };
    serve(&config, engine, args.lan.is_some(), !args.no_open, args.json)
}

/// Returns the mail server with its sender, if they are set.
fn mail(args: &NodeArgs) -> Result<Option<MailConfig>, Failure> {
    match (&args.mail, &args.mail_from) {
        (Some(server), Some(sender)) => {
            Ok(Some(MailConfig { server: server.clone(), sender: sender.clone() }))
        }
        (None, None) => Ok(None),
        (Some(_), None) => Err(InputError::expected("a sender of mails: --mail-from ADDRESS").into()),
        (None, Some(_)) => Err(InputError::expected("a mail server with the sender: --mail URL").into()),
    }
}

pub(crate) fn run_node(args: &NodeArgs) -> Result<(), Failure> {
    log::start(args.log.as_deref())?;
    let (database, bus) = (database(args.database.as_ref()), bus(args.bus.as_ref())?);
    if bus.is_some() && database.is_none() {
        return Err(InputError::expected("a database with the bus: --database URL, or DATABASE_URL").into());
    }
    let config = Config {
        port: args.port,
        data: folder(args.data.as_ref())?,
        database,
        bus,
        people: !args.table,
        error_rates: args.error_rates,
        public_names: args.public_names.clone(),
        mail: mail(args)?,
        metrics: args.metrics,
        lan: None,
    };
    let engine = tables::engine_with_tables(&config.data)?;
    serve(&config, engine, false, false, args.json)
}

/// Serves until it is asked to stop: with a link for the local network if guests are `invited`, and with the browser if it `opens` one.
fn serve(config: &Config, engine: Engine, invited: bool, opens: bool, json: bool) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(config, engine).await.map_err(Failure::input)?;
        let url = server.url();
        let link = if invited { Some(server.invite().await.map_err(Failure::input)?) } else { None };
        let metrics = server.metrics().map(|address| format!("http://{address}/metrics"));
        if json {
            output::json(&Place {
                url: &url,
                port: server.port,
                data: &config.data,
                lan: link.as_deref(),
                metrics: metrics.as_deref(),
            })?;
        } else {
            output::text(&format!("Tavola is at {url} (Ctrl-C ends it)"))?;
        }
        if let (Some(link), false) = (&link, json) {
            let code = qr_text(link);
            output::text(&format!("Other devices of this network: {link}\n\n{code}"))?;
        }
        if opens && open::that_detached(&url).is_err() {
            failure::report(&format!("no browser could be opened; open {url} in one"));
        }
        server.run().await.map_err(Failure::input)
    })
}

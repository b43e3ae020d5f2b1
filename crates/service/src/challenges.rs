//! Challenges: a person offers a match, and the match begins when another person accepts.
//!
//! Before that no match exists, so the holders of its seats never change. The id of the match is chosen with the challenge. The store
//! accepts one match of an id, so exactly one person takes a challenge, even if several try at once on several nodes.

use std::collections::BTreeMap;
use std::sync::Arc;

use tavola_notation::custom::Setting;
use tavola_play::{DiceMode, MatchSetup, PlayedMatch, Seat};
use tavola_rules::{Player, options, variants};

use crate::bus::Pulse;
use crate::failure::Failure;
use crate::games::holders::Holders;
use crate::games::{Games, checked};
use crate::ids;
use crate::node::Node;
use crate::pace::Pace;
use crate::people::wire::Distance;
use crate::principal::{Person, Principal, Scope};
use crate::rated;
use crate::ratings::wire::PlayerRating;
use crate::request_key::RequestKey;
use crate::store::{StoreError, to_text};
use lobby::Lobby;
use store::StoredChallenge;
use talk::Opponent;
use wire::{ChallengeView, Company, NewChallenge, Rematch};

mod calls;
pub(crate) mod lobby;
mod store;
mod talk;
pub(crate) mod wire;

pub(crate) use calls::routes;

/// Maximum number of open challenges of one person.
const MOST_OPEN: i64 = 20;
/// Milliseconds after which an open challenge is removed: a week.
const LONGEST: i64 = 7 * 24 * 60 * 60 * 1000;

/// The challenges of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Challenges {
    node: Node,
    games: Games,
    lobby: Arc<Lobby>,
    /// Rate limit of phrases and reports.
    pace: Arc<Pace>,
}

impl AsRef<Node> for Challenges {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

impl AsRef<Games> for Challenges {
    fn as_ref(&self) -> &Games {
        &self.games
    }
}

fn no_challenge(id: &str) -> Failure {
    Failure::NotFound(format!("no challenge {id:?}"))
}

/// Checks a setup and prepares it for storage in a challenge: two people without names, with dice thrown by Tavola.
fn offered(setup: MatchSetup) -> Result<MatchSetup, Failure> {
    let players = [Seat::human(), Seat::human()];
    let setup = checked(MatchSetup { players, dice: DiceMode::Tavola, ..setup })?;
    // A match that cannot begin cannot be offered.
    PlayedMatch::begin(setup.clone())?;
    if setup.rated {
        rated::rated_family(&setup)?;
    }
    Ok(setup)
}

/// Returns the options of a checked setup that differ from the defaults of its game.
fn differing(setup: &MatchSetup) -> BTreeMap<String, Setting> {
    let Some(plain) = variants::find(&setup.rules).map(|variant| variant.rules) else {
        return setup.options.clone();
    };
    let usual = |id: &str| {
        options::ALL.iter().find(|spec| spec.id == id).map(|spec| Setting::from((spec.get)(plain)))
    };
    let own = setup.options.iter().filter(|(id, value)| usual(id).as_ref() != Some(*value));
    own.map(|(id, value)| (id.clone(), value.clone())).collect()
}

impl Challenges {
    /// Creates the challenges of a node.
    pub(crate) fn new(games: Games) -> Challenges {
        Challenges { node: games.node().clone(), games, lobby: Arc::default(), pace: Arc::default() }
    }

    /// Removes challenges that stayed open too long.
    pub(crate) async fn tidy(&self) -> Result<(), StoreError> {
        self.node.store().remove_old_challenges(self.node.tasks().now() - LONGEST).await
    }

    /// Refuses a rated match to a person whose matches are not rated.
    async fn may_play(&self, person: &Person, setup: &MatchSetup) -> Result<(), Failure> {
        if !setup.rated {
            return Ok(());
        }
        Ok(self.node.store().may_be_rated(person.id(), person.scope != Scope::All).await??)
    }

    /// Creates a challenge by a person for anybody.
    async fn challenge(
        &self,
        id: String,
        person: &Person,
        new: NewChallenge,
    ) -> Result<StoredChallenge, Failure> {
        self.may_play(person, &new.setup).await?;
        Ok(StoredChallenge {
            id,
            person: person.id().to_string(),
            name: person.name().to_string(),
            setup: to_text(&offered(new.setup)?)?,
            player: new.player,
            visibility: new.visibility,
            whom: None,
            after: None,
            match_id: ids::new().map_err(Failure::internal)?,
            created: self.node.tasks().now(),
            dice: new.dice,
            listed: new.listed,
            taken: false,
        })
    }

    /// Offers a match, once for each key.
    async fn offer(
        &self,
        person: &Person,
        new: NewChallenge,
        key: &RequestKey,
    ) -> Result<ChallengeView, Failure> {
        let stored = self.challenge(key.id()?, person, new).await?;
        let (id, setup) = (stored.id.clone(), stored.setup.clone());
        let store = self.node.store().clone();
        let added = async move { store.offer_challenge(&stored, MOST_OPEN).await };
        if !self.node.tasks().finish(added).await?? {
            return Err(Failure::TooMany(format!(
                "{MOST_OPEN} challenges of yours wait already; withdraw one first"
            )));
        }
        self.changed();
        let stored = self.stored(&id).await?;
        if stored.person != **person.id() || stored.setup != setup {
            return Err(RequestKey::of_another());
        }
        self.view(stored, &Principal::Person(person.clone())).await
    }

    /// Adds a challenge. It fails if a challenge has this id or offers a rematch of the same match.
    async fn add(&self, stored: StoredChallenge) -> Result<(), Failure> {
        let store = self.node.store().clone();
        Ok(self.node.tasks().finish(async move { store.add_challenge(&stored).await }).await??)
    }

    async fn stored(&self, id: &str) -> Result<StoredChallenge, Failure> {
        self.node.store().challenge(id).await?.ok_or_else(|| no_challenge(id))
    }

    async fn view(&self, stored: StoredChallenge, principal: &Principal) -> Result<ChallengeView, Failure> {
        let setup: MatchSetup = serde_json::from_str(&stored.setup).map_err(Failure::internal)?;
        let mine = stored.person == principal.owner();
        let standings = self.node.store().standings(&[&stored.person]).await?;
        Ok(ChallengeView {
            there: self.node.bus().is_there(&stored.id, &stored.person),
            id: stored.id,
            by: stored.name,
            program: standings.is_program(&stored.person),
            rating: standings.rating(&stored.person, rated::family(&setup.rules)),
            rated: setup.rated,
            mine,
            options: differing(&setup),
            rules: setup.rules,
            title: setup.title,
            kind: setup.kind,
            clock: setup.clock,
            delay: setup.delay,
            player: stored.player,
            visibility: stored.visibility,
            listed: stored.listed,
            match_id: stored.taken.then_some(stored.match_id),
        })
    }

    /// Returns a challenge. The id of the begun match is included only for callers who may see it.
    async fn look(&self, id: &str, principal: &Principal) -> Result<ChallengeView, Failure> {
        let stored = self.stored(id).await?;
        if stored.taken {
            self.games.rights(principal, &stored.match_id).await.map_err(|_| no_challenge(id))?;
        }
        self.view(stored, principal).await
    }

    /// Withdraws an open challenge.
    async fn withdraw(&self, id: &str, person: &Person) -> Result<(), Failure> {
        if !self.node.store().remove_challenge(id, person.id()).await? {
            return Err(no_challenge(id));
        }
        self.node.bus().report(Pulse::Gone(id.into()));
        self.changed();
        Ok(())
    }

    /// Takes a challenge and begins its match. Returns the id of the match. A second call of the taker returns the same id.
    async fn take(&self, id: &str, person: &Person, dice: bool) -> Result<String, Failure> {
        let stored = self.stored(id).await?;
        if stored.person == **person.id() {
            return Err(Failure::bad("this challenge is your own: another person sits down"));
        }
        if stored.whom.as_ref().is_some_and(|whom| *whom != **person.id()) {
            return Err(Failure::Taken);
        }
        if self.node.store().between(person.id(), &stored.person).await?.apart() {
            // The blocked person gets no notice.
            return Err(Failure::Taken);
        }
        let setup: MatchSetup = serde_json::from_str(&stored.setup).map_err(Failure::internal)?;
        self.may_play(person, &setup).await?;
        if stored.listed {
            // A person who has taken a challenge leaves the lobby.
            self.node.store().leave_lobby(person.id()).await?;
        }
        let begun = self.begin(&stored, person, dice).await?;
        if !begun {
            return Err(Failure::Taken);
        }
        self.changed();
        self.node.bus().report(Pulse::Seq(id.into(), TAKEN));
        Ok(stored.match_id)
    }

    /// Begins the match of a challenge; `dice`: the browser of the taker takes part in its dice. `false`: another person has taken the
    /// challenge.
    async fn begin(&self, stored: &StoredChallenge, taker: &Person, dice: bool) -> Result<bool, Failure> {
        let mut setup: MatchSetup = serde_json::from_str(&stored.setup).map_err(Failure::internal)?;
        let mut holders = Holders { visibility: stored.visibility, people: [None, None] };
        let mut awaited = [false; 2];
        let first = (stored.name.clone(), Arc::from(stored.person.as_str()), stored.dice);
        let second = (taker.name().to_string(), Arc::clone(taker.id()), dice);
        for (player, (name, id, dice)) in [(stored.player, first), (stored.player.opponent(), second)] {
            setup.players[player.index()] = Seat::Human { name };
            holders.people[player.index()] = Some(id);
            awaited[player.index()] = dice;
        }
        let played = PlayedMatch::begin(setup)?;
        self.games.add_as(&stored.match_id, &played, &holders, None, awaited).await
    }

    /// Returns the players of a match and their presence.
    async fn company(&self, id: &str, principal: &Principal) -> Result<Company, Failure> {
        let rights = self.games.rights(principal, id).await?;
        let open = self.games.open(id).await?;
        let (holders, setup) = (open.holders().clone(), open.played().setup().clone());
        let late = rights.late.is_some();
        let seated = Player::BOTH.into_iter().any(|player| rights.sender.holds(player));
        let over = open.played().now().is_over() && !late;
        drop(open);
        let people: Vec<&str> = holders.people.iter().flatten().map(|person| &**person).collect();
        let standings = self.node.store().standings(&people).await?;
        let family = rated::family(&setup.rules).filter(|_| holders.are_two());
        let changes = if setup.rated && over { self.node.store().changes(id).await? } else { [None; 2] };
        let there = |person: &Option<Arc<str>>| {
            !late && person.as_deref().is_some_and(|person| self.node.bus().is_there(id, person))
        };
        let rematch = match self.node.store().challenge_after(id).await?.filter(|_| !late) {
            Some(stored) => {
                let by = Player::BOTH
                    .into_iter()
                    .find(|player| holders.people[player.index()].as_deref() == Some(&*stored.person));
                Some(Rematch { by, match_id: stored.taken.then_some(stored.match_id) })
            }
            None => None,
        };
        let distance = match principal.person() {
            Some(person) if holders.are_two() => match self.opponent(id, person).await {
                Ok(opponent) => self.node.store().between(person.id(), &opponent.id).await?.own,
                Err(_) => Distance::None,
            },
            _ => Distance::None,
        };
        Ok(Company {
            mine: Player::BOTH.map(|player| rights.sender.holds(player)),
            there: [there(&holders.people[0]), there(&holders.people[1])],
            two: holders.are_two(),
            rated: setup.rated,
            programs: Player::BOTH.map(|player| {
                holders.people[player.index()].as_deref().is_some_and(|person| standings.is_program(person))
            }),
            ratings: Player::BOTH.map(|player| {
                let person = holders.people[player.index()].as_deref()?;
                // The rating after this match also contains hidden results of other matches.
                let shown = rights.sender.holds(player)
                    || seated && setup.delay > 0
                    || !standings.is_hidden(person, family);
                let present = standings.rating(person, family);
                match changes[player.index()].filter(|_| shown) {
                    Some((rating, change)) => Some(PlayerRating {
                        rating,
                        // Others do not see a first rated match before its time.
                        provisional: present.is_none_or(|present| present.provisional),
                        change: Some(change),
                    }),
                    None => present,
                }
            }),
            helped: rights.helped,
            visibility: holders.visibility,
            distance,
            standoff: if late { None } else { self.games.standoff(id).await? },
            rematch,
            delay: setup.delay,
            late,
        })
    }

    /// Offers a rematch with changed seats to the other player of a finished match, or accepts the offer of that player.
    async fn rematch(&self, id: &str, principal: &Principal, dice: bool) -> Result<Company, Failure> {
        let person = principal.person().ok_or(Failure::NoName)?;
        let open = self.games.open(id).await?;
        let (visibility, over) = (open.holders().visibility, open.played().now().is_over());
        let setup = open.played().setup().clone();
        drop(open);
        let Opponent { own, id: whom } = self.opponent(id, person).await?;
        if !over {
            return Err(Failure::bad("expected a match that is over"));
        }
        if self.node.store().between(person.id(), &whom).await?.apart() {
            // The offer has no effect, and the blocked person gets no notice.
            return self.company(id, principal).await;
        }
        let player = own.opponent();
        let new = NewChallenge { setup, player, visibility, dice, listed: false };
        let id_of_it = ids::new().map_err(Failure::internal)?;
        let stored = StoredChallenge {
            whom: Some(whom.to_string()),
            after: Some(id.to_owned()),
            ..self.challenge(id_of_it, person, new).await?
        };
        self.add(stored).await?;
        let stored = self.node.store().challenge_after(id).await?.ok_or_else(|| no_challenge(id))?;
        if stored.person != **person.id() {
            self.begin(&stored, person, dice).await?;
        }
        self.node.bus().report(Pulse::There(id.into()));
        self.company(id, principal).await
    }
}

/// Number of changes reported to followers of a taken challenge; for an open one it is smaller by one.
pub(crate) const TAKEN: usize = 2;

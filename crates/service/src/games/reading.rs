//! Read access to matches: lists, records, views, hints and explanations.

use std::sync::Arc;

use serde_json::value::RawValue;
use tavola_play::{MatchRecord, MatchSetup, PlayedMatch};
use tavola_rules::game::Phase;
use tavola_rules::{Player, reason};

use super::holders::Late;
use super::room::{self, Held};
use super::shown::Shown;
use super::store::StoredMatch;
use super::wire::{Card, ClockView, MatchCard, MatchList, View, Why, WhyQuery, YourTurn};
use super::{Games, not_found, view};
use crate::failure::Failure;
use crate::failure::wire::Unreadable;
use crate::job::Job;
use crate::parts::{self, ListQuery, MOST_LISTED};
use crate::positions::{FullPosition, hint};
use crate::principal::Principal;
use crate::store;

/// Maximum number of matches in the list of a person's turns.
const MOST_TURNS: usize = 50;

impl Games {
    /// Returns the present record of a match.
    pub(crate) async fn record(&self, id: &str) -> Result<Arc<MatchRecord>, Failure> {
        let played = self.played(id).await?;
        let actions = played.events().iter().map(|event| (event.by, event.action.clone()));
        Ok(Arc::new(MatchRecord::new(played.setup().clone(), actions)))
    }

    /// Returns the record of a match for a file, with its dice as far as they may be seen.
    pub(crate) async fn whole(&self, id: &str) -> Result<MatchRecord, Failure> {
        let mut record = (*self.record(id).await?).clone();
        record.dice = self.node.store().find_dice(id).await?.map(|dice| dice.record());
        Ok(record)
    }

    /// Returns the present state of a match with its log.
    pub(crate) async fn played(&self, id: &str) -> Result<PlayedMatch, Failure> {
        self.logged(id, None).await.map(|(played, ..)| played)
    }

    /// Returns a match with its log, and the times of its start and of its last change, within what a watcher with a delay sees.
    pub(super) async fn logged(
        &self,
        id: &str,
        late: Option<Late>,
    ) -> Result<(PlayedMatch, String, String), Failure> {
        let gone = || not_found(id);
        let stored = self.node.store().find_match(id).await?.ok_or_else(gone)?;
        let mut written = self.node.store().written(id, 0).await?.ok_or_else(gone)?;
        if let Some(Late { shown, .. }) = late {
            written.actions.truncate(shown);
            let last = written.actions.last().and_then(|action| action.time);
            written.updated = last.map_or_else(|| stored.created.clone(), |time| store::written(time.at));
        }
        let (created, updated) = (stored.created.clone(), written.updated.clone());
        // A long match takes a while to replay.
        let played = self.node.tasks().compute(move || room::replayed(&stored, written)).await??;
        Ok((played, created, updated))
    }

    /// Lists matches: all of the machine, or those in which a person has a seat. A separate list has the matches that this version cannot
    /// read, so that they can be removed.
    pub(crate) async fn list(&self, principal: &Principal, part: &ListQuery) -> Result<MatchList, Failure> {
        let of = principal.is_of_a_service().then(|| principal.owner());
        let mut found = self.node.store().matches(of, part.after()?, MOST_LISTED + 1).await?;
        let next = parts::cut(&mut found, |(stored, ..)| (&stored.updated, &stored.id));
        let yours = match of {
            Some(person) if part.after()?.is_none() => self.turns(person).await?,
            _ => Vec::new(),
        };
        let mut list = MatchList { yours, matches: Vec::new(), unreadable: Vec::new(), next };
        for (stored, holders, adjourned) in found {
            match readable(&stored.setup, &stored.card) {
                Ok(card) => list.matches.push(MatchCard {
                    id: stored.id,
                    card: Card { seq: stored.seq, ..card },
                    created: stored.created,
                    updated: stored.updated,
                    shared: holders > 1,
                    adjourned,
                }),
                Err(error) => list.unreadable.push(Unreadable { id: stored.id, reason: error.to_string() }),
            }
        }
        Ok(list)
    }

    /// Lists the matches with days for a turn in which a person is to move, the most urgent first.
    async fn turns(&self, person: &str) -> Result<Vec<YourTurn>, Failure> {
        let (found, now) = (self.node.store().turns_of(person, MOST_TURNS).await?, self.now());
        let turn = |(stored, deadline): (StoredMatch, i64)| {
            let Card { players, match_rules, title, .. } = readable(&stored.setup, &stored.card).ok()?;
            Some(YourTurn { id: stored.id, players, match_rules, title, left: (deadline - now).max(0) })
        };
        Ok(found.into_iter().filter_map(turn).collect())
    }

    /// Returns the present view of a match with the events after `since`, or with all.
    pub(crate) async fn view(&self, id: &str, since: Option<usize>) -> Result<Shown, Failure> {
        let mut open = self.rooms.hold(id).await;
        let news = |since| open.is_loaded() && open.played().len() > since;
        if !since.is_some_and(news) {
            open = self.fresh(open).await?;
        }
        // A bot whose turn was interrupted by the stop of the node continues now.
        self.wake_bot(&mut open).await?;
        let since = since.unwrap_or(0);
        if let Some(shown) = open.shown(since) {
            return Ok(shown.clone());
        }
        let shown = Shown::of(&self.view_of(&open, since).await?, since)?;
        if open.trim() {
            self.rooms.weigh(&open);
        }
        Ok(shown)
    }

    /// Returns the view of an open match with the events after `since`.
    pub(crate) async fn view_of(&self, open: &Held, since: usize) -> Result<View, Failure> {
        if let Some(view) = open.view(since) {
            return Ok(view);
        }
        let (played, ..) = self.logged(open.id(), None).await?;
        // The match may have changed elsewhere meanwhile.
        let events = played.events().get(since..open.played().len()).unwrap_or_default();
        Ok(open.view_with(events))
    }

    /// Returns the view for a watcher with a delay, with the events after `since`. It equals the players' view at that time.
    pub(crate) async fn view_late(&self, id: &str, late: Late, since: usize) -> Result<Shown, Failure> {
        // Those who watch are many, and see the same.
        if let Some(shown) = self.rooms.hold(id).await.shown_late(late.shown, since) {
            return Ok(shown.clone());
        }
        let (played, created, updated) = self.logged(id, Some(late)).await?;
        let about = view::About {
            id,
            setup: played.setup(),
            created: &created,
            updated: &updated,
            clock: ClockView::of(&played),
        };
        let events = played.events().get(since..).unwrap_or_default();
        let shown = Shown::of(&view::view(&about, played.now(), played.len(), true, events), since)?;
        self.rooms.hold(id).await.show_late(late.shown, shown.clone());
        Ok(shown)
    }

    /// Returns a match after its first `at` actions, with the events after `since`, or only the last event, within what a watcher with a
    /// delay sees.
    pub(crate) async fn view_at(
        &self,
        id: &str,
        at: usize,
        since: Option<usize>,
        late: Option<Late>,
    ) -> Result<View, Failure> {
        let (played, created, updated) = self.logged(id, late).await?;
        let id = id.to_owned();
        let past = move || {
            let past = played
                .at(at)
                .ok_or_else(|| Failure::bad(format!("the match has {} actions, not {at}", played.len())))?;
            let since = since.unwrap_or(at.saturating_sub(1));
            let events = played.events().get(since..at).unwrap_or_default();
            let about = view::About {
                id: &id,
                setup: played.setup(),
                created: &created,
                updated: &updated,
                clock: None,
            };
            Ok(view::view(&about, &past, at, false, events))
        };
        self.node.tasks().compute(past).await?
    }

    /// Returns the engine's advice for the player who is to act.
    pub(crate) async fn hint(&self, id: &str, by: Option<Player>) -> Result<Box<RawValue>, Failure> {
        let (id, m) = {
            let open = self.open(id).await?;
            (Arc::clone(open.id()), open.played().now().clone())
        };
        let player = hint::asked(&m, by)?;
        let hint = self.node.perform(&id, Job::Hint { state: Arc::new(m), player }).await?.page()?;
        if hint.get() == "null" { Err(hint::NOTHING.into()) } else { Ok(hint) }
    }

    /// Explains why a move is illegal in the running turn, or why no move of its roll is legal.
    pub(crate) async fn why(&self, id: &str, query: &WhyQuery) -> Result<Why, Failure> {
        let m = self.open(id).await?.played().now().clone();
        let Phase::Move { turn, .. } = m.game().phase() else { return Ok(Why { reason: None }) };
        let mut turn = turn.clone();
        let made = query.made().ok_or_else(|| Failure::bad("moves are FROM-TO-DIE, separated by commas"))?;
        for mv in made {
            turn.play(mv).map_err(|_| Failure::bad("these moves are not legal here"))?;
        }
        Ok(Why {
            reason: match (query.from, query.to) {
                (Some(from), Some(to)) => reason::explain(&turn, from, to),
                _ => reason::no_play_reason(&turn),
            },
        })
    }

    /// Returns the position of a match after its first `at` actions, within what a watcher with a delay sees.
    pub(crate) async fn placed(
        &self,
        id: &str,
        at: usize,
        late: Option<Late>,
    ) -> Result<FullPosition, Failure> {
        let (played, ..) = self.logged(id, late).await?;
        let past = move || played.at(at).map(|m| FullPosition::of_match(&m));
        let past = self.node.tasks().compute(past).await?;
        let past = past.ok_or_else(|| Failure::bad(format!("the match has no action {at}")))?;
        past.ok_or_else(|| Failure::bad("expected a place before a roll, or after one"))
    }
}

/// Reads the card of a stored match if its setup can be read too.
fn readable(setup: &str, card: &str) -> Result<Card, serde_json::Error> {
    serde_json::from_str::<MatchSetup>(setup)?;
    serde_json::from_str(card)
}

//! Agreements of two opponents outside the actions of their match, and the options of a player whose opponent has left.
//!
//! A proposal is void after any action of the match: a player who plays on has answered it. An adjourned match takes no actions, and its
//! clocks stand still until both players resume it. A player whose opponent leaves may adjourn the match after a while. With clocks, the
//! clock decides about the win; without clocks the player can claim it after a longer while.
//!
//! A settlement takes two steps, because the engine never helps one player alone. Both ask for the value of the game, both see it, and both
//! agree to it.

use std::sync::Arc;

use tavola_play::Prepared;
use tavola_rules::Player;

use super::Games;
use super::absences::{CLAIM, GRACE, SLOW_GRACE};
use super::holders::Holders;
use super::room::Held;
use super::wire::{Proposal, ProposalKind, Standoff, StayAct, Verdict};
use crate::bus::Pulse;
use crate::failure::Failure;
use crate::job::Job;
use crate::job_error::JobError;
use crate::principal::Principal;
use crate::store::{Store, StoreError, query};

/// Milliseconds for which a player who wants to resume counts as present.
const READY: i64 = 60_000;
/// Milliseconds in which a refused proposal cannot be repeated.
const REFUSED: i64 = 60_000;
/// Milliseconds for which a departure counts: 30 days. For pairing it counts for a day.
const REMEMBERED: i64 = 30 * 24 * 60 * 60 * 1000;
const RECENT: i64 = 24 * 60 * 60 * 1000;
/// Number of departures within a day from which on a person is not paired.
const MOST_LEFT: i64 = 3;

/// A stored proposal.
#[derive(Clone, Copy, Debug)]
struct Stored {
    /// The proposer; `None` for a verdict.
    by: Option<Player>,
    kind: ProposalKind,
    seq: usize,
    at: i64,
    refused: bool,
    /// For a verdict: value of the game to the first player, in thousandths of a point.
    worth: Option<i32>,
}

impl Stored {
    /// Returns whether it can be answered after `seq` actions at a time.
    fn stands(&self, seq: usize, now: i64) -> bool {
        !self.refused && self.seq == seq && (self.kind != ProposalKind::Resume || now - self.at < READY)
    }
}

impl Games {
    /// Opens a running match between two people for one of its players. Also returns the player.
    async fn between(&self, id: &str, principal: &Principal) -> Result<(Held, Player), Failure> {
        let open = self.open(id).await?;
        let sender = open.holders().sender(id, principal);
        let own = Player::BOTH.into_iter().find(|player| sender.holds(*player));
        let two = open.holders().are_two() && !open.played().now().is_over();
        match own {
            Some(own) if two => Ok((open, own)),
            _ => Err(Failure::bad("expected a running match between two people, played by you")),
        }
    }

    /// Proposes something to the opponent. If both propose the same, it is agreed.
    pub(crate) async fn propose(
        &self,
        id: String,
        principal: Principal,
        kind: ProposalKind,
    ) -> Result<(), Failure> {
        let games = self.clone();
        let proposed = async move {
            let (open, own) = games.between(&id, &principal).await?;
            games.fits(&open, kind, own)?;
            let (now, seq, store) = (games.now(), open.played().len(), games.node.store());
            let before = store.proposal(&id).await?;
            let standing = before.filter(|before| before.stands(seq, now) && before.kind == kind);
            let both = standing.is_some_and(|standing| standing.by == Some(own.opponent()));
            // Two take-backs are different proposals: each player would take back their own decision.
            if both && kind != ProposalKind::TakeBack {
                return games.agree(open, kind, own).await;
            }
            let worth = standing.and_then(|standing| standing.worth);
            if kind == ProposalKind::SettleNow && worth.is_none() {
                return Err(Failure::bad("expected a game about which both have asked what it is worth"));
            }
            let again = before.is_some_and(|before| {
                before.refused && before.by == Some(own) && before.kind == kind && now - before.at < REFUSED
            });
            if again {
                return Err(Failure::TooMany("that was refused a moment ago".to_owned()));
            }
            store
                .write_proposal(&id, Stored { by: Some(own), kind, seq, at: now, refused: false, worth })
                .await?;
            games.node.bus().report(Pulse::There(id.as_str().into()));
            Ok(())
        };
        self.node.tasks().finish(proposed).await?
    }

    /// Accepts or refuses the opponent's proposal, or withdraws one's own.
    pub(crate) async fn answer(
        &self,
        id: String,
        principal: Principal,
        kind: ProposalKind,
        accept: bool,
    ) -> Result<(), Failure> {
        let games = self.clone();
        let answered = async move {
            let (open, own) = games.between(&id, &principal).await?;
            let (now, seq, store) = (games.now(), open.played().len(), games.node.store());
            let proposal =
                store.proposal(&id).await?.filter(|stored| stored.stands(seq, now) && stored.kind == kind);
            let Some(proposal) = proposal else {
                return Err(no_longer_proposed());
            };
            if accept && proposal.by == Some(own.opponent()) {
                return games.agree(open, kind, own.opponent()).await;
            }
            if accept {
                return Err(Failure::bad("the other player answers what you propose"));
            }
            // A withdrawn proposal can be repeated at once.
            let at = if proposal.by == Some(own) { 0 } else { now };
            store.write_proposal(&id, Stored { refused: true, at, ..proposal }).await?;
            games.node.bus().report(Pulse::There(id.as_str().into()));
            Ok(())
        };
        self.node.tasks().finish(answered).await?
    }

    /// Adjourns a match whose other player has left, or claims the win.
    pub(crate) async fn stay(&self, id: String, principal: Principal, act: StayAct) -> Result<(), Failure> {
        let games = self.clone();
        let stayed = async move {
            let (mut open, own) = games.between(&id, &principal).await?;
            let away = own.opponent();
            let waited = games.waited_for(&open).await?[away.index()].unwrap_or(0);
            let clocked = open.played().setup().clock.is_some();
            let wanted = match (act, clocked) {
                (StayAct::Adjourn, true) => GRACE,
                (StayAct::Adjourn, false) => SLOW_GRACE,
                (StayAct::Claim, false) => CLAIM,
                (StayAct::Claim, true) => return Err(Failure::bad("the clock decides about this match")),
            };
            let there = open.holders().people[away.index()].as_ref();
            if there.is_some_and(|person| games.node.bus().is_there(&id, person)) || waited < wanted {
                return Err(Failure::bad("the other player has not been away for long enough"));
            }
            if act == StayAct::Adjourn {
                return games.agree(open, ProposalKind::Adjourn, own).await;
            }
            if open.pause().since.is_some() {
                return Err(Failure::Adjourned);
            }
            let moment = games.moment(&open, games.arrival());
            let prepared = open.played().left(moment);
            let prepared =
                prepared.filter(|left| left.events().first().is_some_and(|event| event.by == away));
            let Some(prepared) = prepared else {
                return Err(Failure::bad("expected a match that waits for the other player"));
            };
            if games.lose(&mut open, prepared).await? {
                return Ok(());
            }
            let open = games.fresh(open).await?;
            Err(Failure::stale(&games.view_of(&open, open.played().len()).await?))
        };
        self.node.tasks().finish(stayed).await?
    }

    /// Writes that a player loses on time, and, if they are away, that they have left. `false`: another writer was faster.
    pub(super) async fn lose(&self, open: &mut Held, prepared: Prepared) -> Result<bool, Failure> {
        let id = open.id().clone();
        let loser = prepared.events().first().map(|event| event.by);
        let away = self.waited_for(open).await?;
        if self.commit(open, prepared, None).await?.is_none() {
            return Ok(false);
        }
        let left = loser.filter(|loser| away[loser.index()].is_some_and(|waited| waited >= GRACE));
        if let Some(person) = left.and_then(|left| open.holders().people[left.index()].as_ref()) {
            self.node.store().add_departure(&id, person, self.now()).await?;
        }
        Ok(true)
    }

    /// Checks whether a player's proposal can be agreed to now.
    fn fits(&self, open: &Held, kind: ProposalKind, by: Player) -> Result<(), Failure> {
        let live = open.played();
        let settles = matches!(kind, ProposalKind::Settle | ProposalKind::SettleNow);
        let wrong = match kind {
            ProposalKind::Resume if open.pause().since.is_none() => "expected an adjourned match",
            ProposalKind::Resume => return Ok(()),
            _ if open.pause().since.is_some() => return Err(Failure::Adjourned),
            ProposalKind::TakeBack if live.setup().rated => "nothing is taken back in a rated match",
            ProposalKind::TakeBack if !live.now().may_take_back_turn(by) => {
                "expected a play or a cube decision of yours in this game that was not taken back before"
            }
            _ if settles && live.setup().rated => "no rated match is settled by agreement",
            _ if settles && !live.now().game().may_settle() => {
                "expected a game before the roll that begins a turn"
            }
            _ => return Ok(()),
        };
        Err(Failure::bad(wrong))
    }

    /// Carries out an agreed proposal.
    async fn agree(&self, mut open: Held, kind: ProposalKind, by: Player) -> Result<(), Failure> {
        self.fits(&open, kind, by)?;
        match kind {
            ProposalKind::Adjourn | ProposalKind::Resume => self.pause(&mut open).await,
            ProposalKind::Settle => self.judge(open).await,
            ProposalKind::SettleNow => {
                let stored = self.node.store().proposal(open.id()).await?;
                let worth = stored.and_then(|stored| stored.worth).ok_or(JobError::Failed)?;
                let prepared = open.played().settled(by, worth, self.moment(&open, self.arrival()));
                self.act_for_both(&mut open, prepared).await
            }
            ProposalKind::TakeBack => {
                let prepared = open.played().turn_taken_back(by, self.moment(&open, self.arrival()));
                self.act_for_both(&mut open, prepared).await
            }
        }
    }

    /// Requests the value of the game from the engine, for both players. The room is free during the search. If the match or the
    /// proposal has changed meanwhile, the value is dropped.
    async fn judge(&self, open: Held) -> Result<(), Failure> {
        let (id, seq, m) = (open.id().clone(), open.played().len(), open.played().now().clone());
        drop(open);
        let player = m.game().phase().player().unwrap_or(Player::First);
        let stake = f64::from(m.game().cube().stake());
        let worth = self.node.perform(&id, Job::Worth { state: Arc::new(m), player }).await?.worth()?;
        let equity = f64::from(worth.ok_or(JobError::Failed)?);
        let sign = if player == Player::First { 1000.0 } else { -1000.0 };
        let worth = Some((equity * stake * sign).round() as i32);
        let (open, now) = (self.open(&id).await?, self.now());
        if open.played().len() != seq {
            return Err(Failure::stale(&self.view_of(&open, seq).await?));
        }
        let asked = self.node.store().proposal(&id).await?;
        // Another request has computed the same value.
        if asked.is_some_and(|asked| asked.stands(seq, now) && asked.worth.is_some()) {
            return Ok(());
        }
        let stands = |asked: Stored| asked.stands(seq, now) && asked.kind == ProposalKind::Settle;
        if open.pause().since.is_some() || !asked.is_some_and(stands) {
            return Err(no_longer_proposed());
        }
        let verdict = Stored { by: None, kind: ProposalKind::SettleNow, seq, at: now, refused: false, worth };
        self.node.store().write_proposal(&id, verdict).await?;
        self.node.bus().report(Pulse::There(id));
        Ok(())
    }

    /// Writes the agreed actions.
    async fn act_for_both(&self, open: &mut Held, prepared: Option<Prepared>) -> Result<(), Failure> {
        if let Some(prepared) = prepared
            && self.commit(open, prepared, None).await?.is_some()
        {
            return Ok(());
        }
        self.refresh(open).await?;
        Err(Failure::stale(&self.view_of(open, open.played().len()).await?))
    }

    /// Adjourns or resumes a match.
    async fn pause(&self, open: &mut Held) -> Result<(), Failure> {
        let id = open.id().clone();
        let (pause, deadline) = self.pause_or_go_on(open);
        let written = self.node.store().write_pause(&id, open.edition(), pause, deadline).await?;
        self.refresh(open).await?;
        if !written {
            return Err(Failure::stale(&self.view_of(open, open.played().len()).await?));
        }
        self.node.bus().report(Pulse::There(id));
        Ok(())
    }

    /// Returns the state of a match between two people outside its actions. `None`: it is another match, or it is over.
    pub(crate) async fn standoff(&self, id: &str) -> Result<Option<Standoff>, Failure> {
        let open = self.open(id).await?;
        if !open.holders().are_two() || open.played().now().is_over() {
            return Ok(None);
        }
        let (now, seq, store) = (self.now(), open.played().len(), self.node.store());
        let clocked = open.played().setup().clock.is_some();
        let proposal = store.proposal(id).await?.filter(|stored| stored.stands(seq, now));
        Ok(Some(Standoff {
            proposal: proposal.and_then(|stored| Some(Proposal { by: stored.by?, kind: stored.kind })),
            verdict: proposal.and_then(|stored| stored.worth).map(|worth| {
                let result = open.played().now().game().settled(worth);
                Verdict { worth, winner: result.winner, points: result.points }
            }),
            adjourned: open.pause().since.is_some(),
            waited: self.waited_for(&open).await?,
            grace: if clocked { GRACE } else { SLOW_GRACE },
            claim: (!clocked).then_some(CLAIM),
            departures: self.departures(open.holders(), now - REMEMBERED).await?,
        }))
    }

    async fn departures(&self, holders: &Holders, since: i64) -> Result<[i64; 2], StoreError> {
        let mut counts = [0; 2];
        for (count, person) in counts.iter_mut().zip(&holders.people) {
            if let Some(person) = person {
                *count = self.node.store().departures(person, since).await?;
            }
        }
        Ok(counts)
    }

    /// Refuses the pairing of a person who has left too many matches lately.
    pub(crate) async fn may_be_paired(&self, person: &str) -> Result<(), Failure> {
        if self.node.store().departures(person, self.now() - RECENT).await? < MOST_LEFT {
            return Ok(());
        }
        Err(Failure::TooMany(format!(
            "you have left {MOST_LEFT} matches within a day; play by invitations until tomorrow"
        )))
    }
}

fn no_longer_proposed() -> Failure {
    Failure::NotFound("this is proposed no more".to_owned())
}

impl Store {
    async fn proposal(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let row = query("SELECT player, kind, seq, at, refused, worth FROM proposals WHERE match_id = $1")
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let by = usize::try_from(row.get::<i64>(0)?).ok().and_then(Player::from_index);
        let Some(kind) = ProposalKind::named(row.get(1)?) else { return Ok(None) };
        let seq = usize::try_from(row.get::<i64>(2)?).unwrap_or(0);
        let (at, refused) = (row.get(3)?, row.get::<i64>(4)? != 0);
        let worth = row.get::<Option<i64>>(5)?.and_then(|worth| i32::try_from(worth).ok());
        Ok(Some(Stored { by, kind, seq, at, refused, worth }))
    }

    async fn write_proposal(&self, id: &str, stored: Stored) -> Result<(), StoreError> {
        query(
            "INSERT INTO proposals (match_id, player, kind, seq, at, refused, worth)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (match_id) DO UPDATE SET player = excluded.player, kind = excluded.kind, seq = excluded.seq,
                 at = excluded.at, refused = excluded.refused, worth = excluded.worth",
        )
        .bind(id)
        .bind(stored.by.map_or(-1, |by| by.index() as i64))
        .bind(stored.kind.name())
        .bind(stored.seq as i64)
        .bind(stored.at)
        .bind(i64::from(stored.refused))
        .bind(stored.worth.map(i64::from))
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    async fn add_departure(&self, id: &str, person: &str, now: i64) -> Result<(), StoreError> {
        query("INSERT INTO departures (match_id, person, at) VALUES ($1, $2, $3) ON CONFLICT (match_id) DO NOTHING")
            .bind(id)
            .bind(person)
            .bind(now)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Counts the matches that a person has left since a time.
    async fn departures(&self, person: &str, since: i64) -> Result<i64, StoreError> {
        let row = query("SELECT COUNT(*) FROM departures WHERE person = $1 AND at > $2")
            .bind(person)
            .bind(since)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.map_or(Ok(0), |row| row.get(0))
    }
}

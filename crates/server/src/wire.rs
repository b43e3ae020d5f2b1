//! What goes over the wire, as types. `PROTOCOL.md` explains them; `web/wire.d.ts` is generated from them.

pub(crate) mod analysis;
pub(crate) mod board;
pub(crate) mod custom;
pub(crate) mod event;
pub(crate) mod failure;
pub(crate) mod hint;
pub(crate) mod lan;
pub(crate) mod matches;
pub(crate) mod position;
pub(crate) mod practice;
pub(crate) mod profile;
pub(crate) mod rollout;
pub(crate) mod rules;
pub(crate) mod view;

pub(crate) use analysis::{
    AnalysisList, AnalysisQuery, AnalysisRequest, AnalysisState, AnalysisView, JudgedPlay, JudgementQuery,
    ReportFormat, ReportQuery, WhatIf,
};
pub(crate) use board::Board;
pub(crate) use custom::{
    Comparison, ComparisonRow, ComparisonRows, CustomRulesList, CustomRulesText, RulesQuery, StoredRules,
};
pub(crate) use event::{MatchEvent, hit};
pub(crate) use failure::{ErrorBody, ErrorCode, ErrorDetail, Fault};
pub(crate) use hint::{CubeAction, Hint, HintKind, HintPlay, NamedDouble, NamedPair, Probabilities};
pub(crate) use lan::{LanInvitation, LanQuery, LanView};
pub(crate) use matches::{
    Actions, Card, FileQuery, HintQuery, MatchCard, MatchList, NewsQuery, OpenQuery, OpenedFile, Standing,
    Unreadable, ViewQuery, Why, WhyQuery,
};
pub(crate) use position::{
    Offered, PictureFormat, PictureQuery, PositionAdvice, PositionAnswer, PositionQuery, Terms,
};
pub(crate) use practice::{
    Answered, Ask, Collected, DeckQuery, DeckView, Due, Grade, Problem, ProblemSource, QuizGame, QuizGames,
    QuizRequest, QuizView, Review, Solution,
};
pub(crate) use profile::{ProfileGroup, ProfileName, ProfileQuery, ProfileView};
pub(crate) use rollout::{
    NewRollout, RolloutAbout, RolloutCandidate, RolloutCard, RolloutLimits, RolloutList, RolloutRequest,
    RolloutRow, RolloutSettings, RolloutView,
};
pub(crate) use rules::{BlockedValue, Catalogue, OptionType, RuleCard, RuleChoices, RuleOption};
pub(crate) use view::{ActName, Ahead, Cube, Phase, PhaseKind, PositionIds, RulesView, Turn, TurnNode, View};

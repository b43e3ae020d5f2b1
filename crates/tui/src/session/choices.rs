//! The actions that are offered to people at the terminal.

use tavola_play::{Ability, Command, State};
use tavola_rules::rules::Opening;

use super::Session;
use crate::input::Input;

/// An action that is offered now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The command for it, the same in every language.
    pub word: &'static str,
    /// Its input.
    pub input: Input,
}

impl Session {
    /// Returns the abilities of the people at this terminal: the player on turn, and the person who may resign meanwhile.
    fn abilities(&self) -> Vec<Ability> {
        let mut abilities = Vec::new();
        let bot = self.played.bot_to_act().map(|(player, _)| player);
        match (bot, self.asked) {
            (Some(bot), Some(asked)) if bot == asked => abilities.extend(self.played.may(bot)),
            _ => {}
        }
        let person = if self.setup().seat(self.viewer()).is_bot() { None } else { Some(self.viewer()) };
        abilities.extend(person.map(|person| self.played.may(person)).unwrap_or_default());
        abilities
    }

    /// Returns the possible actions apart from moves of checkers.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        let choice = |word, input| Choice { word, input };
        let one = |word, command| vec![Choice { word, input: Input::Do(command) }];
        let choices = |ability| match ability {
            Ability::Roll { .. } => {
                let lots = self.played().rules().opening == Opening::LotThenRoll;
                let word = match self.state() {
                    State::Ahead { .. } => "roll ahead",
                    State::Opening if lots => "lot",
                    _ => "roll",
                };
                one(word, Command::Roll { dice: None })
            }
            Ability::Pick | Ability::Choose | Ability::Play => Vec::new(),
            Ability::Done => one("done", Command::Done),
            Ability::TakeBack { .. } => {
                vec![choice("undo", Input::Do(Command::TakeBack)), choice("undo all", Input::UndoAll)]
            }
            Ability::Cocked => one("cocked", Command::Cocked),
            Ability::Double { .. } => one("double", Command::Double),
            Ability::Take => one("take", Command::Take),
            Ability::Drop => one("drop", Command::Drop),
            Ability::Beaver { .. } => one("beaver", Command::Beaver),
            Ability::Raccoon { .. } => one("raccoon", Command::Raccoon),
            Ability::Resign { .. } => vec![choice("resign", Input::Resign)],
            Ability::Accept => one("accept", Command::Accept),
            Ability::Refuse => one("refuse", Command::Refuse),
            Ability::Next => one("next", Command::Next),
            Ability::End => one("finish", Command::End),
        };
        self.abilities().into_iter().flat_map(choices).collect()
    }

    /// Returns the action of Enter: the end of a turn, a roll, or the only possible action.
    #[must_use]
    pub fn usual_choice(&self) -> Option<Input> {
        let mut choices = self.choices();
        choices.retain(|choice| !matches!(choice.input, Input::Resign | Input::Do(Command::End)));
        let usual =
            |choice: &&Choice| matches!(&choice.input, Input::Do(Command::Done | Command::Roll { .. }));
        match (choices.iter().find(usual), choices.as_slice()) {
            (Some(usual), _) => Some(usual.input.clone()),
            (None, [only]) if only.input != Input::Do(Command::Cocked) => Some(only.input.clone()),
            (None, _) => None,
        }
    }

    /// Returns the price of each level of a resignation, the single game first; empty if resigning is not allowed.
    #[must_use]
    pub fn resignations(&self) -> Vec<u32> {
        let points = self.abilities().into_iter().find_map(|ability| match ability {
            Ability::Resign { points } => Some(points),
            _ => None,
        });
        points.unwrap_or_default()
    }
}

//! Lessons: positions with targets of little noise, from games of frozen nets.

pub(crate) mod backgammon;
pub(crate) mod game;
mod inputs;
mod lesson;
mod make;

pub(crate) use inputs::{InputOptions, write_inputs};
pub(crate) use lesson::{Form, Lesson};
pub(crate) use make::{GameLessonOptions, LessonOptions, make_game_lessons, make_lessons, prefilter};

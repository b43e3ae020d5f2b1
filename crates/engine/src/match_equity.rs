//! Match equity tables: a player's chance to win the match by the points that both need, between players of equal
//! strength, before a game begins.
//!
//! Two tables come with the engine, as readable text (see [`Known`]). [`Met::own`] was measured in games of this engine
//! against itself. [`Met::kazaross`] has the figures that Neil Kazaross published. Gaps in a text are computed from its
//! figures, from short matches to long ones, by a [`Model`] of one game whose parameters were fitted to the measured
//! scores.

mod known;
mod model;

use std::sync::{Arc, LazyLock};

pub use known::{Expected, Known, NotATable};
pub use model::Model;

/// The longest distance in a table. Longer distances use its figures.
pub const LONGEST: usize = 100;

/// The figures of a table.
#[derive(PartialEq)]
struct Figures {
    name: String,
    /// The chances of a player, by their own and the opponent's distance. If the opponent needs one point, the next
    /// game is the Crawford game.
    before: Vec<[f64; LONGEST + 1]>,
    /// The chances of the trailer, whose opponent needs one point and has had the Crawford game.
    after: [f64; LONGEST + 1],
}

static OWN: LazyLock<Figures> = LazyLock::new(|| Figures::new(&embedded(OWN_TEXT)));
static KAZAROSS: LazyLock<Figures> = LazyLock::new(|| Figures::new(&embedded(KAZAROSS_TEXT)));

const OWN_TEXT: &str = include_str!("../met/own.txt");
const KAZAROSS_TEXT: &str = include_str!("../met/kazaross-xg2.txt");

fn embedded(text: &str) -> Known {
    text.parse().expect("the embedded tables are whole: a test reads them")
}

impl Model {
    /// The model that continues [`Met::own`].
    #[must_use]
    pub fn own() -> Model {
        embedded(OWN_TEXT).model.expect("our own table has its model: a test reads it")
    }
}

/// A table. Copies of one share its figures.
#[derive(Clone)]
pub struct Met(Source);

/// The source of a table's figures. Embedded figures have no reference count, because the search copies tables.
#[derive(Clone)]
enum Source {
    Embedded(&'static Figures),
    Given(Arc<Figures>),
}

impl Met {
    /// The table of this engine.
    #[must_use]
    pub fn own() -> Met {
        Met(Source::Embedded(&OWN))
    }

    /// Kazaross-XG2: the figures that Neil Kazaross published in 2011, up to 25 points.
    #[must_use]
    pub fn kazaross() -> Met {
        Met(Source::Embedded(&KAZAROSS))
    }

    /// A table of any figures (0.1 MB).
    #[must_use]
    pub fn new(known: &Known) -> Met {
        Met(Source::Given(Arc::new(Figures::new(known))))
    }

    #[inline]
    fn figures(&self) -> &Figures {
        match &self.0 {
            Source::Embedded(figures) => figures,
            Source::Given(figures) => figures,
        }
    }

    /// The name of the table.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.figures().name
    }

    /// The chance to win the match of a player who needs `own` points while the opponent needs `other`. A distance of 0 or
    /// less means that the match is won or lost. If a player needs one point, `crawford_to_come` is whether the Crawford
    /// game is still to be played.
    #[must_use]
    pub fn chance(&self, own: i64, other: i64, crawford_to_come: bool) -> f64 {
        self.figures().chance(own, other, crawford_to_come)
    }

    /// The chance by a model, from the chances of the table in all shorter matches. The opponent is not farther away
    /// than the player.
    #[must_use]
    pub fn modelled(&self, model: &Model, own: i64, other: i64, crawford_to_come: bool) -> f64 {
        self.figures().modelled(model, (own, other, crawford_to_come))
    }
}

impl core::fmt::Debug for Met {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}

/// Two tables are equal if their figures and names are.
impl PartialEq for Met {
    fn eq(&self, other: &Met) -> bool {
        let (own, other) = (self.figures(), other.figures());
        core::ptr::eq(own, other) || own == other
    }
}

fn index(away: i64) -> usize {
    usize::try_from(away).unwrap_or(0).min(LONGEST)
}

impl Figures {
    fn new(known: &Known) -> Figures {
        let mut figures = Figures {
            name: known.name.clone(),
            before: vec![[0.5; LONGEST + 1]; LONGEST + 1],
            after: [0.5; LONGEST + 1],
        };
        let model = known.model.unwrap_or_else(Model::own);
        for own in 2..=LONGEST {
            let given = known.after.get(own - 2).copied();
            figures.after[own] = given.unwrap_or_else(|| figures.modelled(&model, (own as i64, 1, false)));
        }
        for own in 2..=LONGEST {
            let row = known.before.get(own - 2).map_or(&[][..], |row| row);
            for other in 1..own {
                let given = row.get(other - 1).copied();
                let chance =
                    given.unwrap_or_else(|| figures.modelled(&model, (own as i64, other as i64, true)));
                figures.before[own][other] = chance;
                figures.before[other][own] = 1.0 - chance;
            }
        }
        figures
    }

    fn modelled(&self, model: &Model, score: (i64, i64, bool)) -> f64 {
        model.chance(score, &|own, other, crawford_to_come| self.chance(own, other, crawford_to_come))
    }

    fn chance(&self, own: i64, other: i64, crawford_to_come: bool) -> f64 {
        match (own, other) {
            (..=0, _) => 1.0,
            (_, ..=0) => 0.0,
            (1, 1) => 0.5,
            (own, 1) if !crawford_to_come => self.after[index(own)],
            (1, other) if !crawford_to_come => 1.0 - self.after[index(other)],
            (own, other) => self.before[index(own)][index(other)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_players_chances_sum_to_one_and_fall_with_distance() {
        for table in [Met::own(), Met::kazaross()] {
            for own in 1..=60 {
                for other in 1..=60 {
                    let chance = |own, other| table.chance(own, other, true);
                    assert!((chance(own, other) + chance(other, own) - 1.0).abs() < 1e-12);
                    assert!(chance(own + 1, other) < chance(own, other), "{table:?} {own} {other}");
                }
            }
        }
    }

    #[test]
    fn what_was_measured_agrees_with_what_was_published_within_a_hundredth() {
        let (own, published) = (Met::own(), Met::kazaross());
        for away in 1..=25 {
            for other in 1..=25 {
                for crawford_to_come in [true, false] {
                    let [ours, theirs] =
                        [&own, &published].map(|met| met.chance(away, other, crawford_to_come));
                    assert!(
                        (ours - theirs).abs() < 0.01,
                        "{away}-away {other}-away: {ours} against {theirs}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_finished_match_is_won_or_lost_and_even_scores_are_even() {
        for met in [Met::own(), Met::kazaross()] {
            assert_eq!([met.chance(0, 3, true), met.chance(-2, 1, false)], [1.0; 2]);
            assert_eq!([met.chance(3, 0, true), met.chance(1, -1, false)], [0.0; 2]);
            assert!((1..=30).all(|away| met.chance(away, away, true) == 0.5));
        }
    }

    #[test]
    fn after_the_crawford_game_an_odd_distance_is_hardly_better_than_the_next_even_one() {
        for met in [Met::own(), Met::kazaross()] {
            for even in (2..=20).step_by(2) {
                let chance = |away| met.chance(away, 1, false);
                assert!(chance(even - 1) - chance(even) < chance(even) - chance(even + 1), "{met:?} {even}");
                assert_eq!(chance(even) + met.chance(1, even, false), 1.0);
            }
        }
    }

    #[test]
    fn equal_figures_are_one_table() {
        let table = |text: &str| Met::new(&text.parse().unwrap());
        let one = table("name One\npost-crawford 0.4\n");
        assert_eq!(one, table("name One\npost-crawford 0.4\n"));
        assert_ne!(one, table("name One\npost-crawford 0.41\n"));
        assert_ne!(one, Met::own());
    }

    #[test]
    fn figures_that_are_given_are_kept_and_the_model_goes_on_from_them() {
        let text = "name Some\npost-crawford 0.4\n2-away 0.35\n3-away 0.3 0.45\n4-away 0.2\n";
        let met = Met::new(&text.parse().unwrap());
        assert_eq!(
            [met.chance(2, 1, false), met.chance(3, 2, true), met.chance(4, 1, true)],
            [0.4, 0.45, 0.2]
        );
        assert_eq!(met.chance(1, 4, true), 0.8);
        // Both go on by the model of our own table, from other figures.
        let said = met.modelled(&Model::own(), 4, 2, true);
        assert_eq!(met.chance(4, 2, true), said);
        assert_ne!(said, Met::own().modelled(&Model::own(), 4, 2, true));
        assert_eq!((met.name(), met == Met::own(), met == met), ("Some", false, true));
    }
}

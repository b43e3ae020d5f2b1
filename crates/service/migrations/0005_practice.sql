-- Problems that are practised: decisions of matches, and positions that were made for quizzes.
CREATE TABLE problems (
    id TEXT PRIMARY KEY,
    -- The match that it is from, with which it goes; null for a position that was made.
    match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
    -- In whose deck it is.
    player TEXT NOT NULL,
    -- What was lost by it, as equity.
    loss DOUBLE PRECISION NOT NULL,
    -- The decision, as JSON.
    problem TEXT NOT NULL,
    -- When it is asked next, and when it was asked last: milliseconds since 1970. What was never asked is due at 0.
    due BIGINT NOT NULL,
    reviewed BIGINT,
    -- What the scheduler remembers; null before the first review.
    stability DOUBLE PRECISION,
    difficulty DOUBLE PRECISION
);
CREATE INDEX problems_by_player ON problems (player, due);
-- Every review, so that another scheduler can compute its memory anew.
CREATE TABLE reviews (
    problem_id TEXT NOT NULL REFERENCES problems (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    grade BIGINT NOT NULL,
    PRIMARY KEY (problem_id, at)
);

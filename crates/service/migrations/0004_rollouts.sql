-- Rollouts, and their slices by candidate and first trial, each written as it is played.
CREATE TABLE rollouts (
    id TEXT PRIMARY KEY,
    -- All that decides the results, as JSON. The same job is the same rollout.
    job TEXT NOT NULL UNIQUE,
    -- Who is on roll, and the score, as JSON: the job has only what the player on roll needs.
    about TEXT NOT NULL,
    -- When it ends, as JSON.
    limits TEXT NOT NULL,
    -- 1 while it is wanted and has not reached its limits: a server that starts goes on with it.
    running BIGINT NOT NULL,
    -- Counts the changes, for those who follow it.
    seq BIGINT NOT NULL DEFAULT 1,
    created TEXT NOT NULL,
    updated TEXT NOT NULL
);
CREATE TABLE slices (
    rollout_id TEXT NOT NULL REFERENCES rollouts (id) ON DELETE CASCADE,
    candidate BIGINT NOT NULL,
    first BIGINT NOT NULL,
    trials BIGINT NOT NULL,
    played TEXT NOT NULL,
    PRIMARY KEY (rollout_id, candidate, first)
);

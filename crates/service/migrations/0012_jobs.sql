-- Work that waits or is being done, of all nodes and workers over one store. A job that is done is removed in the transaction
-- that writes what came of it.
CREATE TABLE jobs (
    class TEXT NOT NULL,
    -- The match, analysis or rollout that it belongs to, and its number there.
    subject TEXT NOT NULL,
    seq BIGINT NOT NULL,
    -- Lower numbers come first.
    priority BIGINT NOT NULL,
    -- What is to be done beyond what the subject says, as JSON.
    input TEXT NOT NULL,
    -- The engine that it needs; `-` for any.
    needs TEXT NOT NULL,
    -- Who asked for it: people take turns.
    person TEXT NOT NULL,
    -- `due`, or `failed` after too many attempts.
    state TEXT NOT NULL,
    -- Whoever has it, and until when: milliseconds since 1970. Afterwards anybody takes it.
    owner TEXT,
    until BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    error TEXT,
    created BIGINT NOT NULL,
    PRIMARY KEY (class, subject, seq)
);
CREATE INDEX jobs_by_owner ON jobs (owner);
-- The change of a rollout with which a slice came, so that those who know the ones before read only the new ones.
ALTER TABLE slices ADD COLUMN seq BIGINT NOT NULL DEFAULT 0;
-- The nodes and workers over this store, with what they judge by, and when they were last seen: milliseconds since 1970.
CREATE TABLE members (
    owner TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    version TEXT NOT NULL,
    judging TEXT NOT NULL,
    seen BIGINT NOT NULL
);
-- The name of this store, by which its nodes find each other on a bus: one row.
CREATE TABLE identity (
    place BIGINT PRIMARY KEY,
    id TEXT NOT NULL
);

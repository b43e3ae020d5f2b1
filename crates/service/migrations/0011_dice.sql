-- How the dice of each match are sealed. No view and no list reads this table: it has the seeds of matches that go on. A row
-- outlives its match, so that dice which were sealed and never played are counted.
CREATE TABLE dice (
    match_id TEXT PRIMARY KEY,
    -- What the seed was promised for.
    setup TEXT NOT NULL,
    -- Throws of the match before its dice were sealed.
    earlier BIGINT NOT NULL,
    -- Hashes, secrets and the seed are hexadecimal.
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    promise0 TEXT,
    promise1 TEXT,
    secret0 TEXT,
    secret1 TEXT,
    -- The seats whose clients take part, 1 for the first and 2 for the second, and until when the first throw waits for them, in
    -- milliseconds since 1970.
    awaited BIGINT NOT NULL,
    wait_until BIGINT NOT NULL,
    -- `promise` while promises are taken, then `secret`, then `sealed`: the key is fixed.
    stage TEXT NOT NULL,
    -- `over` or `aborted`; null while the match goes on, and nobody sees the seed.
    ended TEXT
);
CREATE INDEX dice_ended ON dice (ended);

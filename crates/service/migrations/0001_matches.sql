-- The first schema. Stores from before migrations have these tables already, with `houses` or with `custom_rules`.
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    card TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS actions (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    player BIGINT NOT NULL,
    action TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
CREATE TABLE IF NOT EXISTS houses (
    id TEXT PRIMARY KEY,
    house TEXT NOT NULL,
    updated TEXT NOT NULL
);

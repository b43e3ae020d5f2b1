-- When matches with clocks are lost on time, in milliseconds since 1970, if nothing happens before; null where no clock runs.
CREATE TABLE clocks (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    deadline BIGINT
);
CREATE INDEX clocks_by_deadline ON clocks (deadline);
-- When a node was last there: one row.
CREATE TABLE heartbeat (
    place BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
-- When no node was there. That time is nobody's.
CREATE TABLE outages (
    since BIGINT PRIMARY KEY,
    until BIGINT NOT NULL
);

-- People who play on a service. A name is theirs: the key is the same for names that look alike.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
-- Their devices. Of the token that a browser keeps only the SHA-256 is stored, in hexadecimal digits.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- What the browser calls itself.
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
-- Who acts for a player of a match. Bots, and players of the machine's own table, have no row; a person who was deleted leaves one
-- without a name.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (match_id, player)
);
CREATE INDEX seats_by_person ON seats (person);
-- Who sees a match besides those who hold its seats: nobody (private), who has its link (link), everybody (public).
ALTER TABLE matches ADD COLUMN visibility TEXT NOT NULL DEFAULT 'private';
-- Whose things are: 'table' for whoever sits at the machine, else the id of a person.
ALTER TABLE custom_rules ADD COLUMN owner TEXT NOT NULL DEFAULT 'table';
ALTER TABLE problems ADD COLUMN owner TEXT NOT NULL DEFAULT 'table';
-- Who has asked for an analysis last.
ALTER TABLE analyses ADD COLUMN owner TEXT NOT NULL DEFAULT 'table';
-- A rollout of the same job is the same rollout, whoever wants it.
CREATE TABLE rollout_owners (
    rollout_id TEXT NOT NULL REFERENCES rollouts (id) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    PRIMARY KEY (rollout_id, owner)
);
INSERT INTO rollout_owners (rollout_id, owner) SELECT id, 'table' FROM rollouts;

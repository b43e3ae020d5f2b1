-- Matches that somebody offers. One is taken when its match is there.
CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    -- Who offers it.
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- The match without the names of people, as JSON.
    setup TEXT NOT NULL,
    -- The player that the person will be.
    player BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    -- The only one who may take it, where it is meant for one.
    whom TEXT REFERENCES people (id) ON DELETE CASCADE,
    -- The match that it is a rematch of.
    after TEXT UNIQUE REFERENCES matches (id) ON DELETE CASCADE,
    -- The id of the match that comes of it.
    match_id TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- 1 if the browser of the person takes part in the dice.
    dice BIGINT NOT NULL
);
CREATE INDEX challenges_by_person ON challenges (person);

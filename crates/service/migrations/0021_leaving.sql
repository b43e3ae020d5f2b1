-- What one of the two people of a running match proposes to the other. It is void once anything has happened in the match.
CREATE TABLE proposals (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    -- Who proposes it.
    player BIGINT NOT NULL,
    kind TEXT NOT NULL,
    -- The number of actions then.
    seq BIGINT NOT NULL,
    -- Milliseconds since 1970, by the clock of the matches, as all times here.
    at BIGINT NOT NULL,
    -- 1 if the other one does not want it.
    refused BIGINT NOT NULL
);
-- Pauses of matches that were adjourned: since when, or null once the match goes on, and how long the pauses after so many actions
-- took that are over.
CREATE TABLE pauses (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    since BIGINT,
    seq BIGINT NOT NULL,
    length BIGINT NOT NULL
);
-- Players who are away while the other one is there: for how many milliseconds, and when that was looked at last.
CREATE TABLE absences (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    waited BIGINT NOT NULL,
    looked BIGINT NOT NULL,
    PRIMARY KEY (match_id, player)
);
-- Matches that somebody has lost while they were away.
CREATE TABLE departures (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at BIGINT NOT NULL
);
CREATE INDEX departures_by_person ON departures (person, at);

-- Whom somebody does not want to hear (muted), or neither to hear nor to play (blocked).
CREATE TABLE distances (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    distance TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX distances_by_other ON distances (other);
-- What somebody reports to those who run the service about whom they have played: once for each match.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    -- Milliseconds since 1970.
    created BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    UNIQUE (person, match_id)
);
CREATE INDEX reports_by_other ON reports (other);
CREATE INDEX reports_by_match ON reports (match_id);

-- When people are away on vacation, in milliseconds since 1970 by the clock of the matches: their turns of days wait.
CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, since)
);
CREATE INDEX vacations_by_end ON vacations (until);
-- Whose turn of days runs in a match; null where the turn has no days, or nobody's runs.
ALTER TABLE clocks ADD COLUMN player BIGINT;

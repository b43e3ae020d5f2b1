-- Whether an account is a program. It says so once, and stays one.
ALTER TABLE people ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
-- How well people play, by family of games (docs/ratings.md).
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    family TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- Rated matches that are over.
    matches BIGINT NOT NULL,
    -- When the last of them ended: milliseconds since 1970 by the clock of the database.
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, family)
);
CREATE INDEX ratings_by_family ON ratings (family, rating);
-- Who plays which rated match. A row outlives its match once that is over. What is null is known when the match has ended and counts.
CREATE TABLE rated (
    match_id TEXT NOT NULL,
    player BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    family TEXT NOT NULL,
    -- 1 won, 0 lost, 0.5 even.
    score DOUBLE PRECISION,
    -- The rating before the match and after it.
    before DOUBLE PRECISION,
    after DOUBLE PRECISION,
    ended BIGINT,
    PRIMARY KEY (match_id, player)
);
CREATE INDEX rated_by_person ON rated (person, ended);

-- Analyses of matches: one for each match and level, and its decisions by their index, each written as it is judged.
CREATE TABLE analyses (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    level TEXT NOT NULL,
    -- The version of Tavola whose engine judged.
    version TEXT NOT NULL,
    -- 1 while it is wanted and not done: a server that starts goes on with it.
    running BIGINT NOT NULL,
    PRIMARY KEY (match_id, level)
);
CREATE TABLE decisions (
    match_id TEXT NOT NULL,
    level TEXT NOT NULL,
    number BIGINT NOT NULL,
    decision TEXT NOT NULL,
    PRIMARY KEY (match_id, level, number),
    FOREIGN KEY (match_id, level) REFERENCES analyses (match_id, level) ON DELETE CASCADE
);

-- What a profile needs of each analysis, so that it reads no decisions.
CREATE TABLE digests (
    match_id TEXT NOT NULL,
    level TEXT NOT NULL,
    -- The changes of the analysis and the actions of the match when it was made. It holds as long as there are no more.
    changes BIGINT NOT NULL,
    actions BIGINT NOT NULL,
    -- As JSON.
    digest TEXT NOT NULL,
    PRIMARY KEY (match_id, level),
    FOREIGN KEY (match_id, level) REFERENCES analyses (match_id, level) ON DELETE CASCADE
);
-- Counts the decisions that were written or removed.
ALTER TABLE analyses ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;

-- The number of a match's actions stands with the match: who appends compares it and sets it.
ALTER TABLE matches ADD COLUMN seq BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET seq = (SELECT COALESCE(MAX(a.seq), 0) FROM actions a WHERE a.match_id = matches.id);

-- Whether a challenge stands in the lobby, where anybody may take it, and when its person was last seen to wait: milliseconds since
-- 1970 by the clock of the database.
ALTER TABLE challenges ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE challenges ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX challenges_listed ON challenges (created) WHERE listed = 1;
CREATE INDEX matches_public ON matches (updated) WHERE visibility = 'public';

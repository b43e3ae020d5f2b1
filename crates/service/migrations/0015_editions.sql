-- Counts the changes of what a match is besides its actions: the names in its setup, and who holds its seats. Whoever has a match
-- of another edition in memory reads it anew.
ALTER TABLE matches ADD COLUMN edition BIGINT NOT NULL DEFAULT 0;

-- When an action arrived by the clock of its node, in milliseconds since 1970, and how many of them after the one before;
-- null where that is not known.
ALTER TABLE actions ADD COLUMN arrived BIGINT;
ALTER TABLE actions ADD COLUMN spent BIGINT;

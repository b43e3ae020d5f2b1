-- Milliseconds that a line took and that were given back to the clock of an action's player; null for none.
ALTER TABLE actions ADD COLUMN lag BIGINT;

-- The key that a client gave its request, so that a repeated one is known. Of the actions of a request the first has it.
ALTER TABLE actions ADD COLUMN request TEXT;
ALTER TABLE reviews ADD COLUMN request TEXT;

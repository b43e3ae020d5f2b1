-- Tokens with which programs act for a person. Of each only the SHA-256 is stored, in hexadecimal digits.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- What the person calls it.
    name TEXT NOT NULL,
    -- `read` or `play`.
    scope TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- When it was used last.
    seen BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

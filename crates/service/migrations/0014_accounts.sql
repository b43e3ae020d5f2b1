-- A person with a password is an account; a guest has none. It is an Argon2id hash in the notation of PHC.
ALTER TABLE people ADD COLUMN password TEXT;
-- Codes with which an account comes back without its password: SHA-256 in hexadecimal digits. One that was used is removed.
CREATE TABLE recovery (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (person, hash)
);

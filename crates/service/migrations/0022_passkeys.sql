-- Passkeys with which accounts sign in.
CREATE TABLE passkeys (
    -- As the authenticator names it, in base64url.
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- What the person calls it.
    name TEXT NOT NULL,
    -- A point of P-256: 0x04 and both coordinates, in base64url.
    public_key TEXT NOT NULL,
    -- The signatures that its authenticator had counted last; 0 where it does not count.
    signed BIGINT NOT NULL,
    created BIGINT NOT NULL,
    -- When it was used last.
    seen BIGINT NOT NULL
);
CREATE INDEX passkeys_by_person ON passkeys (person);
-- What browsers are to sign: SHA-256 in hexadecimal digits. One that comes back is removed.
CREATE TABLE passkey_challenges (
    hash TEXT PRIMARY KEY,
    -- Who registers a passkey with it; null: somebody signs in with it.
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    -- In milliseconds since 1970, by the clock of the database.
    until BIGINT NOT NULL
);
CREATE INDEX passkey_challenges_by_time ON passkey_challenges (until);

-- The mail address of an account. A link for a new password is sent there.
CREATE TABLE mail_addresses (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    -- As the person has written it.
    address TEXT NOT NULL,
    -- In small letters.
    address_key TEXT NOT NULL,
    -- When its owner has opened the link, in milliseconds since 1970.
    confirmed BIGINT NOT NULL
);
CREATE INDEX mail_addresses_by_key ON mail_addresses (address_key);
-- Links in mails: SHA-256 of their tokens in hexadecimal digits. One that was used is removed.
CREATE TABLE mail_links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- The address that it confirms; null: it sets a new password.
    address TEXT,
    -- In milliseconds since 1970, by the clock of the database.
    until BIGINT NOT NULL
);
CREATE INDEX mail_links_by_person ON mail_links (person);
CREATE INDEX mail_links_by_time ON mail_links (until);

-- The rating as everybody else sees it until a time, in milliseconds since 1970: a match that is shown late changes it late.
ALTER TABLE ratings ADD COLUMN hidden_until BIGINT;
ALTER TABLE ratings ADD COLUMN shown_rating DOUBLE PRECISION;
ALTER TABLE ratings ADD COLUMN shown_deviation DOUBLE PRECISION;
ALTER TABLE ratings ADD COLUMN shown_volatility DOUBLE PRECISION;
ALTER TABLE ratings ADD COLUMN shown_matches BIGINT;
ALTER TABLE ratings ADD COLUMN shown_updated BIGINT;
CREATE INDEX ratings_hidden ON ratings (family, hidden_until) WHERE hidden_until IS NOT NULL;

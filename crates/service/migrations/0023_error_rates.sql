-- The errors of rated matches, for the error rates beside ratings. When the service began the analysis by itself: null where it did not
-- yet, 0 where it does not: somebody has asked for it, or the match has no comparable error rate.
ALTER TABLE rated ADD COLUMN analysed BIGINT;
-- Once it is known whole: the loss of equity of the player, the decisions that a PR counts, and what they were judged by.
ALTER TABLE rated ADD COLUMN lost DOUBLE PRECISION;
ALTER TABLE rated ADD COLUMN decisions BIGINT;
ALTER TABLE rated ADD COLUMN judging TEXT;
CREATE INDEX rated_by_analysis ON rated (analysed);

-- Of a game that both players want to settle: what it is worth to the first player by the engine, in thousandths of a point. The
-- proposal is then nobody's (player -1) until one of them agrees.
ALTER TABLE proposals ADD COLUMN worth BIGINT;

-- House rules are called custom rules.
CREATE TABLE IF NOT EXISTS custom_rules (
    id TEXT PRIMARY KEY,
    custom TEXT NOT NULL,
    updated TEXT NOT NULL
);
INSERT INTO custom_rules (id, custom, updated) SELECT id, house, updated FROM houses WHERE true
    ON CONFLICT (id) DO NOTHING;
DROP TABLE houses;

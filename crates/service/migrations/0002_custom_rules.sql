-- House rules are called custom rules.
CREATE TABLE IF NOT EXISTS custom_rules (
    id TEXT PRIMARY KEY,
    custom TEXT NOT NULL,
    updated TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
INSERT OR IGNORE INTO custom_rules (id, custom, updated) SELECT id, house, updated FROM houses;
DROP TABLE houses;

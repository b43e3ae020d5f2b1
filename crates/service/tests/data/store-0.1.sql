-- A store as Tavola 0.1 wrote it, before there were migrations.
PRAGMA foreign_keys = OFF;
CREATE TABLE actions (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    player BIGINT NOT NULL,
    action TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    PRIMARY KEY (match_id, seq)
);
INSERT INTO "actions" VALUES('re5zfhb3fb',1,0,'{"kind":"opening","dice":[3,1]}','2026-11-21T22:06:53.323Z');
INSERT INTO "actions" VALUES('re5zfhb3fb',2,0,'{"kind":"move","from":8,"to":5,"die":3}','2026-11-21T22:06:53.323Z');
INSERT INTO "actions" VALUES('re5zfhb3fb',3,0,'{"kind":"move","from":6,"to":5,"die":1}','2026-11-21T22:06:53.323Z');
INSERT INTO "actions" VALUES('re5zfhb3fb',4,0,'{"kind":"done"}','2026-11-21T22:06:53.323Z');
INSERT INTO "actions" VALUES('re5zfhb3fb',5,1,'{"kind":"double"}','2026-11-21T22:06:53.323Z');
INSERT INTO "actions" VALUES('re5zfhb3fb',6,0,'{"kind":"take"}','2026-11-21T22:06:53.323Z');
CREATE TABLE houses (
    id TEXT PRIMARY KEY,
    house TEXT NOT NULL,
    updated TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
INSERT INTO "houses" VALUES('kxiugi67xx','{"name":"At home","game":"backgammon","options":{"double_times":2}}','2026-11-21T22:06:53.027Z');
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    card TEXT NOT NULL,
    created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    updated TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
INSERT INTO "matches" VALUES('re5zfhb3fb','{"rules":"backgammon","options":{"higher_die":true},"title":"At home","match":{"kind":"points","length":5},"players":[{"kind":"human","name":"Anna"},{"kind":"human","name":"Ben"}],"dice":"hand","position":null,"to_move":0}','{"board":{"sides":[{"bar":0,"off":0,"pinned":[],"points":[0,0,0,0,2,4,0,2,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2],"pool":0},{"bar":0,"off":0,"pinned":[],"points":[0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2],"pool":0}]},"game":1,"match":{"kind":"points","length":5},"players":[{"kind":"human","name":"Anna"},{"kind":"human","name":"Ben"}],"rules":"backgammon","score":[0,0],"seq":6,"state":"playing","title":"At home","track":"contrary","winner":null}','2026-11-21T22:06:53.049Z','2026-11-21T22:06:53.323Z');

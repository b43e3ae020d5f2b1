"""Checks that docs/openapi.json is valid OpenAPI 3.1, and that a running service answers accordingly.

    scripts/check_openapi                            # only the document
    scripts/check_openapi http://127.0.0.1:7415      # and the answers of a service

Without a service it checks only the document. With one it enters a name there, begins a match and offers another.
"""
import json
import pathlib
import random
import sys
import urllib.error
import urllib.parse
import urllib.request

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

DOCUMENT = json.loads((pathlib.Path(__file__).parent.parent / "docs" / "openapi.json").read_text())


def schema(of):
    """Returns a schema that can refer to the others of the document."""
    return {**of, "components": DOCUMENT["components"]}


OPENER = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
POSITION = {"text": "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", "rules": "backgammon"}
PEOPLE = [{"kind": "human"}, {"kind": "human"}]
# The requests, in this order: enter a name, begin a match at one screen and throw, and offer another match.
SENT = {
    "/api/me": {"name": f"Check {random.randrange(10**6)}"},
    "/api/matches": {"rules": "backgammon", "players": PEOPLE},
    "/api/matches/{id}/actions": {"after": 0, "actions": [{"do": "roll"}]},
    "/api/challenges": {"setup": {"rules": "plakoto", "players": PEOPLE}},
    "/api/lobby": {"setup": {"rules": "narde", "players": PEOPLE}},
    "/api/position": POSITION,
    "/api/position/advice": {**POSITION, "text": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"},
    "/api/position/study": POSITION,
    "/api/compare": {"custom_rules": [{"name": "A", "game": "tavla", "options": {}}, {"name": "B", "game": "portes", "options": {}}]},
    "/api/sign-in": {"name": "nobody", "password": "nothing at all"},
}
# Queries of GET calls.
ASKED = {"level": "quick", "player": "Anna"}


def answer(server, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    sent = urllib.request.Request(server + path, data=data, headers={"Content-Type": "application/json", "Origin": server})
    try:
        with OPENER.open(sent, timeout=60) as got:
            return got.status, json.load(got)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def compare(method, path, call, server, ids, body=None):
    """Checks an answer against its description; unexpected ones must have the schema of errors."""
    address = path.replace("{name}", "backgammon").replace("{family}", "backgammon")
    address = address.replace("{id}", ids.get("match" if "/matches/" in path else "challenge", "nothing"))
    needed = {p["name"]: ASKED[p["name"]] for p in call["parameters"] if p["required"] and p["in"] == "query"}
    status, got = answer(server, address + ("?" + urllib.parse.urlencode(needed) if needed else ""), body)
    if path in ("/api/matches", "/api/challenges") and body is not None:
        ids["match" if path == "/api/matches" else "challenge"] = got["id"]
    described = call["responses"].get(str(status), call["responses"]["default"])
    faults = list(Draft202012Validator(schema(described["content"]["application/json"]["schema"])).iter_errors(got))
    for fault in faults[:3]:
        print(f"{path}: {fault.json_path}: {fault.message[:200]}", file=sys.stderr)
    print(f"{method.upper()} {path}: {status}, {'NOT ' if faults else ''}as described")
    return not faults


def main():
    validate(DOCUMENT)
    calls = sum(len(of) for of in DOCUMENT["paths"].values())
    print(f"docs/openapi.json: valid, {calls} calls, {len(DOCUMENT['components']['schemas'])} schemas")
    if len(sys.argv) < 2:
        return
    server, ids = sys.argv[1].rstrip("/"), {}
    right = [compare("post", path, DOCUMENT["paths"][path]["post"], server, ids, body) for path, body in SENT.items()]
    for path, methods in DOCUMENT["paths"].items():
        call = methods.get("get")
        if not call or "application/json" not in call["responses"]["200"].get("content", {}):
            continue
        if any(p["required"] and p["in"] == "query" and p["name"] not in ASKED for p in call["parameters"]):
            continue
        right.append(compare("get", path, call, server, ids))
    print(f"{len(right)} answers, {right.count(False)} not as described")
    sys.exit(not all(right))


main()

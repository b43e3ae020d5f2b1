"""Plays a match on a Tavola service for the owner of a token with the scope `play`. Needs only Python 3.9 or newer.

    export TAVOLA_TOKEN=tavola_...                                # from the settings of the page
    python3 examples/bot.py http://127.0.0.1:7415                 # offers a match and prints its link
    python3 examples/bot.py http://127.0.0.1:7415 LINK            # takes the match of a link
    python3 examples/bot.py http://127.0.0.1:7415 --rated         # offers a rated match (accounts of programs only)

crates/service/PROTOCOL.md describes the calls. The bot hits if it can and moves its last checkers first; for a better
one change `move_of`.
"""
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

# The offered match: any setup of PROTOCOL.md between two people.
SETUP = {"rules": "hypergammon", "match": {"kind": "points", "length": 1}, "players": [{"kind": "human"}, {"kind": "human"}],
         "rated": "--rated" in sys.argv}
ARGUMENTS = [argument for argument in sys.argv[1:] if argument != "--rated"]
SERVER = ARGUMENTS[0].rstrip("/") if ARGUMENTS else sys.exit(__doc__)
TOKEN = os.environ.get("TAVOLA_TOKEN") or sys.exit("expected a token in TAVOLA_TOKEN")


class Stale(Exception):
    """The match has new actions; the exception carries the present view."""


def request(method, path, body=None):
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    if method == "POST":
        headers["Idempotency-Key"] = uuid.uuid4().hex  # what is sent twice is done once
    return urllib.request.Request(SERVER + path, method=method, headers=headers, data=None if body is None else json.dumps(body).encode())


def call(method, path, body=None):
    sent = request(method, path, body)
    for attempt in range(5):
        try:
            with urllib.request.urlopen(sent, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            answer = json.load(refused)
            if "view" in answer:
                raise Stale(answer["view"]) from None
            if refused.code in (429, 503) and attempt < 4:  # too much at once, or the server stops: later
                time.sleep(2 ** attempt)
                continue
            sys.exit(f"{method} {path}: {answer['error']['message']}")
        except OSError as lost:  # no answer: the same request again, under the same key
            if attempt == 4:
                sys.exit(f"{SERVER} does not answer: {lost}")
            time.sleep(2 ** attempt)


def news(subject):
    """Yields at once, and after each change of a match or a challenge."""
    while True:
        try:
            with urllib.request.urlopen(request("GET", f"/api/stream?matches={subject}"), timeout=60) as stream:
                for line in stream:
                    if line.startswith(b"data:"):
                        yield
        except OSError:
            time.sleep(1)


def move_of(moves):
    """Returns the move to make among [from, to, die, hit, next node]."""
    return max(moves, key=lambda move: (move[3], move[0]))


def play_of(turn):
    """Returns a path through the graph of a turn: moves as [from, to, die]."""
    node, made = turn.get("at", 0), []
    while turn["nodes"][node]["m"]:
        *move, _, node = move_of(turn["nodes"][node]["m"])
        made.append(move)
    return {"do": "play", "moves": made}


def act_of(view, me):
    """Returns the next action; None: the opponent has to act, or the match is over."""
    phase = view["phase"]
    if not phase["may"] or phase["player"] not in (me, None):
        return None
    for name in ("play", "roll", "next", "take", "accept"):
        if name in phase["may"]:
            return play_of(view["turn"]) if name == "play" else {"do": name}
    if "choose" in phase["may"]:
        return {"do": "choose", "number": 6}
    return {"do": "resign", "level": 1}


def play(match):
    me = call("GET", f"/api/matches/{match}/people")["mine"].index(True)
    for _ in news(match):
        view = call("GET", f"/api/matches/{match}")
        while act := act_of(view, me):
            try:
                view = call("POST", f"/api/matches/{match}/actions", {"after": view["seq"], "actions": [act]})
            except Stale as stale:
                view = stale.args[0]
        if view["phase"]["kind"] == "match-over":
            rating = call("GET", f"/api/matches/{match}/people")["ratings"][me] or {}
            change = f", rating {rating['rating']} ({rating['change']:+})" if rating.get("change") is not None else ""
            return ("won" if view["phase"]["winner"] == me else "lost") + change


def seat():
    """Returns the id of a match: that of the given link, or a new one for the person who opens the printed link."""
    if len(ARGUMENTS) > 1:
        return call("POST", f"/api/challenges/{ARGUMENTS[1].split('/')[-1]}/take")["match_id"]
    offered = call("POST", "/api/challenges", {"setup": SETUP, "visibility": "link"})["id"]
    print(f"{SERVER}/#/challenge/{offered}", flush=True)
    for _ in news(offered):
        if match := call("GET", f"/api/challenges/{offered}")["match_id"]:
            return match


print(play(seat()))

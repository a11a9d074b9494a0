#!/usr/bin/env python3
"""A bot in another language. Measure it: ./script/sundown arena --bots ./examples/greedy.py,rule --games 50

It is asked one question a line on standard input, and writes one answer a line to standard output; docs/bots.md describes the lines.
Shoots whoever is most likely an enemy, by what everybody has seen, and otherwise plays every card it can.
"""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


def enmity(asked, seat):
    """How likely the role of somebody else makes him an enemy of ours."""
    role = (asked["view"].get("own") or {}).get("role")
    chances = asked.get("roles")
    if chances is None:
        return 0.5
    them = chances[seat]
    if role == "outlaw":
        return them["sheriff"] + 0.6 * them["deputy"] + 0.3 * them["renegade"]
    if role == "renegade":
        return 0.2 if them["sheriff"] > 0.99 else 0.6
    return them["outlaw"] + 0.7 * them["renegade"]


def liking(asked, option):
    if option.get("seat") is not None:
        return -1 if option["seat"] == asked["seat"] else 3 * enmity(asked, option["seat"]) - 1
    return 1 if option.get("card") is not None else 0


def picks(asked, option):
    """Some options ask for more, for example which cards to pay with: the first that are offered will do."""
    chosen = []
    for field in option.get("fields", []):
        offered = field.get("from")
        if offered is None:
            # What further fields offer depends on what was picked before: the host knows.
            partial = {key: option[key] for key in ("id", "card", "seat") if key in option}
            say({"id": asked["id"], "complete": {**partial, "picks": chosen}})
            offered = json.loads(sys.stdin.readline())["offered"]
        chosen.append(offered[: field["min"]])
    return chosen


for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("ask") == "hello":
        # `remembers`: we want to be told who is probably who.
        say({"name": "greedy", "remembers": True})
    elif asked.get("ask") == "answer":
        best = max(asked["options"], key=lambda option: liking(asked, option))
        answer = {key: best[key] for key in ("id", "card", "seat") if key in best}
        say({"id": asked["id"], "answer": {**answer, "picks": picks(asked, best)}})

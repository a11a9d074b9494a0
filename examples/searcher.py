#!/usr/bin/env python3
"""A bot that looks ahead. Measure it: ./script/sundown arena --bots ./examples/searcher.py,rule --games 20

In its own turn it tries the first few things it could do in the same three worlds, which the host draws for it, and does what leaves it best off;
otherwise it gives the last answer offered, which refuses or costs least. docs/bots.md describes the lines.
"""
import json
import sys

MOST = 5
WORLDS = 3


def ask(message):
    print(json.dumps(message), flush=True)
    return json.loads(sys.stdin.readline())


def answered(asked, option):
    """An option with whatever it asks for besides: the first that is offered will do."""
    answer = {key: option[key] for key in ("id", "card", "seat") if key in option}
    picks = []
    for field in option.get("fields", []):
        offered = field.get("from")
        if offered is None:
            offered = ask({"id": asked["id"], "complete": {**answer, "picks": picks}})["offered"]
        picks.append(offered[: field["min"]])
    return {**answer, "picks": picks}


def worth(asked, tried):
    """How well off we are at the table we would see: a won game, or what is left of our side and of the others."""
    me, view, roles = asked["seat"], tried["view"], tried["roles"]
    if view.get("over"):
        return 100 if me in view["over"]["winners"] else -100
    mine = roles[me]
    total = 0
    for seat, role in zip(view["seats"], roles):
        strength = 0 if seat["state"] == "out" else seat["life"] + 0.4 * (seat["hand"] + len(seat["front"]))
        if seat["seat"] == me:
            total += strength
        elif mine == "outlaw":
            total += strength * {"sheriff": -2, "deputy": -0.5, "outlaw": 0.5, "renegade": -0.3}[role]
        elif mine == "renegade":
            total += strength * (0.2 if role == "sheriff" else -0.5)
        else:
            total += strength * {"sheriff": 2, "deputy": 0.5, "outlaw": -1, "renegade": -0.7}[role]
    return total


def value(asked, answer):
    sum_of = 0
    for world in range(WORLDS):
        trial = {"answer": answer, "seed": f"{asked['id']} {world}", "turns": 2}
        tried = ask({"id": asked["id"], "try": trial})["tried"]
        if tried is None:
            return -1000
        sum_of += worth(asked, tried)
    return sum_of


for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("ask") == "hello":
        print(json.dumps({"name": "searcher", "searches": True}), flush=True)
    elif asked.get("ask") == "answer":
        options = asked["options"]
        some = options[:MOST] + options[-1:] if asked["game"] == "bang" and asked["kind"] == "play" else options[-1:]
        answers = [answered(asked, option) for option in some]
        best = max(answers, key=lambda answer: value(asked, answer)) if len(answers) > 1 else answers[0]
        print(json.dumps({"id": asked["id"], "answer": best}), flush=True)

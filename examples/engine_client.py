#!/usr/bin/env python3
"""Plays a random match against the engine, as an example of a client in another language.

    python3 examples/engine_client.py [game] [seats] [seed]

The engine speaks JSON lines on its standard input and output; docs/engine.md tells the requests.
Needs nothing but Python 3.
"""

import json
import os
import random
import subprocess
import sys

ORRERY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "orrery")


class EngineError(Exception):
    """What the engine answered instead of doing as asked; `code` is a word to match."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


class Engine:
    """A running engine. Every request is a call: engine.ask("new", game="sol", seats=3)."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, do, **fields):
        self.asked += 1
        request = {"id": self.asked, "do": do, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer.pop("id") != self.asked:
            raise RuntimeError("the answer belongs to another request")
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer

    def close(self):
        """Ends the engine by ending its input and returns its exit code."""
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


def play(engine, game, seats, seed):
    """A match of random moves, with an answer to every question the engine asks."""
    chance = random.Random(seed)
    table = engine.ask("new", game=game, seats=seats, options={}, seed=seed)
    match, actors, outcome = table["match"], table["actors"], None
    while actors:
        legal = engine.ask("legal", match=match)
        seat = chance.choice(actors)
        text = chance.choice(legal[str(seat)])["text"]
        answer = engine.ask("play", match=match, seat=seat, text=text)
        actors, outcome = answer["actors"], answer.get("outcome")
    return match, outcome


def main(game="sol", seats="3", seed="a match from Python"):
    engine = Engine([ORRERY, "engine"])
    match, outcome = play(engine, game, int(seats), seed)
    record = engine.ask("record", match=match)["record"]
    print(f"{len(record['moves'])} moves, points {outcome['points']}, places {outcome['places']}")
    try:
        engine.ask("play", match=match, seat=0, text="one more")
    except EngineError as error:
        print(f"after the end: {error}")
    return engine.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

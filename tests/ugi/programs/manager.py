#!/usr/bin/env python3
"""A tournament manager for the Universal Game Interface that shares no code with the program it tests.

    manager.py GAME ZUGZWANG                      every player of the game against another, under many options
    manager.py examples ZUGZWANG STICKS NUMBERS JAVA   the example bots against our players; JAVA may be empty
    manager.py stop ZUGZWANG [GAME...]            how long each player takes to answer `stop`, in milliseconds

It knows no rules. Before every move it asks both sides whose turn it is, whether the game is over and how it ended, and
compares; a move that either side does not take, a late or second answer, or a difference ends it with status 1.
"""
import os
import select
import subprocess
import sys
import time

PATIENCE = 30.0  # seconds that an answer without a time may take
GRACE = 5.0  # seconds that one with a time may take beyond it, on a busy machine

# The options of each tournament's games, changed between games; a game that is not here plays its usual one.
SETTINGS = {
    "points": [{"Points": 8}, {"Points": 12, "Layout": "convex", "Seed": 5}, {"Points": 10, "Layout": "grid", "Seed": 9}],
    "sticks": [{}, {"Sticks": 21, "Take": 4}, {"Sticks": 21, "Take": 4, "Misere": "true"}, {"Sticks": 30, "Misere": "false"}],
    "amazons": [{"Board": 6}, {"Board": 6, "BlackFirst": "true"}, {"Board": 8, "BlackFirst": "false"}],
    "numbers": [{}, {"Numbers": 21, "Seed": 3}, {"Row": "4,7,2,9,5,2"}, {"Row": "<empty>", "Numbers": 6, "Seed": 4}],
    "boxes": [{"Rows": 2, "Cols": 2}, {"Rows": 3, "Cols": 3, "Start": "empty"}, {"Rows": 1, "Cols": 5, "Start": "border"}],
}
# Where the answer to `stop` is timed: the usual game, and the largest.
LARGE = {"points": {"Points": 60}, "sticks": {"Sticks": 1000, "Take": 31}, "numbers": {"Numbers": 100000},
         "boxes": {"Rows": 16, "Cols": 16, "Start": "empty"}}
# How moves are asked for, in turn.
QUESTIONS = ["nodes 300", "movetime 5", "depth 2", "p1time 500 p2time 500 p1inc 5 p2inc 5", "nodes 20 movetime 1000"]


class Trouble(Exception):
    pass


class Engine:
    """One program, spoken to in lines, each with a deadline."""

    def __init__(self, command):
        self.command = command
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.unread = b""
        self.players = []
        self.options = set()
        self.say("ugi")
        for line in self.until("ugiok"):
            words = line.split()
            if words[:2] == ["option", "name"]:
                self.options.add(words[2])
                if words[2] == "Player":
                    self.players = [words[at + 1] for at, word in enumerate(words) if word == "var"]

    def say(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def line(self, deadline=None):
        deadline = deadline or time.monotonic() + PATIENCE
        while b"\n" not in self.unread:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise Trouble(f"{self.command}: no answer")
            chunk = os.read(self.process.stdout.fileno(), 1 << 16)
            if not chunk:
                raise Trouble(f"{self.command}: ended with status {self.process.wait()}")
            self.unread += chunk
        line, self.unread = self.unread.split(b"\n", 1)
        return line.decode("ascii")

    def until(self, last, seconds=PATIENCE):
        """The lines up to the one that begins with `last`, which is the final one."""
        deadline = time.monotonic() + seconds
        lines = []
        while not lines or not lines[-1].startswith(last):
            lines.append(self.line(deadline))
        return lines

    def settle(self):
        """Everything said so far must have been taken without a word."""
        self.say("isready")
        lines = self.until("readyok")
        if len(lines) > 1:
            raise Trouble(f"{self.command}: unexpected: {lines[:-1]}")

    def query(self, question):
        self.say("query " + question)
        words = self.until("response")[-1].split()
        if len(words) != 2:
            raise Trouble(f"{self.command}: {question}: {words}")
        return words[1]

    def set_option(self, name, value):
        if name in self.options:
            self.say(f"setoption name {name} value {value}")

    def move(self, question):
        self.say("go " + question)
        words = question.split()
        timed = [int(words[at + 1]) for at in range(0, len(words), 2) if words[at] in ("movetime", "p1time", "p2time")]
        lines = self.until("bestmove", max(timed) / 1000 + GRACE if timed else PATIENCE)
        self.settle()  # no second answer
        for line in lines[:-1]:
            words = line.split()
            is_proof = words[:3] == ["info", "string", "proven"] and words[3:] in (["win"], ["loss"], ["draw"])
            if words[0] != "info" or not is_proof and (words[1] == "string" or "nodes" not in words):
                raise Trouble(f"{self.command}: while it thinks: {line}")
        words = lines[-1].split()
        if len(words) != 2:
            raise Trouble(f"{self.command}: {lines[-1]}")
        return words[1]

    def quit(self):
        self.process.stdin.close()  # the end of the input means quit
        if self.process.wait(PATIENCE) != 0 or self.process.stdout.read():
            raise Trouble(f"{self.command}: does not end well")


def agreed(engines, question):
    answers = [engine.query(question) for engine in engines]
    if answers[0] != answers[1]:
        raise Trouble(f"{question}: {answers}")
    return answers[0]


def play(engines, first, questions):
    """One game; `first` is the engine that plays as p1. Answers the result and the moves."""
    for engine in engines:
        engine.say("uginewgame")
        engine.settle()
    moves, again, last = [], 0, None
    while True:
        for engine in engines:
            engine.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))
            engine.settle()  # a move that is not taken would be told
        result = agreed(engines, "result")
        if (agreed(engines, "gameover") == "true") != (result != "none"):
            raise Trouble(f"over or not? {result} after {moves}")
        if result != "none":
            return result, moves, again
        turn = agreed(engines, "p1turn")
        again += turn == last
        last = turn
        mover = engines[first if turn == "true" else 1 - first]
        moves.append(mover.move(questions[len(moves) % len(questions)]))


def tournament(game, program):
    engines = [Engine([program, "ugi", game]) for _ in range(2)]
    players = engines[0].players
    pairs = [(one, other) for one in players for other in players]
    tried = SETTINGS.get(game, [{}])
    results, again, games = {}, 0, 0
    for number, (one, other) in enumerate(pairs):
        engines[0].set_option("Player", one)
        engines[1].set_option("Player", other)
        for engine in engines:
            for name, value in tried[number % len(tried)].items():
                engine.set_option(name, value)
            engine.settle()
        result, moves, turns_again = play(engines, number % 2, QUESTIONS)
        results[result] = results.get(result, 0) + 1
        again += turns_again
        games += 1
    for engine in engines:
        engine.quit()
    if game == "boxes" and again == 0:
        raise Trouble("nobody ever moved again in boxes")
    print(f"{game}: {games} games, {results}, moved again {again} times")


def examples(program, sticks, numbers, java):
    pairings = [("sticks", [sticks], {"Sticks": 22, "Take": 4}), ("sticks", [sticks], {"Misere": "true"}),
                ("numbers", [sys.executable, numbers], {"Row": "4,7,2,9,5,2"}),
                ("numbers", [sys.executable, numbers], {"Row": "3,1,4,1,5,9,2"})]
    if java:
        pairings += [("sticks", java.split(), {"Sticks": 22, "Take": 4}), ("sticks", java.split(), {"Misere": "true"})]
    else:
        print("no JDK: the example in Java is left out")
    for game, command, options in pairings:
        engines = [Engine(command), Engine([program, "ugi", game])]
        for engine in engines:
            for name, value in options.items():
                engine.set_option(name, value)
            engine.settle()
        for player in engines[1].players:
            engines[1].set_option("Player", player)
            for first in (0, 1):
                result, moves, _ = play(engines, first, QUESTIONS)
                print(f"{game} example against {player}, first {first}: {result} {' '.join(moves)}")
        for engine in engines:
            engine.quit()


def time_to_stop(engine):
    """Sorted, in milliseconds."""
    times = []
    for wait in range(20):
        engine.say("uginewgame")
        engine.say("position startpos")
        engine.settle()
        engine.say("go infinite")
        time.sleep(0.01 * wait)
        start = time.monotonic()
        engine.say("stop")
        engine.until("bestmove")
        times.append(1000 * (time.monotonic() - start))
    return sorted(times)


def stop(program, *games):
    for game in games or SETTINGS:
        for settings in filter(lambda one: one is not None, ({}, LARGE.get(game))):
            engine = Engine([program, "ugi", game])
            for name, value in settings.items():
                engine.set_option(name, value)
            for player in engine.players:
                engine.set_option("Player", player)
                times = time_to_stop(engine)
                print(f"{game} {settings} {player}: median {times[len(times) // 2]:.2f} ms, most {times[-1]:.2f} ms")
            engine.quit()


def main():
    what, *rest = sys.argv[1:]
    if what == "examples":
        examples(*rest)
    elif what == "stop":
        stop(*rest)
    else:
        tournament(what, *rest)


try:
    main()
except Trouble as trouble:
    sys.exit(f"manager: {trouble}")

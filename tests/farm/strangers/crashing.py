"""A stranger's bot that plays the first legal move and falls over its third: crashing.py PROGRAM GAME."""
import json
import subprocess
import sys

program, game = sys.argv[1:]
position, questions = "", 0
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["ugi"]:
        print("id name Crashing\nugiok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:1] == ["uginewgame"]:
        questions = 0
    elif words[:2] == ["position", "fen"]:
        position = " ".join(words[2:])
    elif words[:1] == ["go"]:
        questions += 1
        answer = subprocess.run([program, "legal", game], input=position, text=True, capture_output=True, check=True)
        legal = json.loads(answer.stdout)["moves"]
        print("bestmove", legal[0] if questions < 3 else legal[len(legal)], flush=True)
    elif words[:1] == ["quit"]:
        break

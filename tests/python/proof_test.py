"""Proofs of Boxes hold for the program that comes with them, which knows nothing but the rules, and no other claim does."""

import functools
import importlib.util
import os
import pathlib
import random
import subprocess
import unittest

PROJECT = pathlib.Path(__file__).parents[2]


def checker():
    spec = importlib.util.spec_from_file_location("checker", PROJECT / "assets/examples/check_boxes_proof.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECKER = checker()


def proof_of(*arguments):
    call = [os.environ["ZUGZWANG_PROGRAM"], "prove", "boxes", *arguments]
    return subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()


def holds(proof):
    try:
        CHECKER.check(iter(proof))
    except (CHECKER.Wrong, ValueError):
        return False
    return True


def brute_force(rows, columns, drawn, owned):
    """The margin for the side to move: every line of a board is two dots; `owned` is its own boxes less the other's."""
    lines = [((x, y), (x + 1, y)) for y in range(rows + 1) for x in range(columns)]
    lines += [((x, y), (x, y + 1)) for y in range(rows) for x in range(columns + 1)]
    boxes = [
        {((x, y), (x + 1, y)), ((x, y + 1), (x + 1, y + 1)), ((x, y), (x, y + 1)), ((x + 1, y), (x + 1, y + 1))}
        for y in range(rows)
        for x in range(columns)
    ]

    @functools.cache
    def worth(done):
        best = None
        for line in lines:
            if line in done:
                continue
            then = done | {line}
            closed = sum(line in box and box <= then for box in boxes)
            value = closed + worth(then) if closed else -worth(then)
            best = value if best is None else max(best, value)
        return best or 0

    return owned + worth(frozenset(drawn))


def random_position(draw, rows, columns, open_lines):
    """Text, drawn lines, and what the side to move owns more than the other, of boxes that are owned by chance."""
    lines = [((x, y), (x + 1, y)) for y in range(rows + 1) for x in range(columns)]
    lines += [((x, y), (x, y + 1)) for y in range(rows) for x in range(columns + 1)]
    drawn = set(draw.sample(lines, len(lines) - open_lines))
    mover, owned, texts = draw.choice("12"), 0, []
    for y in range(rows, -1, -1):
        texts.append("".join("-" if ((x, y), (x + 1, y)) in drawn else "." for x in range(columns)))
        if y == 0:
            break
        row = ""
        for x in range(columns + 1):
            row += "|" if ((x, y - 1), (x, y)) in drawn else "."
            if x == columns:
                break
            sides = {((x, y - 1), (x + 1, y - 1)), ((x, y), (x + 1, y)), ((x, y - 1), (x, y)), ((x + 1, y - 1), (x + 1, y))}
            owner = draw.choice("12") if sides <= drawn else "_"
            owned += {"_": 0, mover: 1}.get(owner, -1)
            row += owner
        texts.append(row)
    return "/".join(texts) + " " + mover, drawn, owned


class Proofs(unittest.TestCase):
    def test_what_is_proven_is_what_brute_force_finds(self):
        draw = random.Random(1)
        for _ in range(60):
            rows, columns = draw.randint(1, 3), draw.randint(1, 3)
            most = min(11, 2 * rows * columns + rows + columns)
            position, drawn, owned = random_position(draw, rows, columns, draw.randint(1, most))
            with self.subTest(position):
                proof = proof_of("--position", position)
                self.assertIn(f"value {brute_force(rows, columns, drawn, owned)}", proof)
                self.assertTrue(holds(proof))

    def test_a_whole_game_is_proven(self):
        proof = proof_of("--rows", "2", "--cols", "2", "--start", "empty")
        self.assertEqual(proof[2], f"value {brute_force(2, 2, set(), 0)}")
        self.assertTrue(holds(proof))

    def test_no_other_value_and_no_gap_goes_through(self):
        proof = proof_of("--rows", "3", "--cols", "2", "--start", "border")
        self.assertTrue(holds(proof))
        value = int(proof[2].split()[1])
        for wrong in (value - 1, value + 1, -value - 3):
            self.assertFalse(holds(proof[:2] + [f"value {wrong}"] + proof[3:]), wrong)
        for gap in range(len(proof)):
            self.assertFalse(holds(proof[:gap] + proof[gap + 1 :]), proof[gap])
        self.assertFalse(holds(proof[:4] + proof[:3:-1]), "facts that rest on later ones")

    def test_a_claim_too_many_is_refused(self):
        """A bound that is not true cannot be made to hold, whatever else the proof says."""
        proof = proof_of("--rows", "2", "--cols", "2", "--start", "border")
        for place, fact in enumerate(proof[4:], 4):
            if ">" in fact:
                drawn, rest = fact.split(">")
                bound, line = rest.split()
                false = [f"{drawn}>{int(bound) + 5} {other}" for other in range(-1, 6)]
                false.append(f"{drawn}>{bound} 99")
            else:
                drawn, bound = fact.split("<")
                false = [f"{drawn}<{int(bound) - 5}"]
            for claim in false:
                self.assertFalse(holds(proof[:place] + [claim] + proof[place + 1 :]), claim)

    def test_what_is_no_proof_is_refused_in_a_line(self):
        call = ["python3", str(PROJECT / "assets/examples/check_boxes_proof.py"), __file__]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, r"\Anot proven: [^\n]*\n\Z")


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Flips operators in rules and engines, one at a time, and tells which of these mutants no test notices.

mutate.py BUILD [--mutants N] [--seed N] [--only WORD]: BUILD is a build folder that compiles every file by itself. A
mutant is compiled and linked beside the build and never touches the sources. What compiles to the same bytes as the
original is none and is not counted (trivial compiler equivalence: Papadakis, Jia, Harman, Le Traon 2015).
"""

import argparse
import json
import os
import random
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

FLIPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "+=": "-=", "-=": "+=", "true": "false", "false": "true",
}  # fmt: skip
# Binary operators have spaces around them: the layout of the sources sees to that.
OPERATOR = re.compile(r"(?<= )(?:<=|>=|==|!=|&&|\|\||\+=|-=|<|>|\+|-)(?= )|\b(?:true|false)\b")
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^#[^\n]*|\b(?:static_)?assert\([^;]*;', re.DOTALL | re.MULTILINE)
KEPT = 0.9  # so many of them must be noticed
MEMORY = 8 << 30  # bytes that a mutant may take


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@dataclass(frozen=True)
class Mutant:
    file: Path
    place: int  # byte
    was: str

    def text(self, source: str) -> str:
        return source[: self.place] + FLIPS[self.was] + source[self.place + len(self.was) :]

    def words(self, source: str) -> str:
        number = source.count("\n", 0, self.place) + 1
        line = source.splitlines()[number - 1].strip()
        return f"{self.file}:{number}: {self.was} to {FLIPS[self.was]} in: {line}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    code = NOT_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), file.read_text())
    for found in OPERATOR.finditer(code):
        if "operator" not in code[code.rfind("\n", 0, found.start()) + 1 : found.start()]:
            yield Mutant(file, found.start(), found.group())


class Bench:
    """Compiles, links and tests mutants; each call in a folder of its own, so several may run at once."""

    def __init__(self, build: Path) -> None:
        self.build = build
        entries = json.loads((build / "compile_commands.json").read_text())
        self.compilers = {Path(entry["file"]).resolve(): shlex.split(entry["command"]) for entry in entries}
        self.limits: dict[str, float] = {}
        self.links: dict[str, list[str]] = {}

    def prepare(self, programs: set[str]) -> None:
        subprocess.run(["cmake", "--build", self.build, "--target", *sorted(programs)], check=True, stdout=sys.stderr)
        for program in sorted(programs):
            commands = subprocess.run(["ninja", "-C", self.build, "-t", "commands", program], check=True, capture_output=True, text=True)
            last = next(one for one in reversed(commands.stdout.splitlines()) if f"-o tests/{program} " in one)
            self.links[program] = shlex.split(last.removeprefix(": && ").split(" && ")[0])
            begun = time.monotonic()
            if not self.passes(self.build / "tests" / program, limit=600):
                sys.exit(f"mutate: {program} fails without a mutant")
            self.limits[program] = 10 + 5 * (time.monotonic() - begun)

    def passes(self, program: Path, limit: float) -> bool:
        try:
            run = subprocess.run(
                [program, "--abort"], cwd=self.build, timeout=limit, capture_output=True,
                env={**os.environ, "LC_ALL": "C.UTF-8"}, preexec_fn=limit_memory,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return False
        return run.returncode == 0

    def compiled(self, file: Path, text: str, folder: Path, name: str) -> Path | None:
        command = list(self.compilers[file.resolve()])
        source, made = folder / f"{file.stem}{file.suffix}", folder / name
        source.write_text(text)
        command[command.index("-o") + 1] = str(made)
        command[command.index("-c") + 1] = str(source)
        run = subprocess.run(command, cwd=self.build, capture_output=True)
        return made if run.returncode == 0 else None

    def fate(self, mutant: Mutant, programs: list[str]) -> str:
        """Is one of: same, broken, noticed, unnoticed."""
        source = mutant.file.read_text()
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            original = self.compiled(mutant.file, source, folder, "original.o")
            changed = self.compiled(mutant.file, mutant.text(source), folder, "changed.o")
            if original is None or changed is None:
                return "broken"
            if original.read_bytes() == changed.read_bytes():
                return "same"
            for program in programs:
                made = folder / program
                command = list(self.links[program])
                command[command.index("-o") + 1] = str(made)
                command.insert(command.index("-o"), str(changed))
                subprocess.run(command, cwd=self.build, check=True, capture_output=True)
                if not self.passes(made, self.limits[program]):
                    return "noticed"
        return "unnoticed"


def programs_of(file: Path, games: list[str]) -> list[str]:
    """The tests that a file must answer to, the quickest first."""
    parts = file.parts
    if parts[:2] == ("src", "games"):
        return [f"test_games_{parts[2]}", "test_signatures"]
    return [f"test_{parts[2]}", *(f"test_games_{game}" for game in games), "test_signatures"]


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("build", type=Path)
    arguments.add_argument("--mutants", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--only", default="")
    given = arguments.parse_args()

    folders = ["src/games/*/*.cpp", "src/games/*/think/*.cpp", "src/zugzwang/rules/*.cpp", "src/zugzwang/ai/*.cpp"]
    files = sorted(file for pattern in folders for file in Path().glob(pattern) if given.only in str(file) and file.name != "game.cpp")
    games = sorted({file.parts[2] for file in Path().glob("src/games/*/rules.cpp")})
    every = [mutant for file in files for mutant in mutants_of(file)]
    random.Random(given.seed).shuffle(every)
    bench = Bench(given.build.resolve())
    bench.prepare({program for file in files for program in programs_of(file, games)})

    counts = {"noticed": 0, "unnoticed": 0, "same": 0, "broken": 0}
    unnoticed: list[str] = []
    waiting = iter(every)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        while counts["noticed"] + counts["unnoticed"] < given.mutants:
            missing = given.mutants - counts["noticed"] - counts["unnoticed"]
            batch = [mutant for mutant, _ in zip(waiting, range(missing))]
            if not batch:
                break
            fates = pool.map(lambda mutant: bench.fate(mutant, programs_of(mutant.file, games)), batch)
            for mutant, fate in zip(batch, fates):
                counts[fate] += 1
                if fate == "unnoticed":
                    unnoticed.append(mutant.words(mutant.file.read_text()))
                    print(unnoticed[-1], flush=True)
    judged = counts["noticed"] + counts["unnoticed"]
    print(f"{counts['noticed']} of {judged} mutants are noticed; of {len(every)}, {counts['same']} that were tried change nothing, {counts['broken']} do not compile")
    return 0 if judged and counts["noticed"] >= KEPT * judged else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Lets the compiler of a build folder read every source of the program without making code of it: read_by_clang.py BUILD.

Ends with 1 and what the compiler says where there is anything to say. Each file is read by itself, so a header that a
source forgot shows here, where the batches of other builds hide it.
"""

import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def said_of(entry: dict[str, str]) -> str:
    words = shlex.split(entry["command"])
    compiler = next(at for at, word in enumerate(words) if Path(word).name.startswith("clang"))
    command = [*words[compiler:], "-fsyntax-only"]
    del command[command.index("-o") : command.index("-o") + 2]
    run = subprocess.run(command, cwd=entry["directory"], capture_output=True, text=True)
    return run.stderr if run.returncode != 0 or run.stderr else ""


def main() -> int:
    build = Path(sys.argv[1]).resolve()
    entries = json.loads((build / "compile_commands.json").read_text())
    sources = Path("src").resolve()
    entries = [entry for entry in entries if sources in Path(entry["file"]).parents]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = [words for words in pool.map(said_of, entries) if words]
    print("".join(said), end="", file=sys.stderr)
    print(f"{len(entries)} sources read, {len(said)} with something to mend")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())

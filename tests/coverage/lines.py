#!/usr/bin/env python3
"""Says how many lines were reached: lines.py BOUNDS UNCOVERED <LCOV, as llvm-cov exports it.

A line of the file BOUNDS is a name, the percentage of lines that must be reached, and patterns of files, relative to
the working folder, whose stars reach across folders. The lines that were not reached are written to the file UNCOVERED,
those of the group with the lowest share first. Ends with 1 where a bound is not kept.
"""

import fnmatch
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

Counts = dict[int, int]  # how often each line ran


def counts_of_files(lcov: Iterable[str]) -> dict[str, Counts]:
    """A header is told of once for each program that has it: what ran in any of them has run."""
    files: dict[str, Counts] = defaultdict(lambda: defaultdict(int))
    name = ""
    for line in lcov:
        kind, _, rest = line.rstrip("\n").partition(":")
        if kind == "SF":
            name = os.path.relpath(rest)
        elif kind == "DA":
            number, count = rest.split(",")[:2]
            files[name][int(number)] += int(count)
    return files


def ranges(numbers: Iterable[int]) -> Iterator[str]:
    """1, 2, 3 and 7 are 1-3 and 7."""
    first = last = None
    for number in [*sorted(numbers), None]:
        if first is not None and number != last + 1:
            yield str(first) if first == last else f"{first}-{last}"
            first = None
        if first is None:
            first = number
        last = number


def share(files: Iterable[Counts]) -> tuple[int, int]:
    lines = [count for counts in files for count in counts.values()]
    return sum(count > 0 for count in lines), len(lines)


def percent(files: Iterable[Counts]) -> float:
    reached, lines = share(files)
    return 100 * reached / lines if lines else 0


def main() -> int:
    bounds_file, uncovered_file = sys.argv[1:]
    files = counts_of_files(sys.stdin)
    kept = True
    uncovered: list[tuple[float, str]] = []
    for line in Path(bounds_file).read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        name, bound, *patterns = line.split()
        group = {file: counts for file, counts in files.items() if any(fnmatch.fnmatch(file, one) for one in patterns)}
        reached, lines = share(group.values())
        part = percent(group.values())
        is_kept = lines > 0 and part >= float(bound)
        kept = kept and is_kept
        words = "" if is_kept else f", FEWER THAN {bound} %"
        print(f"  {name:<20} {part:5.1f} %  {reached} of {lines}{words}")
        for file, counts in group.items():
            gone = list(ranges(number for number, count in counts.items() if count == 0))
            if gone:
                uncovered.append((percent([counts]), f"{file}: {' '.join(gone)}"))
    with open(uncovered_file, "w", encoding="utf-8") as written:
        for part, words in sorted(uncovered):
            written.write(f"{part:5.1f} % {words}\n")
    print(f"  the rest by name: {os.path.relpath(uncovered_file)}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())

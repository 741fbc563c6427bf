#!/usr/bin/env python3
"""The signs beyond ASCII that the program can show: all in the texts of its sources and of its catalogues: signs.py ROOT."""

import pathlib
import re
import sys

TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def signs_of(root: pathlib.Path) -> set[str]:
    files = [file for folder in ("include", "src") for ending in ("cpp", "hpp", "def") for file in (root / folder).rglob("*." + ending)]
    files += (root / "assets/translations").glob("*.po")
    signs: set[str] = set()
    for file in files:
        for text in TEXT.findall(file.read_text(encoding="utf-8")):
            signs.update(sign for sign in text if ord(sign) > 0x7F)
    return signs


if __name__ == "__main__":
    print(",".join(f"U+{ord(sign):04X}" for sign in sorted(signs_of(pathlib.Path(sys.argv[1])))))

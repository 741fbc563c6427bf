#!/usr/bin/env python3
"""Every sign that the program can show is in the page's fonts, in each of their weights: gaps.py ROOT FONTS.

A sign that the desktop's faces have not either is no gap of the page; tests/window/glyphs_test.cpp looks at those."""

import pathlib
import sys

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

root, fonts = (pathlib.Path(argument) for argument in sys.argv[1:])
sys.path.insert(0, str(root / "src/app/web"))
from signs import signs_of  # noqa: E402


def known(font: pathlib.Path) -> set[int]:
    return set(TTFont(font).getBestCmap())


signs = signs_of(root)
missing = [f"the texts of the program have no {sign}" for sign in "αβ∗≥őțõ" if sign not in signs]
faces = sorted(fonts.glob("opentype/inter/*.otf"))
if len(faces) != 5:
    missing.append(f"{len(faces)} weights and not 5")
stand_in = known(fonts / "truetype/dejavu/DejaVuSans.ttf")
for face in faces:
    has = known(face) | stand_in
    missing += [f"{face.stem} has no {sign} (U+{ord(sign):04X})" for sign in sorted(signs) if ord(sign) not in has]
if missing:
    sys.exit("\n".join(missing))

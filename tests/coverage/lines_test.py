"""The report of lines that were reached, of a made-up export."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import lines

# As llvm-cov writes it: a header is told of by each program that has it.
EXPORT = """SF:src/rules/a.cpp
DA:1,4
DA:2,0
DA:3,0
DA:7,0
end_of_record
SF:src/rules/a.hpp
DA:1,0
DA:2,1
end_of_record
SF:src/rules/a.hpp
DA:1,1
DA:2,0
end_of_record
SF:src/scenes/b.cpp
DA:5,1
end_of_record
"""


class Lines(unittest.TestCase):
    def report(self, bounds: str) -> tuple[int, str, str]:
        with tempfile.TemporaryDirectory() as folder:
            asked, uncovered = Path(folder) / "bounds", Path(folder) / "uncovered"
            asked.write_text(bounds)
            printed = io.StringIO()
            arguments = mock.patch.object(sys, "argv", ["lines.py", str(asked), str(uncovered)])
            with arguments, mock.patch.object(sys, "stdin", io.StringIO(EXPORT)), contextlib.redirect_stdout(printed):
                status = lines.main()
            return status, printed.getvalue(), uncovered.read_text()

    def test_shares_and_the_lines_that_were_not_reached(self) -> None:
        status, printed, uncovered = self.report("# parts\nrules 50 src/rules/*\nscenes 100 src/scenes/*\n")
        self.assertEqual(status, 0)
        self.assertIn("50.0 %  3 of 6", printed)
        self.assertIn("100.0 %  1 of 1", printed)
        self.assertEqual(uncovered, " 25.0 % src/rules/a.cpp: 2-3 7\n")

    def test_a_bound_that_is_not_kept(self) -> None:
        status, printed, _ = self.report("rules 51 src/rules/*\n")
        self.assertEqual(status, 1)
        self.assertIn("FEWER THAN 51 %", printed)

    def test_a_part_without_files_keeps_no_bound(self) -> None:
        self.assertEqual(self.report("engines 0 src/engines/*\n")[0], 1)

    def test_ranges(self) -> None:
        self.assertEqual(list(lines.ranges([9, 1, 3, 2, 7])), ["1-3", "7", "9"])
        self.assertEqual(list(lines.ranges([])), [])


if __name__ == "__main__":
    unittest.main()

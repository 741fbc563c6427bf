"""Every example in the documentation of the package does what it says: docstrings, README, and the notebook."""

import ast
import contextlib
import doctest
import importlib
import io
import json
import pathlib
import pkgutil
import unittest

import zugzwang

PROJECT = pathlib.Path(__file__).parents[2]
NOTEBOOK = PROJECT / "assets/examples/first_bot.ipynb"


def load_tests(loader, tests, pattern):
    """Adds the examples of every module that can be imported here, and of the pages for readers."""
    for module in pkgutil.iter_modules(zugzwang.__path__, "zugzwang."):
        if module.name != "zugzwang.pettingzoo":  # Its packages may not be there, and it has no examples to run.
            tests.addTests(doctest.DocTestSuite(importlib.import_module(module.name)))
    tests.addTests(doctest.DocTestSuite(zugzwang))
    for page in ("README.md", "assets/MANUAL.md", "src/python/README.md"):
        tests.addTests(doctest.DocFileSuite(str(PROJECT / page), module_relative=False))
    return tests


def run_cell(cell, names):
    """Runs a cell as a notebook does; answers the value of a last line that is an expression."""
    code = ast.parse("".join(cell["source"]))
    last = code.body.pop() if isinstance(code.body[-1], ast.Expr) else None
    exec(compile(code, cell["id"], "exec"), names)
    return None if last is None else eval(compile(ast.Expression(last.value), cell["id"], "eval"), names)


class Notebook(unittest.TestCase):
    def test_it_runs_from_start_to_end(self):
        cells = [cell for cell in json.loads(NOTEBOOK.read_text())["cells"] if cell["cell_type"] == "code"]
        names = {}
        shown = []
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            for cell in cells:
                value = run_cell(cell, names)
                shown += [value._repr_svg_()] if hasattr(value, "_repr_svg_") else []
        self.assertEqual(len(shown), 2)
        self.assertTrue(all("<svg" in picture for picture in shown))
        self.assertIn("moves, for example", printed.getvalue())

    def test_it_holds_no_outputs(self):
        for cell in json.loads(NOTEBOOK.read_text())["cells"]:
            self.assertFalse(cell.get("outputs"))


class Docstrings(unittest.TestCase):
    def test_everything_public_has_one(self):
        for name in zugzwang.__all__:
            self.assertTrue(getattr(zugzwang, name).__doc__, name)


if __name__ == "__main__":
    unittest.main()

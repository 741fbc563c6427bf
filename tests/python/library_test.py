"""Where the package finds its library, and what it says when that is not there or another one."""

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import tomllib
import unittest
import unittest.mock

import zugzwang
from zugzwang import _library

PACKAGE = pathlib.Path(_library.__file__).parent
LIBRARY = pathlib.Path(os.environ["ZUGZWANG_LIBRARY"])
TELL = "import zugzwang; print(zugzwang._library.library._name)"


def told(path, **environment):
    """What an interpreter prints that finds the package at `path`, in an environment with nothing of ours in it."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ZUGZWANG_LIBRARY")}
    ran = subprocess.run(
        [sys.executable, "-c", TELL],
        env=kept | {"PYTHONPATH": str(path)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return (ran.stdout or ran.stderr).strip().splitlines()[-1]


class Version(unittest.TestCase):
    def test_the_package_has_the_version_of_the_library(self):
        project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text())["project"]
        self.assertEqual(zugzwang.__version__, project["version"])


class Places(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()

    def test_the_variable_comes_first(self):
        self.assertEqual(told(PACKAGE.parent, ZUGZWANG_LIBRARY=str(LIBRARY)), str(LIBRARY))

    def test_installed_it_lies_in_the_prefix(self):
        packages = self.folder / "lib/python3/dist-packages"
        shutil.copytree(PACKAGE, packages / "zugzwang")
        for place in ("lib", "lib/x86_64-linux-gnu", "lib64"):
            file = self.folder / place / _library.FILE_NAME
            file.parent.mkdir(exist_ok=True)
            file.symlink_to(LIBRARY)
            self.assertEqual(told(packages), str(file))
            file.unlink()

    def test_in_a_checkout_the_youngest_build_counts(self):
        package = self.folder / "src/python/zugzwang"
        shutil.copytree(PACKAGE, package)
        old, young = (self.folder / "build" / name / _library.FILE_NAME for name in ("release", "ci"))
        for file, seconds in ((old, 1), (young, 2)):
            file.parent.mkdir(parents=True)
            shutil.copy(LIBRARY, file)
            os.utime(file, (seconds, seconds))
        gone = self.folder / "build/gone" / _library.FILE_NAME
        gone.parent.mkdir()
        gone.symlink_to("nowhere")
        self.assertEqual(told(package.parent), str(young))

    @unittest.skipUnless(
        all(map(importlib.util.find_spec, ("pip", "setuptools", "wheel"))), "pip, setuptools and wheel are not all here"
    )
    def test_pip_installs_the_folder(self):
        source = self.folder / "source"
        shutil.copytree(PACKAGE.parent, source)  # pip builds where the sources are
        offline = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet", "--target", str(self.folder / "there")]
        subprocess.run([sys.executable, "-m", "pip", "install", *offline, str(source)], check=True, capture_output=True)
        self.assertTrue((self.folder / "there/zugzwang/py.typed").exists())
        self.assertEqual(told(self.folder / "there", ZUGZWANG_LIBRARY=str(LIBRARY)), str(LIBRARY))


class Trouble(unittest.TestCase):
    def test_a_library_that_is_not_there_is_one_line(self):
        line = told(PACKAGE.parent, ZUGZWANG_LIBRARY="/nowhere/libzugzwang.so.1")
        self.assertTrue(line.startswith("ImportError: /nowhere/libzugzwang.so.1: cannot open"), line)
        self.assertTrue(line.endswith("; install Zugzwang, or name the library in ZUGZWANG_LIBRARY"), line)

    def test_another_library_is_one_line(self):
        line = told(PACKAGE.parent, ZUGZWANG_LIBRARY="libc.so.6")
        self.assertTrue(line.startswith("ImportError: no library of Zugzwang, or too old: "), line)

    def test_a_library_of_another_interface_is_one_line(self):
        other = unittest.mock.Mock(zz_interface=lambda: 0)
        with (
            unittest.mock.patch("ctypes.CDLL", return_value=other),
            unittest.mock.patch.dict(os.environ, ZUGZWANG_LIBRARY="old.so"),
            self.assertRaisesRegex(ImportError, "^old.so has interface 0, and this package needs 1$"),
        ):
            _library._load([])


if __name__ == "__main__":
    unittest.main()

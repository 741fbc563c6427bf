"""What is flipped, and what is left alone because it is no code."""

import tempfile
import unittest
from pathlib import Path

import mutate

SOURCE = """#if A < B
// a < b, and true
static_assert(a < b);
  assert(a < b && true);
bool operator==(A, B);
const char* words = "a < b or true";
template <class T> int f(std::vector<T> a, int b) { return a.size() - 1 < b && !(b == -2) ? 'a' : 0; }
constexpr bool is_so = true;
"""


class Mutants(unittest.TestCase):
    def test_operators_in_code(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "source.cpp"
            file.write_text(SOURCE)
            found = list(mutate.mutants_of(file))
            self.assertEqual([mutant.was for mutant in found], ["-", "<", "&&", "==", "true"])
            changed = found[1].text(SOURCE)
            self.assertEqual(changed.replace("1 <= b", "1 < b"), SOURCE)
            self.assertIn("source.cpp:7: < to <= in: template", found[1].words(SOURCE))

    def test_what_a_file_answers_to(self) -> None:
        games = ["boxes", "sticks"]
        self.assertEqual(mutate.programs_of(Path("src/games/boxes/think/a.cpp"), games), ["test_games_boxes", "test_signatures"])
        self.assertEqual(
            mutate.programs_of(Path("src/zugzwang/ai/a.cpp"), games),
            ["test_ai", "test_games_boxes", "test_games_sticks", "test_signatures"],
        )


if __name__ == "__main__":
    unittest.main()

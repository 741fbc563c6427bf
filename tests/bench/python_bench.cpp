// What a call costs over C and Python: the same random games and sequences of moves as the program plays by itself.
#include <cstdlib>

#include "bench/bench.hpp"
#include "support/places.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

void python(Report& report) {
    const std::string source = ZUGZWANG_SOURCE_DIR;
    const int status =
        std::system(filled("PYTHONPATH='{}/src/python' ZUGZWANG_LIBRARY='{}' '{}' '{}/tests/python/bench.py'", source,
                           PYTHON_LIBRARY, PYTHON, source)
                        .c_str());
    report.expect("exit status", static_cast<std::uint64_t>(status), 0);
}

const Benchmark calls_from_python("python", python);

} // namespace
} // namespace zugzwang::bench

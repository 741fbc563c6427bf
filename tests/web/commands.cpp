// Runs a command line, or the benchmarks of that name: commands ARGUMENTS..., commands bench NAME.
#include <exception>
#include <iostream>
#include <string>
#include <variant>

#include <emscripten.h>

#include "bench/bench.hpp"
#include "cli/cli.hpp"

// clang-format off
EM_JS(void, page_ended, (int status), { ended(status); });
// clang-format on

namespace {

int bench(const std::string& name) {
    zugzwang::bench::Report report;
    for (const auto* benchmark : zugzwang::bench::benchmarks()) {
        if (benchmark->name == name) benchmark->run(report);
    }
    return report.all_as_expected() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    int status = 1;
    try {
        if (argc == 3 && std::string(argv[1]) == "bench") {
            status = bench(argv[2]);
        } else if (const auto answer = zugzwang::cli::run(argc, argv); std::holds_alternative<int>(answer)) {
            status = std::get<int>(answer);
        }
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
    }
    std::cout << std::flush;
    page_ended(status);
    return 0;
}

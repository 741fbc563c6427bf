// `./arcade bench [WORD…]`: runs the benchmarks whose names hold one of the words, all of them without words.
#include <cstdio>

#include "bench/bench.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    zugzwang::bench::Report report;
    std::size_t run = 0;
    for (const auto* benchmark : zugzwang::bench::benchmarks()) {
        const bool is_selected = words.empty() || std::ranges::any_of(words, [&](const std::string& word) {
                                     return benchmark->name.find(word) != std::string::npos;
                                 });
        if (!is_selected) continue;
        std::printf("%s\n", benchmark->name.c_str());
        std::fflush(stdout);
        benchmark->run(report);
        ++run;
    }
    if (run == 0) {
        std::fputs("zugzwang_bench: no benchmark has such a name; there are:", stderr);
        for (const auto* benchmark : zugzwang::bench::benchmarks())
            std::fprintf(stderr, " %s;", benchmark->name.c_str());
        std::fputs("\n", stderr);
        return 2;
    }
    return report.all_as_expected() ? 0 : 1;
}

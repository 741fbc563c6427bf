// `./arcade bench [WORD…]`: runs the benchmarks whose names hold one of the words, all of them without words. Those
// that can be done on many machines take `--on parallel --hosts FILE` or `--on slurm`, and `--work DIR`.
#include <cstdio>

#include "bench/bench.hpp"

int main(int argc, char** argv) try {
    std::vector<std::string> words(argv + 1, argv + argc);
    const auto call = zugzwang::farm::Call::taken_from(words);
    const bool is_task = !call.tasks.empty();
    zugzwang::bench::Report report(call);
    std::size_t run = 0;
    for (const auto* benchmark : zugzwang::bench::benchmarks()) {
        const bool is_selected =
            words.empty() || std::ranges::any_of(words, [&](const std::string& word) {
                return is_task ? benchmark->name == word : benchmark->name.find(word) != std::string::npos;
            });
        if (!is_selected) continue;
        if (!is_task) std::printf("%s\n", benchmark->name.c_str());
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
} catch (const std::exception& error) {
    std::fprintf(stderr, "zugzwang_bench: %s\n", error.what());
    return 2;
}

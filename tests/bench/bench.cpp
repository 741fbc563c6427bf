#include "bench/bench.hpp"

#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <iostream>
#include <stdexcept>

#include "support/every_game.hpp"
#include "zugzwang/base/sanitizer.hpp"

#if defined(ZUGZWANG_HAS_ASAN) || defined(ZUGZWANG_HAS_TSAN)
#include <sanitizer/allocator_interface.h>
#else
#include <malloc.h>
#endif

namespace zugzwang::bench {
namespace {

std::vector<const Benchmark*>& registered() {
    static std::vector<const Benchmark*> all;
    return all;
}

std::vector<const BenchmarkOfEach*>& registered_of_each() {
    static std::vector<const BenchmarkOfEach*> all;
    return all;
}

/// Later than the registration, as the catalog cannot be used while static objects are being made.
void register_each() {
    static std::deque<Benchmark> made;
    for (const auto* benchmark : std::exchange(registered_of_each(), {})) {
        for (const auto& of : benchmark->names())
            made.emplace_back(benchmark->name + " " + of,
                              [benchmark, of](Report& report) { benchmark->run(of, report); });
    }
}

void print(std::string_view what, const std::string& value, std::string_view unit) {
    std::printf("  %-44.*s %18s %.*s\n", static_cast<int>(what.size()), what.data(), value.c_str(),
                static_cast<int>(unit.size()), unit.data());
    std::fflush(stdout);
}

} // namespace

void Report::results(const std::string& name, const farm::List& list, const Take& take) const {
    const auto check = [](const std::optional<Refusal>& refusal) {
        if (refusal) throw std::runtime_error(refusal->words);
    };
    if (!call_.tasks.empty()) return check(farm::print_results(list, call_.tasks, std::cout));
    const auto farm = call_.farm();
    if (!farm) return check(farm.refusal());
    if (!*farm) {
        for (std::uint64_t number = 0; number < list.count; ++number)
            take(number, *list.result(number));
        return;
    }
    if (call_.work.empty()) return check(Refusal{"--on needs --work DIR"});
    const auto results =
        farm::far_results(list, **farm, farm::command_of_tasks({name}), std::filesystem::path(call_.work) / name);
    if (!results) return check(results.refusal());
    for (std::uint64_t number = 0; number < list.count; ++number)
        take(number, (*results)[number]);
}

void Report::figure(std::string_view what, double value, std::string_view unit) const {
    print(what, fixed(value, 3), unit);
}

void Report::count(std::string_view what, std::uint64_t value, std::string_view unit) const {
    print(what, std::to_string(value), unit);
}

void Report::expect(std::string_view what, std::uint64_t value, std::uint64_t expected) {
    const bool as_expected = value == expected;
    print(what, std::to_string(value), as_expected ? "as it should be" : "WRONG, not " + std::to_string(expected));
    all_as_expected_ = all_as_expected_ && as_expected;
}

Benchmark::Benchmark(std::string its_name, std::function<void(Report&)> its_run)
    : name(std::move(its_name)), run(std::move(its_run)) {
    registered().push_back(this);
}

BenchmarkOfEach::BenchmarkOfEach(std::string its_name, std::function<std::vector<std::string>()> its_names,
                                 std::function<void(const std::string& of, Report&)> its_run)
    : name(std::move(its_name)), names(std::move(its_names)), run(std::move(its_run)) {
    registered_of_each().push_back(this);
}

BenchmarkOfGames::BenchmarkOfGames(std::string its_name, const std::function<void(const Game&, Report&)>& its_run)
    : BenchmarkOfEach(std::move(its_name), testing::game_ids,
                      [its_run](const std::string& id, Report& report) { its_run(*find_game(id), report); }) {}

std::vector<const Benchmark*> benchmarks() {
    register_each();
    auto all = registered();
    std::ranges::sort(all, {}, &Benchmark::name);
    return all;
}

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double resident_memory() {
    std::ifstream file("/proc/self/statm");
    double all = 0, resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

double held_memory() {
    constexpr double mebibyte = 1 << 20;
#if defined(ZUGZWANG_HAS_ASAN) || defined(ZUGZWANG_HAS_TSAN)
    return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / mebibyte;
#else
#ifdef __EMSCRIPTEN__
    const auto told = mallinfo();
#else
    const auto told = mallinfo2();
#endif
    return static_cast<double>(told.uordblks + told.hblkhd) / mebibyte;
#endif
}

std::string fixed(double number, int digits) {
    std::array<char, 32> text{};
    return {text.data(),
            std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, digits).ptr};
}

} // namespace zugzwang::bench

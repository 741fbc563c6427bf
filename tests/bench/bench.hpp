// Figures that are printed, not tested: speeds, strengths, counts too large for the tests. Each file of this folder
// registers a Benchmark at namespace scope; `./arcade bench WORD…` runs those whose names contain a word.
#pragma once

#include "farm/call.hpp"
#include "farm/list.hpp"
#include "support/standard.hpp"

namespace zugzwang {
struct Game;
}

namespace zugzwang::bench {

/// Where a benchmark puts its figures; each is printed at once.
class Report {
  public:
    /// `call` says where lists of pieces are done.
    explicit Report(farm::Call call = {}) : call_(std::move(call)) {}

    /// The results of a list, in its order: each as it is there, or all at the end where other machines do them. Of a
    /// machine that is asked for its part, prints that and takes nothing. `name` is the benchmark's. Throws
    /// std::runtime_error with why it could not be done.
    using Take = std::function<void(std::uint64_t number, const std::string& result)>;
    void results(const std::string& name, const farm::List& list, const Take& take) const;
    void figure(std::string_view what, double value, std::string_view unit) const;
    void count(std::string_view what, std::uint64_t value, std::string_view unit = "") const;
    /// A figure with a known right value; a wrong one makes the run fail.
    void expect(std::string_view what, std::uint64_t value, std::uint64_t expected);

    [[nodiscard]] bool all_as_expected() const noexcept { return all_as_expected_; }

  private:
    farm::Call call_;
    bool all_as_expected_ = true;
};

struct Benchmark {
    /// Registers itself; to be made at namespace scope.
    Benchmark(std::string name, std::function<void(Report&)> run);

    std::string name; ///< "amazons perft".
    std::function<void(Report&)> run;
};

/// A benchmark for each of the things that `names` tells, asked when benchmarks are: "events table". Registers itself;
/// to be made at namespace scope.
struct BenchmarkOfEach {
    BenchmarkOfEach(std::string name, std::function<std::vector<std::string>()> names,
                    std::function<void(const std::string& of, Report&)> run);

    std::string name; ///< "events".
    std::function<std::vector<std::string>()> names;
    std::function<void(const std::string& of, Report&)> run;
};

/// One for each game of the catalog: "ladder boxes".
struct BenchmarkOfGames : BenchmarkOfEach {
    BenchmarkOfGames(std::string name, const std::function<void(const Game&, Report&)>& run);
};

/// All registered ones, by name.
[[nodiscard]] std::vector<const Benchmark*> benchmarks();

/// How long a piece of work takes, in seconds.
[[nodiscard]] double seconds_of(const std::function<void()>& work);
/// The memory of this process that is there, in MiB; 0 where the system does not tell.
[[nodiscard]] double resident_memory();
/// What this process has asked for and not given back, in MiB, as its allocator tells it.
[[nodiscard]] double held_memory();
/// With so many digits behind the point, for the tables of RESULTS.md.
[[nodiscard]] std::string fixed(double number, int digits);

} // namespace zugzwang::bench

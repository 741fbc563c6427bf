// Numbers: a row of a million played to its end, in every shape, the opponent taking any end; the preparation, the
// worst move and the memory. The seed's table, observed and not.

#include "bench/bench.hpp"
#include "games/numbers/think/end_values.hpp"
#include "games/numbers/think/players.hpp"
#include "games/numbers/think/preprocessing.hpp"
#include "games/numbers/think/reduction.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::int32_t length = 1'000'000;

using numbers::Row;

/// One number for each place.
template <class At>
Row row_of(At at) {
    Row row(length);
    for (std::int32_t place = 0; place < length; ++place)
        row[static_cast<std::size_t>(place)] = at(place);
    return row;
}

std::vector<std::pair<std::string, Row>> shapes() {
    Random random(1);
    return {
        {"random", row_of([&](std::int32_t) { return 1 + static_cast<std::int32_t>(random.below(1'000'000'000)); })},
        {"mountain", row_of([](std::int32_t at) { return 1 + std::min(at, length - 1 - at); })},
        {"valley", row_of([](std::int32_t at) { return 1 + std::max(at, length - 1 - at); })},
        {"zigzag", row_of([](std::int32_t at) { return at % 2 == 0 ? 1 + at : 2 * length - at; })},
        {"plateaus", row_of([](std::int32_t at) { return 1 + at / 1000 * 7919 % 31; })}};
}

void play(const std::string& shape, Row row, Report& report) {
    const double value = seconds_of([&] {
        SearchControl control({});
        static_cast<void>(numbers::best_margin(row, control));
    });
    report.figure(shape + ", value in one pass", value * 1e3, "ms");
    report.figure(shape + ", memory", static_cast<double>(numbers::EndValues::of(row)->memory()) / length,
                  "bytes a number");

    auto state = numbers::start_of(std::move(row));
    numbers::Optimal optimal;
    Random opponent(2);
    double first = 0, worst = 0;
    while (!numbers::Rules::outcome(state)) {
        auto move = opponent.below(2) == 0 ? numbers::take_left : numbers::take_right;
        if (state.to_move == Side::first) {
            SearchControl control({});
            const double seconds = seconds_of([&] { move = *optimal.choose(state, control, {}); });
            (first == 0 ? first : worst) = std::max(first == 0 ? first : worst, seconds);
        }
        state = numbers::Rules::after(state, move);
    }
    report.figure(shape + ", preparation and first move", first * 1e3, "ms");
    report.figure(shape + ", worst later move", worst * 1e3, "ms");
}

void million(Report& report) {
    for (auto& [shape, row] : shapes())
        play(shape, std::move(row), report);
}

/// The longest table, as Optimal makes it and as a lesson watches it being made.
void table(Report& report) {
    Random random(3);
    Row row(numbers::longest_table);
    for (auto& number : row)
        number = 1 + static_cast<std::int32_t>(random.below(1'000'000'000));
    constexpr int rounds = 100;
    const double cells = static_cast<double>(row.size() * (row.size() + 1) / 2) * rounds;
    const double alone = seconds_of([&] {
        for (int round = 0; round < rounds; ++round)
            static_cast<void>(numbers::Preprocessing(row, true));
    });
    report.figure("unobserved", cells / alone / 1e6, "million cells a second");
    const double watched = seconds_of([&] {
        for (int round = 0; round < rounds; ++round) {
            numbers::Table kept;
            static_cast<void>(numbers::Preprocessing(row, true, &kept));
        }
    });
    report.figure("observed and kept", cells / watched / 1e6, "million cells a second");
}

const Benchmark numbers_million("numbers million", million);
const Benchmark numbers_table("numbers table", table);

} // namespace
} // namespace zugzwang::bench

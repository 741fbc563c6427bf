#include "games/boxes/think/safe_race.hpp"

#include <algorithm>
#include <vector>

#include "games/boxes/think/openings.hpp"

namespace zugzwang::boxes {
namespace {

/// A set of as many lines is tried in all orders.
constexpr std::size_t max_tried = 12;

std::vector<int> safe_strings(const Strings& strings) {
    std::vector<int> safe;
    for (int string = 0; string < strings.string_count(); ++string) {
        if (!strings.is_cut(string) && is_safe(strings, string)) safe.push_back(string);
    }
    return safe;
}

/// Whether all of them can be drawn, in any order: each coin keeps two strings.
bool are_independent(Strings strings, const std::vector<int>& safe) {
    for (const int string : safe)
        static_cast<void>(strings.cut(string));
    return std::ranges::all_of(safe, [&](int string) {
        return std::ranges::all_of(strings.ends(string),
                                   [&](int coin) { return coin == ground || strings.degree(coin) >= 2; });
    });
}

/// Tries all ways to draw safe lines. A line that is not safe any more never becomes safe again.
class Race {
  public:
    Race(const Strings& strings, const std::vector<int>& safe)
        : strings_(strings), safe_(safe), known_(std::size_t{1} << safe.size(), Known::no) {}

    /// Whether whoever is to move after the lines of the set were drawn draws the last safe line.
    [[nodiscard]] bool mover_outlasts(std::size_t drawn = 0) {
        auto known = known_[drawn];
        if (known != Known::no) return known == Known::outlasts;
        known = Known::runs_out;
        for (std::size_t line = 0; line < safe_.size() && known == Known::runs_out; ++line) {
            if ((drawn >> line & 1) != 0 || !is_safe(strings_, safe_[line])) continue;
            static_cast<void>(strings_.cut(safe_[line]));
            if (!mover_outlasts(drawn | std::size_t{1} << line)) known = Known::outlasts;
            strings_.undo_cut(safe_[line]);
        }
        known_[drawn] = known;
        return known == Known::outlasts;
    }

  private:
    enum class Known : std::uint8_t { no, outlasts, runs_out };

    Strings strings_;
    const std::vector<int>& safe_;
    std::vector<Known> known_;
};

} // namespace

std::optional<SafeRace> safe_race(const Strings& strings) {
    const auto safe = safe_strings(strings);
    if (are_independent(strings, safe))
        return safe.size() % 2 == 0 ? SafeRace::mover_runs_out : SafeRace::other_runs_out;
    if (safe.size() > max_tried) return std::nullopt;
    return Race(strings, safe).mover_outlasts() ? SafeRace::mover_can_outlast : SafeRace::mover_can_be_outlast;
}

} // namespace zugzwang::boxes

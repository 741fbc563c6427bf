// Today's row: which exercises are asked today, in which order, and what came of them so far.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "practice/notes.hpp"

namespace zugzwang::practice {

/// Of a day, unless somebody asks for more.
inline constexpr std::size_t usual_a_day = 10;
/// What an exercise takes whoever has not yet done any.
inline constexpr Seconds usual_time{45};

/// What is to be practised; what is left out asks nothing.
struct Wish {
    std::vector<std::string> games{};  ///< Their ids.
    std::optional<std::string> kind{}; ///< Of mistake; empty text: those without a name.
    std::size_t more = 0;              ///< So many beyond `usual_a_day`.
    std::optional<ExerciseKey> now{};  ///< Asked at once, whether it is due or not, and whatever else is wished.

    friend bool operator==(const Wish&, const Wish&) = default;
};
[[nodiscard]] bool is_wished(const Wish& wish, const Exercise& exercise);

class Row {
  public:
    /// First what was done today already, then what is due, at most usual_a_day with all that was done today whatever
    /// is wished: of these the longest due, those that rest last, mixed by game, and those missed today at the end.
    /// What is wished for at once comes before them.
    Row(const Notes& notes, const Wish& wish, Day today);

    struct Place {
        ExerciseKey key;
        bool done = false;   ///< Solved today, be it after a miss or with help.
        bool missed = false; ///< By a wrong move today, first or again.
    };
    [[nodiscard]] const std::vector<Place>& places() const { return places_; }
    /// Of the exercise that is shown: less than there are places, but in an empty row, and when all are done.
    [[nodiscard]] std::size_t now() const { return now_; }
    [[nodiscard]] const Place* place() const { return now_ < places_.size() ? &places_[now_] : nullptr; }
    [[nodiscard]] std::size_t done() const;
    [[nodiscard]] bool is_over() const { return done() == places_.size(); }
    /// What is due today beside the row, since it is enough for a day.
    [[nodiscard]] std::size_t left_over() const { return left_over_; }
    /// By the mean time of the person's last tries, rounded up; 0 when all are done.
    [[nodiscard]] std::chrono::minutes left() const;

    /// What came of the one that is shown, which stays until `next`. Requires one.
    void note(Try what);
    /// The first that is not done; the one that is shown goes to the end before, if it is not done either: after a
    /// miss, and to skip it.
    void next();
    /// Shows one of the places again.
    void show(std::size_t place);

  private:
    void ask_at_once(const ExerciseKey& key);

    std::vector<Place> places_;
    std::size_t now_ = 0, left_over_ = 0;
    Seconds each_ = usual_time;
};

/// The next day after today on which something wished for is due; empty where nothing will be.
[[nodiscard]] std::optional<Day> next_day(const Notes& notes, const Wish& wish, Day today);

} // namespace zugzwang::practice

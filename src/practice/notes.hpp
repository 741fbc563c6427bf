// All that is known of somebody's practice: which games were read, the mistakes and exercises found there, every try,
// and where each exercise therefore stands. In memory; keep/practice_book.hpp keeps it.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "practice/exercise.hpp"
#include "practice/schedule.hpp"
#include "zugzwang/base/seconds.hpp"

namespace zugzwang::practice {

/// A game of the library, whatever its id there.
struct GameKey {
    std::string game; ///< The id of its rules.
    std::chrono::sys_seconds begun{};

    friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

/// One of the person's mistakes, whether it became an exercise or not.
struct Mistake {
    std::size_t ply = 0;
    std::string kind{}; ///< As Exercise::kind.

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What came of an exercise when it was tried; only the first time of a day tells where it stands then.
enum class Try : std::uint8_t {
    missed, ///< By a wrong move.
    solved, ///< At the first move, without help.
    helped, ///< Found after a hint: it counts as missed, but is done for the day.
};

/// The one of that number; missed for numbers that are none.
[[nodiscard]] Try try_of(std::int64_t number);

/// One thing more to keep: a game was read, and this was found.
struct GameRead {
    GameKey game;
    Day day{}; ///< On which it was played.
    std::vector<Mistake> mistakes{};
    std::vector<Exercise> exercises{};
};
/// Somebody made an exercise of one mistake; the rest of its game may not have been read.
struct Made {
    Exercise exercise;
};
/// An exercise was tried.
struct Tried {
    ExerciseKey exercise;
    Day day{};
    Try what = Try::missed;
    Seconds took{0}; ///< From when it was shown, at least 0.

    friend bool operator==(const Tried&, const Tried&) = default;
};
using Note = std::variant<GameRead, Made, Tried>;

struct KeptExercise {
    Exercise exercise;
    Standing standing;
    Day counted{}; ///< The last day that told something of it: when it was made or tried. Earlier ones tell no more.
};

class Notes {
  public:
    void add(const Note& note);

    [[nodiscard]] const std::map<ExerciseKey, KeptExercise>& exercises() const { return exercises_; }
    /// Null where there is none.
    [[nodiscard]] const KeptExercise* find(const ExerciseKey& key) const;
    /// Oldest first.
    [[nodiscard]] const std::vector<Tried>& tries() const { return tries_; }
    struct ReadGame {
        Day day{};
        std::vector<Mistake> mistakes{};
    };
    [[nodiscard]] const std::map<GameKey, ReadGame>& games() const { return games_; }
    [[nodiscard]] bool is_read(const GameKey& game) const { return games_.contains(game); }
    /// Grows with everything that is added.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

  private:
    void take(const GameRead& read);
    void take(const Made& made);
    void take(const Tried& tried);

    std::map<ExerciseKey, KeptExercise> exercises_;
    std::vector<Tried> tries_;
    std::map<GameKey, ReadGame> games_;
    std::uint64_t revision_ = 0;
};

} // namespace zugzwang::practice

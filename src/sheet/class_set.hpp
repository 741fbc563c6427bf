// Two files about the same positions: a set, which a class opens and which does not tell what wins, and its key, which
// the teacher keeps. JSON, a position a line:
//
//     {"zugzwang":"set 1","id":"1f0c6a39","game":"sticks","positions":[
//     "17/5 1",
//     "20/4 1 misere"]}
//
//     {"zugzwang":"key 1","id":"1f0c6a39","game":"sticks","difficulty":2,"seed":7,"puzzles":[
//     {"position":"17/5 1","solution":"5"},
//     {"position":"20/4 1 misere","solution":"4"}]}
//
// Of exercises both have `"asks":"better"` behind the game; where other moves are as good as the solution, they stand
// behind it as `"also":["3"]`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sheet/questions.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::sheet {

inline constexpr std::size_t max_set_bytes = std::size_t{1} << 20;

struct ClassSet {
    std::string game;                   ///< Its id.
    std::vector<std::string> positions; ///< 1 to max_count, no two alike, none of them over.
    Asks asks = Asks::win;

    friend bool operator==(const ClassSet&, const ClassSet&) = default;
};

struct AnswerKey {
    ClassSet set;
    std::vector<std::string> solutions;           ///< The move that wins, or a better one, for each position.
    std::vector<std::vector<std::string>> also{}; ///< Moves that are as good, for each position; empty: nowhere.
    int difficulty = any_difficulty;              ///< That was asked for, as is the seed.
    std::uint64_t seed = 1;

    [[nodiscard]] bool is_right(std::size_t position, const std::string& move) const;

    friend bool operator==(const AnswerKey&, const AnswerKey&) = default;
};

/// What set, key and answers know one another by, made of the game and the positions: eight hexadecimal digits.
[[nodiscard]] std::string id_of(const ClassSet& set);

[[nodiscard]] std::string text_of(const ClassSet& set);
[[nodiscard]] std::string text_of(const AnswerKey& key);

/// Whether a text says of itself that it is a set, whole or not.
[[nodiscard]] bool is_set(std::string_view text);

/// What a text holds, or what is wrong with it, with the number of the position. The rules allow every position and
/// move; the id is that of the positions.
[[nodiscard]] Result<ClassSet> read_set(const std::vector<Game>& games, std::string_view text);
[[nodiscard]] Result<AnswerKey> read_key(const std::vector<Game>& games, std::string_view text);

} // namespace zugzwang::sheet

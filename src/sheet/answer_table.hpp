// What a class answered, as a table: who found how much, and which positions were found by how many.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sheet/answer_line.hpp"
#include "sheet/class_set.hpp"

namespace zugzwang::sheet {

class AnswerTable {
  public:
    enum class Mark : std::uint8_t { right, wrong, open };

    /// The key's game and a key that its rules have read.
    AnswerTable(const Game& game, AnswerKey key);

    [[nodiscard]] const AnswerKey& key() const { return key_; }
    /// Takes the answers of one person; `place` is where they stand. Refuses those to another set, too many or too few
    /// of them, a move that the rules do not know, and other ones of a name that has answered; the same once more
    /// change nothing.
    [[nodiscard]] std::optional<Refusal> add(const AnswerLine& line, const std::string& place);

    struct Row {
        std::string name;
        std::vector<Mark> marks; ///< For each position.
        std::size_t right = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };
    /// By what they are called.
    [[nodiscard]] std::vector<Row> rows() const;
    /// How many found each position's move.
    [[nodiscard]] std::vector<std::size_t> found() const;

  private:
    struct Given {
        std::vector<std::string> moves;
        std::string place;
    };

    /// Why the moves cannot be played, with the number of the first such one.
    [[nodiscard]] std::optional<Refusal> fault_of(const std::vector<std::string>& moves) const;

    AnswerKey key_;
    std::unique_ptr<Table> table_;
    std::map<std::string, Given> given_; ///< By name.
};

/// For people, translated: a line each, several words at its end for what was missed; then a line for each position.
[[nodiscard]] std::string table_words(const AnswerTable& table);
/// Comma-separated values (RFC 4180): a row each with 1 for every move that was found and 0 for others, nothing where
/// there was no answer; the last row has what all found together.
[[nodiscard]] std::string table_csv(const AnswerTable& table);

} // namespace zugzwang::sheet

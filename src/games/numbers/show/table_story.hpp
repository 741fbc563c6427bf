// What the table's lesson tells, step by step: the cells in the order in which they were filled, then the way that play
// takes through them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/numbers/rules.hpp"
#include "games/numbers/show/pyramid.hpp"
#include "games/numbers/think/preprocessing.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {

/// Longer rows are shown a diagonal at a time, not a cell.
inline constexpr std::uint32_t max_single_steps = 40;

class TableStory {
  public:
    struct Step {
        bool plays = false;    ///< The table is done, and a move is made.
        Pyramid::Cell cell;    ///< That is filled in, the last one of its diagonal, or that the move is made from.
        std::size_t count = 0; ///< Which cell, diagonal or move it is, from 1 …
        std::size_t of = 0;    ///< … of so many.
    };

    /// The table is that of the side to move and of all numbers that are left.
    TableStory(Rules::State state, Table table);

    [[nodiscard]] std::size_t steps() const { return fillings() + size(); }
    [[nodiscard]] Step step(std::size_t index) const;
    /// The step in which that cell is filled in; for a single number its diagonal's first one.
    [[nodiscard]] std::size_t step_of(Pyramid::Cell cell) const;
    [[nodiscard]] LessonWords words(std::size_t index) const;
    /// A diagonal each where cells are told, then the play.
    [[nodiscard]] std::vector<LessonChapter> chapters() const;

    [[nodiscard]] const Rules::State& state() const { return state_; }
    [[nodiscard]] std::uint32_t size() const { return table_.size(); }
    [[nodiscard]] std::span<const std::int32_t> numbers() const { return state_.numbers(); }
    [[nodiscard]] TableCell at(Pyramid::Cell cell) const { return table_.cell(cell.first, cell.last); }
    [[nodiscard]] bool is_filled(Pyramid::Cell cell, const Step& step) const;
    [[nodiscard]] Side mover(Pyramid::Cell cell) const;
    /// The cells that play passes from that one on.
    [[nodiscard]] std::vector<Pyramid::Cell> path_from(Pyramid::Cell cell) const;
    /// The place in the whole row, from 1.
    [[nodiscard]] std::uint32_t place(std::uint32_t place) const { return state_.begin + place + 1; }

  private:
    [[nodiscard]] bool by_cells() const { return size() <= max_single_steps; }
    [[nodiscard]] std::size_t fillings() const {
        return by_cells() ? std::size_t{size()} * (size() - 1) / 2 : std::size_t{size()} - 1;
    }
    [[nodiscard]] std::vector<LessonPhrase> own_phrases(const TableCell& cell) const;
    [[nodiscard]] std::vector<LessonPhrase> reply_phrases(const TableCell& cell) const;
    [[nodiscard]] std::string sources_words(const TableCell& cell) const;
    [[nodiscard]] std::vector<LessonPhrase> diagonal_phrases(const TableCell& cell) const;
    [[nodiscard]] std::vector<LessonPhrase> play_phrases(const Step& step) const;

    Rules::State state_;
    Table table_;
    std::vector<Pyramid::Cell> path_; ///< From the whole row.
    Outcome outcome_;                 ///< Where it ends, and with which totals.
    BySide<std::int64_t> finals_{};
};

} // namespace zugzwang::numbers

// What the strongest player makes of a position: what it is worth, and what each of its moves is worth.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

struct AnalysedMove {
    std::string text;                         ///< As the rules write it.
    PositionValue value{};                    ///< Of the position after it; its line goes on from there.
    std::optional<std::uint32_t> nim_value{}; ///< Of that position, where it is known.

    friend bool operator==(const AnalysedMove&, const AnalysedMove&) = default;
};

struct Analysis {
    PositionValue value{}; ///< Without `best` and `line`: they are those of the moves.
    std::optional<std::uint32_t> nim_value{};
    std::vector<AnalysedMove>
        moves{};                ///< Best first for the side to move; those that nothing is known of are left out.
    std::size_t move_count = 0; ///< Of the legal ones, those included.
    bool complete = false;      ///< Every legal move is there, and proven.
    int depth = 0;              ///< In moves; 0 where nothing was searched.
    std::uint64_t nodes = 0;

    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Called on the thread that thinks, each time that more is known.
using AnalysisSink = std::function<void(const Analysis&)>;

/// Whether the value of a move is that of the position, as far as is known: where that is proven, every such move that
/// is proven, else the best move alone. No move keeps what is lost.
[[nodiscard]] bool keeps_value(const Analysis& analysis, std::size_t move, Side mover);

/// What a value is for one side, as short as can be: the margin, "+3" or "−5", where margins count; else "+" for a
/// proven win, "−" for a loss, "=" for a draw; else the expected result, "63 %". Empty where nothing is known.
[[nodiscard]] std::string short_value(const PositionValue& value, Side side);

/// What a move is worth, for its plate on the board: its short value; the nim-value that it leaves where that says
/// more.
[[nodiscard]] std::string plate_words(const AnalysedMove& move, Side mover);

} // namespace zugzwang

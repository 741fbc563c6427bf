#include "games/points/think/remainder.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace zugzwang::points {
namespace {

/// Every line of play is tried in parts of so few lines together.
constexpr int lines_to_count = 20;
constexpr std::uint64_t nodes_for_the_rest = 400;
constexpr int lines_to_solve = 105;
constexpr std::uint64_t nodes_to_solve = 256;
constexpr std::size_t rest_table_bytes = std::size_t{1} << 20;

/// Empty where it can be chosen, or where it takes too long to find out.
std::optional<int> room_in(const Board& board, const std::vector<SegmentSet>& parts) {
    SearchControl control({.nodes = nodes_for_the_rest});
    int room = 0;
    for (const auto& part : parts) {
        const auto counts = possible_counts(board, part, control);
        if (!counts || !std::has_single_bit(*counts)) return std::nullopt;
        room += std::countr_zero(*counts);
    }
    return room;
}

/// Empty where zones cross, or one is too large to be counted.
std::optional<Tally> groups_in(const Board& board, const SegmentSet& legal, std::size_t parts) {
    const auto zones = counted_zones(board, legal);
    const auto sum = tally(zones);
    return sum.open == 0 && zones.size() == parts ? std::optional(sum) : std::nullopt;
}

} // namespace

std::uint32_t Remainder::nim_value() const {
    std::uint32_t sum = 0;
    for (const auto value : nim_values)
        sum ^= value;
    return sum;
}

RemainderReader::RemainderReader(const std::shared_ptr<const Board>& board)
    : board_(board), solver_(board, rest_table_bytes) {}

SegmentSet RemainderReader::without(const SegmentSet& legal, Segment line) const {
    return legal - board_->conflicts(board_->segment_index(line));
}

Remainder RemainderReader::after(const SegmentSet& legal, Segment line, const std::optional<Segment>& known_answer) {
    auto left = seen(without(legal, line));
    if (left.legal.size() <= lines_to_solve) solve(left);
    if (known_answer) {
        auto then = seen(without(left.legal, *known_answer));
        if (then.legal.size() <= lines_to_solve) solve(then);
        if (then.loses == true) {
            left.loses = false;
            left.answer = known_answer;
        }
    }
    if (left.loses) value(left);
    return left;
}

std::optional<int> RemainderReader::winning_lines(const SegmentSet& legal) {
    if (legal.size() > lines_to_solve) return std::nullopt;
    SearchControl control({.nodes = nodes_to_solve});
    int winning = 0;
    for (const auto& judged : solver_.solved_moves(legal, Solver::Scope::every_move, control)) {
        if (!judged.wins) return std::nullopt;
        winning += *judged.wins ? 1 : 0;
    }
    return winning;
}

/// What can be said without a search.
Remainder RemainderReader::seen(const SegmentSet& legal) const {
    const auto parts = independent_parts(*board_, legal);
    Remainder left{
        .legal = legal, .parts = parts.size(), .room = {}, .groups = groups_in(*board_, legal, parts.size())};
    if (legal.size() <= lines_to_count) left.room = room_in(*board_, parts);
    if (left.room)
        left.loses = *left.room % 2 == 0;
    else if (left.groups)
        left.loses = left.groups->both_even();
    return left;
}

/// A line after which none is left.
std::optional<Segment> RemainderReader::last_line(const SegmentSet& legal) const {
    std::optional<Segment> last;
    legal.for_each([&](int index) {
        if (!last && (legal - board_->conflicts(index)).empty()) last = board_->segment(index);
    });
    return last;
}

void RemainderReader::solve(Remainder& remainder) {
    if (remainder.loses == true) return;
    remainder.answer = last_line(remainder.legal);
    if (remainder.answer) {
        remainder.loses = false;
        return;
    }
    SearchControl control({.nodes = nodes_to_solve});
    const auto moves = solver_.solved_moves(remainder.legal, Solver::Scope::one_winning_move, control);
    const auto wins = std::ranges::find(moves, std::optional(true), &SolvedMove::wins);
    if (wins != moves.end()) {
        remainder.loses = false;
        remainder.answer = wins->move;
    } else if (std::ranges::all_of(moves, [](const SolvedMove& move) { return move.wins.has_value(); })) {
        remainder.loses = true;
    }
}

void RemainderReader::value(Remainder& remainder) {
    if (remainder.legal.empty() || remainder.legal.size() > lines_to_solve) return;
    SearchControl control({.nodes = nodes_to_solve});
    for (const auto& part : solver_.valued_parts(remainder.legal, control))
        remainder.nim_values.push_back(part.nim_value);
    std::ranges::sort(remainder.nim_values, std::greater{});
}

} // namespace zugzwang::points

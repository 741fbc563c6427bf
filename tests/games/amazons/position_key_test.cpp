// Which positions of Amazons have the same number.
#include "games/amazons/think/position_key.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang;
using namespace zugzwang::amazons;

namespace {

template <class To>
Rules::State moved(const Rules::State& state, const To& to) {
    Rules::State result = state;
    const auto all = [&](const SquareSet& set) {
        SquareSet moved;
        for (const Square square : set)
            moved.add(to(square));
        return moved;
    };
    for (const Side side : both_sides)
        result.queens[side] = all(state.queens[side]);
    result.closed = all(state.closed);
    return result;
}

/// A quarter turn of a square board, and the mirror image.
Rules::State turned(const Rules::State& state) {
    return moved(state, [&](Square square) { return square_at(state.ranks - 1 - rank_of(square), file_of(square)); });
}
Rules::State flipped(const Rules::State& state) {
    return moved(state, [&](Square square) { return square_at(state.files - 1 - file_of(square), rank_of(square)); });
}

std::vector<Rules::State> images(const Rules::State& state) {
    std::vector<Rules::State> all{state};
    for (int turns = 0; turns < 3; ++turns)
        all.push_back(turned(all.back()));
    for (std::size_t index = 0; index < 4; ++index)
        all.push_back(flipped(all[index]));
    return all;
}

std::string least_text(const Rules::State& state) {
    std::string least;
    for (const auto& image : images(state)) {
        auto text = Rules::to_text(image);
        if (least.empty() || text < least) least = std::move(text);
    }
    return least;
}

} // namespace

TEST_CASE("amazons: positions have the same number if, and only if, they are the same by a symmetry of the board",
          "[amazons][key]") {
    constexpr int games = 40;
    const auto side = GENERATE(6, 10);
    Random random(7);
    std::map<std::uint64_t, std::string> by_key;
    for (int game = 0; game < games; ++game) {
        auto state = Rules::initial({.board = side});
        for (int ply = 0; ply < 12 && !Rules::outcome(state); ++ply) {
            const auto text = least_text(state);
            CHECK(by_key.emplace(position_key(state), text).first->second == text);
            for (const auto& image : images(state))
                CHECK(position_key(image) == position_key(state));
            state = Rules::after(state, random.pick(Rules::legal_moves(state)));
        }
    }
    std::set<std::string> texts;
    for (const auto& [key, text] : by_key)
        CHECK(texts.insert(text).second);
}

TEST_CASE("amazons: the first moves come in pairs, but for those along the middle", "[amazons][key]") {
    const auto start = Rules::initial({.board = 10});
    const auto moves = Rules::legal_moves(start);
    std::map<std::uint64_t, int> counts;
    for (const auto& move : moves)
        ++counts[position_key(Rules::after(start, move))];
    REQUIRE(moves.size() == 2176);
    CHECK(counts.size() == 1088); // no move is its own image: a board of ten files has no middle one
    for (const auto& [key, count] : counts)
        CHECK(count == 2);
}

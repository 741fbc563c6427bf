// The kinds of mistakes, read a second time by the slow referee's lines. Which lines are mistakes it tells as well.
#include "games/points/think/mistakes.hpp"

#include "brute_force.hpp"
#include "positions.hpp"

namespace {

using Lines = std::vector<Segment>;

/// Groups of lines, where each is tied to all that `are_tied` says, directly or by others.
template <class AreTied>
std::vector<Lines> groups(Lines lines, AreTied are_tied) {
    std::vector<Lines> found;
    while (!lines.empty()) {
        Lines group{lines.back()};
        lines.pop_back();
        for (std::size_t at = 0; at < group.size(); ++at) {
            const auto one = group[at];
            const auto others = std::ranges::partition(lines, [&](Segment other) { return !are_tied(one, other); });
            group.insert(group.end(), others.begin(), others.end());
            lines.erase(others.begin(), others.end());
        }
        found.push_back(std::move(group));
    }
    return found;
}

/// What is left on a board, told by lines alone.
struct Left {
    Left(const brute::Game& game, Lines open)
        : lines(std::move(open)), zones(groups(lines, share_a_point)), parts(groups(lines, [&](Segment a, Segment b) {
              return brute::touch(game.at(a.a), game.at(a.b), game.at(b.a), game.at(b.b));
          })) {
        for (const auto& zone : zones) {
            room += points(zone) / 2;
            const auto lengths = points(zone) <= 5 ? lengths_of(game, zone) : std::set<int>{};
            is_counted = is_counted && !lengths.empty();
            if (lengths.size() == 2) ++undecided;
            if (lengths.size() == 1) sure += *lengths.begin();
        }
        is_counted = is_counted && zones.size() == parts.size();
    }

    static bool share_a_point(Segment a, Segment b) { return a.a == b.a || a.a == b.b || a.b == b.a || a.b == b.b; }
    static int points(const Lines& zone) {
        std::set<int> ends;
        for (const auto& line : zone)
            ends.insert({line.a, line.b});
        return static_cast<int>(ends.size());
    }
    /// After how many lines it can end.
    static std::set<int> lengths_of(const brute::Game& game, const Lines& open) {
        if (open.empty()) return {0};
        std::set<int> lengths;
        for (const auto& line : open) {
            for (const int more : lengths_of(game, game.without(open, line)))
                lengths.insert(1 + more);
        }
        return lengths;
    }

    Lines lines;
    std::vector<Lines> zones, parts;
    int room = 0, undecided = 0, sure = 0;
    bool is_counted = true; ///< Proposition 1 decides.
};

std::string kind_by_lines(const brute::Game& game, const Lines& open, Segment played, Segment better) {
    const Left own(game, game.without(open, played)), other(game, game.without(open, better));
    if (other.lines.empty()) return "missed-last";
    if (std::ranges::any_of(own.lines, [&](Segment line) { return game.without(own.lines, line).empty(); }))
        return "gave-last";
    const auto is_even = [](const Left& left) { return left.undecided % 2 == 0 && left.sure % 2 == 0; };
    if (own.is_counted && other.is_counted && !is_even(own) && is_even(other)) return "odd-groups";
    if (own.room % 2 != 0 && other.room % 2 == 0) return "odd-room";
    if (own.parts.size() == other.parts.size()) return "";
    return own.parts.size() < other.parts.size() ? "kept-together" : "split-apart";
}

} // namespace

TEST_CASE("points: a line beside another one has the kind that the lines tell", "[points][mistakes]") {
    Random random(41);
    std::map<std::string, int> kinds;
    for (int positions = 0; positions < 200; ++positions) {
        const int points = static_cast<int>(random.between(6, 14));
        const auto layout = random.pick(std::vector{Layout::random, Layout::convex, Layout::grid});
        const auto state = after_moves(layout, points, static_cast<int>(random.between(1, points / 2 - 1)),
                                       static_cast<std::uint64_t>(positions));
        if (state.legal.empty()) continue;
        const brute::Game game{state.board->points()};
        const auto open = game.legal(state.drawn);
        const auto played = random.pick(open), better = random.pick(open);
        CAPTURE(R::to_text(state), R::move_to_text(state, played), R::move_to_text(state, better));
        const auto kind = kind_by_lines(game, open, played, better);
        CHECK(kind_of_mistake(state, played, better) == kind);
        ++kinds[kind];
    }
    kinds.erase("");
    CHECK(kinds.size() == 6); // each of them is among those
}

TEST_CASE("points: most mistakes have a kind", "[points][mistakes]") {
    Random random(43);
    int named = 0;
    for (int found = 0, seed = 0; found < 50; ++seed) {
        const auto state = after_moves(Layout::random, 10, 2, static_cast<std::uint64_t>(seed));
        brute::Game game{state.board->points()};
        const auto open = game.legal(state.drawn);
        if (open.empty() || open.size() > 14) continue;
        const auto winning = game.winning(open);
        const auto played = random.pick(open);
        if (winning.empty() || std::ranges::find(winning, played) != winning.end()) continue;
        ++found;
        named += kind_of_mistake(state, played, winning.front()).empty() ? 0 : 1;
    }
    CHECK(named >= 45);
}

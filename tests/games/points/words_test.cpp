// A referee of what the insight says of Points: each claim is checked again from its words, by brute force.
#include <regex>
#include <set>

#include "brute_force.hpp"
#include "games/points/show/value_words.hpp"
#include "games/points/show/view.hpp"
#include "games/points/think/insight.hpp"
#include "positions.hpp"

namespace {

using Lines = std::vector<Segment>;

/// The lines of an own zone of points each, by flood fill.
std::vector<Lines> zones_of(Lines lines) {
    std::vector<Lines> zones;
    while (!lines.empty()) {
        std::set<int> points{lines.front().a};
        for (std::size_t before = 0; before != points.size();) {
            before = points.size();
            for (const auto& line : lines) {
                if (points.contains(line.a) || points.contains(line.b)) points.insert({line.a, line.b});
            }
        }
        auto& zone = zones.emplace_back();
        for (const auto& line : lines) {
            if (points.contains(line.a)) zone.push_back(line);
        }
        std::erase_if(lines, [&](const Segment& line) { return points.contains(line.a); });
    }
    return zones;
}

/// After how many lines it can end.
std::set<int> counts_of(const brute::Game& game, const Lines& lines) {
    if (lines.empty()) return {0};
    std::set<int> counts;
    for (const auto& line : lines) {
        for (const int count : counts_of(game, game.without(lines, line)))
            counts.insert(count + 1);
    }
    return counts;
}

bool is_undecided(const std::set<int>& counts) { return counts == std::set<int>{1, 2}; }

/// All of a position, slowly.
struct Truth {
    explicit Truth(const R::State& state) : game{state.board->points()}, open(game.legal(state.drawn)) {
        zones = zones_of(open);
        for (const auto& zone : zones) {
            counts.push_back(counts_of(game, zone));
            if (is_undecided(counts.back()))
                ++undecided;
            else if (counts.back().size() == 1)
                sure += *counts.back().begin();
            else
                ++larger;
        }
        winning = game.winning(open);
    }

    /// Whether a line wins that is drawn in an undecided zone (or a small one), after which `rest` lines (or any
    /// number) fit into that.
    [[nodiscard]] bool wins_in(bool undecided_zone, std::optional<int> rest) {
        bool all = true, some = false;
        for (std::size_t zone = 0; zone < zones.size(); ++zone) {
            if (is_undecided(counts[zone]) != undecided_zone) continue;
            for (const auto& line : zones[zone]) {
                const auto left = counts_of(game, game.without(zones[zone], line));
                if (rest && left != std::set<int>{*rest}) continue;
                some = true;
                all = all && std::ranges::count(winning, line) == 1;
            }
        }
        return some && all;
    }

    brute::Game game;
    Lines open;
    std::vector<Lines> zones;
    std::vector<std::set<int>> counts;
    int undecided = 0, sure = 0, larger = 0;
    Lines winning;
};

void check_words(const std::string& words, const Insight& seen, Truth& truth) {
    std::smatch found;
    auto marked = seen.winning;
    std::sort(marked.begin(), marked.end());
    const auto says = [&](const char* some) { return words.find(some) != words.npos; };
    if (says("Lines of two zones cross there")) {
        REQUIRE(!seen.crossings.empty());
        for (const auto& [first, second] : seen.crossings) {
            const auto at = [&](int point) { return truth.game.at(point); };
            CHECK(brute::touch(at(first.a), at(first.b), at(second.a), at(second.b)));
            const auto zone_of = [&](const Segment& line) {
                return std::ranges::find_if(truth.zones,
                                            [&](const Lines& zone) { return std::ranges::count(zone, line) == 1; });
            };
            CHECK(zone_of(first) != zone_of(second));
        }
        if (says("Every move loses")) CHECK(truth.winning.empty());
        if (says("marked line")) CHECK(marked == truth.winning);
        if (says("The marked lines win")) CHECK(marked.size() > 1);
        if (says("The marked line wins")) CHECK(marked.size() == 1);
    } else if (says("Both are even")) {
        CHECK((truth.undecided % 2 == 0 && truth.sure % 2 == 0));
        CHECK(truth.winning.empty());
    } else if (says("The sure moves are odd")) {
        CHECK((truth.undecided % 2 == 0 && truth.sure % 2 == 1));
        CHECK(truth.wins_in(false, std::nullopt));
    } else if (says("so that two lines fit into it")) {
        CHECK((truth.undecided % 2 == 1 && truth.sure % 2 == 1));
        CHECK(truth.wins_in(true, 1));
    } else if (says("so that only one line fits into it")) {
        CHECK((truth.undecided % 2 == 1 && truth.sure % 2 == 0));
        CHECK(truth.wins_in(true, 0));
    } else if (std::regex_match(
                   words, found,
                   std::regex("Solved: every move loses\\. After the dashed line (\\d+) of (\\d+) answers wins?\\."))) {
        CHECK(truth.winning.empty());
        REQUIRE(seen.hardest);
        const auto left = truth.game.without(truth.open, seen.hardest->move);
        CHECK(std::stoul(found[1]) == truth.game.winning(left).size());
        CHECK(std::stoul(found[2]) == left.size());
        CHECK(says("answers wins.") == (found[1] == "1"));
    } else if (says("Solved: every move loses")) {
        CHECK(truth.winning.empty());
    } else if (std::regex_match(words, found, std::regex("Solved: the (one|\\d+) marked lines? wins?\\."))) {
        CHECK(marked == truth.winning);
        CHECK(marked.size() == (found[1] == "one" ? 1 : std::stoul(found[1])));
    } else if (says("marked line wins against any answer")) {
        for (const auto& line : marked)
            CHECK(std::ranges::count(truth.winning, line) == 1);
        CHECK(says("The marked line") == (marked.size() == 1));
    } else {
        CHECK(words == "Too open to solve yet. Long lines split the board into zones.");
    }
}

} // namespace

TEST_CASE("points: every claim of the insight's panel is true", "[points][insight][referee]") {
    Random random(81);
    int sentences = 0, positions = 0;
    std::set<std::string> said;
    for (std::uint64_t board = 0; positions < 320; ++board) {
        const auto layout = board % 3 == 0 ? Layout::grid : board % 3 == 1 ? Layout::random : Layout::convex;
        auto state = board % 8 == 0 ? *R::state_from_text(windmill)
                                    : after_moves(layout, static_cast<int>(random.between(6, 14)),
                                                  static_cast<int>(random.between(0, 4)), board);
        if (state.legal.empty() || state.legal.size() > 26) continue;
        ++positions;
        Truth truth(state);
        const bool hurried = positions % 4 == 0; // then zones may not be counted, and are larger ones
        const auto seen = insight(state, Within({.nodes = hurried ? 30U : 0U}));
        const auto panel = *View::insight_panel(seen, state, Labels::standard);
        CAPTURE(R::to_text(state), panel.words);
        for (const auto& [label, value, side] : panel.rows) {
            CAPTURE(label, value);
            if (label == "Undecided groups") {
                CHECK((hurried || value == std::to_string(truth.undecided)));
                CHECK(std::stoi(value) <= truth.undecided);
            } else if (label == "Sure moves") {
                CHECK((hurried || value == std::to_string(truth.sure)));
                CHECK(std::stoi(value) <= truth.sure);
            } else if (label == "Larger groups") {
                CHECK((hurried || value == std::to_string(truth.larger)));
                CHECK(std::stoi(value) >= truth.larger);
            } else if (label == "Nim-value") {
                CHECK(value == std::to_string(truth.game.nim_value(truth.open)));
            } else if (label == "Blocked points") {
                const auto at = [&](int point) { return truth.game.at(point); };
                int blocked = 0;
                for (int point = 0; point < static_cast<int>(truth.game.points.size()); ++point) {
                    const auto touches = [&](const Segment& line) {
                        return line.a == point || line.b == point ||
                               brute::touch(at(line.a), at(line.b), at(point), at(point));
                    };
                    const bool is_used = std::ranges::any_of(
                        state.drawn, [&](const Segment& line) { return line.a == point || line.b == point; });
                    blocked += !is_used && std::ranges::none_of(truth.open, touches) ? 1 : 0;
                }
                CHECK(value == std::to_string(blocked));
            } else {
                continue;
            }
            ++sentences;
        }
        check_words(panel.words, seen, truth);
        said.insert(panel.words.substr(0, 24));
        ++sentences;
        // And what is said of lines under the pointer.
        for (int asked = 0; asked < 4; ++asked) {
            const auto line = random.pick(truth.open);
            const auto words = consequence(state, line);
            CAPTURE(R::move_to_text(state, line), words);
            const bool wins = std::ranges::count(truth.winning, line) == 1;
            const auto says = [&](const char* some) { return words.find(some) != words.npos; };
            ++sentences;
            if (says("this wins")) CHECK(wins);
            if (says("the other side can win")) CHECK_FALSE(wins);
            if (says("a mistake")) CHECK((!wins && !truth.winning.empty()));
            const auto left = truth.game.without(truth.open, line);
            std::smatch found;
            if (std::regex_search(words, found, std::regex("Lines left: (\\d+), zones: (\\d+)"))) {
                CHECK(std::stoul(found[1]) == left.size());
                CHECK(std::stoul(found[2]) == zones_of(left).size());
            } else if (std::regex_search(words, found,
                                         std::regex("Sure moves left: (\\d+), undecided groups: (\\d+)"))) {
                int sure = 0, undecided = 0;
                for (const auto& zone : zones_of(left)) {
                    const auto counts = counts_of(truth.game, zone);
                    undecided += is_undecided(counts) ? 1 : 0;
                    sure += is_undecided(counts) ? 0 : *counts.begin();
                }
                CHECK(std::stoi(found[1]) == sure);
                CHECK(std::stoi(found[2]) == undecided);
            } else {
                CHECK(left.empty());
            }
        }
    }
    CAPTURE(sentences);
    CHECK(sentences > 2000);
    CHECK(said.size() >= 6);
}

// A referee of what the insight and an onlooker's captions say of Boxes: each claim is checked again from its words.
#include <regex>
#include <set>

#include "games/boxes/show/view.hpp"
#include "games/boxes/think/insight.hpp"
#include "games/boxes/think/remark.hpp"
#include "positions.hpp"
#include "referee.hpp"
#include "safe_lines.hpp"

namespace {

/// From full boards to the last lines.
R::State any_stage_of_a_game(Random& random) {
    const auto setup =
        random.pick(std::vector<R::Setup>{{3, 3, Start::empty}, {4, 4, Start::border}, {3, 6, Start::border}});
    auto state = boxes::test::after_safe_lines(R::initial(setup), random, static_cast<int>(random.between(4, 24)));
    for (int more = static_cast<int>(random.between(0, 8)); more > 0 && R::lines_left(state) > 1; --more) {
        const auto closing = random.happens(0.6) ? boxes::test::closing_move(state) : std::nullopt;
        state = R::after(state, closing ? *closing : random.pick(R::legal_moves(state)));
    }
    return state;
}

std::string name(Side side) { return side == Side::first ? "Blue" : "Orange"; }

/// Claims of the panel's rows and words that are checked again.
class Claims {
  public:
    explicit Claims(const R::State& state) : state_(state), rest_(boxes::test::emptied(state)) {
        rest_.to_move = state.to_move;
        for (const auto& chain : boxes::test::chains(rest_)) {
            ++(chain.is_loop() ? loops_ : chain.boxes.size() >= 3 ? long_ : short_);
        }
    }

    void check_row(const Panel::Row& row) {
        CAPTURE(R::to_text(state_), row.label, row.value);
        const auto is = [&](std::size_t number) { CHECK(row.value == std::to_string(number)); };
        ++count;
        if (row.label == "Long chains") return is(long_);
        if (row.label == "Loops") return is(loops_);
        if (row.label == "Short strings") return is(short_);
        if (row.label == "Safe lines") return is(boxes::test::safe_lines(rest_).size());
        if (row.label == name(state_.to_move) + " needs") {
            const bool suits = boxes::test::has_right_chains(rest_, long_);
            const bool needs_even = suits == (long_ % 2 == 0);
            CHECK(row.value == std::string(needs_even ? "even" : "odd") + (suits ? "" : ": not yet"));
        } else if (row.label == "Best play") {
            boxes::test::BruteForce brute_force;
            const int margin = brute_force.value(state_) * (state_.to_move == Side::first ? 1 : -1);
            const auto winner = name(margin > 0 ? Side::first : Side::second);
            CHECK(row.value == (margin == 0 ? "A draw" : winner + " wins by " + std::to_string(std::abs(margin))));
        } else {
            CHECK(row.label == "Expected"); // says itself that it is not sure
            --count;
        }
    }

    void check_words(const std::string& words) {
        CAPTURE(R::to_text(state_), words);
        ++count;
        std::smatch found;
        const int open = boxes::test::closable(state_);
        const bool has_strings = long_ + loops_ > 0;
        if (std::regex_match(words, found, std::regex("(Blue|Orange) can take (\\d+) box(es)? now\\.( Leaving .*)?"))) {
            CHECK(found[1] == name(state_.to_move));
            CHECK(std::stoi(found[2]) == open);
            if (found[4].matched) {
                ++count;
                CHECK(has_strings);
                bool can_leave = false;
                for (int boxes = 2; boxes <= 4; ++boxes)
                    can_leave = can_leave || boxes::test::Leaving(boxes).is_possible(state_);
                CHECK(can_leave);
            }
            return;
        }
        CHECK(open == 0);
        if (std::regex_match(
                words, found,
                std::regex("No long chain yet: (\\w+) needs an even number of them, (\\w+) an odd one\\."))) {
            CHECK(long_ == 0);
            CHECK(found[1] != found[2]);
            const bool mover_is_even = found[1] == name(state_.to_move);
            CHECK(mover_is_even == boxes::test::has_right_chains(rest_, 0));
        } else if (std::regex_match(words, found,
                                    std::regex("If no long chain is added or lost, (\\w+) will be in control\\."))) {
            CHECK(boxes::test::safe_lines(rest_).size() + short_ > 0);
            CHECK(has_strings);
            const bool mover = found[1] == name(state_.to_move);
            CHECK(mover == boxes::test::has_right_chains(rest_, long_));
        } else if (std::regex_match(
                       words, found,
                       std::regex("(\\w+) is in control: whoever opens a (long chain|loop) gives it away\\."))) {
            CHECK(boxes::test::safe_lines(rest_).empty());
            CHECK(short_ == 0);
            CHECK(found[1] == name(other(state_.to_move)));
            CHECK((found[2] == "loop" ? loops_ : long_) > 0);
        } else {
            FAIL("not checked");
        }
    }

    int count = 0;

  private:
    R::State state_, rest_;
    std::size_t long_ = 0, loops_ = 0, short_ = 0;
};

} // namespace

TEST_CASE("boxes: every claim of the insight's panel is true", "[boxes][insight][referee]") {
    Random random(81);
    int positions = 0, sentences = 0;
    while (positions < 400) {
        const auto state = any_stage_of_a_game(random);
        if (R::outcome(state) || R::lines_left(state) > 11) continue;
        ++positions;
        // Both where the margin is proven and where there was no time for that.
        const auto seen = insight(state, Within({.nodes = positions % 3 == 0 ? 1U : 1'000'000U}));
        const auto panel = *View::insight_panel(seen, state, Labels::standard);
        Claims claims(state);
        for (const auto& row : panel.rows)
            claims.check_row(row);
        claims.check_words(panel.words);
        sentences += claims.count;
    }
    CAPTURE(sentences);
    CHECK(sentences > 2000);
}

TEST_CASE("boxes: every remark for an onlooker is true", "[boxes][remark][referee]") {
    Random random(82);
    std::map<std::string, int> kinds;
    for (int positions = 0; positions < 500;) {
        const auto state = any_stage_of_a_game(random);
        if (R::outcome(state)) continue;
        ++positions;
        for (const auto& move : R::legal_moves(state)) {
            const auto words = remark(state, move);
            if (words.empty()) continue;
            const auto next = R::after(state, move);
            const auto rest = boxes::test::emptied(next);
            const int given = boxes::test::closable(next);
            CAPTURE(R::to_text(state), R::move_to_text(state, move), words);
            CHECK(next.to_move != state.to_move);
            CHECK(boxes::test::says(words, given));
            if (words.starts_with("gives up")) {
                ++kinds["gives up"];
                CHECK(boxes::test::closing_move(state));
                CHECK(boxes::test::is_locked(rest));
                CHECK(rest.drawn == boxes::test::emptied(state).drawn);
            } else if (words.starts_with("hands over the last")) {
                ++kinds["last"];
                CHECK(given == boxes::test::open_boxes(state));
            } else {
                const auto chains = boxes::test::chains(state);
                const auto chain = std::ranges::find_if(
                    chains, [&](const boxes::test::Chain& one) { return one.lines.contains(move.edge); });
                const bool is_one = chain != chains.end() && static_cast<int>(chain->boxes.size()) == given;
                const bool is_chain = words.starts_with("hands over a chain"),
                           is_loop = words.starts_with("hands over a loop");
                CHECK((is_chain || is_loop || words == "hands over " + std::to_string(given) + " boxes"));
                CHECK(is_chain == (is_one && !chain->is_loop()));
                CHECK(is_loop == (is_one && chain->is_loop()));
                ++kinds[is_chain ? "chain" : is_loop ? "loop" : "boxes"];
            }
        }
    }
    for (const auto* const kind : {"gives up", "last", "chain", "loop", "boxes"}) {
        CAPTURE(kind);
        CHECK(kinds[kind] > 5);
    }
}

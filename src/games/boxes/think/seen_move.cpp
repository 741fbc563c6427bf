#include "games/boxes/think/seen_move.hpp"

#include <algorithm>
#include <utility>

#include "games/boxes/think/book.hpp"
#include "games/boxes/think/solver.hpp"

namespace zugzwang::boxes {
namespace {

/// About two milliseconds for each line in question. Of a large board fewer, as each takes longer.
std::uint64_t nodes_to_solve(const Rules::State& state, int lines_in_question) {
    constexpr int lines = 60;
    const int most = 4096 * lines_in_question;
    return static_cast<std::uint64_t>(most * lines / std::max(lines, Rules::lines_left(state)));
}
constexpr std::size_t shallow_table_bytes = std::size_t{256} << 10;

SeenMove::Act act_of(const Look& before, int closed, const Look& after) {
    if (closed > 0) return SeenMove::Act::closes;
    if (before.boxes() > 0) return SeenMove::Act::leaves;
    return after.boxes() > 0 ? SeenMove::Act::gives : SeenMove::Act::waits;
}

SeenMove seen_move(const Rules::State& state, const Look& before, const Rules::Move& move) {
    const int closed = boxes_closed_by(state, move.edge);
    Look after(Rules::after(state, move));
    SeenMove seen{.move = move,
                  .text = Rules::move_to_text(state, move),
                  .act = act_of(before, closed, after),
                  .closed = closed,
                  .after = std::move(after)};
    if (seen.act == SeenMove::Act::waits) seen.race = safe_race(seen.after.rest());
    return seen;
}

/// The values of what follows from a position, as far as the nodes reach.
class Values {
  public:
    Values(const Rules::State& state, std::uint64_t nodes)
        : state_(state), solver_(state, shallow_table_bytes), control_({.nodes = nodes}) {}

    /// Of the open boxes, for the side to move.
    [[nodiscard]] std::optional<int> of(const Rules::State& state) {
        if (const auto value = book_value(state)) return value;
        return solver_.value(state, control_);
    }
    void judge(SeenMove& seen, int open) {
        const auto next = Rules::after(state_, seen.move);
        const auto value = of(next);
        if (!value) return;
        seen.brings = (open + seen.closed + (next.to_move == state_.to_move ? *value : -*value)) / 2;
        auto rest = solver_.strings_at(next);
        std::vector<std::int16_t> cuts;
        static_cast<void>(take_all(rest, cuts));
        if (rest.strings_left() > 0) seen.rest = solver_.value_of_rest(rest, control_);
    }

  private:
    const Rules::State& state_;
    Solver solver_;
    SearchControl control_;
};

} // namespace

std::vector<std::string> SeenQuestion::texts_of(const std::vector<int>& lines) const {
    std::vector<std::string> texts;
    for (const int line : lines)
        texts.push_back(Rules::move_to_text(state, {line}));
    return texts;
}

std::vector<std::string> SeenQuestion::rival_and(const std::vector<int>& lines) const {
    auto texts = texts_of(lines);
    texts.insert(texts.begin(), rival->text);
    return texts;
}

SeenQuestion seen(const MoveQuestion<Rules>& question) {
    const auto& state = question.state;
    const Look before(state);
    SeenQuestion result{.state = state,
                        .before = before,
                        .open = state.grid.boxes() - boxes_owned(state, Side::first) - boxes_owned(state, Side::second),
                        .own = seen_move(state, before, question.move)};
    if (question.rival && *question.rival != question.move) result.rival = seen_move(state, before, *question.rival);
    Values values(state, nodes_to_solve(state, result.rival ? 2 : 1));
    values.judge(result.own, result.open);
    if (result.rival)
        values.judge(*result.rival, result.open);
    else if (const auto value = values.of(state))
        result.most = (result.open + *value) / 2;
    return result;
}

} // namespace zugzwang::boxes

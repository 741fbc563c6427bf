#include "games/amazons/think/champion.hpp"

#include <algorithm>
#include <cmath>

#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/shown_chance.hpp"
#include "games/amazons/think/time_use.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

/// How the memory is shared: a quarter is for the solvers.
constexpr std::size_t tree_bytes(std::size_t hash_mb) { return (hash_mb << 20) / 4 * 3; }

/// What a person should know when the network could not be read.
std::string words_of_damage() {
    const auto* refusal = built_in_refusal();
    return refusal ? tr("The network's file is damaged ({reason}): the hand-made evaluation plays.",
                        {{"reason", refusal->words}})
                   : std::string();
}

/// In squares, as the evaluation would have to say it for that chance.
double score_of(double chance) {
    constexpr double surest = 0.9999;
    const double bounded = std::clamp(chance, 1 - surest, surest);
    return chance_scale * std::log(bounded / (1 - bounded)) / 100;
}

} // namespace

Champion::Champion(std::size_t hash_mb, int threads, const TreeOptions& options)
    : tree_(tree_bytes(hash_mb), options), solver_bytes_((hash_mb << 20) - tree_bytes(hash_mb)),
      threads_(static_cast<std::size_t>(threads)) {}

bool Champion::grow(SearchControl& control) {
    while (provers_.size() < threads_)
        provers_.emplace_back(control, solver_bytes_ / threads_);
    const auto max_visits = tree_.visits() + std::max<std::uint64_t>(tree_.visits() / 4, 256);
    std::atomic<std::size_t> next = 0;
    search_on_threads(control, static_cast<int>(threads_),
                      [&](SearchControl& own) { tree_.grow(own, &provers_[next++], max_visits); });
    return has_room(control);
}

bool Champion::has_room(const SearchControl& control) {
    if (!tree_.is_full()) return true;
    constexpr std::size_t bytes_a_millisecond = std::size_t{1} << 20; // on a slow machine
    const std::chrono::milliseconds needed{tree_.bytes() / bytes_a_millisecond};
    const auto left = control.time_left();
    return !(left && *left < needed) && tree_.prune();
}

Progress<Rules> Champion::progress(Side mover, double chance, const SearchControl& control) const {
    auto line = tree_.expected_line(12);
    if (line.empty()) line.push_back(tree_.best().move);
    const auto fate = tree_.fate();
    const bool known = fate != TreeNode::Fate::open;
    const bool won = fate == TreeNode::Fate::won;
    return {.depth = static_cast<int>(line.size()),
            .nodes = control.nodes(),
            .score = score_of(chance),
            .chance = chance,
            .proven = known ? std::optional(Outcome{.winner = won ? mover : other(mover)}) : std::nullopt,
            .line = std::move(line),
            .words = words_of_damage()};
}

Rules::Move Champion::chosen(const Rules::State& state, const Budget& budget) {
    const auto best = tree_.best();
    const auto fate = tree_.fate();
    if (fate == TreeNode::Fate::open || best.fate == fate) return best.move;
    // What a solver has proven it finds again without a search; the others know too little and are soon told so.
    constexpr std::chrono::milliseconds moment{3};
    SearchControl glances(Budget{.time = budget.time.count() > 0 ? moment : std::chrono::milliseconds{0}});
    for (auto& [solver, credit] : provers_) {
        SearchControl glance(glances, {.nodes = 20'000});
        solver.go_on_under(glance);
        const auto move = fate == TreeNode::Fate::won ? solver.winning_move(state) : solver.hardest_move(state);
        if (move) return *move;
    }
    return best.move;
}

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    tree_.set_root(state);
    if (!tree_.look(whole)) return Rules::legal_moves(state).front();
    ShownChance chance(tree_);
    const auto tell = [&] {
        if (report) report(progress(state.to_move, chance.value(), control));
    };
    tell();
    // A few reports a second at first, and then one each time that a quarter more was seen.
    for (TimeUse time(tree_, whole); time.goes_on();) {
        if (!grow(whole)) break;
        chance.look(tree_);
        tell();
    }
    return chosen(state, control.budget());
}

void Champion::ponder(const Rules::State& state, SearchControl& control) {
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    tree_.set_root(state);
    if (!tree_.look(whole)) return;
    while (!whole.must_stop() && !tree_.is_settled() && grow(whole)) {
    }
}

} // namespace zugzwang::amazons

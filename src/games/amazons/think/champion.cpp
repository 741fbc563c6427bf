#include "games/amazons/think/champion.hpp"

#include <algorithm>
#include <cmath>

#include "games/amazons/think/displayed_chance.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/time_use.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/ai/table_memory.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

/// A quarter of the memory is for the solvers.
constexpr std::size_t tree_bytes(std::size_t bytes) { return bytes / 4 * 3; }

/// For the player, when the network could not be read.
std::string words_of_damage() {
    const auto* refusal = built_in_refusal();
    return refusal ? tr("The network's file is damaged ({reason}): the hand-made evaluation plays.",
                        {{"reason", refusal->words}})
                   : std::string();
}

/// Beyond every evaluation, in squares.
constexpr double proven_score = won_score / 100.0;

/// The evaluation, in squares, that stands for that chance of a result that is not proven.
double score_of(double chance) {
    constexpr double min_chance = 1e-9;
    const double bounded = std::clamp(chance, min_chance, 1 - min_chance);
    return chance_scale * std::log(bounded / (1 - bounded)) / 100;
}

} // namespace

Champion::Champion(std::size_t hash_mb, int threads, const TreeOptions& options)
    : wished_bytes_(hash_mb << 20), bytes_(affordable(wished_bytes_)), tree_(tree_bytes(bytes_), options),
      threads_(static_cast<std::size_t>(threads)) {}

bool Champion::grow(SearchControl& control) {
    while (provers_.size() < threads_)
        provers_.emplace_back(control, (bytes_ - tree_bytes(bytes_)) / threads_);
    const auto max_visits = tree_.visits() + std::max<std::uint64_t>(tree_.visits() / 4, 256);
    std::atomic<std::size_t> next = 0;
    search_on_threads(control, static_cast<int>(threads_),
                      [&](SearchControl& own) { tree_.grow(own, &provers_[next++], max_visits); });
    return has_room(control);
}

bool Champion::has_room(const SearchControl& control) {
    if (!tree_.is_full()) return true;
    constexpr std::size_t bytes_per_millisecond = std::size_t{1} << 20; // to prune, on a slow machine
    const std::chrono::milliseconds needed{tree_.bytes() / bytes_per_millisecond};
    const auto left = control.time_left();
    return !(left && *left < needed) && tree_.prune();
}

Progress<Rules> Champion::progress(Side mover, double chance, const SearchControl& control) const {
    auto line = tree_.principal_variation(12);
    if (line.empty()) line.push_back(tree_.best().move);
    const auto result = tree_.proven_result();
    const bool is_proven = result != TreeNode::ProvenResult::unknown;
    const bool won = result == TreeNode::ProvenResult::won;
    return {.depth = static_cast<int>(line.size()),
            .nodes = control.nodes(),
            .score = is_proven ? (won ? proven_score : -proven_score) : score_of(chance),
            .chance = chance,
            .proven = is_proven ? std::optional(Outcome{.winner = won ? mover : other(mover)}) : std::nullopt,
            .line = std::move(line),
            .words = sentences(words_of_damage(), words_of_shortage(wished_bytes_, bytes_))};
}

Rules::Move Champion::chosen_move(const Rules::State& state, const Budget& budget) {
    const auto best = tree_.best();
    const auto proven_result = tree_.proven_result();
    if (proven_result == TreeNode::ProvenResult::unknown || best.proven_result == proven_result) return best.move;
    // The solver that proved the result finds the move in its table; the others soon run out of nodes.
    constexpr std::chrono::milliseconds short_time{3};
    SearchControl lookups(Budget{.time = budget.time.count() > 0 ? short_time : std::chrono::milliseconds{0}});
    for (auto& [solver, credit] : provers_) {
        SearchControl lookup(lookups, {.nodes = 20'000});
        solver.set_control(lookup);
        const auto move =
            proven_result == TreeNode::ProvenResult::won ? solver.winning_move(state) : solver.hardest_move(state);
        if (move) return *move;
    }
    return best.move;
}

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    tree_.set_root(state);
    if (!tree_.expand_root(whole)) return Rules::legal_moves(state).front();
    DisplayedChance chance(tree_);
    const auto send_report = [&] {
        if (report) report(progress(state.to_move, chance.value(), control));
    };
    send_report();
    // A few reports a second at first, and then one for each quarter more visits.
    for (TimeUse time(tree_, whole); time.goes_on();) {
        if (!grow(whole)) break;
        chance.update(tree_);
        send_report();
    }
    return chosen_move(state, control.budget());
}

void Champion::ponder(const Rules::State& state, SearchControl& control) {
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    tree_.set_root(state);
    if (!tree_.expand_root(whole)) return;
    while (!whole.must_stop() && !tree_.is_settled() && grow(whole)) {
    }
}

} // namespace zugzwang::amazons

#include "games/amazons/think/search.hpp"

#include <algorithm>
#include <tuple>

#include "games/amazons/think/evaluation.hpp"

namespace zugzwang::amazons {
namespace {

constexpr int infinity = 2 * won_score;
/// How many of the most promising moves are looked at further, at the root and below it.
constexpr std::size_t root_width = 60;
constexpr std::size_t inner_width = 16;

bool is_better(const Search::Scored& a, const Search::Scored& b) {
    return std::tuple(b.score, a.move.from, a.move.to, a.move.arrow) <
           std::tuple(a.score, b.move.from, b.move.to, b.move.arrow);
}

bool is_lost(int score) { return is_decided(score) && score < 0; }

/// A decided score as it counts from a position `ply` moves below the root, and back.
int from_here(int score, int ply) { return !is_decided(score) ? score : score > 0 ? score + ply : score - ply; }
int from_root(int score, int ply) { return !is_decided(score) ? score : score > 0 ? score - ply : score + ply; }

} // namespace

Search::Search(const Rules::State& state, SearchControl& control, TranspositionTable& table)
    : board_(state), control_(control), table_(table), lists_(1) {}

int Search::judged(const Rules::Move& move, int ply) {
    board_.make(move);
    const int score = board_.can_move() ? -evaluation(board_) : won_score - ply - 1;
    board_.take_back(move);
    return score;
}

int Search::judge_moves(int ply, int beta) {
    auto& list = lists_[static_cast<std::size_t>(ply)];
    list.clear();
    int best = ply - won_score;
    board_.for_each_move([&](const Rules::Move& move) {
        if (!control_.visit()) return false;
        list.push_back({move, judged(move, ply)});
        best = std::max(best, list.back().score);
        return best < beta;
    });
    return best;
}

bool Search::look() {
    constexpr std::size_t judged_in_any_case = 4096; // some milliseconds
    bool all = true;
    board_.for_each_move([&](const Rules::Move& move) {
        all = root_.size() < judged_in_any_case ? control_.visit_all_the_same() : control_.visit();
        if (all) root_.push_back({move, judged(move, 0)});
        return all;
    });
    std::ranges::sort(root_, is_better);
    return all;
}

std::optional<int> Search::remembered(int depth, int ply, int alpha, int beta) const {
    const auto entry = table_.find(board_.key());
    if (!entry) return std::nullopt;
    const int score = from_root(entry->score, ply);
    if (entry->depth < depth && !is_decided(score)) return std::nullopt;
    const bool holds = entry->bound == Bound::exact || (entry->bound == Bound::lower && score >= beta) ||
                       (entry->bound == Bound::upper && score <= alpha);
    return holds ? std::optional(score) : std::nullopt;
}

void Search::sort_promising(std::vector<Scored>& list) const {
    const auto width = std::min(inner_width, list.size());
    std::ranges::partial_sort(list, list.begin() + static_cast<std::ptrdiff_t>(width), is_better);
    const auto entry = table_.find(board_.key());
    if (!entry) return;
    const auto found = std::ranges::find(list, entry->best, &Scored::move);
    if (found != list.end()) std::rotate(list.begin(), found, found + 1);
}

int Search::score_of(const Rules::Move& move, int depth, int ply, int low, int beta, bool is_first) {
    board_.make(move);
    // All but the first move are only asked whether they are better than what there is (Reinefeld 1983).
    int score = is_first ? low : -best_score(depth - 1, ply + 1, -low - 1, -low);
    if (is_first || (score > low && score < beta && !control_.stopped())) {
        score = -best_score(depth - 1, ply + 1, -beta, -low);
    }
    board_.take_back(move);
    return score;
}

int Search::best_score(int depth, int ply, int alpha, int beta) {
    if (const auto score = remembered(depth, ply, alpha, beta)) return *score;
    const auto index_of_list = static_cast<std::size_t>(ply);
    if (lists_.size() <= index_of_list) lists_.resize(index_of_list + 1);
    const int seen = judge_moves(ply, depth == 1 ? beta : won_score - ply - 1);
    if (control_.stopped() || depth == 1 || is_decided(seen)) return seen;
    sort_promising(lists_[index_of_list]);
    Scored best{lists_[index_of_list].front().move, -infinity};
    for (std::size_t index = 0; index < lists_[index_of_list].size() && best.score < beta; ++index) {
        if (index >= inner_width && !is_lost(best.score)) break;
        const auto move = lists_[index_of_list][index].move; // by value: deeper plies may move the lists
        const int score = score_of(move, depth, ply, std::max(alpha, best.score), beta, index == 0);
        if (control_.stopped()) return 0;
        if (score > best.score) best = {move, score};
    }
    const auto bound = best.score >= beta ? Bound::lower : best.score <= alpha ? Bound::upper : Bound::exact;
    const Searched searched{from_here(best.score, ply), best.move, static_cast<std::int8_t>(std::min(depth, 127)),
                            bound};
    table_.store(board_.key(), searched, static_cast<std::uint64_t>(depth));
    return best.score;
}

bool Search::deepen(int depth) {
    int best = -infinity;
    for (std::size_t index = 0; index < root_.size() && !(is_decided(best) && best > 0); ++index) {
        if (index >= root_width && !is_lost(best)) break;
        const int score = score_of(root_[index].move, depth, 0, best, infinity, index == 0);
        if (control_.stopped()) return false;
        root_[index].score = score;
        if (score <= best) continue;
        best = score;
        const auto found = root_.begin() + static_cast<std::ptrdiff_t>(index);
        std::rotate(root_.begin(), found, found + 1);
    }
    return true;
}

std::vector<Rules::Move> Search::expected_line() const {
    if (root_.empty()) return {};
    std::vector<Rules::Move> line{root_.front().move};
    auto board = board_;
    board.make(line.front());
    while (line.size() < 8) {
        const auto entry = table_.find(board.key());
        if (!entry || entry->best == Rules::Move{}) break;
        line.push_back(entry->best);
        board.make(entry->best);
    }
    return line;
}

} // namespace zugzwang::amazons

#include "games/amazons/show/entry_parts.hpp"

#include <algorithm>
#include <utility>

#include "games/amazons/show/lesson_board.hpp"
#include "games/amazons/show/lesson_words.hpp"
#include "games/amazons/show/tree_list.hpp"
#include "games/amazons/think/players.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::amazons {
namespace {

/// What is kept of a search, and what one may look at: a second or two.
constexpr std::size_t max_nodes = 100'000;
constexpr std::uint64_t max_looked_at = 20'000'000;

constexpr float board_width = 480; ///< At least; units of a 1080-line screen.

class TreeLesson final : public PagedLesson {
  public:
    explicit TreeLesson(Watched watched) : watched_(std::move(watched)) {}

    [[nodiscard]] std::string title() const override { return title_words(watched_); }
    [[nodiscard]] std::size_t steps() const override { return watched_.steps(); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels labels) const override {
        return step_words(watched_, step, labels);
    }
    [[nodiscard]] std::string move() const override {
        return Rules::move_to_text(watched_.state, watched_.result.move);
    }

    /// So that there is room for the tree.
    [[nodiscard]] Size least_size() const override { return Lesson::least_size(); }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        auto tree = tree_.panel(frame.step, frame.labels, [this](std::size_t step) { go(step); });
        auto board = board_at(watched_, tree_.pointed(frame.step).value_or(shown(frame.step)), frame.labels);
        return ui::row(std::move(board).at_least(board_width).tall().wide(), std::move(tree).wide(2).tall())
            .gaps(Measure::apart)
            .fills();
    }

  private:
    /// At the end the line that decides.
    [[nodiscard]] std::size_t shown(std::size_t step) const {
        if (!watched_.is_done(step)) return watched_.node_at(step);
        const auto best = watched_.tree.child(0, watched_.result.move);
        if (!best) return 0;
        const auto answer = watched_.tree.nodes[*best].answer;
        return answer ? watched_.tree.child(*best, *answer).value_or(*best) : *best;
    }

    const Watched watched_;
    TreeList tree_{watched_};
};

SearchKind kind_of(std::string_view player) {
    if (player == "minimax") return SearchKind::minimax;
    return player == "alphabeta" ? SearchKind::alpha_beta : SearchKind::sorted_alpha_beta;
}

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    const int depth =
        request.depth > 0 ? std::min(request.depth, max_depth) : static_cast<int>(request.options.integer("depth"));
    Watched watched{.state = request.state, .kind = kind_of(request.player)};
    SearchControl watching(control, {.nodes = max_looked_at});
    auto search = recorded_search(watched.kind, request.state, depth, watching, max_nodes);
    watched.result = search.result;
    watched.tree = std::move(search.tree);
    std::vector<SearchKind> kinds{SearchKind::minimax, SearchKind::alpha_beta};
    if (watched.kind == SearchKind::sorted_alpha_beta) kinds.push_back(watched.kind);
    for (const auto kind : kinds) {
        SearchControl counting(control, {.nodes = max_looked_at});
        watched.figures.push_back(
            {kind, pass_figures(kind, request.state, std::max(1, watched.result.depth), counting)});
    }
    if (control.must_stop()) return nullptr;
    return std::make_unique<TreeLesson>(std::move(watched));
}

} // namespace zugzwang::amazons

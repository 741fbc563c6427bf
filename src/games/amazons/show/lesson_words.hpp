// What is said at each step of a watched look ahead.
#pragma once

#include <string>
#include <vector>

#include "games/amazons/think/search_tree.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::amazons {

/// A position and how a player looked ahead there.
struct Watched {
    Rules::State state;
    SearchKind kind = SearchKind::minimax;
    SearchResult result{};
    SearchTree tree{};
    /// The best play for both sides, to the depth of the search.
    std::vector<Rules::Move> line{};
    /// What a search so deep costs each of the players.
    struct Figures {
        SearchKind kind = SearchKind::minimax;
        PassFigures pass{};
    };
    std::vector<Figures> figures{};

    [[nodiscard]] bool skips() const { return kind != SearchKind::minimax; }
    [[nodiscard]] Side side_at(int ply) const { return ply % 2 == 1 ? state.to_move : other(state.to_move); }
    /// Steps are the nodes in their order, and the choice at the end.
    [[nodiscard]] std::size_t steps() const { return tree.nodes.size(); }
    [[nodiscard]] std::size_t node_at(std::size_t step) const { return std::min(step + 1, tree.nodes.size() - 1); }
    [[nodiscard]] bool is_done(std::size_t step) const { return step + 1 == steps(); }
};

/// "White", "Black"; translated.
[[nodiscard]] std::string name_of(Side side);
/// "Minimax", "Alpha-beta"; translated.
[[nodiscard]] std::string name_of(SearchKind kind);
/// Thousands apart: 4 309 328.
[[nodiscard]] std::string grouped(std::uint64_t number);
/// "+2", or "≤ +2" for what is only a bound.
[[nodiscard]] std::string value_words(const SearchTree::Node& node);
/// "α −∞".
[[nodiscard]] std::string alpha_words(int alpha);

[[nodiscard]] std::string title_words(const Watched& watched);
/// Each of the root's moves that was the best so far, and the choice.
[[nodiscard]] std::vector<LessonChapter> chapters_of(const Watched& watched, Labels labels);
/// What made these moves the best, and the answers that brought them down to what they are worth.
[[nodiscard]] std::vector<std::size_t> main_steps_of(const Watched& watched);
[[nodiscard]] LessonWords step_words(const Watched& watched, std::size_t step, Labels labels);

} // namespace zugzwang::amazons

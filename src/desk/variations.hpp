// Everything that was tried on the analysis board, as a tree: positions set up by hand, and moves played from them.
// Undo goes towards the root, and nothing is ever lost.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace zugzwang {

class Variations {
  public:
    struct Step {
        std::string text;     ///< Of the position, or of the move.
        bool is_move = false; ///< Else set up by hand.
        std::string words{};  ///< Of the move, as a person reads it.
    };
    /// A position and what was played from it.
    struct Line {
        std::string position;
        std::vector<Step> moves;
    };

    explicit Variations(std::string position) { nodes_.push_back({.step = {.text = std::move(position)}}); }

    /// Goes on with a step; the same step as before is the same branch.
    void go(Step step);
    [[nodiscard]] bool can_go_back() const { return now_ != 0; }
    /// The step that was last; requires can_go_back.
    [[nodiscard]] const Step& last() const { return nodes_[now_].step; }
    void back() { now_ = nodes_[now_].parent; }

    /// What was tried from here, oldest first.
    [[nodiscard]] std::vector<Step> branches() const;
    /// Where redo goes: the branch that was taken last; requires some.
    [[nodiscard]] std::size_t usual_branch() const { return nodes_[now_].usual; }
    void take_branch(std::size_t branch);

    /// To here, from the last position that was set up.
    [[nodiscard]] Line line() const;

  private:
    struct Node {
        Step step;
        std::size_t parent = 0;
        std::vector<std::size_t> children{};
        std::size_t usual = 0; ///< Among the children.
    };

    std::vector<Node> nodes_;
    std::size_t now_ = 0;
};

} // namespace zugzwang

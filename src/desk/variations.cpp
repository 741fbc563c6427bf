#include "desk/variations.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang {

void Variations::go(Step step) {
    const auto& children = nodes_[now_].children;
    const auto known = std::ranges::find_if(children, [&](std::size_t child) {
        return nodes_[child].step.text == step.text && nodes_[child].step.is_move == step.is_move;
    });
    if (known != children.end()) return take_branch(static_cast<std::size_t>(known - children.begin()));
    nodes_.push_back({.step = std::move(step), .parent = now_});
    nodes_[now_].children.push_back(nodes_.size() - 1);
    take_branch(nodes_[now_].children.size() - 1);
}

std::vector<Variations::Step> Variations::branches() const {
    std::vector<Step> steps;
    for (const auto child : nodes_[now_].children)
        steps.push_back(nodes_[child].step);
    return steps;
}

void Variations::take_branch(std::size_t branch) {
    nodes_[now_].usual = branch;
    now_ = nodes_[now_].children[branch];
}

Variations::Line Variations::line() const {
    Line line;
    auto at = now_;
    for (; nodes_[at].step.is_move; at = nodes_[at].parent)
        line.moves.push_back(nodes_[at].step);
    line.position = nodes_[at].step.text;
    std::ranges::reverse(line.moves);
    return line;
}

} // namespace zugzwang

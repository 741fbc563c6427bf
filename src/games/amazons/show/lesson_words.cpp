#include "games/amazons/show/lesson_words.hpp"

#include "games/amazons/show/tree_list.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

using Tone = LessonPhrase::Tone;
using Node = SearchTree::Node;

/// Says one step.
class Speaker {
  public:
    Speaker(const Watched& watched, std::size_t node, Labels labels)
        : watched_(watched), tree_(watched.tree), index_(node), node_(tree_.nodes[node]), labels_(labels),
          root_side_(name_of(watched.state.to_move)), mover_(name_of(watched.side_at(node_.ply))),
          other_(name_of(watched.side_at(node_.ply + 1))) {}

    [[nodiscard]] std::vector<LessonPhrase> phrases() const {
        if (node_.answers > 0 && !node_.folded) return begins();
        if (node_.folded) return folded();
        std::vector<LessonPhrase> phrases{{Tone::doing, leaf()}};
        const auto& parent = tree_.nodes[node_.parent];
        if (node_.parent == 0) {
            phrases.push_back(at_root());
            return phrases;
        }
        const bool is_last = parent.end == index_ + 1;
        if (is_last && parent.cut > 0)
            enough(phrases, parent);
        else if (is_last)
            all_read(phrases, parent);
        else
            phrases.push_back({Tone::why, compared()});
        return phrases;
    }

  private:
    [[nodiscard]] std::string move(const Rules::Move& move) const {
        return View::move_words(watched_.state, move, labels_);
    }
    [[nodiscard]] std::string value() const { return value_words(node_.value); }

    /// A move whose answers are looked at next.
    [[nodiscard]] std::vector<LessonPhrase> begins() const {
        std::vector<LessonPhrase> phrases{
            {Tone::doing, tr("{side} tries {move}. What can {other} answer?",
                             {{"side", mover_}, {"move", move(node_.move)}, {"other", other_}})}};
        const bool own = node_.ply % 2 == 1;
        const int enough = own ? node_.alpha : node_.beta;
        if (!watched_.skips()) {
            phrases.push_back({Tone::why, tr("Minimax reads every answer, {n} of them.", {{"n", node_.answers}})});
        } else if (std::abs(enough) >= won_value) {
            phrases.push_back({Tone::why, tr("Nothing is known yet to compare with: every answer must be read.")});
        } else if (node_.ply == 1 && has_first_call()) {
            phrases.push_back(
                {Tone::why, tr("{side} has {best} with {move}. This move stands before it in the order of "
                               "all moves, so the same is enough for it: α {value}.",
                               {{"side", mover_},
                                {"best", value_words(enough + 1)},
                                {"move", best_before(index_)},
                                {"value", value_words(enough)}})});
        } else if (node_.ply == 1) {
            phrases.push_back(
                {Tone::why, tr("α {value}: {side} already has that with {best}. An answer that allows no "
                               "more is enough to stop.",
                               {{"value", value_words(enough)}, {"side", mover_}, {"best", best_before(index_)}})});
        } else {
            phrases.push_back(
                {Tone::why, own ? tr("α {value}: an answer that allows {side} no more than that is enough to stop.",
                                     {{"value", value_words(enough)}, {"side", root_side_}})
                                : tr("β {value}: an answer that gives {side} that much is enough to stop.",
                                     {{"value", value_words(enough)}, {"side", root_side_}})});
        }
        return phrases;
    }

    /// Whether it takes the best move's place when it is worth the same.
    [[nodiscard]] bool has_first_call() const {
        const auto best = best_so_far(tree_, 0, index_ - 1);
        return best && tree_.nodes[*best].value > node_.alpha;
    }
    /// The best of the root's moves before that node.
    [[nodiscard]] std::string best_before(std::size_t node) const {
        const auto best = best_so_far(tree_, 0, node - 1);
        return best ? move(tree_.nodes[*best].move) : std::string();
    }

    [[nodiscard]] std::vector<LessonPhrase> folded() const {
        std::vector<LessonPhrase> phrases{
            {Tone::doing,
             tr_n("{side} tries {move}: {n} answer is looked at.", "{side} tries {move}: {n} answers are looked at.",
                  static_cast<std::int64_t>(node_.answers), {{"side", mover_}, {"move", move(node_.move)}})},
            {Tone::why, tr("The best is {answer}: {value} for {side}.",
                           {{"answer", move(*node_.answer)}, {"value", value()}, {"side", root_side_}})}};
        if (node_.cut > 0) phrases.push_back({Tone::result, cut_words(node_)});
        return phrases;
    }

    [[nodiscard]] std::string leaf() const {
        const auto next = after_line();
        if (Rules::outcome(next))
            return tr("{side} plays {move}, and {other} cannot move any more.",
                      {{"side", mover_}, {"move", move(node_.move)}, {"other", other_}});
        const int own = steps_open(next, watched_.state.to_move);
        const int theirs = steps_open(next, other(watched_.state.to_move));
        return tr("{side} plays {move}: {own} − {theirs} = {value} for {root}.", {{"side", mover_},
                                                                                  {"move", move(node_.move)},
                                                                                  {"own", own},
                                                                                  {"theirs", theirs},
                                                                                  {"value", value()},
                                                                                  {"root", root_side_}});
    }
    [[nodiscard]] Rules::State after_line() const {
        auto state = watched_.state;
        for (const auto& each : tree_.line_to(index_))
            state = Rules::after(state, each);
        return state;
    }

    /// One move ahead there are no answers.
    [[nodiscard]] LessonPhrase at_root() const {
        if (node_.value > node_.alpha) return {Tone::result, tr("The best so far.")};
        return {Tone::why, tr("Not better than {best}.", {{"best", best_before(index_)}})};
    }

    [[nodiscard]] std::string compared() const {
        const auto best = best_so_far(tree_, node_.parent, index_ - 1);
        if (!best) return tr("It is the first answer: {mover} looks for a better one.", {{"mover", mover_}});
        const auto& before = tree_.nodes[*best];
        if (SearchTree::improves_on(node_, before.value))
            return tr("Better for {mover}: {value} in place of {best}.",
                      {{"mover", mover_}, {"value", value()}, {"best", value_words(before.value)}});
        return tr("Not better for {mover}, who already has {best}.",
                  {{"mover", mover_}, {"best", value_words(before.value)}});
    }

    /// The rest of the answers is cut.
    void enough(std::vector<LessonPhrase>& phrases, const Node& parent) const {
        const bool own = parent.ply % 2 == 1;
        if (parent.ply == 1 && watched_.kind != SearchKind::sorted_alpha_beta) {
            phrases.push_back(
                {Tone::why, tr("{side} already has {alpha} with {best}: β {value} is not above α {alpha}, "
                               "so no other answer needs a look.",
                               {{"side", root_side_},
                                {"alpha", value_words(parent.alpha)},
                                {"best", best_before(node_.parent)},
                                {"value", value()}})});
        } else {
            phrases.push_back({Tone::why, own ? tr("β {value} is not above α {alpha}: no other answer needs a look.",
                                                   {{"value", value()}, {"alpha", value_words(parent.alpha)}})
                                              : tr("α {value} is not below β {beta}: no other answer needs a look.",
                                                   {{"value", value()}, {"beta", value_words(parent.beta)}})});
        }
        phrases.push_back({Tone::result, cut_words(parent)});
    }
    [[nodiscard]] static std::string cut_words(const Node& node) {
        return tr_n("{n} move cut.", "{n} moves cut.", static_cast<std::int64_t>(node.cut));
    }

    void all_read(std::vector<LessonPhrase>& phrases, const Node& parent) const {
        phrases.push_back({Tone::why, tr("All answers to {move} are read: it is worth {value}.",
                                         {{"move", move(parent.move)}, {"value", value_words(parent.value)}})});
        if (parent.ply != 1) return;
        const auto best = best_so_far(tree_, 0, node_.parent - 1);
        if (!best || SearchTree::improves_on(parent, tree_.nodes[*best].value))
            phrases.push_back({Tone::result, tr("The best so far.")});
        else
            phrases.push_back({Tone::why, tr("{best} stays the best.", {{"best", move(tree_.nodes[*best].move)}})});
    }

    const Watched& watched_;
    const SearchTree& tree_;
    std::size_t index_;
    const Node& node_;
    Labels labels_;
    std::string root_side_, mover_, other_;
};

/// The answers of a node that were its best so far when they were known.
std::vector<std::size_t> best_in_turn(const SearchTree& tree, std::size_t parent) {
    std::vector<std::size_t> found;
    tree.for_each_child(parent, [&](std::size_t child) {
        if (found.empty() || SearchTree::improves_on(tree.nodes[child], tree.nodes[found.back()].value))
            found.push_back(child);
    });
    return found;
}

std::vector<LessonPhrase> choice(const Watched& watched, Labels labels) {
    std::vector<LessonPhrase> phrases{
        {Tone::doing, tr("All moves are looked at.")},
        {Tone::result, tr("{side} plays {move}: {value}, the first of the best.",
                          {{"side", name_of(watched.state.to_move)},
                           {"move", View::move_words(watched.state, watched.result.move, labels)},
                           {"value", value_words(watched.result.value)}})}};
    const auto best = watched.tree.child(0, watched.result.move);
    const auto answer = best ? watched.tree.nodes[*best].answer : std::nullopt;
    if (answer)
        phrases.push_back({Tone::why, tr("Against it {other} has nothing better than {answer}.",
                                         {{"other", name_of(other(watched.state.to_move))},
                                          {"answer", View::move_words(watched.state, *answer, labels)}})});
    return phrases;
}

/// 9999, 63 k, 4.3 M.
std::string brief_count(std::uint64_t count) {
    if (count < 10'000) return std::to_string(count);
    if (count < 1'000'000) return tr("{thousands} k", {{"thousands", count / 1000}});
    return tr("{millions} M", {{"millions", filled("{}.{}", count / 1'000'000, count / 100'000 % 10)}});
}

std::string counter_words(std::uint64_t number, std::uint64_t all) {
    return all < 1000 ? tr("Move {number} of {all}", {{"number", brief_count(number)}, {"all", brief_count(all)}})
                      : tr("{number} of {all}", {{"number", brief_count(number)}, {"all", brief_count(all)}});
}

std::string ahead_words(const SearchResult& result) {
    if (result.depth < result.target_depth)
        return tr("{depth} moves ahead ({target} would be too many)",
                  {{"depth", result.depth}, {"target", result.target_depth}});
    if (result.depth == 1) return tr("one move ahead");
    if (result.depth == 2) return tr("two moves ahead");
    return result.depth == 3 ? tr("three moves ahead") : tr("{depth} moves ahead", {{"depth", result.depth}});
}

} // namespace

std::string grouped(std::uint64_t number) {
    auto digits = std::to_string(number);
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), " ");
    return digits;
}

std::string name_of(Side side) { return side == Side::first ? tr("White") : tr("Black"); }

std::string name_of(SearchKind kind) {
    if (kind == SearchKind::minimax) return tr("Minimax");
    return kind == SearchKind::alpha_beta ? tr("Alpha-beta") : tr("Alpha-beta II");
}

std::string value_words(const SearchTree::Node& node) {
    const auto value = value_words(node.value);
    if (node.bound == SearchTree::Bound::upper) return "≤ " + value;
    return node.bound == SearchTree::Bound::lower ? "≥ " + value : value;
}

std::string alpha_words(int alpha) { return alpha <= -won_value ? "α −∞" : "α " + value_words(alpha); }

std::string title_words(const Watched& watched) {
    return tr("{player}, {ahead} · {side} to move", {{"player", name_of(watched.kind)},
                                                     {"ahead", ahead_words(watched.result)},
                                                     {"side", name_of(watched.state.to_move)}});
}

std::vector<LessonChapter> chapters_of(const Watched& watched, Labels labels) {
    const auto& tree = watched.tree;
    std::vector<LessonChapter> chapters;
    for (const auto node : best_in_turn(tree, 0))
        chapters.push_back(
            {node - 1, tr("{move}: {value}", {{"move", View::move_words(watched.state, tree.nodes[node].move, labels)},
                                              {"value", value_words(tree.nodes[node].value)}})});
    chapters.push_back({watched.steps() - 1, tr("The choice")});
    return chapters;
}

std::vector<std::size_t> main_steps_of(const Watched& watched) {
    const auto& tree = watched.tree;
    std::vector<std::size_t> steps;
    const auto moves = best_in_turn(tree, 0);
    for (const auto move : moves)
        steps.push_back(tree.nodes[move].end - 2);
    for (const auto move : moves)
        for (const auto answer : best_in_turn(tree, move))
            steps.push_back(answer - 1);
    return steps;
}

LessonWords step_words(const Watched& watched, std::size_t step, Labels labels) {
    const auto node = watched.node_at(step);
    const auto& tree = watched.tree;
    const auto number = watched.is_done(step) ? watched.tree.node_count : watched.tree.nodes[node].number;
    auto phrases = watched.is_done(step) ? choice(watched, labels) : Speaker(watched, node, labels).phrases();
    if (step == 0 && tree.before > 0)
        phrases.push_back(
            {Tone::doing, tr("It looked less far ahead first, at {before} moves, and now at {now}: {all} in all.",
                             {{"before", grouped(tree.before)},
                              {"now", grouped(tree.node_count)},
                              {"all", grouped(tree.before + tree.node_count)}})});
    return {.phrases = std::move(phrases), .counter = counter_words(number, tree.node_count)};
}

} // namespace zugzwang::amazons

#include "games/amazons/show/tree_list.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::amazons {
namespace {

// Units of a 1080-line screen.
constexpr float line_height = 64, indent = 64, bound_width = 112, move_width = 460, icon = 30;
constexpr float column_width = 490;   ///< Of a move with its bound, where the answers stand beside the moves.
constexpr std::size_t seen_below = 2; ///< Lines after the current one that are kept in view.

LineStyle style_of(Role role, float width, float dash, const Canvas& canvas) {
    return {.paint = {role}, .width = canvas.px(width), .dash = dash > 0 ? canvas.px(dash) : 0};
}

/// It can be opened.
ui::Node chevron() {
    return ui::picture([](Rect area, Canvas& canvas) {
               const float half = canvas.px(9.0F);
               const Vec at = area.centre();
               const std::array points{Vec{at.x - half / 2, at.y - half}, Vec{at.x + half / 2, at.y},
                                       Vec{at.x - half / 2, at.y + half}};
               canvas.polyline(points, style_of(Role::soft, 3, 0, canvas));
           })
        .sized(icon, icon);
}

/// Words that may be shortened, after a sign.
ui::Node signed_words(ui::Node sign, std::string words, Role role) {
    return ui::row(std::move(sign), lesson_line(std::move(words), role).wide().gives_way())
        .gaps(Measure::tight)
        .padded(Measure::tight)
        .wide()
        .gives_way();
}

/// What stands for several moves.
std::string words_of(const TreeRow& row, bool is_unfolded) {
    using Kind = TreeRow::Kind;
    const auto n = static_cast<std::int64_t>(row.count);
    if (row.kind == Kind::to_come) return tr_n("{n} still to come", "{n} still to come", n);
    if (row.kind == Kind::cut) return tr_n("cut: {n} not looked at", "cut: {n} not looked at", n);
    if (is_unfolded) return tr_n("{n} looked at", "{n} looked at", n);
    if (row.count_cut == row.count) return tr_n("{n} cut, none better", "{n} cut, none better", n);
    return tr_n("{n} read, none better", "{n} read, none better", n);
}

void fold(std::vector<TreeRow>& rows, std::vector<TreeRow>& waiting, const SearchTree& tree,
          const std::set<std::size_t>& unfolded) {
    if (waiting.empty()) return;
    if (waiting.size() == 1 || unfolded.contains(waiting.front().node)) {
        rows.insert(rows.end(), waiting.begin(), waiting.end());
    } else {
        TreeRow row{.kind = TreeRow::Kind::folded, .node = waiting.front().node, .count = waiting.size()};
        row.best = waiting.back().best;
        row.count_cut = static_cast<std::uint64_t>(
            std::ranges::count_if(waiting, [&](const TreeRow& each) { return tree.nodes[each.node].cut > 0; }));
        rows.push_back(row);
    }
    waiting.clear();
}

/// The tree at one step.
class TreeAtStep {
  public:
    struct Line {
        TreeRow row;
        bool is_answer = false; ///< To the open move; else it is a move of the first position.
    };
    /// A move and the answer beside it, of `lines`; there is one of the two at least.
    struct Pair {
        std::optional<std::size_t> move, answer;
    };

    TreeAtStep(const Watched& watched, const TreeList::Touch& touch)
        : watched_(watched), tree_(watched.tree), current_(watched.node_at(touch.step)),
          is_done_(watched.is_done(touch.step)), pointed_(touch.pointed) {
        const auto& now = tree_.nodes[current_];
        const int deepest = now.ply + (now.answers > 0 ? 1 : 0);
        base_ = tree_.ancestor(current_, std::max(0, deepest - 2));
        best_ = best_so_far(tree_, base_, current_);
        const auto looked_at = is_done_ ? best_ : tree_.ancestor(current_, tree_.nodes[base_].ply + 1);
        open_ = touch.opened && tree_.nodes[*touch.opened].parent == base_ ? touch.opened : looked_at;
        const auto add = [&](const TreeRow& row, bool is_answer) {
            const bool is_current =
                row.kind == TreeRow::Kind::move && (row.node == looked_at || (!is_done_ && row.node == current_));
            if (!is_answer) last_move_ = lines_.size();
            if (is_current) current_line_ = lines_.size();
            lines_.push_back({row, is_answer});
        };
        for (const auto& row : rows_of(tree_, base_, current_, touch.unfolded)) {
            add(row, false);
            if (row.kind != TreeRow::Kind::move || row.node != open_) continue;
            for (const auto& answer : rows_of(tree_, row.node, current_, touch.unfolded))
                add(answer, true);
        }
    }

    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] std::size_t current_line() const { return current_line_; }
    /// The answers beside the moves, from the open one on.
    [[nodiscard]] std::vector<Pair> pairs() const {
        std::vector<Pair> pairs;
        std::size_t beside = 0;
        for (std::size_t index = 0; index < lines_.size(); ++index) {
            if (lines_[index].is_answer) continue;
            if (index + 1 < lines_.size() && lines_[index + 1].is_answer) beside = pairs.size();
            pairs.push_back({.move = index, .answer = {}});
        }
        for (std::size_t index = 0; index < lines_.size(); ++index) {
            if (!lines_[index].is_answer) continue;
            if (beside == pairs.size()) pairs.emplace_back();
            pairs[beside++].answer = index;
        }
        return pairs;
    }
    [[nodiscard]] bool can_be_opened(const Line& line) const {
        return !line.is_answer && line.row.kind == TreeRow::Kind::move && line.row.node != open_ &&
               tree_.nodes[line.row.node].answers > 0;
    }

    /// Whose moves and answers are listed, and what the position that they begin at is worth so far; `beside`: over the
    /// columns of them.
    [[nodiscard]] ui::Node heading(Labels labels, bool beside) const {
        const int ply = tree_.nodes[base_].ply + 1;
        const Side side = watched_.side_at(ply), other_side = other(side);
        const auto replies = [](Side its) { return tr("{side}'s replies", {{"side", name_of(its)}}); };
        const auto value = best_ ? value_words(tree_.nodes[*best_].value) : std::string("?");
        const bool has_replies = watched_.result.depth > 1;
        auto moves =
            ui::row(ui::mark(side),
                    lesson_line(ply == 1 ? tr("{side}'s moves", {{"side", name_of(side)}}) : replies(side), Role::soft))
                .gaps(Measure::snug);
        auto answers = ui::row(ui::mark(other_side).when(has_replies),
                               lesson_line(has_replies ? replies(other_side) : std::string(), Role::soft))
                           .gaps(Measure::snug);
        auto known = ui::row(lesson_line(is_done_ ? tr("plays") : tr("so far"), Role::soft),
                             lesson_line(value, Role::act, Weight::bold))
                         .gaps(Measure::snug);
        if (beside)
            known = ui::row(std::move(known).padded(Measure::tight).on(ui::Ground::selected, Role::act),
                            std::move(moves).padded(Measure::tight))
                        .gaps(Measure::snug)
                        .at_least(indent + column_width)
                        .at_most(indent + column_width);
        auto whose = beside ? ui::row(std::move(known), std::move(answers).padded(Measure::tight))
                            : ui::row(std::move(moves), std::move(answers), ui::space().wide(), std::move(known));
        whose = std::move(whose).gaps(Measure::snug);
        return base_ == 0 ? std::move(whose) : ui::column(lesson_words(after_words(labels)), std::move(whose));
    }

    [[nodiscard]] ui::Node line(std::size_t index, Labels labels) const {
        const auto& line = lines_[index];
        if (line.row.kind == TreeRow::Kind::move)
            return ui::row(branch(index), bound(line), move(line, labels), note(line, labels));
        return ui::row(branch(index), several(line));
    }
    /// The same where the answers stand beside the moves, the line that leads there alone.
    [[nodiscard]] ui::Node move_beside(std::size_t index, Labels labels) const {
        const auto& line = lines_[index];
        const bool is_move = line.row.kind == TreeRow::Kind::move;
        auto words = is_move ? ui::row(bound(line), move(line, labels)) : several(line);
        return ui::row(branch(index), std::move(words).at_least(column_width).at_most(column_width));
    }
    [[nodiscard]] ui::Node answer_beside(std::size_t index, Labels labels) const {
        const auto& line = lines_[index];
        const bool is_first = !lines_[index - 1].is_answer;
        const bool goes_on = index + 1 < lines_.size() && lines_[index + 1].is_answer;
        const bool is_move = line.row.kind == TreeRow::Kind::move;
        auto words = is_move ? ui::row(bound(line), move(line, labels)) : several(line);
        return ui::row(link(rank_of(line), is_first, goes_on), std::move(words).wide().gives_way()).wide();
    }
    /// What came of a move that has no answer beside it.
    [[nodiscard]] ui::Node note_beside(std::size_t index, Labels labels) const {
        const auto& line = lines_[index];
        const auto& node = tree_.nodes[line.row.node];
        if (line.row.kind != TreeRow::Kind::move) return ui::nothing();
        if (line.row.node != best_ || line.row.node == open_ || !node.answer) return note(line, labels);
        auto best = box(watched_.side_at(node.ply + 1), View::move_words(watched_.state, *node.answer, labels),
                        value_of(line.row.node), Rank::best, Role::ink, false);
        return ui::row(link(Rank::best, true, false),
                       ui::space().at_least(bound_width).at_most(bound_width).when(watched_.skips()), std::move(best));
    }

  private:
    /// How much a line matters.
    enum class Rank : std::uint8_t { faint, plain, now, best };

    /// Words for several moves.
    [[nodiscard]] ui::Node several(const Line& line) const {
        const bool is_cut = line.row.kind == TreeRow::Kind::cut;
        const bool is_unfolded = line.row.node == open_;
        const bool is_folded = line.row.kind == TreeRow::Kind::folded && !is_unfolded;
        auto sign = is_cut ? ui::sprite("icon/cut", icon) : is_folded ? chevron() : ui::nothing();
        return signed_words(std::move(sign), words_of(line.row, is_unfolded), is_cut ? Role::ink : Role::soft);
    }
    /// The moves that lead to the position that is listed.
    [[nodiscard]] std::string after_words(Labels labels) const {
        std::string moves;
        for (const auto& move : tree_.line_to(base_))
            moves += (moves.empty() ? "" : ", ") + View::move_words(watched_.state, move, labels);
        return tr("After {moves}:", {{"moves", moves}});
    }
    [[nodiscard]] Rank rank_of(const Line& line) const {
        if (line.row.kind != TreeRow::Kind::move) return Rank::faint;
        const auto node = line.row.node;
        const bool on_line = node == tree_.ancestor(current_, tree_.nodes[node].ply);
        if (!is_done_ && on_line) return Rank::now;
        if (!line.is_answer) return node == best_ ? Rank::best : Rank::plain;
        const bool answers_best = is_done_ && open_ == best_ && tree_.nodes[*open_].answer == tree_.nodes[node].move;
        return answers_best ? Rank::best : Rank::plain;
    }

    /// The branch that leads to a line.
    [[nodiscard]] ui::Node branch(std::size_t index) const {
        const auto& line = lines_[index];
        const bool moves_go_on = index < last_move_;
        const bool answers_go_on = index + 1 < lines_.size() && lines_[index + 1].is_answer;
        const auto rank = rank_of(line);
        auto branch = ui::picture([=, is_answer = line.is_answer](Rect area, Canvas& canvas) {
            const auto trunk = style_of(Role::button_rim, 3, 0, canvas);
            const float step = canvas.px(indent), left = area.x + std::round(step / 3), y = area.centre().y;
            const float from = is_answer ? left + step : left;
            if (moves_go_on || !is_answer) canvas.line({left, area.y}, {left, moves_go_on ? area.bottom() : y}, trunk);
            if (is_answer) canvas.line({from, area.y}, {from, answers_go_on ? area.bottom() : y}, trunk);
            canvas.line({from, y}, {area.right() - canvas.px(4.0F), y}, stroke_of(rank, canvas));
        });
        const float width = line.is_answer ? 2 * indent : indent;
        return std::move(branch).at_least(width).at_most(width).tall();
    }

    [[nodiscard]] static LineStyle stroke_of(Rank rank, const Canvas& canvas) {
        if (rank == Rank::best) return style_of(Role::act, 5, 0, canvas);
        if (rank == Rank::now) return style_of(Role::ink, 4, 0, canvas);
        return rank == Rank::plain ? style_of(Role::button_rim, 3, 0, canvas) : style_of(Role::dim, 2.5F, 8, canvas);
    }

    /// From the open move to an answer beside it, or below the one before it.
    [[nodiscard]] static ui::Node link(Rank rank, bool is_first, bool goes_on) {
        auto link = ui::picture([=](Rect area, Canvas& canvas) {
            const auto trunk = style_of(Role::button_rim, 3, 0, canvas);
            const float x = area.centre().x, y = area.centre().y;
            if (!is_first) canvas.line({x, area.y}, {x, y}, trunk);
            if (goes_on) canvas.line({x, y}, {x, area.bottom()}, trunk);
            canvas.line({is_first ? area.x : x, y}, {area.right() - canvas.px(4.0F), y}, stroke_of(rank, canvas));
        });
        return std::move(link).at_least(indent).at_most(indent).tall();
    }

    /// What the root's side has beside its own move, and what the other one has brought it down to.
    [[nodiscard]] ui::Node bound(const Line& line) const {
        if (!watched_.skips()) return ui::nothing();
        const auto& node = tree_.nodes[line.row.node];
        const bool is_alpha = node.ply % 2 == 1;
        const bool now = rank_of(line) == Rank::now;
        std::string words;
        if (is_alpha)
            words = alpha_words(node.alpha);
        else if (tree_.is_complete(line.row.node, current_))
            words = tr("β {value}", {{"value", value_words(line.row.best)}});
        const Role role = !now ? Role::soft : is_alpha ? Role::act : role_of(watched_.side_at(2));
        auto plate = ui::row(lesson_line(words, role, now ? Weight::semibold : Weight::regular, AlignX::centre).wide());
        if (now && !words.empty()) plate = std::move(plate).on(ui::Ground::well, role);
        return ui::column(std::move(plate).tall()).padded(Measure::tight).at_least(bound_width).at_most(bound_width);
    }

    [[nodiscard]] ui::Node move(const Line& line, Labels labels) const {
        const auto& node = tree_.nodes[line.row.node];
        const auto rank = rank_of(line);
        const bool is_cut = node.cut > 0 && tree_.is_complete(line.row.node, current_);
        const Role ink = is_cut && rank == Rank::plain ? Role::soft : Role::ink;
        const bool is_lit = rank == Rank::now || pointed_ == line.row.node;
        return box(watched_.side_at(node.ply), View::move_words(watched_.state, node.move, labels),
                   value_of(line.row.node), rank, ink, is_lit);
    }
    [[nodiscard]] static ui::Node box(Side side, std::string move, std::string value, Rank rank, Role ink,
                                      bool is_lit) {
        const Role rim = rank == Rank::best ? Role::act : is_lit ? Role::ink : Role::button_rim;
        auto box =
            ui::row(ui::mark(side), lesson_line(std::move(move), ink, Weight::semibold).wide(),
                    lesson_line(std::move(value), rank == Rank::best ? Role::act : ink, Weight::bold, AlignX::right))
                .gaps(Measure::snug)
                .padded(Measure::snug)
                .on(rank == Rank::now ? ui::Ground::selected : ui::Ground::well, rim);
        return ui::column(std::move(box).tall()).padded(Measure::hair).wide().at_most(move_width);
    }

    /// What a move is worth, or is worth at most or at least before all answers are read.
    [[nodiscard]] std::string value_of(std::size_t node) const {
        if (tree_.is_complete(node, current_)) return value_words(tree_.nodes[node]);
        const auto best = best_so_far(tree_, node, current_);
        if (!best) return "?";
        return (tree_.nodes[node].ply % 2 == 1 ? "≤ " : "≥ ") + value_words(tree_.nodes[*best].value);
    }

    /// What came of a move whose answers are not shown.
    [[nodiscard]] ui::Node note(const Line& line, Labels labels) const {
        const auto& node = tree_.nodes[line.row.node];
        const bool is_known = tree_.is_complete(line.row.node, current_) && node.answers > 0;
        if (line.is_answer || line.row.node == open_ || !is_known) return ui::nothing();
        if (line.row.node == best_ && node.answer)
            return signed_words(chevron(),
                                tr("best {move}", {{"move", View::move_words(watched_.state, *node.answer, labels)}}),
                                Role::act);
        if (node.cut > 0)
            return signed_words(ui::sprite("icon/cut", icon), tr("{n} cut", {{"n", node.cut}}), Role::soft);
        return signed_words(chevron(), tr("all {n} read", {{"n", node.answers}}), Role::soft);
    }

    const Watched& watched_;
    const SearchTree& tree_;
    std::size_t current_; ///< The node that is looked at.
    bool is_done_;
    std::optional<std::size_t> pointed_;
    std::size_t base_ = 0;              ///< The node whose moves are listed.
    std::optional<std::size_t> best_{}; ///< Of these so far.
    std::optional<std::size_t> open_{}; ///< The one of these whose answers are listed below it.
    std::vector<Line> lines_{};
    std::size_t last_move_ = 0, current_line_ = 0;
};

} // namespace

std::vector<TreeRow> rows_of(const SearchTree& tree, std::size_t parent, std::size_t current,
                             const std::set<std::size_t>& unfolded) {
    const auto& above = tree.nodes[parent];
    std::size_t present = 0, before = 0; // the answer that is looked at now or was last, and the one before it
    tree.for_each_child(parent, [&](std::size_t child) {
        if (child > current) return;
        before = present;
        present = child;
    });
    std::vector<TreeRow> rows, waiting;
    std::optional<int> best;
    std::uint64_t seen = 0;
    tree.for_each_child(parent, [&](std::size_t child) {
        if (child > current) return;
        ++seen;
        const auto& node = tree.nodes[child];
        const bool known = tree.is_complete(child, current);
        const bool bettered = known && (!best || SearchTree::improves_on(node, *best));
        if (bettered) best = node.value;
        TreeRow row{.kind = TreeRow::Kind::move, .node = child, .count = 1};
        row.best = best.value_or(0);
        if (!bettered && child != present && child != before) {
            waiting.push_back(row);
            return;
        }
        fold(rows, waiting, tree, unfolded);
        rows.push_back(row);
    });
    const auto remaining = [&] { return above.answers + above.cut - seen; };
    if (above.folded) {
        rows.push_back({.kind = TreeRow::Kind::folded, .node = parent, .count = above.answers});
        seen = above.answers;
    }
    if (remaining() > 0)
        rows.push_back({.kind = tree.is_complete(parent, current) ? TreeRow::Kind::cut : TreeRow::Kind::to_come,
                        .count = remaining()});
    return rows;
}

std::optional<std::size_t> best_so_far(const SearchTree& tree, std::size_t parent, std::size_t current) {
    std::optional<std::size_t> best;
    tree.for_each_child(parent, [&](std::size_t child) {
        if (child > current || !tree.is_complete(child, current)) return;
        if (!best || SearchTree::improves_on(tree.nodes[child], tree.nodes[*best].value)) best = child;
    });
    return best;
}

ui::Node TreeList::panel(std::size_t step, Labels labels, bool beside, std::function<void(std::size_t)> go) {
    const auto tree = std::make_shared<const TreeAtStep>(watched_, touch_at(step));
    const auto touched = [this, tree, step, go = std::move(go)](std::size_t index, const PointerEvent& event) {
        using Kind = PointerEvent::Kind;
        const auto& line = tree->lines()[index];
        const bool is_move = line.row.kind == TreeRow::Kind::move;
        touch_ = touch_at(step);
        touch_.pointed = is_move && event.kind != Kind::leave ? std::optional(line.row.node) : std::nullopt;
        if (event.kind != Kind::press || event.button != PointerEvent::Button::left) return false;
        if (line.row.kind == TreeRow::Kind::folded)
            touch_.unfolded.insert(line.row.node);
        else if (tree->can_be_opened(line))
            touch_.opened = line.row.node;
        else if (is_move)
            go(line.row.node - 1);
        return false;
    };
    const auto touchable = [touched](ui::Node node, std::size_t index) {
        return std::move(node)
            .named(filled("line:{}", index))
            .reacting({.pointer = [touched, index](const PointerEvent& event) { return touched(index, event); },
                       .cursor = [] { return Cursor::hand; }});
    };
    const auto pairs = beside ? tree->pairs() : std::vector<TreeAtStep::Pair>();
    const auto row = [tree, labels, touchable, pairs](std::size_t index) {
        if (pairs.empty()) return touchable(tree->line(index, labels), index);
        const auto& [move, answer] = pairs[index];
        auto left = move ? ui::row(tree->move_beside(*move, labels))
                         : ui::space().at_least(indent + column_width).at_most(indent + column_width);
        if (move) left = touchable(std::move(left), *move);
        auto right =
            answer ? touchable(tree->answer_beside(*answer, labels), *answer) : tree->note_beside(*move, labels);
        return ui::row(std::move(left), std::move(right).wide());
    };
    const auto is_current = [&](const TreeAtStep::Pair& pair) {
        return pair.move == tree->current_line() || pair.answer == tree->current_line();
    };
    const auto count = beside ? pairs.size() : tree->lines().size();
    const auto current = beside ? static_cast<std::size_t>(std::ranges::find_if(pairs, is_current) - pairs.begin())
                                : tree->current_line();
    auto list = ui::list(
        {.count = count, .height = line_height, .row = row, .chosen = std::min(current + seen_below, count - 1)});
    return ui::column(tree->heading(labels, beside), std::move(list).named("tree"))
        .on(ui::Ground::panel)
        .padded(Measure::apart)
        .gaps(Measure::snug);
}

} // namespace zugzwang::amazons

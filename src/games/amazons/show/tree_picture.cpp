#include "games/amazons/show/tree_picture.hpp"

#include <array>
#include <utility>

#include "games/amazons/show/names.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::amazons {
namespace {

constexpr float text_size = lesson_text, small_gap = 14, label_room = 96;

const PlacedRow* row_under(const TreeArrangement& arrangement, const TreeLayout& layout, Vec at) {
    if (!layout.window().contains(at)) return nullptr;
    const auto found = std::ranges::find_if(arrangement.rows, [&](const auto& row) { return row.box.contains(at); });
    return found == arrangement.rows.end() ? nullptr : &*found;
}

/// One drawing at one step.
class TreePainter {
  public:
    TreePainter(const Watched& watched, const TreeLayout& layout, const TreeTouch& touch,
                std::optional<std::size_t> pointed, Labels labels, Canvas& canvas)
        : watched_(watched), tree_(watched.tree), layout_(layout), current_(watched.node_at(touch.step)),
          is_done_(watched.is_done(touch.step)), arrangement_(layout.arrange(watched, touch)), pointed_(pointed),
          labels_(labels), canvas_(canvas) {}

    void paint() const {
        paint_panel(layout_.area(), {}, canvas_);
        headings();
        canvas_.clip(layout_.window());
        for (const auto& placed : arrangement_.rows) {
            if (is_seen(placed)) edge(placed);
        }
        for (const auto& placed : arrangement_.rows) {
            if (is_seen(placed)) row(placed);
        }
        base();
        canvas_.unclip();
    }

  private:
    /// How much a row matters.
    enum class Rank : std::uint8_t { faint, plain, now, best };

    [[nodiscard]] float px(float units) const { return canvas_.px(units); }
    [[nodiscard]] bool is_seen(const PlacedRow& placed) const {
        return placed.box.bottom() > layout_.window().y && placed.box.y < layout_.window().bottom();
    }
    [[nodiscard]] Rank rank_of(const PlacedRow& placed) const {
        if (placed.row.kind != TreeRow::Kind::move) return Rank::faint;
        if (placed.answer) return Rank::best;
        const auto node = placed.row.node;
        const bool on_line = !is_done_ && (node == current_ || node == tree_.ancestor(current_, tree_.nodes[node].ply));
        if (on_line) return Rank::now;
        if (placed.first && node == arrangement_.best) return Rank::best;
        const bool answers_best = is_done_ && !placed.first && arrangement_.open == arrangement_.best &&
                                  tree_.nodes[*arrangement_.open].answer == tree_.nodes[node].move;
        return answers_best ? Rank::best : Rank::plain;
    }
    [[nodiscard]] static LineStyle line_of(Rank rank, float unit) {
        switch (rank) {
        case Rank::best:
            return {.paint = {Role::act}, .width = 5 * unit};
        case Rank::now:
            return {.paint = {Role::ink}, .width = 4 * unit};
        case Rank::plain:
            return {.paint = {Role::button_rim}, .width = 3 * unit};
        default:
            return {.paint = {Role::dim, 0.8F}, .width = 2.5F * unit, .dash = 8 * unit};
        }
    }

    void headings() const {
        const int ply = tree_.nodes[arrangement_.base].ply + 1;
        heading(true, ply);
        if (watched_.found.depth > 1) heading(false, ply + 1);
    }
    void heading(bool first, int ply) const {
        const Side side = watched_.side_at(ply);
        const float mark = px(30.0F), y = layout_.area().y + px(36.0F), x = layout_.left(first);
        canvas_.sprite(side == Side::first ? "mark/first" : "mark/second", around({x + mark / 2, y}, mark));
        const auto name = name_of(side);
        canvas_.text(
            ply == 1 ? tr("{side}'s moves", {{"side", name}}) : tr("{side}'s replies", {{"side", name}}),
            {x + mark + px(10.0F), y},
            {.size = px(text_size), .paint = {Role::soft}, .max_width = layout_.width(first) - mark - px(10.0F)});
    }

    /// The position that the first column belongs to, and what it is worth so far.
    void base() const {
        const Rect box = layout_.base_box();
        if (box.width <= 0) return;
        const auto& node = tree_.nodes[arrangement_.base];
        const float radius = px(14.0F);
        canvas_.box(box, {.top = Role::selected_top,
                          .bottom = Role::selected_bottom,
                          .radius = radius,
                          .rim = Role::act,
                          .rim_width = px(3.0F)});
        const Side side = watched_.side_at(node.ply + 1);
        const float mark = px(24.0F);
        const Vec at{box.x + px(20.0F), box.y + px(38.0F)};
        canvas_.sprite(side == Side::first ? "mark/first" : "mark/second", around({at.x + mark / 2, at.y}, mark));
        canvas_.text(
            is_done_ ? tr("plays") : tr("so far"), {at.x + mark + px(8.0F), at.y},
            {.size = px(text_size), .paint = {Role::soft}, .max_width = box.right() - at.x - mark - px(14.0F)});
        const auto value = arrangement_.best ? value_words(tree_.nodes[*arrangement_.best].value) : std::string("?");
        canvas_.text(value, {box.centre().x, box.bottom() - px(44.0F)},
                     {.size = px(46.0F), .paint = {Role::act}, .weight = Weight::bold, .align_x = AlignX::centre});
    }

    void edge(const PlacedRow& placed) const {
        const auto style = line_of(rank_of(placed), canvas_.scale());
        const Vec end{placed.box.x - px(small_gap) / 2, placed.box.centre().y};
        const auto label = edge_words(placed);
        const bool from_box = placed.first && layout_.base_box().width > 0;
        Vec begin = from_box ? Vec{layout_.base_box().right(), layout_.base_box().centre().y}
                             : Vec{layout_.edge_left(placed.first) + px(4.0F), end.y};
        if (!placed.first) begin = open_end(placed);
        const Vec bend{std::max(begin.x, placed.box.x - px(label_room) - px(small_gap)), end.y};
        curve(begin, bend, label.empty() ? end : bend, style);
        if (label.empty()) return;
        canvas_.line({end.x - px(4.0F), end.y}, {placed.box.x, end.y}, style);
        edge_label(label, placed, end.y);
    }
    /// The right end of the row whose answer it is.
    [[nodiscard]] Vec open_end(const PlacedRow& placed) const {
        for (const auto& above : arrangement_.rows) {
            const bool is_above = above.first && (placed.answer ? above.row.node == arrangement_.best : above.open);
            if (is_above && above.row.kind == TreeRow::Kind::move)
                return {above.box.right() + px(4.0F), above.box.centre().y};
        }
        return {layout_.edge_left(false), placed.box.centre().y};
    }
    /// Bent up to `bend`, then straight on.
    void curve(Vec begin, Vec bend, Vec end, const LineStyle& style) const {
        constexpr std::size_t bent = 17;
        std::array<Vec, bent + 1> points;
        points.back() = end;
        const float middle = (begin.x + bend.x) / 2;
        for (std::size_t index = 0; index < bent; ++index) {
            const float t = static_cast<float>(index) / 16, u = 1 - t;
            const float x = u * u * u * begin.x + 3 * u * t * middle * (u + t) + t * t * t * bend.x;
            const float y = begin.y + (bend.y - begin.y) * t * t * (3 - 2 * t);
            points[index] = {x, y};
        }
        canvas_.polyline(points, style);
    }

    /// What the root's side has on the edge to its own move, and what the other one has brought it down to.
    [[nodiscard]] std::string edge_words(const PlacedRow& placed) const {
        if (!watched_.skips() || placed.row.kind != TreeRow::Kind::move || placed.answer) return {};
        const auto& node = tree_.nodes[placed.row.node];
        if (node.ply % 2 == 1) return alpha_words(node.alpha);
        if (!tree_.is_known(placed.row.node, current_)) return {};
        return tr("β {value}", {{"value", value_words(placed.row.best)}});
    }
    void edge_label(const std::string& words, const PlacedRow& placed, float y) const {
        const auto rank = rank_of(placed);
        const bool now = rank == Rank::now;
        const bool is_alpha = tree_.nodes[placed.row.node].ply % 2 == 1;
        const Role role = !now ? Role::soft : is_alpha ? Role::act : zugzwang::role_of(watched_.side_at(2));
        const TextStyle style{.size = px(text_size),
                              .paint = {role},
                              .weight = now ? Weight::semibold : Weight::regular,
                              .align_x = AlignX::centre};
        const Rect room{placed.box.x - px(small_gap) - px(label_room), y - px(21.0F), px(label_room), px(42.0F)};
        if (now)
            canvas_.box(
                room,
                {.top = Role::well, .bottom = Role::well, .radius = px(9.0F), .rim = role, .rim_width = px(2.0F)});
        canvas_.text(words, room.centre(), style);
    }

    void row(const PlacedRow& placed) const {
        if (placed.row.kind != TreeRow::Kind::move)
            words_row(placed);
        else
            move_row(placed);
    }

    void move_row(const PlacedRow& placed) const {
        const auto& node = tree_.nodes[placed.row.node];
        const auto rank = rank_of(placed);
        const bool known = tree_.is_known(placed.row.node, current_);
        const bool grey = known && node.cut > 0 && rank == Rank::plain;
        const bool lit = rank == Rank::now;
        canvas_.box(placed.box, {.top = lit ? Role::selected_top : Role::well,
                                 .bottom = lit ? Role::selected_bottom : Role::well,
                                 .radius = px(12.0F),
                                 .rim = rank == Rank::best ? Role::act
                                        : lit              ? Role::ink
                                                           : Role::button_rim,
                                 .rim_width = px(rank == Rank::plain ? 2.0F : 3.0F)});
        if (pointed_ == placed.row.node && rank != Rank::now)
            paint_ring(placed.box, {.radius = px(12.0F), .gap = px(3.0F), .width = px(3.0F), .paint = {Role::ink}},
                       canvas_);
        const float inner = px(16.0F);
        const bool beside = placed.answer;
        const auto shown = beside ? *tree_.nodes[*arrangement_.best].answer : node.move;
        const auto value = known ? value_words(node) : running(placed.row.node);
        const Role ink = grey ? Role::soft : Role::ink;
        const TextStyle right{.size = px(text_size + 2),
                              .paint = {rank == Rank::best ? Role::act : ink},
                              .weight = Weight::bold,
                              .align_x = AlignX::right};
        const float taken = canvas_.text(value, {placed.box.right() - inner, placed.box.centre().y}, right).width;
        canvas_.text(move_words(shown, watched_.state.ranks, labels_), {placed.box.x + inner, placed.box.centre().y},
                     {.size = px(text_size),
                      .paint = {ink},
                      .weight = Weight::semibold,
                      .max_width = placed.box.width - 2 * inner - taken - px(10.0F)});
        if (placed.first && !placed.open && known && node.answers > 0 && placed.row.node != arrangement_.best)
            note(placed, node);
    }
    /// What a move is worth at most, or at least, before all answers are read.
    [[nodiscard]] std::string running(std::size_t node) const {
        const auto best = best_so_far(tree_, node, current_);
        if (!best) return "?";
        const auto value = value_words(tree_.nodes[*best].value);
        return (tree_.nodes[node].ply % 2 == 1 ? "≤ " : "≥ ") + value;
    }

    /// What came of a move whose answers are not shown.
    void note(const PlacedRow& placed, const SearchTree::Node& node) const {
        const float y = placed.box.centre().y;
        const float x = placed.box.right() + px(16.0F);
        const float size = px(34.0F);
        const float right = layout_.left(false) + layout_.width(false);
        const auto words =
            node.cut > 0 ? tr("cut: {n} not looked at", {{"n", node.cut}})
            : node.ply % 2 == 1
                ? tr("all {n} replies read, worst {value}", {{"n", node.answers}, {"value", value_words(node)}})
                : tr("all {n} replies read, best {value}", {{"n", node.answers}, {"value", value_words(node)}});
        if (node.cut > 0)
            canvas_.sprite("icon/cut", around({x + size / 2, y}, size), {.alpha = 0.8F});
        else
            chevron({x + size / 2, y});
        canvas_.text(words, {x + size + px(10.0F), y},
                     {.size = px(text_size), .paint = {Role::soft}, .max_width = right - x - size - px(10.0F)});
    }
    void chevron(Vec at) const {
        const float half = px(9.0F);
        const std::array points{Vec{at.x - half / 2, at.y - half}, Vec{at.x + half / 2, at.y},
                                Vec{at.x - half / 2, at.y + half}};
        canvas_.polyline(points, {.paint = {Role::soft}, .width = px(3.0F)});
    }

    /// Words that stand for several moves.
    void words_row(const PlacedRow& placed) const {
        using Kind = TreeRow::Kind;
        const auto& row = placed.row;
        const Vec at{placed.box.x + px(14.0F), placed.box.centre().y};
        float x = at.x;
        if (row.kind == Kind::cut) {
            canvas_.sprite("icon/cut", around({x + px(17.0F), at.y}, px(34.0F)));
            x += px(44.0F);
        } else if (row.kind == Kind::folded && row.node != arrangement_.open) {
            chevron({x + px(8.0F), at.y});
            x += px(30.0F);
        }
        const float right = layout_.left(false) + layout_.width(false);
        TextStyle style{.size = px(text_size), .paint = {row.kind == Kind::cut ? Role::ink : Role::soft}};
        style.max_width = (placed.first && !beside_block(placed) ? right : placed.box.right()) - x;
        canvas_.text(fitting(words_of(placed), brief_words_of(row), style), {x, at.y}, style);
    }
    [[nodiscard]] static std::string brief_words_of(const TreeRow& row) {
        using Kind = TreeRow::Kind;
        if (row.kind == Kind::cut) return tr("cut: {n}", {{"n", row.count}});
        return row.kind == Kind::to_come ? tr("{n} to come", {{"n", row.count}}) : tr("{n} more", {{"n", row.count}});
    }
    /// The words, or those in brief where there is no room for them.
    [[nodiscard]] std::string fitting(const std::string& words, const std::string& brief, TextStyle style) const {
        const float room = std::exchange(style.max_width, 0.0F);
        return canvas_.measured(words, style).width <= room ? words : brief;
    }
    /// Whether the second column has rows beside it.
    [[nodiscard]] bool beside_block(const PlacedRow& placed) const {
        return std::ranges::any_of(arrangement_.rows, [&](const PlacedRow& other) {
            return !other.first && other.box.y < placed.box.bottom() && placed.box.y < other.box.bottom();
        });
    }
    [[nodiscard]] std::string words_of(const PlacedRow& placed) const {
        using Kind = TreeRow::Kind;
        const auto& row = placed.row;
        const auto n = static_cast<std::int64_t>(row.count);
        if (row.kind == Kind::to_come) return tr_n("{n} still to come", "{n} still to come", n);
        if (row.kind == Kind::cut) return tr_n("cut: {n} not looked at", "cut: {n} not looked at", n);
        if (row.node == arrangement_.open) return tr_n("{n} looked at", "{n} looked at", n);
        if (row.count_cut == row.count) return tr_n("{n} cut, none better", "{n} cut, none better", n);
        return tr_n("{n} read, none better", "{n} read, none better", n);
    }

    const Watched& watched_;
    const SearchTree& tree_;
    const TreeLayout& layout_;
    const std::size_t current_;
    const bool is_done_;
    const TreeArrangement arrangement_;
    const std::optional<std::size_t> pointed_;
    const Labels labels_;
    Canvas& canvas_;
};

} // namespace

std::optional<std::size_t> TreePicture::pointed(std::size_t step) const {
    if (!pointer_) return std::nullopt;
    const auto arrangement = this->arrangement(step);
    const auto* row = row_under(arrangement, layout_, *pointer_);
    return row && row->row.kind == TreeRow::Kind::move ? std::optional(row->row.node) : std::nullopt;
}

std::optional<std::size_t> TreePicture::pointer(const PointerEvent& event, std::size_t step) {
    using Kind = PointerEvent::Kind;
    const auto before = std::pair(touch_at(step), pointed(step));
    pointer_ = event.kind == Kind::leave ? std::nullopt : std::optional(event.at);
    std::optional<std::size_t> wanted;
    touch_ = touch_at(step);
    if (event.kind == Kind::wheel && layout_.window().contains(event.at))
        touch_.scrolled -= static_cast<float>(event.wheel) * layout_.units(86);
    if (event.kind == Kind::press && event.button == PointerEvent::Button::left) {
        const auto arrangement = this->arrangement(step);
        if (const auto* row = row_under(arrangement, layout_, event.at)) wanted = click(*row, arrangement);
    }
    redraw_ |= before != std::pair(touch_, pointed(step));
    return wanted;
}

std::optional<std::size_t> TreePicture::click(const PlacedRow& placed, const TreeArrangement& arrangement) {
    const auto& row = placed.row;
    if (row.kind == TreeRow::Kind::folded) touch_.unfolded.insert(row.node);
    if (row.kind != TreeRow::Kind::move) return std::nullopt;
    const bool opens = placed.first && watched_.tree.nodes[row.node].answers > 0 && row.node != arrangement.open;
    if (!opens) return row.node - 1;
    touch_.opened = row.node;
    return std::nullopt;
}

void TreePicture::draw(std::size_t step, Labels labels, Canvas& canvas) const {
    TreePainter(watched_, layout_, touch_at(step), pointed(step), labels, canvas).paint();
}

} // namespace zugzwang::amazons

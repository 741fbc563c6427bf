// See minimax and alpha-beta look ahead: at the left the position at a node, at the right the tree.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "games/amazons/show/lesson_words.hpp"
#include "games/amazons/show/painter.hpp"
#include "games/amazons/show/tree_list.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/board_names.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::amazons {
namespace {

/// What is kept of a search, and what one may look at: a second or two.
constexpr std::size_t max_nodes = 100'000;
constexpr std::uint64_t max_looked_at = 20'000'000;

// Units of a 1080-line screen; the board is at least so wide.
constexpr float board_width = 500, names_strip = 34, room_for_columns = 1700;

std::string time_words(std::chrono::duration<double, std::milli> time) {
    const double ms = time.count();
    // Three figures: it is another time when it is measured again, and its column is to stay as broad as it was.
    const auto decimals = [](double value) {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%.*f", value < 10 ? 2 : value < 100 ? 1 : 0, value);
        return std::string(text.data());
    };
    return ms < 1000 ? tr("{time} ms", {{"time", decimals(ms)}}) : tr("{time} s", {{"time", decimals(ms / 1000)}});
}

/// With the moves that lead there.
void draw_position(const Watched& watched, const std::vector<Rules::Move>& line, const Rules::State& now, Labels labels,
                   Rect area, Canvas& canvas) {
    const float names = canvas.px(names_strip);
    const Rect board{area.x + names, area.y, area.width - names, area.height - names};
    View view;
    view.place(board, now);
    const std::optional<Rules::Move> none;
    BoardFrame frame{.before = now, .now = now, .last = none};
    frame.moves = line;
    frame.miniature = true;
    view.draw(frame, canvas);
    const BoardLayout layout(board, now, BoardLayout::Edge::bare);
    const float size = std::min(canvas.px(lesson_board_text + 2), std::round(layout.pitch() * 0.8F));
    paint_board_names(
        now.files, now.ranks, labels,
        [&](int file) {
            return Vec{layout.centre(square_at(file, 0)).x, layout.frame().bottom() + names / 2};
        },
        [&](int rank) {
            return Vec{layout.frame().x - names / 2, layout.centre(square_at(0, rank)).y};
        },
        {.size = size, .paint = {Role::soft}, .align_x = AlignX::centre}, canvas);
    const Painter painter(layout, canvas);
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const Side side = watched.side_at(static_cast<int>(ply) + 1);
        painter.trace_squares(line[ply], role_of(side));
        if (queens_of(now, side).has(line[ply].to)) painter.trace_queen(line[ply].to, side);
    }
    for (std::size_t ply = 0; ply < line.size(); ++ply)
        painter.trace_ways(line[ply], role_of(watched.side_at(static_cast<int>(ply) + 1)));
}

ui::Node worth(const Rules::State& now, Side own) {
    std::vector<ui::Run> runs;
    if (Rules::outcome(now)) {
        runs = {{.text = tr("{side} cannot move: lost", {{"side", name_of(now.to_move)}}), .mark = now.to_move}};
    } else {
        const int mine = steps_open(now, own), theirs = steps_open(now, other(own));
        runs = {{.text = tr_n("{n} step", "{n} steps", mine), .mark = own},
                {.text = " − ", .role = Role::soft},
                {.text = tr_n("{n} step", "{n} steps", theirs), .mark = other(own)},
                {.text = " = ", .role = Role::soft},
                {.text = value_words(mine - theirs) + " ", .weight = Weight::bold},
                {.text = tr("for {side}", {{"side", name_of(own)}}), .role = Role::soft}};
    }
    auto node = ui::prose(std::move(runs), Measure::heading);
    std::get<ui::Words>(node.face).align = AlignX::centre;
    return node;
}

/// How much each player looks at; `narrow`: in two lines.
ui::Node table(const Watched& watched, Labels labels, bool narrow) {
    std::vector<ui::Node> cells;
    const auto cell = [&](std::string words, Role role, Measure size = Measure::heading,
                          Weight weight = Weight::regular) {
        cells.push_back(
            ui::line(std::move(words), {.size = size, .paint = {role}, .weight = weight, .align = AlignX::right}));
    };
    if (!narrow) {
        cells.push_back(ui::space());
        for (const auto& head : {tr("looked at"), tr("time"), tr("finds")})
            cell(head, Role::soft, Measure::body);
    }
    for (const auto& [kind, pass] : watched.figures) {
        const bool shown = kind == watched.kind;
        const auto looked = grouped(pass.nodes);
        const Role role = shown ? Role::act : Role::ink, soft = shown ? Role::act : Role::soft;
        const auto finds = pass.move ? View::move_words(watched.state, *pass.move, labels) : std::string("?");
        constexpr std::size_t short_name = 8; // of a large board a move takes more than its column
        const auto find = [&] { cell(finds, soft, finds.size() > short_name ? Measure::caption : Measure::body); };
        cells.push_back(ui::line(name_of(kind), {.paint = {role}, .weight = Weight::semibold}));
        if (narrow) find();
        cell(pass.move ? looked : tr("over {n}", {{"n", looked}}), role, narrow ? Measure::heading : Measure::body,
             Weight::bold);
        cell(time_words(pass.time), soft, Measure::body);
        if (!narrow) find();
    }
    return ui::column(ui::grid(narrow ? 2 : 4, std::move(cells)).gaps(Measure::tight))
        .on(ui::Ground::panel)
        .padded(Measure::snug);
}

/// One below another: the position after a line of moves, with them, what it is worth, and how much each of the
/// seed's players looks at. What is watched outlives it.
ui::Node board_at(const Watched& watched, std::vector<Rules::Move> line, Labels labels, bool narrow) {
    auto now = watched.state;
    for (const auto& move : line)
        now = Rules::after(now, move);
    auto its_worth = worth(now, watched.state.to_move);
    auto position =
        ui::picture([&watched, line = std::move(line), now = std::move(now), labels](Rect area, Canvas& canvas) {
            draw_position(watched, line, now, labels, area, canvas);
        });
    return ui::column(std::move(position).fills(), std::move(its_worth), table(watched, labels, narrow))
        .gaps(Measure::snug);
}

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
    [[nodiscard]] std::vector<LessonChapter> chapters() const override {
        return chapters_of(watched_, Labels::standard);
    }
    [[nodiscard]] std::vector<std::size_t> main_steps() const override { return main_steps_of(watched_); }

    /// So that there is room for the tree.
    [[nodiscard]] Size least_size() const override { return Lesson::least_size(); }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const bool is_narrow = width() < room_for_columns;
        auto tree = tree_.panel(frame.step, frame.labels, !is_narrow && watched_.result.depth > 1,
                                [this](std::size_t step) { go(step); });
        const auto pointed = tree_.pointed(frame.step);
        auto board = board_at(watched_, pointed ? line_to(*pointed) : shown(frame.step), frame.labels, is_narrow);
        return ui::row(std::move(board).at_least(board_width).tall().wide(), std::move(tree).wide(2).tall())
            .gaps(Measure::apart)
            .fills();
    }

  private:
    /// At the end the line that decides.
    [[nodiscard]] std::vector<Rules::Move> shown(std::size_t step) const {
        return watched_.is_done(step) ? watched_.line : line_to(watched_.node_at(step));
    }
    /// With the best answer where the answers were not kept: what the move is worth stands there.
    [[nodiscard]] std::vector<Rules::Move> line_to(std::size_t node) const {
        auto line = watched_.tree.line_to(node);
        const auto& last = watched_.tree.nodes[node];
        if (last.folded && last.answer) line.push_back(*last.answer);
        return line;
    }

    const Watched watched_;
    TreeList tree_{watched_};
};

/// The best play behind what was found, searched again where the tree was not kept.
std::vector<Rules::Move> best_line(const Watched& watched, SearchControl& control) {
    const auto best = watched.tree.child(0, watched.result.move);
    std::vector<Rules::Move> line{watched.result.move};
    if (best && watched.tree.nodes[*best].answer) line.push_back(*watched.tree.nodes[*best].answer);
    auto now = watched.state;
    for (const auto& move : line)
        now = Rules::after(now, move);
    while (static_cast<int>(line.size()) < watched.result.depth && !Rules::outcome(now)) {
        const int rest = watched.result.depth - static_cast<int>(line.size());
        const auto next = iterative_deepening<SearchKind::sorted_alpha_beta>(now, rest, control, {});
        line.push_back(next.move);
        now = Rules::after(now, next.move);
    }
    return line;
}

/// Of a short search the shortest time of three: another program may have been given the processor meanwhile.
PassFigures figures_of(SearchKind kind, const Watched& watched, SearchControl& control) {
    constexpr std::uint64_t few_nodes = 200'000;
    const auto searched = [&] {
        SearchControl counting(control, {.nodes = max_looked_at});
        return pass_figures(kind, watched.state, std::max(1, watched.result.depth), counting);
    };
    auto figures = searched();
    for (int again = 0; again < 2 && figures.nodes < few_nodes; ++again)
        figures.time = std::min(figures.time, searched().time);
    return figures;
}

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
    watched.line = best_line(watched, control);
    std::vector<SearchKind> kinds{SearchKind::minimax, SearchKind::alpha_beta};
    if (watched.kind == SearchKind::sorted_alpha_beta) kinds.push_back(watched.kind);
    for (const auto kind : kinds)
        watched.figures.push_back({kind, figures_of(kind, watched, control)});
    if (control.must_stop()) return nullptr;
    return std::make_unique<TreeLesson>(std::move(watched));
}

} // namespace zugzwang::amazons

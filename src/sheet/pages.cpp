#include "sheet/pages.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "sheet/lettering.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang::sheet {
namespace {

constexpr float title_size = 20 * point, strong_size = 11 * point, body_size = 9 * point, small_size = 8 * point,
                foot_size = 7 * point, number_width = 7 * millimetre, rule_width = 0.25F * millimetre;
/// Of a board's width the units of a screen that it would fill: few, so that its words can be read on paper, and so
/// many that they find room at its edge.
float units_across(TableStyle style) { return style == TableStyle::columns ? 510 : 800; }

TextStyle in(float size, Role role = Role::ink, Weight weight = Weight::regular) {
    return {.size = size, .paint = {role}, .weight = weight};
}

/// What stands right of the first part of a place, which is that wide.
Rect after(Rect place, float width) { return {place.x + width, place.y, place.width - width, place.height}; }

float board_height_of(const Game& game) { return game.style == TableStyle::columns ? 1 : 0.5F; }

/// The first sentence of why the move wins; empty where there is nothing to say.
std::string reason_of(Table& table, const Game& game, const puzzles::Puzzle& puzzle) {
    if (table.set_position(puzzle.position)) return {};
    Comparison comparison;
    if (game.points && !puzzle.refutations.empty()) comparison.rival = puzzle.refutations.front().moves.front();
    auto facts = table.facts(puzzle.solution, comparison);
    if (facts.empty()) facts = table.facts(puzzle.solution, {});
    return facts.empty() ? std::string() : facts.front().words;
}

class Printer {
  public:
    Printer(const SheetContent& content, const SheetLook& look, std::unique_ptr<Table> table)
        : content_(content), look_(look),
          table_(std::move(table)), shape_{.paper = look.paper,
                                           .count = content.puzzles.size(),
                                           .board_height = board_height_of(content.game)} {}

    [[nodiscard]] Result<std::vector<std::string>> pages() {
        const auto questions = question_pages(shape_), solutions = solution_pages(shape_);
        const auto count = questions.size() + solutions.size();
        std::vector<std::string> pages;
        for (const bool is_solved : {false, true}) {
            std::size_t begin = 0;
            for (const auto& layout : is_solved ? solutions : questions) {
                SvgCanvas canvas(look_.theme, look_.sprites,
                                 layout.cells.front().picture.width / units_across(content_.game.style));
                if (layout.title.height > 0) head(layout, is_solved, canvas);
                for (const auto& cell : layout.cells) {
                    if (const auto refusal = draw(cell, begin++, is_solved, canvas)) return *refusal;
                }
                foot(layout.footer, pages.size() + 1, count, canvas);
                const auto size = size_of(look_.paper);
                pages.push_back(canvas.document(size, {size.width / millimetre, size.height / millimetre}));
            }
        }
        return pages;
    }

  private:
    void head(const PageLayout& layout, bool is_solved, Canvas& canvas) const {
        const auto& title = layout.title;
        const auto words = is_solved ? tr("{game}: solutions", {{"game", tr(content_.game.title)}})
                                     : tr("{game}: which move wins?", {{"game", tr(content_.game.title)}});
        line_of_words(words, {title.x, title.y, title.width, title.height * 0.6F},
                      in(title_size, Role::ink, Weight::bold), canvas);
        if (is_solved) return;
        line_of_words(tr("In each position exactly one move wins. Write it like this: {move}", {{"move", example()}}),
                      {title.x, title.y + title.height * 0.6F, title.width, title.height * 0.4F},
                      in(body_size, Role::soft), canvas);
        constexpr float share = 0.62F;
        const auto& line = layout.person;
        to_fill_in(tr("Name"), {line.x, line.y, line.width * share, line.height}, canvas);
        to_fill_in(tr("Date"), after(line, line.width * (share + 0.03F)), canvas);
    }

    /// A move of the usual game as it is written, which tells nothing of the puzzles.
    [[nodiscard]] std::string example() const {
        table_->set_start_position();
        const auto moves = table_->legal_moves();
        return moves.empty() ? std::string() : moves.front();
    }

    /// A word with a line behind it to write on.
    static void to_fill_in(const std::string& label, Rect place, Canvas& canvas) {
        const auto style = in(body_size, Role::soft);
        const float words = canvas.measured(label, style).width + 2 * millimetre, base = place.y + place.height * 0.8F;
        line_of_words(label, {place.x, place.y, words, place.height}, style, canvas);
        canvas.line({place.x + words, base}, {place.right(), base}, {.paint = {Role::soft}, .width = rule_width});
    }

    void foot(Rect place, std::size_t page, std::size_t pages, Canvas& canvas) const {
        constexpr float share = 0.86F;
        auto style = in(foot_size, Role::soft);
        line_of_words(content_.foot, {place.x, place.y, place.width * share, place.height}, style, canvas);
        style.align_x = AlignX::right;
        line_of_words(tr("Page {page} of {pages}", {{"page", page}, {"pages", pages}}),
                      after(place, place.width * share), style, canvas);
    }

    [[nodiscard]] std::optional<Refusal> draw(const Cell& cell, std::size_t index, bool is_solved, Canvas& canvas) {
        const auto& game = content_.game;
        const auto& puzzle = content_.puzzles[index];
        SessionConfig config{.options = OptionValues(game.options), .position = puzzle.position, .budget = {}};
        config.theme = &look_.theme;
        const auto session = game.start_session(config, workers_);
        if (!session) return session.refusal();
        (*session)->set({.pace = {.reduced_motion = true}, .numbers = true});
        (*session)->place(cell.picture);
        if (is_solved) (*session)->show({.compared = {.played = {}, .better = puzzle.solution}});
        (*session)->draw(canvas);
        if (is_solved)
            solution(cell, index, (*session)->line_words({.line = {&puzzle.solution, 1}}).moves, canvas);
        else
            question(cell, index, (*session)->news(), canvas);
        return std::nullopt;
    }

    void number(Rect line, std::size_t index, Canvas& canvas) const {
        line_of_words(std::to_string(index + 1), line, in(strong_size, Role::ink, Weight::bold), canvas);
    }

    void question(const Cell& cell, std::size_t index, const SessionNews& news, Canvas& canvas) const {
        const auto& line = cell.head;
        number(line, index, canvas);
        const auto right = after(line, number_width);
        ui::paint_mark(news.to_move, {right.x + line.height * 0.3F, line.centre().y}, line.height * 0.55F, canvas);
        // What the rules come to differs from one position to the next: then it is told.
        const auto& game = content_.game;
        const auto words = game.rules_from ? news.status
                                           : tr("{side} to move. Which move wins?",
                                                {{"side", side_name(game.side_names, news.to_move)}});
        line_of_words(words, after(right, line.height), in(body_size), canvas);
        to_fill_in(tr("Answer"), cell.foot, canvas);
    }

    void solution(const Cell& cell, std::size_t index, const std::string& move, Canvas& canvas) {
        number(cell.head, index, canvas);
        const auto& game = content_.game;
        const auto& puzzle = content_.puzzles[index];
        const float line = strong_size * 1.4F;
        const auto words =
            game.points ? tr("{move}: wins by {margin}", {{"move", move}, {"margin", puzzle.value}}) : move;
        line_of_words(words, {cell.foot.x, cell.foot.y, cell.foot.width, line},
                      in(strong_size, Role::act, Weight::bold), canvas);
        auto why = reason_of(*table_, game, puzzle);
        if (why.empty()) why = tr("No other move wins.");
        paragraph(why, {cell.foot.x, cell.foot.y + line, cell.foot.width, cell.foot.height - line}, in(small_size),
                  canvas);
    }

    const SheetContent& content_;
    const SheetLook& look_;
    std::unique_ptr<Table> table_;
    SheetShape shape_;
    Workers workers_;
};

} // namespace

Result<std::vector<std::string>> pages_of(const SheetContent& content, const SheetLook& look) {
    auto table = content.game.open_table(OptionValues(content.game.options));
    if (!table) return table.refusal();
    return Printer(content, look, *std::move(table)).pages();
}

} // namespace zugzwang::sheet

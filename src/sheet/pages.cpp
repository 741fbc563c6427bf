#include "sheet/pages.hpp"

#include <utility>

#include "sheet/lettering.hpp"
#include "zugzwang/base/words.hpp"
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

/// A word with a line behind it to write on.
void to_fill_in(const std::string& label, Rect place, Canvas& canvas) {
    const auto style = in(body_size, Role::soft);
    const float words = canvas.measured(label, style).width + 2 * millimetre, base = place.y + place.height * 0.8F;
    line_of_words(label, {place.x, place.y, words, place.height}, style, canvas);
    canvas.line({place.x + words, base}, {place.right(), base}, {.paint = {Role::soft}, .width = rule_width});
}

void number(Rect line, std::size_t index, Canvas& canvas) {
    line_of_words(std::to_string(index + 1), line, in(strong_size, Role::ink, Weight::bold), canvas);
}

} // namespace

SheetPages::SheetPages(SheetContent content, const Theme& theme, Paper paper, Workers& workers)
    : content_(std::move(content)), theme_(theme), paper_(paper), workers_(workers),
      table_(*content_.game->open_table(OptionValues(content_.game->options))), sessions_(content_.questions.size()) {
    const auto shape = shape_of(*content_.game, content_.questions.size(), paper);
    questions_ = question_pages(shape);
    solutions_ = solution_pages(shape);
}

const PageLayout& SheetPages::layout(std::size_t page) const {
    return is_solved(page) ? solutions_[page - questions_.size()] : questions_[page];
}

float SheetPages::scale(std::size_t page) const {
    return layout(page).cells.front().picture.width / units_across(content_.game->style);
}

std::size_t SheetPages::first_of(std::size_t page) const {
    std::size_t before = 0;
    for (std::size_t one = is_solved(page) ? questions_.size() : 0; one < page; ++one)
        before += layout(one).cells.size();
    return before;
}

std::optional<Refusal> SheetPages::draw(std::size_t page, Canvas& canvas) {
    const auto& its = layout(page);
    if (its.title.height > 0) head(its, is_solved(page), canvas);
    auto index = first_of(page);
    for (const auto& cell : its.cells) {
        if (auto refusal = draw(cell, index++, is_solved(page), canvas)) return refusal;
    }
    foot(its.footer, page, canvas);
    return std::nullopt;
}

void SheetPages::head(const PageLayout& layout, bool solved, Canvas& canvas) const {
    const auto& title = layout.title;
    const bool is_win = content_.asks == Asks::win;
    const auto game = tr(content_.game->title);
    const auto words = solved   ? tr("{game}: solutions", {{"game", game}})
                       : is_win ? tr("{game}: which move wins?", {{"game", game}})
                                : tr("{game}: which move is better?", {{"game", game}});
    line_of_words(words, {title.x, title.y, title.width, title.height * 0.6F}, in(title_size, Role::ink, Weight::bold),
                  canvas);
    if (solved) return;
    const auto how =
        is_win ? tr("In each position exactly one move wins. Write it like this: {move}", {{"move", example()}})
               : tr("In each position somebody went wrong. Find a better move. Write it like this: {move}",
                    {{"move", example()}});
    line_of_words(how, {title.x, title.y + title.height * 0.6F, title.width, title.height * 0.4F},
                  in(body_size, Role::soft), canvas);
    constexpr float share = 0.62F;
    const auto& line = layout.person;
    to_fill_in(tr("Name"), {line.x, line.y, line.width * share, line.height}, canvas);
    to_fill_in(tr("Date"), after(line, line.width * (share + 0.03F)), canvas);
}

std::string SheetPages::example() const {
    table_->set_start_position();
    const auto moves = table_->legal_moves();
    return moves.empty() ? std::string() : moves.front();
}

void SheetPages::foot(Rect place, std::size_t page, Canvas& canvas) const {
    constexpr float share = 0.86F;
    auto style = in(foot_size, Role::soft);
    line_of_words(content_.foot, {place.x, place.y, place.width * share, place.height}, style, canvas);
    style.align_x = AlignX::right;
    line_of_words(tr("Page {page} of {pages}", {{"page", page + 1}, {"pages", count()}}),
                  after(place, place.width * share), style, canvas);
}

std::optional<Refusal> SheetPages::draw(const Cell& cell, std::size_t index, bool solved, Canvas& canvas) {
    const auto& game = *content_.game;
    const auto& asked = content_.questions[index];
    auto& session = sessions_[index];
    if (!session) {
        SessionConfig config{.options = OptionValues(game.options), .position = asked.position, .budget = {}};
        config.theme = &theme_;
        auto started = game.start_session(config, workers_);
        if (!started) return started.refusal();
        session = *std::move(started);
        session->set({.pace = {.reduced_motion = true}, .numbers = true});
    }
    const auto& move = asked.right.front();
    Shown shown;
    if (solved) shown.compared = {.played = content_.asks == Asks::win ? std::string() : asked.rival, .better = move};
    session->show(shown);
    session->place(cell.picture);
    session->draw(canvas);
    if (solved)
        solution(cell, index, session->line_words({.line = {&move, 1}}).moves, canvas);
    else
        question(cell, index, session->news(), canvas);
    return std::nullopt;
}

void SheetPages::question(const Cell& cell, std::size_t index, const SessionNews& news, Canvas& canvas) const {
    const auto& line = cell.head;
    number(line, index, canvas);
    const auto right = after(line, number_width);
    ui::paint_mark(news.to_move, {right.x + line.height * 0.3F, line.centre().y}, line.height * 0.55F, canvas);
    // What the rules come to differs from one position to the next: then it is told.
    const auto& game = *content_.game;
    const auto side = side_name(game.side_names, news.to_move);
    const auto words = game.rules_from              ? news.status
                       : content_.asks == Asks::win ? tr("{side} to move. Which move wins?", {{"side", side}})
                                                    : tr("{side} to move", {{"side", side}});
    line_of_words(words, after(right, line.height), in(body_size), canvas);
    to_fill_in(tr("Answer"), cell.foot, canvas);
}

std::string SheetPages::reason_of(const SheetQuestion& question) const {
    if (table_->set_position(question.position)) return {};
    Comparison comparison;
    if (content_.game->points || content_.asks == Asks::better) comparison.rival = question.rival;
    auto facts = table_->facts(question.right.front(), comparison);
    if (facts.empty()) facts = table_->facts(question.right.front(), {});
    return facts.empty() ? std::string() : facts.front().words;
}

void SheetPages::solution(const Cell& cell, std::size_t index, const std::string& move, Canvas& canvas) const {
    number(cell.head, index, canvas);
    const auto& asked = content_.questions[index];
    const float line = strong_size * 1.4F;
    const auto words = content_.game->points && asked.wins_by
                           ? tr("{move}: wins by {margin}", {{"move", move}, {"margin", *asked.wins_by}})
                           : move;
    line_of_words(words, {cell.foot.x, cell.foot.y, cell.foot.width, line}, in(strong_size, Role::act, Weight::bold),
                  canvas);
    auto why = reason_of(asked);
    if (why.empty() && content_.asks == Asks::win) why = tr("No other move wins.");
    paragraph(why, {cell.foot.x, cell.foot.y + line, cell.foot.width, cell.foot.height - line}, in(small_size), canvas);
}

SheetShape shape_of(const Game& game, std::size_t positions, Paper paper) {
    return {.paper = paper, .count = positions, .board_height = game.style == TableStyle::columns ? 1 : 0.5F};
}

Result<std::vector<std::string>> pages_of(SheetContent content, const SheetLook& look, Workers& workers) {
    SheetPages sheet(std::move(content), look.theme, look.paper, workers);
    const auto size = size_of(look.paper);
    std::vector<std::string> pages;
    for (std::size_t page = 0; page < sheet.count(); ++page) {
        SvgCanvas canvas(look.theme, look.sprites, sheet.scale(page));
        if (auto refusal = sheet.draw(page, canvas)) return *std::move(refusal);
        pages.push_back(canvas.document(size, {size.width / millimetre, size.height / millimetre}));
    }
    return pages;
}

} // namespace zugzwang::sheet

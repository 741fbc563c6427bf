// What the library's scene shows.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/library/library_scene.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

/// What a chip of results lets through.
struct ResultChoice {
    const char* words; ///< A message.
    std::optional<Fortune> fortune{};
    bool unfinished = false;
};
constexpr std::array<ResultChoice, 5> result_choices{{{message("Any")},
                                                      {message("Won"), Fortune::won},
                                                      {message("Lost"), Fortune::lost},
                                                      {message("Drawn"), Fortune::drawn},
                                                      {message("Unfinished"), std::nullopt, true}}};
/// Where the columns begin, in parts of a line's width; the last one ends at its right edge.
struct Columns {
    float names = 0, game = 0, result = 0, moves = 0;
};
constexpr Columns wide_columns{.names = 0.1F, .game = 0.298F, .result = 0.503F, .moves = 0.71F};
constexpr Columns narrow_columns{.names = 0.14F, .game = 0.353F, .result = 0.598F, .moves = 0.827F};
/// In large words there are two columns, and four lines: the game below the names, the day below the result.
constexpr Columns large_columns{.names = 0.14F, .game = 0.14F, .result = 0.6F, .moves = 1};
constexpr float wide_from = 960; ///< Units; a column of its own for the number of moves.

/// Of a row, where the end of its game is seen.
Rect well_of(Rect row) {
    constexpr float part = 0.83F, widest = 0.12F;
    const float side = std::min(row.height * part, row.width * widest);
    return snapped(around({row.x + side / (2 * part), row.centre().y}, side));
}

/// For who does not see the row.
std::string told(const GameRow& row) {
    return filled("{}, {} – {}, {}, {}", row.game, row.names[Side::first], row.names[Side::second], row.result,
                  row.date);
}

/// One sentence with the players' marks and names put into it.
ui::Node pairing(const LibraryEntry& entry, const BySide<std::string>& names) {
    std::vector<ui::Run> runs;
    std::string words;
    const auto say = [&] {
        if (!words.empty()) runs.push_back({.text = std::exchange(words, {}), .role = Role::soft});
    };
    for (const char sign : pairing_sentence(entry)) {
        if (sign != first_name_here && sign != second_name_here) {
            words += sign;
            continue;
        }
        say();
        const Side side = sign == first_name_here ? Side::first : Side::second;
        runs.push_back({.text = names[side], .weight = Weight::bold, .mark = side});
    }
    say();
    return ui::prose(std::move(runs));
}

/// The games that a person won or lost against a computer, and all the others.
std::string tally_words(const LibraryTally& tally) {
    auto words = tr_n("{n} game: {won} won, {lost} lost, {drawn} drawn",
                      "{n} games: {won} won, {lost} lost, {drawn} drawn", static_cast<std::int64_t>(tally.games),
                      {{"won", tally.won}, {"lost", tally.lost}, {"drawn", tally.drawn}});
    const auto others = tally.games - tally.won - tally.lost - tally.drawn - tally.unfinished;
    if (others > 0) words = tr("{words}, {n} with friends", {{"words", words}, {"n", others}});
    if (tally.unfinished > 0) words = tr("{words}, {n} unfinished", {{"words", words}, {"n", tally.unfinished}});
    return words;
}

} // namespace

ui::Page LibraryScene::page() {
    const auto lines = std::exchange(in_view_, {}).size();
    ui::Page page{.title = tr("Games")};
    if (shelf_.tally().games > 0) page.status = tally_words(shelf_.tally());
    page.tell(notice_);
    page.told = [this] {
        if (!notice_.words().empty()) return notice_.words();
        return is_empty() ? ui::read_out(emptiness()) : title();
    };
    auto restore = ui::button(act::restore_game).when(!removed_.empty());
    auto open = ui::icon(act::open_file).when(static_cast<bool>(context_.choose_file));
    auto paste = ui::icon(act::paste_games).when(static_cast<bool>(context_.clipboard.ask));
    page.icons = ui::row(folder_button(context_, saved_in_), std::move(restore), std::move(open), std::move(paste),
                         ui::icon(act::openings), ui::icon(act::help))
                     .children;
    auto shown = is_empty() ? emptiness() : ui::columns(ui::nothing(), list(), detail());
    page.body = ui::column(filters(), std::move(shown).fills(), film_strip(context_)).gaps(Measure::near);
    page.deeds = deeds(std::max<std::size_t>(lines, 3) - 2);
    return page;
}

std::vector<ui::Deed> LibraryScene::deeds(std::size_t lines) {
    const auto go_to = [this](std::size_t index) { return [this, index] { choose(index); }; };
    std::vector<ui::Deed> all{
        {act::help,
         [this] {
             const auto* entry = chosen();
             const auto* game = entry == nullptr ? nullptr : find(entry->game);
             go(SceneChange::push(make_help(context_, game == nullptr ? context_.games.front() : *game)));
         }},
        {act::openings, [this] { explore(); }},
        {act::restore_game, [this] { take_back(); }, !removed_.empty()}};
    if (context_.choose_file) all.push_back({act::open_file, context_.choose_file});
    if (context_.clipboard.ask) all.push_back({act::paste_games, context_.clipboard.ask});
    for (std::size_t number = 0; number < act::nth_choices.size() && number <= context_.games.size(); ++number)
        all.push_back({act::nth_choices[number],
                       [this, number] { filter_game(number == 0 ? std::string() : context_.games[number - 1].id); }});
    if (is_empty()) {
        all.push_back({act::play, [this] { play(); }});
        all.push_back({act::show_all_games, [this] { filter({}); }});
        return all;
    }
    const std::vector<ui::Deed> of_games{{act::above, go_to(chosen_ == 0 ? 0 : chosen_ - 1)},
                                         {act::below, go_to(chosen_ + 1)},
                                         {act::page_above, go_to(chosen_ < lines ? 0 : chosen_ - lines)},
                                         {act::page_below, go_to(chosen_ + lines)},
                                         {act::topmost, go_to(0)},
                                         {act::lowest, go_to(shelf_.size() - 1)},
                                         {act::review_game, [this] { review(); }},
                                         {act::watch_game, [this] { watch(); }, can_watch()},
                                         {act::continue_game, [this] { go_on_playing(); }, can_go_on()},
                                         {act::save_game, [this] { ask_way_to_save(); }, !saver_.kinds().empty()},
                                         {act::delete_game, [this] { delete_chosen(); }}};
    all.insert(all.end(), of_games.begin(), of_games.end());
    return all;
}

ui::Node LibraryScene::filters() {
    const auto& filter = shelf_.filter();
    std::vector<ui::Node> games, results;
    const auto add_game = [&](const std::string& id, std::string words) {
        games.push_back(ui::chip("game:" + id, std::move(words), filter.game == id, [this, id] { filter_game(id); }));
    };
    add_game({}, tr("All games"));
    for (const auto& game : context_.games)
        add_game(game.id, tr(game.title));
    for (std::size_t index = 0; index < result_choices.size(); ++index) {
        auto wanted = filter;
        wanted.fortune = result_choices[index].fortune;
        wanted.unfinished = result_choices[index].unfinished;
        results.push_back(ui::chip(filled("result:{}", index), tr(result_choices[index].words), filter == wanted,
                                   [this, wanted] { this->filter(wanted); }));
    }
    if (filter.among) {
        auto wanted = filter;
        wanted.among.reset();
        results.push_back(
            ui::chip("among", tr("Through one position"), true, [this, wanted] { this->filter(wanted); }));
    }
    auto against = ui::list_box("against", tr("Against"), filter.against.empty() ? tr("anyone") : filter.against,
                                [this] { ask_opponent(); });
    auto day = ui::list_box("day", tr("When"), filter.begun ? days_ : tr("any day"), [this] { ask_days(); });
    auto chips =
        ui::column(ui::tiles(std::move(games)).gaps(Measure::snug), ui::tiles(std::move(results)).gaps(Measure::snug))
            .gaps(Measure::snug);
    auto boxes = ui::turned(std::move(against).wide(), std::move(day).wide()).gaps(Measure::snug);
    return ui::spread(std::move(chips).wide(2), std::move(boxes).wide()).gaps(Measure::apart);
}

ui::Node LibraryScene::list() {
    return ui::list(
               {.count = shelf_.size(), .row = [this](std::size_t index) { return row(index); }, .chosen = chosen_})
        .named("list");
}

ui::Node LibraryScene::row(std::size_t index) {
    in_view_.insert(index);
    const auto* entry = shelf_.at(index);
    if (entry == nullptr) return ui::space();
    const bool is_chosen = index == chosen_;
    auto drawn = ui::picture([this, entry = *entry](Rect area, Canvas& canvas) { paint_row(entry, area, canvas); })
                     .says(find(entry->game) == nullptr ? std::string() : told(row_words(*entry)))
                     .reacting({.place = [this](Rect area) { thumbnails_.set_side(well_of(area).width); }});
    auto plate = ui::pressable(
        filled("row:{}", index),
        ui::stack(std::move(drawn)).at_least(0, ui::has_large_words(canvas()) ? 112 * canvas().text_scale() : 92),
        [this, index] { index == chosen_ ? review() : choose(index); });
    plate.passed_over = !is_chosen;
    plate.reactions.key = [this](const KeyEvent& event) { // the space bar would press it again
        if (event.key == Key::space && can_watch()) watch();
        if (event.key == Key::space && can_go_on()) go_on_playing();
        return event.key == Key::space;
    };
    return ui::column(std::move(plate).on(is_chosen ? ui::Ground::lit_panel : ui::Ground::panel),
                      ui::space().sized(1, 12));
}

void LibraryScene::paint_row(const LibraryEntry& entry, Rect area, Canvas& canvas) {
    const Rect well = well_of(area);
    canvas.fill(well, {Role::well}, canvas.px(Measure::snug));
    canvas.clip(well);
    thumbnails_.draw(entry.id, {well.x, well.y}, canvas);
    canvas.unclip();
    if (find(entry.game) == nullptr) return;
    const auto& row = row_words(entry);
    const bool large = ui::has_large_words(canvas), wide = !large && area.width >= canvas.px(wide_from);
    const auto& columns = large ? large_columns : wide ? wide_columns : narrow_columns;
    const float line = std::round(area.height / (large ? 4.4F : 2.5F)), gap = canvas.px(Measure::snug);
    const auto begin = [&](float part) { return std::round(area.x + part * area.width); };
    /// Lines are counted from the middle of the row.
    const auto height_of = [&](float number) { return area.centre().y + number * line; };
    const auto write = [&](const std::string& words, Vec at, float end, Role role, Weight weight = Weight::regular,
                           AlignX align = AlignX::left) {
        TextStyle style{.size = canvas.px(Measure::caption), .paint = {role}, .weight = weight, .align_x = align};
        style.max_width = std::abs(end - at.x);
        style.size = ui::fitting_size(words, style, style.max_width, canvas.px(Measure::smallest), canvas);
        canvas.text(words, at, style);
    };
    const float upper = height_of(large ? -1.5F : -0.5F), lower = height_of(large ? -0.5F : 0.5F);
    const float mark = canvas.px(Measure::caption), after_mark = mark * 1.6F;
    const float result = begin(columns.result),
                right = area.right() - canvas.px(large ? Measure::snug : Measure::apart);
    const float names_end = (large ? result : begin(columns.game)) - gap;
    for (const Side side : both_sides) {
        const Vec at{begin(columns.names), side == Side::first ? upper : lower};
        ui::paint_mark(side, {at.x + mark / 2, at.y}, mark, canvas);
        const bool mine = entry.person == side;
        write(row.names[side], {at.x + after_mark, at.y}, names_end, mine ? Role::ink : Role::soft,
              mine ? Weight::bold : Weight::regular);
    }
    const float game = begin(columns.game), moves = begin(columns.moves), moves_end = moves + area.width * 0.12F;
    write(row.game, {game, large ? height_of(0.5F) : wide ? height_of(0) : upper}, result - gap, Role::soft);
    if (wide)
        write(row.moves, {moves, height_of(0)}, moves_end, Role::soft);
    else
        write(row.moves, {game, large ? height_of(1.5F) : lower}, result - gap, Role::soft);
    const float result_end = (large ? right : moves) - gap;
    const bool won = row.fortune == Fortune::won;
    const Vec sign{result + mark / 2, upper};
    if (won)
        canvas.sprite("mark/check", snapped(around(sign, mark * 1.15F)));
    else
        canvas.ring(sign, mark / 2, canvas.px(Measure::rim), {Role::dim});
    write(row.result, {result + after_mark, upper}, result_end, won ? Role::ink : Role::soft, Weight::semibold);
    const auto& detail = row.detail.empty() ? thumbnails_.score(entry.id) : row.detail;
    write(detail, {large ? result : result + after_mark, lower}, result_end, Role::soft);
    write(row.date, {right, height_of(large ? 1 : 0)},
          large  ? result
          : wide ? moves_end + gap
                 : moves,
          Role::soft, Weight::regular, AlignX::right);
}

ui::Node LibraryScene::detail() {
    const auto* entry = chosen();
    auto heading = ui::nothing();
    if (find(entry->game) != nullptr)
        heading = ui::row(pairing(*entry, row_words(*entry).names).wide(),
                          ui::line(length_words(entry->length), ui::caption_look))
                      .gaps(Measure::near);
    auto picture = preview_ && preview_->session ? still_board(preview_->session) : ui::space().named("board");
    // A small phone has less room for the board than one likes.
    auto room = ui::stack(std::move(picture).fills(), ui::space().sized(1, 220)).fills().at_least(0, 84).gives_way();
    return ui::panel(
               std::move(heading), std::move(room),
               ui::words(preview_ ? preview_->words : std::string(),
                         {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre}),
               ui::row(ui::primary(act::review_game).wide(2),
                       ui::button(can_go_on() ? act::continue_game : act::watch_game).wide())
                   .gaps(Measure::near),
               ui::row(ui::button(act::save_game).wide(2), ui::button(act::delete_game).wide()).gaps(Measure::near),
               ui::words(tr("can be undone"),
                         {.size = Measure::smallest, .paint = {Role::dim}, .align = AlignX::right}))
        .wide(0.5F)
        .at_least(320)
        .at_most(660)
        .named("detail");
}

ui::Node LibraryScene::emptiness() const {
    const auto words = is_filtered()         ? tr("None")
                       : library_ == nullptr ? tr("Games are not kept here.")
                                             : tr("No games yet. The games you play are kept here.");
    return ui::column(ui::words(words, {.size = Measure::heading, .paint = {Role::soft}, .align = AlignX::centre}),
                      ui::primary(is_filtered() ? act::show_all_games : act::play).hugs())
        .gaps(Measure::apart)
        .centred();
}

} // namespace zugzwang

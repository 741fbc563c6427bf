// What the explorer shows: whose games are counted and which they are, the board, the table of moves with their values.
#include <algorithm>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/value_words.hpp"
#include "scenes/explorer/explorer_pictures.hpp"
#include "scenes/explorer/explorer_scene.hpp"
#include "scenes/explorer/explorer_words.hpp"
#include "scenes/frame/acts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr ui::Look small_soft_look{.size = Measure::smallest, .paint = {Role::soft}};
constexpr ui::Look small_dim_look{.size = Measure::smallest, .paint = {Role::dim}};
constexpr ui::Look strong_name_look{.weight = Weight::bold};

ui::Look at_right(ui::Look look) {
    look.align = AlignX::right;
    return look;
}

/// How broad the columns of the table are, in units for words of the usual size: `played`, the games and their bar, at
/// least, and `all` at most.
struct TableColumns {
    float games = 48, played = 92, value = 80, all = 520;
};
constexpr TableColumns table_columns;

ui::Node column_of(ui::Node node, float width) { return std::move(node).at_least(width).at_most(width).of_words(); }

ui::Node in_columns(ui::Node name, ui::Node played, ui::Node value) {
    return ui::row(std::move(name).wide().gives_way(),
                   std::move(played).wide(0.6F).at_least(table_columns.played).of_words(),
                   column_of(std::move(value), table_columns.value))
        .gaps(Measure::tight)
        .padded(Measure::tight);
}

} // namespace

ui::Page ExplorerScene::page() {
    lit_ = lit_row();
    at_pointer_ = rows_at_pointer();
    if (const auto game = pointed_at("game:", answer_.page.games.size())) {
        if (const auto line = last().place_of(filled("game:{}", *game))) final_board_.place(*line, board_);
    }
    Shown shown{.listed = is_known() ? listed_ : nullptr};
    if (lit_) shown.alike = rows_[*lit_].moves;
    session_->show(shown);
    ui::Page page{.title = tr("Openings"), .status = status(), .deeds = deeds()};
    page.tell(notice_);
    page.told = [this] { return notice_.words().empty() ? status() : notice_.words(); };
    page.icons = ui::row(ui::icon(act::one_back), ui::icon(act::one_on), ui::icon(act::help)).children;
    page.body = ui::columns(ui::column(whose_part(), games_part()).gaps(Measure::apart).wide().gives_way(), its_board(),
                            ui::column(moves_part()).wide(1.6F).at_most(table_columns.all).gives_way());
    page.foot = told_.foot(last(), canvas().text_scale(), [this](const std::string& move) {
        session_->act(Act::skip_animation);
        return session_->play(move);
    });
    return page;
}

std::vector<ui::Deed> ExplorerScene::deeds() {
    const bool over = session_->news().outcome.has_value();
    const auto most = most_played_row(rows_);
    const auto on = lit_ ? lit_ : most;
    const auto from = static_cast<std::int64_t>(on.value_or(0));
    const auto by = lit_ ? 1 : 0; // without one, that which was played most is chosen first
    std::vector<ui::Deed> all{
        {act::one_back, [this] { take_back(); }, !is_at_start()},
        {act::one_on, [this, on] { play_row(*on); }, on.has_value() && is_known()},
        {act::help, [this] { go(SceneChange::push(make_help(context_, game_, session_->position()))); }},
        {act::above, [this, from, by] { choose_row(from - by); }, !rows_.empty()},
        {act::below, [this, from, by] { choose_row(from + by); }, !rows_.empty()},
        {act::other_colour, [this] { choose_colour(other(colour_)); }, source_ == Source::mine},
        {act::play_on, [this] { play_on(); }, !over}};
    told_.add_deeds(all, session_->news(), last());
    return all;
}

/// The pointer plays on it; the keys go through the table.
ui::Node ExplorerScene::its_board() {
    return ui::picture([this](Rect, Canvas& canvas) {
               session_->draw(canvas);
               final_board_.draw(canvas);
           })
        .fills()
        .named("board")
        .reacting({.place =
                       [this](Rect area) {
                           board_ = area;
                           session_->place(area);
                       },
                   .pointer =
                       [this](const PointerEvent& event) {
                           if (event.kind == PointerEvent::Kind::press && session_->news().is_animating)
                               session_->act(Act::skip_animation);
                           session_->input(event);
                           return true;
                       },
                   .cursor = [this] { return session_->news().cursor; },
                   .whose = session_});
}

/// What is counted; of one's own games with that colour a click shows those with the other.
ui::Node ExplorerScene::whose_head() {
    const auto& games = answer_.page.games;
    const auto last_here = games.empty() || is_counting()
                               ? std::string()
                               : tr("last here {day}", {{"day", day_words(games.front().date, context_.now())}});
    auto when = ui::line(source_ == Source::file ? std::string() : last_here, at_right(small_soft_look));
    if (source_ != Source::mine) {
        const auto name = source_ == Source::all ? tr("All games kept here")
                          : file_                ? file_->name()
                                                 : tr("No record file yet");
        return ui::column(ui::line(name, strong_name_look).gives_way(), ui::row(std::move(when).wide()))
            .gaps(Measure::hair);
    }
    const auto side = side_name(game_.side_names, colour_);
    auto called = ui::column(
        ui::line(tr("You, {side}", {{"side", side}}), strong_name_look),
        ui::row(ui::line(colour_ == first_mover_ ? tr("moving first") : tr("moving second"), ui::caption_look),
                std::move(when).wide())
            .gaps(Measure::snug));
    return ui::pressable(
        "colour", ui::row(ui::mark(colour_, 42), std::move(called).gaps(Measure::hair).wide()).gaps(Measure::snug),
        [this] { choose_colour(other(colour_)); });
}

ui::Node ExplorerScene::whose_part() {
    const auto here = answer_.page.here.games();
    auto came = ui::line(is_at_start() ? std::string()
                                       : tr_n("{n} came here", "{n} came here", static_cast<std::int64_t>(here)),
                         at_right({.weight = Weight::semibold}));
    auto figure = ui::figure_look;
    if (source_ == Source::mine) figure.paint = {role_of(colour_)};
    auto number =
        ui::row(ui::line(std::to_string(answer_.from_start), figure),
                ui::line(tr_n("game", "games", static_cast<std::int64_t>(answer_.from_start)), ui::caption_look),
                std::move(came).wide())
            .gaps(Measure::snug);
    std::string state;
    if (source_ == Source::file && file_) {
        if (file_->refusal())
            state = tr(*file_->refusal());
        else if (file_->is_reading())
            state = tr("Reading: {percent} %", {{"percent", static_cast<int>(100 * file_->part())}});
        else if (file_->refused() > 0)
            state = tr_n("{n} line is no game", "{n} lines are no games", static_cast<std::int64_t>(file_->refused()));
    } else if (source_ != Source::file && is_counting()) {
        state = tr("Games are being counted …");
    } else if (source_ != Source::file && context_.openings == nullptr) {
        state = tr("Games are not counted here.");
    }
    auto choice = ui::choice("source", {tr("Me"), tr("All"), tr("File")}, static_cast<std::size_t>(source_),
                             [this](std::size_t source) { choose_source(source); });
    auto part = ui::panel(whose_head(), std::move(number), ui::words(state, ui::caption_look).when(!state.empty()),
                          std::move(choice))
                    .gaps(Measure::snug)
                    .titled(tr("Whose"))
                    .named("whose");
    if (source_ != Source::mine) return part;
    return std::move(part).on(ui::Ground::panel, role_of(colour_)).barred();
}

std::string ExplorerScene::nothing_words() const {
    if (source_ == Source::file && !file_) return tr("Let a record file fall on this window");
    if (source_ == Source::mine) return tr("You have not been here yet");
    return tr("No game came here yet");
}

ui::Node ExplorerScene::games_part() {
    const auto& page = answer_.page;
    const auto words = page.here.games() == 0    ? std::string()
                       : source_ == Source::mine ? tally_words(page.here, colour_)
                                                 : tally_words(page.here, game_.side_names);
    auto head =
        ui::row(ui::head(tr("Games through here")).wide(), ui::line(words, small_soft_look)).gaps(Measure::snug);
    auto list =
        page.games.empty()
            ? ui::column(ui::words(nothing_words(), ui::caption_look)).fills()
            : ui::list({.count = page.games.size(), .row = [this](std::size_t index) { return game_line(index); }})
                  .named("games");
    auto all = ui::button("all-games", tr("All {n} in Games", {{"n", page.here.games()}}), [this] { list_all(); });
    return ui::panel(std::move(head), std::move(list),
                     ui::row(std::move(all).wide()).when(source_ != Source::file && page.here.games() > 1))
        .gaps(Measure::snug)
        .tall()
        .titled(tr("Games"))
        .named("through");
}

ui::Node ExplorerScene::game_line(std::size_t index) {
    if (index >= answer_.page.games.size()) return ui::space();
    const auto& game = answer_.page.games[index];
    const bool own = source_ == Source::mine;
    const Side side = own ? colour_ : Side::first;
    const auto& outcome = game.outcome;
    const bool won = outcome && outcome->winner == side;
    auto sign = own ? ui::picture([won](Rect area, Canvas& canvas) { paint_won(area, won, canvas); }).sized(26, 26)
                : outcome && outcome->winner ? ui::mark(*outcome->winner, 22)
                                             : ui::space().sized(22, 22);
    auto name = ui::line(opponent_in(game_, game, own), {.size = Measure::caption, .weight = Weight::semibold});
    auto day = ui::line(day_words(game.date, context_.now()), small_soft_look).when(source_ != Source::file);
    auto ending = ui::line(ending_of(game_, line_.start, game, side), at_right(small_soft_look));
    auto line = ui::row(std::move(sign),
                        ui::column(std::move(name).gives_way(), std::move(day)).gaps(Measure::hair).wide().gives_way(),
                        std::move(ending))
                    .gaps(Measure::snug)
                    .padded(Measure::tight);
    return ui::column(
        ui::pressable(filled("game:{}", index), ui::stack(std::move(line)), [this, index] { open_game(index); }),
        ui::divider());
}

ui::Node ExplorerScene::worth_head() const {
    const auto* known = analysis();
    const auto& news = session_->news();
    auto words = news.outcome ? news.outcome_words : known != nullptr ? value_words(*known, game_) : tr("…");
    Role role = Role::ink;
    bool is_exact = false;
    if (known != nullptr && known->known.value.first_share) {
        const double share = *known->known.value.first_share;
        role = share == 0.5 ? Role::ink : share > 0.5 ? Role::first : Role::second;
        is_exact = known->known.value.exact;
    }
    if (known != nullptr && known->known.value.first_share && !is_exact) words = tr("≈ {value}", {{"value", words}});
    auto trust = is_exact ? ui::proven()
                          : ui::line(known == nullptr || known->known.moves.empty() ? tr("…") : tr("not proven"),
                                     small_soft_look);
    const auto began = at_start_ && !is_at_start()
                           ? tr("at the start: {value}", {{"value", value_words(*at_start_, game_)}})
                           : std::string();
    return ui::column(ui::line(words, {.size = Measure::title, .paint = {role}, .weight = Weight::bold}).gives_way(),
                      ui::row(std::move(trust), ui::words(began, at_right(small_soft_look)).wide())
                          .gaps(Measure::snug)
                          .at_least(0, 46))
        .gaps(Measure::tight);
}

ui::Node ExplorerScene::moves_part() {
    const auto* known = analysis();
    const bool is_proven = known != nullptr && known->known.value.exact;
    std::size_t most = 1;
    for (const auto& row : rows_)
        most = std::max(most, row.moves.size());
    const auto note = tr("×{n}: so many moves that are mirror images", {{"n", most}});
    const bool is_new = is_at_start() && answer_.from_start == 0;
    return ui::panel(worth_head(), ui::divider(), table(), ui::words(note, small_soft_look).when(most > 1),
                     is_new ? ui::primary(act::play_on, tr("Play")) : ui::primary(act::play_on))
        .gaps(Measure::snug)
        .tall()
        .on(ui::Ground::panel, is_proven ? std::optional(Role::primary_foot) : std::nullopt)
        .titled(tr("Moves"))
        .seen_first()
        .named("moves");
}

ui::Node ExplorerScene::table() {
    auto head = in_columns(ui::line(tr("Move"), small_soft_look), ui::line(tr("Games"), at_right(small_soft_look)),
                           ui::line(tr("Value"), at_right(small_soft_look)));
    auto list = ui::list({.count = rows_.size(),
                          .height = 52,
                          .row = [this](std::size_t row) { return table_line(row); },
                          .chosen = chosen_                   ? lit_
                                    : at_pointer_.size() == 1 ? std::optional(*at_pointer_.begin())
                                                              : std::nullopt})
                    .named("table");
    return ui::column(std::move(head), std::move(list)).gaps(Measure::hair).fills();
}

ui::Node ExplorerScene::table_line(std::size_t index) {
    if (index >= rows_.size()) return ui::space();
    const auto& row = rows_[index];
    const auto played = row.tally.games();
    const Role ink = played > 0 ? Role::ink : Role::dim;
    auto name =
        ui::line(is_known() ? words_of(row) : row.moves.front(),
                 {.size = Measure::caption, .paint = {ink}, .weight = played > 0 ? Weight::bold : Weight::regular});
    auto times = ui::line(row.moves.size() > 1 ? tr("×{n}", {{"n", row.moves.size()}}) : std::string(), small_dim_look);
    auto count = ui::line(played > 0 ? std::to_string(played) : "–",
                          at_right({.size = Measure::caption, .paint = {ink}, .weight = Weight::semibold}));
    auto bar = ui::picture([tally = row.tally](Rect area, Canvas& canvas) { paint_endings(area, tally, canvas); });
    auto worth = ui::line(
        row.worth,
        at_right({.size = Measure::caption, .paint = {row.keeps ? Role::act : Role::soft}, .weight = Weight::bold}));
    auto line = in_columns(
        ui::row(std::move(name).gives_way(), std::move(times)).gaps(Measure::tight),
        ui::row(column_of(std::move(count), table_columns.games), std::move(bar).wide()).gaps(Measure::tight),
        std::move(worth));
    const bool is_lit = at_pointer_.empty() ? lit_ == index : at_pointer_.contains(index);
    line = std::move(line).on(is_lit ? ui::Ground::selected : ui::Ground::none,
                              is_lit ? std::optional(Role::act) : std::nullopt);
    auto plate = ui::pressable(filled("row:{}", index), ui::stack(std::move(line)), [this, index] { play_row(index); });
    plate.passed_over = index != lit_.value_or(0);
    return plate;
}

} // namespace zugzwang

#include "scenes/table/table_panels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "scenes/frame/acts.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr float panel_mark_size = 42, win_size = 22;

/// What is left of the game's time, by the second as the words tell it, or a warning.
void paint_sign(const SeatInfo::Clock& clock, Rect area, Canvas& canvas) {
    const Vec centre = area.centre();
    const float radius = std::round(area.height / 2);
    if (!clock.is_low) {
        const float width = std::max(1.0F, std::round(radius * 0.3F));
        canvas.ring(centre, radius, width, {Role::dim, 0.5F});
        const double left = clock.left.count(), part = left > 0 ? clock.part * std::ceil(left) / left : 0;
        ui::paint_arc(centre, radius - width / 2, std::min(1.0, part), {.paint = {Role::ink}, .width = width}, canvas);
        return;
    }
    const std::array<Vec, 3> triangle{Vec{centre.x, centre.y - radius * 0.85F},
                                      Vec{centre.x - radius * 0.9F, centre.y + radius * 0.7F},
                                      Vec{centre.x + radius * 0.9F, centre.y + radius * 0.7F}};
    canvas.blob(triangle, radius * 0.2F, {Role::bad});
    const float width = std::max(2.0F, std::round(radius * 0.26F));
    canvas.line({centre.x, centre.y - radius * 0.35F}, {centre.x, centre.y + radius * 0.15F},
                {.paint = {Role::backdrop_bottom}, .width = width});
    canvas.disc({centre.x, centre.y + radius * 0.55F}, width * 0.55F, {Role::backdrop_bottom});
}

/// The time used, or what is left of a limited one, with a sign when that is little.
ui::Node clock_of(const SeatInfo& seat, Measure size) {
    const auto& clock = seat.clock;
    const bool low = clock && clock->is_low;
    auto time = ui::line(clock ? left_words(clock->left) : clock_words(seat.used),
                         {.size = size,
                          .paint = {low ? Role::bad : Role::ink},
                          .weight = low ? Weight::bold : Weight::semibold,
                          .align = AlignX::right});
    if (!clock) return time;
    auto sign = ui::picture([its = *clock](Rect area, Canvas& canvas) { paint_sign(its, area, canvas); });
    return ui::row(std::move(sign).sized(win_size, win_size), std::move(time)).gaps(Measure::tight).hugs();
}

/// The games won in a match, in place of the note: of those that win it, filled marks; in an open one their number.
ui::Node wins_of(const SeatLook& look) {
    const auto [won, target] = *look.match;
    if (target == 0) return ui::line(tr_n("{n} win", "{n} wins", won), ui::caption_look);
    std::vector<ui::Node> wins;
    for (int game = 0; game < target; ++game) {
        auto win = game < won ? ui::mark(look.side, win_size) : ui::picture([](Rect area, Canvas& canvas) {
            canvas.ring(area.centre(), area.height * 0.4F, canvas.px(Measure::rim), {Role::undrawn});
        });
        wins.push_back(std::move(win).sized(win_size, win_size));
    }
    return ui::row(std::move(wins)).gaps(Measure::tight);
}

/// Words on the line that the big number stands on.
ui::Node on_the_line(ui::Node words, float below) {
    return ui::column(std::move(words), ui::space().sized(1, below)).along_at(ui::Align::end);
}

std::uint64_t each_second(const ThinkingInfo& info) {
    const double seconds = std::max(0.001, info.time.count());
    return static_cast<std::uint64_t>(static_cast<double>(info.nodes) / seconds);
}

ui::Node dots(Side side, int beat) {
    return ui::picture([side, beat](Rect area, Canvas& canvas) {
               for (int dot = 0; dot < 3; ++dot)
                   canvas.disc({area.x + area.width * (static_cast<float>(dot) + 0.5F) / 3, area.centre().y},
                               canvas.px(6.0F), {role_of(side), dot == beat % 3 ? 1.0F : 0.4F});
           })
        .sized(66, 20);
}

void add_figures(const ThinkingLook& look, std::vector<ui::Node>& to) {
    const auto& info = look.info;
    const bool exact = look.exact && !info.running;
    if (info.depth > 0) to.push_back(ui::fact(tr("Depth"), std::to_string(info.depth)));
    to.push_back(ui::fact(tr("Positions"), exact ? exact_count_words(info.nodes) : count_words(info.nodes)));
    if (info.running)
        to.push_back(ui::fact(tr("Each second"), count_words(each_second(info))));
    else
        to.push_back(ui::fact(tr("Time"), exact ? exact_seconds_words(info.time) : seconds_words(info.time)));
    if (exact && info.score) to.push_back(ui::fact(tr("Score"), score_words(*info.score)));
    if (exact && info.cut) to.push_back(ui::fact(tr("Moves cut"), exact_count_words(*info.cut)));
}

ui::Node figures_in_short(const ThinkingInfo& info) {
    const auto big =
        info.running && info.depth > 0 ? tr("Depth {depth}", {{"depth", info.depth}}) : seconds_words(info.time);
    const auto positions = tr_n("{count} position", "{count} positions", static_cast<std::int64_t>(info.nodes),
                                {{"count", count_words(info.nodes)}});
    return ui::row(ui::line(big, {.size = Measure::title, .weight = Weight::bold}),
                   ui::line(positions, {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::right})
                       .wide()
                       .gives_way())
        .gaps(Measure::snug);
}

void add_balance(const ThinkingLook& look, double share, std::vector<ui::Node>& to) {
    const bool first_leads = share >= 0.5;
    const auto words = tr("{side} {chance}", {{"side", first_leads ? look.first_name : look.second_name},
                                              {"chance", percent_words(first_leads ? share : 1 - share)}});
    const auto draw = [share](Rect area, Canvas& canvas) { ui::paint_balance_bar(area, share, canvas); };
    to.push_back(ui::picture(draw).at_least(60, 22));
    to.push_back(ui::row(ui::line(words, {.size = Measure::caption,
                                          .paint = {first_leads ? Role::first : Role::second},
                                          .weight = Weight::semibold})
                             .wide()
                             .gives_way(),
                         ui::proven().when(look.info.proven))
                     .gaps(Measure::snug));
}

constexpr float row_height = 44, number_width = 40;

ui::Node cell(const std::string& words, MoveRange moves, Side side, bool lit,
              const std::function<void(MoveRange)>& point) {
    const bool next = words == to_come;
    auto text = ui::line(
        words, {.size = Measure::caption, .paint = {next ? role_of(side) : Role::ink}, .weight = Weight::medium});
    auto node = ui::row(std::move(text).wide().gives_way()).padded(Measure::hair).fills().gives_way();
    if (lit) node.rim = Role::ink;
    if (moves.count == 0) return node;
    return std::move(node).reacting({.pointer = [point, moves](const PointerEvent& event) {
        point(event.kind == PointerEvent::Kind::leave ? MoveRange{} : moves);
        return false;
    }});
}

} // namespace

ui::Node seat_panel(const SeatLook& look, std::vector<ui::Node> buttons) {
    const auto& [name, note, person, is_far, figure, used, clock] = look.info;
    const auto number = [&look](Measure size) {
        return ui::line(look.info.figure.number,
                        {.size = size, .paint = {role_of(look.side)}, .weight = Weight::extra_bold});
    };
    auto called =
        ui::column(ui::line(name, {.size = look.strip ? Measure::body : Measure::heading, .weight = Weight::bold}),
                   look.match   ? wins_of(look)
                   : look.strip ? ui::line(note, {.size = Measure::smallest, .paint = {Role::soft}})
                                : ui::words(note, ui::caption_look))
            .wide()
            .gives_way();
    called.width.min = 120;
    auto caption = ui::words(figure.caption, ui::caption_look);
    auto head = ui::row(ui::mark(look.side, panel_mark_size), std::move(called),
                        number(Measure::title).when(look.strip), ui::Node(caption).when(look.strip),
                        clock_of(look.info, Measure::body).when(look.strip), std::move(buttons))
                    .gaps(Measure::snug);
    auto seat = look.strip ? std::move(head).padded(Measure::snug)
                           : ui::column(std::move(head), ui::row(number(Measure::figure),
                                                                 on_the_line(std::move(caption).wide(), 12).wide(),
                                                                 on_the_line(clock_of(look.info, Measure::heading), 8))
                                                             .gaps(Measure::snug)
                                                             .across_at(ui::Align::end))
                                 .padded(Measure::apart);
    seat.ground = ui::Ground::panel;
    if (look.to_move || look.won) {
        seat.side_bar = true;
        seat.rim = role_of(look.side);
    }
    return std::move(seat).named(look.side == Side::first ? "seat-first" : "seat-second");
}

ui::Node thinking_panel(const ThinkingLook& look, ui::Node button) {
    const auto& info = look.info;
    std::vector<ui::Node> all;
    const bool reason_first = look.brief && !info.running && !info.words.empty();
    auto title = ui::line(info.running ? tr("Thinking") : tr("Last reply"),
                          {.size = Measure::caption, .paint = {Role::soft}, .weight = Weight::semibold});
    auto time = ui::line(seconds_words(info.time), ui::caption_look).when(reason_first);
    all.push_back(ui::row(std::move(title), dots(info.side, look.beat).when(info.running), ui::space().at_least(0),
                          std::move(time), std::move(button))
                      .gaps(Measure::apart));
    if (!info.running || info.nodes != 0) {
        if (reason_first)
            all.push_back(ui::words(info.words, {.weight = Weight::semibold}));
        else if (look.brief)
            all.push_back(figures_in_short(info));
        else
            add_figures(look, all);
        if (info.first_share) add_balance(look, *info.first_share, all);
        if (!reason_first) all.push_back(ui::words(info.words, ui::caption_look));
        if (!info.line.empty())
            all.push_back(ui::words(tr("expects {moves}", {{"moves", info.line}}), ui::caption_look));
    }
    return ui::panel(std::move(all)).gaps(Measure::snug).named("thinking");
}

ui::Node moves_panel(const SessionNews& news, MoveRange pointed, std::function<void(MoveRange)> point) {
    const auto rows =
        std::make_shared<const std::vector<MoveRow>>(move_rows(news.moves, news.to_move, !news.outcome.has_value()));
    const auto row = [rows, pointed, point = std::move(point)](std::size_t index) {
        const auto& [number, first, second, first_moves, second_moves] = (*rows)[index];
        const auto is_lit = [&](MoveRange moves) { return moves.count > 0 && moves == pointed; };
        auto its_number = ui::line(number == 0 ? std::string() : std::to_string(number),
                                   {.size = Measure::caption, .paint = {Role::dim}, .align = AlignX::right});
        its_number.absent = false;
        const bool newest = index + 1 == rows->size();
        return ui::row(std::move(its_number).at_least(number_width, row_height).hugs(),
                       cell(first, first_moves, Side::first, is_lit(first_moves), point),
                       cell(second, second_moves, Side::second, is_lit(second_moves), point))
            .gaps(Measure::tight)
            .on(newest ? ui::Ground::selected : ui::Ground::none);
    };
    auto list = ui::list({.count = rows->size(), .height = row_height, .row = row});
    if (!rows->empty()) std::get<ui::Rows>(list.face).chosen = rows->size() - 1;
    return ui::part(tr("Moves"), std::move(list).named("moves-list")).named("moves");
}

ui::Node pad_panel(bool hints) {
    std::vector<ui::Node> rows{ui::head(tr("Gamepad"))};
    const auto add = [&rows](const std::vector<ui::Cap>& caps, std::string words) {
        rows.push_back(ui::row(ui::caps(caps).at_least(84), ui::line(std::move(words))).gaps(Measure::snug));
    };
    add(ui::caps_of_arrows(), tr("choose"));
    add(ui::caps_of({{.key = Key::enter}}), tr("play it"));
    for (const auto* act : {&ui::back_act, &act::hint, &act::insight, &act::next_part, &act::help}) {
        if (act != &act::hint || hints) add(ui::caps_of(*act), tr(act->words));
    }
    return ui::panel(std::move(rows)).gaps(Measure::snug);
}

ui::Node demo_panel(bool is_paused, int speed, bool square) {
    std::vector<ui::Node> all;
    for (const auto* act : {&act::demo_back, is_paused ? &act::go_on : &act::pause, &act::demo_step, &act::skip})
        all.push_back(ui::icon(*act).wide());
    all.push_back(ui::button(act::speed, tr("{speed}×", {{"speed", speed}})).wide());
    auto buttons = square ? ui::grid(2, std::move(all)) : ui::tiles(std::move(all));
    return ui::panel(std::move(buttons).gaps(square ? Measure::hair : Measure::snug))
        .padded(square ? Measure::tight : Measure::near)
        .named("controls");
}

} // namespace zugzwang

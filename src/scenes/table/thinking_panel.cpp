#include "scenes/table/table_panels.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

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
    to.push_back(ui::picture({.draw = [share](Rect area, const ui::ControlState&,
                                              Canvas& canvas) { ui::paint_balance_bar(area, share, canvas); },
                              .min_width = 60,
                              .min_height = 22}));
    to.push_back(ui::row(ui::line(words, {.size = Measure::caption,
                                          .paint = {first_leads ? Role::first : Role::second},
                                          .weight = Weight::semibold})
                             .wide()
                             .gives_way(),
                         ui::proven().when(look.info.proven))
                     .gaps(Measure::snug));
}

} // namespace

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
            all.push_back(ui::line(info.words, {.size = Measure::body, .weight = Weight::semibold}));
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

} // namespace zugzwang

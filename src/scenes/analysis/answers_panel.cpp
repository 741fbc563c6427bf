#include "scenes/analysis/answers_panel.hpp"

#include <utility>

#include "desk/value_words.hpp"
#include "scenes/frame/acts.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {
namespace {

constexpr std::size_t most_answers = 3;
constexpr float least_low = 484;          ///< All of it is seen then.
constexpr std::size_t lines_of_moves = 2; ///< What goes beyond them is left out.
constexpr ui::Look small_look{.size = Measure::smallest, .paint = {Role::soft}};

ui::Node at_right(std::string text) {
    auto look = small_look;
    look.align = AlignX::right;
    return ui::line(std::move(text), look).wide().gives_way();
}

/// Whether the value is proven, and what else is known of it; as high whatever it says, so that nothing moves while
/// more becomes known, as are the answers.
ui::Node trust(const Analysis& known) {
    constexpr float tag_height = 46;
    const auto how = known.nim_value ? tr("nim-value {n}", {{"n", *known.nim_value}}) : tr("with best play");
    auto row = known.value.exact ? ui::row(ui::proven(), at_right(how))
                                 : ui::row(ui::line(known.moves.empty() ? "" : tr("expected, not proven"), small_look));
    return std::move(row).gaps(Measure::snug).at_least(0, tag_height);
}

/// Not broken within.
std::string in_one_piece(std::string words) {
    for (auto at = words.find(' '); at != words.npos; at = words.find(' ', at))
        words.replace(at, 1, "\u00a0");
    return words;
}

/// The move itself in bold, how play goes on in the colours of the movers.
ui::Node line_of(const std::vector<MoveEntry>& moves) {
    std::vector<ui::Run> runs;
    for (const auto& move : moves)
        runs.push_back({.text = in_one_piece(move.words) + "  ",
                        .role = role_of(move.side),
                        .weight = runs.empty() ? Weight::bold : Weight::regular});
    return ui::prose(std::move(runs), Measure::caption, lines_of_moves);
}

ui::Node answer(const AnswersLook& look, std::size_t row) {
    constexpr float height = 84, worth_width = 88;
    const auto& [running, side, known, answers] = *look.analysis;
    if (row >= answers.size()) { // so few moves are there, or more are waited for
        if (known.complete) return ui::Node().at_least(0, height);
        auto node = ui::row(ui::line(tr("…"), ui::heading_look)).padded(Measure::snug);
        return std::move(node).at_least(0, height).on(ui::Ground::well, Role::panel_rim);
    }
    const bool keeps = known.value.exact && keeps_value(known, row, side);
    auto worth = ui::line(answer_words(known.moves[row], side),
                          {.size = Measure::heading, .paint = {keeps ? Role::act : Role::soft}, .weight = Weight::bold})
                     .padded(Measure::hair)
                     .at_least(worth_width)
                     .at_most(worth_width)
                     .of_words();
    auto node = ui::row(std::move(worth), line_of(answers[row]).wide())
                    .gaps(Measure::tight)
                    .padded(Measure::tight)
                    .on(ui::Ground::well, keeps ? Role::primary_foot : Role::panel_rim);
    return ui::pressable(answer_id(row), std::move(node).at_least(0, height), [play = look.play, row] { play(row); });
}

/// How far it has come.
ui::Node progress(const Analysis& known) {
    const auto words = progress_words(known);
    const auto positions = tr("{count} positions", {{"count", count_words(known.nodes)}});
    return ui::row(ui::line(words.empty() ? " " : words, small_look), at_right(known.nodes > 0 ? positions : ""))
        .gaps(Measure::snug);
}

} // namespace

std::string answer_id(std::size_t row) { return "answer:" + std::to_string(row); }

ui::Node answers_panel(const AnswersLook& look) {
    const bool on = look.analysis != nullptr;
    ui::Look name{.paint = {on ? Role::act : Role::soft}, .weight = Weight::semibold};
    auto turn = ui::toggle(act::engine, on ? tr("on") : tr("off"), on);
    auto value = ui::nothing();
    if (on) {
        const auto& share = look.analysis->known.value.first_share;
        const Role role = !share || *share == 0.5 ? Role::ink : *share > 0.5 ? Role::first : Role::second;
        value = ui::line(look.value, {.size = Measure::title, .paint = {role}, .weight = Weight::bold}).gives_way();
    }
    auto words = ui::column(ui::line(look.name, name), look.is_low ? value : ui::nothing());
    auto head = ui::row(std::move(words).along_at(ui::Align::centre).wide().gives_way(), std::move(turn));
    std::vector<ui::Node> all{ui::words(tr("E switches it on."), ui::soft_look)};
    if (on) {
        const auto& known = look.analysis->known;
        std::vector<ui::Node> answers;
        for (std::size_t row = 0; row < most_answers; ++row)
            answers.push_back(answer(look, row));
        all = {ui::column(look.is_low ? ui::nothing() : std::move(value), trust(known)),
               ui::column(std::move(answers)).gaps(Measure::tight), ui::divider(), progress(known)};
    }
    const bool proven = on && look.analysis->known.value.exact;
    return ui::panel(std::move(head), std::move(all))
        .gaps(look.is_low ? Measure::tight : Measure::snug)
        .padded(Measure::near)
        .at_least(0, look.is_low ? least_low : 0)
        .on(ui::Ground::panel, proven ? std::optional(Role::primary_foot) : std::nullopt);
}

} // namespace zugzwang

#include "scenes/practice/practice_words.hpp"

#include <array>
#include <cmath>

#include "desk/day_words.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr std::array next_weekdays{message("Next on Monday."),    message("Next on Tuesday."),
                                   message("Next on Wednesday."), message("Next on Thursday."),
                                   message("Next on Friday."),    message("Next on Saturday."),
                                   message("Next on Sunday.")};

std::string worth_of_margin(std::int64_t margin) {
    if (margin == 0) return tr("It is a draw.");
    return margin > 0 ? tr("It wins by {n}.", {{"n", margin}}) : tr("It loses by {n}.", {{"n", -margin}});
}

} // namespace

std::string task_words(const practice::Exercise& exercise) {
    const auto& mistake = exercise.mistake;
    return mistake.exact && mistake.before == mistake.after ? tr("Find the move that keeps the points")
                                                            : tr("Find the move that keeps the game");
}

std::string worth_words(const PositionValue& value, Side side) {
    if (!value.first_share) return {};
    if (value.exact && value.margin) return worth_of_margin(side == Side::first ? *value.margin : -*value.margin);
    const double share = side == Side::first ? *value.first_share : 1 - *value.first_share;
    if (!value.exact) return tr("It leaves {share}.", {{"share", percent_words(share)}});
    if (share == 0.5) return tr("It is a draw.");
    return share > 0.5 ? tr("It wins.") : tr("It loses.");
}

std::string origin_words(const practice::Exercise& exercise, std::chrono::sys_seconds now) {
    const auto& origin = exercise.origin;
    const auto day = day_words(origin.begun, now);
    const auto number = origin.ply + 1;
    if (origin.opponent.empty()) return tr("From your game, {day}, move {number}", {{"day", day}, {"number", number}});
    return tr("From your game against {opponent}, {day}, move {number}",
              {{"opponent", origin.opponent}, {"day", day}, {"number", number}});
}

std::string proof_words(const practice::Exercise& exercise) {
    const auto& [before, mistake] = std::tie(exercise.before, exercise.mistake);
    if (!exercise.is_proven()) {
        const auto lead = exercise.lead();
        return lead ? tr("the next best leaves {share} less", {{"share", percent_words(*lead)}}) : std::string();
    }
    if (before.choices == 0 || mistake.keeping == 0) return {};
    return tr_n("{all} moves, one keeps it", "{all} moves, {n} keep it", static_cast<std::int64_t>(mistake.keeping),
                {{"all", before.choices}});
}

std::string comes_back_words(const practice::Standing& standing, practice::Day today, bool when_solved) {
    if (standing.is_known()) return when_solved ? tr("not again when solved") : tr("not again");
    const auto days = (standing.due - today).count();
    return when_solved ? tr_n("in {n} day when solved", "in {n} days when solved", days)
                       : tr_n("in {n} day", "in {n} days", days);
}

std::string next_words(std::optional<practice::Day> day, practice::Day today) {
    if (!day) return {};
    const auto days = (*day - today).count();
    if (days == 1) return tr("Next tomorrow.");
    if (days < 7) return tr(next_weekdays[std::chrono::weekday(*day).iso_encoding() - 1]);
    return tr_n("Next in {n} day.", "Next in {n} days.", days);
}

} // namespace zugzwang

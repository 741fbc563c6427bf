// What the scene of a person's own mistakes tells of the last weeks: mistakes of each kind, and which of them are
// asked.
#include <algorithm>
#include <utility>

#include "practice/weeks.hpp"
#include "scenes/practice/practice_pictures.hpp"
#include "scenes/practice/practice_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr ui::Look week_look{.size = Measure::smallest, .paint = {Role::soft}};

/// "14 → 3", from the first week to the last, or of the week that is pointed at.
ui::Node week_counts(const WeekCurve& curve) {
    const auto& weeks = curve.weeks;
    const auto last = weeks.size() - 1, week = curve.pointed.value_or(last);
    if (curve.pointed && week == last) return ui::line(tr("this week: {count}", {{"count", weeks[week]}}), week_look);
    if (curve.pointed)
        return ui::line(tr_n("a week ago: {count}", "{n} weeks ago: {count}", static_cast<std::int64_t>(last - week),
                             {{"count", weeks[week]}}),
                        week_look);
    return ui::row(ui::line(tr("{count} →", {{"count", weeks.front()}}), ui::caption_look),
                   ui::line(std::to_string(weeks.back()),
                            {.paint = {curve.chosen ? Role::bad : Role::ink}, .weight = Weight::bold}))
        .gaps(Measure::tight);
}

} // namespace

void PracticeScene::count_mistakes() {
    const auto& notes = practice_notes(context_);
    const CountedAt now{.game = game_, .day = today(context_), .revision = notes.revision()};
    if (std::exchange(counted_at_, now) == now) return;
    kinds_.clear();
    const auto count = [&](const std::string& id, const std::string& name) {
        kinds_.push_back({id, name, practice::mistakes_a_week(notes, {.game = game_->id, .kind = id}, now.day)});
    };
    for (const auto& kind : game_->mistakes.kinds)
        count(kind.id, kind.name);
    count({}, message("other mistakes"));
    if (std::ranges::max(kinds_.back().weeks) == 0) kinds_.pop_back();
}

ui::Node PracticeScene::mistakes_part() {
    count_mistakes();
    std::size_t most = 1;
    for (const auto& kind : kinds_)
        most = std::max(most, std::ranges::max(kind.weeks));
    std::vector<ui::Node> curves;
    for (const auto& kind : kinds_)
        curves.push_back(kind_of_mistake(kind, most));
    auto games = ui::list_box("game", "", chosen_game_ == nullptr ? tr("All games") : tr(chosen_game_->title),
                              [this] { ask_game(); });
    auto head = ui::row(ui::head(tr("Your mistakes")).wide(), ui::line(tr("a week, 8 weeks"), week_look));
    return ui::panel(std::move(head).gaps(Measure::snug),
                     std::move(games).when(!practice_notes(context_).exercises().empty()),
                     ui::content(std::move(curves)))
        .titled(tr("Weeks"))
        .named("mistakes");
}

/// The present exercise is of it, or only such are asked: in rose.
ui::Node PracticeScene::kind_of_mistake(const ToldKind& kind, std::size_t most) {
    const auto& [id, name, weeks] = kind;
    const auto* exercise = round_.exercise();
    const bool only = is_chosen(id);
    const bool is_this = only || (exercise != nullptr && exercise->key.game == game_->id && exercise->kind == id);
    WeekCurve curve{.weeks = weeks, .most = most, .chosen = is_this};
    const auto place = last().place_of("kind:" + id);
    const auto pointer = last().pointer();
    if (place && pointer && place->contains(*pointer)) curve.pointed = week_at(*place, pointer->x, canvas());
    const ui::Look look{.size = Measure::caption,
                        .paint = {is_this ? Role::ink : Role::soft},
                        .weight = is_this ? Weight::semibold : Weight::regular};
    auto drawn =
        ui::picture([curve](Rect area, Canvas& canvas) { paint_weeks(area, curve, canvas); }).at_least(120, 66);
    auto node =
        ui::column(ui::row(ui::words(tr(name), look).wide(), week_counts(curve)).gaps(Measure::snug), std::move(drawn))
            .gaps(Measure::tight)
            .padded(Measure::tight);
    if (only) node = std::move(node).on(ui::Ground::selected, Role::bad);
    return ui::pressable("kind:" + id, std::move(node), [this, id = id, only] {
        if (only)
            choose(chosen_game_, std::nullopt);
        else
            choose(game_, id);
    });
}

} // namespace zugzwang

#include "scenes/table/table_faces.hpp"

#include <utility>

#include "scenes/table/table_panels.hpp"

namespace zugzwang {

namespace {

constexpr double beats_each_second = 3; ///< Of the dots while a computer thinks.

} // namespace

void TableFaces::see(const SessionNews& news) {
    if (!news.switches.insight)
        insight_.reset();
    else if (news.insight_panel)
        insight_ = news.insight_panel;
    for (const Side side : both_sides)
        figures_[side].show(news.seats[side].figure.number);
}

bool TableFaces::advance(const SessionNews& news, Seconds step, Seconds whole) {
    time_ += step;
    const BySide<std::int64_t> clocks{{shown_time(news.seats[Side::first]), shown_time(news.seats[Side::second])}};
    bool changed = std::exchange(clocks_, clocks) != clocks;
    const bool is_thinking = news.thinking && news.thinking->running;
    const int beat = is_thinking ? static_cast<int>(time_.count() * beats_each_second) : 0;
    changed |= std::exchange(beat_, beat) != beat;
    for (auto& figure : figures_.values)
        changed |= figure.advance(step, whole);
    return changed;
}

SeatInfo TableFaces::seat(const SessionNews& news, Side side) const {
    auto info = news.seats[side];
    const auto& counted = figures_[side].text();
    if (!counted.empty()) info.figure.number = counted;
    return info;
}

} // namespace zugzwang

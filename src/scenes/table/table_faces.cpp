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

void TableFaces::advance(const SessionNews& news, Seconds step, Seconds whole) {
    time_ += step;
    const bool is_thinking = news.thinking && news.thinking->running;
    beat_ = is_thinking ? static_cast<int>(time_.count() * beats_each_second) : 0;
    for (auto& figure : figures_.values)
        figure.advance(step, whole);
}

SeatInfo TableFaces::seat(const SessionNews& news, Side side) const {
    auto info = news.seats[side];
    const auto& counted = figures_[side].text();
    if (!counted.empty()) info.figure.number = counted;
    return info;
}

} // namespace zugzwang

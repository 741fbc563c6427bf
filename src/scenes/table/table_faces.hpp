// What runs on in the picture of a table between the news: numbers that count up, the beat of who thinks, and the
// insight that was last known.
#pragma once

#include <optional>

#include "zugzwang/play/session_news.hpp"
#include "zugzwang/ui/counter.hpp"

namespace zugzwang {

class TableFaces {
  public:
    /// There are news. What was last known as insight stays until there is more, so that the panel does not blink with
    /// every move.
    void see(const SessionNews& news);
    /// A count takes `whole`.
    void advance(const SessionNews& news, Seconds step, Seconds whole);
    /// Another game begins.
    void forget() { insight_.reset(); }

    /// The seat with the number that is shown now.
    [[nodiscard]] SeatInfo seat(const SessionNews& news, Side side) const;
    /// Which of the thinking dots is bright.
    [[nodiscard]] int beat() const { return beat_; }
    [[nodiscard]] const std::optional<Panel>& insight() const { return insight_; }

  private:
    BySide<ui::Counter> figures_; ///< The big numbers of the seats.
    std::optional<Panel> insight_;
    Seconds time_{0};
    int beat_ = 0;
};

} // namespace zugzwang

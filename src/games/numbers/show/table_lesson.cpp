#include "games/numbers/show/table_lesson.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "games/numbers/show/interval_panel.hpp"
#include "games/numbers/show/sums_panel.hpp"
#include "games/numbers/show/table_board.hpp"
#include "games/numbers/show/table_story.hpp"
#include "games/numbers/think/players.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

// Units of a 1080-line screen.
constexpr float side_width = 530, gap = 26, sums_height = 256;
constexpr float side_part = 0.35F; ///< Of the width at most.

class TableLesson final : public Lesson {
  public:
    TableLesson(const Rules::State& state, Table table, Rules::Move move, std::optional<Parity::Decision> parity)
        : story_(state, std::move(table)), move_(move), parity_(std::move(parity)) {}

    [[nodiscard]] std::string title() const override {
        return tr_n("Optimal, the table · {n} number", "Optimal, the table · {n} numbers", story_.size());
    }
    [[nodiscard]] std::size_t steps() const override { return story_.steps(); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override { return story_.words(step); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(story_.state(), move_); }

    void place(Rect area, const Canvas& canvas) override {
        const float right = std::round(std::min(side_width * canvas.scale(), area.width * side_part));
        const float between = std::round(gap * canvas.scale());
        board_.place({area.x, area.y, area.width - right - between, area.height}, story_, canvas);
        const float below = parity_ ? std::round(sums_height * canvas.scale()) : 0;
        interval_ = {area.right() - right, area.y, right, area.height - below - (parity_ ? between : 0)};
        sums_area_ = {interval_.x, area.bottom() - below, right, below};
    }

    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t) override {
        const auto found = event.kind == PointerEvent::Kind::leave ? std::nullopt : board_.at(event.at);
        pointed_ = found;
        const bool click = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
        if (!click || !found) return std::nullopt;
        return story_.step_of(*found);
    }

    void draw(const LessonFrame& frame, Canvas& canvas) const override {
        const auto step = story_.step(frame.step);
        const auto shown = pointed_.value_or(step.cell);
        board_.draw({.story = story_, .step = step, .shown = shown, .progress = frame.progress}, canvas);
        paint_interval_panel(interval_, {.story = story_, .cell = shown, .known = story_.is_filled(shown, step)},
                             canvas);
        if (!parity_) return;
        paint_sums_panel(sums_area_, {.heading = tr("Without the table"), .sums = parity_->sums, .kept = parity_->kept},
                         canvas);
    }

  private:
    TableStory story_;
    Rules::Move move_;
    std::optional<Parity::Decision> parity_; ///< What can be had without the table; only of an even row.
    TableBoard board_;
    Rect interval_{}, sums_area_{};
    std::optional<Cell> pointed_;
};

} // namespace

std::unique_ptr<Lesson> table_lesson(const Rules::State& state) {
    SearchControl control({});
    Table table(state.size());
    const auto move = *Optimal(&table).choose(state, control, {});
    Parity parity;
    static_cast<void>(parity.choose(state, control, {}));
    return std::make_unique<TableLesson>(state, std::move(table), move, parity.decision());
}

} // namespace zugzwang::numbers

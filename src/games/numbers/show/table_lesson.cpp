#include "games/numbers/show/table_lesson.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "games/numbers/show/interval_panel.hpp"
#include "games/numbers/show/sums_panel.hpp"
#include "games/numbers/show/table_board.hpp"
#include "games/numbers/show/table_story.hpp"
#include "games/numbers/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

constexpr float side_width = 560; ///< Units of a 1080-line screen.

class TableLesson final : public PagedLesson {
  public:
    TableLesson(const Rules::State& state, Table table, Rules::Move move, std::optional<Parity::Decision> parity)
        : story_(state, std::move(table)), move_(move), parity_(std::move(parity)) {}

    [[nodiscard]] std::string title() const override {
        return tr_n("Optimal, the table · {n} number", "Optimal, the table · {n} numbers", story_.size());
    }
    [[nodiscard]] std::size_t steps() const override { return story_.steps(); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override { return story_.words(step); }
    /// So that there is room for values.
    [[nodiscard]] Size least_size() const override { return Lesson::least_size(); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(story_.state(), move_); }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const auto step = story_.step(frame.step);
        const auto shown = pointed_.value_or(step.cell);
        auto table = ui::picture([this, step, shown, progress = frame.progress](Rect, Canvas& canvas) {
            board_.draw({.story = story_, .step = step, .shown = shown, .progress = progress}, canvas);
        });
        const auto place = [this](Rect area) { board_.place(area, story_, canvas()); };
        const auto point = [this](const PointerEvent& event) {
            pointed_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : board_.at(event.at);
            const bool click = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
            if (click && pointed_) go(story_.step_of(*pointed_));
            return false;
        };
        auto side = interval_panel(story_, shown, story_.is_filled(shown, step));
        auto sums = parity_
                        ? sums_panel({.heading = tr("Without the table"), .sums = parity_->sums, .kept = parity_->kept})
                        : ui::nothing();
        return ui::columns(ui::nothing(),
                           std::move(table).fills().named("table").reacting({.place = place, .pointer = point}),
                           ui::column(std::move(side), std::move(sums)).gaps(Measure::near).at_most(side_width));
    }

  private:
    TableStory story_;
    Rules::Move move_;
    std::optional<Parity::Decision> parity_; ///< What can be had without the table; only of an even row.
    TableBoard board_;
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

#include "games/boxes/show/lesson.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/boxes/show/class_panels.hpp"
#include "games/boxes/show/class_queue.hpp"
#include "games/boxes/show/class_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float gap = 30, small_gap = 18; ///< Units of a 1080-line screen.
constexpr float widest_board = 0.45F;     ///< Of the whole width.

/// Step 0 shows the sets, step n the n-th line of the turn.
class ClassLesson final : public Lesson {
  public:
    explicit ClassLesson(std::vector<TurnLine> turn) : turn_(std::move(turn)) {}

    [[nodiscard]] std::string title() const override { return class_title(state()); }
    [[nodiscard]] std::size_t steps() const override { return turn_.size() + 1; }
    /// The first of the turn: the others are moves of later positions.
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), {turn_.front().edge}); }

    [[nodiscard]] LessonWords words(std::size_t step, Labels labels) const override {
        LessonWords words;
        if (step == 0) {
            words.phrases = sorting_phrases(turn_.front().classes);
            if (!board_.has_numbers())
                words.phrases.push_back({LessonPhrase::Tone::why, tr("Point at a line to see what it gives away.")});
            words.counter = tr("The three sets");
        } else {
            words.phrases = line_phrases(turn_, step - 1, labels);
            words.counter = tr("Line {line} of {lines}", {{"line", step}, {"lines", turn_.size()}});
        }
        return words;
    }

    void place(Rect area, const Canvas& canvas) override {
        const float between = canvas.px(gap), below = canvas.px(small_gap);
        const float board = std::min(area.height, std::round(area.width * widest_board));
        board_.place({area.x, area.y, board, area.height}, state().grid, canvas);
        const float left = area.x + board + between;
        const float width = area.right() - left;
        rules_ = {left, area.y, width, canvas.px(class_rules_height)};
        const float changes = canvas.px(resorted_height);
        resorted_ = {left, area.bottom() - changes, width, changes};
        queue_.place({left, rules_.bottom() + below, width, resorted_.y - rules_.bottom() - 2 * below}, state(),
                     canvas);
    }

    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t step) override {
        const auto& classes = line_of(step).classes;
        queue_.turn(event, classes);
        const auto found = event.kind == PointerEvent::Kind::leave ? std::nullopt : line_at(event.at, classes);
        // The name of a line on the board is shown; the queue rests at its head where nobody points at it.
        const bool in_queue = event.kind != PointerEvent::Kind::leave && queue_.contains(event.at);
        if (!found && !in_queue) queue_.rest();
        if (found && !in_queue && found != pointed_) queue_.reveal(*found, classes);
        pointed_ = found;
        const bool click = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
        if (!click || !found) return std::nullopt;
        const auto drawn = std::ranges::find(turn_, *found, &TurnLine::edge);
        if (drawn == turn_.end()) return std::nullopt;
        return static_cast<std::size_t>(drawn - turn_.begin()) + 1;
    }

    void draw(const LessonFrame& frame, Canvas& canvas) const override {
        const ClassLook look{.line = line_of(frame.step),
                             .chooses = frame.step > 0,
                             .progress = frame.progress,
                             .labels = frame.labels,
                             .pointed = pointed_};
        board_.draw(look, canvas);
        paint_class_rules(rules_, look, canvas);
        queue_.draw(look, canvas);
        paint_resorted(resorted_, look, canvas);
    }

  private:
    [[nodiscard]] std::optional<int> line_at(Vec at, const LineClasses& classes) const {
        return queue_.contains(at) ? queue_.edge_at(at, classes) : board_.edge_at(at);
    }
    [[nodiscard]] const Rules::State& state() const { return turn_.front().classes.state(); }
    [[nodiscard]] const TurnLine& line_of(std::size_t step) const { return turn_[step == 0 ? 0 : step - 1]; }

    std::vector<TurnLine> turn_; ///< As the player reported it.
    ClassBoard board_;
    ClassQueue queue_;
    Rect rules_{}, resorted_{};
    std::optional<int> pointed_;
};

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request) {
    return std::make_unique<ClassLesson>(turn_of_classes(request.state, request.seed));
}

} // namespace zugzwang::boxes

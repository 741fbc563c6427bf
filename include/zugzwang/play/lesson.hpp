// A computer player's own algorithm at work on one position, step by step, for those who want to see how it decides.
// What it shows is what the player reported while it thought, never a second copy of the algorithm.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/panel.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/ui/named_rect.hpp"

namespace zugzwang {

/// A sentence of the strip below the board. All words are translated.
struct LessonPhrase {
    enum class Tone : std::uint8_t {
        doing,  ///< What is being done, with its values.
        why,    ///< Why, and what follows.
        result, ///< What came of it.
    };
    Tone tone = Tone::doing;
    std::string words;

    friend bool operator==(const LessonPhrase&, const LessonPhrase&) = default;
};

struct LessonWords {
    std::vector<LessonPhrase> phrases; ///< Read one after the other; two or three short sentences.
    std::string counter;               ///< "Move 66 of 99".
};

/// A part of a lesson that one may jump to.
struct LessonChapter {
    std::size_t step = 0; ///< Its first.
    std::string title;    ///< A few words, translated.
};

/// What a lesson is asked to draw.
struct LessonFrame {
    std::size_t step = 0;
    float progress = 1; ///< How far this step has come from the one before, 0 to 1; 1 at rest and in reduced motion.
    Labels labels = Labels::standard;
};

/// Made on a worker, then used on the main thread alone.
class Lesson {
  public:
    virtual ~Lesson() = default;

    /// The algorithm and what it is asked: "Alpha-beta, two moves ahead".
    [[nodiscard]] virtual std::string title() const = 0;
    /// At least 1; steps are counted from 0.
    [[nodiscard]] virtual std::size_t steps() const = 0;
    [[nodiscard]] virtual LessonWords words(std::size_t step, Labels labels) const = 0;
    /// The move that the algorithm arrives at in its last step, as the rules write it.
    [[nodiscard]] virtual std::string move() const = 0;
    /// In the order of their steps; none where a lesson is of one piece.
    [[nodiscard]] virtual std::vector<LessonChapter> chapters() const { return {}; }
    /// Steps beside the first of each chapter that are told even where a lesson is too long to be told whole.
    [[nodiscard]] virtual std::vector<std::size_t> main_steps() const { return {}; }

    /// Everything must lie wholly within `area` (device pixels); the canvas is only for measuring.
    virtual void place(Rect area, const Canvas& canvas) = 0;
    /// What it is made for, in units; where there is less room, a part of it is seen.
    [[nodiscard]] virtual Size least_size() const { return {.width = 1350, .height = 740}; }
    /// Hover changes what is drawn; a click on what has a step of its own answers that step.
    [[nodiscard]] virtual std::optional<std::size_t> pointer(const PointerEvent& /*event*/, std::size_t /*step*/) {
        return std::nullopt;
    }
    /// A pure function of the frame and the pointer. Text is at least `lesson_text` units high, on boards at least
    /// `lesson_board_text`.
    virtual void draw(const LessonFrame& frame, Canvas& canvas) const = 0;
    /// Where stands what has a name, for tests and programs that press things.
    [[nodiscard]] virtual std::vector<ui::NamedRect> parts() const { return {}; }
};

/// Units of a 1080-line screen: legible from ten metres.
inline constexpr float lesson_text = 28, lesson_board_text = 22;

/// As many steps as a class has patience for.
inline constexpr std::size_t patient_steps = 200;
/// The steps that are told of a lesson, ascending: all, or where there are more than that its first ones, the chapters,
/// the main steps, and the last one.
[[nodiscard]] std::vector<std::size_t> told_steps(const Lesson& lesson, std::size_t most = patient_steps);

/// The chapter that the step is in: a place in the list; empty before the first.
[[nodiscard]] std::optional<std::size_t> chapter_of(std::span<const LessonChapter> chapters, std::size_t step);

/// Whose lesson it is.
struct LessonWish {
    std::string player; ///< As LessonRequest has it, like the others.
    std::uint64_t seed = 1;
    int depth = 0;
};

/// What a lesson is about. The lesson keeps copies.
template <class State>
struct LessonRequest {
    const State& state;            ///< Not over.
    std::span<const State> before; ///< Where the player, on this seat, moved before in this game; it may remember it.
    std::string_view player;       ///< A player of the game with PlayerSpec::shows_its_work.
    std::uint64_t seed = 1;        ///< Of its chance.
    const OptionValues& options;
    int depth = 0; ///< Of the player's seat, of the mover's if it has both; 0: as the options say.
};

} // namespace zugzwang

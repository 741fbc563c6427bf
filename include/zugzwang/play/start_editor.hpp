// A position laid out by hand, before a game or to look into it, as the window sees it. Virtual like Session, and for
// the same reason: the scenes that lay out serve any game, while what is laid out (lines, points, pieces of a later
// game) is known to the game alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/analysis.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang {

/// Something that a click on the board can do. Words are translated, without a full stop.
struct EditTool {
    std::string name;              ///< "Draw or erase a line"
    std::string how;               ///< "click the line"
    std::string sprite{};          ///< Its picture; may be empty.
    std::optional<Side> mark = {}; ///< This side's mark in place of a picture.
};

/// A part of the position that is set beside the board. Words are translated.
struct EditSetting {
    struct Number {
        std::int64_t value = 0, min = 0, max = 0;
    };
    struct Choice {
        std::vector<std::string> words;
        std::size_t chosen = 0;
    };
    struct Line {
        std::string text; ///< Typed by the person.
    };
    std::string label;
    std::variant<Number, Choice, Line> kind;
};

/// Main thread only. Never holds a position that the rules refuse; what would make one is refused in words.
class StartEditor {
  public:
    virtual ~StartEditor() = default;

    /// What a click can do; may be empty. The first one is chosen at the start.
    [[nodiscard]] virtual std::vector<EditTool> tools() const = 0;
    virtual void choose(std::size_t tool) = 0;
    /// What is set beside the board; may be empty.
    [[nodiscard]] virtual std::vector<EditSetting> settings() const = 0;
    /// A number, or the place of a choice.
    virtual void set(std::size_t setting, std::int64_t value) = 0;
    virtual void set(std::size_t setting, std::string_view text) = 0;
    [[nodiscard]] virtual Side to_move() const = 0;
    virtual void set_to_move(Side side) = 0;

    virtual void place(Rect area) = 0;
    virtual void pointer(const PointerEvent& event) = 0;
    /// False when the key means nothing to the editor.
    virtual bool key(const KeyEvent& event) = 0;
    /// With the pointer and the keyboard away, only what is laid out.
    virtual void draw(Canvas& canvas) const = 0;
    /// Whether all lies where the game's view draws it in the same area.
    [[nodiscard]] virtual bool lies_as_in_game() const = 0;
    /// Only what is under the pointer or in focus, over the view's picture of the same position; requires that.
    virtual void draw_marks(Canvas& canvas) const = 0;
    /// What the moves of the position are worth, over the editor's own picture of it; nothing where all lies as in the
    /// game, since there the view shows it.
    virtual void draw_values(const Analysis& known, Canvas& canvas) const = 0;
    [[nodiscard]] virtual Cursor cursor() const = 0;

    /// What can be done now; translated, a capital first, no full stop.
    [[nodiscard]] virtual std::string prompt() const = 0;
    /// Why the last thing that was done changed nothing; empty when it did.
    [[nodiscard]] virtual std::string refusal() const = 0;
    /// The place that the keyboard has chosen, and what lies there: "e4: White queen"; translated. Empty where it chose
    /// none.
    [[nodiscard]] virtual std::string place_words(Labels labels) const = 0;
    /// What is laid out, as Question::position asks.
    [[nodiscard]] virtual Answers position_words(Labels labels) const = 0;
    /// What is laid out: "16 points placed by hand"; translated.
    [[nodiscard]] virtual std::string summary() const = 0;
    /// For the panel beside the board: how much there is, and how it is done.
    [[nodiscard]] virtual Panel panel() const = 0;

    [[nodiscard]] virtual bool can_undo() const = 0;
    /// Takes the last change back.
    virtual void undo() = 0;
    /// Away with everything; can be undone.
    virtual void clear() = 0;
    /// What stays when it is cleared: "removes all but the border"; translated.
    [[nodiscard]] virtual std::string clear_words() const = 0;
    /// Whether a game can start from here.
    [[nodiscard]] virtual bool can_finish() const = 0;
    /// The text of PROTOCOL.md; requires can_finish.
    [[nodiscard]] virtual std::string position() const = 0;
};

} // namespace zugzwang

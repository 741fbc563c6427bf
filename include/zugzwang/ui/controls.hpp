// What can be pressed on a page, all together: pointer, keyboard focus, what is held down, hover fades.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/ui/control.hpp"

namespace zugzwang::ui {

/// Something on the page that is pressed.
struct Control {
    std::string id;
    Rect area;
    Rect window;                       ///< Only there it can be pointed at.
    const ControlKind* kind = nullptr; ///< Of the page.
    bool enabled = true;
    bool passed_over = false; ///< Tab does not stop here: one of many, of which another is chosen.
};

class Controls {
  public:
    struct Answer {
        bool used = false; ///< The event was for a control; nobody else should react.
        std::optional<Picked> picked{};
    };

    /// Replaces all controls, what lies upon another one after it; hover, focus and a held button stay with those whose
    /// id stays.
    void set(std::vector<Control> controls);

    [[nodiscard]] Answer pointer(const PointerEvent& event);
    /// Every key, whoever it is for: another than the one that presses the same button ends its presses in a row.
    void heed(const KeyEvent& event);
    /// Tab goes round in the order of the controls, arrows to the nearest one that way or through the values of the one
    /// in focus, Enter and Space press it. Without a focus only Tab is used.
    [[nodiscard]] Answer key(const KeyEvent& event);
    /// By its name: as a press would; of one with values, this value.
    [[nodiscard]] std::optional<Picked> pick(std::string_view id, std::int64_t value);
    void key_release(const KeyReleaseEvent& event);
    /// Runs fades, the repeat of a held stepper button, and the time of a button that asks to be held.
    [[nodiscard]] std::optional<Picked> advance(Seconds step, const Theme& theme);

    /// The button that is being held to confirm; empty when there is none.
    [[nodiscard]] std::string_view holding() const;
    /// Nothing is held any more: the scene is left.
    void let_go() {
        held_.reset();
        presses_ = {};
    }
    /// What fills does so in a few steps.
    void reduce_motion(bool on) { reduced_motion_ = on; }

    void focus(std::string_view id) { focused_ = std::string(id); }
    void drop_focus() { focused_.clear(); }
    [[nodiscard]] const std::string& focused() const { return focused_; }
    /// A field in focus takes what is typed.
    [[nodiscard]] bool takes_text() const;
    /// The enabled control under the pointer; empty when there is none.
    [[nodiscard]] const std::string& hovered() const { return hovered_; }
    [[nodiscard]] ControlState state(std::string_view id) const;
    [[nodiscard]] Cursor cursor() const { return hovered_.empty() ? Cursor::arrow : Cursor::hand; }

  private:
    struct Held {
        std::string id;
        int part = -1;
        Seconds time{0};
        int repeats = 0;
        std::optional<Key> key{}; ///< That holds it, in place of the pointer.
    };
    /// How often in a row a button was pressed that asks to be held: whoever cannot hold it presses it again.
    struct Presses {
        std::string id;
        int count = 0;
    };
    /// A button that was let go too early runs back.
    struct Ebb {
        std::string id;
        float part = 0;
    };

    [[nodiscard]] const Control* find(std::string_view id) const;
    [[nodiscard]] const Control* at(Vec place) const;
    void hover(Vec place);
    [[nodiscard]] Answer press(Vec place);
    [[nodiscard]] Answer release(Vec place);
    void count_press(const std::string& id);
    [[nodiscard]] std::optional<Picked> hold_on(Seconds step);
    [[nodiscard]] std::optional<Picked> repeat_step(const Control& control, Seconds step);
    void move_focus(int places);
    [[nodiscard]] bool move_focus(Key direction);

    std::vector<Control> controls_;
    std::map<std::string, Fade, std::less<>> fades_; ///< By id, those that show.
    std::string hovered_, focused_;
    int hovered_part_ = -1;
    std::optional<Held> held_;
    Ebb ebb_;
    Presses presses_;
    std::optional<Picked> confirmed_; ///< By the last of them; told at the next step.
    bool reduced_motion_ = false;
};

} // namespace zugzwang::ui

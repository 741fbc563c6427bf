// An editor whose tools are used on the board: what the pointer is at or the arrow keys chose is changed by a click or
// by Enter, and taken away by a right click or Delete.
#pragma once

#include <optional>

#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/play/view_editor.hpp"

namespace zugzwang {

/// Thing is what the tools are used on: a square, a line.
template <Rules R, class View, std::regular Thing>
class BoardEditor : public ViewEditor<R, View> {
  public:
    using ViewEditor<R, View>::ViewEditor;

    void choose(std::size_t tool) override {
        tool_ = tool;
        hovered_.reset();
        focus_.reset();
    }
    void pointer(const PointerEvent& event) override {
        using Kind = PointerEvent::Kind;
        focus_.reset();
        hovered_ = event.kind == Kind::leave ? std::nullopt : thing_at(event.at);
        if (event.kind != Kind::press || !hovered_) return;
        if (event.button == PointerEvent::Button::left) use(*hovered_);
        if (event.button == PointerEvent::Button::right) take_away(*hovered_);
    }
    bool key(const KeyEvent& event) override {
        if (const Vec way = way_of(event.key); way != Vec{}) {
            const auto from = focus_ ? focus_ : hovered_;
            hovered_.reset();
            focus_ = neighbour(from, way);
            return true;
        }
        if (!focus_) return false;
        if (event.key == Key::enter || event.key == Key::space) {
            use(*focus_);
        } else if (event.key == Key::erase || event.key == Key::backspace) {
            take_away(*focus_);
        } else {
            return false;
        }
        return true;
    }
    [[nodiscard]] std::string place_words(Labels labels) const override {
        return focus_ ? told(*focus_, labels) : std::string();
    }
    [[nodiscard]] Cursor cursor() const override { return hovered_ ? Cursor::hand : Cursor::arrow; }

  protected:
    /// What the chosen tool can be used on at a place of the screen.
    [[nodiscard]] virtual std::optional<Thing> thing_at(Vec place) const = 0;
    /// The next one that way, a unit of the screen; the same where there is none. The first one where nothing was
    /// chosen.
    [[nodiscard]] virtual std::optional<Thing> neighbour(std::optional<Thing> from, Vec way) const = 0;
    virtual void use(Thing thing) = 0;
    virtual void take_away(Thing thing) = 0;
    /// Its name, and what lies there; translated.
    [[nodiscard]] virtual std::string told(Thing thing, Labels labels) const = 0;

    [[nodiscard]] std::size_t tool() const { return tool_; }
    [[nodiscard]] std::optional<Thing> hovered() const { return hovered_; }
    [[nodiscard]] std::optional<Thing> focus() const { return focus_; }

  private:
    std::size_t tool_ = 0;
    std::optional<Thing> hovered_, focus_; ///< One at most.
};

} // namespace zugzwang

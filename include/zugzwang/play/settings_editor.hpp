// An editor whose settings stand beside the board; nothing on the board is touched.
#pragma once

#include <vector>

#include "zugzwang/play/view_editor.hpp"

namespace zugzwang {

template <Rules R, class View>
class SettingsEditor : public ViewEditor<R, View> {
  public:
    using ViewEditor<R, View>::ViewEditor;

    [[nodiscard]] std::vector<EditTool> tools() const override { return {}; }
    void choose(std::size_t /*tool*/) override {}
    void pointer(const PointerEvent& /*event*/) override {}
    bool key(const KeyEvent& /*event*/) override { return false; }
    [[nodiscard]] std::string place_words(Labels /*labels*/) const override { return {}; }
    void draw_marks(Canvas& /*canvas*/) const override {}
    [[nodiscard]] Cursor cursor() const override { return Cursor::arrow; }
};

} // namespace zugzwang

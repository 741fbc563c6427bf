#include "games/sticks/show/start_editor.hpp"

#include <optional>
#include <utility>

#include "games/sticks/show/view.hpp"
#include "zugzwang/play/position_editor.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::sticks {
namespace {

enum Setting : std::size_t { left, take, last };

/// All is set beside the board; nothing on it is touched.
class Editor final : public PositionEditor<Rules> {
  public:
    explicit Editor(Rules::State state) : PositionEditor(std::move(state)) {}

    [[nodiscard]] std::vector<EditTool> tools() const override { return {}; }
    void choose(std::size_t) override {}
    [[nodiscard]] std::vector<EditSetting> settings() const override {
        return {{tr("Sticks left"), EditSetting::Number{state().left, 0, max_sticks}},
                {tr("Most in a move"), EditSetting::Number{state().take, 2, max_sticks - 1}},
                {tr("The last stick"),
                 EditSetting::Choice{{tr("wins"), tr("loses")}, state().misere ? std::size_t{1} : 0}}};
    }
    void set(std::size_t setting, std::int64_t value) override {
        auto next = state();
        if (setting == left) next.left = static_cast<int>(value);
        if (setting == take) next.take = static_cast<int>(value);
        if (setting == last) next.misere = value == 1;
        change(std::move(next));
    }
    using PositionEditor::set;

    void place(Rect area) override { area_ = area; }
    void pointer(const PointerEvent&) override {}
    bool key(const KeyEvent&) override { return false; }
    void draw(Canvas& canvas) const override {
        View view;
        view.place(area_, state());
        const std::optional<Rules::Move> none;
        view.draw({.before = state(), .now = state(), .last = none}, canvas);
    }
    [[nodiscard]] bool lies_as_in_game() const override { return true; }
    void draw_marks(Canvas&) const override {}
    [[nodiscard]] Cursor cursor() const override { return Cursor::arrow; }
    [[nodiscard]] std::string prompt() const override { return tr("Set the sticks beside the board"); }
    void clear() override { set(left, 0); }
    [[nodiscard]] std::string clear_words() const override { return tr("no stick stays"); }

  private:
    Rect area_{};
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::sticks

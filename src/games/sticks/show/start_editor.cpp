#include "games/sticks/show/entry_parts.hpp"

#include <utility>

#include "games/sticks/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/settings_editor.hpp"

namespace zugzwang::sticks {
namespace {

enum Setting : std::size_t { left, take, last };

class Editor final : public SettingsEditor<Rules, View> {
  public:
    using SettingsEditor::SettingsEditor;

    [[nodiscard]] std::vector<EditSetting> settings() const override {
        return {{tr("Sticks left"), EditSetting::Number{state().left, 0, max_sticks}},
                {tr("Take at most"), EditSetting::Number{state().take, 2, max_sticks - 1}},
                {tr("Taking the last stick"),
                 EditSetting::Choice{{tr("wins"), tr("loses")}, state().misere ? std::size_t{1} : 0}}};
    }
    void set(std::size_t setting, std::int64_t value) override {
        auto next = state();
        if (setting == left) next.left = static_cast<int>(value);
        if (setting == take) next.take = static_cast<int>(value);
        if (setting == last) next.misere = value == 1;
        change(std::move(next));
    }
    using SettingsEditor::set;

    [[nodiscard]] std::string prompt() const override { return tr("Set the sticks beside the board"); }
    void clear() override { set(left, 0); }
    [[nodiscard]] std::string clear_words() const override { return tr("removes all sticks"); }
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::sticks

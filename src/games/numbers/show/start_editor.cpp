#include <utility>

#include "games/numbers/show/view.hpp"
#include "games/numbers/typed_row.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/settings_editor.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

enum Setting : std::size_t { row, first_total, second_total };

class Editor final : public SettingsEditor<Rules, View> {
  public:
    using SettingsEditor::SettingsEditor;

    [[nodiscard]] std::vector<EditSetting> settings() const override {
        const auto total_of = [this](Side side) {
            return EditSetting{tr("{side} has", {{"side", side_word(side)}}),
                               EditSetting::Number{state().totals[side], 0, largest_total}};
        };
        return {{tr("The row"), EditSetting::Line{row_text()}}, total_of(Side::first), total_of(Side::second)};
    }
    void set(std::size_t setting, std::int64_t value) override {
        auto next = state();
        next.totals[setting == first_total ? Side::first : Side::second] = value;
        change(std::move(next));
    }
    void set(std::size_t, std::string_view text) override {
        const auto typed = typed_row(text);
        if (!typed) return refuse(tr(typed.refusal()));
        auto next = start_of({});
        if (!typed->empty()) {
            auto numbers = row_from_text({*typed});
            if (!numbers) return refuse(tr(numbers.refusal()));
            next = start_of(*std::move(numbers));
        }
        next.totals = state().totals;
        next.to_move = state().to_move;
        change(std::move(next));
    }

    [[nodiscard]] std::string prompt() const override { return tr("Type the row beside the board"); }
    void clear() override { set(row, std::string_view()); }
    [[nodiscard]] std::string clear_words() const override { return tr("removes all numbers"); }

  private:
    /// As a person types it; empty where it is longer than a line can be.
    [[nodiscard]] std::string row_text() const {
        if (state().empty() || state().size() > max_typed_numbers) return {};
        const auto text = Rules::to_text(state());
        return text.substr(0, text.find(' '));
    }
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::numbers

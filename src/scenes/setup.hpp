// Before a game: who sits where, the game's options, the time for a computer's move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenes/scenes.hpp"
#include "scenes/setup_layout.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

class Setup final : public Scene {
  public:
    Setup(SceneContext& context, const Game& game);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override {}
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return controls_.cursor(); }
    [[nodiscard]] bool take_redraw() override { return controls_.take_redraw(); }
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    /// A line of the options panel.
    struct Row {
        std::string id;          ///< Of the option; `time` and `labels` for those that are not the game's.
        std::string label, help; ///< Translated.
        Control control;         ///< Its place still open.
    };

    void rebuild();
    void add_seat(Side side, std::vector<Control>& controls) const;
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] Row row_of(const OptionSpec& option) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);
    void set_option(const OptionSpec& option, const Picked& picked);
    void change(const Picked& picked);
    [[nodiscard]] SceneChange start(const std::array<std::string, 2>& players);
    [[nodiscard]] std::array<std::string, 2> only_computers();
    [[nodiscard]] bool asks_for_time() const;
    /// A person and the computer players.
    [[nodiscard]] std::size_t card_count() const { return game_.players.size() + 1; }
    /// Of the option under the pointer or in focus; empty for others.
    [[nodiscard]] std::string help_words() const;
    void draw_seat(Side side, Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    SetupChoices& choices_; ///< In the context: they are there again next time.
    SetupLayout layout_;
    Controls controls_;
    std::vector<Row> rows_;
    std::optional<Side> first_to_move_;
    std::string refusal_; ///< Why the options do not go together; empty when they do.
};

} // namespace zugzwang

// Before a game: who sits where, the game's options, the time for a computer's move.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "scenes/setup/bot_trial.hpp"
#include "scenes/setup/setup_layout.hpp"
#include "scenes/setup/typed_names.hpp"
#include "scenes/setup/typed_options.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

/// What the time for a computer's move can be.
inline constexpr std::array<std::chrono::milliseconds, 4> setup_times{
    std::chrono::milliseconds(500), std::chrono::milliseconds(1000), std::chrono::milliseconds(3000),
    std::chrono::milliseconds(10000)};

/// How the ids of its controls begin, or what they are.
namespace setup_ids {
inline constexpr BySide<std::string_view> seat{"first:", "second:"};
inline constexpr BySide<std::string_view> clock{"clock:first", "clock:second"};
inline constexpr std::string_view option = "option:";
} // namespace setup_ids

class SetupScene final : public Scene {
  public:
    SetupScene(SceneContext& context, const Game& game);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] bool takes_text() const override { return controls_.takes_text(); }
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    /// A line of the options panel: a label and the controls under it.
    struct Row {
        /// A control, its place still open, and its part of the line's width.
        struct Piece {
            Control control;
            float share = 1;
        };
        std::string id;          ///< Of the option; `time` and the like for those that are not the game's.
        std::string label, help; ///< Translated.
        std::vector<Piece> pieces;
        Role label_role = Role::ink;
    };

    void rebuild();
    /// Whose turn it is at the start, and what does not go together.
    void look_at_start();
    /// In the top bar: the house's colours or the classic ones, where there are both.
    void add_look(std::vector<Control>& controls) const;
    /// Upright: which part is shown.
    void add_parts(std::vector<Control>& controls) const;
    [[nodiscard]] bool shows(SetupPart part) const;
    void add_rows(std::vector<Control>& controls) const;
    void add_seat(Side side, std::vector<Control>& controls) const;
    void add_clock(Side side, std::vector<Control>& controls) const;
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] Row row_of(const OptionSpec& option) const;
    [[nodiscard]] Row start_row() const;
    [[nodiscard]] Row labels_row() const;
    [[nodiscard]] Row numbers_row() const;
    [[nodiscard]] Row time_row() const;
    /// Depth and time of a computer's own seat, in place of the row for all.
    [[nodiscard]] Row seat_row(Side side) const;
    [[nodiscard]] Row bot_row() const;
    /// Of two people: what they are called, and what their match goes to.
    [[nodiscard]] Row names_row() const;
    [[nodiscard]] Row match_row() const;
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] SceneChange pick(const Picked& picked);
    void set_option(const OptionSpec& option, const Picked& picked);
    void change(const Picked& picked);
    void change_match(const Picked& picked);
    /// While both sides have the same clock, the first one's choice is for both.
    void set_clock(Side side, std::size_t choice);
    [[nodiscard]] SceneChange start(const BySide<std::string>& players);
    /// Of that player on that seat; empty: as for all.
    [[nodiscard]] std::optional<Budget> budget_of(Side side, const std::string& player) const;
    [[nodiscard]] BySide<std::string> only_computers();
    [[nodiscard]] bool offers_classic_look() const;
    [[nodiscard]] bool asks_for_time() const;
    [[nodiscard]] bool takes_time(Side side) const;
    /// The option that the player on that seat has a depth by; empty for others.
    [[nodiscard]] std::string depth_option(Side side) const;
    [[nodiscard]] bool seats_have_depth() const;
    /// Whether seats choose it, each its own.
    [[nodiscard]] bool is_of_seats(const OptionSpec& option) const;
    [[nodiscard]] std::int64_t depth_of(Side side) const;
    [[nodiscard]] std::chrono::milliseconds time_of(Side side) const;
    [[nodiscard]] bool seats_bot() const;
    [[nodiscard]] bool seats_friends() const;
    /// Whether the keys go to the line for the bot's command.
    [[nodiscard]] bool types_command() const { return controls_.focused() == "bot:command"; }
    [[nodiscard]] bool types_name() const;
    /// The option whose line the keys go to; empty when there is none.
    [[nodiscard]] std::string_view typed_option() const;
    [[nodiscard]] bool can_start() const;
    /// The players' ids as a session takes them.
    [[nodiscard]] std::string player_id(const std::string& choice) const;
    /// A person, the computer players, and a bot where it can be seated.
    [[nodiscard]] std::size_t card_count() const { return game_.players.size() + (context_.outside ? 2 : 1); }
    /// Of the option under the pointer or in focus; empty for others.
    [[nodiscard]] std::string help_words() const;
    void draw_seat(Side side, Canvas& canvas) const;
    void draw_rows(Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    SetupChoices& choices_;   ///< In the context: they are there again next time.
    std::string usual_theme_; ///< When the classic one is not chosen.
    SetupLayout layout_;
    SetupPart part_ = SetupPart::second_seat; ///< Upright: that is shown; at first whom one plays against.
    Controls controls_{&context_};
    std::vector<Row> rows_;
    BotTrial bot_;
    TypedOptions typed_;
    TypedNames names_;
    std::array<int, 2> score_before_{};   ///< Of the match that was ended here, to be taken back.
    std::optional<std::string> position_; ///< Of which `start_` is the picture.
    std::unique_ptr<StartEditor> start_;  ///< What was laid out by hand; empty when nothing was.
    std::optional<Side> first_to_move_;
    std::optional<std::string> start_position_; ///< Empty while something does not go together.
    std::string refusal_;                       ///< Why the options do not go together; empty when they do.
    std::string known_;                         ///< What is known of the game beforehand; may be empty.
};

} // namespace zugzwang

// Before a game: at a glance the board, the opponent and who begins; all else that can be chosen is under More.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "desk/quick_setup.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/miniature.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/setup/bot_trial.hpp"
#include "scenes/setup/typed_lines.hpp"

namespace zugzwang {

class SetupScene final : public PageScene {
  public:
    SetupScene(SceneContext& context, const Game& game);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override {
        return Address{.place = Address::Place::setup, .game = game_.id};
    }

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    /// A line of the options: a label over what is chosen.
    struct Row {
        std::string label, help; ///< Translated.
        std::vector<ui::Node> pieces;
        Role label_role = Role::ink;
    };

    /// Whose turn it is at the start, and what does not go together; only when something is otherwise than before.
    void look_at_start();
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node foot();
    [[nodiscard]] const act::Act& fold_act() const { return more_ ? act::less : act::more; }
    [[nodiscard]] ui::Node more_button();
    [[nodiscard]] ui::Node laid(Row row);

    // At a glance.
    [[nodiscard]] ui::Node glance();
    [[nodiscard]] ui::Node boards();
    [[nodiscard]] ui::Node board_in_small();
    /// The opponent that is pointed at, else the chosen one; empty where people play or only computers do.
    [[nodiscard]] std::string looked_at() const;
    [[nodiscard]] ui::Node opponents();
    /// Where stars are won, if not in the game as it is set up here against a rung; else empty.
    [[nodiscard]] std::string where_stars_are() const;
    [[nodiscard]] std::vector<ui::Node> computer();
    [[nodiscard]] std::vector<ui::Node> friends();
    [[nodiscard]] std::vector<ui::Node> far_friend();
    [[nodiscard]] ui::Node undrawn();
    [[nodiscard]] std::vector<ui::Node> watched();
    [[nodiscard]] ui::Node who_begins();
    [[nodiscard]] ui::Node which_friend_begins();
    /// One of a row of cards, which stand in that order: Tab stops at the chosen one alone, arrows choose the one
    /// beside it, a press on the chosen one plays, and so does Enter.
    struct CardRow {
        std::string name; ///< Of the cards' ids.
        std::vector<std::string> ids{};
        std::optional<std::size_t> chosen{};
        std::function<void(std::size_t)> choose{};
    };
    [[nodiscard]] ui::Node card_of(const CardRow& row, std::size_t index, ui::Node face);
    void play_against(Against whom);
    /// 0: the person; 1: the computer; 2: in turn.
    void let_begin(std::size_t choice);
    [[nodiscard]] Side mover() const { return start_->to_move.value_or(Side::first); }
    [[nodiscard]] std::string& rival() { return choices_.players[other(person_side(choices_.players))]; }
    [[nodiscard]] std::optional<std::size_t> chosen_opponent(Side side) const;

    // Under More.
    [[nodiscard]] ui::Node all();
    [[nodiscard]] ui::Node look_choice();
    [[nodiscard]] ui::Node seat(Side side);
    /// Seats that player when it is pressed.
    [[nodiscard]] ui::Node seat_card(Side side, std::string id, std::string title, std::string words);
    [[nodiscard]] ui::Node seat_head(Side side);
    [[nodiscard]] ui::Node options();
    [[nodiscard]] std::vector<Row> rows();
    [[nodiscard]] Row row_of(const OptionSpec& option);
    [[nodiscard]] ui::Node piece_of(const OptionSpec& option);
    [[nodiscard]] Row start_row();
    [[nodiscard]] Row setting_row(std::string id, std::string label, std::string help, std::vector<std::string> words,
                                  bool second, void (*set)(Settings&, bool));
    [[nodiscard]] Row time_row();
    /// Depth and time of a computer's own seat, in place of the row for all.
    [[nodiscard]] Row seat_row(Side side);
    [[nodiscard]] Row bot_row();
    /// Of two people: what they are called, and what their match goes to.
    [[nodiscard]] Row names_row();
    [[nodiscard]] Row match_row();

    void seat_player(Side side, const std::string& id);
    void swap_seats();
    void set_option(const std::string& id, const std::string& text);
    /// While both sides have the same clock, the first one's choice is for both.
    void set_clock(Side side, std::size_t choice);
    void change_settings(auto&& change) {
        change(context_.settings);
        context_.settings_changed = true;
    }
    void play();
    void start(const BySide<std::string>& players);
    /// With a friend far away.
    void start_far();
    /// Enter in a line that is typed plays; the rest is for the line.
    [[nodiscard]] bool plays_on_enter(const InputEvent& event);

    /// Of that player on that seat; empty: as for all.
    [[nodiscard]] std::optional<Budget> budget_of(Side side, const std::string& player) const;
    [[nodiscard]] BySide<std::string> only_computers();
    [[nodiscard]] bool takes_time(Side side) const;
    /// The option that the player on that seat has a depth by; empty for others.
    [[nodiscard]] std::string depth_option(Side side) const;
    [[nodiscard]] bool seats_have_depth() const;
    [[nodiscard]] std::int64_t depth_of(Side side) const;
    [[nodiscard]] std::chrono::milliseconds time_of(Side side) const;
    [[nodiscard]] bool seats_bot() const;
    [[nodiscard]] bool can_start() const;
    /// Of what is under the pointer or in focus; empty for what has none.
    [[nodiscard]] std::string help_words() const;

    const Game& game_;
    std::vector<std::optional<std::int64_t>> own_minutes_; ///< By board, as `own_minutes`.
    SetupChoices& choices_;                                ///< In the context: they are there again next time.
    bool more_ = false;                                    ///< All that can be chosen is shown.
    std::string rival_;                                    ///< Whom the person met last, while two people or none play.
    std::string usual_theme_;                              ///< When the classic one is not chosen.
    BotTrial bot_;
    TypedOptions typed_;
    TypedNames names_;
    ui::TextLine far_name_; ///< Of a friend far away.
    Opener opener_;
    ui::Notice notice_;                 ///< Why what was pasted does not open.
    std::array<int, 2> score_before_{}; ///< Of the match that was ended here, to be taken back.
    std::vector<std::pair<std::vector<std::string>, std::string>> helps_; ///< What explains the pieces of a row.

    /// What is known of the start that was looked at last.
    struct Start {
        OptionValues options;
        std::optional<std::string> position{};
        std::string typed_refusal{};
        std::shared_ptr<StartEditor> editor{}; ///< What was laid out by hand; empty when nothing was.
        std::optional<Side> to_move{};
        std::optional<std::string> text{};  ///< Empty while something does not go together.
        std::string refusal{};              ///< Why the options do not go together; empty when they do.
        std::string known{};                ///< What is known of the game beforehand; may be empty.
        std::shared_ptr<Miniature> small{}; ///< It is played there; made when it is shown.
        std::string small_by{};             ///< By that player; empty: by any.
    };
    std::optional<Start> start_;
};

} // namespace zugzwang

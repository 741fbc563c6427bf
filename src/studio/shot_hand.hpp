// A hand that works the program for a picture: opens scenes, points, clicks, presses keys and lets time pass, always
// in the same way. Computers answer between two steps of time, so that a picture does not depend on the machine.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "keep/library.hpp"
#include "studio/openings/composed_openings.hpp"
#include "studio/picture_call.hpp"
#include "studio/shot_script.hpp"
#include "studio/you/composed_you.hpp"

namespace zugzwang::studio {

inline constexpr Seconds hand_step{1.0 / 60}; ///< Between two things that the hand does.

/// What is on the table.
struct TablePlan {
    std::string game;
    std::vector<std::string> options{}; ///< "rows=16".
    std::optional<std::string> position{};
    BySide<std::string> players{"human", "human"};
    BySide<std::optional<ClockLimit>> clocks{};
    std::vector<std::string> expected{}; ///< What a thinker has in mind.
};

class ShotHand {
  public:
    /// The menu is open. `text_size` as Settings has it. Throws std::runtime_error as App does.
    ShotHand(app::PictureSize size, const std::string& theme, const std::string& language = "en",
             int text_size = text_sizes.front());

    [[nodiscard]] SceneContext& context() { return app_.context(); }
    void open(std::unique_ptr<Scene> scene) { app_.scenes().open(std::move(scene)); }
    void play(const TablePlan& plan);
    /// The same, before the first computer has answered.
    void begin(const TablePlan& plan);
    /// Computers against each other as in the attract mode, the title of the game first.
    void attract(const TablePlan& plan);
    /// A computer sits on the first seat that never answers, but says what it has in mind.
    void play_against_thinker(TablePlan plan);

    /// The openings of composed games are counted.
    void count_openings();
    /// The games' scene with so many games, composed.
    void open_games(std::size_t count);

    /// The scene of a person who did nothing yet, or of one after twelve weeks, composed.
    void open_you(bool has_lived);

    /// Each sign is a key: `<` `>` `^` `v` arrows, `.` Enter, `\` Escape, `_` Space, `~` Tab, `{` Home, `}` End, other
    /// signs themselves. What a move started comes to rest before the next key.
    void keys(std::string_view signs);
    /// One of them, not waiting for what it starts.
    void key(char sign);
    /// Text for the line in focus.
    void type(std::string text);
    /// Requires a widget of that name, in whichever of the panels of which an upright screen shows one at a time.
    void hover(std::string_view widget);
    void click(std::string_view widget);
    /// At that part (0 to 1) of it.
    void click(std::string_view widget, Vec part);
    /// Presses it, and lets go after so long.
    void hold(std::string_view widget, Seconds time);
    /// The same, but does not let go.
    void keep_holding(std::string_view widget, Seconds time);
    /// The place nearest to that part (0 to 1) of the board where something can be done; false when there is none.
    bool hover_board(Vec part);
    bool click_board(Vec part);
    /// The same, not waiting for what it starts.
    bool tap_board(Vec part);
    /// Clicks about the middle of the board where nothing can be done until the reason is shown.
    void click_in_vain();
    /// Opens the tab of the moves where they are on one.
    void show_moves();
    void wheel(std::string_view widget, float notches);

    void pass(Seconds time);
    /// Called after each sixtieth of a second that passes: for a film of what the hand does.
    void watch(std::function<void()> each_step) { watch_ = std::move(each_step); }
    void draw_over(std::function<void(Canvas&)> paint) { app_.draw_over(std::move(paint)); }
    /// The scene alone.
    void draw(Canvas& canvas) { app_.scenes().draw(canvas); }
    /// What it stands on, to measure by.
    [[nodiscard]] const Canvas& canvas() const { return app_.canvas(); }
    [[nodiscard]] Vec pointer() const { return at_; }
    /// Until a person is asked, or nothing more happens; then until hover and light have come to rest.
    void settle();
    /// Until so many moves were made in all, the last of them still on its way for so long.
    void pass_until_move(std::size_t count, Seconds under_way);
    void hurry(float speed) { app_.context().settings.speed = speed; }

    [[nodiscard]] canvas::SurfaceHandle picture() { return app_.screenshot(); }
    [[nodiscard]] std::string title() const { return app_.scenes().top().title(); }
    [[nodiscard]] std::vector<NamedRect> parts() const { return app_.scenes().top().widgets(); }

  private:
    void handle(const InputEvent& event) { app_.scenes().handle(event); }
    void point_at(Vec place);
    void press();
    [[nodiscard]] std::optional<Rect> found(std::string_view name) const;
    [[nodiscard]] Rect widget(std::string_view name);
    /// Brings it into view, by the wheel, where something scrolls; else all is as it was.
    void scroll_to(std::string_view name);
    [[nodiscard]] SessionConfig config_of(const TablePlan& plan);
    /// `visit` gets places of the board, the nearest to the part first, until it answers true.
    template <class Visit>
    bool search_board(Vec part, Visit visit);

    app::PictureSize size_;
    std::optional<Library> library_;
    std::unique_ptr<ComposedOpenings> openings_; ///< Null until they are asked for.
    std::unique_ptr<ComposedPerson> person_;
    app::App app_;
    const Game* game_ = nullptr;
    std::shared_ptr<Session> session_; ///< On the table, if there is one.
    bool waits_ = true;                ///< For computers' answers.
    Vec at_{};                         ///< The pointer.
    std::function<void()> watch_;
};

/// Does what the act of a script says. `game` is the one whose script it is, nullptr where it is of none. Throws
/// std::runtime_error, one line that begins with the act's place, for what is no act or cannot be done.
void perform(const ShotAct& act, const Game* game, ShotHand& hand);

} // namespace zugzwang::studio

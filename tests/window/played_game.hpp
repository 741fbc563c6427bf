// A game in its window, played by a person's mouse: whatever the board invites to, drawn by chance; or by a finger,
// which stays over nothing before it presses.
#pragma once

#include "support/standard.hpp"
#include "window/harness.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

struct GamePlan {
    std::string game;                             ///< An id of the catalog.
    std::map<std::string, std::string> options{}; ///< Those that are not the usual.
    BySide<std::string> players{"human", "human"};
    Budget budget{.nodes = 200}; ///< For each move of a computer; Budget{} is without limit.
    int width = 1280, height = 720;
    std::uint64_t seed = 1; ///< Of the person's choices.
    bool by_touch = false;
};

/// Every game at a size that is soon played; the computer is one that can be beaten.
struct SmallGame {
    std::string game;
    std::map<std::string, std::string> options;
    std::string computer;
};
/// One after the other, as a generator of the tests.
[[nodiscard]] SmallGame any_small_game();

class PlayedGame {
  public:
    explicit PlayedGame(const GamePlan& plan);

    [[nodiscard]] Window& window() { return window_; }
    [[nodiscard]] const Game& game() const { return game_; }
    /// What the window itself plays; there is none, and the test fails, before the first move.
    [[nodiscard]] const Session& session();
    /// As text.
    [[nodiscard]] std::vector<std::string> moves();
    [[nodiscard]] bool over();
    [[nodiscard]] std::string title() { return window_.app().scenes().title(); }
    /// Where the game begins, by its rules.
    [[nodiscard]] std::unique_ptr<Table> start() const;

    /// Clicks one place of the board on which the cursor says that something can be done there.
    void click_something();
    /// Clicks until a move is made; does not wait for an answer.
    void click_a_move();
    /// Waits until a person is asked for a move or the result is there; never comes back from a search without limit.
    void rest();
    void play_by_mouse();
    /// Starts anew from the result.
    void click_again();

    /// The moves, played again by the rules, are legal, the sides take turns as they say, and they end where the window
    /// ended.
    void check_by_rules();

  private:
    /// Looks for the window's session, which the window tells only between the first move and the last.
    void find_session();
    [[nodiscard]] bool at_rest();
    [[nodiscard]] std::size_t move_count();

    const Game& game_;
    GamePlan plan_;
    OptionValues options_;
    Window window_;
    Random random_;
    std::shared_ptr<Session> session_;
};

/// Every part of the scene is on the screen, and the board lies under no other part.
void check_whole(Window& window, int width, int height);

} // namespace zugzwang::testing

// A person's own mistakes as exercises: those due today one after the other, by game and by kind, and how many there
// were in each of the last weeks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "desk/practice/practice_round.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/practice/practice_board.hpp"

namespace zugzwang {

class PracticeScene final : public PageScene {
  public:
    PracticeScene(SceneContext& context, const Game& game, practice::Wish wish);

    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override {
        return Address{.place = Address::Place::practice, .game = game_->id};
    }

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override {
        return board_ ? zugzwang::place_words(board_.session().news().pointer_panel) : std::string();
    }
    void advance(Seconds step) override;

  private:
    /// What the page is about.
    enum class Face {
        asked,
        solved,
        broken, ///< The rules refuse the position.
        done,   ///< The row is solved, or enough was done today.
        free,   ///< Nothing is due.
        empty,  ///< There are no exercises.
    };

    /// A kind of mistake of the game, and how many there were a week.
    struct ToldKind {
        std::string id, name; ///< The name not yet translated.
        std::array<std::size_t, practice::weeks_told> weeks{};
    };
    struct CountedAt {
        const Game* game = nullptr;
        practice::Day day{};
        std::uint64_t revision = 0; ///< Of the notes.

        friend bool operator==(const CountedAt&, const CountedAt&) = default;
    };

    [[nodiscard]] Face face() const;
    /// Puts what is shown of the row on the board; when all is done, what was solved last stays.
    void show();
    void next();
    void show_place(std::size_t place);
    void follow_board(Seconds step);
    /// A move that is half made is taken back first.
    void leave();
    /// The game that it comes from, at the mistake; requires a library that has it.
    void open_review();
    /// Of which game exercises are asked: one, or all that have any.
    void ask_game();
    /// Exercises of that game, null for all, and of that kind alone, if any.
    void choose(const Game* game, std::optional<std::string> kind);
    [[nodiscard]] bool is_chosen(const std::string& kind) const;
    [[nodiscard]] std::string status() const;

    // practice_page.cpp
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node middle();
    [[nodiscard]] ui::Node row_part();
    [[nodiscard]] ui::Node squares();
    void press_square();
    [[nodiscard]] ui::Node card();
    [[nodiscard]] ui::Node asked();
    [[nodiscard]] ui::Node origin();
    [[nodiscard]] ui::Node tried() const;
    [[nodiscard]] ui::Node waits_part() const;
    [[nodiscard]] ui::Node proof() const;
    [[nodiscard]] ui::Node choices();
    // practice_weeks.cpp
    /// Once, until there are others.
    void count_mistakes();
    [[nodiscard]] ui::Node mistakes_part();
    [[nodiscard]] ui::Node kind_of_mistake(const ToldKind& kind, std::size_t most);

    PracticeRound round_;
    PracticeBoard board_;
    const Game* game_;                       ///< Whose kinds of mistakes are told.
    const Game* chosen_game_ = nullptr;      ///< That exercises are asked of; null: all.
    std::optional<std::int64_t> library_id_; ///< Of the game that the exercise comes from, while it is there.
    std::vector<ToldKind> kinds_;
    std::optional<CountedAt> counted_at_; ///< When they were counted last.
    bool goes_on_ = false;                ///< It was solved just now: the next one comes by itself.
    Seconds solved_for_{0};
};

} // namespace zugzwang

// Before a tournament: what is played, who plays, and what it comes to.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "scenes/frame/page_scene.hpp"
#include "tournament/roster.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

class TournamentSetup final : public PageScene {
  public:
    /// Begins with the board that is chosen for that game; all its players of the house play.
    TournamentSetup(SceneContext& context, const Game& game);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override { return tr("Set up a tournament"); }
    [[nodiscard]] bool takes_drops() const override { return true; }

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    /// What the games that are chosen now come to; another one after every change.
    struct Whole {
        tournament::TournamentPlan plan;
        std::string line;             ///< Of the plan.
        std::filesystem::path file{}; ///< Its games are kept there; empty where none are kept.
        std::uint64_t played = 0;     ///< They stand there already.
        std::uint64_t games = 0;      ///< In all; 0 where that is not known beforehand.
    };

    void choose_game(const Game& game, OptionValues options);
    void add_folder(const std::filesystem::path& folder);
    /// Opens the list of what lies in a folder, and of what can be done with it.
    void look_into(const std::filesystem::path& folder);
    void start();
    /// With other openings and choices of the players than those that are kept.
    void begin_anew();
    void add_up();
    /// That it takes at most; 0 where that is not known beforehand.
    [[nodiscard]] std::int64_t minutes() const;

    // tournament_rows.cpp
    [[nodiscard]] ui::Node played();
    /// Pressed, it opens the list of those words.
    [[nodiscard]] ui::Node list_row(const std::string& label, const std::string& id, std::vector<std::string> words,
                                    std::size_t chosen, ui::Choose choose);
    [[nodiscard]] ui::Node game_row();
    [[nodiscard]] ui::Node kind_row();
    [[nodiscard]] ui::Node all_row();
    [[nodiscard]] ui::Node time_row();
    [[nodiscard]] ui::Node judge_row();
    [[nodiscard]] ui::Node where_row();
    [[nodiscard]] ui::Node entrants();
    [[nodiscard]] ui::Node bot_row(std::size_t bot);
    [[nodiscard]] ui::Node house_row(const PlayerSpec& player);
    [[nodiscard]] ui::Node sums();
    [[nodiscard]] std::string refusal() const;
    [[nodiscard]] std::string sum_words() const;

    const Game* game_;
    OptionValues options_;
    tournament::Kind kind_ = tournament::Kind::round_robin;
    std::int64_t games_ = 2, rounds_ = 0, random_moves_ = 2, jobs_;
    std::size_t time_ = 0;  ///< Of `move_budgets`.
    std::size_t judge_ = 0; ///< Of `judge_nodes`.
    std::uint64_t seed_ = 1;
    std::string against_all_{};   ///< The name of the one that a gauntlet is of; empty: the first.
    std::set<std::string> house_; ///< Players of the house that play, by id.
    tournament::Roster roster_;
    std::filesystem::path folder_; ///< That was looked into last.
    ui::Notice notice_;
    Whole whole_{};
};

/// What every move may take, as the setup offers it.
inline constexpr std::array<Budget, 7> move_budgets{{{.nodes = 100},
                                                     {.nodes = 10'000},
                                                     {.time = std::chrono::milliseconds(50)},
                                                     {.time = std::chrono::milliseconds(200)},
                                                     {.time = std::chrono::seconds(1)},
                                                     {.time = std::chrono::seconds(3)},
                                                     {.time = std::chrono::seconds(10)}}};
/// What a judge may spend after every move, as the setup offers it; 0: there is none.
inline constexpr std::array<std::uint64_t, 4> judge_nodes{0, 10'000, 100'000, 1'000'000};

} // namespace zugzwang

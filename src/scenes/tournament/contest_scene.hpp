// A tournament under way: its table, two games as they are played, and how it ended.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "desk/saver.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/tournament/crosstable.hpp"
#include "scenes/tournament/live_board.hpp"
#include "tournament/contest.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

/// It goes on while another scene is above this one, and ends when this one goes.
class ContestScene final : public PageScene {
  public:
    ContestScene(SceneContext& context, tournament::TournamentPlan plan, int jobs, std::string record_file);

    [[nodiscard]] std::string title() const override;
    /// For tests.
    [[nodiscard]] const tournament::Contest& contest() const { return contest_; }

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;
    [[nodiscard]] Seconds page_time() const override;

  private:
    using State = tournament::Contest::State;

    [[nodiscard]] const Game& game() const { return *contest_.plan().game; }
    [[nodiscard]] bool is_over() const { return contest_.state() == State::over; }
    [[nodiscard]] std::string name_of(std::size_t entrant) const;
    /// Of the one at that place of the table, from 0.
    [[nodiscard]] std::string name_at(std::size_t place) const;
    void watch(std::optional<std::size_t> table);
    /// With the players called what they are called here.
    [[nodiscard]] GameRecord named(GameRecord record) const;
    void show(const GameRecord& record);
    void show_best();
    /// The openings of its games.
    void explore();
    /// For spreadsheets, as a page for browsers, and as a picture.
    void save();
    /// Back from what is looked at to the table, and from there out.
    void leave();

    // contest_page.cpp
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::string told() const;
    [[nodiscard]] ui::Node table();
    [[nodiscard]] ui::Node live(std::size_t table);
    [[nodiscard]] ui::Node seats(std::size_t table);
    [[nodiscard]] ui::Node watched();
    [[nodiscard]] ui::Node progress();
    [[nodiscard]] ui::Node podium();

    // contest_games.cpp
    [[nodiscard]] std::string name_of(const Encountering& who) const;
    [[nodiscard]] std::string score_of(const Encountering& who) const;
    /// Of the table's part of that name; empty for any other.
    [[nodiscard]] std::string words_of(std::string_view id) const;
    [[nodiscard]] bool is_of(const GameRecord& record, const Encountering& who) const;
    [[nodiscard]] ui::Node games_of(const Encountering& who);
    /// Requires one of the contest's records.
    [[nodiscard]] ui::Node game_row(const GameRecord& record, std::vector<ui::Node> said);

    std::filesystem::path record_file_; ///< Empty: none is kept.
    tournament::Contest contest_;
    std::vector<LiveBoard> boards_;        ///< Of the first tables.
    std::vector<std::size_t> rows_;        ///< Entrants, as the table was when a round ended.
    std::vector<std::size_t> rows_before_; ///< As it was before.
    std::uint64_t rounds_ = 0;             ///< That were over then.
    std::optional<Encountering> chosen_{}; ///< Whose games are listed.
    std::optional<std::size_t> watched_{}; ///< The table whose game is large.
    bool shows_podium_ = false;
    std::optional<std::size_t> best_{};            ///< Of the records, once it is over.
    Seconds time_{0}, ordered_at_{0}, over_at_{0}; ///< Since the scene came.
    ui::Notice notice_;
    Saver saver_;
    std::filesystem::path saved_in_;
};

} // namespace zugzwang

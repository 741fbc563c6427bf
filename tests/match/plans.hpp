// Plans of matches for tests: between our own players, counted in nodes, the same everywhere.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "match/file.hpp"
#include "match/plan.hpp"
#include "match/runner.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline match::MatchPlan plan_of(const std::string& game, std::uint64_t games) {
    match::MatchPlan plan;
    plan.game = find_game(game);
    plan.options = OptionValues(plan.game->options);
    plan.players = {"random", plan.game->players.back().id};
    plan.games = games;
    plan.budget.nodes = 30;
    plan.seed = 7;
    plan.swap = true;
    plan.random_opening = 1;
    return plan;
}

/// A folder of its own for a test, gone with it.
class Folder {
  public:
    explicit Folder(const std::string& name)
        : path_(std::filesystem::temp_directory_path() / ("zugzwang-" + name + "-" + std::to_string(getpid()))) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

[[nodiscard]] inline std::string text_of(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

inline void write(const std::string& file, const std::string& text) { std::ofstream(file, std::ios::trunc) << text; }

/// The games without what depends on the clock.
[[nodiscard]] inline std::vector<GameRecord> without_times(std::vector<GameRecord> records) {
    for (auto& record : records) {
        record.match->microseconds = {};
        for (auto& move : record.moves) {
            if (move.thought) move.thought->time = Seconds{0};
        }
    }
    return records;
}
[[nodiscard]] inline std::vector<GameRecord> games_in(const std::string& file) {
    const auto match = match::read_match_file(file);
    return match ? without_times(match->records) : std::vector<GameRecord>{};
}

} // namespace zugzwang::testing

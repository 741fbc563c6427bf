#include "scenes/tournament/tournament_setup.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <thread>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

namespace fs = std::filesystem;
using tournament::Kind;

constexpr std::size_t usual_time = 3; ///< Of the budgets.
constexpr std::size_t most_folders = 200;

/// Lines after the first one.
std::uint64_t games_in(const fs::path& file) {
    std::ifstream lines(file, std::ios::binary);
    const auto ends = std::count(std::istreambuf_iterator<char>(lines), {}, '\n');
    return static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(ends - 1, 0));
}

/// Where its games are kept; empty where nothing is kept.
fs::path file_of(const SceneContext& context, const Game& game, const std::string& line) {
    if (context.saving.texts.empty()) return {};
    return context.saving.texts / "Zugzwang tournaments" / filled("{}-{}.jsonl", game.id, text_word(line));
}

/// As a bot of the settings is tried, with another command.
tournament::Roster::Test trial_of_bots(const SceneContext& context) {
    if (!context.test_bot) return {};
    return [test = context.test_bot, its = context.settings](const Game& game, const OptionValues& options,
                                                             const std::string& command,
                                                             const std::stop_token& stop) mutable {
        its.bot_command = command;
        return test(game, options, its, stop);
    };
}

} // namespace

TournamentSetup::TournamentSetup(SceneContext& context, const Game& game)
    : PageScene(context), game_(&game),
      jobs_(std::max<std::int64_t>(2, static_cast<std::int64_t>(std::thread::hardware_concurrency()) / 2)),
      time_(usual_time), roster_(trial_of_bots(context)), folder_(context.saving.texts) {
    choose_game(game, choices_of(context, game).options);
}

void TournamentSetup::choose_game(const Game& game, OptionValues options) {
    if (game_ != &game || whole_.line.empty()) {
        house_.clear();
        for (const auto& player : game.players)
            house_.insert(player.id);
    }
    game_ = &game;
    options_ = std::move(options);
    roster_.check(game, options_);
    add_up();
}

void TournamentSetup::add_folder(const fs::path& folder) {
    folder_ = folder;
    const auto added = static_cast<std::int64_t>(roster_.add(folder, *game_, options_));
    notice_.tell(added == 0 ? tr("No programs in {folder}", {{"folder", folder.string()}})
                            : tr_n("{n} program found", "{n} programs found", added),
                 added == 0 ? Role::bad : Role::ink);
}

void TournamentSetup::look_into(const fs::path& folder) {
    const auto programs = static_cast<std::int64_t>(tournament::programs_in(folder).size());
    auto folders = tournament::folders_in(folder);
    folders.resize(std::min(folders.size(), most_folders));
    std::vector<std::string> words{programs == 0
                                       ? tr("No programs here")
                                       : tr_n("Add the {n} program here", "Add the {n} programs here", programs),
                                   tr("The folder above")};
    for (const auto& one : folders)
        words.push_back(one.filename().string());
    notice_.tell(folder.string(), Role::ink, Seconds{60});
    fresh().open_list("add-folder", std::move(words), 0,
                      [this, folder, programs, folders = std::move(folders)](std::size_t index) {
                          constexpr std::size_t before_folders = 2;
                          if (index == 0) return programs == 0 ? notice_.end() : add_folder(folder);
                          look_into(index == 1 ? folder.parent_path() : folders[index - before_folders]);
                      });
}

void TournamentSetup::add_up() {
    tournament::TournamentPlan plan;
    plan.game = game_;
    plan.options = options_;
    plan.kind = kind_;
    plan.games = static_cast<std::uint64_t>(games_);
    plan.rounds = static_cast<std::uint64_t>(kind_ == Kind::swiss ? rounds_ : 0);
    plan.budget = move_budgets[time_];
    plan.judging.solver_nodes = judge_nodes[judge_];
    plan.seed = seed_;
    plan.bots.confinement.sandbox = context_.settings.bot_sandbox;
    plan.random_opening = static_cast<int>(random_moves_);
    for (const auto& bot : roster_.bots()) {
        if (bot.plays)
            plan.entrants.push_back(
                {.name = bot.program.name, .player = std::string(outside_prefix) + bot.program.command});
    }
    for (const auto& player : game_->players) {
        if (house_.contains(player.id)) plan.entrants.push_back({.name = player.id, .player = player.id});
    }
    const auto first = std::ranges::find(plan.entrants, against_all_, &tournament::Entrant::name);
    if (kind_ == Kind::gauntlet && first != plan.entrants.end()) std::rotate(plan.entrants.begin(), first, first + 1);

    auto line = tournament::plan_line(plan);
    if (line == whole_.line) return;
    whole_ = {.plan = std::move(plan), .line = std::move(line)};
    if (whole_.plan.entrants.size() < 2) return;
    whole_.file = file_of(context_, *game_, whole_.line);
    whole_.played = games_in(whole_.file);
    const auto schedule = tournament::schedule_of(whole_.plan, {});
    if (!schedule.is_whole) return;
    whole_.games = schedule.pairings.size() * whole_.plan.games;
}

std::int64_t TournamentSetup::minutes() const {
    const auto board = std::ranges::find(game_->boards, options_,
                                         [this](const UsualBoard& one) { return board_options(*game_, one); });
    if (board == game_->boards.end()) return 0;
    const Seconds for_a_move = whole_.plan.budget.time;
    constexpr double in_a_minute = 60;
    const double all = static_cast<double>(whole_.games) * board->moves * for_a_move.count() / in_a_minute;
    return std::llround(std::ceil(all / static_cast<double>(jobs_)));
}

void TournamentSetup::begin_anew() {
    while (whole_.played > 0) {
        ++seed_;
        add_up();
    }
    start();
}

void TournamentSetup::start() {
    if (!refusal().empty()) return;
    std::error_code ignored; // what cannot be kept is told by who writes the file
    if (!whole_.file.empty()) fs::create_directories(whole_.file.parent_path(), ignored);
    go(SceneChange::push(
        std::make_unique<ContestScene>(context_, whole_.plan, static_cast<int>(jobs_), whole_.file.string())));
}

SceneChange TournamentSetup::handle(const InputEvent& event) {
    if (const auto* drop = std::get_if<DropEvent>(&event); drop != nullptr && !drop->file.empty()) {
        std::error_code gone;
        const fs::path path(drop->file);
        add_folder(fs::is_directory(path, gone) ? path : path.parent_path());
        return PageScene::handle(ResizeEvent{}); // which shows it anew
    }
    return PageScene::handle(event);
}

void TournamentSetup::suspend() {
    PageScene::suspend();
    whole_.line.clear(); // more games may be kept when it is seen again
}

void TournamentSetup::advance(Seconds step) {
    static_cast<void>(roster_.update());
    static_cast<void>(notice_.advance(step));
}

std::unique_ptr<Scene> make_tournament(SceneContext& context, const Game& game) {
    return std::make_unique<TournamentSetup>(context, game);
}

} // namespace zugzwang

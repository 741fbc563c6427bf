// zugzwang_train: plays the games that the network of Amazons is trained on, trains it, and measures it.
#include <algorithm>
#include <atomic>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "farm/call.hpp"
#include "farm/list.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/tools/training.hpp"

namespace zugzwang::amazons {
namespace {

[[noreturn]] void fail(const std::string& file, const std::string& words) {
    throw std::runtime_error(file + ": " + words);
}

Network read_network(const std::string& file) {
    std::ifstream in(file);
    if (!in) fail(file, "cannot be read");
    std::stringstream text;
    text << in.rdbuf();
    const auto network = Network::from_text(text.str());
    if (!network) fail(file, network.refusal().words);
    return *network;
}

/// Games of different files get different numbers.
std::vector<Sample> read_games(const std::vector<std::string>& files) {
    constexpr std::uint32_t max_games_per_file = 1'000'000;
    std::vector<Sample> samples;
    for (std::size_t index = 0; index < files.size(); ++index) {
        std::ifstream in(files[index]);
        if (!in) fail(files[index], "cannot be read");
        auto file_samples = read_samples(in);
        if (!file_samples) fail(files[index], file_samples.refusal().words);
        for (auto& sample : *file_samples) {
            sample.game += static_cast<std::uint32_t>(index) * max_games_per_file;
            samples.push_back(sample);
        }
    }
    return samples;
}

struct PlayOptions {
    std::string games, network;
    SelfPlay self_play;
    std::uint32_t count = 1000;
    unsigned threads = 1;
    farm::Call call;
    std::vector<std::string> arguments; ///< Of the program.
};

std::string text_of(const std::vector<Sample>& samples) {
    std::ostringstream text;
    for (const auto& sample : samples)
        write(text, sample);
    return text.str();
}

/// On other machines, or the part of one of them. The lines of a game are one, with `;` for their ends.
void play_far(const PlayOptions& options, const SelfPlay& self_play, farm::Farm* farm) {
    const farm::List list{.head =
                              filled("games of amazons, {} {} {}", self_play.seed, self_play.visits, options.network),
                          .count = options.count,
                          .result = [&](std::uint64_t number) {
                              auto text = text_of(self_played_game(self_play, static_cast<std::uint32_t>(number)));
                              std::ranges::replace(text, '\n', ';');
                              return text;
                          }};
    if (farm == nullptr) {
        if (const auto refusal = farm::print_results(list, options.call.tasks, std::cout))
            throw std::runtime_error(refusal->words);
        return;
    }
    const auto folder = options.call.work.empty() ? options.games + ".work" : options.call.work;
    auto games = farm::far_results(list, *farm, farm::command_of_tasks(options.arguments), folder);
    if (!games) throw std::runtime_error(games.refusal().words);
    std::ofstream out(options.games, std::ios::app);
    for (auto& game : *games) {
        std::ranges::replace(game, ';', '\n');
        out << game;
    }
    if (!out.flush()) fail(options.games, "cannot be written");
}

/// Appends the games in the order in which they end; each line has the number of its game.
void play(const PlayOptions& options) {
    std::unique_ptr<const Network> network;
    if (!options.network.empty()) network = std::make_unique<const Network>(read_network(options.network));
    auto self_play = options.self_play;
    self_play.network = network.get();
    const auto farm = options.call.farm();
    if (!farm) throw std::runtime_error(farm.refusal().words);
    if (*farm || !options.call.tasks.empty()) {
        play_far(options, self_play, options.call.tasks.empty() ? farm->get() : nullptr);
        return;
    }
    std::ofstream out(options.games, std::ios::app);
    if (!out) fail(options.games, "cannot be written");
    std::atomic<std::uint32_t> next = 0;
    std::mutex mutex;
    const auto work = [&] {
        for (auto number = next++; number < options.count; number = next++) {
            const auto text = text_of(self_played_game(self_play, number));
            const std::scoped_lock lock(mutex);
            out << text;
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned thread = 0; thread < options.threads; ++thread)
        threads.emplace_back(work);
}

struct FitCommand {
    std::string network;
    std::vector<std::string> games;
    FitOptions options;
};

void fit(const FitCommand& command) {
    const auto samples = read_games(command.games);
    std::cout << samples.size() << " positions\n";
    const auto weights = fitted(samples, command.options, std::cout);
    figures_of(Network(weights), validation_samples(samples)).print(std::cout);
    if (!(std::ofstream(command.network) << Network::to_text(weights))) fail(command.network, "cannot be written");
}

struct JudgeOptions {
    std::vector<std::string> games;
    std::uint64_t nodes = 10'000;
    std::size_t each = 7; ///< Every so many positions; an odd number takes both sides'.
};

void judge(const JudgeOptions& options) {
    std::vector<Sample> samples;
    const auto all = read_games(options.games);
    for (std::size_t index = 0; index < all.size(); index += options.each)
        samples.push_back(all[index]);
    std::cout << samples.size() << " of " << all.size() << " positions\n";
    if (const auto* network = built_in_network()) {
        std::cout << "The network's evaluation\n";
        figures_of(*network, samples).print(std::cout);
    }
    std::cout << "The champion's chance after " << options.nodes << " nodes\n";
    figures_of_champion(options.nodes, samples).print(std::cout);
}

} // namespace
} // namespace zugzwang::amazons

int main(int argc, char** argv) try {
    using namespace zugzwang::amazons;
    CLI::App app("Trains the network of Amazons.");
    app.require_subcommand(1);
    PlayOptions play_options;
    auto* play_command = app.add_subcommand("play", "plays games against itself and appends their positions to a file");
    play_command->add_option("file", play_options.games)->required();
    play_command->add_option("--seed", play_options.self_play.seed);
    play_command->add_option("--games", play_options.count);
    play_command->add_option("--visits", play_options.self_play.visits, "of the tree for each move");
    play_command->add_option("--network", play_options.network, "otherwise the hand-made evaluation plays");
    play_command->add_option("--threads", play_options.threads)->check(CLI::Range(1, 64));
    play_options.arguments.assign(argv + 1, argv + argc);
    play_command->add_option("--on", play_options.call.engine, "parallel or slurm: other machines play");
    play_command->add_option("--hosts", play_options.call.hosts, "a host a line, for parallel");
    play_command->add_option("--work", play_options.call.work, "a folder that all these machines share");
    play_command->add_option(zugzwang::farm::task_option, play_options.call.tasks,
                             "plays these games alone and prints them");
    FitCommand fit_options;
    auto* fit_command = app.add_subcommand("fit", "trains a network on the positions of such files");
    fit_command->add_option("network", fit_options.network)->required();
    fit_command->add_option("games", fit_options.games)->required();
    fit_command->add_option("--seed", fit_options.options.seed);
    fit_command->add_option("--passes", fit_options.options.passes)->check(CLI::Range(1, 1000));
    fit_command->add_option("--searched-part", fit_options.options.searched_part)->check(CLI::Range(0.0, 1.0));
    JudgeOptions judge_options;
    auto* judge_command =
        app.add_subcommand("judge", "measures how well chances predict games that were not trained on");
    judge_command->add_option("games", judge_options.games)->required();
    judge_command->add_option("--nodes", judge_options.nodes, "of the champion for each position");
    judge_command->add_option("--each", judge_options.each, "1 takes every position, 7 every seventh")
        ->check(CLI::Range(1, 1'000'000));
    CLI11_PARSE(app, argc, argv);
    if (play_command->parsed()) play(play_options);
    if (fit_command->parsed()) fit(fit_options);
    if (judge_command->parsed()) judge(judge_options);
    return 0;
} catch (const std::exception& error) {
    std::cerr << "zugzwang_train: " << error.what() << '\n';
    return 1;
}

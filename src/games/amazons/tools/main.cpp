// zugzwang_train: makes the games that the evaluation of Amazons is taught with, teaches it, and says how right it is.
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

#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/tools/figures.hpp"
#include "games/amazons/tools/fit.hpp"
#include "games/amazons/tools/self_play.hpp"

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

/// Of several files; games of different files have different numbers.
std::vector<Sample> read_games(const std::vector<std::string>& files) {
    constexpr std::uint32_t games_a_file = 1'000'000;
    std::vector<Sample> samples;
    for (std::size_t index = 0; index < files.size(); ++index) {
        std::ifstream in(files[index]);
        if (!in) fail(files[index], "cannot be read");
        auto read = read_samples(in);
        if (!read) fail(files[index], read.refusal().words);
        for (auto& sample : *read) {
            sample.game += static_cast<std::uint32_t>(index) * games_a_file;
            samples.push_back(sample);
        }
    }
    return samples;
}

struct Play {
    std::string games, network;
    SelfPlay self_play;
    std::uint32_t count = 1000;
    unsigned threads = 1;
};

/// Appends the games in the order in which they end; each line says of which game it is.
void play(const Play& wanted) {
    std::unique_ptr<const Network> network;
    if (!wanted.network.empty()) network = std::make_unique<const Network>(read_network(wanted.network));
    auto self_play = wanted.self_play;
    self_play.network = network.get();
    std::ofstream out(wanted.games, std::ios::app);
    if (!out) fail(wanted.games, "cannot be written");
    std::atomic<std::uint32_t> next = 0;
    std::mutex mutex;
    const auto work = [&] {
        for (auto number = next++; number < wanted.count; number = next++) {
            const auto samples = self_played_game(self_play, number);
            const std::scoped_lock lock(mutex);
            for (const auto& sample : samples)
                write(out, sample);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned thread = 0; thread < wanted.threads; ++thread)
        threads.emplace_back(work);
}

struct Fit {
    std::string network;
    std::vector<std::string> games;
    FitOptions options;
};

void fit(const Fit& wanted) {
    const auto samples = read_games(wanted.games);
    std::cout << samples.size() << " positions\n";
    const auto weights = fitted(samples, wanted.options, std::cout);
    figures_of(Network(weights), kept_apart(samples)).print(std::cout);
    if (!(std::ofstream(wanted.network) << Network::to_text(weights))) fail(wanted.network, "cannot be written");
}

struct Judge {
    std::vector<std::string> games;
    std::uint64_t nodes = 10'000;
    std::size_t each = 7; ///< An odd number takes positions of both sides.
};

void judge(const Judge& wanted) {
    std::vector<Sample> samples;
    const auto all = read_games(wanted.games);
    for (std::size_t index = 0; index < all.size(); index += wanted.each)
        samples.push_back(all[index]);
    std::cout << samples.size() << " of " << all.size() << " positions\n";
    if (const auto* network = built_in_network()) {
        std::cout << "The network at first sight\n";
        figures_of(*network, samples).print(std::cout);
    }
    std::cout << "What the champion shows after " << wanted.nodes << " nodes\n";
    figures_of_champion(wanted.nodes, samples).print(std::cout);
}

} // namespace
} // namespace zugzwang::amazons

int main(int argc, char** argv) try {
    using namespace zugzwang::amazons;
    CLI::App app("Teaches the evaluation of Amazons.");
    app.require_subcommand(1);
    Play play_wanted;
    auto* play_command = app.add_subcommand("play", "plays games against itself and appends their positions to a file");
    play_command->add_option("file", play_wanted.games)->required();
    play_command->add_option("--seed", play_wanted.self_play.seed);
    play_command->add_option("--games", play_wanted.count);
    play_command->add_option("--visits", play_wanted.self_play.visits, "of the tree for each move");
    play_command->add_option("--network", play_wanted.network, "otherwise the hand-made evaluation plays");
    play_command->add_option("--threads", play_wanted.threads)->check(CLI::Range(1, 64));
    Fit fit_wanted;
    auto* fit_command = app.add_subcommand("fit", "makes a network of the positions of such files");
    fit_command->add_option("network", fit_wanted.network)->required();
    fit_command->add_option("games", fit_wanted.games)->required();
    fit_command->add_option("--seed", fit_wanted.options.seed);
    fit_command->add_option("--passes", fit_wanted.options.passes)->check(CLI::Range(1, 1000));
    fit_command->add_option("--searched-part", fit_wanted.options.searched_part)->check(CLI::Range(0.0, 1.0));
    Judge judge_wanted;
    auto* judge_command = app.add_subcommand("judge", "says how well chances fit games that nothing was learned from");
    judge_command->add_option("games", judge_wanted.games)->required();
    judge_command->add_option("--nodes", judge_wanted.nodes, "of the champion for each position");
    judge_command->add_option("--each", judge_wanted.each, "1 judges each position, 7 each seventh")
        ->check(CLI::Range(1, 1'000'000));
    CLI11_PARSE(app, argc, argv);
    if (play_command->parsed()) play(play_wanted);
    if (fit_command->parsed()) fit(fit_wanted);
    if (judge_command->parsed()) judge(judge_wanted);
    return 0;
} catch (const std::exception& failed) {
    std::cerr << "zugzwang_train: " << failed.what() << '\n';
    return 1;
}

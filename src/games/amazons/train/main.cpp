// Teaches the evaluation of Amazons: makes games, fits the network to them, and says how well it fits.
#include "games/amazons/think/evaluation.hpp"
#include <atomic>
#include <charconv>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>

#include "games/amazons/train/fit.hpp"
#include "games/amazons/train/self_play.hpp"

using namespace zugzwang::amazons;

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv, argv + argc);
    if (words.size() > 3 && words[1] == "fit") { // fit OUT PASSES PART FILE...
        std::vector<Sample> samples;
        std::uint32_t base = 0;
        for (std::size_t file = 5; file < words.size(); ++file) {
            std::ifstream in(words[file]);
            auto read = read_samples(in);
            if (!read) return 2;
            for (auto& sample : *read) {
                sample.game += base;
                samples.push_back(sample);
            }
            base += 100000;
        }
        std::cerr << samples.size() << " samples\n";
        const auto weights =
            fitted(samples, {.passes = std::stoi(words[3]), .searched_part = std::stod(words[4])}, std::cerr);
        print(std::cout, figures(samples, Network(weights)));
        std::ofstream(words[2]) << Network::to_text(weights);
        return 0;
    }
    if (words.size() < 6) return 1;
    // play FILE SEED GAMES VISITS [THREADS]
    std::unique_ptr<Network> network;
    if (words.size() > 7) {
        std::ifstream in(words[7]);
        std::stringstream text;
        text << in.rdbuf();
        const auto read = Network::from_text(text.str());
        if (!read) return 2;
        network = std::make_unique<Network>(*read);
    }
    std::ofstream out(words[2], std::ios::app);
    SelfPlay self_play{.seed = std::stoull(words[3]), .visits = std::stoull(words[5]), .network = network.get()};
    const auto games = static_cast<std::uint32_t>(std::stoul(words[4]));
    std::atomic<std::uint32_t> next = 0;
    std::mutex mutex;
    std::vector<std::jthread> threads;
    for (int thread = words.size() > 6 ? std::stoi(words[6]) : 1; thread > 0; --thread)
        threads.emplace_back([&] {
            for (;;) {
                const auto number = next++;
                if (number >= games) return;
                const auto samples = self_played_game(self_play, number);
                const std::scoped_lock lock(mutex);
                for (const auto& sample : samples)
                    write(out, sample);
                if (number % 100 == 0) std::cerr << number << '\n';
            }
        });
}

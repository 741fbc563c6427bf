#include "match/machines.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "match/number_text.hpp"
#include "match/statistics.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::match {
namespace {

using TwoPlayers = std::pair<std::size_t, std::size_t>; ///< The smaller number first.

struct Observation {
    std::size_t machine = 0;
    double points = 0; ///< Of the first of the two.
    std::uint64_t games = 0;
};

/// What one player's points on a machine are above what was to be expected.
struct Deviation {
    double points = 0, variance = 0, largest = 0; ///< The largest of one observation.

    [[nodiscard]] double residual() const {
        return variance == 0 ? 0 : points / std::sqrt(variance + largest * std::abs(points) / 3);
    }
};

/// By machine and player.
using Deviations = std::map<std::pair<std::size_t, std::size_t>, Deviation>;

std::map<TwoPlayers, std::vector<Observation>> observations_of(const std::vector<GameOfMachine>& games,
                                                               const std::map<std::string, std::size_t>& machines) {
    std::map<std::tuple<TwoPlayers, std::size_t, std::uint64_t>, Observation> single;
    for (const auto& [machine, players, points, pair] : games) {
        const bool in_order = players[0] < players[1];
        const auto number = machines.at(machine.name);
        auto& observation = single[{std::minmax(players[0], players[1]), number, pair}];
        observation.machine = number;
        observation.points += in_order ? points : 1 - points;
        ++observation.games;
    }
    std::map<TwoPlayers, std::vector<Observation>> observations;
    for (const auto& [key, observation] : single)
        observations[std::get<0>(key)].push_back(observation);
    return observations;
}

/// Adds what two players' games say of each machine that has some.
void compare(const TwoPlayers& players, const std::vector<Observation>& observations, Deviations& deviations) {
    if (observations.size() < 2) return;
    double points = 0, games = 0;
    for (const auto& one : observations) {
        points += one.points;
        games += static_cast<double>(one.games);
    }
    struct Share {
        double points = 0, observations = 0;
    };
    std::map<std::size_t, Share> shares; // by machine
    double squares = 0, largest = 0;
    for (const auto& one : observations) {
        const double above = one.points - static_cast<double>(one.games) * points / games;
        auto& share = shares[one.machine];
        share.points += above;
        ++share.observations;
        squares += above * above;
        largest = std::max(largest, std::abs(above));
    }
    const auto all = static_cast<double>(observations.size());
    for (const auto& [machine, share] : shares) {
        const double variance = share.observations * (1 - share.observations / all) * squares / (all - 1);
        for (const auto& [player, sign] : {std::pair{players.first, 1.0}, {players.second, -1.0}}) {
            auto& deviation = deviations[{machine, player}];
            deviation.points += sign * share.points;
            deviation.variance += variance;
            deviation.largest = std::max(deviation.largest, largest);
        }
    }
}

/// All machines of the games, each compared with all of them.
std::vector<MachineFigures> compared(const std::vector<GameOfMachine>& games) {
    std::map<std::string, std::size_t> numbers;
    for (const auto& game : games)
        numbers.emplace(game.machine.name, 0);
    std::vector<MachineFigures> machines;
    for (auto& [name, number] : numbers) {
        number = machines.size();
        machines.push_back({.name = name});
    }
    for (const auto& game : games) {
        auto& machine = machines[numbers.at(game.machine.name)];
        ++machine.games;
        machine.speed += game.machine.speed;
    }
    for (auto& machine : machines)
        machine.speed /= machine.games;

    Deviations deviations;
    for (const auto& [players, observations] : observations_of(games, numbers))
        compare(players, observations, deviations);
    std::vector<std::uint64_t> players(machines.size(), 0); // that were compared
    for (const auto& [key, deviation] : deviations) {
        if (deviation.variance == 0) continue;
        auto& machine = machines[key.first];
        if (++players[key.first] > 1 && std::abs(deviation.residual()) <= std::abs(machine.residual)) continue;
        machine.residual = deviation.residual();
        machine.player = key.second;
    }
    for (std::size_t at = 0; at < machines.size(); ++at) {
        // What one player has too many another has too few.
        const double comparisons = static_cast<double>(players[at]) - 1;
        const double beyond = normal_share_below(-std::abs(machines[at].residual));
        machines[at].stands_out = players[at] > 1 && beyond * comparisons < normal_share_below(-3);
    }
    return machines;
}

} // namespace

std::vector<MachineFigures> machine_figures(const std::vector<GameOfMachine>& games) {
    std::map<std::string, MachineFigures> all;
    auto rest = games;
    while (!rest.empty()) {
        const auto figures = compared(rest);
        double most = 0;
        for (const auto& machine : figures)
            if (machine.stands_out) most = std::max(most, std::abs(machine.residual));
        constexpr double equal = 1 - 1e-9; // of two machines nobody knows which it is
        for (const auto& machine : figures) {
            if (most == 0 || (machine.stands_out && std::abs(machine.residual) >= most * equal))
                all.emplace(machine.name, machine);
        }
        std::erase_if(rest, [&](const GameOfMachine& game) { return all.contains(game.machine.name); });
    }
    std::vector<MachineFigures> machines;
    for (auto& [name, machine] : all)
        machines.push_back(std::move(machine));
    return machines;
}

std::string machine_words(const std::vector<MachineFigures>& machines, const std::vector<std::string>& players) {
    std::string words;
    for (const auto& machine : machines) {
        const auto residual = (machine.residual > 0 ? "+" : "") + decimal(machine.residual, 1);
        words += tr_n("{machine}: {n} game", "{machine}: {n} games", static_cast<std::int64_t>(machine.games),
                      {{"machine", machine.name}});
        if (machine.speed > 0) words += ", " + tr("{speed} nodes a second", {{"speed", machine.speed}});
        words += ", " +
                 tr("the points of {player} are {residual} standard deviations off",
                    {{"player", players[machine.player]}, {"residual", residual}}) +
                 '\n';
        if (machine.stands_out)
            words += tr("{machine} stands out: look at that computer before you trust its games",
                        {{"machine", machine.name}}) +
                     '\n';
    }
    return words;
}

Json machine_json(const std::vector<MachineFigures>& machines, const std::vector<std::string>& players) {
    Json::Array array;
    for (const auto& machine : machines) {
        array.push_back(Json::Object{{"name", machine.name},
                                     {"games", machine.games},
                                     {"speed", machine.speed},
                                     {"residual", machine.residual},
                                     {"player", players[machine.player]},
                                     {"stands_out", machine.stands_out}});
    }
    return array;
}

} // namespace zugzwang::match

#include "tournament/schedule.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

namespace zugzwang::tournament {
namespace {

constexpr std::size_t nobody = static_cast<std::size_t>(-1);
constexpr std::uint64_t rounds_beyond = 2; // of a Swiss tournament, beyond those that tell a winner

using Pair = std::pair<std::size_t, std::size_t>;

/// Of 0 … entrants-1, rounds in which nobody plays twice, by the circle method: one stays, the others go round.
std::vector<std::vector<Pair>> circle(std::size_t entrants) {
    const auto places = entrants + entrants % 2;
    std::vector<std::size_t> order(places);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<Pair>> rounds;
    for (std::size_t round = 0; round + 1 < places; ++round) {
        std::vector<Pair> pairs;
        for (std::size_t at = 0; at < places / 2; ++at) {
            auto [a, b] = std::minmax(order[at], order[places - 1 - at]);
            if (b >= entrants) continue;
            // Who meets first with the first side takes turns.
            pairs.push_back((a + b) % 2 == 1 ? Pair(a, b) : Pair(b, a));
        }
        rounds.push_back(std::move(pairs));
        std::rotate(order.begin() + 1, order.end() - 1, order.end());
    }
    return rounds;
}

void add_round(Schedule& schedule, const std::vector<Pair>& pairs, std::uint64_t round) {
    for (const auto& [first, second] : pairs)
        schedule.pairings.push_back({schedule.pairings.size(), round, first, second});
}

Encountered encountered_in(const Encounters& encounters, std::uint64_t pairing) {
    const auto found = encounters.find(pairing);
    return found == encounters.end() ? Encountered{} : found->second;
}

Schedule round_robin(const TournamentPlan& plan) {
    Schedule schedule{.pairings = {}, .is_whole = true, .places = {}, .free_points = {}};
    const auto rounds = circle(plan.entrants.size());
    for (std::uint64_t round = 0; round < rounds.size(); ++round)
        add_round(schedule, rounds[round], round);
    return schedule;
}

Schedule gauntlet(const TournamentPlan& plan) {
    Schedule schedule{.pairings = {}, .is_whole = true, .places = {}, .free_points = {}};
    for (std::size_t other = 1; other < plan.entrants.size(); ++other)
        add_round(schedule, {{0, other}}, other - 1);
    return schedule;
}

/// A Swiss tournament after so many whole rounds.
class Swiss {
  public:
    explicit Swiss(const TournamentPlan& plan)
        : games_(static_cast<double>(plan.games)), points_(plan.entrants.size(), 0), free_(plan.entrants.size(), 0) {}

    /// The next round: neighbours in the order of points, then of entrants, who have not met; who is left over is the
    /// last who was not before, and gets the points of its games.
    [[nodiscard]] std::vector<Pair> next_round() {
        std::vector<std::size_t> order(points_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::greater{}, [&](std::size_t entrant) { return points_[entrant]; });
        if (order.size() % 2 == 1) {
            auto last = std::ranges::find_if(order.rbegin(), order.rend(),
                                             [&](std::size_t entrant) { return free_[entrant] == 0; });
            if (last == order.rend()) last = order.rbegin();
            free_[*last] += games_;
            points_[*last] += games_;
            order.erase(std::next(last).base());
        }
        std::vector<Pair> pairs;
        tries_ = 0;
        if (!pair_up(order, pairs)) {
            pairs.clear(); // everybody has met: neighbours meet again
            for (std::size_t at = 0; at + 1 < order.size(); at += 2)
                pairs.emplace_back(order[at], order[at + 1]);
        }
        for (const auto& pair : pairs)
            met_.insert(std::minmax(pair.first, pair.second));
        return pairs;
    }
    void add(const Pair& pair, const Encountered& encountered) {
        points_[pair.first] += encountered.points;
        points_[pair.second] += static_cast<double>(encountered.games) - encountered.points;
    }
    [[nodiscard]] const std::vector<double>& free_points() const { return free_; }

  private:
    bool pair_up(const std::vector<std::size_t>& order, std::vector<Pair>& pairs) {
        constexpr int max_tries = 100'000;
        if (order.empty()) return true;
        for (std::size_t at = 1; at < order.size() && tries_ < max_tries; ++at) {
            ++tries_;
            if (met_.contains(std::minmax(order.front(), order[at]))) continue;
            auto rest = order;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
            rest.erase(rest.begin());
            pairs.emplace_back(order.front(), order[at]);
            if (pair_up(rest, pairs)) return true;
            pairs.pop_back();
        }
        return false;
    }

    double games_;
    std::vector<double> points_, free_;
    std::set<Pair> met_;
    int tries_ = 0;
};

Schedule swiss(const TournamentPlan& plan, const Encounters& encounters) {
    Schedule schedule;
    Swiss table(plan);
    const auto telling = static_cast<std::uint64_t>(std::bit_width(plan.entrants.size() - 1));
    const auto rounds = plan.rounds > 0 ? plan.rounds : telling + rounds_beyond;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        const auto begin = schedule.pairings.size();
        add_round(schedule, table.next_round(), round);
        schedule.free_points = table.free_points();
        schedule.is_whole = round + 1 == rounds;
        for (auto at = begin; at < schedule.pairings.size(); ++at) {
            const auto& pairing = schedule.pairings[at];
            const auto encountered = encountered_in(encounters, pairing.number);
            if (!is_decided(plan, encountered)) return schedule;
            table.add({pairing.first, pairing.second}, encountered);
        }
    }
    return schedule;
}

/// Places from the first to the last: who wins goes to the upper half of its group, who loses to the lower, until every
/// group is one. Groups are filled up with nobodies, who lose without a game.
Schedule knock_out(const TournamentPlan& plan, const Encounters& encounters) {
    Schedule schedule;
    const auto size = std::bit_ceil(plan.entrants.size());
    std::vector<std::size_t> order(size, nobody);
    std::iota(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(plan.entrants.size()), std::size_t{0});
    std::uint64_t round = 0;
    for (auto group = size; group > 1; group /= 2, ++round) {
        bool all_decided = true;
        auto next = order;
        for (std::size_t begin = 0; begin < size; begin += group) {
            for (std::size_t at = 0; at < group / 2; ++at) {
                const auto upper = order[begin + at], lower = order[begin + group - 1 - at];
                bool upper_wins = true;
                if (upper == nobody || lower == nobody) {
                    upper_wins = upper != nobody;
                } else {
                    const auto number = schedule.pairings.size();
                    schedule.pairings.push_back({number, round, upper, lower});
                    const auto encountered = encountered_in(encounters, number);
                    all_decided = all_decided && is_decided(plan, encountered);
                    const double half = static_cast<double>(encountered.games) / 2;
                    upper_wins = encountered.points > half || (encountered.points == half && upper < lower);
                }
                next[begin + at] = upper_wins ? upper : lower;
                next[begin + group / 2 + at] = upper_wins ? lower : upper;
            }
        }
        if (!all_decided) return schedule;
        order = std::move(next);
    }
    schedule.is_whole = true;
    std::erase(order, nobody);
    schedule.places = order;
    return schedule;
}

} // namespace

bool is_decided(const TournamentPlan& plan, const Encountered& encountered) {
    if (encountered.games < plan.games) return false;
    if (plan.kind != Kind::knock_out || encountered.games >= max_games_of_pairing(plan)) return true;
    return encountered.games % 2 == plan.games % 2 && encountered.points * 2 != static_cast<double>(encountered.games);
}

std::uint64_t known_games(const TournamentPlan& plan, const Encounters& encounters, const Pairing& pairing) {
    const auto encountered = encountered_in(encounters, pairing.number);
    if (encountered.games < plan.games) return plan.games;
    if (is_decided(plan, encountered)) return encountered.games;
    return std::min(encountered.games + 2 - encountered.games % 2, max_games_of_pairing(plan));
}

Schedule schedule_of(const TournamentPlan& plan, const Encounters& encounters) {
    switch (plan.kind) {
    case Kind::round_robin:
        return round_robin(plan);
    case Kind::gauntlet:
        return gauntlet(plan);
    case Kind::swiss:
        return swiss(plan, encounters);
    case Kind::knock_out:
        return knock_out(plan, encounters);
    }
    return {};
}

} // namespace zugzwang::tournament

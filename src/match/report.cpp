#include "match/report.hpp"

#include <algorithm>
#include <cmath>

#include "match/number_text.hpp"
#include "record/json.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::match {
namespace {

std::string percent(double share) { return decimal(100 * share, 1); }

std::string elo(double score) {
    const double difference = elo_from_score(score);
    if (std::isinf(difference)) return difference > 0 ? "+inf" : "-inf";
    return elo_text(difference);
}

double per_move(std::uint64_t total, const Effort& effort) {
    return effort.moves == 0 ? 0 : static_cast<double>(total) / static_cast<double>(effort.moves);
}

std::string effort_words(const std::string& player, const Effort& effort) {
    return filled("{}: {} moves, {} ms and {} nodes each", player, effort.moves,
                  decimal(per_move(effort.microseconds, effort) / 1000, 3), decimal(per_move(effort.nodes, effort), 0));
}

std::string pairs_words(const std::array<std::uint64_t, 5>& pairs) {
    return filled("pairs that brought 0, 0.5, 1, 1.5 and 2 points: {}, {}, {}, {}, {}", pairs[0], pairs[1], pairs[2],
                  pairs[3], pairs[4]);
}

std::string elo_of(SprtModel model) {
    switch (model) {
    case SprtModel::logistic:
        break;
    case SprtModel::normalized:
        return "normalised Elo";
    case SprtModel::bayesian:
        return "Bayesian Elo";
    }
    return "Elo";
}

std::string sprt_words(const SprtBounds& bounds, const Statistics& statistics) {
    const auto limits = sprt_limits(bounds);
    const auto state = sprt_state(statistics.counts(), bounds);
    const auto verdict = state == SprtState::undecided     ? tr("not decided")
                         : state == SprtState::accept_elo1 ? filled("{} accepted", decimal(bounds.elo1, 1))
                                                           : filled("{} accepted", decimal(bounds.elo0, 1));
    return filled("test of {} {} against {}: {} in ({}, {}), {}", elo_of(bounds.model), decimal(bounds.elo0, 1),
                  decimal(bounds.elo1, 1), decimal(log_likelihood_ratio(statistics.counts(), bounds), 2),
                  decimal(limits.low, 2), decimal(limits.high, 2), verdict);
}

Json finite(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

Json player_json(const std::string& player, const Effort& effort, const std::map<std::string, std::uint64_t>& lost) {
    return Json::Object{{"player", player},
                        {"moves", effort.moves},
                        {"milliseconds_per_move", per_move(effort.microseconds, effort) / 1000},
                        {"nodes_per_move", per_move(effort.nodes, effort)},
                        {"forfeits", Json::Object(lost.begin(), lost.end())}};
}

Json sprt_json(const SprtBounds& bounds, const Statistics& statistics) {
    const auto limits = sprt_limits(bounds);
    const auto state = sprt_state(statistics.counts(), bounds);
    return Json::Object{{"model", sprt_model_word(bounds.model)},
                        {"elo0", bounds.elo0},
                        {"elo1", bounds.elo1},
                        {"alpha", bounds.alpha},
                        {"beta", bounds.beta},
                        {"llr", log_likelihood_ratio(statistics.counts(), bounds)},
                        {"lower", limits.low},
                        {"upper", limits.high},
                        {"accepted", state == SprtState::undecided     ? Json(nullptr)
                                     : state == SprtState::accept_elo1 ? Json("elo1")
                                                                       : Json("elo0")}};
}

} // namespace

std::string report_words(const MatchReport& report, const Statistics& statistics) {
    const auto interval = statistics.interval();
    std::string words;
    const auto add = [&](const std::string& line) { words += line + '\n'; };
    add(filled("{}: {} against {}, {} games", report.game, report.players[0], report.players[1], statistics.games()));
    add(filled("won {}, drawn {}, lost {}", statistics.wins(), statistics.draws(), statistics.losses()));
    if (statistics.counts().pairs) add(pairs_words(*statistics.counts().pairs));
    add(filled("score {} % (95 %: {} to {})", percent(statistics.score()), percent(interval.low),
               percent(interval.high)));
    add(filled("Elo difference {} (95 %: {} to {})", elo(statistics.score()), elo(interval.low), elo(interval.high)));
    add(filled("likelihood of superiority {} %", percent(statistics.superiority())));
    if (report.sprt) add(sprt_words(*report.sprt, statistics));
    for (const std::size_t player : {0U, 1U})
        add(effort_words(report.players[player], statistics.efforts()[player]));
    for (const std::size_t player : {0U, 1U}) {
        for (const auto& [kind, count] : statistics.forfeits()[player])
            add(filled("{} forfeited {}: {}", report.players[player], count, kind));
    }
    return words;
}

std::string progress_words(const Statistics& statistics, std::uint64_t planned) {
    const auto interval = statistics.interval();
    return filled("{}  +{} ={} -{}  {} % ({} to {})", bar(statistics.games(), planned), statistics.wins(),
                  statistics.draws(), statistics.losses(), percent(statistics.score()), percent(interval.low),
                  percent(interval.high));
}

std::string report_json(const MatchReport& report, const Statistics& statistics) {
    const auto interval = statistics.interval();
    const auto& pairs = statistics.counts().pairs;
    Json json = Json::Object{{"game", report.game},
                             {"games", statistics.games()},
                             {"wins", statistics.wins()},
                             {"draws", statistics.draws()},
                             {"losses", statistics.losses()},
                             {"pairs", pairs ? Json(*pairs) : Json(nullptr)},
                             {"score", statistics.score()},
                             {"score_low", interval.low},
                             {"score_high", interval.high},
                             {"elo", finite(elo_from_score(statistics.score()))},
                             {"elo_low", finite(elo_from_score(interval.low))},
                             {"elo_high", finite(elo_from_score(interval.high))},
                             {"superiority", statistics.superiority()}};
    Json::Array players;
    for (const std::size_t player : {0U, 1U}) {
        players.push_back(
            player_json(report.players[player], statistics.efforts()[player], statistics.forfeits()[player]));
    }
    json.set("players", std::move(players));
    if (report.sprt) json.set("sprt", sprt_json(*report.sprt, statistics));
    return json.line();
}

} // namespace zugzwang::match

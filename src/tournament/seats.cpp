#include "tournament/seats.hpp"

#include <utility>

namespace zugzwang::tournament {

std::optional<Refusal> check_options(const TournamentPlan& plan, const std::set<std::size_t>& entrants) {
    for (const auto entrant : entrants) {
        if (plan.entrants[entrant].terms.options.empty()) continue;
        const auto match = match_of(plan, {.first = entrant, .second = entrant});
        auto mover = match::Mover::make(match, 0);
        const auto refusal = mover ? mover->greet() : std::optional(mover.refusal());
        if (refusal) return Refusal{"{}: {}", plan.entrants[entrant].name, refusal->words};
    }
    return std::nullopt;
}

Result<GameRecord> Seats::play(const Pairing& pairing, std::uint64_t game, const std::stop_token& stop,
                               const match::MatchTable::Watch& watch) {
    if (pairing_ != pairing) {
        table_.reset();
        pairing_.reset();
        match_ = std::make_unique<match::MatchPlan>(match_of(plan_, pairing));
        auto table = match::MatchTable::open(*match_);
        if (!table) return table.refusal();
        table_.emplace(*std::move(table));
        pairing_ = pairing;
    }
    auto record = table_->play(game, stop, watch);
    if (!record) return record;
    return labelled(plan_, pairing, game, *std::move(record));
}

} // namespace zugzwang::tournament

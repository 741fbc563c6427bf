#include "tournament/seats.hpp"

#include <utility>

namespace zugzwang::tournament {

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

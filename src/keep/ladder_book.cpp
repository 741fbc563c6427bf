#include "keep/ladder_book.hpp"

#include <algorithm>

namespace zugzwang {

namespace {

int worth(Fortune fortune) { return fortune == Fortune::won ? 2 : fortune == Fortune::drawn ? 1 : 0; }

/// The record before its last game, which was not won.
RungRecord without_last(RungRecord record) {
    --record.games;
    record.lost -= record.latest.back() == Fortune::lost ? 1 : 0;
    record.latest.pop_back();
    const auto won_last = std::find_if(record.latest.rbegin(), record.latest.rend(),
                                       [](Fortune fortune) { return fortune != Fortune::won; });
    record.streak = static_cast<std::uint64_t>(won_last - record.latest.rbegin());
    return record;
}

} // namespace

RungRecord with_result(RungRecord record, const LadderResult& result) {
    if (result.begun && result.begun == record.last_begun && !record.latest.empty()) {
        if (worth(result.fortune) <= worth(record.latest.back())) return record;
        record = without_last(std::move(record));
    }
    record.last_begun = result.begun;
    const bool won = result.fortune == Fortune::won;
    ++record.games;
    record.won += won ? 1 : 0;
    record.lost += result.fortune == Fortune::lost ? 1 : 0;
    record.streak = won ? record.streak + 1 : 0;
    if (won) {
        auto& stars = record.stars;
        (result.climber == Side::first ? stars.moving_first : stars.moving_second) = true;
        stars.without_help = stars.without_help || !result.helped;
        if (result.margin) record.best_margin = std::max(record.best_margin.value_or(*result.margin), *result.margin);
    }
    record.latest.push_back(result.fortune);
    if (record.latest.size() > RungRecord::max_latest) record.latest.erase(record.latest.begin());
    return record;
}

const RungRecord& LadderBook::at(const std::string& game, const std::string& rung) const {
    static const RungRecord nothing_played;
    const auto found = rungs_.find({game, rung});
    return found == rungs_.end() ? nothing_played : found->second;
}

void LadderBook::set(const std::string& game, const std::string& rung, RungRecord record) {
    rungs_.insert_or_assign({game, rung}, std::move(record));
}

} // namespace zugzwang

#include "desk/practice/reading.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang {

void GameReading::take(const KnownValues& values) {
    std::copy_n(values.begin(), std::min(values.size(), values_.size()), values_.begin());
}

Budget GameReading::budget_of(std::size_t ply) const {
    constexpr int beside_a_proof = 4;
    auto budget = budget_;
    if (ply > 0 && values_[ply - 1] && values_[ply - 1]->exact) budget.time *= beside_a_proof;
    return budget;
}

bool GameReading::is_enough(std::size_t ply) const {
    const auto& value = values_[ply];
    return value && (value->exact || value->time.value_or(usual_reading_time) >= budget_of(ply).time);
}

std::optional<std::size_t> GameReading::next() const {
    for (std::size_t ply = values_.size(); ply-- > 0;) {
        if (!is_enough(ply)) return ply;
    }
    return std::nullopt;
}

KnownValues values_of(const GameRecord& record) {
    KnownValues values{record.start_value};
    for (const auto& move : record.moves)
        values.push_back(move.value);
    return values;
}

void add_values(GameRecord& record, const KnownValues& values) {
    const auto time_of = [](const PositionValue& value) { return value.time.value_or(usual_reading_time); };
    const auto add = [&](std::optional<PositionValue>& known, const std::optional<PositionValue>& found) {
        if (!found || (known && known->exact)) return;
        if (!known || found->exact || time_of(*found) >= time_of(*known)) known = found;
    };
    for (std::size_t ply = 0; ply < std::min(values.size(), record.moves.size() + 1); ++ply)
        add(ply == 0 ? record.start_value : record.moves[ply - 1].value, values[ply]);
}

} // namespace zugzwang

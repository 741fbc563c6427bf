// A session as a record, and a session that goes on with one.
#include <algorithm>
#include <iterator>
#include <utility>

#include "zugzwang/play/session_state.hpp"

namespace zugzwang {

namespace {

/// Plays a move of a record that nobody sees.
std::optional<Refusal> play_again(SessionState& state, const RecordedMove& move) {
    const auto read = state.game->read_move(state.ply(), move.text);
    if (!read) return Refusal{"move {}: {}", state.ply() + 1, read.refusal().words};
    auto played = state.game->play(*read, {.labels = state.switches.labels});
    played.entry.time = move.time;
    played.entry.thought = move.thought;
    state.line.add(std::move(played.entry), played.after);
    return std::nullopt;
}

/// Of a computer's moves.
std::optional<MoveLimit> limit_of(const SessionState& state, Side side) {
    const auto budget = state.budget_of(side);
    if (state.names.is_person(side) || state.names.is_far(side) || !budget.is_limited()) return std::nullopt;
    return MoveLimit{.time = budget.time, .nodes = budget.nodes, .depth = budget.depth};
}

} // namespace

std::optional<Refusal> replay(SessionState& state, const GameRecord& record) {
    for (const Side side : both_sides) {
        state.config.clocks[side] = record.seats[side].clock;
        state.help[side] = record.seats[side].help;
    }
    state.clocks = Clocks(state.config.clocks);
    std::vector<std::optional<PositionValue>> values{record.start_value};
    for (const auto* moves : {&record.moves, &record.taken_back}) {
        for (const auto& move : *moves) {
            if (auto refusal = play_again(state, move)) return refusal;
            values.push_back(move.value);
        }
    }
    state.line.go_to(record.moves.size());
    state.advice.know_values(std::move(values));
    return std::nullopt;
}

GameRecord record_of(const SessionState& state) {
    const auto& config = state.config;
    const auto& clocks = state.clocks;
    GameRecord record{.game = state.game_id, .options = config.options.chosen(), .start = state.game->position(0)};
    const auto& values = state.advice.values();
    const auto value = [&](std::size_t ply) { return ply < values.size() ? values[ply] : std::nullopt; };
    record.start_value = value(0);
    std::size_t ply = 0;
    const auto recorded = [&](const MoveEntry& move) {
        return RecordedMove{.text = move.text, .time = move.time, .value = value(++ply), .thought = move.thought};
    };
    std::ranges::transform(state.line.played(), std::back_inserter(record.moves), recorded);
    std::ranges::transform(state.line.taken_back(), std::back_inserter(record.taken_back), recorded);
    for (const Side side : both_sides) {
        record.seats[side] = {.player = config.players[side],
                              .name = config.names[side],
                              .used = clocks.used(side),
                              .help = state.help[side],
                              .limit = limit_of(state, side),
                              .clock = config.clocks[side]};
    }
    record.spent = clocks.spent();
    record.result = state.ending.result();
    record.date = config.record ? config.record->date : config.begun;
    return record;
}

} // namespace zugzwang

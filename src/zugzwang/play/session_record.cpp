// A session as a record, and a session that goes on with one.
#include <utility>

#include "zugzwang/play/session_core.hpp"

namespace zugzwang {

std::optional<Refusal> SessionCore::play_again(const RecordedMove& move) {
    const auto side = to_move();
    if (const auto refusal = game_->play(move.text)) return Refusal{"move {}: {}", ply() + 1, refusal->words};
    note_move(side, move.time);
    news_.moves.back().thought = move.thought;
    return std::nullopt;
}

std::optional<Refusal> SessionCore::go_on_with(const GameRecord& record) {
    for (const Side side : both_sides)
        config_.clocks[side] = record.seats[side].clock;
    clocks_ = Clocks(config_.clocks);
    std::vector<std::optional<PositionValue>> values{record.start_value};
    for (const auto* moves : {&record.moves, &record.taken_back}) {
        for (const auto& move : *moves) {
            if (auto refusal = play_again(move)) return refusal;
            values.push_back(move.value);
        }
    }
    for (std::size_t back = 0; back < record.taken_back.size(); ++back) {
        taken_back_.push_back(std::move(news_.moves.back()));
        news_.moves.pop_back();
    }
    game_->go_to(ply());
    for (const Side side : both_sides)
        help_[side] = record.seats[side].help;
    advice_.know_values(std::move(values));
    position_changed();
    clocks_.go_on({{record.seats[Side::first].used, record.seats[Side::second].used}}, record.spent);
    if (!record.result) return std::nullopt;
    if (auto wrong = wrong_result(*record.result, game_->outcome(ply()))) return wrong;
    if (record.result->forfeit) ending_.end_early(*record.result);
    return std::nullopt;
}

std::optional<MoveLimit> SessionCore::limit_of(Side side) const {
    const auto budget = budget_of(side);
    if (names_.is_person(side) || !budget.is_limited()) return std::nullopt;
    return MoveLimit{.time = budget.time, .nodes = budget.nodes, .depth = budget.depth};
}

GameRecord SessionCore::record() const {
    GameRecord record{.game = game_id_, .options = config_.options.chosen(), .start = game_->position(0)};
    const auto& values = advice_.values();
    const auto value = [&](std::size_t ply) { return ply < values.size() ? values[ply] : std::nullopt; };
    const auto add = [&](std::vector<RecordedMove>& moves, const MoveEntry& move, std::size_t ply) {
        moves.push_back({.text = move.text, .time = move.time, .value = value(ply), .thought = move.thought});
    };
    record.start_value = value(0);
    std::size_t ply = 0;
    for (const auto& move : news_.moves)
        add(record.moves, move, ++ply);
    for (auto move = taken_back_.rbegin(); move != taken_back_.rend(); ++move)
        add(record.taken_back, *move, ++ply);
    for (const Side side : both_sides) {
        record.seats[side] = {.player = config_.players[side],
                              .name = config_.names[side],
                              .used = clocks_.used(side),
                              .help = help_[side],
                              .limit = limit_of(side),
                              .clock = config_.clocks[side]};
    }
    record.spent = clocks_.spent();
    record.result = ending_.result();
    record.date = config_.record ? config_.record->date : config_.begun;
    return record;
}

} // namespace zugzwang

#include "match/replay.hpp"

#include <memory>
#include <unordered_map>
#include <utility>

#include "match/game.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::match {

namespace {

/// Finds the move that was played in a position. No position comes twice in one game of ours.
class Recorded {
  public:
    Recorded(std::unique_ptr<Table> table, GameRecord record)
        : table_(std::move(table)), record_(std::move(record)), plies_{{table_->position(), 0}} {}

    [[nodiscard]] Result<std::string> move_in(const std::string& position) {
        auto found = plies_.find(position);
        while (found == plies_.end() && reached_ < record_.moves.size()) {
            static_cast<void>(table_->play(record_.moves[reached_].text));
            found = plies_.emplace(table_->position(), ++reached_).first;
            if (found->first != position) found = plies_.end();
        }
        if (found == plies_.end()) return Refusal{"the record does not know this position"};
        if (found->second == record_.moves.size())
            return record_.result ? *record_.result->forfeit : Refusal(no_more_moves);
        return record_.moves[found->second].text;
    }

  private:
    std::unique_ptr<Table> table_;
    GameRecord record_;
    std::size_t reached_ = 0;                            ///< Moves played at the table.
    std::unordered_map<std::string, std::size_t> plies_; ///< Moves before a position.
};

/// Every player is one from outside now: the record.
std::string seat_of(const std::string& player) {
    return player.starts_with(outside_prefix) ? player : std::string(outside_prefix) + player;
}

/// What a player is called that the game itself would have named; a person by the side.
std::string name_of(const Game& game, const RecordedSeat& seat, Side side) {
    if (!seat.name.empty()) return seat.name;
    if (seat.player == human) return side_name(game.side_names, side);
    const auto* ours = find_player(game, seat.player);
    return ours ? tr(ours->name) : std::string();
}

} // namespace

Result<SessionConfig> replayed(const GameRecord& record) {
    const auto* game = find_game(record.game);
    if (game == nullptr) return Refusal{"unknown game: {}", record.game};
    if (record.result) {
        if (auto wrong = check_by_replay(*game, record)) return *std::move(wrong);
    } else if (const auto table = played_table(*game, record); !table) {
        return table.refusal();
    }
    auto config = *config_of(*game, record);
    config.record.reset();
    config.position = record.start;
    config.clocks = {}; // what is shown again takes other times
    for (const Side side : both_sides) {
        config.players[side] = seat_of(record.seats[side].player);
        config.names[side] = name_of(*game, record.seats[side], side);
    }
    config.outside_note = message("as it played then");
    config.replays = true;
    config.outside = [record](std::string_view id, const OptionValues& options, const std::string&) {
        auto table = *find_game(id)->open_table(options);
        static_cast<void>(table->set_position(record.start));
        return [recorded = std::make_shared<Recorded>(std::move(table), record)](
                   const std::string& position, SearchControl&, const TextProgressSink&) {
            return recorded->move_in(position);
        };
    };
    return config;
}

} // namespace zugzwang::match

#include "match/replay.hpp"

#include <memory>
#include <unordered_map>
#include <utility>

#include "match/game.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/rules/words.hpp"

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
            static_cast<void>(table_->play(record_.moves[reached_]));
            found = plies_.emplace(table_->position(), ++reached_).first;
            if (found->first != position) found = plies_.end();
        }
        if (found == plies_.end()) return Refusal{"the record does not know this position"};
        if (found->second == record_.moves.size()) return Refusal{"{}", record_.forfeit};
        return record_.moves[found->second];
    }

  private:
    std::unique_ptr<Table> table_;
    GameRecord record_;
    std::size_t reached_ = 0;                            ///< Moves played at the table.
    std::unordered_map<std::string, std::size_t> plies_; ///< Moves before a position.
};

/// What follows `ugi:` is the name that is shown: a bot's command, or what our player is called.
std::string seat_of(const Game& game, const std::string& player) {
    if (player.starts_with(outside_prefix)) return player;
    const auto* ours = find_player(game, player);
    return std::string(outside_prefix) + (ours ? tr(ours->name) : player);
}

} // namespace

Result<SessionConfig> replayed(const GameRecord& record) {
    const auto* game = find_game(record.game);
    if (game == nullptr) return Refusal{"unknown game: {}", record.game};
    if (auto wrong = check_by_replay(*game, record)) return *std::move(wrong);
    SessionConfig config;
    config.options = OptionValues(game->options);
    config.position = record.start;
    config.players = {seat_of(*game, record.players[0]), seat_of(*game, record.players[1])};
    config.outside_note = message("as it played then");
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

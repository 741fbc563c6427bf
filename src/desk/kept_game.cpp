#include "desk/kept_game.hpp"

#include <algorithm>
#include <utility>

#include "desk/far/far_games.hpp"
#include "desk/ladder_game.hpp"
#include "desk/recorded_game.hpp"
#include "keep/keeper.hpp"

namespace zugzwang {

namespace {

/// Something was played, though it may have been taken back.
bool is_begun(const SessionNews& news) { return !news.moves.empty() || news.can_redo; }

/// A game by link has a book of its own, desk/far/, and leaves the game on the board where it is.
bool is_far(const Session& session) { return far_number(session.config().players).has_value(); }

/// Answers its id in the library.
std::optional<std::int64_t> file(Keeper& keeper, const Game& game, const Session& session) {
    const auto record = session.record();
    if (!record.moves.empty()) return keeper.file(record, session.position(), opponent_name(game, record));
    keeper.clear(game.id);
    return std::nullopt;
}

} // namespace

void KeptGame::follow(const std::shared_ptr<Session>& session, std::span<const Happening> happened) {
    const auto& news = session->news();
    if (news.is_demo || is_far(*session)) return;
    note_running(session);
    if (!std::exchange(is_new_, false) && !goes_on(happened)) return;
    library_id_.reset();
    if (context_.keeper == nullptr || !is_begun(news)) return;
    context_.keeper->save(session->record()); // should the program end before it is in the library
    if (news.outcome) library_id_ = file(*context_.keeper, game_, *session);
}

void KeptGame::note_running(const std::shared_ptr<Session>& session) {
    const auto& news = session->news();
    auto& running = context_.running;
    const auto found = running.find(game_.id);
    const bool is_there = found != running.end() && found->second == session;
    const bool can_go_on = is_begun(news) && !news.outcome;
    if (can_go_on && !is_there) {
        if (found != running.end() && context_.keeper != nullptr)
            static_cast<void>(file(*context_.keeper, game_, *found->second));
        running.insert_or_assign(game_.id, session);
    }
    if (!can_go_on && is_there) running.erase(found);
}

void KeptGame::save(const Session& session) const {
    const auto& news = session.news();
    const bool goes_on = is_begun(news) && !news.outcome && !news.is_demo && !is_far(session);
    if (context_.keeper != nullptr && goes_on) context_.keeper->save(session.record());
}

void restore_kept_games(SceneContext& context) {
    auto& keeper = *context.keeper;
    while (auto record = keeper.take_saved()) {
        const auto game = std::ranges::find(context.games, record->game, &Game::id);
        if (game == context.games.end()) continue; // of another set of games: it waits for them
        auto config = config_of(*game, *std::move(record));
        auto session = config ? start_game(context, *game, *std::move(config))
                              : Result<std::unique_ptr<Session>>(config.refusal());
        if (!session) {
            keeper.refuse(game->id);
        } else if ((*session)->news().outcome) {
            static_cast<void>(file(keeper, *game, **session));
            static_cast<void>(count_for_ladder(context, *game, **session));
        } else {
            context.running.insert_or_assign(game->id, *std::move(session));
        }
    }
}

} // namespace zugzwang

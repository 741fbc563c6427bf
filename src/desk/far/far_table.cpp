#include "desk/far/far_table.hpp"

#include <algorithm>
#include <utility>

#include "keep/keeper.hpp"

namespace zugzwang {
namespace {

/// Who gave the game up at this table, if somebody did.
std::optional<Side> given_up(const Session& session) {
    const auto result = session.record().result;
    if (!result || !result->forfeit || !result->outcome.winner) return std::nullopt;
    return other(*result->outcome.winner);
}

bool is_as(const letter::Letter& letter, const SessionNews& news) {
    return std::ranges::equal(letter.moves, news.moves, {}, {}, &MoveEntry::text);
}

} // namespace

void FarTable::forget() {
    game_.reset();
    library_id_.reset();
    filed_ = 0;
    refusal_.reset();
}

void FarTable::look_into_book(const Session& session) {
    const auto id = far_number(session.config().players);
    const auto* kept = id && context_.keeper != nullptr ? context_.keeper->letters().letters().find(*id) : nullptr;
    if (kept == nullptr)
        game_.reset();
    else if (!game_ || game_->kept != *kept)
        game_ = find_far_game(context_, *id);
}

void FarTable::follow(Session& session) {
    look_into_book(session);
    const auto& news = session.news();
    if (!game_ || news.is_animating) return;
    const auto& letter = game_->letter;
    if (news.moves.size() < std::min(game_->kept.settled, letter.moves.size())) {
        static_cast<void>(session.play(letter.moves[news.moves.size()]));
        return;
    }
    auto switches = news.switches;
    switches.settled = game_->kept.settled;
    session.set(switches);
    if (!is_as(letter, news) || letter.given_up != given_up(session)) keep(session);
    file(session);
}

void FarTable::keep(const Session& session) {
    auto game = *game_;
    game.letter.moves.clear();
    for (const auto& move : session.news().moves)
        game.letter.moves.push_back(move.text);
    game.letter.given_up = given_up(session);
    refusal_ = keep_far_game(context_, game);
    look_into_book(session);
    if (refusal_) game_->letter = std::move(game.letter); // not tried again before the next move
}

void FarTable::file(const Session& session) {
    const auto& [game, kept, letter] = *game_;
    const auto all = letter.moves.size() + (letter.given_up ? 1 : 0);
    auto* library = context_.keeper->library();
    if (letter.moves.empty() || kept.settled != all || filed_ == all || library == nullptr) return;
    filed_ = all;
    const auto added = library->add(session.record(), session.position(), kept.name);
    if (added)
        library_id_ = *added;
    else
        refusal_ = added.refusal();
}

bool FarTable::can_send(const SessionNews& news) const {
    if (!game_ || refusal_) return false;
    const bool is_theirs = news.outcome.has_value() || news.seats[news.to_move].is_far;
    return is_theirs && is_as(game_->letter, news);
}

bool FarTable::send() { return send_link(context_, game_->kept.id); }

std::string FarTable::words(const SessionNews& news) const {
    if (refusal_) return tr(*refusal_);
    const auto& [game, kept, letter] = *game_;
    const bool is_sent = kept.settled >= letter.moves.size() + (letter.given_up ? 1 : 0);
    const bool has_moved = !news.moves.empty() && !news.seats[news.moves.back().side].is_far;
    if (news.outcome && is_sent) return tr("This game is over. It is in your library.");
    const bool is_shared = static_cast<bool>(context_.clipboard.share);
    if (!can_send(news))
        return is_shared ? tr("Make your move. Then send the link.")
                         : tr("Make your move. Then copy the link and send it.");
    if (is_sent && has_moved) return tr("Send the link to {name}. Paste here what comes back.", {{"name", kept.name}});
    return is_shared ? tr("Send the link to {name}.", {{"name", kept.name}})
                     : tr("Copy the link and send it to {name}.", {{"name", kept.name}});
}

} // namespace zugzwang

#include "desk/far/far_games.hpp"

#include <algorithm>
#include <random>
#include <utility>

#include "desk/friends_match.hpp"
#include "keep/keeper.hpp"
#include "letter/base64.hpp"
#include "letter/comparison.hpp"
#include "letter/lot.hpp"

namespace zugzwang {
namespace {

using letter::Letter;
using letter::Relation;
using letter::Secret;

/// From the system, which nobody can foresee.
letter::Secret fresh_secret() {
    std::random_device device;
    Secret secret{};
    for (auto& byte : secret)
        byte = static_cast<std::uint8_t>(device() & 0xFFU);
    return secret;
}

std::uint64_t fresh_number() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

std::string text_of(const Secret& secret) { return letter::to_base64(std::string(secret.begin(), secret.end())); }

std::optional<Secret> secret_from(const std::string& text) {
    const auto bytes = letter::from_base64(text);
    Secret secret{};
    if (!bytes || bytes->size() != secret.size()) return std::nullopt;
    std::ranges::transform(*bytes, secret.begin(), [](char byte) { return static_cast<std::uint8_t>(byte); });
    return secret;
}

const Game* find_among(const SceneContext& context, const std::string& id) {
    const auto found = std::ranges::find(context.games, id, &Game::id);
    return found == context.games.end() ? nullptr : &*found;
}

/// The end counts as one more, where a person made it.
std::size_t all_of(const Letter& letter) { return letter.moves.size() + (letter.given_up ? 1 : 0); }

/// What the friend has seen of it.
Letter seen_of(const FarGame& game) {
    auto seen = game.letter;
    if (game.kept.settled <= seen.moves.size()) {
        seen.moves.resize(game.kept.settled);
        seen.given_up.reset();
    }
    return seen;
}

/// Whose move the letter asks for, or who is to see the end.
Side reader_of(const letter::Standing& standing, const Letter& letter) {
    if (letter.given_up) return other(*letter.given_up);
    return standing.result && standing.moved ? other(*standing.moved) : standing.to_move;
}

std::optional<Refusal> why_not(const letter::Comparison& comparison, const Letter& received) {
    switch (comparison.relation) {
    case Relation::same:
    case Relation::continues:
        return std::nullopt;
    case Relation::old:
        return Refusal{"this link is old: you know more of this game by now"};
    case Relation::forked:
        if (!received.has_board()) return Refusal{"this link has another answer than the one that you know"};
        return Refusal{"this link goes another way: move {} is not the one that you know", comparison.common + 1};
    case Relation::other_beginning:
    case Relation::another:
        break;
    }
    return Refusal{"this link says that the game began otherwise"};
}

/// Opens the board where this side has what opens it, and finds out where the person sits.
std::optional<Refusal> come_to_board(FarGame& game) {
    auto& [its, kept, letter] = game;
    if (!letter.lot || kept.side) return std::nullopt;
    const auto secret = secret_from(kept.secret);
    const bool proposed = secret.has_value();
    if (proposed && letter.lot->answer && !letter.lot->opening) {
        auto opened = letter::opened(letter, *secret);
        if (!opened) return opened.refusal();
        letter = *std::move(opened);
    }
    if (!letter.lot->opening) return std::nullopt;
    const auto proposer = letter::drawn_by(letter).proposer;
    kept.side = proposed ? proposer : other(proposer);
    kept.secret.clear();
    return std::nullopt;
}

std::string friend_name(const std::string& typed) {
    auto name = person_name(typed);
    return name.empty() ? tr("A friend") : name;
}

Refusal nowhere_to_keep() { return Refusal{"a game by link has to be kept, and there is nowhere to keep it"}; }

} // namespace

bool draws_by_lot(const Game& game, const OptionValues& options, const std::optional<std::string>& position) {
    return !position && letter::draws_board(game, options);
}

std::optional<std::uint64_t> far_number(const BySide<std::string>& players) {
    for (const auto& id : players.values) {
        if (!id.starts_with(far_prefix)) continue;
        const auto number = whole_number(std::string_view(id).substr(far_prefix.size()));
        if (number) return static_cast<std::uint64_t>(*number);
    }
    return std::nullopt;
}

std::string last_far_name(const SceneContext& context) {
    if (context.keeper == nullptr) return {};
    const auto& all = context.keeper->letters().letters().all();
    const auto last = std::ranges::max_element(all, {}, [](const auto& one) { return one.second.begun; });
    return last == all.end() ? std::string() : last->second.name;
}

std::optional<FarGame> find_far_game(const SceneContext& context, std::uint64_t id) {
    const auto* kept = context.keeper == nullptr ? nullptr : context.keeper->letters().letters().find(id);
    if (kept == nullptr) return std::nullopt;
    auto letter = letter::from_text(context.games, kept->text, {});
    if (!letter) return std::nullopt;
    return FarGame{.game = find_among(context, letter->game), .kept = *kept, .letter = *std::move(letter)};
}

std::optional<Refusal> keep_far_game(SceneContext& context, FarGame game) {
    if (context.keeper == nullptr) return nowhere_to_keep();
    auto text = letter::to_text(*game.game, game.letter);
    if (!text) return text.refusal();
    game.kept.text = *std::move(text);
    context.keeper->letters().add(std::move(game.kept));
    return std::nullopt;
}

Result<std::uint64_t> begin_far_game(SceneContext& context, const Game& game, const FarStart& start) {
    Letter first{.id = fresh_number(), .game = game.id, .position = start.position};
    if (!start.position) {
        for (const auto& [id, text] : start.options.chosen())
            first.options.emplace(id, text);
    }
    FarGame begun{.game = &game, .kept = {.id = first.id, .name = friend_name(start.name), .begun = context.now()}};
    if (draws_by_lot(game, start.options, start.position)) {
        first.options.erase(board_seed(game.options)->id);
        const auto secret = fresh_secret();
        begun.kept.secret = text_of(secret);
        first.lot = letter::Lot{.commitment = letter::commitment_of(first, secret)};
    } else {
        const auto standing = letter::standing_of(game, first);
        if (!standing) return standing.refusal();
        begun.kept.side = start.begins ? standing->to_move : other(standing->to_move);
    }
    begun.letter = std::move(first);
    const auto id = begun.kept.id;
    if (auto refusal = keep_far_game(context, std::move(begun))) return *std::move(refusal);
    return id;
}

Result<Arrival> take_letter(SceneContext& context, const Letter& received) {
    auto known = find_far_game(context, received.id);
    if (!known) return Refusal{"what you know of this game cannot be read any more"};
    const auto seen = seen_of(*known);
    const auto comparison = letter::compared(seen, received);
    if (auto refusal = why_not(comparison, received)) return *std::move(refusal);
    if (comparison.relation == Relation::same) return Arrival{.id = received.id, .known = known->letter.moves.size()};
    known->letter = received;
    if (auto refusal = come_to_board(*known)) return *std::move(refusal);
    known->kept.settled = all_of(known->letter);
    if (auto refusal = keep_far_game(context, *std::move(known))) return *std::move(refusal);
    return Arrival{.id = received.id, .known = comparison.common};
}

std::optional<Refusal> why_not_first(const Letter& letter) {
    if (!letter.lot || !letter.lot->answer || letter.lot->opening) return std::nullopt;
    return Refusal{"this link answers a game that was not begun here, or that you dropped"};
}

Result<Arrival> accept_letter(SceneContext& context, Letter received, const std::string& name) {
    const auto* game = find_among(context, received.game);
    if (game == nullptr) return Refusal{"unknown game: {}", received.game};
    FarGame first{
        .game = game,
        .kept = {.id = received.id, .name = friend_name(name), .settled = all_of(received), .begun = context.now()}};
    const Arrival arrival{.id = received.id, .known = received.moves.size()};
    if (received.lot && !received.lot->answer) received.lot->answer = fresh_secret();
    first.letter = std::move(received);
    if (first.letter.has_board()) {
        const auto standing = letter::standing_of(*game, first.letter);
        if (!standing) return standing.refusal();
        first.kept.side = reader_of(*standing, first.letter);
    }
    if (auto refusal = keep_far_game(context, std::move(first))) return *std::move(refusal);
    return arrival;
}

std::vector<FarGame> undrawn_games(const SceneContext& context, const Game& game) {
    std::vector<FarGame> undrawn;
    if (context.keeper == nullptr) return undrawn;
    for (const auto& [id, kept] : context.keeper->letters().letters().all()) {
        auto found = kept.side ? std::nullopt : find_far_game(context, id);
        if (found && found->game == &game) undrawn.push_back(*std::move(found));
    }
    std::ranges::sort(undrawn, std::ranges::greater(), [](const FarGame& one) { return one.kept.begun; });
    return undrawn;
}

std::string waiting_words(const FarGame& game) {
    const auto& name = game.kept.name;
    if (!game.kept.secret.empty()) return tr("waits for {name}’s answer", {{"name", name}});
    return tr("waits for {name}, who draws the board", {{"name", name}});
}

void drop_far_game(SceneContext& context, std::uint64_t id) { context.keeper->letters().add({.id = id}); }

std::string link_to_send(SceneContext& context, std::uint64_t id) {
    auto game = *find_far_game(context, id);
    const auto text = game.kept.text;
    game.kept.settled = all_of(game.letter);
    static_cast<void>(keep_far_game(context, std::move(game))); // its text was written before
    if (context.clipboard.address) return context.clipboard.address(text);
    const auto& page = context.settings.page_address;
    return page.empty() ? text : page + '#' + text;
}

bool send_link(SceneContext& context, std::uint64_t id) {
    const auto& clipboard = context.clipboard;
    const bool copies = !clipboard.share && clipboard.set_text;
    if (clipboard.share) clipboard.share(link_to_send(context, id));
    if (copies) clipboard.set_text(link_to_send(context, id));
    return copies;
}

Result<std::unique_ptr<Session>> far_session(SceneContext& context, const Arrival& arrival) {
    const auto found = find_far_game(context, arrival.id);
    if (!found || !found->kept.side) return Refusal{"what you know of this game cannot be read any more"};
    const auto& [game, kept, letter] = *found;
    const auto standing = letter::standing_of(*game, letter);
    if (!standing) return standing.refusal();
    GameRecord record{.game = game->id, .options = letter.options, .start = standing->start, .date = kept.begun};
    const auto shown = letter.given_up ? letter.moves.size() : std::min(arrival.known, letter.moves.size());
    for (std::size_t ply = 0; ply < shown; ++ply)
        record.moves.push_back({.text = letter.moves[ply]});
    if (shown == letter.moves.size()) record.result = standing->result;
    const Side far = other(*kept.side);
    record.seats[far].player = std::string(far_prefix) + std::to_string(static_cast<std::int64_t>(kept.id));
    record.seats[far].name = kept.name;
    auto config = config_of(*game, std::move(record));
    if (!config) return config.refusal();
    return start_game(context, *game, *std::move(config));
}

} // namespace zugzwang

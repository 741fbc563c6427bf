#include <algorithm>
#include <charconv>
#include <utility>

#include "desk/far/far_games.hpp"
#include "keep/keeper.hpp"
#include "record/record.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {

namespace {

using Found = Result<std::unique_ptr<Scene>>;

Refusal not_here() { return Refusal{"this game is not kept here"}; }

/// Goes on with the game, looks back at it where it is over; without one a new game begins.
Found table_at(SceneContext& context, const Game& game, const Address& address) {
    if (!address.record.empty()) {
        auto record = record_from_json_line(address.record);
        return record ? go_on(context, game, *std::move(record)) : Found(record.refusal());
    }
    SessionConfig config;
    config.options = OptionValues(game.options);
    config.position = address.position;
    auto session = start_game(context, game, std::move(config));
    if (!session) return session.refusal();
    return std::unique_ptr<Scene>(make_table(context, game, *std::move(session)));
}

Found puzzle_at(SceneContext& context, const Game& game, const std::string& part) {
    if (part.empty()) return make_puzzles(context, game);
    const auto number = whole_number(part);
    const auto count = static_cast<std::int64_t>(context.puzzles.pack(game.id).size());
    if (!number || *number < 1 || *number > count) return Refusal{"there is no puzzle {} of {}", shown(part), game.id};
    return make_puzzles(context, game, static_cast<std::size_t>(*number));
}

Found lesson_at(SceneContext& context, const Game& game, const Address& address) {
    const auto shows = [&](const PlayerSpec& player) {
        return player.shows_its_work && (address.part.empty() || player.id == address.part);
    };
    if (std::ranges::none_of(game.players, shows)) return Refusal{"no such player of {} shows its work", game.id};
    SessionConfig config;
    config.options = OptionValues(game.options);
    config.position = address.position;
    auto session = start_game(context, game, std::move(config));
    if (!session) return session.refusal();
    if ((*session)->news().outcome) return Refusal{"the game is over in this position"};
    return make_lesson(context, game, *std::move(session), address.part);
}

std::optional<Refusal> refusal_of(const Game& game, const std::optional<std::string>& position) {
    const auto table = game.open_table(OptionValues(game.options));
    if (!table) return table.refusal();
    return position ? (*table)->set_position(*position) : std::nullopt;
}

Found analysis_at(SceneContext& context, const Game& game, const std::optional<std::string>& position) {
    if (auto refusal = refusal_of(game, position)) return *std::move(refusal);
    return make_analysis(context, game, OptionValues(game.options), position);
}

Found openings_at(SceneContext& context, const Game& game, const std::optional<std::string>& position) {
    if (auto refusal = refusal_of(game, position)) return *std::move(refusal);
    const auto line = position ? std::optional(OpeningLine{.start = *position}) : std::nullopt;
    return make_explorer(context, game, OptionValues(game.options), line);
}

Found review_at(SceneContext& context, const Game& game, const Address& address) {
    if (address.record.empty()) return not_here();
    auto record = record_from_json_line(address.record);
    if (!record) return record.refusal();
    return make_review(context, game, *std::move(record));
}

Found far_at(SceneContext& context, const std::string& part) {
    std::uint64_t id = 0;
    const auto* const end = part.data() + part.size();
    const bool is_read = std::from_chars(part.data(), end, id).ptr == end;
    if (!is_read || !find_far_game(context, id)) return not_here();
    return far_scene(context, {.id = id, .known = SIZE_MAX});
}

Found guide_at(SceneContext& context, const Game& game, const std::string& part) {
    if (game.guide.empty()) return Refusal{"there is no guided minute of {}", game.id};
    const auto* const found = std::ranges::find(after_guide_words, part);
    const auto place = found == after_guide_words.end() ? 0 : found - after_guide_words.begin();
    return make_guide(context, game, static_cast<AfterGuide>(place));
}

/// The library, or a game of it.
Found games_at(SceneContext& context, const std::string& part) {
    if (part.empty()) return make_library(context);
    const auto id = whole_number(part);
    auto* const library = context.keeper == nullptr ? nullptr : context.keeper->library();
    if (!id || library == nullptr) return not_here();
    auto record = library->record(*id);
    if (!record) return record.refusal();
    const auto game = std::ranges::find(context.games, record->game, &Game::id);
    if (game == context.games.end()) return not_here();
    return make_review(context, *game, *std::move(record), id);
}

Found scene_of_game(SceneContext& context, const Game& game, const Address& address) {
    switch (address.place) {
    case Address::Place::setup:
        return make_setup(context, game);
    case Address::Place::ladder:
        return game.ladder.rungs.empty() ? Found(Refusal{"there is no ladder of {}", game.id})
                                         : make_ladder(context, game);
    case Address::Place::puzzle:
        return puzzle_at(context, game, address.part);
    case Address::Place::practice:
        return make_practice(context, game);
    case Address::Place::lesson:
        return lesson_at(context, game, address);
    case Address::Place::analysis:
        return analysis_at(context, game, address.position);
    case Address::Place::openings:
        return openings_at(context, game, address.position);
    case Address::Place::review:
        return review_at(context, game, address);
    case Address::Place::far:
        return far_at(context, address.part);
    case Address::Place::guide:
        return guide_at(context, game, address.part);
    case Address::Place::help:
        return make_help(context, game);
    case Address::Place::watch:
        return make_demo(context, {.games = {&game}});
    case Address::Place::sheet:
        return make_sheet(context, game, address.part == exercises_word ? sheet::Asks::better : sheet::Asks::win);
    default:
        return table_at(context, game, address);
    }
}

} // namespace

Result<std::unique_ptr<Scene>> scene_at(SceneContext& context, const Address& address) {
    if (address.place == Address::Place::games) return games_at(context, address.part);
    if (address.place == Address::Place::you) return make_you(context);
    if (address.place == Address::Place::settings) return make_settings(context);
    const auto game = std::ranges::find(context.games, address.game, &Game::id);
    if (game == context.games.end()) return Refusal{"there is no game `{}`", shown(address.game)};
    return scene_of_game(context, *game, address);
}

} // namespace zugzwang

#include <utility>

#include "scenes/frame/scenes.hpp"

namespace zugzwang {

Result<std::unique_ptr<Scene>> scene_of(SceneContext& context, Opened opened) {
    if (const auto* refusal = std::get_if<Refusal>(&opened)) return *refusal;
    if (const auto* position = std::get_if<OpenedPosition>(&opened)) {
        const auto& game = *position->game;
        return make_analysis(context, game, OptionValues(game.options), position->text);
    }
    if (auto* letter = std::get_if<OpenedLetter>(&opened)) {
        if (!find_far_game(context, letter->letter.id)) {
            if (auto refusal = why_not_first(letter->letter)) return *std::move(refusal);
            return make_letter(context, *letter->game, std::move(letter->letter));
        }
        const auto arrival = take_letter(context, letter->letter);
        return arrival ? far_scene(context, *arrival) : arrival.refusal();
    }
    if (auto* set = std::get_if<OpenedSet>(&opened)) return make_class_set(context, *set->game, std::move(set->set));
    if (auto* person = std::get_if<OpenedPerson>(&opened)) return make_you(context, std::move(person->known));
    auto& games = std::get<OpenedGames>(opened);
    if (games.are_many()) return make_library(context, std::move(games));
    auto& one = games.games.front();
    if (one.record.result) return make_review(context, *one.game, std::move(one.record));
    auto config = config_of(*one.game, std::move(one.record));
    if (!config) return config.refusal();
    auto session = start_game(context, *one.game, *std::move(config));
    if (!session) return session.refusal();
    return std::unique_ptr<Scene>(make_table(context, *one.game, *std::move(session)));
}

bool waits(const LibraryEntry& entry) {
    const auto& seats = entry.seats;
    return !entry.result && entry.moves > 0 &&
           (seats[Side::first].player == human || seats[Side::second].player == human);
}

Result<std::unique_ptr<Scene>> go_on(SceneContext& context, const Game& game, GameRecord record) {
    const auto& seats = record.seats;
    if (const auto far = far_number({{seats[Side::first].player, seats[Side::second].player}});
        far && find_far_game(context, *far))
        return far_scene(context, {.id = *far, .known = SIZE_MAX});
    const auto running = context.running.find(game.id);
    if (running != context.running.end()) {
        const auto now = running->second->record();
        if (now.date && now.date == record.date && now.start == record.start)
            return std::unique_ptr<Scene>(make_table(context, game, running->second));
    }
    OpenedGames one;
    one.games.push_back({.game = &game, .record = std::move(record), .last = {}});
    return scene_of(context, std::move(one));
}

} // namespace zugzwang

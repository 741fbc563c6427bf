#include "events/scenes.hpp"

#include <stdexcept>

#include "zugzwang/base/random.hpp"

namespace zugzwang::events {
namespace {

constexpr const char* large_points = "60";

/// A board on which the strongest player does not come to an end soon.
OptionValues large_board(const Game& game) {
    OptionValues options(game.options);
    for (const auto& [id, value] : std::initializer_list<std::pair<const char*, const char*>>{
             {"rows", "12"}, {"cols", "12"}, {"points", large_points}, {"sticks", "300"}, {"numbers", "400"}})
        static_cast<void>(options.set(id, value)); // where the game has such an option
    return options;
}

/// The strongest player without limit on the seats that are not a person's.
SessionConfig thinking(const Game& game, const BySide<bool>& persons) {
    SessionConfig config;
    config.options = large_board(game);
    for (const Side side : both_sides)
        config.players[side] = persons[side] ? std::string(human) : game.players.back().id;
    return config;
}

std::shared_ptr<Session> started(SceneContext& context, const Game& game, SessionConfig config) {
    config.theme = &context.theme;
    auto session = game.start_session(config, context.workers);
    if (!session) throw std::runtime_error(session.refusal().words);
    return *std::move(session);
}

GameRecord played_game(const Game& game) {
    const auto table = *game.open_table(small_options(game));
    GameRecord record{.game = game.id, .start = table->position()};
    Random random(1);
    while (!table->outcome()) {
        record.moves.push_back({.text = random.pick(table->legal_moves())});
        static_cast<void>(table->play(record.moves.back().text));
    }
    return record;
}

/// A person has moved, and the computer thinks.
std::unique_ptr<Scene> table(SceneContext& context, const Game& game, const BySide<bool>& persons) {
    const auto session = started(context, game, thinking(game, persons));
    if (persons[Side::first]) {
        const auto board = *game.open_table(large_board(game));
        session->play(board->legal_moves().front());
    }
    return make_table(context, game, session);
}

std::unique_ptr<Scene> exhibition(SceneContext& context, const Game& game) {
    ExhibitionRequest request;
    request.games = {&game};
    return make_exhibition(context, std::move(request));
}

std::unique_ptr<Scene> demo(SceneContext& context, const Game& game) {
    DemoRequest request;
    request.games = {&game};
    request.session = thinking(game, {{false, false}});
    return make_demo(context, std::move(request));
}

/// Two positions of a game that goes on.
std::unique_ptr<Scene> class_set(SceneContext& context, const Game& game) {
    const auto table = *game.open_table(small_options(game));
    sheet::ClassSet set{.game = game.id, .positions = {table->position()}};
    static_cast<void>(table->play(table->legal_moves().front()));
    set.positions.push_back(table->position());
    return make_class_set(context, game, std::move(set));
}

} // namespace

const std::vector<std::pair<std::string, Opener>>& scenes() {
    using Context = SceneContext;
    static const std::vector<std::pair<std::string, Opener>> all{
        {"menu", [](Context&, const Game&) { return std::unique_ptr<Scene>(); }},
        {"setup", [](Context& context, const Game& game) { return make_setup(context, game); }},
        {"ladder", [](Context& context, const Game& game) { return make_ladder(context, game); }},
        {"table",
         [](Context& context, const Game& game) {
             return table(context, game, {{true, false}});
         }},
        {"friends",
         [](Context& context, const Game& game) {
             return table(context, game, {{true, true}});
         }},
        {"demo", demo},
        {"exhibition", exhibition},
        {"lesson",
         [](Context& context, const Game& game) {
             return make_lesson(context, game, started(context, game, thinking(game, {{true, false}})));
         }},
        {"figures",
         [](Context& context, const Game& game) {
             return make_figures(context, game, *started(context, game, thinking(game, {{true, false}})));
         }},
        {"help", [](Context& context, const Game& game) { return make_help(context, game); }},
        {"guide", [](Context& context, const Game& game) { return make_guide(context, game, AfterGuide::set_up); }},
        {"editor",
         [](Context& context, const Game& game) {
             return game.edit_start ? make_editor(context, game) : std::unique_ptr<Scene>();
         }},
        {"analysis",
         [](Context& context, const Game& game) { return make_analysis(context, game, large_board(game)); }},
        {"explorer",
         [](Context& context, const Game& game) { return make_explorer(context, game, large_board(game)); }},
        {"settings", [](Context& context, const Game&) { return make_settings(context); }},
        {"library", [](Context& context, const Game&) { return make_library(context); }},
        {"puzzles", [](Context& context, const Game& game) { return make_puzzles(context, game); }},
        {"practice", [](Context& context, const Game& game) { return make_practice(context, game); }},
        {"you", [](Context& context, const Game&) { return make_you(context); }},
        {"sheet", [](Context& context, const Game& game) { return make_sheet(context, game, sheet::Asks::win); }},
        {"class-set", class_set},
        {"letter",
         [](Context& context, const Game& game) { return make_letter(context, game, {.id = 7, .game = game.id}); }},
        {"review", [](Context& context, const Game& game) { return make_review(context, game, played_game(game)); }},
        {"tournament", [](Context& context, const Game& game) { return make_tournament(context, game); }}};
    return all;
}

} // namespace zugzwang::events

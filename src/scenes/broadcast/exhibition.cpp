#include "scenes/broadcast/exhibition.hpp"

#include <algorithm>
#include <utility>

#include "desk/demo_games.hpp"
#include "desk/ladder_game.hpp"
#include "scenes/broadcast/standings.hpp"
#include "scenes/broadcast/title_card.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_at_the_end{4}, table_time{7};
constexpr Seconds longest_game{75}; ///< Then the players run ahead to its end.
constexpr std::uint64_t nodes_for_a_move = 20'000, board_numbers = 1'000'000'000;

/// What a person does; the pointer's leaving the window, a key let go and a new size are not.
bool is_input(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return pointer->kind != PointerEvent::Kind::leave;
    return !std::holds_alternative<KeyReleaseEvent>(event) && !std::holds_alternative<ResizeEvent>(event);
}

} // namespace

ExhibitionScene::ExhibitionScene(SceneContext& context, ExhibitionRequest request)
    : BroadcastScene(context), request_(std::move(request)) {
    for (const auto* game : request_.games)
        championships_.emplace_back(std::max<std::size_t>(2, entrants(*game)));
    start_game();
}

std::size_t ExhibitionScene::entrants(const Game& game) {
    return game.ladder.rungs.empty() ? std::min(game.players.size(), max_players) : game.ladder.rungs.size();
}

const PlayerSpec& ExhibitionScene::player(std::size_t place) const {
    const auto count = entrants(game());
    const auto known = std::min(place, count - 1);
    return has_ladder() ? game().ladder.rungs[known].player : game().players[game().players.size() - count + known];
}

void ExhibitionScene::seat(SessionConfig& config) const {
    for (const Side side : both_sides) {
        if (has_ladder())
            seat_rung(config, game(), side, pairing_[side]);
        else
            config.players[side] = player(pairing_[side]).id;
    }
}

/// Rungs play on the board on which they were measured.
SessionConfig ExhibitionScene::config() {
    SessionConfig config;
    if (request_.session) {
        config = *request_.session;
    } else {
        const Side wins = context_.random.below(2) == 0 ? Side::first : Side::second;
        config.options = ladder_options(game(), context_.random.below(board_numbers), wins);
        if (!has_ladder()) draw_board(game(), config.options, context_.random);
        config.budget.nodes = nodes_for_a_move;
    }
    seat(config);
    config.seed = context_.random.below(board_numbers) + 1;
    return config;
}

void ExhibitionScene::start_game() {
    pairing_ = championship().next();
    const auto between = championship().between(pairing_);
    const BroadcastScore score{.wins = between.wins, .draws = between.draws};
    start(game(), config(), score, make_exhibited_game);
    BySide<std::string> players;
    for (const Side side : both_sides)
        players[side] = player(pairing_[side]).id;
    const auto round = tr("Championship: game {number} of {count}",
                          {{"number", championship().played() + 1}, {"count", championship().games()}});
    show(title_card({.game = game(), .players = players, .score = score, .round = round, .refusal = refusal_}),
         title_card_time);
    go_on_to(Part::title);
}

SceneChange ExhibitionScene::handle(const InputEvent& event) {
    return is_input(event) ? SceneChange::pop() : SceneChange::stay();
}

SceneChange ExhibitionScene::update(Seconds step) {
    part_for_ += step;
    static_cast<void>(shown().update(step));
    switch (part_) {
    case Part::title:
        if (part_for_ < title_card_time) break;
        if (!watched_) {
            next_game();
            break;
        }
        go_on_to(Part::game);
        end_page();
        break;
    case Part::game:
        if (part_for_ >= longest_game) watched_->run_ahead();
        if (watched_->over_for() >= rest_at_the_end) note_result();
        break;
    case Part::table:
        if (part_for_ >= table_time) next_game();
        break;
    }
    return SceneChange::stay();
}

void ExhibitionScene::go_on_to(Part part) {
    part_ = part;
    part_for_ = Seconds{0};
}

void ExhibitionScene::next_game() {
    if (championship().is_over()) championships_[turn_] = Championship(championship().players());
    turn_ = (turn_ + 1) % request_.games.size();
    start_game();
}

void ExhibitionScene::note_result() {
    championships_[turn_].note(watched_->outcome()->winner);
    suspend();
    watched_.reset();
    std::vector<const PlayerSpec*> players;
    for (std::size_t place = 0; place < championship().players(); ++place)
        players.push_back(&player(place));
    show(standings(game(), championship(), players));
    go_on_to(Part::table);
}

std::string ExhibitionScene::title() const {
    return part_ == Part::game ? watched_->title() : tr("{game}: championship", {{"game", tr(game().title)}});
}

std::unique_ptr<Scene> make_exhibition(SceneContext& context, ExhibitionRequest request) {
    return std::make_unique<ExhibitionScene>(context, std::move(request));
}

} // namespace zugzwang

#include "scenes/broadcast/exhibition.hpp"

#include <algorithm>
#include <utility>

#include "desk/demo_games.hpp"
#include "desk/ladder_game.hpp"
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
    : context_(context), request_(std::move(request)) {
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
    config.seed = context_.random.below(1'000'000'000) + 1;
    config.theme = &context_.theme;
    return config;
}

void ExhibitionScene::start_game() {
    pairing_ = championship().next();
    const auto score = championship().between(pairing_);
    score_ = {.wins = score.wins, .draws = score.draws};
    auto session = game().start_session(config(), context_.workers);
    watched_.reset();
    part_ = Part::title;
    part_for_ = Seconds{0};
    if (!session) {
        refusal_ = tr(session.refusal());
        return;
    }
    watched_ = make_exhibited_game(context_, game(), *std::move(session));
    watched_->set_score(score_);
    if (canvas_ != nullptr) watched_->layout(stage_.screen(), *canvas_);
}

void ExhibitionScene::go_on_to(Part part) {
    part_ = part;
    part_for_ = Seconds{0};
    if (part != Part::title) return;
    if (championship().is_over()) championships_[turn_] = Championship(championship().players());
    turn_ = (turn_ + 1) % request_.games.size();
    start_game();
}

SceneChange ExhibitionScene::handle(const InputEvent& event) {
    return is_input(event) ? SceneChange::pop() : SceneChange::stay();
}

SceneChange ExhibitionScene::update(Seconds step) {
    part_for_ += step;
    if (part_ == Part::game) {
        follow_game(step);
    } else {
        if (part_ == Part::title && part_for_ >= title_card_time) go_on_to(watched_ ? Part::game : Part::title);
        if (part_ == Part::table && part_for_ >= table_time) go_on_to(Part::title);
    }
    return SceneChange::stay();
}

void ExhibitionScene::follow_game(Seconds step) {
    static_cast<void>(watched_->update(step));
    if (part_for_ >= longest_game) watched_->run_ahead();
    if (watched_->over_for() >= rest_at_the_end) note_result();
}

void ExhibitionScene::note_result() {
    championships_[turn_].note(watched_->outcome()->winner);
    watched_->suspend();
    watched_.reset();
    go_on_to(Part::table);
}

void ExhibitionScene::suspend() {
    if (watched_) watched_->suspend();
}

void ExhibitionScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    canvas_ = &canvas;
    if (watched_) watched_->layout(screen, canvas);
}

std::string ExhibitionScene::title() const {
    return part_ == Part::game ? watched_->title() : tr("{game}: championship", {{"game", tr(game().title)}});
}

std::vector<NamedRect> ExhibitionScene::widgets() const {
    return part_ == Part::game ? watched_->widgets() : std::vector<NamedRect>{};
}

TitleCard ExhibitionScene::card() const {
    TitleCard card{.title = tr(game().title),
                   .first_line = tr(game().tagline[0]),
                   .second_line = tr(game().tagline[1]),
                   .score = score_,
                   .round = tr("Championship: game {number} of {count}",
                               {{"number", championship().played() + 1}, {"count", championship().games()}}),
                   .refusal = watched_ ? std::string() : refusal_};
    BySide<std::string> players;
    for (const Side side : both_sides) {
        card.names[side] = tr(player(pairing_[side]).name);
        players[side] = player(pairing_[side]).id;
    }
    show_rungs(card, game(), players);
    return card;
}

StandingsLook ExhibitionScene::standings() const {
    StandingsLook look{.lines = championship().table(), .draw_emblem = game().ladder.draw_emblem};
    for (std::size_t place = 0; place < championship().players(); ++place) {
        look.names.push_back(tr(player(place).name));
        look.notes.push_back(tr(player(place).thinks));
    }
    if (championship().is_over()) {
        look.title = tr("{game}: {player} is the champion",
                        {{"game", tr(game().title)}, {"player", look.names[look.lines.front().player]}});
    } else {
        look.title = tr("{game}: championship", {{"game", tr(game().title)}});
    }
    look.note = tr("{played} of {count} games played",
                   {{"played", championship().played()}, {"count", championship().games()}});
    return look;
}

void ExhibitionScene::draw(Canvas& canvas) const {
    if (part_ == Part::game)
        watched_->draw(canvas);
    else if (part_ == Part::title)
        paint_title_card(stage_, card(), part_for_, context_.settings.reduced_motion, canvas);
    else
        paint_standings(stage_, standings(), canvas);
}

std::unique_ptr<Scene> make_exhibition(SceneContext& context, ExhibitionRequest request) {
    return std::make_unique<ExhibitionScene>(context, std::move(request));
}

} // namespace zugzwang

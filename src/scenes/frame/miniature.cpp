#include "scenes/frame/miniature.hpp"

#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "desk/championship.hpp"
#include "desk/ladder_game.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_between_moves{1.1};
constexpr Seconds rest_after_the_game{4};
constexpr std::uint64_t nodes_for_a_move = 300;
constexpr float shown_speed = 0.6F;

/// How much of a game has been played when it is first seen.
constexpr double part_played = 0.4;

/// A game played by chance, up to its middle; none when the options allow no game.
std::optional<GameRecord> first_part_of_a_game(const Game& game, const OptionValues& options, Random& random) {
    const auto opened = game.open_table(options);
    if (!opened) return std::nullopt;
    Table& table = **opened;
    GameRecord record{.game = game.id, .start = table.position()};
    auto& moves = record.moves;
    for (auto legal = table.legal_moves(); !legal.empty(); legal = table.legal_moves()) {
        moves.push_back({.text = random.pick(legal)});
        static_cast<void>(table.play(moves.back().text));
    }
    moves.resize(static_cast<std::size_t>(static_cast<double>(moves.size()) * part_played));
    return record;
}

} // namespace

Miniature::Miniature(SceneContext& context, const Game& game, Seconds first_rest)
    : context_(&context), game_(&game), rest_(first_rest) {
    start(true);
}

Miniature::Miniature(SceneContext& context, const Game& game, OptionValues options, std::optional<std::string> position,
                     std::string player)
    : context_(&context), game_(&game), options_(std::move(options)), position_(std::move(position)),
      player_(std::move(player)), rest_(rest_between_moves) {
    start(false);
}

void Miniature::start(bool in_the_middle) {
    OptionValues options = options_.value_or(small_options(*game_));
    if (!options_) draw_board(*game_, options, context_->random);
    SessionConfig config;
    config.position = position_;
    if (in_the_middle) config.record = first_part_of_a_game(*game_, options, context_->random);
    config.options = std::move(options);
    config.players = demo_players(*game_, context_->random);
    config.budget.nodes = nodes_for_a_move;
    config.hash_mb = 4; // which so few do not fill
    for (const Side side : both_sides) {
        if (player_.empty()) continue;
        config.players[side] = player_;
        if (const auto rung = find_rung(*game_, player_)) seat_rung(config, *game_, side, *rung);
    }
    config.seed = context_->random.below(1'000'000) + 1;
    config.theme = &context_->theme;
    config.miniature = true;
    auto started = game_->start_session(config, context_->workers);
    session_ = started ? *std::move(started) : nullptr;
    if (!session_) return;
    moves_ = session_->news().moves.size();
    session_->place(area_);
    session_->set({.paused = true});
}

void Miniature::place(Rect area) {
    area_ = area;
    if (session_) session_->place(area_);
}

bool Miniature::update(Seconds step) {
    if (!session_) return true;
    const auto& news = session_->news();
    const bool over = news.outcome.has_value();
    const bool came_to_rest = news.moves.size() != moves_ && !news.is_animating;
    if (came_to_rest) {
        moves_ = news.moves.size();
        rest_ = over ? rest_after_the_game : rest_between_moves;
    }
    rest_ -= step;
    if (rest_ <= Seconds{0} && over) {
        start(false);
        rest_ = rest_between_moves;
        return true;
    }
    session_->set({.pace = {.speed = shown_speed, .reduced_motion = context_->settings.reduced_motion},
                   .paused = rest_ > Seconds{0}});
    session_->update(step);
    return came_to_rest && !over; // an end is looked at for a while
}

void Miniature::suspend() {
    if (session_) session_->act(Act::suspend);
}

void Miniature::draw(Canvas& canvas) const {
    if (session_) session_->draw(canvas);
}

ui::Node in_well(const std::shared_ptr<Miniature>& miniature, float rim) {
    const auto draw = [miniature](Rect area, Canvas& canvas) {
        paint_well(area, canvas);
        if (!miniature) return;
        canvas.clip(area);
        miniature->draw(canvas);
        canvas.unclip();
    };
    const auto place = [miniature, rim](Rect area) {
        if (miniature) miniature->place(area.inset(std::round(area.width * rim)));
    };
    return ui::picture(draw, 1).reacting({.place = place, .whose = miniature});
}

} // namespace zugzwang

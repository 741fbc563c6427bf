#include "desk/ladder_game.hpp"

#include <algorithm>
#include <utility>

#include "desk/hearing.hpp"
#include "keep/keeper.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

/// More than any move of a rung takes: only its own nodes limit it, however slow the machine is.
constexpr std::uint64_t nodes_of_no_limit = 100'000'000;

/// The same board but for its number.
bool is_ladder_board(const Game& game, const OptionValues& options, Side climber) {
    const auto* seed = board_seed(game.options);
    for (const auto& spec : game.options) {
        if (&spec != seed && options.text(spec.id) != ladder_options(game, 1, climber).text(spec.id)) return false;
    }
    return true;
}

/// A game that is gone on with may have been laid out by hand when it began.
bool begins_like_its_options(const Game& game, const SessionConfig& config) {
    if (config.position) return false;
    if (!config.record) return true;
    const auto table = game.open_table(config.options);
    return table && (*table)->position() == config.record->start;
}

constexpr Seconds first_star_after{0.25}, stars_apart{0.16};

std::array<bool, 3> in_turn(const RungStars& stars) {
    return {stars.moving_first, stars.moving_second, stars.without_help};
}

} // namespace

std::optional<Side> challenger(const Game& game, const SessionConfig& config) {
    const auto& players = config.players;
    const bool first_is_person = players[Side::first] == human;
    if (game.ladder.rungs.empty() || first_is_person == (players[Side::second] == human)) return std::nullopt;
    const bool is_of_ladder =
        std::ranges::any_of(both_sides, [&](Side favoured) { return is_ladder_board(game, config.options, favoured); });
    if (!is_of_ladder || !begins_like_its_options(game, config)) return std::nullopt;
    return first_is_person ? Side::first : Side::second;
}

std::optional<LadderSeats> ladder_seats(const Game& game, const SessionConfig& config) {
    const auto climber = challenger(game, config);
    if (!climber) return std::nullopt;
    const auto rung = find_rung(game, config.players[other(*climber)]);
    if (!rung || !is_ladder_board(game, config.options, *climber)) return std::nullopt;
    return LadderSeats{.rung = *rung, .climber = *climber};
}

void seat_rung(SessionConfig& config, const Game& game, Side side, std::size_t rung) {
    seat_by_nodes(config, game.ladder.rungs[rung].player.id, side);
}

void seat_by_nodes(SessionConfig& config, const std::string& player, Side side) {
    config.players[side] = player;
    config.budgets[side] = Budget{.nodes = nodes_of_no_limit};
}

SessionConfig ladder_config(SceneContext& context, const Game& game, LadderSeats seats) {
    SessionConfig config;
    config.options = ladder_options(game, context.random.below(board_numbers), seats.climber);
    seat_rung(config, game, other(seats.climber), seats.rung);
    return config;
}

std::optional<LadderEnd> count_for_ladder(SceneContext& context, const Game& game, const Session& session) {
    const auto seats = ladder_seats(game, session.config());
    if (!seats) return std::nullopt;
    const auto record = session.record();
    const auto outcome = *session.news().outcome;
    LadderResult result{.game = game.id, .rung = game.ladder.rungs[seats->rung].player.id, .climber = seats->climber};
    result.fortune = *fortune_of(seats->climber, GameResult{.outcome = outcome});
    result.helped = record.seats[seats->climber].help > 0;
    result.begun = record.date;
    if (outcome.margin > 0) result.margin = outcome.margin;
    const auto before = rung_record(context, game, seats->rung).stars;
    context.ladders.note(result);
    if (context.keeper != nullptr) context.keeper->note(result);
    const auto after = rung_record(context, game, seats->rung).stars;
    return LadderEnd{.seats = *seats, .before = before, .after = after, .fortune = result.fortune};
}

std::string missing_stars(const RungStars& stars) {
    if (stars.is_climbed())
        return stars.without_help ? tr("All three stars are yours.")
                                  : tr("Climbed. Win without help for the third star.");
    if (stars.moving_first) return tr("Win moving second to climb this rung.");
    if (stars.moving_second) return tr("Win moving first to climb this rung.");
    return tr("Win once on each side to climb it.");
}

const RungRecord& rung_record(const SceneContext& context, const Game& game, std::size_t rung) {
    return context.ladders.at(game.id, game.ladder.rungs[rung].player.id);
}

Climb climb_of(const SceneContext& context, const Game& game) {
    const auto& rungs = game.ladder.rungs;
    Climb climb{.next = rungs.size()};
    for (std::size_t rung = 0; rung < rungs.size(); ++rung) {
        if (rung_record(context, game, rung).stars.is_climbed())
            ++climb.climbed;
        else if (climb.next == rungs.size())
            climb.next = rung;
    }
    return climb;
}

void Climbed::follow(const Session& session) {
    if (!session.news().outcome) return forget();
    if (!std::exchange(is_counted_, true)) end_ = count_for_ladder(context_, game_, session);
}

std::string Climbed::rung_words() const {
    const auto number = end_->seats.rung + 1;
    const auto words = [&](const char* sentence) { return tr(sentence, {{"n", number}}); };
    if (end_->fortune != Fortune::won)
        return end_->after.is_climbed() ? words(message("Rung {n} stays yours"))
                                        : words(message("Rung {n} not climbed yet"));
    if (!end_->after.is_climbed()) return words(message("Rung {n}: one more win"));
    return end_->before.is_climbed() ? words(message("Rung {n} won again")) : words(message("Rung {n} climbed"));
}

std::string Climbed::next_words() const {
    if (!end_->after.is_climbed() || end_->fortune != Fortune::won) return missing_stars(end_->after);
    const auto above = end_->seats.rung + 1;
    if (above >= game_.ladder.rungs.size()) return tr("Nobody stands above you.");
    const auto& next = game_.ladder.rungs[above].player;
    return tr("Next: {rung} {habit}", {{"rung", tr(next.name)}, {"habit", tr(next.thinks)}});
}

Climbed::Beginnings Climbed::beginnings(bool reduced_motion) const {
    const auto before = in_turn(end_->before), after = in_turn(end_->after);
    Beginnings all;
    Seconds begins = reduced_motion ? Seconds{0} : first_star_after;
    for (std::size_t star = 0; star < all.size(); ++star) {
        if (!after[star] || before[star]) continue;
        all[star] = begins;
        if (!reduced_motion) begins += stars_apart;
    }
    return all;
}

std::optional<LadderLook> Climbed::look(Seconds since_end, bool reduced_motion) const {
    if (!end_) return std::nullopt;
    LadderLook look{.won = end_->fortune == Fortune::won, .rung = rung_words(), .next = next_words()};
    const auto begin = beginnings(reduced_motion);
    const auto has = in_turn(end_->after);
    for (std::size_t star = 0; star < begin.size(); ++star) {
        look.stars[star] = {.won = has[star], .is_new = begin[star].has_value()};
        if (begin[star] && !reduced_motion)
            look.stars[star].popped =
                static_cast<float>(std::clamp((since_end - *begin[star]) / stars_apart, 0.0, 1.0));
    }
    return look;
}

/// Those that come out at the same time are one sound.
void Climbed::let_hear(Seconds since_end, Seconds step, bool reduced_motion) const {
    if (!end_) return;
    int rise = 0;
    std::optional<Seconds> heard;
    for (const auto& begins : beginnings(reduced_motion)) {
        if (!begins || begins == heard) continue;
        heard = begins;
        if (since_end - step <= *begins && *begins < since_end)
            hear(context_, {.sound = sound::Sound::star, .rise = rise});
        ++rise;
    }
}

std::optional<LadderSeats> Climbed::next() const {
    if (!end_ || end_->seats.rung + 1 >= game_.ladder.rungs.size()) return std::nullopt;
    auto seats = end_->seats;
    ++seats.rung;
    return seats;
}

} // namespace zugzwang

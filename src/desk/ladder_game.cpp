#include "desk/ladder_game.hpp"

#include "keep/keeper.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

/// More than any move of a rung takes: only its own nodes limit it, however slow the machine is.
constexpr std::uint64_t nodes_of_no_limit = 100'000'000;
constexpr std::uint64_t board_numbers = 1'000'000'000;

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

} // namespace

std::optional<LadderSeats> ladder_seats(const Game& game, const SessionConfig& config) {
    const auto& players = config.players;
    const bool first_is_person = players[Side::first] == human;
    if (game.ladder.rungs.empty() || first_is_person == (players[Side::second] == human)) return std::nullopt;
    const Side climber = first_is_person ? Side::first : Side::second;
    const auto rung = find_rung(game, players[other(climber)]);
    if (!rung || !is_ladder_board(game, config.options, climber) || !begins_like_its_options(game, config))
        return std::nullopt;
    return LadderSeats{.rung = *rung, .climber = climber};
}

void seat_rung(SessionConfig& config, const Game& game, Side side, std::size_t rung) {
    config.players[side] = game.ladder.rungs[rung].player.id;
    config.budgets[side] = Budget{.nodes = nodes_of_no_limit};
}

SessionConfig ladder_config(SceneContext& context, const Game& game, LadderSeats seats) {
    SessionConfig config;
    config.options = ladder_options(game, context.random.below(board_numbers), seats.climber);
    seat_rung(config, game, other(seats.climber), seats.rung);
    return config;
}

LadderResult ladder_result(const Game& game, LadderSeats seats, const Session& session) {
    const auto record = session.record();
    const auto outcome = *session.news().outcome;
    LadderResult result{.game = game.id, .rung = game.ladder.rungs[seats.rung].player.id, .climber = seats.climber};
    result.fortune = !outcome.winner ? Fortune::drawn : *outcome.winner == seats.climber ? Fortune::won : Fortune::lost;
    result.helped = record.seats[seats.climber].help > 0;
    result.begun = record.date;
    if (outcome.margin > 0) result.margin = outcome.margin;
    return result;
}

std::optional<LadderSeats> count_for_ladder(SceneContext& context, const Game& game, const Session& session) {
    const auto seats = ladder_seats(game, session.config());
    if (!seats) return std::nullopt;
    const auto result = ladder_result(game, *seats, session);
    context.ladders.note(result);
    if (context.keeper != nullptr) context.keeper->note(result);
    return seats;
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

} // namespace zugzwang

#include "zugzwang/play/session_state.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/list_words.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang {

SessionState::SessionState(SessionConfig with, const Game& entry, std::unique_ptr<SessionGame> of, Worker& adviser)
    : config(std::move(with)), game_id(entry.id), game(std::move(of)), names(entry, config), line(game->start()),
      clocks(config.clocks), advice(adviser) {}

const Theme& SessionState::theme() const {
    static const Theme timeless{};
    return config.theme ? *config.theme : timeless;
}

std::optional<Side> SessionState::can_resign() const {
    if (ending.is_over() || names.no_person()) return std::nullopt;
    const auto side = to_move();
    return names.is_person(side) ? side : other(side);
}

bool SessionState::can_agree_draw() const { return !ending.is_over() && !names.no_person() && !names.one_person(); }

bool SessionState::ended_by_person() const {
    return ending.by_choice() || (ending.on_time() && names.is_person(to_move()));
}

std::optional<std::size_t> SessionState::undo_target() const {
    const auto settled = switches.settled;
    if (ended_by_person()) return settled <= ply() ? std::optional(ply()) : std::nullopt;
    if (names.no_person()) return ply() > settled ? std::optional(ply() - 1) : std::nullopt;
    for (std::size_t count = ply(); count-- > settled;) {
        if (names.is_person(line.at(count).to_move)) return count;
    }
    return std::nullopt;
}

Seconds SessionState::reply_hold() const {
    if (ply() > 0 && line.at(ply() - 1).to_move == to_move()) return Seconds{0};
    constexpr Seconds min{0.2}; // faster, a board of tiles would flash more than three times a second
    const Seconds hold = theme()[Motion::reply_hold];
    return names.no_person() ? std::max(std::min(min, hold), hold / switches.pace.speed) : hold;
}

Budget SessionState::budget_of(Side side) const {
    const auto budget = config.budgets[side].value_or(config.budget);
    const auto clock = clock_readings().sides[side];
    const bool divides_its_time = config.players[side].starts_with(outside_prefix);
    return clock && !divides_its_time ? on_clock(budget, clock->left, clock->increment) : budget;
}

GameClocks SessionState::clock_readings() const {
    GameClocks readings{.to_move = to_move()};
    for (const Side side : both_sides) {
        if (const auto left = clocks.left(side, to_move()))
            readings.sides[side] = reading_of(*left, *clocks.limit(side));
    }
    return readings;
}

Budget SessionState::insight_budget(std::chrono::milliseconds at_most) const {
    return config.budget.nodes != 0 ? Budget{.nodes = config.budget.nodes} : Budget{.time = at_most};
}

Audience SessionState::audience() const {
    return {.theme = &theme(), .labels = switches.labels, .pointer = pointer_at, .confirms = switches.confirms};
}

void SessionState::mark() {
    const auto move = [this](std::size_t at, const std::string& text) {
        const auto read = text.empty() ? Result<AnyMove>(AnyMove()) : game->read_move(at, text);
        return read ? *read : AnyMove();
    };
    const auto seen = shown.ply.value_or(ply());
    marks = {.answer = move(ply(), shown.only.empty() ? shown.answer : shown.only.front()),
             .played = move(seen, shown.compared.played),
             .better = move(seen, shown.compared.better),
             .hint = std::move(marks.hint)};
}

std::string SessionState::only_words() const {
    std::vector<std::string> moves;
    for (const auto& move : shown.only) {
        for (const auto& entry : game->line_entries(ply(), {&move, 1}, switches.labels))
            moves.push_back(entry.words);
    }
    return tr("Only {moves} can be played here.", {{"moves", listed(moves)}});
}

std::string SessionState::asks_again() const {
    return tr("{move}? Once more plays it", {{"move", proposal->proposed.words}});
}

} // namespace zugzwang

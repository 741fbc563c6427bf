// What a session tells: its news as one value.
#include <algorithm>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/session_state.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t most_answers = 3;

std::string moves_in_words(const SessionState& state, std::size_t ply, std::span<const std::string> line) {
    return joined(state.game->line_entries(ply, line, state.switches.labels), ", ", &MoveEntry::words);
}

std::optional<AnalysisInfo> analysis(const SessionState& state) {
    const auto& advice = state.advice;
    if (!advice.is_analysis_on()) return std::nullopt;
    AnalysisInfo info{.running = advice.is_analysing(), .side = state.to_move(), .known = {}, .answers = {}};
    if (!advice.analysis()) return info;
    info.known = *advice.analysis();
    for (std::size_t index = 0; index < std::min(most_answers, info.known.moves.size()); ++index) {
        const auto& move = info.known.moves[index];
        std::vector<std::string> line{move.text};
        line.insert(line.end(), move.value.line.begin(), move.value.line.end());
        info.answers.push_back(state.game->line_entries(state.ply(), line, state.switches.labels));
    }
    return info;
}

std::optional<HintWords> hint_words(const SessionState& state) {
    const auto& hint = state.advice.hint().text;
    if (hint.empty()) return std::nullopt;
    auto words = words_of(state, {.ply = state.ply(), .line = {&hint, 1}});
    return HintWords{.move = std::move(words.moves), .reason = std::move(words.why)};
}

std::string status(const SessionState& state, const SessionNews& news, const std::string& prompt) {
    const auto& names = state.names;
    if (state.refusal.told()) return state.refusal.words();
    if (state.ending.is_over()) return news.outcome_words;
    const auto side = names.side(news.to_move);
    const bool paused = state.switches.paused;
    if (state.config.replays) return paused ? tr("Replay: paused") : tr("Replay: {side} to move", {{"side", side}});
    if (names.no_person()) return paused ? tr("Demo: paused") : tr("Demo: {side} is thinking", {{"side", side}});
    if (state.waits_for_letter()) return tr("It is {player}’s turn", {{"player", names.player(news.to_move)}});
    if (!news.waits_for_person) return tr("The computer is thinking");
    if (state.proposal) return state.asks_again();
    return names.one_person() ? tr("Your move: {prompt}", {{"prompt", prompt}})
                              : tr("{player}: {prompt}", {{"player", names.player(news.to_move)}, {"prompt", prompt}});
}

std::optional<SeatInfo::Clock> clock(const SessionState& state, Side side) {
    const auto left = state.clocks.left(side, state.to_move());
    if (!left) return std::nullopt;
    const auto& limit = *state.clocks.limit(side);
    return SeatInfo::Clock{.left = *left, .part = std::min(1.0, *left / limit.game), .is_low = is_low(*left, limit)};
}

} // namespace

LineWords words_of(const SessionState& state, const LineRequest& request) {
    LineWords words{.moves = moves_in_words(state, request.ply, request.line), .why = {}};
    if (words.moves.empty()) return words;
    const auto facts = state.game->facts(request.ply, request.line.front(), request.comparison);
    words.why = words_of(facts);
    words.light = light_of(facts);
    return words;
}

void run_on(SessionNews& news, const SessionState& state) {
    for (const Side side : both_sides) {
        news.seats[side].used = state.clocks.used(side);
        news.seats[side].clock = clock(state, side);
    }
    if (news.thinking && news.thinking->running) news.thinking->time = state.thought.time();
}

SessionNews news_of(const SessionState& state) {
    const auto& names = state.names;
    const auto& thought = state.thought;
    const auto labels = state.switches.labels;
    const bool waits = state.waits_for_person();
    auto board = state.game->words({.labels = labels,
                                    .insight = state.advice.insight(),
                                    .waits_for_person = waits,
                                    .pointer = state.pointer_at,
                                    .listed = state.shown.listed.get()});
    SessionNews news;
    for (const Side side : both_sides) {
        news.seats[side] = {.name = names.player(side),
                            .note = names.note(side),
                            .person = names.is_person(side),
                            .is_far = names.is_far(side),
                            .figure = std::move(board.figures[side])};
    }
    news.to_move = state.to_move();
    news.waits_for_person = waits;
    news.proposes = waits && state.proposal.has_value();
    news.is_demo = names.no_person();
    news.is_animating = state.transition.running();
    news.can_undo = state.undo_target().has_value();
    news.can_redo = !state.line.taken_back().empty();
    news.can_resign = state.can_resign();
    news.can_agree_draw = state.can_agree_draw();
    news.hint_pending = state.advice.hint_pending();
    news.hint_words = hint_words(state);
    news.switches = state.switches;
    news.refusing = state.refusal.told();
    news.moves = state.line.played();
    news.thinking = thought.info(names);
    if (news.thinking) news.thinking->line = moves_in_words(state, thought.line_ply(), thought.line());
    news.insight_panel = std::move(board.insight_panel);
    if (state.takes_input()) {
        news.cursor = board.cursor;
        news.pointer_panel = std::move(board.pointer_panel);
        news.begun = std::move(board.begun);
    }
    state.ending.tell(*state.game, names, news);
    news.answers = [&state](Question question) {
        return state.game->answers(state.shown.ply.value_or(state.ply()), question, state.switches.labels);
    };
    news.prompt = board.prompt;
    news.status = status(state, news, board.prompt);
    news.shown_ply = state.shown.ply;
    news.values = state.advice.values();
    news.analysis = analysis(state);
    run_on(news, state);
    return news;
}

} // namespace zugzwang

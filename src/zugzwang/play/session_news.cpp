// What a session shows and says: its news and its picture.
#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/play/session_core.hpp"

namespace zugzwang {

const SessionNews& SessionCore::news() const {
    if (changed_) tell();
    // Clocks run on between the news.
    if (news_.thinking && news_.thinking->running) news_.thinking->time = thought_.time();
    return news_;
}

std::string SessionCore::why(std::size_t ply, std::string_view move) const {
    if (changed_ || reasons_revision_ != news_.revision) reasons_.clear();
    reasons_revision_ = news_.revision;
    const auto [reason, is_new] = reasons_.try_emplace({ply, std::string(move)});
    if (is_new) reason->second = game_->why(ply, move);
    return reason->second;
}

void SessionCore::tell() const {
    changed_ = false;
    ++news_.revision;
    for (const Side side : both_sides)
        news_.seats[side] = seat(side);
    news_.waits_for_person = waits_for_person();
    news_.is_demo = names_.no_person();
    news_.is_animating = transition_.running();
    news_.can_undo = undo_target().has_value();
    news_.can_redo = !taken_back_.empty();
    news_.can_resign = can_resign();
    news_.can_agree_draw = can_agree_draw();
    news_.hint_pending = advice_.hint_pending();
    news_.hint_words = hint_words();
    news_.switches = switches_;
    news_.refusing = refusal_.told();
    news_.cursor = takes_input() ? game_->cursor() : Cursor::arrow;
    if (worded_ != switches_.labels) {
        worded_ = switches_.labels;
        for (std::size_t ply = 1; ply <= this->ply(); ++ply)
            news_.moves[ply - 1].words = game_->move_words(ply, worded_);
    }
    news_.thinking = thought_.info(names_);
    if (news_.thinking)
        news_.thinking->line = game_->line_words(thought_.line_ply(), thought_.line(), switches_.labels);
    news_.pointer_panel = takes_input() ? game_->pointer_panel(switches_.labels) : std::nullopt;
    const auto* insight = advice_.insight();
    news_.insight_panel = insight ? game_->insight_panel(*insight, switches_.labels) : std::nullopt;
    ending_.tell(*game_, names_, news_);
    news_.status = status();
    news_.shown_ply = shown_.ply;
    news_.values = advice_.values();
    news_.analysis = analysis();
}

std::optional<AnalysisInfo> SessionCore::analysis() const {
    if (!analysis_.is_on()) return std::nullopt;
    AnalysisInfo info{.running = analysis_.running(), .side = to_move(), .known = {}, .answers = {}};
    if (!analysis_.known()) return info;
    info.known = *analysis_.known();
    constexpr std::size_t most = 3;
    for (std::size_t index = 0; index < std::min(most, info.known.moves.size()); ++index) {
        const auto& move = info.known.moves[index];
        std::vector<std::string> line{move.text};
        line.insert(line.end(), move.value.line.begin(), move.value.line.end());
        info.answers.push_back(game_->line_entries(ply(), line, switches_.labels));
    }
    return info;
}

std::optional<HintWords> SessionCore::hint_words() const {
    if (advice_.hint().empty()) return std::nullopt;
    const std::string move(advice_.hint());
    return HintWords{.move = game_->line_words(ply(), {&move, 1}, switches_.labels), .reason = game_->why(ply(), move)};
}

std::string SessionCore::status() const {
    if (refusal_.told()) return refusal_.words();
    if (ending_.is_over()) return news_.outcome_words;
    if (names_.no_person()) {
        return switches_.paused ? tr("Demo: paused")
                                : tr("Demo: {side} is thinking", {{"side", names_.side(to_move())}});
    }
    if (!waits_for_person()) return tr("The computer is thinking");
    const auto prompt = game_->prompt(switches_.labels);
    return names_.one_person() ? tr("Your move: {prompt}", {{"prompt", prompt}})
                               : tr("{side}: {prompt}", {{"side", names_.side(to_move())}, {"prompt", prompt}});
}

SeatInfo SessionCore::seat(Side side) const {
    return {.name = names_.player(side),
            .note = names_.note(side),
            .person = names_.is_person(side),
            .figure = game_->figure(side),
            .used = clocks_.used(side),
            .clock = clock(side)};
}

std::optional<SeatInfo::Clock> SessionCore::clock(Side side) const {
    const auto left = clocks_.left(side, to_move());
    if (!left) return std::nullopt;
    const auto& limit = *clocks_.limit(side);
    return SeatInfo::Clock{.left = *left, .part = std::min(1.0, *left / limit.game), .is_low = is_low(*left, limit)};
}

/// As it is `ahead` of the last update.
FrameRequest SessionCore::frame(Seconds ahead) const {
    const bool moving = transition_.running() && !shown_.ply;
    FrameRequest frame{.ply = shown_.ply.value_or(ply()), .time = time_ + ahead, .switches = switches_};
    frame.miniature = config_.miniature;
    frame.pointed = shown_.pointed;
    frame.since_last = transition_.since_end() + std::max(ahead, Seconds{0});
    if (moving) {
        frame.ply = transition_.change().ply;
        frame.by_steps = transition_.change().by_steps;
        frame.progress = transition_.progress(ahead * switches_.pace.speed);
    }
    frame.interactive = takes_input() && !moving;
    if (shown_.ply) {
        frame.played = shown_.compared.played;
        frame.better = shown_.compared.better;
        return frame;
    }
    frame.hint = advice_.hint();
    if (moving) return frame;
    frame.played = shown_.compared.played;
    frame.better = shown_.compared.better;
    if (!shown_.answer.empty()) frame.hint = shown_.answer;
    if (!shown_.only.empty()) frame.hint = shown_.only.front();
    if (breathes()) frame.hint_strength = breath(frame.time);
    frame.insight = advice_.insight();
    frame.expected = thought_.expected_move();
    frame.values = true;
    return frame;
}

void SessionCore::draw(Canvas& canvas) const {
    const float aside =
        switches_.pace.reduced_motion ? 0 : std::round(canvas.px(4.0F) * refusal_.shake(theme()[Motion::shake]));
    if (aside != 0) canvas.push_group({aside, 0}, 1);
    game_->draw(frame(canvas.ahead()), canvas);
    if (aside != 0) canvas.pop_group();
}

} // namespace zugzwang

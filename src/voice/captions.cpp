#include "voice/captions.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

using Kind = Happening::Kind;

std::optional<Side> mover_of(std::size_t ply, const SessionNews& news) {
    return ply > 0 && ply <= news.moves.size() ? std::optional(news.moves[ply - 1].side) : std::nullopt;
}

/// A person plays against a computer.
bool one_person(const SessionNews& news) { return news.seats[Side::first].person != news.seats[Side::second].person; }

} // namespace

std::string Captions::name(Side side) const { return side_name(side_names_, side); }

void Captions::follow(std::span<const Happening> happened, const SessionNews& news, Seconds step, Voice* voice) {
    shown_for_ += step;
    if (!std::exchange(begun_, true) && !now_ && waiting_.empty() && !goes_on(happened)) begin(news);
    const auto taken_back = std::ranges::count(happened, Kind::taken_back, &Happening::kind);
    if (taken_back > 0) tell_taken_back(static_cast<std::size_t>(taken_back), news);
    tell_moves(happened, news);
    tell_hint(news);
    tell_clock(news);
    moves_ = news.moves.size();
    show_next(voice);
}

void Captions::begin(const SessionNews& news) {
    if (news.outcome) return;
    const auto side = name(news.to_move);
    const auto turn =
        news.moves.empty() ? tr("{side} begins.", {{"side", side}}) : tr("{side} is to move.", {{"side", side}});
    tell({sentences(turn, sentence(news.prompt)), news.to_move});
}

/// The last move of those that came together leads to whose turn it is, or to the end.
void Captions::tell_moves(std::span<const Happening> happened, const SessionNews& news) {
    std::optional<CaptionLine> last;
    for (const auto& [kind, ply, cues, words] : happened) {
        if ((kind == Kind::refused || kind == Kind::chosen) && !words.empty())
            tell_at_once({kind == Kind::refused ? sentence(words) : words, news.to_move}); // moves keep their letters
        else if (kind == Kind::chosen && !news.prompt.empty()) // a part of a move: what is asked next
            tell_at_once({sentence(news.prompt), news.to_move});
        if ((kind == Kind::moved || kind == Kind::looked_at) && !words.empty()) {
            if (last) tell(*std::move(last));
            last = CaptionLine{.words = words, .side = mover_of(ply, news), .is_move = true};
        }
        if (kind == Kind::ended) {
            if (!last) last = CaptionLine{.words = {}, .side = news.outcome ? news.outcome->winner : std::nullopt};
            last->words = sentences(last->words, sentence(news.outcome_words));
        }
    }
    if (!last) return;
    const bool is_answer = news.waits_for_person && one_person(news) && last->side && last->side != news.to_move;
    if (is_answer && !news.shown_ply) last->words = sentences(last->words, tr("Your move."));
    last_move_ = last->words;
    tell(*std::move(last));
}

/// Where no move went, only the end was taken back.
void Captions::tell_taken_back(std::size_t moves, const SessionNews& news) {
    const auto side = name(news.to_move);
    if (news.moves.size() >= moves_)
        return tell_at_once({tr("The game goes on, {side} is to move.", {{"side", side}}), news.to_move});
    tell_at_once({tr_n("{n} move is taken back, {side} is to move.", "{n} moves are taken back, {side} is to move.",
                       static_cast<std::int64_t>(moves), {{"side", side}}),
                  news.to_move});
}

void Captions::tell_hint(const SessionNews& news) {
    if (news.hint_words == hint_) return;
    hint_ = news.hint_words;
    if (!hint_) return;
    const auto& [move, reason] = *hint_;
    tell_at_once({reason.empty() ? sentence(tr("Hint: {move}", {{"move", move}}))
                                 : tr("Hint: {move}. {reason}", {{"move", move}, {"reason", reason}}),
                  news.to_move});
}

/// When time becomes short, and when next to nothing is left.
void Captions::tell_clock(const SessionNews& news) {
    const Side side = news.to_move;
    const auto& seat = news.seats[side];
    if (!seat.clock || !seat.clock->is_low) {
        seconds_told_[side] = 0;
        return;
    }
    if (!seat.person || news.outcome) return;
    const int left = static_cast<int>(std::ceil(seat.clock->left.count()));
    constexpr std::array stops{5, 10};
    const auto* const stop = std::ranges::lower_bound(stops, left);
    const int due = stop == stops.end() ? std::numeric_limits<int>::max() : *stop;
    if (seconds_told_[side] != 0 && due >= seconds_told_[side]) return;
    seconds_told_[side] = due;
    tell({tr_n("{side} has {n} second left.", "{side} has {n} seconds left.", left, {{"side", name(side)}}), side});
}

void Captions::tell(CaptionLine line) {
    const bool goes_on =
        line.is_move && !waiting_.empty() && waiting_.back().is_move && waiting_.back().side == line.side;
    if (goes_on) waiting_.pop_back();
    waiting_.push_back(std::move(line));
    if (waiting_.size() > most_waiting) waiting_.pop_front();
}

void Captions::tell_at_once(CaptionLine line) {
    waiting_.clear();
    now_ = std::move(line);
    shown_for_ = Seconds{0};
    is_said_ = false;
}

void Captions::show_answer(std::string words) {
    tell_at_once({std::move(words)});
    is_said_ = true;
}

void Captions::forget() { *this = Captions(std::move(side_names_)); }

void Captions::show_next(Voice* voice) {
    if (!waiting_.empty() && (!now_ || shown_for_ >= read_in)) {
        now_ = std::move(waiting_.front());
        waiting_.pop_front();
        shown_for_ = Seconds{0};
        is_said_ = false;
    }
    if (now_ && !std::exchange(is_said_, true) && voice != nullptr) voice->say({Utterance::Kind::caption, now_->words});
}

} // namespace zugzwang

// A running game in words, one sentence at a time: every move with its score and turn, what was refused, taken back or
// advised, little time, and the end. Main thread only.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <span>
#include <string>

#include "voice/voice.hpp"
#include "zugzwang/play/happening.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// What is told, and of whom.
struct CaptionLine {
    std::string words;          ///< Whole sentences, translated.
    std::optional<Side> side{}; ///< Who did it; empty: nobody alone.
    bool is_move = false;

    friend bool operator==(const CaptionLine&, const CaptionLine&) = default;
};

class Captions {
  public:
    /// Each can be read for so long before another one takes its place, but for what answers a person at once.
    static constexpr Seconds read_in{3};
    /// So many wait at most; of more the oldest goes.
    static constexpr std::size_t most_waiting = 3;

    /// What the game calls its sides, as its catalog entry says.
    explicit Captions(BySide<std::string> side_names = {}) : side_names_(std::move(side_names)) {}

    /// Called after every step of the session with what happened in it; at first it tells whose turn it is, where
    /// nothing else was to be told. What comes to be shown is said by the voice; null: nobody listens.
    void follow(std::span<const Happening> happened, const SessionNews& news, Seconds step, Voice* voice);
    /// In its turn. Of a side that moves on and on what waits gives way to the newer move.
    void tell(CaptionLine line);
    /// Now, in place of all that waits.
    void tell_at_once(CaptionLine line);
    /// The same of what the voice says as an answer: it is not said again.
    void show_answer(std::string words);
    /// Another game is on the board.
    void forget();

    /// What the last move did that was told of; empty before.
    [[nodiscard]] const std::string& last_move() const { return last_move_; }
    /// Stays until the next one.
    [[nodiscard]] const std::optional<CaptionLine>& now() const { return now_; }

  private:
    void begin(const SessionNews& news);
    void tell_moves(std::span<const Happening> happened, const SessionNews& news);
    void tell_taken_back(std::size_t moves, const SessionNews& news);
    void tell_hint(const SessionNews& news);
    void tell_clock(const SessionNews& news);
    void show_next(Voice* voice);
    [[nodiscard]] std::string name(Side side) const;

    BySide<std::string> side_names_;
    std::optional<CaptionLine> now_;
    std::deque<CaptionLine> waiting_;
    Seconds shown_for_{0};
    std::optional<HintWords> hint_; ///< The one that was told.
    std::size_t moves_ = 0;         ///< Of the game, at the last step.
    BySide<int> seconds_told_;      ///< How few were left when a side's clock was told of last; 0: not yet.
    std::string last_move_;
    bool begun_ = false;
    bool is_said_ = true; ///< What is shown was said.
};

} // namespace zugzwang

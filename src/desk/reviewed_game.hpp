// A recorded game that is looked at again: what each of its positions is worth as far as that is known, read last
// first, and what each move therefore was. What is found out is kept with the game in the library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "desk/context.hpp"
#include "desk/practice/reading.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/review.hpp"

namespace zugzwang {

/// Where a game turned.
struct Turned {
    std::size_t number = 0; ///< Of the turn, from 1.
    std::string name;       ///< Who erred there.
    std::string reason;     ///< Why that was wrong, else the move; a sentence, translated.

    /// "Torch erred at move 12. It gave a chain away."
    [[nodiscard]] std::string words() const;
};

/// Main thread only; the thinking is the session's, on a worker.
class GameReader {
  public:
    /// Of a session that shows a whole game; what its values tell is known already. `points` as in review_of.
    GameReader(std::shared_ptr<Session> session, Budget for_each, std::int64_t points);

    /// From now on; what is known stays until there is better.
    void set_budget(Budget budget);
    /// Takes what has come and asks for the next position; true when more is known.
    bool update();

    [[nodiscard]] const Review& review() const { return review_; }
    /// By ply, one more than there are moves; empty where nothing is known yet.
    [[nodiscard]] const KnownValues& values() const { return reading_.values(); }
    [[nodiscard]] std::size_t moves() const { return values().size() - 1; }
    /// So many of the moves have their position before them judged, as well as is asked for.
    [[nodiscard]] std::size_t read() const;
    [[nodiscard]] bool complete() const { return !next_; }
    /// A better move than the one played there, as the rules write it; empty where none is known.
    [[nodiscard]] std::string better(std::size_t ply) const;
    /// What the move played there is explained beside, as far as that is known.
    [[nodiscard]] Comparison comparison(std::size_t ply) const;
    /// As Review::turning_point has it.
    [[nodiscard]] std::optional<Turned> turned() const;
    /// The first side's expected result, by ply.
    [[nodiscard]] std::vector<std::optional<double>> shares() const;
    /// The largest margin that is known, at least 1; empty in a game that is won without one.
    [[nodiscard]] std::optional<std::int64_t> largest_margin() const;
    /// The margins in the place of shares: 0 and 1 are the largest.
    [[nodiscard]] std::vector<std::optional<double>> margin_shares() const;

  private:
    [[nodiscard]] MoveToReview played(std::size_t ply) const;
    void judge();
    std::shared_ptr<Session> session_;
    GameReading reading_;
    std::int64_t points_;
    std::uint64_t revision_ = 0;
    Review review_;
    std::optional<std::size_t> next_;  ///< The last ply that is not known well enough.
    std::optional<std::size_t> asked_; ///< For this one the session was asked.
};

/// Main thread.
class ReviewedGame {
  public:
    /// A record that the rules refuse is shown as a game without moves; see `refusal`.
    ReviewedGame(SceneContext& context, const Game& game, GameRecord record, std::optional<std::int64_t> library_id);

    /// Takes the value that has come and asks for the next one, those of the last positions first; to be called after
    /// the session's own `update`. True when one came.
    bool read_on();
    /// Reads in the time that the settings say now: again what is not proven and was read in less.
    void follow_reading_time();
    /// Stops the work, which `read_on` takes up again, and keeps what was found out.
    void suspend();

    /// Nobody moves in it, and nothing is played.
    [[nodiscard]] const std::shared_ptr<Session>& session() const { return session_; }
    [[nodiscard]] const GameRecord& record() const { return record_; }
    [[nodiscard]] std::span<const MoveEntry> moves() const { return session_->news().moves; }
    /// By ply, one more than there are moves; empty where nothing is known yet.
    [[nodiscard]] const KnownValues& values() const { return reader_->values(); }
    [[nodiscard]] const GameReader& reader() const { return *reader_; }
    [[nodiscard]] const Review& review() const { return reader_->review(); }
    [[nodiscard]] bool is_done() const { return reader_->complete(); }
    /// Of the player on that side: "You", "Champion", "White"; translated.
    [[nodiscard]] std::string name(Side side) const;
    [[nodiscard]] bool is_person(Side side) const { return record_.seats[side].player == human; }
    /// Why the record cannot be shown, translated; empty where it can.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }

    /// Makes an exercise of a mistake, as practise_mistake does.
    [[nodiscard]] std::optional<practice::ExerciseKey> practise(std::size_t ply);

    /// A session at the position after so many moves, gone on with by these moves as far as the rules allow; a person
    /// plays both sides. Null where the record is refused.
    [[nodiscard]] std::shared_ptr<Session> session_at(std::size_t ply, std::span<const std::string> further = {}) const;

    /// The whole game to be drawn small; null where the record is refused.
    [[nodiscard]] std::shared_ptr<Session> miniature() const;

  private:
    /// What the library found out before goes into the record.
    void recall();
    [[nodiscard]] Result<std::shared_ptr<Session>> start(GameRecord record) const;
    void keep();

    SceneContext& context_;
    const Game& game_;
    GameRecord record_;
    std::optional<std::int64_t> library_id_;
    std::string refusal_;
    std::shared_ptr<Session> session_;
    std::optional<GameReader> reader_; ///< Always there once this is made.
    bool unkept_ = false;              ///< More is known than the library has.
};

} // namespace zugzwang

// A recorded game that is looked at again: on the board, with what each of its positions is worth as far as that is
// known, and what each move therefore was. What is found out is kept with the game in the library.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "desk/game_reader.hpp"

namespace zugzwang {

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
    [[nodiscard]] const std::vector<std::optional<PositionValue>>& values() const { return reader_->values(); }
    [[nodiscard]] const GameReader& reader() const { return *reader_; }
    [[nodiscard]] const Review& review() const { return reader_->review(); }
    [[nodiscard]] bool is_done() const { return reader_->complete(); }
    /// Of the player on that side: "You", "Champion", "White"; translated.
    [[nodiscard]] std::string name(Side side) const;
    [[nodiscard]] bool is_person(Side side) const { return record_.seats[side].player == human; }
    /// Why the record cannot be shown, translated; empty where it can.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    /// A better move than the one played there, as the rules write it; empty where none is known.
    [[nodiscard]] std::string better(std::size_t ply) const;

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

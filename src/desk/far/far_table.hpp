// A game by link at a table: what came from the friend is played there, what the person plays goes into the book and,
// once it is sent, into the library under the friend's name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "desk/far/far_games.hpp"

namespace zugzwang {

/// Main thread.
class FarTable {
  public:
    explicit FarTable(SceneContext& context) : context_(context) {}

    /// Called after every step. Moves that came are played one after the other, each when the one before has come to
    /// rest.
    void follow(Session& session);
    /// Another game begins at the table.
    void forget();

    /// It is a game by link, and of the book.
    [[nodiscard]] bool is_on() const { return game_.has_value(); }
    [[nodiscard]] std::optional<std::uint64_t> id() const {
        return game_ ? std::optional(game_->kept.id) : std::nullopt;
    }
    /// There is something for the friend: it is their turn, or the end.
    [[nodiscard]] bool can_send(const SessionNews& news) const;
    /// As send_link.
    [[nodiscard]] bool send();
    /// What to do now, translated; requires that it is on.
    [[nodiscard]] std::string words(const SessionNews& news) const;
    /// Where the library has it, once it has.
    [[nodiscard]] std::optional<std::int64_t> library_id() const { return library_id_; }

  private:
    void look_into_book(const Session& session);
    void keep(const Session& session);
    void file(const Session& session);

    SceneContext& context_;
    std::optional<FarGame> game_; ///< As the book has it.
    std::optional<std::int64_t> library_id_;
    std::size_t filed_ = 0;          ///< So much of it was seen by the friend when it was filed.
    std::optional<Refusal> refusal_; ///< Why it cannot be kept or sent.
};

} // namespace zugzwang

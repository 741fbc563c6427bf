// What becomes of a game at the table: it can be gone on with from the menu, it is saved after every move, and when it
// is over, or another one takes its place, it goes to the library. Demos are never kept.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "desk/context.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Main thread.
class KeptGame {
  public:
    KeptGame(SceneContext& context, const Game& game) : context_(context), game_(game) {}

    /// Called after every step with what happened in it.
    void follow(const std::shared_ptr<Session>& session, std::span<const Happening> happened);
    /// Another game begins.
    void forget() { is_new_ = true; }
    /// Saves what `follow` does not see of a game that goes on: the clocks, and who asked for help.
    void save(const Session& session) const;
    /// Where the library has the game that is over, if it has it.
    [[nodiscard]] std::optional<std::int64_t> library_id() const { return library_id_; }

  private:
    /// The menu offers to go on with the game while somebody can.
    void note_running(const std::shared_ptr<Session>& session);

    SceneContext& context_;
    const Game& game_;
    std::optional<std::int64_t> library_id_;
    bool is_new_ = true; ///< Nothing of this game was followed yet.
};

/// Puts the games that were on the boards when the program ended back where the menu offers to go on with them; what
/// was over by then goes to the library. Requires a keeper.
void restore_kept_games(SceneContext& context);

} // namespace zugzwang

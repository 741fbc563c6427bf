// How a game went that is over: its values over the moves with the move that decided it, and a sentence. It is thought
// about in the background, last position first, as long as the result is on the screen.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "desk/reviewed_game.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

/// Main thread only. On a session of its own, so that the quick values stay out of the game's record.
class HowItWent {
  public:
    HowItWent(SceneContext& context, const Game& game) : context_(context), game_(game) {}

    /// Called after every step of that session's scene; nothing is thought about unless it is `shown`.
    void follow(const Session& session, bool shown);
    void suspend();
    /// With a button beside its title; `look_back` at the move that decided the game, when the curve is pressed.
    [[nodiscard]] ui::Node panel(ui::Node button, std::function<void()> look_back) const;
    /// The move that decided the game, once all of it is read.
    [[nodiscard]] std::optional<std::size_t> turn() const;

  private:
    void look_at(const Session& session);
    [[nodiscard]] std::string words() const;
    /// The one person at the table lost by the move that decided it.
    [[nodiscard]] bool is_own_mistake(const SessionNews& of) const;

    SceneContext& context_;
    const Game& game_;
    const Session* of_ = nullptr; ///< Whose game this is.
    std::size_t moves_ = 0;       ///< Of that game.
    std::shared_ptr<Session> session_;
    std::optional<GameReader> reader_;
    bool own_mistake_ = false;
};

} // namespace zugzwang

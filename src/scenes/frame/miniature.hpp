// A small game that plays itself on a menu card or in a setup, slowly, again and again.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

class Miniature {
  public:
    /// On a small board by chance, first seen in the middle of a game.
    Miniature(SceneContext& context, const Game& game, Seconds first_rest);
    /// On that board, from its start, by that player on both sides; of an empty name by any two.
    Miniature(SceneContext& context, const Game& game, OptionValues options, std::optional<std::string> position,
              std::string player);

    void place(Rect area);
    /// True when a move has come to rest, or the game has begun anew.
    bool update(Seconds step);
    void suspend();
    void draw(Canvas& canvas) const;

  private:
    void start(bool in_the_middle);

    SceneContext* context_;
    const Game* game_;
    std::optional<OptionValues> options_; ///< Empty: by chance.
    std::optional<std::string> position_;
    std::string player_;               ///< Empty: any.
    std::unique_ptr<Session> session_; ///< Null when the game refused to start.
    Rect area_{};
    Seconds rest_; ///< Until the next move.
    std::size_t moves_ = 0;
};

/// It in a square well, with a rim of that part of its width; null: the well alone.
[[nodiscard]] ui::Node in_well(const std::shared_ptr<Miniature>& miniature, float rim);

} // namespace zugzwang

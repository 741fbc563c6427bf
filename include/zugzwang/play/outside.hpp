// Players outside the program, met in text: how a session reaches them without knowing how they are run.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/play/table.hpp"

namespace zugzwang {

/// What stands before the command of an outside player where a player id is expected: `ugi:./my_bot`.
inline constexpr std::string_view outside_prefix = "ugi:";

/// Instead of a forfeit: the player has shown what there was to show, and the game is paused.
inline constexpr const char* no_more_moves = message("there are no more moves");

/// The move, as text, in the position of that text; or why the player forfeits. Blocks; called on the worker.
using OutsidePlayerFunction =
    std::function<Result<std::string>(const std::string& position, SearchControl&, const TextProgressSink&)>;

/// Makes the player of a command (without the prefix) for one game; starts nothing yet.
using OutsidePlayerSource =
    std::function<OutsidePlayerFunction(std::string_view game, const OptionValues&, const std::string& command)>;

/// Seats an outside player: turns its text into moves, an illegal one into a forfeit.
template <Rules R>
class OutsidePlayer final : public Player<R> {
  public:
    explicit OutsidePlayer(OutsidePlayerFunction ask) : ask_(std::move(ask)) {}

    [[nodiscard]] Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                  const ProgressSink<R>& report) override {
        const auto text = ask_(R::to_text(state), control, [&](const TextProgress& news) {
            Progress<R> progress{.depth = news.depth,
                                 .nodes = news.nodes,
                                 .score = news.score,
                                 .chance = news.chance,
                                 .proven = std::nullopt,
                                 .line = {},
                                 .words = news.words};
            auto position = state;
            for (const auto& word : news.line) {
                const auto move = R::move_from_text(position, word);
                if (!move) break;
                progress.line.push_back(*move);
                position = R::after(position, *move);
            }
            if (report) report(progress);
        });
        if (!text) return text.refusal();
        auto move = R::move_from_text(state, *text);
        if (!move) return Refusal{"illegal move `{}`", printable(text->substr(0, 40))};
        return move;
    }

  private:
    OutsidePlayerFunction ask_;
};

} // namespace zugzwang

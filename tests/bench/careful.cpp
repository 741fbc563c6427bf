#include "bench/careful.hpp"

#include <memory>

#include "games/amazons/rules.hpp"
#include "games/boxes/think/rungs.hpp"
#include "games/numbers/think/rungs.hpp"
#include "games/points/rules.hpp"
#include "games/sticks/rules.hpp"
#include "zugzwang/ai/rung_player.hpp"

namespace zugzwang::bench {
namespace {

template <Rules R>
struct Careful final : Player<R> {
    explicit Careful(std::uint64_t seed) : random(seed) {}

    [[nodiscard]] Result<typename R::Move> choose(const typename R::State& state, SearchControl&,
                                                  const ProgressSink<R>&) override {
        if (const auto win = win_in_one<R>(state)) return *win;
        auto moves = R::legal_moves(state);
        random.shuffle(moves);
        for (const auto& move : moves) {
            if (!win_in_one<R>(R::after(state, move))) return move;
        }
        return moves.front();
    }

    Random random;
};

template <Rules R>
CarefulPlayer in_text(std::shared_ptr<Player<R>> player) {
    return [player = std::move(player)](const std::string& position) {
        const auto state = R::state_from_text(position);
        SearchControl control{Budget{}};
        return R::move_to_text(*state, *player->choose(*state, control, {}));
    };
}

template <Rules R>
CarefulPlayer careful(std::uint64_t seed) {
    return in_text<R>(std::make_shared<Careful<R>>(seed));
}

} // namespace

CarefulPlayer careful_player(const Game& game, std::uint64_t seed) {
    if (game.id == "points") return careful<points::Rules>(seed);
    if (game.id == "sticks") return careful<sticks::Rules>(seed);
    if (game.id == "amazons") return careful<amazons::Rules>(seed);
    if (game.id == "boxes")
        return in_text<boxes::Rules>(std::make_shared<boxes::Beginner>(seed, boxes::Beginner::Sight{}));
    if (game.id == "numbers") {
        return in_text<numbers::Rules>(
            std::make_shared<numbers::DepthLimited>(seed, numbers::DepthLimited::Habits{.depth = 2}));
    }
    return {};
}

} // namespace zugzwang::bench

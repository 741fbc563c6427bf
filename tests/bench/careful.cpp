#include "bench/careful.hpp"

#include <utility>

#include "games/amazons/rules.hpp"
#include "games/boxes/think/rungs.hpp"
#include "games/numbers/think/rungs.hpp"
#include "games/points/rules.hpp"
#include "games/sticks/rules.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::bench {
namespace {

template <Rules R>
CarefulPlayer in_text(Choice<R> choice) {
    return [choice = std::move(choice)](const std::string& position) {
        const auto state = R::state_from_text(position);
        SearchControl control{Budget{}};
        return R::move_to_text(*state, choice(*state, control));
    };
}

template <Rules R>
CarefulPlayer careful(std::uint64_t seed) {
    return in_text<R>([random = Random(seed)](const typename R::State& state, SearchControl&) mutable {
        if (const auto win = win_in_one<R>(state)) return *win;
        auto moves = R::legal_moves(state);
        random.shuffle(moves);
        for (const auto& move : moves) {
            if (!win_in_one<R>(R::after(state, move))) return move;
        }
        return moves.front();
    });
}

} // namespace

CarefulPlayer careful_player(const Game& game, std::uint64_t seed) {
    if (game.id == "points") return careful<points::Rules>(seed);
    if (game.id == "sticks") return careful<sticks::Rules>(seed);
    if (game.id == "amazons") return careful<amazons::Rules>(seed);
    if (game.id == "boxes") return in_text<boxes::Rules>(boxes::beginner(seed, {}));
    if (game.id == "numbers") return in_text<numbers::Rules>(numbers::depth_limited(seed, {.depth = 2}));
    return {};
}

} // namespace zugzwang::bench

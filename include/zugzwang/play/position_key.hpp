// Which positions are the same: a game's numbers for them, by which mirror images, and whatever else makes no
// difference any more, are found as one.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/play/game_kit.hpp"

namespace zugzwang {

/// A kit that knows which of its positions are the same has
///   position_key(state)   the same number for positions that are alike but for a symmetry of the board or for what
///                         cannot matter any more, such as who closed which box; for all others another one, as far as
///                         64 bits tell them apart. In microseconds on a usual board.
template <class K>
concept KeysPositions = GameKit<K> && requires(const typename K::Rules::State& state) {
    { K::position_key(state) } -> std::same_as<std::uint64_t>;
};

/// The same of any kit; where it does not say, only positions of the same text are the same.
template <GameKit K>
[[nodiscard]] std::uint64_t position_key_of(const typename K::Rules::State& state) {
    if constexpr (KeysPositions<K>)
        return K::position_key(state);
    else
        return mixed(text_word(K::Rules::to_text(state)));
}

} // namespace zugzwang

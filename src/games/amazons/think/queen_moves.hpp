// The moves of queens and kings from many squares at once.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "games/amazons/think/bitboard.hpp"

namespace zugzwang::amazons {
namespace detail {

template <class Work, std::size_t... direction>
void in_each(std::index_sequence<direction...>, Work work) {
    (work.template operator()<direction>(), ...);
}
/// Calls `work.operator()<direction>()` for the eight directions of squares.hpp.
template <class Work>
void in_each_direction(Work work) {
    in_each(std::make_index_sequence<8>(), work);
}

} // namespace detail

/// Sliding moves by Kogge-Stone fill: for each direction it has the squares that end a run of 2, 4 and 8 empty ones.
class QueenMoves {
  public:
    explicit QueenMoves(const Bitboard& empty) : empty_(empty) {
        detail::in_each_direction([&]<std::size_t direction>() {
            auto& [two, four, eight] = runs_[direction];
            two.move<direction, 1>(empty);
            two.keep(empty);
            four.move<direction, 2>(two);
            four.keep(two);
            eight.move<direction, 4>(four);
            eight.keep(four);
        });
    }

    /// The empty squares that a queen on one of the squares reaches in one move.
    void reach(const Bitboard& from, Bitboard& reached) const {
        reached = Bitboard();
        detail::in_each_direction([&]<std::size_t direction>() {
            // Each step doubles the distance that has been covered.
            Bitboard slide, more;
            slide.move<direction, 1>(from);
            slide.keep(empty_);
            const auto grow = [&]<int steps>(const Bitboard& run) {
                more.move<direction, steps>(slide);
                more.keep(run);
                slide.add(more);
            };
            grow.template operator()<1>(empty_);
            grow.template operator()<2>(runs_[direction][0]);
            grow.template operator()<4>(runs_[direction][1]);
            grow.template operator()<8>(runs_[direction][2]);
            reached.add(slide);
        });
    }

  private:
    Bitboard empty_;
    std::array<std::array<Bitboard, 3>, 8> runs_;
};

/// The same for kings.
class KingMoves {
  public:
    explicit KingMoves(const Bitboard& empty) : empty_(empty) {}

    void reach(const Bitboard& from, Bitboard& reached) const {
        Bitboard step;
        reached = from;
        step.move<2, 1>(from);
        reached.add(step);
        step.move<3, 1>(from);
        reached.add(step);
        const Bitboard column = reached;
        step.move<0, 1>(column);
        reached.add(step);
        step.move<1, 1>(column);
        reached.add(step);
        reached.keep(empty_);
    }

  private:
    Bitboard empty_;
};

} // namespace zugzwang::amazons

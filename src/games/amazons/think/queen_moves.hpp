// Where queens and kings can go from many squares at once.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "games/amazons/think/plane.hpp"

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

/// The empty squares and, for each direction, those from which 2, 4 and 8 squares in a row, looking back, are empty.
class QueenMoves {
  public:
    explicit QueenMoves(const Plane& empty) : empty_(empty) {
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
    void reach(const Plane& from, Plane& reached) const {
        reached = Plane();
        detail::in_each_direction([&]<std::size_t direction>() {
            // Kogge and Stone's doubling: after each step everything up to twice as far has been reached.
            Plane slide, more;
            slide.move<direction, 1>(from);
            slide.keep(empty_);
            const auto grow = [&]<int steps>(const Plane& run) {
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
    Plane empty_;
    std::array<std::array<Plane, 3>, 8> runs_;
};

/// The same for a king, one square at a time.
class KingMoves {
  public:
    explicit KingMoves(const Plane& empty) : empty_(empty) {}

    void reach(const Plane& from, Plane& reached) const {
        Plane step;
        reached = from;
        step.move<2, 1>(from);
        reached.add(step);
        step.move<3, 1>(from);
        reached.add(step);
        const Plane column = reached;
        step.move<0, 1>(column);
        reached.add(step);
        step.move<1, 1>(column);
        reached.add(step);
        reached.keep(empty_);
    }

  private:
    Plane empty_;
};

} // namespace zugzwang::amazons

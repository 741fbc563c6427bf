// What a tree search has learned of the positions that it met, each of which it keeps once, however it came about.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zugzwang::boxes {

/// Positions and what can be done in each, by number. Margins are those at the end, of the side to move in the
/// position.
class TreePositions {
  public:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr std::int16_t take_all = -1, leave_gift = -2; ///< In place of a string.

    struct Step {
        std::int16_t string = 0; ///< That is cut, or what is done with what can be taken.
        std::uint32_t visits = 0;
        std::uint32_t position = none; ///< That it leads to; none before it was taken for the first time.

        /// Only who takes everything is to move again.
        [[nodiscard]] bool passes_turn() const { return string != take_all; }
    };
    struct Position {
        std::uint64_t key = 0;
        double gain = 0; ///< Sum of results of the side to move.
        std::uint32_t visits = 0;
        std::uint32_t first_step = 0;
        std::uint16_t steps = 0;
        std::int16_t min = 0, max = 0; ///< Between which two margins it is proven to end.

        [[nodiscard]] bool is_settled() const { return min == max; }
    };

    /// Takes at most about so many bytes.
    explicit TreePositions(std::size_t max_bytes) : max_bytes_(max_bytes) {}

    [[nodiscard]] Position& at(std::uint32_t number) { return positions_[number]; }
    [[nodiscard]] const Position& at(std::uint32_t number) const { return positions_[number]; }
    [[nodiscard]] std::span<Step> steps_of(const Position& position) {
        return {steps_.data() + position.first_step, position.steps};
    }
    [[nodiscard]] std::span<const Step> steps_of(const Position& position) const {
        return {steps_.data() + position.first_step, position.steps};
    }
    [[nodiscard]] std::size_t size() const { return positions_.size(); }
    [[nodiscard]] std::size_t bytes() const;
    /// Whether nothing more is to be added, lest it take more memory than it may.
    [[nodiscard]] bool is_full() const;

    [[nodiscard]] std::uint32_t find(std::uint64_t key) const; ///< Or none.
    /// Requires a key that is not there.
    std::uint32_t add(const Position& position);
    /// To a position that has none.
    void add_steps(std::uint32_t number, std::span<const Step> steps);
    /// Forgets what cannot come about from there any more once half of the memory is used; the number of the position
    /// from then on.
    [[nodiscard]] std::uint32_t keep_what_follows(std::uint32_t number);

    /// Margins that a step is proven to reach at the end, for who takes it.
    struct Bounds {
        int min = 0, max = 0;
    };
    /// Of a step that was taken before.
    [[nodiscard]] Bounds bounds_after(const Step& step) const;
    /// Draws the bounds of a position together by those of its steps; whether that changed them.
    bool tighten(std::uint32_t number);

  private:
    [[nodiscard]] std::size_t place_of(std::uint64_t key) const;
    void enlarge_places();

    std::size_t max_bytes_;
    std::vector<Position> positions_;
    std::vector<Step> steps_;
    std::vector<std::uint32_t> places_; ///< Numbers of positions by their keys; none where it is free.
};

} // namespace zugzwang::boxes

// A small network that turns the features of a position into a score; its numbers come from a file made by training.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/amazons/think/features.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::amazons {

/// Features, one hidden layer of rectified linear units, one score: integers throughout, so that every processor gives
/// the same.
class Network {
  public:
    static constexpr std::size_t units = 32;

    /// The weights, as in the file.
    struct Weights {
        std::array<std::array<std::int8_t, units>, Features::count> inputs{};
        std::array<std::int16_t, units> biases{};
        std::array<std::int32_t, units> outputs{}; ///< 65536 is one hundredth of a square.
        std::int32_t bias = 0;                     ///< In hundredths of a square.

        friend bool operator==(const Weights&, const Weights&) = default;
    };

    explicit Network(const Weights& weights);
    /// A refusal names the line that is wrong.
    [[nodiscard]] static Result<Network> from_text(std::string_view text);
    [[nodiscard]] static std::string to_text(const Weights& weights);

    /// In hundredths of a square, for the side to move; `squares` is the size of the board.
    [[nodiscard]] int score(const Features& features, int squares) const;

  private:
    using Row = std::array<std::int16_t, units>;

    std::array<Row, Features::count> inputs_{};
    Row biases_{};
    std::array<std::int32_t, units> outputs_{};
    std::int32_t bias_ = 0;
};

} // namespace zugzwang::amazons

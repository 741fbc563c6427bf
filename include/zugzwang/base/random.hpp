// Random numbers that are the same on every machine: the engine is fixed by the standard, the distributions are ours
// (the standard ones differ between libraries, and a match must replay anywhere).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace zugzwang {

class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// Uniform in 0 … bound-1; requires bound ≥ 1. Rejection sampling, so there is no bias.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) {
        assert(bound >= 1);
        const std::uint64_t rest = (UINT64_MAX % bound + 1) % bound;
        std::uint64_t draw = engine_();
        while (draw > UINT64_MAX - rest)
            draw = engine_();
        return draw % bound;
    }
    /// Uniform in min … max, both included.
    [[nodiscard]] std::int64_t between(std::int64_t min, std::int64_t max) {
        return min + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(max - min) + 1));
    }
    /// Uniform in 0 … 1, 1 excluded.
    [[nodiscard]] double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
    /// True with that chance, 0 to 1.
    [[nodiscard]] bool happens(double chance) { return unit() < chance; }
    /// One element; requires a non-empty sequence.
    template <class T>
    [[nodiscard]] const T& pick(const std::vector<T>& items) {
        return items[static_cast<std::size_t>(below(items.size()))];
    }
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[static_cast<std::size_t>(below(left))]);
        }
    }

  private:
    std::mt19937_64 engine_;
};

} // namespace zugzwang

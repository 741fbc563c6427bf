// What the players of a running game told of it, as one value for each of its positions: the curve of a broadcast.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// Each side's newest judgement holds until it judges again. Where something is proven, the newest proof counts alone;
/// else both views count alike, or that of the only side that judges. What is known of a position from elsewhere
/// (SessionNews::values) counts only where nobody at the table told anything.
class ToldValues {
  public:
    /// Moves that were taken back are forgotten.
    void see(const SessionNews& news);
    void forget() { views_.clear(), shares_.clear(), known_.clear(); }

    /// By the number of moves played, the first side's, 0 lost to 1 won; empty where nobody told anything. Never empty
    /// as a whole once something was seen.
    [[nodiscard]] const std::vector<std::optional<double>>& shares() const { return shares_; }
    /// Whether the value of the newest position is proven.
    [[nodiscard]] bool is_proven() const;
    /// What that side made of the game when it judged last, as the first side's share; empty: it never did.
    [[nodiscard]] std::optional<double> view(Side side) const;

  private:
    struct View {
        double share = 0.5; ///< The first side's.
        bool proven = false;
        std::size_t ply = 0; ///< Of the position that was judged.

        friend bool operator==(const View&, const View&) = default;
    };
    using Views = BySide<std::optional<View>>;

    [[nodiscard]] static const View* proof_in(const Views& views);
    [[nodiscard]] static std::optional<double> share_of(const Views& views);
    void note(std::size_t ply, Side side, View view);

    std::vector<Views> views_; ///< By ply: the newest of each side.
    std::vector<std::optional<double>> shares_;
    std::vector<bool> known_; ///< By ply: proven elsewhere.
};

} // namespace zugzwang

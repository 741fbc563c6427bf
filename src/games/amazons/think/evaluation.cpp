#include "games/amazons/think/evaluation.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/amazons/think/engine_file.hpp"
#include "games/amazons/think/features.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::size_t never = distance_classes - 1;

/// The terms of one kind of distance, the own side's less the other's, in hundredths of a square.
struct Terms {
    int territory = 0; ///< t1 or t2: squares that one side reaches in fewer moves than the other.
    int closeness = 0; ///< c1 for queens: 2^-distance; c2 for kings: linear in the distance.
    int contested = 0; ///< w: squares that both reach, weighted less where their distances differ.
};

/// What a square that both sides reach in the same number of moves is worth to the side to move (Lieberum's kappa).
constexpr int kappa = 15;

Terms terms(const Features& features, std::size_t kind, const std::array<int, distance_classes>& worth) {
    Terms terms;
    for (std::size_t own = 0; own < distance_classes; ++own) {
        for (std::size_t theirs = 0; theirs < distance_classes; ++theirs) {
            const int squares = features.values[Features::place(kind, own, theirs)];
            terms.territory += squares * (own < theirs ? 100 : own == theirs ? kappa : -100);
            terms.closeness += squares * (worth[own] - worth[theirs]);
            if (own != never && theirs != never) terms.contested += squares * (own == theirs ? 100 : 40);
        }
    }
    return terms;
}

/// How confined the queens of a side are, in hundredths of a square: a queen that sees little costs much.
int confinement(const Features& features, std::size_t sight) {
    constexpr std::array<int, sight_classes> penalty{600, 445, 300, 182, 91, 37, 14, 4}; // 600 · 0.82^(squares seen)
    int sum = 0;
    for (std::size_t seen = 0; seen < penalty.size(); ++seen)
        sum += features.values[sight + seen] * penalty[seen];
    return sum;
}

int hand_made(const Features& features, int squares) {
    const auto queen = terms(features, Features::by_queen, {100, 50, 25, 12, 4, 0});
    const auto king = terms(features, Features::by_king, {100, 83, 67, 50, 25, 0});
    // How open the board is: from 100 at the start, when all of it is contested, to 0 at the end.
    const int open = std::min(100, queen.contested * 2 / squares);
    const int closed = 100 - open;
    const int shut_in =
        (confinement(features, Features::their_sight) - confinement(features, Features::own_sight)) * open / 100;
    return (queen.territory * (25 + 75 * closed / 100) + king.territory * (30 * open / 100) +
            queen.closeness * (25 * open / 100) + king.closeness * (20 * open / 100)) /
               100 +
           shut_in;
}

const Result<Network>& built_in() {
    static const auto network = Network::from_text(engine_file());
    return network;
}

} // namespace

const Network* built_in_network() {
    const auto& network = built_in();
    return network ? &*network : nullptr;
}

const Refusal* built_in_refusal() {
    const auto& network = built_in();
    return network ? nullptr : &network.refusal();
}

int evaluation(const Board& board, const Network* network) {
    const int squares = board.files() * board.ranks();
    return network ? network->score(features(board), squares) : hand_made(features(board), squares);
}

int chance_in_65536ths(int score) {
    constexpr int farthest = 4096, step = 4;
    static const auto table = [] {
        std::array<int, 2 * farthest / step + 1> chances{};
        for (std::size_t place = 0; place < chances.size(); ++place)
            chances[place] = static_cast<int>(65536 * chance_of(static_cast<int>(place) * step - farthest) + 0.5);
        return chances;
    }();
    return table[static_cast<std::size_t>((std::clamp(score, -farthest, farthest) + farthest) / step)];
}

double chance_of(int score) { return 1 / (1 + std::exp(-static_cast<double>(score) / chance_scale)); }

} // namespace zugzwang::amazons

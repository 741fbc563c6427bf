// The listing of the seed (003, Elofeldolgoz and Jatszas), in its own order and with its own names: what the table and
// the moves of `optimal` are checked against.
#pragma once

#include "games/numbers/rules.hpp"
#include "support/standard.hpp"

namespace zugzwang::numbers {

struct Listing {
    explicit Listing(const Row& row)
        : N(static_cast<int>(row.size())), A(row.size() + 1), Lep(row.size() + 1, std::vector<char>(row.size() + 1)),
          Opt(row.size() + 1, std::vector<std::int64_t>(row.size() + 1)) {
        for (int i = 1; i <= N; i++)
            A[at(i)] = row[at(i - 1)];
        for (int j = 1; j <= N; j++) {
            Opt[at(j)][at(j)] = 0;
            for (int i = j - 1; i > 0; i--) {
                if ((i + j) % 2 == 1) {
                    const auto PontBal = A[at(i)] + Opt[at(i + 1)][at(j)];
                    const auto PontJobb = A[at(j)] + Opt[at(i)][at(j - 1)];
                    Opt[at(i)][at(j)] = PontBal > PontJobb ? PontBal : PontJobb;
                    Lep[at(i)][at(j)] = PontBal > PontJobb ? 'B' : 'J';
                } else {
                    Opt[at(i)][at(j)] =
                        Opt[at(i + 1)][at(j)] < Opt[at(i)][at(j - 1)] ? Opt[at(i + 1)][at(j)] : Opt[at(i)][at(j - 1)];
                }
            }
        }
    }

    /// The first player's move with the places Bal … Jobb left, from 1.
    [[nodiscard]] Rules::Move move(int Bal, int Jobb) const {
        return Lep[at(Bal)][at(Jobb)] == 'B' ? take_left : take_right;
    }
    [[nodiscard]] std::int64_t opt(int i, int j) const { return Opt[at(i)][at(j)]; }

    int N;

  private:
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    std::vector<std::int64_t> A;
    std::vector<std::vector<char>> Lep;
    std::vector<std::vector<std::int64_t>> Opt;
};

} // namespace zugzwang::numbers

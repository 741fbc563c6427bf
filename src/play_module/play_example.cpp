// A first player for the Play module that gets the most that can be had against a perfect second player.
//
//     c++ play_example.cpp Play.cpp -o play_example
//     echo "6  4 7 2 9 5 2" | ./play_example
#include "Play.h"

#include <algorithm>
#include <vector>

/// margins[i][j] is what the player to move gains over the other one from numbers i to j-1 of the row.
using Margins = std::vector<std::vector<long long>>;

static Margins margins_of(const std::vector<long long>& row) {
    const std::size_t size = row.size();
    Margins margins(size + 1, std::vector<long long>(size + 1, 0));
    for (std::size_t length = 1; length <= size; ++length) {
        for (std::size_t i = 0; i + length <= size; ++i) {
            const std::size_t j = i + length;
            margins[i][j] = std::max(row[i] - margins[i + 1][j], row[j - 1] - margins[i][j - 1]);
        }
    }
    return margins;
}

int main() {
    std::vector<long long> row;
    const int size = TablaMeret();
    for (int place = 1; place <= size; ++place)
        row.push_back(Tabla(place));

    const Margins margins = margins_of(row);
    std::size_t i = 0;
    std::size_t j = row.size();
    while (i < j) {
        const bool left = row[i] - margins[i + 1][j] > row[j - 1] - margins[i][j - 1];
        Lepesem(left ? 'B' : 'J');
        left ? ++i : --j;
        Lepesed() == 'B' ? ++i : --j;
    }
}

// Which positions of Boxes have the same number: those that lie on one another when the board is turned or mirrored.
#include "games/boxes/think/position_key.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "games/boxes/images.hpp"
#include "support/catch.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;

namespace {

/// The first of the texts of all positions that are the same: of all images, with the second's boxes first.
std::string least_text(const Rules::State& state) {
    std::string least;
    for (auto image : images(state)) {
        auto seconds = image.of_second.count();
        image.of_second.reset();
        for (int box = 0; box < image.grid.boxes(); ++box) {
            if (sides_drawn(image, box) == 4 && seconds > 0) {
                image.of_second.set(static_cast<std::size_t>(box));
                --seconds;
            }
        }
        auto text = Rules::to_text(image);
        if (least.empty() || text < least) least = std::move(text);
    }
    return least;
}

Rules::State by_chance(const Rules::Setup& setup, Random& random) {
    auto state = Rules::initial(setup);
    const auto most = static_cast<std::uint64_t>(Rules::lines_left(state));
    for (auto moves = random.below(most + 1); moves > 0; --moves)
        state = Rules::after(state, random.pick(Rules::legal_moves(state)));
    return state;
}

} // namespace

TEST_CASE("boxes: positions have the same number if, and only if, they are the same by a symmetry of the board",
          "[boxes][key]") {
    const auto setup =
        GENERATE(Rules::Setup{2, 2, Start::empty}, Rules::Setup{2, 3, Start::empty}, Rules::Setup{3, 2, Start::border},
                 Rules::Setup{3, 3, Start::border}, Rules::Setup{4, 4, Start::border});
    constexpr int positions = 4000;
    Random random(11);
    std::map<std::uint64_t, std::string> by_key;
    std::set<std::string> texts;
    int met_again = 0;
    for (int number = 0; number < positions; ++number) {
        const auto state = by_chance(setup, random);
        const auto key = position_key(state);
        const auto text = least_text(state);
        const auto [known, is_new] = by_key.emplace(key, text);
        CHECK(known->second == text);
        CHECK(texts.insert(text).second == is_new);
        if (!is_new) ++met_again;
        for (const auto& image : images(state)) {
            if (position_key(image) != key) FAIL("an image of " << Rules::to_text(state) << " has another number");
        }
    }
    CHECK(met_again > 0); // else nothing was tried
}

TEST_CASE("boxes: who owns more, whose turn it is and the board tell positions apart", "[boxes][key]") {
    const auto state = *Rules::state_from_text("--/|1|_|/-./|_._|/-- 1");
    auto others = state;
    others.of_second.set(static_cast<std::size_t>(state.grid.box_index(0, 1)));
    CHECK(position_key(others) != position_key(state));
    others = state;
    others.to_move = Side::second;
    CHECK(position_key(others) != position_key(state));
    CHECK(position_key(Rules::initial({2, 3, Start::empty})) != position_key(Rules::initial({3, 2, Start::empty})));
}

TEST_CASE("boxes: on the usual board the first lines are of six kinds", "[boxes][key]") {
    // Of the 40 lines those in a row and those in a column fall on one another; counted by hand: a line by how far it
    // lies from the nearer border across it (1 or 2) and how far its middle lies from the centre along it (0, 1, 2).
    const auto start = Rules::initial({5, 5, Start::border});
    std::set<std::uint64_t> kinds;
    for (const auto& move : Rules::legal_moves(start))
        kinds.insert(position_key(Rules::after(start, move)));
    CHECK(kinds.size() == 6);
}

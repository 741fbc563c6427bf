#include "support/catch.hpp"

#include "zugzwang/gfx/focus_search.hpp"

namespace {

/// The place, by its number, that an arrow leads to from the first one; -1 for none.
int next(const std::vector<Vec>& places, Key arrow) {
    std::vector<int> others;
    for (int index = 1; index < static_cast<int>(places.size()); ++index)
        others.push_back(index);
    const auto found = focus_search(
        others, places[0], way_of(arrow), [&](int index) { return places[static_cast<std::size_t>(index)]; },
        [](int, Offset offset) { return offset.ahead + 2 * offset.aside; });
    return found.value_or(-1);
}

} // namespace

TEST_CASE("focus search: an arrow leads to the nearest on its side, what lies aside being farther by its cost",
          "[gfx][focus]") {
    const std::vector<Vec> cross{{0, 0}, {-10, 0}, {10, 0}, {0, -10}, {0, 10}};
    CHECK(next(cross, Key::left) == 1);
    CHECK(next(cross, Key::right) == 2);
    CHECK(next(cross, Key::up) == 3);
    CHECK(next(cross, Key::down) == 4);
    CHECK(next({{0, 0}, {10, 6}, {20, 0}}, Key::right) == 2); // 10 + 12 against 20
    CHECK(next({{0, 0}, {10, 4}, {20, 0}}, Key::right) == 1); // 10 + 8
    CHECK(next({{0, 0}, {10, 5}, {20, 0}}, Key::right) == 1); // as far: the first
    CHECK(next({{0, 0}, {-10, 0}, {0, 10}, {0, -10}}, Key::right) == -1);
    CHECK(next({{0, 0}}, Key::up) == -1);
}

TEST_CASE("focus search: without a way whatever is nearest counts", "[gfx][focus]") {
    CHECK(way_of(Key::enter) == Vec{});
    CHECK(next({{0, 0}, {-9, 0}, {3, 3}, {10, 0}}, Key::none) == 1); // 9, 3 + 6, 10
    CHECK(next({{0, 0}, {-9, 0}, {3, 2}, {10, 0}}, Key::none) == 2);
}

TEST_CASE("focus search: what is out of reach is never found", "[gfx][focus]") {
    const std::vector<int> one{7};
    const auto found = focus_search(
        one, Vec{}, way_of(Key::right),
        [](int) {
            return Vec{5, 0};
        },
        [](int, Offset) { return out_of_reach; });
    CHECK_FALSE(found);
}

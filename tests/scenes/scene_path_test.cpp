// What a browser's history is told of scenes whose address is too long for it.
#include "scenes/frame/scene_path.hpp"

#include "puzzle_house.hpp"

TEST_CASE("address: a browser is told of no position that it would not take", "[scenes][address]") {
    PuzzleHouse house;
    house.open_menu();
    std::string row = "5";
    for (int number = 0; number < 1500; ++number)
        row += ",3";
    const auto long_one = to_text({.place = Address::Place::analysis, .game = "numbers", .position = row + " 0-0 1"});
    CHECK_FALSE(go_to(house.stack, house.context, long_one + '\n'));
    CHECK(to_text(*house.stack.top().address()) == long_one);
    CHECK(path_of(house.stack) == "numbers/analysis\n");
}

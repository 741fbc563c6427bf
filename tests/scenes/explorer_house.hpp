// A house with the real games, whose library is kept in a folder and counted.
#pragma once

#include "desk/openings/openings.hpp"
#include "house.hpp"
#include "keep/keeper.hpp"
#include "support/games_by_chance.hpp"
#include "support/place.hpp"
#include "support/temporary_folder.hpp"

namespace zugzwang::test {

struct ExplorerHouse : House {
    explicit ExplorerHouse(ScreenSize size = {}) : House(size) {
        games = catalog();
        context.keeper = &keeper;
        context.openings = &openings;
        context.analysis_nodes = 50'000;
        context.now = [] { return std::chrono::sys_days(std::chrono::year(2026) / 1 / 20); };
        acts.add("rest", [this](const auto&) { rest(); });
    }

    /// Boxes of two rows and columns, which is solved at once.
    [[nodiscard]] OptionValues small() const {
        OptionValues options(boxes().options);
        for (const auto& [id, value] : {std::pair{"rows", "2"}, std::pair{"cols", "2"}, std::pair{"start", "empty"}})
            static_cast<void>(options.set(id, value));
        return options;
    }
    [[nodiscard]] const Game& boxes() const { return *std::ranges::find(games, "boxes", &Game::id); }
    /// Of small Boxes, into the library.
    void add(std::size_t count) {
        const auto table = *boxes().open_table(small());
        for (std::size_t number = 0; number < count; ++number) {
            records.push_back(testing::game_by_chance(boxes(), *table, records.size(), random));
            REQUIRE(keeper.library()->add(records.back(), table->position(), "Champion"));
        }
    }
    void count() {
        do {
            openings.update();
            openings.wait_until_idle();
        } while (openings.is_counting());
        openings.update();
    }
    void open() {
        stack.open(make_explorer(context, boxes(), small()));
        rest();
    }
    /// Until all is counted, answered and valued.
    void rest() {
        constexpr int rounds = 3;
        for (int round = 0; round < rounds; ++round) {
            count();
            workers.wait_until_idle();
            wait(0.05);
        }
    }

    Place place{"UTC"}; ///< Days are those of the place.
    testing::TemporaryFolder folder;
    Keeper keeper{folder.path()};
    Openings openings{games, keeper.library(), {}, {}};
    std::vector<GameRecord> records;
    Random random{29};
};

} // namespace zugzwang::test

// A house with a library, and its scene opened above nothing.
#pragma once

#include "house.hpp"
#include "scenes/library/library_scene.hpp"
#include "support/place.hpp"

namespace zugzwang::test {

struct GamesHouse : House {
    static constexpr const char* last = "the last position";

    explicit GamesHouse(ScreenSize size = {}) : House(size) {
        context.now = [] { return std::chrono::sys_days(std::chrono::year(2026) / 11 / 22) + std::chrono::hours(20); };
    }
    /// Of a person, who sits on the first side, so many days ago.
    GameRecord add(const std::string& game, const std::string& opponent, Fortune fortune,
                   std::chrono::days ago = std::chrono::days(0)) {
        GameRecord record{.game = game, .start = "the start"};
        record.seats[Side::second] = {.player = "champion", .name = opponent};
        record.moves.resize(static_cast<std::size_t>(++added_), {.text = "a move"});
        Outcome outcome;
        if (fortune != Fortune::drawn) outcome.winner = fortune == Fortune::won ? Side::first : Side::second;
        record.result = GameResult{.outcome = outcome};
        record.date = context.now() - std::chrono::hours(1) - ago;
        static_cast<void>(library.add(record, last, opponent));
        return record;
    }
    void open() { stack.open(std::make_unique<LibraryScene>(context, &library)); }

    Place place{"UTC"}; ///< Days are those of the place.
    Library library = *Library::open({});

  private:
    int added_ = 0;
};

} // namespace zugzwang::test

// The opponent that fits, in every game with a ladder: as strong as a rung it plays as that one does; between two, each
// move is one that one of them makes.
#include "contract/tables.hpp"
#include "zugzwang/play/echo.hpp"

namespace {

std::vector<std::string> moves_of(const Game& game, const std::string& player, std::uint64_t seed) {
    const auto table = open(game, ladder_options(game, seed, Side::first));
    Random random(seed);
    std::vector<std::string> moves;
    REQUIRE_FALSE(table->seat({player, seed, 16}));
    for (int ply = 0; ply < 6 && !table->outcome(); ++ply) {
        moves.push_back(ply % 2 == 0 ? chosen(*table) : random.pick(table->legal_moves()));
        play(*table, moves.back());
    }
    return moves;
}

} // namespace

TEST_CASE("echo: as strong as a rung it makes its moves", "[contract][echo]") {
    for (const auto& game : catalog()) {
        for (const auto& rung : game.ladder.rungs) {
            CAPTURE(game.id, rung.player.id);
            CHECK(moves_of(game, echo_id(rung.rating), 7) == moves_of(game, rung.player.id, 7));
        }
    }
}

TEST_CASE("echo: between two rungs the first move is one of theirs, and from one seed it is the same again",
          "[contract][echo]") {
    for (const auto& game : catalog()) {
        const auto& rungs = game.ladder.rungs;
        for (std::size_t rung = 1; rung < rungs.size(); ++rung) {
            const auto echo = echo_id((rungs[rung - 1].rating + rungs[rung].rating) / 2);
            for (const std::uint64_t seed : {1, 2, 3, 4}) {
                CAPTURE(game.id, echo, seed);
                const auto made = moves_of(game, echo, seed);
                const bool is_theirs = made.front() == moves_of(game, rungs[rung - 1].player.id, seed).front() ||
                                       made.front() == moves_of(game, rungs[rung].player.id, seed).front();
                CHECK(is_theirs);
                CHECK(made == moves_of(game, echo, seed));
            }
        }
    }
}

TEST_CASE("echo: every game that has a ladder seats it, and its rungs are rated upwards from 800", "[contract][echo]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const auto& rungs = game.ladder.rungs;
        const auto* spec = find_player(game, "echo-1000");
        CHECK((spec != nullptr) == !rungs.empty());
        if (rungs.empty()) continue;
        CHECK(spec->name == "Echo");
        CHECK(rungs.front().rating == 800);
        CHECK(std::ranges::is_sorted(rungs, std::ranges::less_equal{}, &Rung::rating));
        CHECK(find_player(game, "echo-x") == nullptr);
    }
}

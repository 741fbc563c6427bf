// Work handed out in pieces: each counts once, whatever is lost, comes twice or comes too early. The work is squares.
#include "farm/fake_farm.hpp"
#include "farm/hand_out.hpp"

using namespace zugzwang::farm;

namespace {

std::string square_of(const std::string& text) {
    const auto number = std::stoull(text);
    return text + ' ' + std::to_string(number * number) + ' ';
}
/// No two results are the same line.
std::string square_line(const std::string& text) {
    static int results = 0;
    return square_of(text) + std::to_string(++results);
}

Fate all_done(std::size_t, std::size_t) { return Fate::done; }

struct Came {
    std::string line;
    Machine machine;
};

/// Squares of the numbers below some bound, in rounds: a number is due when all of the rounds before have come.
struct Squares {
    explicit Squares(std::function<Fate(std::size_t, std::size_t)> fate = all_done)
        : fake("squares", square_line, std::move(fate)) {}

    std::vector<Piece> due() const {
        std::vector<Piece> pieces;
        for (std::uint64_t first = 0; first < bound && pieces.empty() && came.size() < enough; first += round) {
            for (auto number = first; number < std::min(first + round, bound); ++number)
                if (!came.contains(number)) pieces.push_back({.number = number, .text = std::to_string(number)});
        }
        return pieces;
    }
    Result<HandedOut> run() {
        Work work{.farm = &fake, .command = {"do"}, .folder = folder.file("work"), .head = "squares"};
        work.together = together;
        work.due = [this] { return due(); };
        work.number = [](const std::string& line) -> std::optional<std::uint64_t> {
            std::uint64_t number = 0;
            std::istringstream words(line);
            return words >> number ? std::optional(number) : std::nullopt;
        };
        work.take = [this](const Piece& piece, const std::string& line, const Machine& machine) -> Result<bool> {
            if (full) return Refusal{"full"};
            if (!line.starts_with(square_of(piece.text))) return false;
            CHECK(came.emplace(piece.number, Came{line, machine}).second);
            return true;
        };
        work.stopped = [this] { return came.size() >= stop_at; };
        HandOut hand_out(std::move(work));
        for (const auto& [number, one] : came)
            hand_out.know(number, one.line);
        return hand_out.run();
    }

    FakeFarm fake;
    Folder folder;
    std::uint64_t bound = 30, round = 30;
    std::size_t together = 1, enough = 1000, stop_at = 1000;
    bool full = false;
    std::map<std::uint64_t, Came> came;
};

} // namespace

TEST_CASE("farm: all work is done once, in tasks of some pieces, and nothing is left behind", "[farm]") {
    const auto [together, tasks] = GENERATE(table<std::size_t, std::size_t>({{1, 30}, {4, 8}, {50, 1}}));
    Squares squares;
    squares.together = together;
    std::size_t results = 0;
    squares.fake.written = [&] { ++results; };
    const auto handed_out = squares.run();
    REQUIRE(handed_out);
    CHECK(squares.came.size() == 30);
    CHECK(squares.fake.pieces == 30);
    CHECK(results == tasks);
    CHECK(handed_out->lost + handed_out->repeated == 0);
    CHECK_FALSE(std::filesystem::exists(squares.folder.file("work")));
}

TEST_CASE("farm: more than a thousand tasks are never handed out at once", "[farm]") {
    Squares squares;
    squares.bound = squares.round = 2500;
    std::size_t results = 0;
    squares.fake.written = [&] { ++results; };
    squares.enough = squares.stop_at = 10'000;
    REQUIRE(squares.run());
    CHECK(squares.came.size() == 2500);
    CHECK(results == 834); // of three pieces each
}

TEST_CASE("farm: what is lost is handed out again, what comes twice counts once", "[farm]") {
    const auto round = GENERATE(std::uint64_t{30}, std::uint64_t{7});
    const auto fate = GENERATE(Fate::gone, Fate::killed, Fate::late, Fate::foreign);
    Squares squares(
        [fate](std::size_t folder, std::size_t task) { return folder == 1 && task % 2 == 1 ? fate : Fate::done; });
    squares.round = round;
    squares.together = 2;
    const auto handed_out = squares.run();
    REQUIRE(handed_out);
    CHECK(squares.came.size() == 30);
    CHECK(handed_out->lost > 0);
    CHECK(squares.fake.pieces == 30 + handed_out->lost);
    CHECK(handed_out->repeated == (fate == Fate::late ? handed_out->lost : 0));
}

TEST_CASE("farm: a piece that is lost again and again is named, with the last words of its task", "[farm]") {
    Squares squares([](std::size_t, std::size_t task) { return task == 1 ? Fate::gone : Fate::done; });
    const auto refused = squares.run();
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().words == "task 0 was lost 3 times; its last words: the host has gone");
    CHECK(squares.fake.folders == max_losses);
    CHECK(squares.came.size() == 29);
}

TEST_CASE("farm: stopped it goes on from what was kept, and from what lies in its folder", "[farm]") {
    Squares squares;
    squares.stop_at = 5;
    const auto stopped = squares.run();
    REQUIRE(stopped);
    CHECK(stopped->is_stopped);
    CHECK(squares.fake.cancelled == 1);
    CHECK(squares.came.size() == 6); // what came last is taken, too
    squares.stop_at = 1000;
    SECTION("kept") {
        squares.fake.pieces = 0;
        const auto handed_out = squares.run();
        REQUIRE(handed_out);
        CHECK(handed_out->repeated == 0);
        CHECK(squares.fake.pieces == 24);
    }
    SECTION("in its folder") {
        squares.came.clear();
        squares.fake.pieces = 0;
        REQUIRE(squares.run());
        CHECK(squares.fake.pieces == 24);
    }
    CHECK(squares.came.size() == 30);
}

TEST_CASE("farm: with enough that came the rest is called off", "[farm]") {
    Squares squares;
    squares.enough = 12;
    const auto handed_out = squares.run();
    REQUIRE(handed_out);
    CHECK_FALSE(handed_out->is_stopped);
    CHECK(squares.came.size() == 12);
    CHECK(squares.fake.cancelled == 1);
    CHECK(handed_out->lost == 0);
    CHECK_FALSE(std::filesystem::exists(squares.folder.file("work")));
}

TEST_CASE("farm: a result that is not its piece's is asked for again", "[farm]") {
    Squares squares;
    const auto folder = squares.folder.path() / "work" / "1";
    REQUIRE_FALSE(write_tasks(folder, {{"do", "3"}}));
    write(result_file(folder, 1), "squares\n3 10 x\n4 16 x\n");
    const auto handed_out = squares.run();
    REQUIRE(handed_out);
    CHECK(squares.came.size() == 30);
    CHECK(squares.fake.pieces == 29); // all but 4
    CHECK(squares.came.at(4).machine == Machine{});
}

TEST_CASE("farm: what cannot be kept ends the work", "[farm]") {
    Squares squares;
    squares.full = true;
    const auto refused = squares.run();
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().words == "full");
    CHECK(squares.fake.cancelled == 1);
}

TEST_CASE("farm: each result tells its machine", "[farm]") {
    Squares squares;
    REQUIRE(squares.run());
    for (const auto& [number, one] : squares.came)
        CHECK(one.machine == FakeFarm::machine(number + 1));
}

TEST_CASE("farm: the line of a machine is read as it was written, and no other line", "[farm]") {
    const Machine machine{.name = "pc-07.lab", .speed = 1'234'567};
    CHECK(to_text(machine) == "machine pc-07.lab 1234567");
    CHECK(machine_from_text(to_text(machine)) == machine);
    for (const auto* const line :
         {"", "machine", "machine pc", "machine  5", "machine pc -5", "machine pc 5 6", "a pc 5"})
        CHECK_FALSE(machine_from_text(line));
    CHECK(machine_from_text(to_text({.name = own_name()})));
}

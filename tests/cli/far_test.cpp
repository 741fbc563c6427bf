// What `match` and `puzzles` do with other computers. How work is handed out is tested in tests/farm.
#include "cli/console.hpp"
#include "cli/far_puzzles.hpp"
#include "farm/fake_farm.hpp"
#include "puzzles/pack.hpp"

namespace {

const std::vector<std::string> small_match{"match",   "sticks", "--first", "optimal", "--second", "novice",
                                           "--nodes", "100",    "--games", "4",       "--swap"};

std::vector<std::string> with(std::vector<std::string> all, const std::vector<std::string>& more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::vector<std::string> packed(const puzzles::MakerRequest& request) {
    std::vector<std::string> lines;
    puzzles::make_puzzles(request, [&](const puzzles::Puzzle& puzzle) {
        lines.push_back(puzzles::pack_line(puzzle));
        return true;
    });
    return lines;
}

/// What a task prints.
std::vector<std::string> printed(const puzzles::MakerRequest& request, const std::vector<std::string>& numbers) {
    std::ostringstream out;
    REQUIRE_FALSE(cli::print_games_with_puzzles(request, numbers, out));
    return lines_of(out.str());
}

/// Puzzles made far away, with their tasks' folder.
struct Away {
    Away(puzzles::MakerRequest of, std::function<Fate(std::size_t, std::size_t)> fate)
        : request(of), fake(
                           printed(request, {}).front(),
                           [this](const std::string& text) {
                               asked.push_back(std::stoull(text));
                               return printed(request, {text}).back();
                           },
                           std::move(fate)) {}

    Result<cli::MadeFar> run() {
        lines.clear();
        return cli::make_far({.request = request,
                              .farm = &fake,
                              .command = {"do"},
                              .work = folder.path() / "work",
                              .told = [this](const auto& puzzle) { lines.push_back(puzzles::pack_line(puzzle)); },
                              .stopped = [this] { return lines.size() >= stop_at; }});
    }

    puzzles::MakerRequest request;
    Folder folder;
    FakeFarm fake;
    std::vector<std::string> lines;
    std::vector<std::uint64_t> asked;
    std::size_t stop_at = 1000;
};

} // namespace

TEST_CASE("cli: a task of a match prints the plan, its machine and its records alone", "[cli][farm]") {
    const Folder folder;
    const auto file = folder.file("games");
    REQUIRE(run(with(small_match, {"--record", file})).status == 0);
    const auto ran = run(with(small_match, {"--json", "-", "--reference-speed", "1000", "--task", "3", "0"}));
    CHECK(ran.status == 0);
    const auto lines = ran.lines();
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == lines_of(text_of(file)).front());
    CHECK(farm::machine_from_text(lines[1]));
    CHECK(Json::parsed(lines[2]).at("index").line() == "3");
    CHECK(Json::parsed(lines[3]).at("index").line() == "0");
}

TEST_CASE("cli: a match that cannot go to other computers is refused", "[cli][farm]") {
    check_refused(with(small_match, {"--on", "cloud", "--record", "/nowhere/games"}), "cloud");
    check_refused(with(small_match, {"--on", "slurm"}), "--record");
    check_refused(with(small_match, {"--on", "slurm", "--record", "/nowhere/games", "--shard", "1/2"}), "--shard");
    check_refused(with(small_match, {"--work", "folder"}), "--on");
    check_refused(with(small_match, {"--scale-time"}), "--scale-time");
    check_refused(with(small_match, {"--reference-speed", "0"}), "--reference-speed");
    check_refused(with(small_match, {"--task", "4"}), "4");
}

TEST_CASE("cli: puzzles made on many machines are those of one, whatever is lost", "[cli][puzzles][farm]") {
    const auto* const game = GENERATE("sticks", "numbers");
    const auto fate = GENERATE(Fate::done, Fate::gone, Fate::killed, Fate::late);
    Away away({.game = find_game(game), .seed = 5, .count = 8}, [fate](std::size_t folder, std::size_t task) {
        return folder == 1 && task % 3 == 1 ? fate : Fate::done;
    });
    const auto made = away.run();
    REQUIRE(made);
    CHECK(away.lines.size() == 8);
    CHECK(away.lines == packed(away.request));
    CHECK_FALSE(std::filesystem::exists(away.folder.path() / "work"));
}

TEST_CASE("cli: the making of puzzles goes on from the folder of its tasks", "[cli][puzzles][farm]") {
    Away away({.game = find_game("sticks"), .seed = 5, .count = 8},
              [](std::size_t, std::size_t) { return Fate::done; });
    away.stop_at = 3;
    const auto stopped = away.run();
    REQUIRE(stopped);
    CHECK(stopped->handed_out.is_stopped);
    CHECK(stopped->games > 0);
    away.stop_at = 1000;
    away.asked.clear();
    REQUIRE(away.run());
    CHECK(away.lines == packed(away.request));
    CHECK(std::ranges::min(away.asked) == stopped->games); // those before had come
}

TEST_CASE("cli: a task of puzzles prints what its games have", "[cli][puzzles][farm]") {
    const puzzles::MakerRequest request{.game = find_game("sticks"), .seed = 5, .count = 8};
    const auto ran = run({"puzzles", "sticks", "--seed", "5", "--count", "8", "--task", "2", "0"});
    CHECK(ran.status == 0);
    CHECK(ran.lines() == printed(request, {"2", "0"}));
    CHECK(Json::parsed(ran.lines().at(1)).at("index").line() == "2");
    check_refused({"puzzles", "sticks", "--task", "x"}, "--task");
    check_refused({"puzzles", "sticks", "--work", "folder"}, "--on");
    check_refused({"puzzles", "sticks", "--on", "cloud", "--work", "folder"}, "cloud");
    check_refused({"puzzles", "sticks", "--on", "slurm"}, "--work");
}

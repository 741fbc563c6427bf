// Whole sessions by somebody who sees nothing, from the start of the program to its end: by keys alone, and all that is
// told is what the voice says. What was done and what was said stands in tests/scenes/eyes_closed/GAME.txt, of a
// tournament in tournament.txt.
// ZUGZWANG_UPDATE_GOLDEN=1 writes what is said now into these files: read them, and ask whether one could play so.
#include "puzzle_house.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "voice/recorded_voice.hpp"

namespace {

constexpr std::array kinds{"caption", "focus", "page", "answer", "scene"}; ///< By Utterance::Kind.

struct DarkHouse : PuzzleHouse {
    DarkHouse() {
        context.settings.captions = CaptionMode::spoken;
        context.voice = &voice;
        for (const auto& game : games)
            context.settings.guides_seen.insert(game.id);
        acts.add("learn", [this](const auto& game) { context.settings.guides_seen.erase(game); });
        open_menu();
    }
    /// There are tournaments, whose tables can be saved.
    void offer_tournaments() {
        context.test_bot = [](const Game&, const OptionValues&, const Settings&, const std::stop_token&) {
            return Result<std::string>(Refusal{forfeits::out_of_time});
        };
        context.saving.texts = folder.path();
    }
    /// What a line of the file does: keys after "> ", text that is pasted after ">> ".
    void perform(const std::string& line) {
        if (line.starts_with(">> "))
            stack.handle(TextEvent{.text = line.substr(3), .pasted = true});
        else
            does(line.substr(2));
        // How far a tournament has come at the next look is chance: it comes to its end first.
        const auto* played = stack.empty() ? nullptr : dynamic_cast<const ContestScene*>(&stack.top());
        if (played != nullptr) played->contest().wait_until_over();
        for (int round = 0; round < 3; ++round) {
            pass();
            workers.wait_until_idle();
        }
    }
    /// All that moves comes to rest, and what waits is told.
    void pass() {
        for (int step = 0; step < 100 && !stack.empty(); ++step)
            stack.update(Seconds{0.05});
    }
    [[nodiscard]] std::string take_said() {
        std::string all;
        for (const auto& [kind, words] : std::exchange(voice.said, {}))
            all += filled("{}: {}\n", kinds[static_cast<std::size_t>(kind)], words);
        const auto its = folder.path().filename().string();
        for (auto at = all.find(its); at != all.npos; at = all.find(its))
            all.replace(at, its.size(), "FOLDER");
        return all;
    }

    testing::RecordedVoice voice;
    testing::Folder folder;
};

/// The session again, with what is said now.
std::string said_again(DarkHouse& house, const std::string& transcript) {
    std::string now;
    for (const auto& line : testing::lines_of(transcript)) {
        if (!line.starts_with('>')) continue;
        house.perform(line);
        now += filled("{}\n{}", line, house.take_said());
    }
    CHECK(house.stack.empty());
    return now;
}

void check_session(DarkHouse& house, const std::string& name) {
    const auto file = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "tests/scenes/eyes_closed" / (name + ".txt");
    INFO(file.string());
    REQUIRE(std::filesystem::exists(file));
    const auto wanted = testing::text_of(file);
    const auto now = said_again(house, wanted);
    const char* writes = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
    if (writes != nullptr && std::string_view(writes) == "1") testing::write(file, now);
    CHECK(now == (writes != nullptr ? now : wanted));
}

} // namespace

TEST_CASE("eyes closed: a session of every game is told from start to end", "[scenes][captions][transcript]") {
    for (const auto& game : catalog()) {
        DarkHouse house;
        check_session(house, game.id);
    }
}

TEST_CASE("eyes closed: a tournament is told from its setup to its podium", "[scenes][captions][transcript]") {
    DarkHouse house;
    house.offer_tournaments();
    check_session(house, "tournament");
}

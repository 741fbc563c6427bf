// Whole sessions by somebody who sees nothing, from the start of the program to its end: by keys alone, and all that is
// told is what the voice says. What was done and what was said stands in tests/scenes/eyes_closed/GAME.txt.
// ZUGZWANG_UPDATE_GOLDEN=1 writes what is said now into these files: read them, and ask whether one could play so.
#include "puzzle_house.hpp"
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
    /// What a line of the file does: keys after "> ", text that is pasted after ">> ".
    void perform(const std::string& line) {
        if (line.starts_with(">> "))
            stack.handle(TextEvent{.text = line.substr(3), .pasted = true});
        else
            does(line.substr(2));
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
        return all;
    }

    testing::RecordedVoice voice;
};

/// The session again, with what is said now.
std::string said_again(const std::string& transcript) {
    DarkHouse house;
    std::string now;
    for (const auto& line : testing::lines_of(transcript)) {
        if (!line.starts_with('>')) continue;
        house.perform(line);
        now += filled("{}\n{}", line, house.take_said());
    }
    CHECK(house.stack.empty());
    return now;
}

} // namespace

TEST_CASE("eyes closed: a session of every game is told from start to end", "[scenes][captions][transcript]") {
    for (const auto& game : catalog()) {
        const auto file = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "tests/scenes/eyes_closed" / (game.id + ".txt");
        INFO(file.string());
        REQUIRE(std::filesystem::exists(file));
        const auto wanted = testing::text_of(file);
        const auto now = said_again(wanted);
        const char* writes = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
        if (writes != nullptr && std::string_view(writes) == "1") testing::write(file, now);
        CHECK(now == (writes != nullptr ? now : wanted));
    }
}

// Scenes as a screen reader finds them, and what it does there by name alone.
#include <set>

#include "puzzle_house.hpp"
#include "voice/recorded_voice.hpp"

namespace {

struct HeardHouse : House {
    void pick(const std::string& name, std::int64_t value = 0) {
        stack.handle(NamedEvent{.name = name, .value = value});
    }
    [[nodiscard]] ui::MirrorLine line(const std::string& name) const {
        const auto all = stack.top().mirror();
        const auto found = std::ranges::find(all, name, &ui::MirrorLine::id);
        return found == all.end() ? ui::MirrorLine{.words = "there is none"} : *found;
    }
};

} // namespace

TEST_CASE("heard scenes: a move is typed where one is asked for", "[scenes][mirror]") {
    HeardHouse house;
    house.open_table({"human", "human"});
    CHECK(house.line("board").kind == ui::MirrorLine::Kind::board);
    CHECK(house.line("type-move").kind == ui::MirrorLine::Kind::question);
    CHECK(house.line("type-move").words == "Your move");
    CHECK(house.line("type-move").enabled);
    house.pick("type-move");
    house.type("b1-b2");
    house.key(Key::enter);
    REQUIRE(house.session().moves.size() == 1);
    CHECK(house.session().moves.front().text == "b1-b2");
    CHECK_FALSE(house.stack.top().takes_text());
}

TEST_CASE("heard scenes: what has the focus by name is not read out besides", "[scenes][mirror]") {
    HeardHouse house;
    testing::RecordedVoice voice;
    house.context.settings.captions = CaptionMode::spoken;
    house.context.voice = &voice;
    house.stack.open(make_settings(house.context));
    house.wait(0.1);
    static_cast<void>(voice.take_words());
    house.stack.handle(NamedEvent{.kind = NamedEvent::Kind::focus, .name = "back"});
    house.wait(0.1);
    CHECK(house.stack.top().focused() == "back");
    CHECK(voice.take_words().empty());
}

TEST_CASE("heard scenes: the menu leads on by its cards, and out of the program when that is asked twice",
          "[scenes][mirror]") {
    HeardHouse house;
    house.open_menu();
    CHECK(house.line("back").words == "there is none");
    house.pick("settings");
    CHECK(house.stack.depth() == 2);
    house.pick("back");
    CHECK(house.stack.depth() == 1);
    house.pick("quit");
    REQUIRE_FALSE(house.stack.empty());
    house.pick("quit");
    CHECK(house.stack.empty());
}

TEST_CASE("heard scenes: all that can be pressed has a name of its own", "[scenes][mirror]") {
    HeardHouse house;
    for (const auto& make : {make_menu, make_settings}) {
        house.stack.open(make(house.context));
        std::set<std::string> names;
        for (const auto& line : house.stack.top().mirror()) {
            if (line.id.empty()) continue;
            CAPTURE(line.id);
            CHECK(names.insert(line.id).second);
            CHECK_FALSE(line.words.empty());
            CHECK(line.words != line.id);
        }
        CHECK(names.size() > 2);
    }
}

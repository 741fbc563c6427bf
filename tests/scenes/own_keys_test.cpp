// The keys that a person gives to acts.
#include "scenes/frame/own_keys.hpp"

#include <regex>

#include "house.hpp"
#include "scenes/frame/acts.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

namespace {

struct OwnKeysOver {
    OwnKeysOver() = default;
    ~OwnKeysOver() { ui::change_keys({}); }
    OwnKeysOver(const OwnKeysOver&) = delete;
    OwnKeysOver& operator=(const OwnKeysOver&) = delete;
};

const OwnKey& own_key(std::string_view id) {
    for (const auto& group : own_keys()) {
        for (const auto& key : group.keys) {
            if (key.id == id) return key;
        }
    }
    FAIL("there is no own key " << id);
    return own_keys().front().keys.front();
}

} // namespace

TEST_CASE("own keys: a key as text, and back", "[scenes][own-keys]") {
    const auto [text, stroke] = GENERATE(table<std::string, ui::KeyStroke>(
        {{"j", ui::letter('j')}, {"+", ui::letter('+')}, {"ctrl+u", ui::with_control('u')}, {"f1", {Key::f1}}}));
    CHECK(ui::stroke_name(stroke) == text);
    CHECK(ui::stroke_named(text) == stroke);
}

TEST_CASE("own keys: what is no key, or has to stay, is refused", "[scenes][own-keys]") {
    const OwnKeysOver over;
    for (const auto* const text : {"", "jj", "ctrl+", "ctrl+ctrl+a", "enter", " ", "é"}) {
        INFO(text);
        CHECK_FALSE(ui::stroke_named(text));
    }
    for (const auto* const text :
         {"", "jj", "ctrl+", "ctrl+ctrl+a", "enter", " ", "7", "ctrl+1", "ctrl+v", "é"}) { // as they stand in a file
        INFO(text);
        Settings settings;
        settings.changed_keys = {{"hint", text}};
        CHECK(use_keys(settings).size() == 1);
        CHECK(settings.changed_keys.empty());
    }
    for (const auto key : {Key::enter, Key::escape, Key::tab, Key::left, Key::up, Key::space, Key::erase})
        CHECK_THAT(refusal_of(own_key("hint"), {key}), Catch::Matchers::ContainsSubstring("stays what it is"));
}

TEST_CASE("own keys: a clash is one with an act of the same scenes", "[scenes][own-keys]") {
    const OwnKeysOver over;
    CHECK(refusal_of(own_key("hint"), ui::letter('i')) == "I is already the key of: Insight. Press another key.");
    CHECK(refusal_of(own_key("hint"), ui::letter('m')) ==
          "M is already the key of: Sound on or off. Press another key.");
    CHECK(refusal_of(own_key("hint"), ui::letter('g')) == "G plays on a board. Press another key.");
    CHECK(refusal_of(own_key("next-mistake"), ui::letter('e')).empty()); // of the analysis
    CHECK(refusal_of(own_key("hint"), ui::letter('d')) ==
          "D is already the key of: What is threatened. Press another key.");
    CHECK(refusal_of(own_key("silence"), ui::letter('d')) == "D is already the key of: Watch. Press another key.");
    CHECK(refusal_of(own_key("hint"), ui::letter('h')).empty());
    CHECK(refusal_of(own_key("review"), ui::letter('r')).empty()); // its own, though boards know it
    Settings settings;
    give(own_key("insight"), ui::letter('y'), settings);
    CHECK(refusal_of(own_key("hint"), ui::letter('i')).empty());
    CHECK(refusal_of(own_key("hint"), ui::letter('y')) == "Y is already the key of: Insight. Press another key.");
}

TEST_CASE("own keys: what was given is kept, and its own key is kept as nothing", "[scenes][own-keys]") {
    const OwnKeysOver over;
    Settings settings;
    give(own_key("algorithm"), ui::letter('z'), settings);
    CHECK(settings.changed_keys == decltype(settings.changed_keys){{"algorithm", "z"}});
    CHECK(ui::key_of(act::algorithm) == ui::letter('z'));
    CHECK(ui::key_of(act::leave_lesson) == ui::letter('z')); // the same key leads back
    give(own_key("algorithm"), ui::letter('a'), settings);
    CHECK(settings.changed_keys.empty());
    CHECK(ui::key_of(act::algorithm) == ui::letter('a'));
}

TEST_CASE("own keys: of the settings what cannot be is set aside with a word, the rest is used", "[scenes][own-keys]") {
    const OwnKeysOver over;
    Settings settings;
    settings.changed_keys = {{"hint", "i"},      {"insight", "h"}, // changed places
                             {"undo", "ctrl+u"}, {"dance", "j"},   {"review", "enter"},
                             {"figures", "q"},   {"move-now", "q"}};
    const auto complaints = use_keys(settings);
    CHECK(settings.changed_keys ==
          decltype(settings.changed_keys){{"hint", "i"}, {"insight", "h"}, {"move-now", "q"}, {"undo", "ctrl+u"}});
    REQUIRE(complaints.size() == 3);
    CHECK(complaints[0] == "changed key `dance=j`: there is no key of that name");
    CHECK_THAT(complaints[1], Catch::Matchers::ContainsSubstring("`figures=q`"));
    CHECK_THAT(complaints[2], Catch::Matchers::ContainsSubstring("`review=enter`"));
    CHECK(ui::key_of(act::hint) == ui::letter('i'));
    CHECK(ui::key_of(act::figures) == ui::letter('t'));
}

TEST_CASE("own keys: their scenes are those whose sources offer their acts", "[scenes][own-keys]") {
    const std::map<const ui::Act*, std::string> names{
        {&act::hint, "hint"},           {&act::insight, "insight"},   {&act::undo, "undo"},
        {&act::redo, "redo"},           {&act::analysis, "analysis"}, {&act::figures, "figures"},
        {&act::review, "review"},       {&act::pause, "pause"},       {&act::skip, "skip"},
        {&act::speed, "speed"},         {&act::ladder, "ladder"},     {&act::film, "film"},
        {&act::save_game, "save_game"}, {&act::match, "match"},       {&act::other_side, "other_side"},
        {&act::move_now, "move_now"},   {&act::demo, "demo"},         {&act::puzzles, "puzzles"}};
    const auto scenes = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "src/scenes";
    for (const auto& group : own_keys()) {
        for (const auto& key : group.keys) {
            const auto name = names.find(key.acts.front());
            if (name == names.end()) continue;
            const std::regex offered("act::" + name->second + R"(\b(?!\.words))");
            for (const auto& file : std::filesystem::recursive_directory_iterator(scenes)) {
                const auto scene = file.path().parent_path().filename().string();
                if (file.path().extension() != ".cpp" || scene == "frame") continue;
                if (!std::regex_search(testing::text_of(file.path()), offered)) continue;
                INFO(key.id << " in " << file.path());
                CHECK(std::ranges::find(key.scenes, scene) != key.scenes.end());
            }
        }
    }
}

TEST_CASE("own keys: each has an id of its own, and a key", "[scenes][own-keys]") {
    std::set<std::string_view> ids;
    for (const auto& group : own_keys()) {
        for (const auto& key : group.keys) {
            INFO(key.id);
            CHECK(ids.insert(key.id).second);
            for (const auto* act : key.acts)
                CHECK(act->key == key.acts.front()->key);
        }
    }
}

// In no scene and no language are words longer than their room, neither on a small screen nor on a large one.
#include "support/catch.hpp"

#include "languages/languages.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "studio/scene_shots.hpp"
#include "studio/shot_hand.hpp"
#include "support/contest_under_way.hpp"
#include "window/measuring_canvas.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

using namespace zugzwang;

namespace {

/// An English message as if it were of a language with longer words: every vowel twice and with accents, which makes it
/// about two fifths longer; what stands in places stays.
std::string lengthened(std::string_view english) {
    constexpr std::string_view vowels = "aeiouyAEIOUY";
    constexpr std::array<const char*, 12> twice{"åä", "éè", "íï", "öø", "üů", "ýÿ", "ÅÄ", "ÉÈ", "ÍÏ", "ÖØ", "ÜŮ", "ÝŸ"};
    std::string longer;
    bool in_place = false;
    for (const char letter : english) {
        in_place = letter == '{' || (in_place && letter != '}');
        const auto vowel = vowels.find(letter);
        if (in_place || vowel == vowels.npos)
            longer += letter;
        else
            longer += twice[vowel];
    }
    return longer;
}

std::string in_longer_words(std::string_view english, std::string_view plural, std::int64_t count) {
    return lengthened(plural.empty() || count == 1 ? english : plural);
}

std::vector<std::string> overlong(const studio::SceneShot& shot, app::PictureSize size, const std::string& language,
                                  int text_size = 100, Translator translator = nullptr) {
    studio::ShotHand hand(size, "arcade", language, text_size);
    if (translator != nullptr) set_translator(translator);
    try {
        shot.get_there(hand);
    } catch (const std::exception& error) {
        return {error.what()}; // something cannot be reached there
    }
    testing::MeasuringCanvas measuring(hand.canvas(),
                                       {0, 0, static_cast<float>(size.width), static_cast<float>(size.height)});
    hand.draw(measuring);
    return measuring.overlong();
}

/// A tournament in its midst, and how a bot lost there.
void lead_to_contest(studio::ShotHand& hand) {
    static const testing::ContestUnderWay contest;
    auto scene = std::make_unique<ContestScene>(hand.context(), contest.plan, 2, contest.file());
    const auto& played = scene->contest();
    hand.open(std::move(scene));
    hand.key('_');
    while (played.records().empty() || !played.live()[0] || !played.live()[1])
        hand.pass(Seconds{0.1});
}

/// Those of the scripts, and what no script leads to.
const std::vector<studio::SceneShot>& all_shots() {
    static const auto all = [] {
        auto shots = studio::scene_shots();
        shots.push_back({"contest_under_way", lead_to_contest});
        shots.push_back({"contest_forfeits", [](studio::ShotHand& hand) {
                             lead_to_contest(hand);
                             hand.click("forfeits:montecarlo");
                         }});
        return shots;
    }();
    return all;
}

/// What a person typed, or a program's place, may be of any length.
bool is_given(const std::string& words) {
    return words.find("my_very_patient") != words.npos || words.ends_with("4,31,13,22,19,4,2,16");
}

void check_all_languages(app::PictureSize size) {
    for (const auto& language : all_languages()) {
        for (const auto& shot : all_shots()) {
            INFO(language.code << " " << shot.name);
            for (const auto& what : overlong(shot, size, language.code)) {
                if (!is_given(what)) FAIL_CHECK(what);
            }
        }
    }
}

} // namespace

TEST_CASE("overlong: no words are longer than their room on a small screen", "[window][overlong][slow]") {
    check_all_languages({800, 600});
}

TEST_CASE("overlong: no words are longer than their room on a large screen", "[window][overlong][slow]") {
    check_all_languages({1920, 1080});
}

TEST_CASE("overlong: nor are they when words are twice as large", "[window][overlong][slow]") {
    for (const auto& language : all_languages()) {
        for (const auto& shot : all_shots()) {
            // Its field is scrolled to first; numbers of eleven digits leave no room for names.
            if (shot.name.ends_with("_bot") || shot.name == "play_numbers_large") continue;
            INFO(language.code << " " << shot.name);
            for (const auto& what : overlong(shot, {1920, 1080}, language.code, 200)) {
                if (!is_given(what)) FAIL_CHECK(what);
            }
        }
    }
}

TEST_CASE("overlong: nor are they in a language with longer words", "[window][overlong][slow]") {
    for (const auto& shot : all_shots()) {
        INFO(shot.name);
        for (const auto& what : overlong(shot, {1920, 1080}, "en", 100, in_longer_words)) {
            if (!is_given(what)) FAIL_CHECK(what);
        }
    }
    set_translator(nullptr);
}

TEST_CASE("overlong: longer words are two fifths longer", "[window][overlong]") {
    std::size_t letters = 0, more = 0;
    for (const auto* message : {"Take the left or the right end. The bigger sum wins.", "Your move: choose a queen"}) {
        letters += code_point_count(message);
        more += code_point_count(lengthened(message));
    }
    CHECK(static_cast<double>(more) > 1.25 * static_cast<double>(letters));
    CHECK(lengthened("Take {take}") == "Tåäkéè {take}");
}

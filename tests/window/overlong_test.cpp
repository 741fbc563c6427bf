// In no scene and no language are words longer than their room, neither on a small screen nor on a large one.
#include "support/catch.hpp"

#include "languages/languages.hpp"
#include "studio/scene_shots.hpp"
#include "studio/shot_hand.hpp"
#include "window/measuring_canvas.hpp"

using namespace zugzwang;

namespace {

std::vector<std::string> overlong(const studio::SceneShot& shot, app::PictureSize size, const std::string& language) {
    studio::ShotHand hand(size, "arcade", language);
    shot.get_there(hand);
    std::vector<std::string> found;
    hand.draw_over([&](Canvas& canvas) {
        testing::MeasuringCanvas measuring(canvas,
                                           {0, 0, static_cast<float>(size.width), static_cast<float>(size.height)});
        hand.draw(measuring);
        found = measuring.overlong();
    });
    static_cast<void>(hand.picture());
    return found;
}

/// What a person typed, or a program's place, may be of any length.
bool is_given(const std::string& words) {
    return words.find("my_very_patient") != words.npos || words.ends_with("4,31,13,22,19,4,2,16");
}

} // namespace

TEST_CASE("overlong: no words are longer than their room", "[window][overlong][slow]") {
    const auto size = GENERATE(app::PictureSize{800, 600}, app::PictureSize{1920, 1080});
    const auto language = GENERATE(from_range(all_languages()));
    for (const auto& shot : studio::scene_shots()) {
        INFO(size.width << "x" << size.height << " " << language.code << " " << shot.name);
        for (const auto& what : overlong(shot, size, language.code)) {
            if (!is_given(what)) FAIL_CHECK(what);
        }
    }
}

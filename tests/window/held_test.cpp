// While a pad or a finger is used nothing in any scene speaks of keys or of a mouse, and on the screen of a handheld
// console no words are too small.
#include <regex>
#include <set>

#include "support/catch.hpp"

#include "studio/scene_shots.hpp"
#include "studio/shot_hand.hpp"
#include "window/paper_canvas.hpp"
#include "zugzwang/gfx/face.hpp"
#include "zugzwang/ui/caps.hpp"

using namespace zugzwang;

namespace {

/// A canvas that keeps the words that are seen, and how small they are.
class ReadingCanvas final : public testing::PaperCanvas {
  public:
    using PaperCanvas::PaperCanvas;

    struct Seen {
        std::string words;
        float size; ///< Pixels.
        Role role;
    };
    [[nodiscard]] const std::vector<Seen>& seen() const { return seen_; }

    Size text(std::string_view words, Vec, const TextStyle& style) override {
        seen_.push_back({.words = std::string(words), .size = style.size, .role = style.paint.role});
        return measured(words, style);
    }

  private:
    std::vector<Seen> seen_;
};

std::vector<ReadingCanvas::Seen> read(const studio::SceneShot& shot, const ui::Held& held) {
    studio::ShotHand hand({.width = 1280, .height = 800}, "arcade");
    ui::hold(held);
    shot.get_there(hand);
    hand.pass(Seconds{0.02});
    ReadingCanvas reading(hand.canvas());
    hand.draw(reading);
    ui::hold({});
    return reading.seen();
}

/// Those of a page that is shown as it will be printed are read on paper.
bool is_printed(Role role) {
    static const auto printed = [] {
        std::set<Role> roles;
        for (std::size_t place = 0; place < role_names.size(); ++place) {
            for (const auto face : {paper_face, grey_face})
                roles.insert(in_face(face, static_cast<Role>(place)));
        }
        return roles;
    }();
    return printed.contains(role);
}

bool speaks_of_keys(const studio::SceneShot& shot, const std::string& words) {
    static const std::regex of_keys_or_mouse(
        R"(\b(Enter|Esc|Tab|Ctrl|Space|Backspace|Del|F1|F11|[Kk]eys?|[Kk]eyboard|[Cc]lick|mouse)\b|← L|R →)");
    const bool is_typed = shot.name == "settings_typing" && words == "Space"; // on the keyboard on the screen
    return !is_typed && std::regex_search(words, of_keys_or_mouse);
}

} // namespace

TEST_CASE("held: with a pad in the hand nothing is seen of keys or a mouse, and all words are legible on a console",
          "[window][held][slow]") {
    constexpr float least = 9; // pixels, at 1280 by 800
    for (const auto& shot : studio::scene_shots()) {
        INFO(shot.name);
        for (const auto& [words, size, role] : read(shot, {.hand = ui::Hand::pad})) {
            if (speaks_of_keys(shot, words)) FAIL_CHECK(words);
            if (size < least && !is_printed(role)) FAIL_CHECK(words << " is " << size << " px");
        }
    }
}

TEST_CASE("held: with a finger nothing is seen of keys or a mouse", "[window][held][slow]") {
    for (const auto& shot : studio::scene_shots()) {
        INFO(shot.name);
        // A finger has no list of keys to open, as these pictures do, and scrolls to a bot's command by itself.
        const bool is_others = shot.name == "help_keys" || shot.name == "help_buttons" ||
                               shot.name.starts_with("settings_key") || shot.name.ends_with("_bot");
        if (is_others) continue;
        for (const auto& seen : read(shot, {.hand = ui::Hand::finger})) {
            if (speaks_of_keys(shot, seen.words)) FAIL_CHECK(seen.words);
        }
    }
}

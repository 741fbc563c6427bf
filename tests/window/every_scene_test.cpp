// From the start through every scene to the end: by a pad alone, by keys alone, and by fingers alone.
#include "support/catch.hpp"

#include "desk/friends_match.hpp"
#include "window/virtual_pad.hpp"
#include "zugzwang/ui/caps.hpp"

using namespace zugzwang;
using testing::VirtualPad;

namespace {

constexpr int max_steps = 90; ///< Of the focus, before something is not found.

/// Does all with one device.
class Person {
  public:
    explicit Person(testing::Window& window) : window_(window) {}
    virtual ~Person() = default;
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    /// Presses what has that name.
    virtual void press(const std::string& name) = 0;
    /// So long that it is meant.
    virtual void hold(const std::string& name) = 0;
    /// The last of four choices, of which the first is chosen.
    virtual void choose_last(const std::string& name) = 0;
    /// To the scene before.
    virtual void back() = 0;
    /// From the menu out of the program, which asks to be sure.
    virtual void quit() = 0;
    /// Past the guided minute.
    virtual void skip() { back(); }
    /// Whatever ends what the program shows by itself.
    virtual void interrupt() { back(); }
    /// What has been typed so far goes, and then that is there. Requires a field of that name.
    virtual void type(const std::string& name, const std::string& letters) = 0;

    [[nodiscard]] std::string title() const { return window_.app().scenes().title(); }
    [[nodiscard]] testing::Window& window() const { return window_; }

  private:
    testing::Window& window_;
};

/// Goes there by what leads the focus on.
template <class Next>
void lead_focus(Person& person, const std::string& name, Next next) {
    for (int step = 0; step < max_steps; ++step) {
        if (person.window().app().scenes().top().focused() == name) return;
        next();
        person.window().settle(1);
    }
    FAIL("the focus never came to " << name << " in " << person.title());
}

class ByPad final : public Person {
  public:
    explicit ByPad(testing::Window& window) : Person(window), pad_(window) {}

    void lead_to(const std::string& name) {
        lead_focus(*this, name, [this] { pad_.press(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER); });
    }
    void cross(SDL_GameControllerButton way) { pad_.press(way); }
    void press(const std::string& name) override {
        lead_to(name);
        pad_.press(SDL_CONTROLLER_BUTTON_A);
    }
    void hold(const std::string& name) override {
        lead_to(name);
        pad_.hold(SDL_CONTROLLER_BUTTON_A);
        window().pass(Seconds{1});
        pad_.let_go(SDL_CONTROLLER_BUTTON_A);
        window().settle();
    }
    void choose_last(const std::string& name) override {
        lead_to(name);
        for (int step = 0; step < 3; ++step)
            pad_.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    }
    void back() override { pad_.press(SDL_CONTROLLER_BUTTON_B); }
    void quit() override {
        for (int press = 0; press < 2; ++press) {
            pad_.hold(SDL_CONTROLLER_BUTTON_B);
            pad_.let_go(SDL_CONTROLLER_BUTTON_B);
        }
    }
    void type(const std::string& name, const std::string& letters) override {
        press(name);
        for (std::size_t press = 0; press < max_name_length; ++press)
            pad_.press(SDL_CONTROLLER_BUTTON_X);
        for (const char letter : letters) {
            if (std::isupper(letter) != 0) pad_.press(SDL_CONTROLLER_BUTTON_Y);
            go_to(static_cast<char>(std::tolower(letter)) - 'a');
            pad_.press(SDL_CONTROLLER_BUTTON_A);
        }
        pad_.press(SDL_CONTROLLER_BUTTON_B);
    }

  private:
    /// By the cross, to the letter of that number; ten stand in a line.
    void go_to(int letter) {
        const auto now = [this] { return window().app().scenes().top().focused().at(5) - 'a'; };
        constexpr int line = 10;
        while (now() / line != letter / line)
            pad_.press(now() < letter ? SDL_CONTROLLER_BUTTON_DPAD_DOWN : SDL_CONTROLLER_BUTTON_DPAD_UP);
        while (now() != letter)
            pad_.press(now() < letter ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    }

    VirtualPad pad_;
};

class ByKeys final : public Person {
  public:
    using Person::Person;

    void press(const std::string& name) override {
        lead_focus(*this, name, [this] { window().press(SDLK_TAB); });
        window().press(SDLK_RETURN);
        window().settle();
    }
    void hold(const std::string& name) override {
        lead_focus(*this, name, [this] { window().press(SDLK_TAB); });
        SDL_Event down{};
        down.type = SDL_KEYDOWN;
        down.key.keysym.sym = SDLK_RETURN;
        window().send(down);
        window().pass(Seconds{1});
        down.type = SDL_KEYUP;
        window().send(down);
        window().settle();
    }
    void choose_last(const std::string& name) override {
        lead_focus(*this, name, [this] { window().press(SDLK_TAB); });
        for (int step = 0; step < 3; ++step)
            window().press(SDLK_RIGHT);
    }
    void back() override {
        window().press(SDLK_ESCAPE);
        window().settle();
    }
    void quit() override {
        window().press(SDLK_ESCAPE);
        window().press(SDLK_ESCAPE);
    }
    void type(const std::string& name, const std::string& letters) override {
        lead_focus(*this, name, [this] { window().press(SDLK_TAB); });
        window().press(SDLK_BACKSPACE, KMOD_CTRL);
        window().type(letters);
    }
};

class ByTouch final : public Person {
  public:
    using Person::Person;

    void press(const std::string& name) override {
        bring_into_view(name);
        window().touch(name);
        window().settle();
    }
    void hold(const std::string& name) override {
        const Vec at = window().widget(name).centre();
        finger(SDL_MOUSEBUTTONDOWN, at);
        window().pass(Seconds{1});
        finger(SDL_MOUSEBUTTONUP, at);
        window().settle();
    }
    void choose_last(const std::string& name) override {
        const Rect all = window().widget(name);
        window().touch(Vec{all.right() - 5, all.centre().y});
        window().settle();
    }
    void back() override { press("back"); }
    void skip() override { press("skip"); }
    void interrupt() override {
        finger(SDL_MOUSEBUTTONDOWN, {640, 400});
        finger(SDL_MOUSEBUTTONUP, {640, 400});
        window().settle();
    }
    void quit() override {
        window().touch("quit");
        window().touch("quit");
    }
    void type(const std::string& name, const std::string& letters) override {
        press(name);
        for (std::size_t press = 0; press < max_name_length; ++press)
            window().touch("delete");
        for (const char letter : letters) {
            if (std::isupper(letter) != 0) window().touch("shift");
            window().touch(std::string("type:") + static_cast<char>(std::tolower(letter)));
        }
        press("type-done");
    }

  private:
    void finger(std::uint32_t type, Vec at) {
        SDL_Event event{};
        event.type = type;
        event.button.which = SDL_TOUCH_MOUSEID;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = static_cast<int>(at.x);
        event.button.y = static_cast<int>(at.y);
        window().send(event);
    }
    /// A finger drags what scrolls.
    void bring_into_view(const std::string& name) {
        for (int drag = 0; drag < max_steps && !window().has_widget(name); ++drag) {
            for (const float across : {0.3F, 0.8F}) {
                const Rect screen{0, 0, 1280, 800};
                const Vec from{screen.width * across, screen.height * 0.7F};
                finger(SDL_MOUSEBUTTONDOWN, from);
                SDL_Event move{};
                move.type = SDL_MOUSEMOTION;
                move.motion.which = SDL_TOUCH_MOUSEID;
                move.motion.x = static_cast<int>(from.x);
                move.motion.y = static_cast<int>(from.y - 150);
                window().send(move);
                finger(SDL_MOUSEBUTTONUP, {from.x, from.y - 150});
                window().settle(1);
            }
        }
    }
};

/// Each scene once, as a person comes to it who plays Boxes.
void go_through(Person& person) {
    const auto comes_to = [&person](const std::string& name, const std::string& title) {
        person.press(name);
        CHECK(person.title() == title);
    };
    const auto comes_back = [&person](const std::string& title) {
        person.back();
        CHECK(person.title() == title);
    };
    const std::string menu = "Zugzwang: choose a game";
    CHECK(person.title() == menu);
    person.press("ladder:boxes"); // the guided minute comes first
    CHECK(person.title().starts_with("Boxes"));
    person.skip();
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("adder"));
    comes_back(menu);
    comes_to("settings", "Settings");
    comes_back(menu);
    person.press("puzzles");
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("uzzle"));
    person.press("print");
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("a sheet of paper"));
    person.back();
    person.back();
    if (person.title() != menu) person.back(); // the place on the board that the keys have come to goes first
    CHECK(person.title() == menu);
    comes_to("games", "Games");
    person.press("openings");
    CHECK(person.title().starts_with("Openings: "));
    comes_back("Games");
    comes_back(menu);
    comes_to("practice", "Practice: Mistakes from your games come here");
    comes_back(menu);
    comes_to("you", "You: No games yet");
    comes_back(menu);
    person.press("demo");
    CHECK(person.title() != menu);
    comes_back(menu);
    // Left alone, the program shows its championships, that of the first game first.
    person.window().pass(Seconds{46});
    CHECK_THAT(person.title(), Catch::Matchers::StartsWith("Points: "));
    person.interrupt();
    CHECK(person.title() == menu);
    // A game, and all that can be opened from it.
    comes_to("play", "Set up Boxes");
    person.press("more"); // unfolds what the analysis is opened from
    person.press("analysis");
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("nalysis"));
    comes_back("Set up Boxes");
    person.press("play");
    CHECK(person.title() == "Boxes: Your move: draw a line");
    comes_to("help", "Boxes: rules");
    comes_back("Boxes: Your move: draw a line");
    person.press("algorithm");
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("algorithm"));
    comes_back("Boxes: Your move: draw a line");
    person.hold("resign");
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("wins"));
    person.press("review");
    CHECK_THAT(person.title(), Catch::Matchers::ContainsSubstring("Boxes"));
    person.back();
    person.back();
    CHECK(person.title() == menu);
    // What each move took is listed where a computer looks ahead.
    person.press("card:amazons");
    person.skip();
    CHECK(person.title() == "Set up Amazons");
    person.press("more");
    person.press("first:minimax");
    person.press("play");
    person.window().settle();
    comes_to("figures", "Amazons: what each move took");
    person.back();
    person.back();
    CHECK(person.title() == menu);
    // Points are laid out by hand.
    person.press("card:points");
    person.skip();
    CHECK(person.title() == "Set up Points");
    person.press("more");
    person.press("start:edit");
    CHECK_THAT(person.title(), Catch::Matchers::StartsWith("Points: "));
    person.back();
    person.back(); // folds what was unfolded
    comes_back(menu);
    CHECK(person.window().app().running());
    person.quit();
    CHECK_FALSE(person.window().app().running());
}

/// From the menu through a tournament of the house in the shortest of the games, and back.
void hold_tournament(Person& person) {
    auto& window = person.window();
    const auto& game = *std::ranges::min_element(catalog(), {}, [](const Game& one) {
        return one.boards.empty() ? 1000 : static_cast<int>(one.boards.front().moves);
    });
    auto& saving = window.app().context().saving;
    saving.texts = saving.pictures = window.folder().path();
    const std::string menu = person.title();
    person.press("card:" + game.id);
    person.skip();
    CHECK(person.title() == "Set up " + game.title);
    person.choose_last("against"); // watch
    person.press("tournament");
    CHECK(person.title() == "Set up a tournament");
    person.press("play");
    while (!person.title().ends_with(" wins"))
        window.pass(Seconds{0.1});
    person.press("to-table");
    const auto parts = window.app().scenes().top().widgets();
    const auto row = std::ranges::find_if(parts, [](const auto& part) { return part.name.starts_with("game:"); });
    REQUIRE(row != parts.end());
    person.press(row->name);
    CHECK_THAT(person.title(), Catch::Matchers::StartsWith(game.title + ", review"));
    person.back();
    person.press("save");
    CHECK(std::filesystem::exists(window.folder().path() / "Zugzwang tournaments"));
    person.back();
    CHECK(person.title() == "Set up a tournament");
    person.back();
    CHECK(person.title() == "Set up " + game.title);
    person.back();
    CHECK(person.title() == menu);
}

testing::WindowPlan plan_of_boxes() { return {.width = 1280, .height = 800}; }

} // namespace

TEST_CASE("typing: a friend's name is typed by a pad alone", "[window][pad][journeys][keyboard]") {
    testing::Window window(plan_of_boxes());
    ByPad person(window);
    person.press("ladder:boxes");
    person.skip();
    person.back();
    person.press("play");
    REQUIRE(person.title() == "Set up Boxes");
    person.lead_to("against");
    person.cross(SDL_CONTROLLER_BUTTON_DPAD_RIGHT); // a friend here
    person.type("name:first", "Mari");
    const auto& friends = window.app().context().settings.friends;
    CHECK(friends.names[friends.first] == "Mari");
    CHECK(ui::held().hand == ui::Hand::pad);
}

TEST_CASE("typing: a friend's name is typed by fingers alone", "[window][touch][journeys][keyboard]") {
    testing::Window window(plan_of_boxes());
    ByTouch person(window);
    person.press("ladder:boxes");
    person.skip();
    person.back();
    person.press("play");
    REQUIRE(person.title() == "Set up Boxes");
    const Rect all = window.widget("against");
    window.touch(Vec{all.x + all.width * 0.375F, all.centre().y}); // the second of four: a friend here
    window.settle();
    person.type("name:first", "Mari");
    const auto& friends = window.app().context().settings.friends;
    CHECK(friends.names[friends.first] == "Mari");
}

TEST_CASE("every scene: by a pad alone through every scene", "[window][pad][journeys]") {
    testing::Window window(plan_of_boxes());
    ByPad person(window);
    go_through(person);
}

TEST_CASE("every scene: by keys alone through every scene", "[window][journeys]") {
    testing::Window window(plan_of_boxes());
    ByKeys person(window);
    go_through(person);
}

TEST_CASE("every scene: by fingers alone through every scene", "[window][touch][journeys]") {
    testing::Window window(plan_of_boxes());
    ByTouch person(window);
    go_through(person);
}

TEST_CASE("every scene: by a pad alone through a tournament", "[window][pad][journeys][tournament]") {
    testing::Window window(plan_of_boxes());
    ByPad person(window);
    hold_tournament(person);
}

TEST_CASE("every scene: by keys alone through a tournament", "[window][journeys][tournament]") {
    testing::Window window(plan_of_boxes());
    ByKeys person(window);
    hold_tournament(person);
}

TEST_CASE("every scene: by fingers alone through a tournament", "[window][touch][journeys][tournament]") {
    testing::Window window(plan_of_boxes());
    ByTouch person(window);
    hold_tournament(person);
}

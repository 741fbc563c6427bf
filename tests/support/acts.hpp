// What is done in a test, told in words, one act after the other: "right, Ctrl z, press undo, wait 0.3".
#pragma once

#include "support/catch.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::testing {

/// Each act is a verb and what it is done to, which may be left out. A key is pressed by its name, a sign by itself,
/// both with Shift or Ctrl before them.
class Acts {
  public:
    using Object = std::string;
    explicit Acts(std::function<void(const KeyEvent&)> press) : press_(std::move(press)) {}

    /// What a verb means here.
    void add(const std::string& verb, std::function<void(const Object&)> meaning) {
        meanings_[verb] = std::move(meaning);
    }
    void perform(std::string_view acts) const {
        if (acts.empty()) return;
        for (const auto& act : split(acts, ',')) {
            const std::string words(act.text.starts_with(' ') ? act.text.substr(1) : act.text);
            const auto end = std::min(words.find(' '), words.size());
            const auto meaning = meanings_.find(words.substr(0, end));
            if (meaning != meanings_.end() && !key_names().contains(words)) // the key End is no end of a game
                meaning->second(words.substr(std::min(end + 1, words.size())));
            else
                press_(key_of(words));
        }
    }

  private:
    static const std::map<std::string, Key>& key_names() {
        static const std::map<std::string, Key> names{
            {"left", Key::left},     {"right", Key::right},     {"up", Key::up},
            {"down", Key::down},     {"enter", Key::enter},     {"space", Key::space},
            {"escape", Key::escape}, {"tab", Key::tab},         {"backspace", Key::backspace},
            {"erase", Key::erase},   {"page up", Key::page_up}, {"page down", Key::page_down},
            {"home", Key::home},     {"end", Key::end},         {"f1", Key::f1}};
        return names;
    }
    static KeyEvent key_of(std::string words) {
        const auto& names = key_names();
        KeyEvent event;
        const auto held = [&words](std::string_view with) {
            if (!words.starts_with(with)) return false;
            words.erase(0, with.size());
            return true;
        };
        event.shift = held("Shift ");
        event.control = held("Ctrl ");
        if (const auto named = names.find(words); named != names.end()) {
            event.key = named->second;
        } else {
            INFO("what is `" << words << "`?");
            REQUIRE(words.size() == 1);
            event.key = Key::character;
            event.character = words.front();
        }
        return event;
    }

    std::function<void(const KeyEvent&)> press_;
    std::map<std::string, std::function<void(const Object&)>> meanings_;
};

/// What is asked of a thing that acts were done to, each question by its name.
class Asks {
  public:
    using Answer = std::function<std::string()>;
    void add(const std::string& question, Answer answer) { answers_[question] = std::move(answer); }
    /// Checks "QUESTION: ANSWER"; false where nothing of that name is asked.
    [[nodiscard]] bool check(const std::string& wanted) const {
        const auto colon = wanted.find(": ");
        const auto asked = answers_.find(wanted.substr(0, colon));
        if (colon == std::string::npos || asked == answers_.end()) return false;
        CHECK(asked->second() == wanted.substr(colon + 2));
        return true;
    }

  private:
    std::map<std::string, Answer> answers_;
};

/// Acts, and what is to be found after them.
using Steps = std::vector<std::pair<std::string, std::string>>;

} // namespace zugzwang::testing

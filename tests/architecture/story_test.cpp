// One story of what happened: the way of a click and the size of what it passes. Each bound was reached once and holds.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace {

const std::string session = "include/zugzwang/play/session.hpp";
const std::string core = "src/zugzwang/play/session_core";
const std::string table = "src/scenes/table/table_scene";

/// Without its comments.
std::string code_of(const std::string& path) {
    for (const auto& file : sources()) {
        if (file.path == path) return without_comments(file.text);
    }
    FAIL("no " << path);
    return {};
}

std::size_t count_of(const std::string& text, const std::string& pattern) {
    return matches(text, std::regex(pattern), 0).size();
}

/// Those that hold a part of that class.
std::set<std::string> files_of_class(const std::string& name) {
    const std::regex part("\\b(class " + name + " |" + name + "::[a-z_~A-Z]+\\()");
    std::set<std::string> files;
    for (const auto& file : sources()) {
        if (std::regex_search(without_comments(file.text), part)) files.insert(file.path);
    }
    return files;
}

/// From its head to the line that closes it.
std::string body_of(const std::string& code, const std::string& function) {
    const auto from = code.find(function);
    REQUIRE(from != std::string::npos);
    return code.substr(from, code.find("\n}\n", from) - from);
}

/// A file that a click on the board of Sticks passes, and how it hands it on.
struct Step {
    std::string file, by;
};

const std::vector<Step>& way_of_a_click() {
    static const std::vector<Step> way{
        {"src/app/input.cpp", "std::optional<InputEvent> input_event("},
        {"src/app/app.cpp", "stack_.handle("},
        {"src/scenes/frame/scene_stack.cpp", "->handle("},
        {"src/scenes/frame/page_scene.cpp", "handle("},
        {"src/zugzwang/ui/page_input.cpp", "reactions.pointer"},
        {"src/scenes/frame/shared_parts.cpp", "session.input("},
        {core + ".cpp", "game->input("},
        {"include/zugzwang/play/game_session.hpp", "view_.input("},
        {"include/zugzwang/play/guided_view.hpp", "view.pointer("},
        {"src/games/sticks/show/view.cpp", "Reaction"},
        {"include/zugzwang/rules/match.hpp", "R::after("},
        {"src/games/sticks/rules.cpp", "after("},
        {"include/zugzwang/play/typed_move.hpp", "PlayedMove"},
        {"src/zugzwang/play/game_line.hpp", "push_back("},
        {"src/zugzwang/play/advice.cpp", "forget"},
        {"src/zugzwang/play/thought.cpp", "cancel"},
        {"src/zugzwang/play/clocks.cpp", "begin_turn("},
        {"src/zugzwang/play/transition.cpp", "start("},
        {table + ".cpp", "take_happened()"},
        {"src/scenes/table/table_followers.cpp", "happened"},
    };
    return way;
}

} // namespace

TEST_CASE("story: a click passes at most twenty files until all who follow know of it", "[architecture]") {
    std::set<std::string> files;
    for (const auto& [file, by] : way_of_a_click()) {
        CAPTURE(file, by);
        CHECK(code_of(file).find(by) != std::string::npos);
        files.insert(file);
    }
    CHECK(files.size() <= 20);
}

TEST_CASE("story: of a click the game is asked once", "[architecture]") {
    const auto code = code_of(core + ".cpp");
    std::size_t questions = 0;
    for (const auto* const function :
         {"SessionCore::input(", "SessionCore::ask(", "SessionCore::touched(", "SessionCore::answered(",
          "SessionCore::moved(", "SessionCore::position_changed(", "SessionCore::animate(", "SessionCore::tell(",
          "SessionCore::tell_the_end("})
        questions += count_of(body_of(code, function), "game->");
    CHECK(questions == 1);
}

TEST_CASE("story: the core of a session and the scene of a table are three files each", "[architecture]") {
    CHECK(files_of_class("SessionCore") ==
          std::set<std::string>{core + ".hpp", core + ".cpp", "src/zugzwang/play/session_acts.cpp"});
    CHECK(files_of_class("TableScene") ==
          std::set<std::string>{table + ".hpp", table + ".cpp", "src/scenes/table/table_page.cpp"});
}

TEST_CASE("story: a session has at most 16 virtual functions, the scene of a table 25 members, and the session of any "
          "kit 150 lines",
          "[architecture]") {
    const auto functions = count_of(code_of(session), "virtual [^~]");
    CHECK((functions > 0 && functions <= 16));
    const auto members = count_of(code_of(table + ".hpp"), "\n    [^\n()]*\\w_(\\{[^\n]*\\}| = [^\n]*)?;");
    CHECK((members > 10 && members <= 25));
    CHECK(lines_of(code_of("include/zugzwang/play/game_session.hpp")).size() <= 150);
}

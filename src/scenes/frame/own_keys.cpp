#include "scenes/frame/own_keys.hpp"

#include <algorithm>
#include <cctype>

#include "scenes/frame/acts.hpp"
#include "voice/acts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

/// Typed on boards: the ends of a row of numbers, and groups of points.
constexpr std::string_view letters_of_boards = "lbrjg";

bool are_on(const OwnKey& key, std::string_view scene) {
    return key.scenes.empty() || std::ranges::find(key.scenes, scene) != key.scenes.end();
}
bool meet(const OwnKey& one, const OwnKey& other) {
    return one.scenes.empty() || std::ranges::any_of(one.scenes, [&](auto scene) { return are_on(other, scene); });
}

template <class Claim>
const OwnKey* find(Claim claim) {
    for (const auto& group : own_keys()) {
        const auto found = std::ranges::find_if(group.keys, claim);
        if (found != group.keys.end()) return &*found;
    }
    return nullptr;
}

bool can_be_given(const ui::KeyStroke& stroke) {
    if (stroke.key == Key::f1) return !stroke.control;
    const auto sign = static_cast<unsigned char>(stroke.character);
    if (stroke.key != Key::character || std::isdigit(sign) != 0) return false; // digits choose, and are typed on boards
    return !stroke.control || (std::isalpha(sign) != 0 && sign != 'c' && sign != 'v');
}

std::optional<ui::KeyStroke> given(std::string_view text) {
    const auto stroke = ui::stroke_named(text);
    return stroke && can_be_given(*stroke) ? stroke : std::nullopt;
}

ui::ChangedKeys changed_keys(const Settings& settings) {
    ui::ChangedKeys changed;
    for (const auto& [id, text] : settings.changed_keys) {
        const auto* key = find([&id = id](const OwnKey& one) { return one.id == id; });
        const auto stroke = given(text);
        if (key == nullptr || !stroke) continue;
        for (const auto* act : key->acts)
            changed.emplace(act, *stroke);
    }
    return changed;
}

} // namespace

const std::vector<OwnKeys>& own_keys() {
    using namespace act;
    static const std::vector<OwnKeys> all{
        {message("Everywhere"),
         {&next_part, &ui::back_act},
         {{"help", {&help, &close_help}, {}}, {"silence", {&silence}, {}}, {"whole-screen", {&whole_screen}, {}}}},
        {message("In a game"),
         {},
         {{"hint", {&hint}, {"table", "puzzle", "practice"}},
          {"insight", {&insight}, {"table", "analysis"}},
          {"algorithm", {&algorithm, &leave_lesson}, {"table", "lesson"}},
          {"undo", {&undo}, {"table", "analysis", "editor", "class_set"}},
          {"redo", {&redo}, {"table", "analysis"}},
          {"analysis", {&analysis}, {"table", "setup"}},
          {"figures", {&figures, &close_figures}, {"table", "figures"}},
          {"move-now", {&move_now}, {"table"}},
          {"review", {&review}, {"table"}},
          {"next-rung", {&next_rung}, {"table"}}}},
        {message("In the menu"),
         {},
         {{"puzzles", {&act::puzzles}, {"menu"}},
          {"games", {&library}, {"menu"}},
          {"practice", {&act::practice}, {"menu"}},
          {"you", {&act::you}, {"menu", "ladder", "practice"}},
          {"demo", {&demo}, {"menu"}},
          {"ladder", {&ladder}, {"menu", "setup"}},
          {"more", {&more, &act::less, &more_exercises}, {"setup", "practice"}},
          {"watch", {&act::watch}, {"ladder"}}}},
        {message("In words"),
         {},
         {{"type-move", {&type_move}, {"table", "puzzle", "practice", "analysis", "explorer", "review", "guide"}},
          {"tell-last", {&tell_last}, {"table", "puzzle", "practice", "analysis", "explorer", "review", "guide"}},
          {"tell-turn",
           {&tell_position},
           {"table", "puzzle", "practice", "analysis", "explorer", "review", "guide", "editor"}},
          {"tell-here", {&tell_here}, {"table", "puzzle", "practice", "analysis", "explorer", "review", "guide"}},
          {"tell-score", {&tell_score}, {"table", "analysis", "explorer", "review", "guide"}}, // S skips a puzzle
          {"tell-time", {&tell_time}, {"table", "puzzle", "practice", "analysis", "explorer", "review", "guide"}},
          {"tell-danger", {&tell_danger}, {"table", "puzzle", "practice", "analysis", "explorer", "review", "guide"}}}},
        {message("While computers play"),
         {&demo_back, &demo_step},
         {{"pause", {&pause, &act::go_on}, {"table", "lesson", "tournament"}},
          {"skip", {&skip}, {"table"}},
          {"speed", {&act::speed}, {"table", "lesson"}},
          {"expected", {&expected}, {"table"}},
          {"every-step", {&every_step}, {"lesson"}}}},
        {message("Looking back"),
         {},
         {{"next-mistake", {&next_mistake}, {"review"}},
          {"try-again", {&try_again}, {"review"}},
          {"line", {&act::line, &line_step}, {"review"}},
          {"practise-this", {&practise_this}, {"review"}},
          {"film", {&film}, {"review"}},
          {"openings", {&openings}, {"library", "analysis"}},
          {"colour", {&other_colour}, {"explorer"}},
          {"save", {&save_game}, {"library", "tournament"}}}},
        {message("Puzzles"),
         {},
         {{"skip-puzzle", {&skip_puzzle}, {"puzzle", "practice"}},
          {"next-puzzle", {&next_puzzle}, {"puzzle", "practice"}},
          {"show-again", {&show_again}, {"puzzle"}},
          {"day", {&puzzle_of_the_day}, {"puzzle"}},
          {"print", {&print}, {"puzzle", "practice"}}}},
        {message("Analysis"),
         {},
         {{"other-side", {&other_side}, {"analysis"}},
          {"engine", {&engine}, {"analysis"}},
          {"match", {&match, &act::link}, {"analysis"}}}}};
    return all;
}

std::string refusal_of(const OwnKey& key, const ui::KeyStroke& stroke) {
    const auto name = ui::key_name(stroke);
    const bool is_own = stroke == key.acts.front()->key;
    if (!is_own && !can_be_given(stroke)) return tr("{key} stays what it is. Press another key.", {{"key", name}});
    const bool is_plain = stroke.key == Key::character && !stroke.control;
    const bool meets_board = are_on(key, "table") || are_on(key, "puzzle") || are_on(key, "analysis");
    if (!is_own && is_plain && meets_board && letters_of_boards.find(stroke.character) != std::string_view::npos)
        return tr("{key} plays on a board. Press another key.", {{"key", name}});
    const auto* holder = find([&](const OwnKey& other) {
        return &other != &key && meet(key, other) && ui::key_of(*other.acts.front()) == stroke &&
               (!is_own || other.acts.front()->key != stroke);
    });
    if (holder == nullptr) return {};
    return tr("{key} is already the key of: {act}. Press another key.",
              {{"key", name}, {"act", tr(holder->acts.front()->words)}});
}

void give(const OwnKey& key, const ui::KeyStroke& stroke, Settings& settings) {
    if (stroke == key.acts.front()->key)
        settings.changed_keys.erase(std::string(key.id));
    else
        settings.changed_keys[std::string(key.id)] = ui::stroke_name(stroke);
    ui::change_keys(changed_keys(settings));
}

std::vector<std::string> use_keys(Settings& settings) {
    std::vector<std::string> complaints;
    const auto refusal = [](const std::string& id, const std::string& text) {
        const auto* key = find([&id](const OwnKey& one) { return one.id == id; });
        const auto stroke = given(text);
        if (key == nullptr) return tr("there is no key of that name");
        return stroke ? refusal_of(*key, *stroke) : tr("there is no such key");
    };
    ui::change_keys(changed_keys(settings));
    for (auto entry = settings.changed_keys.begin(); entry != settings.changed_keys.end();) {
        const auto [id, text] = *entry;
        const auto why = refusal(id, text);
        if (why.empty()) {
            ++entry;
            continue;
        }
        complaints.push_back(
            tr("changed key `{entry}`: {reason}", {{"entry", filled("{}={}", id, text)}, {"reason", why}}));
        entry = settings.changed_keys.erase(entry);
        ui::change_keys(changed_keys(settings)); // it stands in nobody's way
    }
    return complaints;
}

} // namespace zugzwang

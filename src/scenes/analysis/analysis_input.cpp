// What keys, clicks and pasted texts do on the analysis board.
#include <algorithm>
#include <charconv>
#include <utility>

#include "desk/match_command.hpp"
#include "scenes/analysis/analysis.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

/// The number after the prefix; requires one.
std::size_t number_after(std::string_view prefix, std::string_view id) {
    std::size_t number = 0;
    std::from_chars(id.data() + prefix.size(), id.data() + id.size(), number);
    return number;
}

} // namespace

SceneChange AnalysisScene::handle(const InputEvent& event) {
    auto next = SceneChange::stay();
    if (type(event)) return next;
    if (const auto* moved = std::get_if<PointerEvent>(&event)) next = pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) next = key(*pressed);
    if (const auto* text = std::get_if<TextEvent>(&event); text != nullptr && text->pasted) {
        forget_words();
        paste(text->text);
        rebuild();
    }
    follow_answer();
    return next;
}

std::optional<std::size_t> AnalysisScene::typed_setting() const {
    if (!controls_.focused().starts_with("set:")) return std::nullopt;
    const auto setting = number_after("set:", controls_.focused());
    const auto all = settings();
    const bool is_line = setting < all.size() && std::holds_alternative<EditSetting::Line>(all[setting].kind);
    return is_line ? std::optional(setting) : std::nullopt;
}

bool AnalysisScene::type(const InputEvent& event) {
    const auto setting = typed_setting();
    if (!setting) return false;
    const auto before = line_.text();
    bool used = false;
    if (const auto* typed = std::get_if<TextEvent>(&event)) {
        line_.insert(typed->text);
        used = true;
    }
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) used = !pressed->control && line_.key(*pressed);
    if (line_.text() != before) {
        editor_->set(*setting, std::string_view(line_.text()));
        note_edit();
    }
    if (used) rebuild();
    return used;
}

SceneChange AnalysisScene::pointer(const PointerEvent& event) {
    const auto answer = controls_.pointer(event);
    if (answer.picked) {
        if (!typed_setting()) controls_.drop_focus(); // the keys stay with the board
        return pick(*answer.picked);
    }
    const bool press = event.kind == PointerEvent::Kind::press;
    if (press && answer.used) return SceneChange::stay();
    if (press) {
        controls_.drop_focus();
        forget_words();
    }
    if (edits()) {
        editor_->pointer(event);
        if (press || event.kind == PointerEvent::Kind::release) note_edit();
        rebuild();
    } else if (press && session_->news().is_animating) {
        session_->act(Act::skip_animation);
    } else {
        session_->input(event);
        note_move();
    }
    return SceneChange::stay();
}

SceneChange AnalysisScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) {
        if (!edits() && session_->act(Act::cancel)) return SceneChange::stay();
        if (controls_.focused().empty()) return SceneChange::pop();
        controls_.drop_focus();
        return SceneChange::stay();
    }
    if (const auto picked = shortcut(event)) {
        const auto& controls = controls_.all();
        const auto found = std::ranges::find(controls, picked->id, &Control::id);
        return found != controls.end() && found->enabled ? pick(*picked) : SceneChange::stay();
    }
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (answer.used) return SceneChange::stay();
    forget_words();
    if (edits()) {
        if (editor_->key(event)) note_edit();
    } else if (session_->input(event)) {
        note_move();
    }
    rebuild();
    return SceneChange::stay();
}

/// The control that a key stands for.
std::optional<Picked> AnalysisScene::shortcut(const KeyEvent& event) const {
    if (event.key == Key::f1) return Picked{.id = "help"};
    if (event.key != Key::character || event.alt) return std::nullopt;
    const char letter = event.character;
    if (event.control) {
        if (letter == 'z') return Picked{.id = event.shift ? "redo" : "undo"};
        if (letter == 'y') return Picked{.id = "redo"};
        if (letter == 'c') return Picked{.id = "copy"};
        if (letter == 'm') return Picked{.id = context_.clipboard.link ? "link" : "match"};
        if (letter == 'v') return Picked{.id = "paste"};
        return std::nullopt;
    }
    if (letter == 'e') return Picked{.id = "engine:switch"};
    if (letter == 'i') return Picked{.id = "insight"};
    if (letter == 'x' && editor_) return Picked{.id = "side", .value = editor_->to_move() == Side::first ? 1 : 0};
    const auto rows = tools().size();
    if (rows == 0 || letter < '0' || letter > '9') return std::nullopt;
    const auto row = static_cast<std::size_t>(letter - '0');
    if (row + 1 == rows) return Picked{.id = "clear"};
    return row < rows ? std::optional(Picked{.id = "tool:" + std::to_string(row)}) : std::nullopt;
}

SceneChange AnalysisScene::pick(const Picked& picked) {
    if (picked.id == "back") return SceneChange::pop();
    if (picked.id == "help") return SceneChange::push(make_help(context_, game_, session_->position()));
    if (picked.id == "play") {
        choices_of(context_, game_).position = session_->position();
        return SceneChange::push(make_setup(context_, game_));
    }
    change(picked);
    return SceneChange::stay();
}

void AnalysisScene::change(const Picked& picked) {
    const auto& id = picked.id;
    if (id == "parts") part_ = static_cast<AnalysisPart>(picked.value);
    forget_words();
    if (id == "undo") undo();
    if (id == "redo" && !variations_.branches().empty()) take_branch(variations_.usual_branch());
    if (id == "insight") insight_ = !insight_;
    if (id == "engine:switch") {
        engine_ = !engine_;
        follow_switches();
    }
    if (id == "copy") {
        context_.clipboard.set_text(session_->position());
        told_ = tr("The position is copied");
    }
    if (id == "match") {
        context_.clipboard.set_text(match_command(game_, session_->position()));
        told_ = tr("The command for a match from here is copied");
    }
    if (id == "link") {
        context_.clipboard.set_text(context_.clipboard.link(game_.id, session_->position()));
        told_ = tr("A link to the position is copied");
    }
    if (id == "paste") paste(context_.clipboard.text());
    if (id.starts_with("tool:")) choose_tool(number_after("tool:", id));
    if (id.starts_with("answer:")) {
        const auto& analysis = session_->news().analysis;
        const auto row = number_after("answer:", id);
        if (analysis && row < analysis->known.moves.size()) play(std::string(analysis->known.moves[row].text));
    }
    if (id == "branch:more") {
        first_branch_ += 2;
    } else if (id.starts_with("branch:")) {
        take_branch((first_branch_ + number_after("branch:", id)) % variations_.branches().size());
    }
    if (id == "clear") editor_->clear();
    if (id == "side") editor_->set_to_move(picked.value == 0 ? Side::first : Side::second);
    if (id.starts_with("set:") && !typed_setting()) editor_->set(number_after("set:", id), picked.value);
    if (id == "clear" || id == "side" || id.starts_with("set:")) note_edit();
    rebuild();
}

void AnalysisScene::forget_words() {
    refusal_.clear();
    told_.clear();
}

void AnalysisScene::choose_tool(std::size_t tool) {
    tool_ = tool;
    session_->input(PointerEvent{.kind = PointerEvent::Kind::leave});
    load_editor();
}

} // namespace zugzwang

#include "app/web/mirror.hpp"

#include <algorithm>
#include <utility>

#include <emscripten.h>

// clang-format off
EM_JS(void, mirror_begin, (const char* title), { zugzwangMirror.begin(UTF8ToString(title)); });
EM_JS(void, mirror_add, (int kind, const char* id, const char* words, const char* tip, const char* text, int enabled,
                         int current, int on), {
    zugzwangMirror.add(kind, UTF8ToString(id), UTF8ToString(words), UTF8ToString(tip), UTF8ToString(text), enabled !== 0,
        current !== 0, on < 0 ? null : on !== 0);
});
EM_JS(void, mirror_range, (double value, double min, double max, double step), {
    zugzwangMirror.range(value, min, max, step);
});
EM_JS(void, mirror_option, (const char* words), { zugzwangMirror.option(UTF8ToString(words)); });
EM_JS(void, mirror_end, (), { zugzwangMirror.end(); });
// clang-format on

namespace zugzwang::app::web {

namespace {

constexpr std::chrono::milliseconds between_looks{150};

void tell(const std::string& title, const ui::Mirror& lines) {
    mirror_begin(title.c_str());
    for (const auto& line : lines) {
        const int on = line.is_on ? static_cast<int>(*line.is_on) : -1;
        mirror_add(static_cast<int>(line.kind), line.id.c_str(), line.words.c_str(), line.tip.c_str(),
                   line.text.c_str(), line.enabled ? 1 : 0, line.is_current ? 1 : 0, on);
        mirror_range(static_cast<double>(line.value), static_cast<double>(line.min), static_cast<double>(line.max),
                     static_cast<double>(line.step));
        for (const auto& option : line.options)
            mirror_option(option.c_str());
    }
    mirror_end();
}

} // namespace

SceneMirror& scene_mirror() {
    static SceneMirror mirror;
    return mirror;
}

void SceneMirror::pick_in(App& program) {
    for (const auto& [event, ends] : std::exchange(picked_, {})) {
        if (!program.running()) return;
        if (ends)
            answer(program, event);
        else
            program.handle(event);
        is_due_ = true;
    }
}

/// Where a line opens for it, it is typed there, and the line goes again when it was refused.
void SceneMirror::answer(App& program, const NamedEvent& event) const {
    const auto line = std::ranges::find(shown_, event.name, &ui::MirrorLine::id);
    const bool is_question = line != shown_.end() && line->kind == ui::MirrorLine::Kind::question;
    program.handle(event);
    if (is_question) program.handle(TextEvent{.text = event.text});
    program.handle(KeyEvent{.key = Key::enter});
    if (is_question && program.running() && program.scenes().top().takes_text())
        program.handle(KeyEvent{.key = Key::escape});
}

void SceneMirror::show(const App& program, bool drew) {
    is_due_ |= drew;
    const auto now = Clock::now();
    if (!is_due_ || now - looked_at_ < between_looks) return;
    looked_at_ = now;
    is_due_ = false;
    auto lines = program.scenes().top().mirror();
    auto title = program.scenes().title();
    if (lines == shown_ && title == title_) return;
    tell(title, lines);
    shown_ = std::move(lines);
    title_ = std::move(title);
}

} // namespace zugzwang::app::web

extern "C" {

/// A control of the page's has the focus.
EMSCRIPTEN_KEEPALIVE void zugzwang_mirror_focus(const char* name) {
    zugzwang::app::web::scene_mirror().picked({.kind = zugzwang::NamedEvent::Kind::focus, .name = name});
}
/// It was pressed, or has that value now.
EMSCRIPTEN_KEEPALIVE void zugzwang_mirror_pick(const char* name, double value) {
    zugzwang::app::web::scene_mirror().picked({.name = name, .value = static_cast<std::int64_t>(value)});
}
/// That is written there now.
EMSCRIPTEN_KEEPALIVE void zugzwang_mirror_type(const char* name, const char* text) {
    zugzwang::app::web::scene_mirror().picked({.kind = zugzwang::NamedEvent::Kind::type, .name = name, .text = text});
}
/// And Enter was pressed.
EMSCRIPTEN_KEEPALIVE void zugzwang_mirror_answer(const char* name, const char* text) {
    zugzwang::app::web::scene_mirror().answered(name, text);
}
}

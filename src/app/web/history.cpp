#include "app/web/history.hpp"

#include <utility>

#include <emscripten.h>

#include "scenes/frame/scene_path.hpp"

// clang-format off
EM_JS(void, page_is_at, (const char* path), { zugzwangHistory.isAt(UTF8ToString(path)); });
EM_JS(void, page_speaks, (const char* language), { document.documentElement.lang = UTF8ToString(language); });
EM_JS(void, page_tell, (const char* words), { zugzwangPage.tell(UTF8ToString(words)); });
// clang-format on

namespace zugzwang::app::web {

void History::tell(const App& app) {
    if (const auto& language = app.context().settings.language; language != language_) {
        page_speaks(language.c_str());
        language_ = language;
    }
    auto path = path_of(app.scenes());
    if (path == told_) return;
    page_is_at(path.c_str());
    told_ = std::move(path);
}

void History::go(App& app, const std::string& path) {
    if (const auto refusal = go_to(app.scenes(), app.context(), path)) page_tell(tr(*refusal).c_str());
    told_.reset();
}

} // namespace zugzwang::app::web

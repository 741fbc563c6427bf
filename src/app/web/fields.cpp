#include "app/web/fields.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <emscripten.h>

#include "app/web/program.hpp"
#include "zugzwang/base/words.hpp"

EM_JS(void, page_shows_fields, (const char* lines), { zugzwangFields.show(UTF8ToString(lines)); });

namespace zugzwang::app::web {
namespace {

std::optional<std::string> told; ///< Empty: they are to be told anew.

std::string css_of(Colour colour) {
    return filled("rgb({} {} {})", int{colour.red}, int{colour.green}, int{colour.blue});
}

/// The colours of the words, of what they lie on and of the caret; then a line for each field, in the page's units.
/// Neither its name nor what is written there has a tab or a line's end.
std::string described(App& program) {
    std::ostringstream text;
    const auto& scenes = program.scenes();
    if (scenes.is_moving()) return {};
    const auto fields = scenes.top().fields();
    if (fields.empty()) return {};
    const auto& theme = program.context().theme;
    text << css_of(theme[Role::ink]) << '\t' << css_of(theme[Role::well]) << '\t' << css_of(theme[Role::act]);
    const auto pixels = program.window().pixels_per_unit();
    for (const auto& field : fields)
        text << '\n'
             << field.area.x / pixels.x << '\t' << field.area.y / pixels.y << '\t' << field.area.width / pixels.x
             << '\t' << field.area.height / pixels.y << '\t' << field.margin / pixels.x << '\t'
             << field.text_size / pixels.y << '\t' << field.name << '\t' << field.text << '\t' << field.placeholder;
    return text.str();
}

} // namespace

void tell_fields() {
    auto* const program = running_program();
    const auto now = program == nullptr ? std::string() : described(*program);
    if (std::exchange(told, now) != now) page_shows_fields(now.c_str());
}

} // namespace zugzwang::app::web

extern "C" {

/// A person has put the caret into the field of that name.
EMSCRIPTEN_KEEPALIVE void zugzwang_enter_field(const char* name) {
    using namespace zugzwang;
    if (auto* const program = app::web::running_program())
        program->handle(InputEvent(NamedEvent{.kind = NamedEvent::Kind::focus, .name = name}));
}

/// This stands in the field of that name now.
EMSCRIPTEN_KEEPALIVE void zugzwang_type(const char* name, const char* text) {
    using namespace zugzwang;
    using namespace app::web;
    if (auto* const program = running_program())
        program->handle(InputEvent(NamedEvent{.kind = NamedEvent::Kind::type, .name = name, .text = text}));
    told.reset(); // what was refused stands there no more
}

/// A key in a field that is none of its text.
EMSCRIPTEN_KEEPALIVE void zugzwang_field_key(const char* name) {
    using namespace zugzwang;
    using namespace app::web;
    constexpr std::array<std::pair<std::string_view, Key>, 3> keys{
        {{"Enter", Key::enter}, {"Escape", Key::escape}, {"Tab", Key::tab}}};
    const auto key = std::ranges::find(keys, std::string_view(name), &std::pair<std::string_view, Key>::first);
    auto* const program = running_program();
    if (program != nullptr && key != keys.end()) program->handle(InputEvent(KeyEvent{.key = key->second}));
}
}

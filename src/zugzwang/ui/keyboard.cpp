// The keyboard on the screen, for whoever holds a pad or has only fingers: a page of its own over the page. The cross
// and A type, X deletes, Y makes the next letter a capital, the shoulders change to the signs and type a space, B
// closes.
#include <algorithm>
#include <utility>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang::ui {

namespace {

constexpr float widest_keyboard = 980; ///< Units.
constexpr std::size_t in_a_line = 10, in_an_upright_line = 7;

/// A translation has the letters of its language, in the order of its alphabet.
constexpr const char* letters = message("abcdefghijklmnopqrstuvwxyz");
constexpr const char* sign_keys = "0123456789.,-_+*/=:;'\"!?()[]&#@%~<>|\\";

std::vector<std::string> one_by_one(std::string_view text) {
    std::vector<std::string> all;
    while (!text.empty()) {
        const auto bytes = first_code_point(text).bytes;
        all.emplace_back(text.substr(0, bytes));
        text.remove_prefix(bytes);
    }
    return all;
}

} // namespace

void PageView::open_keyboard() {
    keyboard_ = Keyboard{.field = controls_.focused(), .view = std::make_unique<PageView>()};
    show_keyboard();
}

/// At the foot of the screen; what is typed stands on it, too, since it may lie over its field.
void PageView::show_keyboard() {
    if (!keyboard_) return;
    if (controls_.focused() != keyboard_->field || !controls_.takes_text()) return keyboard_.reset();
    auto body = keyboard();
    const float around = canvas_->px(Measure::tight);
    const float width = std::min(screen_.width - 2 * around, canvas_->px(widest_keyboard * canvas_->text_scale()));
    const auto measured = laid_out(column(body), {0, 0, width, screen_.height - 2 * around}, rules_, *canvas_);
    const float height = measured.find("keyboard")->area.height;
    keyboard_->frame = snapped({screen_.centre().x - width / 2, screen_.bottom() - around - height, width, height});
    keyboard_->view->show({.body = std::move(body), .focus = keyboard_->signs ? "type:0" : "type:a", .bare = true},
                          keyboard_->frame, rules_, *canvas_);
}

Node PageView::keyboard() {
    const auto key = [this](const std::string& sign) {
        const bool is_capital = keyboard_->capital && !keyboard_->signs;
        const auto typed = is_capital ? capitalised(sign) : sign;
        return button("type:" + sign, typed,
                      [this, typed] {
                          type(TextEvent{.text = typed});
                          keyboard_->capital = false;
                      })
            .wide();
    };
    const auto field = std::get<ControlKind>(layout_.find(keyboard_->field)->node->face);
    auto typed =
        picture([field](Rect area, Canvas& canvas) { paint_control(field, area, true, {.focused = true}, canvas); });
    std::vector<Node> lines;
    lines.push_back(std::move(typed).at_least(0, canvas_->theme()[Measure::control]).named("typed"));
    const auto keys = one_by_one(keyboard_->signs ? sign_keys : tr(letters));
    const auto in_line = rules_.upright ? in_an_upright_line : in_a_line;
    for (std::size_t begin = 0; begin < keys.size(); begin += in_line) {
        std::vector<Node> line;
        for (std::size_t index = begin; index < begin + in_line; ++index)
            line.push_back(index < keys.size() ? key(keys[index]) : space().wide());
        lines.push_back(row(std::move(line)).gaps(Measure::tight));
    }
    std::vector<Node> line;
    line.push_back(
        button("shift", keyboard_->capital ? "abc" : "ABC", [this] { keyboard_->capital = !keyboard_->capital; }));
    line.push_back(button("signs", keyboard_->signs ? "abc" : "123", [this] { keyboard_->signs = !keyboard_->signs; }));
    line.push_back(button("space", tr("Space"), [this] { type(TextEvent{.text = " "}); }));
    line.push_back(button("delete", tr("Delete"), [this] { type(KeyEvent{.key = Key::backspace}); }));
    line.push_back(button("type-done", tr("Done"), [this] { keyboard_->done = true; }));
    button_of(line.back()).look = Button::Look::primary;
    for (auto& one : line)
        one = std::move(one).wide();
    lines.push_back(row(std::move(line)).gaps(Measure::tight));
    if (held().hand == Hand::pad)
        lines.push_back(key_hints({{.caps = caps_of({{Key::pad_x}}), .words = tr("Delete")},
                                   {.caps = caps_of({{Key::pad_y}}), .words = "ABC"},
                                   {.caps = caps_of({{Key::tab}}), .words = tr("Space")},
                                   {.caps = caps_of({{Key::escape}}), .words = tr("Done")}}));
    return column(std::move(lines))
        .gaps(Measure::tight)
        .padded(Measure::snug)
        .on(Ground::panel, Role::button_rim)
        .named("keyboard");
}

std::optional<bool> PageView::handle_keyboard(const InputEvent& event) {
    bool used = true;
    auto& open = *keyboard_;
    const auto* pressed = std::get_if<KeyEvent>(&event);
    const auto* pointed = std::get_if<PointerEvent>(&event);
    if (pressed != nullptr && pressed->pad == 0) { // there is another keyboard
        keyboard_.reset();
        return pressed->key == Key::escape ? std::optional(true) : std::nullopt;
    }
    if (std::holds_alternative<TextEvent>(event)) return std::nullopt;
    if (pressed != nullptr && pressed->key == Key::escape)
        open.done = true;
    else if (pressed != nullptr && pressed->key == Key::pad_x)
        type(KeyEvent{.key = Key::backspace});
    else if (pressed != nullptr && pressed->key == Key::pad_y)
        open.capital = !open.capital;
    else if (pressed != nullptr && pressed->key == Key::tab && pressed->shift)
        open.signs = !open.signs;
    else if (pressed != nullptr && pressed->key == Key::tab)
        type(TextEvent{.text = " "});
    else if (pointed != nullptr && pointed->kind == PointerEvent::Kind::press && !open.frame.contains(pointed->at))
        open.done = true;
    else
        used = open.view->handle(event);
    if (const auto touch = open.view->take_touch(); touch != Touch::none) touch_ = touch;
    if (open.done)
        keyboard_.reset();
    else
        show_keyboard();
    return used;
}

void PageView::type(const InputEvent& event) {
    const auto* field = layout_.find(keyboard_->field);
    if (field == nullptr) return;
    const auto reactions = field->node->reactions; // what is typed may bring the next page
    if (const auto* text = std::get_if<TextEvent>(&event)) static_cast<void>(reactions.text(*text));
    if (const auto* key = std::get_if<KeyEvent>(&event)) static_cast<void>(reactions.key(*key));
}

} // namespace zugzwang::ui

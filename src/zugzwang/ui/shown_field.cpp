#include "zugzwang/ui/shown_field.hpp"

#include "zugzwang/base/utf8.hpp"

namespace zugzwang::ui {

namespace {

/// Bytes of the characters with which both begin.
std::size_t same_beginning(std::string_view one, std::string_view other) {
    std::size_t place = 0;
    for (auto next = place; place < one.size(); place = next) {
        next = place_after(one, place);
        if (one.substr(place, next - place) != other.substr(place, next - place)) break;
    }
    return place;
}

/// Bytes of the characters with which both end.
std::size_t same_end(std::string_view one, std::string_view other) {
    std::size_t bytes = 0;
    while (bytes < one.size() && bytes < other.size()) {
        const auto longer = one.size() - place_before(one, one.size() - bytes);
        if (longer > other.size() || one.substr(one.size() - longer) != other.substr(other.size() - longer)) break;
        bytes = longer;
    }
    return bytes;
}

} // namespace

std::vector<InputEvent> keys_between(std::string_view before, std::string_view now) {
    if (before == now) return {};
    const auto beginning = same_beginning(before, now);
    const auto end = same_end(before.substr(beginning), now.substr(beginning));
    const auto gone = before.substr(beginning, before.size() - end - beginning);
    std::vector<InputEvent> keys{KeyEvent{.key = Key::end}};
    keys.insert(keys.end(), code_point_count(before.substr(before.size() - end)), KeyEvent{.key = Key::left});
    keys.insert(keys.end(), code_point_count(gone), KeyEvent{.key = Key::backspace});
    const auto typed = now.substr(beginning, now.size() - end - beginning);
    if (!typed.empty()) keys.emplace_back(TextEvent{.text = std::string(typed)});
    return keys;
}

} // namespace zugzwang::ui

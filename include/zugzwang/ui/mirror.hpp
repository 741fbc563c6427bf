// A page in words, for whoever does not see it: what stands there and what can be done, line by line as it is read. A
// screen reader's own buttons and fields are made of it, and what they do comes back as NamedEvent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zugzwang::ui {

/// Of all of its words the translation.
struct MirrorLine {
    enum class Kind : std::uint8_t {
        title,   ///< Of the page.
        heading, ///< Of a part of it.
        words,
        board,
        button,
        menu,    ///< A button that opens a list.
        choice,  ///< One of `options`.
        list,    ///< The same, while it is open.
        number,  ///< From `min` to `max`.
        field,   ///< A text.
        question ///< A text that is answered as a whole, and stands nowhere else.
    };

    Kind kind = Kind::words;
    std::string id{}; ///< NamedEvent::name; empty for what is only read.
    std::string words{};
    std::string tip{};  ///< What it does, where the words do not say it.
    std::string text{}; ///< Of a field: what is written there.
    bool enabled = true;
    bool is_current = false;     ///< The chosen one of several buttons.
    std::optional<bool> is_on{}; ///< Of a button that switches something.
    std::vector<std::string> options{};
    std::int64_t value = 0; ///< Of a choice the index, of a number the number.
    std::int64_t min = 0, max = 0, step = 1;

    friend bool operator==(const MirrorLine&, const MirrorLine&) = default;
};

/// In the order in which they are read; no two have the same id.
using Mirror = std::vector<MirrorLine>;

} // namespace zugzwang::ui

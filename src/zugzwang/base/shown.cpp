#include "zugzwang/base/shown.hpp"

#include "zugzwang/base/text.hpp"

namespace zugzwang {

std::string shown(std::string_view text, std::size_t most) {
    return printable(text.substr(0, most)) + (text.size() > most ? "..." : "");
}

} // namespace zugzwang

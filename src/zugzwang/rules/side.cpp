#include "zugzwang/rules/side.hpp"

namespace zugzwang {

Result<Side> side_from(Token token, std::string_view first, std::string_view second) {
    if (token.text == first) return Side::first;
    if (token.text == second) return Side::second;
    return refused(filled("the side to move is {} or {}", first, second), token);
}

} // namespace zugzwang

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

Colour Theme::own(Role role) const {
    const auto found = own_colours.find(role);
    return found == own_colours.end() ? Colour{} : found->second;
}

Seconds Theme::own(Motion motion) const {
    const auto found = own_motions.find(motion);
    return found == own_motions.end() ? Seconds{0} : found->second;
}

} // namespace zugzwang

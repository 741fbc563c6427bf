// Fields of the page over the lines to type in that the program shows: nothing else raises a phone's keyboard.
#pragma once

namespace zugzwang::app::web {

/// After each step: the page hears of them when they are others than before.
void tell_fields();

} // namespace zugzwang::app::web

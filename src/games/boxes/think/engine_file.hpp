// The file assets/engines/boxes.txt as it was when the program was built: the opening book. A page has nothing of it
// until it came, some time after the menu. Any thread.
#pragma once

#include <string_view>

namespace zugzwang::boxes {

[[nodiscard]] std::string_view engine_file();

} // namespace zugzwang::boxes

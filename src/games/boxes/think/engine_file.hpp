// The file assets/engines/boxes.txt as it was when the program was built: the opening book.
#pragma once

#include <string_view>

namespace zugzwang::boxes {

extern const std::string_view engine_file;

} // namespace zugzwang::boxes

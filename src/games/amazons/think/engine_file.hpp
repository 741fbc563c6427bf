// The file assets/engines/amazons.txt as it was when the program was built: the network of the evaluation.
#pragma once

#include <string_view>

namespace zugzwang::amazons {

[[nodiscard]] std::string_view engine_file();

} // namespace zugzwang::amazons

// The games that pictures show: `assets/shots/NAME.json`.
#pragma once

#include <string>

#include "zugzwang/rules/record.hpp"

namespace zugzwang::studio {

/// Throws std::runtime_error with one line when there is none of that name.
[[nodiscard]] GameRecord shot_record(const std::string& name);

} // namespace zugzwang::studio

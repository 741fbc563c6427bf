// The sheet on which the studio draws.
#pragma once

#include "app/sheet.hpp"

namespace zugzwang::studio {

using Studio = app::Sheet;

} // namespace zugzwang::studio

// The sheet on which the studio draws.
#pragma once

#include "app/picture_sheet.hpp"

namespace zugzwang::studio {

using Studio = app::PictureSheet;

} // namespace zugzwang::studio

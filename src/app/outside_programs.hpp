// Programs outside that play: what a platform without processes leaves out.
#pragma once

#include "desk/context.hpp"

namespace zugzwang::app {

/// From now on the scenes offer a person's own bot a seat.
void seat_outside_programs(SceneContext& context);

} // namespace zugzwang::app

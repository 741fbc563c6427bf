#include "app/outside_programs.hpp"

namespace zugzwang::app {

// A page starts no processes: neither bots nor films are offered.
void seat_outside_programs(SceneContext& /*context*/) {}

} // namespace zugzwang::app

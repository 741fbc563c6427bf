#include "app/sound/sound_host.hpp"

namespace zugzwang::app::host {

bool opens_sound_on_main_thread() { return false; }

} // namespace zugzwang::app::host

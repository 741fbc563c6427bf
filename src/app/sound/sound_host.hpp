// Where the host lets a sound device be opened.
#pragma once

namespace zugzwang::app::host {

/// A browser knows sound on a page's main thread alone; elsewhere it takes long, and a thread of its own does it.
[[nodiscard]] bool opens_sound_on_main_thread();

} // namespace zugzwang::app::host

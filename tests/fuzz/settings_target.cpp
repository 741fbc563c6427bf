#include "fuzz/targets.hpp"

#include "app/settings_file.hpp"

namespace zugzwang::fuzz {

void take_settings(std::string_view text) {
    const auto loaded = app::settings_from_text(std::string(text));
    if (!loaded.complaint.empty()) require_line(loaded.complaint);
    const auto written = app::settings_to_text(loaded.settings);
    const auto again = app::settings_from_text(written);
    require(again.complaint.empty(), "settings that were written are not read: " + again.complaint);
    require(again.settings == loaded.settings, "settings that were written are read as others: " + written);
}

} // namespace zugzwang::fuzz

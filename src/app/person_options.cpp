#include "app/person_options.hpp"

#include <cstdint>
#include <random>

#include "app/person_folder.hpp"

namespace zugzwang::app {

AppOptions options_of_person(const cli::WindowRequest& request) {
    std::random_device entropy;
    AppOptions options;
    options.request = request;
    options.settings_file = SettingsFile::of_person();
    options.games_folder = person_folder();
    options.sound = true;
    options.seed = std::uint64_t{entropy()} << 32U | entropy();
    return options;
}

} // namespace zugzwang::app

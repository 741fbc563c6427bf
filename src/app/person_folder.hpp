// Where the person's own files are kept.
#pragma once

#include <filesystem>

namespace zugzwang::app {

/// A directory of the person's own that is there; throws std::runtime_error when there can be none.
[[nodiscard]] std::filesystem::path person_folder();

} // namespace zugzwang::app

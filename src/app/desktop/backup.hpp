// What is answered to `zugzwang backup` and `zugzwang restore`.
#pragma once

#include "cli/cli.hpp"

namespace zugzwang::app {

/// Of the person's folder; each answers the exit status. Throws std::runtime_error where there is no such folder.
[[nodiscard]] int run_backup(const cli::BackupRequest& request);
[[nodiscard]] int run_restore(const cli::RestoreRequest& request);

} // namespace zugzwang::app

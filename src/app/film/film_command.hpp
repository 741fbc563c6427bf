// `zugzwang film` once its call was read: the film is made, a terminal sees how far it is, and Ctrl+C ends it.
#pragma once

#include "cli/cli.hpp"

namespace zugzwang::app {

/// Answers the exit status; says on the standard streams what there is to say.
[[nodiscard]] int run_film(const cli::FilmRequest& request);

} // namespace zugzwang::app

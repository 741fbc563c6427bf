// A stranger's program without network, without the home and without its neighbours' files, by bubblewrap's `bwrap`
// (github.com/containers/bubblewrap).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ugi/bot_terms.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::ugi {

/// The words of a command that starts the one of these words, whose first is a program's file, in a sandbox. There it
/// sees the system's programs, the folders in which files that its words name lie (of one that lies in the home itself,
/// in /tmp, or above them, that file alone), both read-only, and a folder /tmp of its own, which lies in memory and
/// holds what it may write. It has no environment of ours, no capability and a process tree of its own. Refuses where
/// there can be no sandbox.
[[nodiscard]] Result<std::vector<std::string>> sandboxed(const std::vector<std::string>& words,
                                                         const Confinement& limits);

/// Why there are no sandboxes on this machine, if there are none: found out once, by starting one.
[[nodiscard]] std::optional<Refusal> trouble_with_sandboxes();

} // namespace zugzwang::ugi

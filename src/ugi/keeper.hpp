// The keeper: a process between ours and a stranger's program, the ancestor of all that the program starts, whatever
// session or group that goes to. It watches how much they take, and ends every one of them when the program ends, when
// it is told to, or when we end. Linux.
#pragma once

#include "ugi/bot_terms.hpp"

namespace zugzwang::ugi {

/// The keeper's exit status: how the program came to its end.
enum class KeptEnd : int {
    by_itself = 0,   ///< Or by a signal, or because we wanted it.
    memory = 101,    ///< It took more than it may.
    processes = 102, ///< It started more than it may.
    written = 103,   ///< It wrote more than it may.
};

/// Called between fork and exec in a process that has no other thread. The process becomes the keeper and does not
/// return; what returns is a child of it, in a session of its own (no terminal, no group of ours), under its limits,
/// that is to become the program. SIGTERM makes the keeper end everything, and so does the end of the thread that it
/// was forked by.
void become_kept(const Confinement& limits);

} // namespace zugzwang::ugi

// What the catalog says of a computer player.
#pragma once

#include <string>

namespace zugzwang {

/// A computer player as the setup scene and the command line offer it. Words are not yet translated.
struct PlayerSpec {
    std::string id;
    std::string name;
    std::string thinks;          ///< One short line on how it thinks: "takes the larger end".
    bool takes_time = false;     ///< Its moves use the time that they are given.
    bool uses_hash = false;      ///< It has tables that PlayerRequest::hash_mb bounds.
    bool uses_threads = false;   ///< It searches on as many threads as PlayerRequest::threads says.
    bool ponders = false;        ///< It can think on the opponent's time.
    bool shows_its_work = false; ///< It has a lesson: its algorithm can be watched.
    /// The option that says how deep it looks, which the depth of a seat's budget stands for; empty: it has none.
    std::string depth_option{};
};

} // namespace zugzwang

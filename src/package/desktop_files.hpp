// What desktops and software centres are told of the program: its menu entry, its page in a software centre, the kind
// of file that holds its games. All of it in every language of the program; the translator is another one afterwards.
#pragma once

#include <string>

namespace zugzwang::package {

/// By the Desktop Entry Specification 1.5: the program, with an action a game and one for the demo.
[[nodiscard]] std::string desktop_entry();
/// By AppStream 0.16. `homepage` is where the project lives, without a slash at its end; empty: it is not told, nor are
/// pictures, which it would hold.
[[nodiscard]] std::string metainfo(const std::string& version, const std::string& day, const std::string& homepage);
/// By the Shared MIME-info Database 0.21: records of games, a line each.
[[nodiscard]] std::string record_type();

} // namespace zugzwang::package

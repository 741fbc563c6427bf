// Which machine did a piece of the work: the line that a task prints before its results.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zugzwang::farm {

struct Machine {
    std::string name;        ///< One word; empty where it is not known.
    std::uint64_t speed = 0; ///< As the machine measured it itself, in nodes a second; 0 where it did not.

    friend bool operator==(const Machine&, const Machine&) = default;
};

/// `machine NAME SPEED`.
[[nodiscard]] std::string to_text(const Machine& machine);
/// Empty for any other line.
[[nodiscard]] std::optional<Machine> machine_from_text(std::string_view line);

/// The name of this machine, on one line and without blanks.
[[nodiscard]] std::string own_name();
/// The same of what the system calls it; null where it does not say.
[[nodiscard]] std::string name_from_system(const char* name);

} // namespace zugzwang::farm

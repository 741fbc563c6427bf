// How much memory tables get: as much as they may take, or less where the machine does not have that much.
#pragma once

#include <cstddef>
#include <string>

namespace zugzwang {

/// So many bytes, or a half of them, a quarter …: the most that can be had now and leaves a search some memory besides,
/// so that it goes on. At least 1; what is asked for may be 0. Any thread.
[[nodiscard]] std::size_t affordable(std::size_t bytes);

/// Where less is affordable than was wished for, a sentence that says so, translated; else nothing. Bytes.
[[nodiscard]] std::string words_of_shortage(std::size_t wished, std::size_t had);

} // namespace zugzwang

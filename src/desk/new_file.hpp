// Files that are made for a person: never in place of another one.
#pragma once

#include <filesystem>
#include <string>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// An empty file of that name in the folder, with a number behind the name where there is one already: `Boxes.txt`,
/// `Boxes 2.txt`. `name` may hold any signs; those that names of files had better not have are left out. Any thread.
[[nodiscard]] Result<std::filesystem::path> new_file(const std::filesystem::path& folder, const std::string& name,
                                                     const std::string& ending);

/// The same with that text in it.
[[nodiscard]] Result<std::filesystem::path> new_text_file(const std::filesystem::path& folder, const std::string& name,
                                                          const std::string& ending, const std::string& text);

} // namespace zugzwang

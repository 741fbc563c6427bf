// The file that a library is kept in: its tables, its version, and what is refused.
#pragma once

#include <filesystem>
#include <memory>

#include "keep/sql.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// Why a file cannot be used, in words for a person.
[[nodiscard]] Refusal library_not_used(const std::filesystem::path& file, const SqlTrouble& trouble);

/// Whether that is what was said of a broken file.
[[nodiscard]] bool is_no_library(const Refusal& refusal);

/// Opens the file, or makes it with its tables; what was removed before goes for good. Where it is `settled_elsewhere`
/// no change waits for the disk.
[[nodiscard]] Result<std::unique_ptr<Sql>> open_library_file(const std::filesystem::path& file, bool settled_elsewhere);

/// Brings all changes to the disk, however long that takes; false where somebody was just reading what is old.
[[nodiscard]] bool settle_library_file(const std::filesystem::path& file);

} // namespace zugzwang

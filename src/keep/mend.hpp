// What is done with a damaged file of SQLite: what can still be read of it goes into a new one, and it stays beside
// that under another name.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "keep/sql.hpp"

namespace zugzwang {

struct Mended {
    std::string kept;     ///< The name under which the damaged file lies beside the new one.
    std::size_t rows = 0; ///< That could be read.
};

/// Makes of what was read what else can be made of it.
using Finishing = std::function<void(Sql& fresh)>;

/// Looks through all of a file that nobody uses meanwhile, and mends it where it is damaged or no file of that kind.
/// Empty where nothing was wrong, and where nothing can be said: it is of a newer version, or cannot be read just now.
/// Where the disk does not take the new file, all stays as it was.
[[nodiscard]] Result<std::optional<Mended>> mend(const std::filesystem::path& file, const SqlForm& form,
                                                 const Finishing& finish = {});

} // namespace zugzwang

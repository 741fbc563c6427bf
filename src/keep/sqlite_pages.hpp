// The rows that still stand in the pages of a damaged SQLite file. SQLite itself answers nothing of what lies below a
// page that is broken, and nothing at all where the first page is; here each page is looked at on its own. The form is
// that of "Database File Format", sections 1.5 to 1.6 and 2.1, in SQLite's documentation.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "keep/sql.hpp"

namespace zugzwang {

struct PageRow {
    std::string table{};                 ///< Whose pages lead to it; empty where none does any more.
    std::optional<std::int64_t> rowid{}; ///< Only of tables that number their rows.
    std::vector<SqlValue> values{};
};

/// Hands over every row that is whole, whatever lies around it, and the entries of indexes as well: first what the
/// tables' pages lead to, then the rest, and last what does not stand in its order and may pretend to be another row;
/// not what was deleted. Of a row that holds bytes which are no text nothing is said.
void for_each_row(std::string_view file, const std::function<void(const PageRow&)>& take);

} // namespace zugzwang

#include "keep/sqlite_pages.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <set>
#include <utility>

namespace zugzwang {

namespace {

/// What a page says that it is.
constexpr std::uint64_t interior_index = 2, interior_table = 5, leaf_index = 10, leaf_table = 13;
constexpr std::size_t file_header = 100; ///< Bytes of the first page, before its own header.

/// Reads on from a place in some bytes. What lies beyond their end is missing, and so is all that is read after it.
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes, std::uint64_t at = 0)
        : left_(at <= bytes.size() ? bytes.substr(static_cast<std::size_t>(at)) : ""), is_whole_(at <= bytes.size()) {}

    std::string_view text(std::uint64_t size) {
        is_whole_ = is_whole_ && size <= left_.size();
        if (!is_whole_) return {};
        const auto text = left_.substr(0, static_cast<std::size_t>(size));
        left_.remove_prefix(text.size());
        return text;
    }
    /// Of at most eight bytes, the most significant one first.
    std::uint64_t number(std::size_t size) {
        std::uint64_t number = 0;
        for (const char byte : text(size))
            number = number << 8U | static_cast<unsigned char>(byte);
        return number;
    }
    /// Seven bits a byte as long as the eighth is set, and all eight of the ninth byte.
    std::uint64_t varint() {
        std::uint64_t number = 0;
        for (int count = 1; count <= 9; ++count) {
            const auto byte = this->number(1);
            if (count == 9) return number << 8U | byte;
            number = number << 7U | (byte & 0x7FU);
            if ((byte & 0x80U) == 0) break;
        }
        return number;
    }
    [[nodiscard]] bool is_at_end() const { return left_.empty(); }
    [[nodiscard]] bool is_whole() const { return is_whole_; }

  private:
    std::string_view left_;
    bool is_whole_;
};

/// A value of that serial type; empty for bytes that are no text, and for the types that nothing has.
std::optional<SqlValue> value_of(std::uint64_t type, ByteReader& body) {
    constexpr std::array<std::size_t, 7> sizes{0, 1, 2, 3, 4, 6, 8};
    if (type == 0) return SqlValue();
    if (type < sizes.size()) {
        const auto unused = 64 - 8 * sizes[type]; // which the sign fills
        return SqlValue(static_cast<std::int64_t>(body.number(sizes[type]) << unused) >> unused);
    }
    if (type == 7) {
        const auto bits = body.number(sizeof(double));
        double real = 0;
        std::memcpy(&real, &bits, sizeof real);
        return SqlValue(real);
    }
    if (type == 8 || type == 9) return SqlValue(static_cast<std::int64_t>(type - 8));
    if (type >= 13 && type % 2 == 1) return SqlValue(std::string(body.text((type - 13) / 2)));
    return std::nullopt;
}

/// Nothing where a byte is missing; nor where one is too many, so that no other bytes pass for a row, unless it is
/// known that they are one.
std::optional<std::vector<SqlValue>> values_in(std::string_view record, bool is_row) {
    const auto header_size = ByteReader(record).varint();
    if (header_size > record.size()) return std::nullopt;
    ByteReader types(record.substr(0, static_cast<std::size_t>(header_size))), body(record, header_size);
    types.varint();
    std::vector<SqlValue> values;
    while (types.is_whole() && !types.is_at_end()) {
        auto value = value_of(types.varint(), body);
        if (!value) return std::nullopt;
        values.push_back(*std::move(value));
    }
    if (!types.is_whole() || !body.is_whole() || !(is_row || body.is_at_end())) return std::nullopt;
    return values;
}

/// As rows stand in their pages.
bool comes_before(const PageRow& one, const PageRow& other) {
    return one.rowid && other.rowid ? *one.rowid < *other.rowid : one.values < other.values;
}

class SqlPages {
  public:
    explicit SqlPages(std::string_view file) : file_(file) {
        const auto size = ByteReader(file, 16).number(2);
        const bool is_known = size >= 512 && (size & (size - 1)) == 0;
        size_ = size == 1 ? 65'536 : is_known ? size : 4096; // which SQLite makes if nobody says otherwise
        const auto reserved = ByteReader(file, 20).number(1);
        usable_ = size_ - (reserved + 480 <= size_ ? reserved : 0);
        find_owners();
        find_free();
    }

    void for_each_row(const std::function<void(const PageRow&)>& take) const {
        std::vector<PageRow> doubtful;
        const auto take_in_order = [&](const std::vector<PageRow>& rows) {
            for (std::size_t at = 0; at < rows.size(); ++at) {
                const bool is_in_order = (at == 0 || comes_before(rows[at - 1], rows[at])) &&
                                         (at + 1 == rows.size() || comes_before(rows[at], rows[at + 1]));
                if (is_in_order)
                    take(rows[at]);
                else
                    doubtful.push_back(rows[at]);
            }
        };
        for (const auto& [number, table] : owners_)
            take_in_order(rows_in(number, table));
        for (std::uint64_t number = 1; (number - 1) * size_ < file_.size(); ++number) {
            if (!owners_.contains(number) && !free_.contains(number)) take_in_order(rows_in(number, {}));
        }
        std::ranges::for_each(doubtful, take);
    }

  private:
    /// Pages count from 1. Empty beyond the last one; the last one may be cut.
    [[nodiscard]] std::string_view page(std::uint64_t number) const {
        const auto before = number - 1;
        if (number == 0 || before > file_.size() / size_) return {};
        return file_.substr(static_cast<std::size_t>(before * size_), static_cast<std::size_t>(usable_));
    }
    [[nodiscard]] static std::size_t header_of(std::uint64_t number) { return number == 1 ? file_header : 0; }
    [[nodiscard]] std::uint64_t kind_of(std::uint64_t number) const {
        return ByteReader(page(number), header_of(number)).number(1);
    }

    /// Where in the page its cells begin.
    [[nodiscard]] std::vector<std::uint64_t> cells_in(std::uint64_t number, std::uint64_t kind) const {
        const bool is_leaf = kind == leaf_index || kind == leaf_table;
        const auto count = ByteReader(page(number), header_of(number) + 3).number(2);
        ByteReader pointers(page(number), header_of(number) + (is_leaf ? 8 : 12));
        std::vector<std::uint64_t> cells;
        for (std::uint64_t cell = 0; cell < count; ++cell) {
            const auto place = pointers.number(2);
            if (!pointers.is_whole()) break;
            cells.push_back(place);
        }
        return cells;
    }

    /// The bytes of a row, which go on in other pages where they are too many for this one.
    [[nodiscard]] std::optional<std::string> record_at(ByteReader& cell, std::uint64_t size, bool of_table) const {
        const auto most = of_table ? usable_ - 35 : (usable_ - 12) * 64 / 255 - 23;
        const auto least = (usable_ - 12) * 32 / 255 - 23;
        if (size > file_.size()) return std::nullopt;
        auto here = size;
        if (size > most) here = least + (size - least) % (usable_ - 4);
        if (here > most) here = least;
        std::string record(cell.text(here));
        bool is_whole = cell.is_whole();
        for (auto next = here < size ? cell.number(4) : 0; is_whole && record.size() < size;) {
            ByteReader more(page(next));
            next = more.number(4);
            record += more.text(std::min(size - record.size(), usable_ - 4));
            is_whole = more.is_whole();
        }
        return is_whole ? std::optional(std::move(record)) : std::nullopt;
    }

    void add_rows(std::uint64_t number, std::uint64_t kind, const std::string& table,
                  std::vector<PageRow>& rows) const {
        const bool are_rows = !table.empty() && kind == kind_of(number);
        for (const auto place : cells_in(number, kind)) {
            ByteReader cell(page(number), place);
            if (kind == interior_index) cell.number(4); // the page before it
            const auto size = cell.varint();
            PageRow row{.table = table};
            if (kind == leaf_table) row.rowid = static_cast<std::int64_t>(cell.varint());
            const auto record = record_at(cell, size, kind == leaf_table);
            auto values = record ? values_in(*record, are_rows) : std::nullopt;
            if (!values) continue;
            row.values = *std::move(values);
            rows.push_back(std::move(row));
        }
    }
    /// The pages that one leads to. What does not say that it leads to others is believed to where all of them are
    /// there: a leaf begins its cells with other numbers.
    [[nodiscard]] std::vector<std::uint64_t> pages_below(std::uint64_t number) const {
        auto below = cells_in(number, interior_table);
        for (auto& place : below)
            place = ByteReader(page(number), place).number(4);
        below.push_back(ByteReader(page(number), header_of(number) + 8).number(4));
        const auto is_none = [this](std::uint64_t one) { return one < 2 || page(one).empty(); };
        const bool leads = std::ranges::none_of(below, is_none);
        std::erase_if(below, is_none);
        const auto kind = kind_of(number);
        return leads || kind == interior_index || kind == interior_table ? below : std::vector<std::uint64_t>();
    }
    /// What a page says that it is may be damaged; but bytes that are no row are not whole when they are read as one.
    [[nodiscard]] std::vector<PageRow> rows_in(std::uint64_t number, const std::string& table) const {
        const auto kind = kind_of(number);
        const bool is_index = kind == interior_index || kind == leaf_index;
        const bool is_table = kind == interior_table || kind == leaf_table;
        std::vector<PageRow> rows;
        if (!is_table && !pages_below(number).empty()) add_rows(number, interior_index, table, rows);
        if (!is_table) add_rows(number, leaf_index, table, rows);
        if (!is_index) add_rows(number, leaf_table, table, rows);
        return rows;
    }

    /// The first page tells where each table begins.
    void find_owners() {
        std::vector<PageRow> rows;
        add_rows(1, leaf_table, {}, rows);
        for (const auto& row : rows) {
            if (row.values.size() != 5 || row.values[0] != SqlValue("table")) continue;
            const auto* const name = std::get_if<std::string>(&row.values[1]);
            const auto* const root = std::get_if<std::int64_t>(&row.values[3]);
            if (name == nullptr || root == nullptr) continue;
            std::vector<std::uint64_t> open{static_cast<std::uint64_t>(*root)};
            while (!open.empty()) {
                const auto number = open.back();
                open.pop_back();
                if (page(number).empty() || !owners_.emplace(number, *name).second) continue;
                const auto below = pages_below(number);
                open.insert(open.end(), below.begin(), below.end());
            }
        }
    }
    /// Their rows were deleted.
    void find_free() {
        for (auto trunk = ByteReader(file_, 32).number(4); !page(trunk).empty() && free_.insert(trunk).second;) {
            ByteReader list(page(trunk));
            trunk = list.number(4);
            for (auto count = std::min<std::uint64_t>(list.number(4), usable_ / 4); count > 0; --count)
                free_.insert(list.number(4));
        }
    }

    std::string_view file_;
    std::uint64_t size_ = 0, usable_ = 0;           ///< Bytes of a page, and those of them that hold something.
    std::map<std::uint64_t, std::string> owners_{}; ///< By page: the table whose pages lead to it.
    std::set<std::uint64_t> free_{};
};

} // namespace

void for_each_row(std::string_view file, const std::function<void(const PageRow&)>& take) {
    SqlPages(file).for_each_row(take);
}

} // namespace zugzwang

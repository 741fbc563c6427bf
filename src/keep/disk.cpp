#include "keep/disk.hpp"

#include <array>
#include <cerrno>
#include <system_error>

#include "keep/disk_calls.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

fs::path beside(fs::path file, std::string_view ending) { return file += ending; }

fs::path free_name(const fs::path& file, const std::string& ending) {
    auto name = beside(file, ending);
    std::error_code ignored;
    for (int number = 2; fs::exists(fs::symlink_status(name, ignored)); ++number)
        name = beside(file, filled("{}-{}", ending, number));
    return name;
}

bool write_to_disk(const fs::path& file, std::string_view text) {
    const auto handle = disk::opened(file, disk::Use::write);
    if (!handle) return false;
    if (disk::write_all(handle, text) && disk::is_settled(handle)) return true;
    std::error_code ignored;
    fs::remove(file, ignored);
    return false;
}

Making make_file(const fs::path& file) {
    if (disk::opened(file, disk::Use::make)) return Making::made;
    return errno == EEXIST ? Making::there_is_one : Making::impossible;
}

bool put_in_place(const fs::path& fresh, const fs::path& file) {
    auto handle = disk::opened(fresh, disk::Use::settle);
    if (!handle || !disk::is_settled(handle)) return false;
    handle.reset(); // an open file keeps its name on some systems
    std::error_code failed;
    fs::rename(fresh, file, failed);
    return !failed && settle_folder(file.parent_path());
}

bool replace_on_disk(const fs::path& file, std::string_view text) {
    const auto fresh = beside(file, filled(".{}.new", disk::own_number())); // two programs may do so at once
    if (write_to_disk(fresh, text) && put_in_place(fresh, file)) return true;
    std::error_code ignored;
    fs::remove(fresh, ignored);
    return false;
}

std::string set_aside(const fs::path& file) {
    const auto aside = free_name(file, ".broken");
    std::error_code failed;
    fs::rename(file, aside, failed);
    return (failed ? file : aside).filename().string();
}

FileText read_file(const fs::path& file, std::size_t max_bytes) {
    const auto handle = disk::opened(file, disk::Use::read);
    if (!handle) return {errno == ENOENT ? FileText::State::absent : FileText::State::unreadable};
    FileText found{FileText::State::read};
    std::array<char, std::size_t{1} << 16> piece;
    while (found.text.size() <= max_bytes) {
        const auto bytes = disk::read_some(handle, piece.data(), piece.size());
        if (bytes < 0) return {FileText::State::unreadable};
        if (bytes == 0) break;
        found.text.append(piece.data(), static_cast<std::size_t>(bytes));
    }
    return found;
}

FileLock lock_file(const fs::path& file) {
    auto handle = disk::opened(file, disk::Use::exchange);
    if (!handle) return {};
    const auto state = disk::locked(handle);
    if (state != Locking::ours) handle.reset();
    return {state, std::move(handle)};
}

} // namespace zugzwang

#include "keep/disk.hpp"

#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// A file that is made is for the person to write and for all to read.
FileHandle opened(const fs::path& file, int flags, const char* mode) {
    const int descriptor = open(file.c_str(), flags | O_CLOEXEC, 0644);
    return FileHandle(descriptor < 0 ? nullptr : fdopen(descriptor, mode));
}

/// Past the buffers of the handle, so that a signal in between is no failure.
bool write_all(const FileHandle& handle, std::string_view text) {
    while (!text.empty()) {
        const auto written = write(fileno(handle.get()), text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool is_settled(const FileHandle& handle) { return fsync(fileno(handle.get())) == 0; }

} // namespace

fs::path beside(fs::path file, std::string_view ending) { return file += ending; }

fs::path free_name(const fs::path& file, const std::string& ending) {
    auto name = beside(file, ending);
    std::error_code ignored;
    for (int number = 2; fs::exists(fs::symlink_status(name, ignored)); ++number)
        name = beside(file, filled("{}-{}", ending, number));
    return name;
}

bool write_to_disk(const fs::path& file, std::string_view text) {
    const auto handle = opened(file, O_WRONLY | O_CREAT | O_TRUNC, "w");
    if (!handle) return false;
    if (write_all(handle, text) && is_settled(handle)) return true;
    std::error_code ignored;
    fs::remove(file, ignored);
    return false;
}

bool put_in_place(const fs::path& fresh, const fs::path& file) {
    const auto handle = opened(fresh, O_RDONLY, "r");
    std::error_code failed;
    if (!handle || !is_settled(handle)) return false;
    fs::rename(fresh, file, failed);
    return !failed && settle_folder(file.parent_path());
}

bool replace_on_disk(const fs::path& file, std::string_view text) {
    const auto fresh = beside(file, filled(".{}.new", getpid())); // two programs may do so at once
    if (write_to_disk(fresh, text) && put_in_place(fresh, file)) return true;
    std::error_code ignored;
    fs::remove(fresh, ignored);
    return false;
}

bool settle_folder(const fs::path& folder) {
    const auto handle = opened(folder, O_RDONLY | O_DIRECTORY, "r");
    return handle && is_settled(handle);
}

std::string set_aside(const fs::path& file) {
    const auto aside = free_name(file, ".broken");
    std::error_code failed;
    fs::rename(file, aside, failed);
    return (failed ? file : aside).filename().string();
}

FileText read_file(const fs::path& file, std::size_t max_bytes) {
    const auto handle = opened(file, O_RDONLY, "r");
    if (!handle) return {errno == ENOENT ? FileText::State::absent : FileText::State::unreadable};
    FileText found{FileText::State::read};
    std::array<char, std::size_t{1} << 16> piece;
    while (found.text.size() <= max_bytes) {
        const auto bytes = read(fileno(handle.get()), piece.data(), piece.size());
        if (bytes < 0 && errno != EINTR) return {FileText::State::unreadable};
        if (bytes == 0) break;
        if (bytes > 0) found.text.append(piece.data(), static_cast<std::size_t>(bytes));
    }
    return found;
}

FileLock lock_file(const fs::path& file) {
    auto handle = opened(file, O_RDWR | O_CREAT, "r+");
    if (!handle) return {};
    if (flock(fileno(handle.get()), LOCK_EX | LOCK_NB) == 0) return {Locking::ours, std::move(handle)};
    return {errno == EWOULDBLOCK ? Locking::held_by_another : Locking::impossible, {}};
}

} // namespace zugzwang

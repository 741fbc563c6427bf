#include "keep/disk.hpp"

#include <cerrno>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

constexpr mode_t for_the_person = 0644;

FileHandle opened(const fs::path& file, int flags) {
    return FileHandle(open(file.c_str(), flags | O_CLOEXEC, for_the_person));
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const auto written = write(descriptor, text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// To its end or beyond so many bytes; empty where it cannot be read.
std::optional<std::string> read_up_to(int descriptor, std::size_t max_bytes) {
    constexpr std::size_t piece = std::size_t{1} << 16;
    std::string text;
    while (text.size() <= max_bytes) {
        const auto before = text.size();
        text.resize(before + piece);
        const auto read_now = read(descriptor, text.data() + before, piece);
        text.resize(before + static_cast<std::size_t>(read_now > 0 ? read_now : 0));
        if (read_now < 0 && errno != EINTR) return std::nullopt;
        if (read_now == 0) break;
    }
    return text;
}

} // namespace

FileHandle& FileHandle::operator=(FileHandle&& moved) noexcept {
    std::swap(descriptor_, moved.descriptor_);
    return *this;
}

FileHandle::~FileHandle() {
    if (descriptor_ >= 0) close(descriptor_);
}

bool write_to_disk(const fs::path& file, std::string_view text) {
    const auto handle = opened(file, O_WRONLY | O_CREAT | O_TRUNC);
    return handle && write_all(handle.descriptor(), text) && fsync(handle.descriptor()) == 0;
}

bool settle_folder(const fs::path& folder) {
    const auto handle = opened(folder, O_RDONLY | O_DIRECTORY);
    return handle && fsync(handle.descriptor()) == 0;
}

FileText read_file(const fs::path& file, std::size_t max_bytes) {
    const auto handle = opened(file, O_RDONLY);
    if (!handle) return {errno == ENOENT ? FileText::State::absent : FileText::State::unreadable};
    auto text = read_up_to(handle.descriptor(), max_bytes);
    if (!text) return {FileText::State::unreadable};
    return {FileText::State::read, *std::move(text)};
}

FileLock lock_file(const fs::path& file) {
    auto handle = opened(file, O_RDWR | O_CREAT);
    if (!handle) return {};
    if (flock(handle.descriptor(), LOCK_EX | LOCK_NB) == 0) return {Locking::ours, std::move(handle)};
    return {errno == EWOULDBLOCK ? Locking::held_by_another : Locking::impossible, {}};
}

} // namespace zugzwang

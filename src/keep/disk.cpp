#include "keep/disk.hpp"

#include <array>
#include <cerrno>
#include <system_error>

#include <sys/file.h>
#include <unistd.h>

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

bool is_settled(const FileHandle& handle) { return fsync(fileno(handle.get())) == 0; }

} // namespace

bool write_to_disk(const fs::path& file, std::string_view text) {
    const FileHandle handle(std::fopen(file.c_str(), "wbe"));
    return handle && std::fwrite(text.data(), 1, text.size(), handle.get()) == text.size() &&
           std::fflush(handle.get()) == 0 && is_settled(handle);
}

bool settle_folder(const fs::path& folder) {
    const FileHandle handle(std::fopen(folder.c_str(), "rbe"));
    return handle && is_settled(handle);
}

std::string set_aside(const fs::path& file) {
    auto aside = file;
    aside += ".broken";
    std::error_code not_there;
    fs::rename(file, aside, not_there);
    return aside.filename().string();
}

FileText read_file(const fs::path& file, std::size_t max_bytes) {
    const FileHandle handle(std::fopen(file.c_str(), "rbe"));
    if (!handle) return {errno == ENOENT ? FileText::State::absent : FileText::State::unreadable};
    FileText read{FileText::State::read};
    std::array<char, std::size_t{1} << 16> piece;
    for (auto bytes = piece.size(); bytes == piece.size() && read.text.size() <= max_bytes;) {
        bytes = std::fread(piece.data(), 1, piece.size(), handle.get());
        read.text.append(piece.data(), bytes);
    }
    if (std::ferror(handle.get()) != 0) return {FileText::State::unreadable};
    return read;
}

FileLock lock_file(const fs::path& file) {
    FileHandle handle(std::fopen(file.c_str(), "abe"));
    if (!handle) return {};
    if (flock(fileno(handle.get()), LOCK_EX | LOCK_NB) == 0) return {Locking::ours, std::move(handle)};
    return {errno == EWOULDBLOCK ? Locking::held_by_another : Locking::impossible, {}};
}

} // namespace zugzwang

#include "keep/disk_calls.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

struct Way {
    int flags;
    const char* mode;
};

Way way_of(disk::Use use) {
    switch (use) {
    case disk::Use::write:
        return {O_WRONLY | O_CREAT | O_TRUNC, "w"};
    case disk::Use::make:
        return {O_WRONLY | O_CREAT | O_EXCL, "w"};
    case disk::Use::exchange:
        return {O_RDWR | O_CREAT, "r+"};
    case disk::Use::read:
    case disk::Use::settle:
        break;
    }
    return {O_RDONLY, "r"};
}

FileHandle opened_by(const fs::path& file, Way way) {
    const int descriptor = ::open(file.c_str(), way.flags | O_CLOEXEC, 0644);
    return FileHandle(descriptor < 0 ? nullptr : fdopen(descriptor, way.mode));
}

} // namespace

namespace disk {

FileHandle opened(const fs::path& file, Use use) { return opened_by(file, way_of(use)); }

// A signal in between is no failure.
bool write_all(const FileHandle& handle, std::string_view text) {
    while (!text.empty()) {
        const auto written = ::write(fileno(handle.get()), text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

std::ptrdiff_t read_some(const FileHandle& handle, char* place, std::size_t bytes) {
    for (;;) {
        const auto read = ::read(fileno(handle.get()), place, bytes);
        if (read >= 0 || errno != EINTR) return read;
    }
}

bool is_settled(const FileHandle& handle) { return fsync(fileno(handle.get())) == 0; }

Locking locked(const FileHandle& handle) {
    if (flock(fileno(handle.get()), LOCK_EX | LOCK_NB) == 0) return Locking::ours;
    return errno == EWOULDBLOCK ? Locking::held_by_another : Locking::impossible;
}

std::int64_t own_number() { return getpid(); }

} // namespace disk

bool settle_folder(const fs::path& folder) {
    const auto handle = opened_by(folder.empty() ? fs::path(".") : folder, {O_RDONLY | O_DIRECTORY, "r"});
    return handle && disk::is_settled(handle);
}

std::int64_t time_written(const fs::path& file) {
    struct stat status {};
    return stat(file.c_str(), &status) == 0 ? status.st_mtime : 0;
}

} // namespace zugzwang

#include "keep/disk_calls.hpp"

#include <algorithm>
#include <climits>

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

namespace zugzwang {

namespace fs = std::filesystem;

namespace disk {
namespace {

struct Way {
    int flags;
    const wchar_t* mode;
};

// What is to be on the disk must be writable: Windows waits for nothing else.
Way way_of(Use use) {
    switch (use) {
    case Use::write:
        return {_O_WRONLY | _O_CREAT | _O_TRUNC, L"wb"};
    case Use::make:
        return {_O_WRONLY | _O_CREAT | _O_EXCL, L"wb"};
    case Use::exchange:
        return {_O_RDWR | _O_CREAT, L"r+b"};
    case Use::settle:
        return {_O_RDWR, L"r+b"};
    case Use::read:
        break;
    }
    return {_O_RDONLY, L"rb"};
}

int number_of(const FileHandle& handle) { return _fileno(handle.get()); }

} // namespace

FileHandle opened(const fs::path& file, Use use) {
    const auto way = way_of(use);
    const int descriptor = _wopen(file.c_str(), way.flags | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
    return FileHandle(descriptor < 0 ? nullptr : _wfdopen(descriptor, way.mode));
}

bool write_all(const FileHandle& handle, std::string_view text) {
    while (!text.empty()) {
        const auto most = static_cast<unsigned>(std::min<std::size_t>(text.size(), INT_MAX));
        const int written = _write(number_of(handle), text.data(), most);
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

std::ptrdiff_t read_some(const FileHandle& handle, char* place, std::size_t bytes) {
    return _read(number_of(handle), place, static_cast<unsigned>(std::min<std::size_t>(bytes, INT_MAX)));
}

bool is_settled(const FileHandle& handle) { return _commit(number_of(handle)) == 0; }

Locking locked(const FileHandle& handle) {
    OVERLAPPED begin{};
    auto* const file = reinterpret_cast<HANDLE>(_get_osfhandle(number_of(handle)));
    if (LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &begin) != 0)
        return Locking::ours;
    const auto error = GetLastError();
    const bool is_held = error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING;
    return is_held ? Locking::held_by_another : Locking::impossible;
}

std::int64_t own_number() { return GetCurrentProcessId(); }

} // namespace disk

// NTFS writes down what becomes of names before it is done.
bool settle_folder(const fs::path& /*folder*/) { return true; }

std::int64_t time_written(const fs::path& file) {
    struct _stat64 status {};
    return _wstat64(file.c_str(), &status) == 0 ? status.st_mtime : 0;
}

} // namespace zugzwang

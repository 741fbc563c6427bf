#include "ugi/process_tree.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>

namespace zugzwang::ugi {
namespace {

/// A path of numbers and words, at most 95 bytes.
class Path {
  public:
    Path& operator/(std::string_view word) {
        text_[size_++] = '/';
        size_ += word.copy(text_.data() + size_, text_.size() - 1 - size_);
        return *this;
    }
    Path& operator/(pid_t number) {
        std::array<char, 12> digits{};
        const auto* const end = std::to_chars(digits.begin(), digits.end(), number).ptr;
        return *this / std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data()));
    }
    [[nodiscard]] const char* text() const { return text_.data(); }

  private:
    std::array<char, 96> text_{};
    std::size_t size_ = 0;
};

class File {
  public:
    explicit File(const Path& path) : number_(::open(path.text(), O_RDONLY | O_CLOEXEC)) {}
    ~File() {
        if (number_ >= 0) ::close(number_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    /// The next bytes; none at the end.
    [[nodiscard]] std::string_view bytes(std::span<char> room) const {
        return view(room, ::read(number_, room.data(), room.size()));
    }
    /// The next entries of a folder, as getdents64(2) has them; none at the end.
    [[nodiscard]] std::string_view entries(std::span<char> room) const {
        return view(room, ::syscall(SYS_getdents64, number_, room.data(), room.size()));
    }

  private:
    static std::string_view view(std::span<char> room, ssize_t size) {
        return {room.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
    }

    int number_;
};

/// The number at the beginning, after blanks; 0 where there is none.
std::uint64_t number_at(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The number behind a name in a file of /proc/PID.
std::uint64_t number_in(pid_t process, std::string_view file, std::string_view name) {
    std::array<char, 4096> room;
    const auto text = File(Path() / "proc" / process / file).bytes(room);
    const auto at = text.find(name);
    return at == text.npos ? 0 : number_at(text.substr(at + name.size()));
}

/// Calls with the number of each thread.
template <class Act>
void for_each_thread(pid_t process, const Act& act) {
    struct Entry { // the head of linux_dirent64, in front of the name
        std::uint64_t inode, offset;
        std::uint16_t size;
        std::uint8_t kind;
    };
    constexpr std::size_t head = 19; // without what fills up the struct
    std::array<char, 4096> room;
    const File folder(Path() / "proc" / process / "task");
    for (auto left = folder.entries(room); !left.empty(); left = folder.entries(room)) {
        while (left.size() > head) {
            Entry entry{};
            std::memcpy(&entry, left.data(), head);
            const auto thread = number_at(left.substr(head, entry.size - head));
            if (thread != 0) act(static_cast<pid_t>(thread));
            left.remove_prefix(entry.size);
        }
    }
}

/// Adds the children that a thread started to the first `count` found.
void add_children(pid_t process, pid_t thread, std::span<pid_t> found, std::size_t& count) {
    const File file(Path() / "proc" / process / "task" / thread / "children");
    std::array<char, 4096> room;
    std::uint64_t number = 0; // which may go on in the next bytes
    for (auto text = file.bytes(room); !text.empty(); text = file.bytes(room)) {
        for (const char letter : text) {
            if (letter >= '0' && letter <= '9') {
                number = number * 10 + static_cast<std::uint64_t>(letter - '0');
                continue;
            }
            if (number != 0 && count < found.size()) found[count++] = static_cast<pid_t>(number);
            number = 0;
        }
    }
}

} // namespace

std::size_t find_children(pid_t process, std::span<pid_t> found) {
    std::size_t count = 0;
    for_each_thread(process, [&](pid_t thread) { add_children(process, thread, found, count); });
    return count;
}

std::size_t find_descendants(pid_t process, std::span<pid_t> found) {
    auto count = find_children(process, found);
    for (std::size_t at = 0; at < count; ++at)
        count += find_children(found[at], found.subspan(count));
    return count;
}

std::uint64_t resident_memory(pid_t process) { return number_in(process, "status", "VmRSS:") * 1024; }

std::uint64_t peak_resident_memory(pid_t process) { return number_in(process, "status", "VmHWM:") * 1024; }

std::uint64_t bytes_written(pid_t process) { return number_in(process, "io", "\nwrite_bytes:"); }

} // namespace zugzwang::ugi

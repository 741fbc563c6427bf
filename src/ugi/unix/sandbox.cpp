#include "ugi/sandbox.hpp"

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <set>
#include <system_error>
#include <variant>

#include "ugi/bot_process.hpp"
#include "ugi/bot_terms.hpp"
#include "zugzwang/base/program_file.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::ugi {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

constexpr const char* sandbox_program = "bwrap";
/// Where programs look for their libraries, in the environment: folders and files between colons. A bot has these.
constexpr std::array<const char*, 4> library_paths{"PYTHONPATH", "CLASSPATH", "LD_LIBRARY_PATH", "ZUGZWANG_LIBRARY"};

void add(Words& words, const Words& more) { words.insert(words.end(), more.begin(), more.end()); }

void show(Words& words, const fs::path& path) { add(words, {"--ro-bind", path.string(), path.string()}); }

/// The system's programs, and the little of /etc that they need.
void show_system(Words& words) {
    std::error_code error;
    for (const auto* const folder : {"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt"}) {
        if (const auto target = fs::read_symlink(folder, error); !error)
            add(words, {"--symlink", target.string(), folder});
        else if (fs::exists(folder, error))
            show(words, folder);
    }
    for (fs::directory_iterator entry("/etc", error), end; !error && entry != end; entry.increment(error)) {
        const auto name = entry->path().filename().string();
        if (name == "alternatives" || name == "ld.so.cache" || name.starts_with("java")) show(words, entry->path());
    }
}

/// Up to the bot's own files and its command.
Words begin_sandbox(const Confinement& limits) {
    Words words{sandbox_program, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"};
    add(words, {"--clearenv", "--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin"});
    add(words, {"--setenv", "HOME", "/tmp", "--setenv", "LANG", "C.UTF-8"});
    show_system(words);
    // Whatever can be written there lies in memory and has its bound.
    const auto room = std::to_string((limits.written > 0 ? limits.written : Confinement{}.written) * mebibyte);
    add(words, {"--proc", "/proc", "--dev", "/dev", "--size", room, "--tmpfs", "/dev/shm", "--remount-ro", "/dev"});
    add(words, {"--size", room, "--tmpfs", "/tmp"});
    return words;
}

bool is_below(const fs::path& path, const fs::path& folder) {
    const auto way = path.lexically_relative(folder);
    return !way.empty() && *way.begin() != "..";
}

/// What a bot needs of the files that its words name.
std::set<fs::path> own_files(const Words& named) {
    const char* const home = std::getenv("HOME");
    std::error_code error;
    const auto hidden = fs::weakly_canonical(home == nullptr ? "/root" : home, error);
    std::set<fs::path> shown;
    for (const auto& name : named) {
        const auto file = fs::canonical(name, error);
        if (error || is_below(file, "/usr") || is_below(file, "/opt")) continue;
        const auto folder = fs::is_directory(file, error) ? file : file.parent_path();
        const bool is_shared = is_below(hidden, folder) || is_below("/tmp", folder);
        if (!is_shared)
            shown.insert(folder);
        else if (folder != file)
            shown.insert(file);
    }
    return shown;
}

} // namespace

Result<std::vector<std::string>> sandboxed(const std::vector<std::string>& words, const Confinement& limits) {
    if (auto trouble = trouble_with_sandboxes()) return *std::move(trouble);
    const auto here = fs::current_path().string();
    auto inside = begin_sandbox(limits);
    add(inside, {"--dir", here});
    auto named = words;
    for (const auto* const variable : library_paths) {
        const char* const value = std::getenv(variable);
        if (value == nullptr) continue;
        add(inside, {"--setenv", variable, value});
        for (const auto& place : split(value, ':'))
            named.emplace_back(place.text);
    }
    for (const auto& file : own_files(named))
        show(inside, file);
    add(inside, {"--remount-ro", "/", "--chdir", here, "--"});
    add(inside, words);
    return inside;
}

std::optional<Refusal> trouble_with_sandboxes() {
    static std::once_flag asked;
    static std::optional<Refusal> trouble;
    std::call_once(asked, [] {
        if (program_file(sandbox_program).empty()) {
            trouble = Refusal("there is no bwrap, which keeps bots from network and files (package bubblewrap)");
            return;
        }
        auto words = begin_sandbox({});
        add(words, {"--", "echo"});
        const auto probe = BotProcess::start(words, unconfined);
        if (!probe) {
            trouble = probe.refusal();
            return;
        }
        const auto answer = (*probe)->line(BotProcess::Clock::now() + std::chrono::seconds(10), {});
        if (std::holds_alternative<std::string>(answer)) return;
        const auto said = (*probe)->last_words().errors;
        trouble = Refusal{"bwrap can make no sandbox here: {}", said.empty() ? "it does not answer" : said.back()};
    });
    return trouble;
}

} // namespace zugzwang::ugi

#include "ugi/bot_process.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/process/async_pipe.hpp>
#include <boost/process/child.hpp>
#include <boost/process/error.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/group.hpp>
#include <boost/process/io.hpp>

#include "zugzwang/base/text.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::ugi {
namespace process = boost::process;
using std::chrono::milliseconds;

namespace {

/// Of one process, in bytes; 0 when it has ended.
std::uint64_t peak_memory_of(const std::filesystem::path& process) {
    constexpr std::string_view wanted = "VmHWM:";
    std::ifstream status(process / "status");
    for (std::string line; std::getline(status, line);) {
        if (!line.starts_with(wanted)) continue;
        const auto words = trimmed(std::string_view(line).substr(wanted.size()));
        const auto kibibytes = whole_number(words.substr(0, words.find(' ')));
        return kibibytes ? static_cast<std::uint64_t>(*kibibytes) * 1024 : 0;
    }
    return 0;
}

} // namespace

struct BotProcess::Parts {
    boost::asio::io_context context;
    process::async_pipe to_bot{context};
    process::async_pipe from_bot{context};
    process::group group;
    process::child child;
    std::array<char, 16 * 1024> chunk{};
    std::string unread;       ///< What came and is not yet a whole line.
    std::size_t received = 0; ///< Bytes since the last question.
    bool reading = false, at_end = false;

    void launch(const std::string& command, std::error_code& trouble);
    void read_on();
    /// Waits for one thing to happen to the pipes, at most until the deadline.
    void wait(Clock::time_point deadline);
    [[nodiscard]] bool is_flooded() const;
    [[nodiscard]] std::optional<std::string> whole_line();
    /// Whether the program ends within a moment.
    [[nodiscard]] bool ends_within(milliseconds moment);
};

void BotProcess::Parts::launch(const std::string& command, std::error_code& trouble) {
    // Our ends of the pipes stay ours: a bot that inherited those of another would keep it from seeing its input end.
    for (const int ours : {to_bot.native_sink(), from_bot.native_source()})
        static_cast<void>(::fcntl(ours, F_SETFD, FD_CLOEXEC));
    const auto before_exec = [](auto&) {
        std::signal(SIGPIPE, SIG_DFL);
#ifdef __linux__
        static_cast<void>(::prctl(PR_SET_PDEATHSIG, SIGKILL));
#endif
    };
    const auto not_started = [](auto& executor, const std::error_code&) {
        if (executor.pid > 0) static_cast<void>(::waitpid(executor.pid, nullptr, 0));
    };
    child = process::child(command, trouble, process::std_in<to_bot, process::std_out> from_bot, group,
                           process::extend::on_exec_setup(before_exec), process::extend::on_error(not_started));
}

void BotProcess::Parts::read_on() {
    if (reading || at_end || unread.size() > longest_line) return;
    reading = true;
    from_bot.async_read_some(boost::asio::buffer(chunk),
                             [this](const boost::system::error_code& error, std::size_t size) {
                                 reading = false;
                                 at_end = static_cast<bool>(error);
                                 unread.append(chunk.data(), size);
                                 received += size;
                             });
}

void BotProcess::Parts::wait(Clock::time_point deadline) {
    context.restart();
    context.run_one_until(deadline);
}

bool BotProcess::Parts::is_flooded() const {
    return std::min(unread.find('\n'), unread.size()) > longest_line || received > flood;
}

std::optional<std::string> BotProcess::Parts::whole_line() {
    const auto end = unread.find('\n');
    if (end == std::string::npos) return std::nullopt;
    auto line = unread.substr(0, end);
    unread.erase(0, end + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

bool BotProcess::Parts::ends_within(milliseconds moment) {
    // The library's own timed wait takes over the whole program's SIGCHLD; looking again and again does not.
    std::error_code ignored;
    boost::system::error_code woken;
    const auto deadline = Clock::now() + moment;
    for (boost::asio::steady_timer pause(context); child.running(ignored); pause.wait(woken)) {
        if (Clock::now() >= deadline) return false;
        pause.expires_after(milliseconds(1));
    }
    return true;
}

Refusal refusal_for(Silence silence) {
    static constexpr std::array<const char*, 5> words{forfeits::out_of_time, message("crashed"),
                                                      message("closed its output"), message("flooded"),
                                                      message("stopped")};
    return Refusal(words[static_cast<std::size_t>(silence)]);
}

Result<std::unique_ptr<BotProcess>> BotProcess::start(const std::string& command) {
    // Writing to a bot that has gone must be an error, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);
    // Between the making of a pipe and its being marked as ours no other thread may start a bot.
    static std::mutex starting;
    const std::scoped_lock lock(starting);
    std::error_code trouble;
    auto parts = std::make_unique<Parts>();
    if (command.find_first_not_of(" \"") == std::string::npos)
        trouble = std::make_error_code(std::errc::no_such_file_or_directory);
    else
        parts->launch(command, trouble);
    if (trouble) return Refusal{"cannot be started: {}", command};
    return std::unique_ptr<BotProcess>(new BotProcess(std::move(parts)));
}

BotProcess::BotProcess(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

BotProcess::~BotProcess() {
    boost::system::error_code closing;
    parts_->to_bot.close(closing);
    for (const auto deadline = Clock::now() + milliseconds(20); !parts_->at_end && Clock::now() < deadline;) {
        parts_->unread.clear();
        parts_->read_on();
        parts_->wait(deadline);
    }
    std::error_code ignored;
    parts_->group.terminate(ignored); // also what the bot itself started
    parts_->child.wait(ignored);      // so no zombie is left
    parts_->from_bot.close(closing);
    parts_->context.restart();
    parts_->context.run(); // what was still under way ends with an error
}

bool BotProcess::send(std::string_view line, Clock::time_point deadline) {
    std::string text(line);
    text += '\n';
    std::optional<bool> sent;
    boost::asio::async_write(parts_->to_bot, boost::asio::buffer(text),
                             [&](const boost::system::error_code& error, std::size_t) { sent = !error; });
    while (!sent && Clock::now() < deadline) {
        parts_->read_on(); // a bot that is busy writing must not keep us from writing
        parts_->wait(deadline);
    }
    if (sent) return *sent;
    // The bot does not read. Closing the pipe ends the write, which refers to this call's variables.
    boost::system::error_code closing;
    parts_->to_bot.close(closing);
    while (!sent)
        parts_->wait(Clock::now() + milliseconds(100));
    return false;
}

std::variant<std::string, Silence> BotProcess::line(Clock::time_point deadline, const std::stop_token& stop) {
    auto& parts = *parts_;
    const std::stop_callback wake(stop, [&parts] { boost::asio::post(parts.context, [] {}); });
    for (;;) {
        if (parts.is_flooded()) return Silence::flooded;
        if (auto line = parts.whole_line()) return *std::move(line);
        if (stop.stop_requested()) return Silence::stopped;
        if (parts.at_end) return parts.ends_within(milliseconds(200)) ? Silence::ended : Silence::closed;
        if (Clock::now() >= deadline) return Silence::late;
        parts.read_on();
        parts.wait(deadline);
    }
}

std::uint64_t BotProcess::peak_memory() const {
    std::uint64_t bytes = 0;
    std::error_code ended;
    for (std::filesystem::directory_iterator entry("/proc", ended), end; !ended && entry != end;
         entry.increment(ended)) {
        const auto process = whole_number(entry->path().filename().string());
        if (process && ::getpgid(static_cast<pid_t>(*process)) == parts_->group.native_handle())
            bytes += peak_memory_of(entry->path());
    }
    return bytes;
}

void BotProcess::forget_flood() { parts_->received = 0; }

} // namespace zugzwang::ugi

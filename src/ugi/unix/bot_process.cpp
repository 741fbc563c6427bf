#include "ugi/bot_process.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <deque>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <sys/wait.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/process/args.hpp>
#include <boost/process/async_pipe.hpp>
#include <boost/process/child.hpp>
#include <boost/process/error.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/io.hpp>

#include "ugi/command.hpp"
#include "ugi/keeper.hpp"
#include "ugi/process_tree.hpp"
#include "ugi/sandbox.hpp"
#include "zugzwang/base/program_file.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::ugi {
namespace process = boost::process;
using std::chrono::milliseconds;

struct BotProcess::Parts {
    boost::asio::io_context context;
    process::async_pipe to_bot{context};
    process::async_pipe from_bot{context};
    process::async_pipe errors_of_bot{context};
    process::child keeper; ///< The parent of the program.
    std::array<char, 16 * 1024> chunk{}, error_chunk{};
    std::string unread;                ///< What came and is not yet a whole line.
    std::deque<std::string> last_read; ///< The last lines, printable.
    std::string last_errors;           ///< The end of its standard error.
    std::size_t received = 0;          ///< Bytes since the last question.
    bool reading = false, at_end = false;
    bool reading_errors = false, errors_at_end = false;

    void launch(const std::vector<std::string>& words, const Confinement& confinement, std::error_code& trouble);
    /// Begins to read what can be read.
    void read_on();
    void read_errors_on();
    /// Waits for one thing to happen to the pipes, at most until the deadline.
    void wait(Clock::time_point deadline);
    /// Reads what has come, without waiting.
    void read_what_is_there();
    /// Until both its outputs are at their ends, at most until the deadline.
    void hear_out(Clock::time_point deadline);
    [[nodiscard]] bool is_flooded() const;
    [[nodiscard]] std::optional<std::string> whole_line();
    /// How the program ended, if it does within a moment.
    [[nodiscard]] Silence end_within(milliseconds moment);
};

void BotProcess::Parts::launch(const std::vector<std::string>& words, const Confinement& confinement,
                               std::error_code& trouble) {
    // Our ends of the pipes stay ours: a bot that inherited those of another would keep it from seeing its input end.
    for (const int ours : {to_bot.native_sink(), from_bot.native_source(), errors_of_bot.native_source()})
        static_cast<void>(::fcntl(ours, F_SETFD, FD_CLOEXEC));
    const auto before_exec = [&confinement](auto&) { become_kept(confinement); };
    const auto not_started = [](auto& executor, const std::error_code&) {
        if (executor.pid > 0) static_cast<void>(::waitpid(executor.pid, nullptr, 0));
    };
    const std::vector<std::string> arguments(words.begin() + 1, words.end());
    keeper = process::child(process::exe = words.front(), process::args = arguments, trouble,
                            process::std_in<to_bot, process::std_out> from_bot, process::std_err > errors_of_bot,
                            process::extend::on_exec_setup(before_exec), process::extend::on_error(not_started));
}

void BotProcess::Parts::read_on() {
    read_errors_on();
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

void BotProcess::Parts::read_errors_on() {
    if (reading_errors || errors_at_end || received > flood) return;
    reading_errors = true;
    const auto take = [this](const boost::system::error_code& error, std::size_t size) {
        constexpr std::size_t remembered = last_lines * last_line_size * 2;
        reading_errors = false;
        errors_at_end = static_cast<bool>(error);
        std::fwrite(error_chunk.data(), 1, size, stderr); // where the person expects it
        last_errors.append(error_chunk.data(), size);
        if (last_errors.size() > remembered) last_errors.erase(0, last_errors.size() - remembered);
        received += size;
    };
    errors_of_bot.async_read_some(boost::asio::buffer(error_chunk), take);
}

void BotProcess::Parts::wait(Clock::time_point deadline) {
    context.restart();
    context.run_one_until(deadline);
}

void BotProcess::Parts::read_what_is_there() {
    read_on();
    context.restart();
    while (context.poll_one() > 0)
        read_on();
}

void BotProcess::Parts::hear_out(Clock::time_point deadline) {
    while (!(at_end && errors_at_end) && Clock::now() < deadline) {
        read_on();
        wait(deadline);
    }
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
    last_read.push_back(printable(line.substr(0, last_line_size)));
    if (last_read.size() > last_lines) last_read.pop_front();
    return line;
}

Silence BotProcess::Parts::end_within(milliseconds moment) {
    // The library's own timed wait takes over the whole program's SIGCHLD; looking again and again does not.
    std::error_code ignored;
    boost::system::error_code woken;
    const auto deadline = Clock::now() + moment;
    for (boost::asio::steady_timer pause(context); keeper.running(ignored); pause.wait(woken)) {
        if (Clock::now() >= deadline) return Silence::closed;
        pause.expires_after(milliseconds(1));
    }
    hear_out(deadline);
    switch (static_cast<KeptEnd>(keeper.exit_code())) {
    case KeptEnd::memory:
        return Silence::memory;
    case KeptEnd::processes:
        return Silence::processes;
    case KeptEnd::written:
        return Silence::written;
    case KeptEnd::by_itself:
        break;
    }
    return Silence::ended;
}

Result<std::unique_ptr<BotProcess>> BotProcess::start(const std::string& command, const Confinement& confinement) {
    const auto words = command_words(command);
    if (words.empty() || program_file(words.front()).empty()) return Refusal{"cannot be started: {}", command};
    return start(words, confinement);
}

Result<std::unique_ptr<BotProcess>> BotProcess::start(std::vector<std::string> words, const Confinement& confinement) {
    const Refusal no_program{"cannot be started: {}", joined(words, " ")};
    const auto find = [&] { words.front() = program_file(words.front()).string(); };
    find();
    if (confinement.sandbox && !words.front().empty()) {
        auto inside = sandboxed(words, confinement);
        if (!inside) return inside.refusal();
        words = *std::move(inside);
        find();
    }
    if (words.front().empty()) return no_program;
    // Writing to a bot that has gone must be an error, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);
    // Between the making of a pipe and its being marked as ours no other thread may start a bot.
    static std::mutex starting;
    const std::scoped_lock lock(starting);
    std::error_code trouble;
    auto parts = std::make_unique<Parts>();
    parts->launch(words, confinement, trouble);
    if (trouble) return no_program;
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
    if (parts_->keeper.running(ignored)) ::kill(parts_->keeper.id(), SIGTERM);
    parts_->keeper.wait(ignored); // so no zombie is left
    parts_->read_what_is_there();
    for (auto* pipe : {&parts_->from_bot, &parts_->errors_of_bot})
        pipe->close(closing);
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
        if (parts.at_end) return parts.end_within(milliseconds(5000)); // many children take their time to die
        if (Clock::now() >= deadline) {
            parts.read_what_is_there();
            if (parts.unread.find('\n') == std::string::npos) return Silence::late;
        }
        parts.read_on();
        parts.wait(deadline);
    }
}

LastWords BotProcess::last_words() const {
    const auto shown = [](std::string_view line) { return printable(line.substr(0, last_line_size)); };
    LastWords words;
    words.output.assign(parts_->last_read.begin(), parts_->last_read.end());
    if (!parts_->unread.empty()) words.output.push_back(shown(parts_->unread.substr(0, parts_->unread.find('\n'))));
    for (const auto& line : split(parts_->last_errors, '\n')) {
        if (!trimmed(line.text).empty()) words.errors.push_back(shown(line.text));
    }
    for (auto* lines : {&words.output, &words.errors})
        lines->erase(lines->begin(), lines->end() - static_cast<std::ptrdiff_t>(std::min(lines->size(), last_lines)));
    return words;
}

std::uint64_t BotProcess::peak_memory() const {
    std::array<pid_t, 1024> processes;
    const auto count = find_descendants(parts_->keeper.id(), processes);
    std::uint64_t bytes = 0;
    for (std::size_t at = 0; at < count; ++at)
        bytes += peak_resident_memory(processes[at]);
    return bytes;
}

void BotProcess::forget_flood() { parts_->received = 0; }

void BotProcess::forget_words() {
    parts_->last_read.clear();
    parts_->last_errors.clear();
}

} // namespace zugzwang::ugi

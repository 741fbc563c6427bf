#include "farm/program.hpp"

#include <array>
#include <csignal>
#include <cstdio>
#include <system_error>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/error.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/io.hpp>

#include "farm/machine.hpp"
#include "zugzwang/base/program_file.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::farm {
namespace process = boost::process;

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::string text_in(std::FILE* file) {
    std::rewind(file);
    std::string text;
    std::array<char, 4096> block{};
    while (const auto size = std::fread(block.data(), 1, block.size(), file))
        text.append(block.data(), size);
    return std::string(trimmed(text));
}

} // namespace

Result<std::filesystem::path> program_in_path(const std::string& name) {
    auto file = program_file(name);
    if (file.empty()) return Refusal{"not installed: {}", name};
    return file;
}

Said said_by(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
    const File out(std::tmpfile(), std::fclose), err(std::tmpfile(), std::fclose);
    if (!out || !err) return {.succeeded = false, .out = {}, .err = "no temporary file"};
    std::error_code trouble;
    process::child child(process::exe = program.string(), process::args = arguments,
                         process::std_in<process::null, process::std_out> out.get(), process::std_err > err.get(),
                         trouble);
    if (trouble) return {.succeeded = false, .out = {}, .err = trouble.message()};
    child.wait(trouble);
    return {.succeeded = !trouble && child.exit_code() == 0, .out = text_in(out.get()), .err = text_in(err.get())};
}

std::string own_name() {
    std::array<char, 256> name{};
    static_cast<void>(::gethostname(name.data(), name.size() - 1));
    return name_from_system(name.data());
}

void pause(std::chrono::milliseconds time) {
    boost::asio::io_context context;
    boost::system::error_code woken;
    boost::asio::steady_timer(context, time).wait(woken);
}

struct Companion::Parts {
    process::child child;
};

Result<std::unique_ptr<Companion>> Companion::start(const std::filesystem::path& program,
                                                    const std::vector<std::string>& arguments,
                                                    const std::filesystem::path& output) {
    const auto before_exec = [](auto&) {
        static_cast<void>(::setpgid(0, 0));
#ifdef __linux__
        static_cast<void>(::prctl(PR_SET_PDEATHSIG, SIGTERM));
#endif
    };
    const File file(std::fopen(output.c_str(), "w"), std::fclose);
    if (!file) return Refusal{"cannot be written: {}", output.string()};
    std::error_code trouble;
    auto parts = std::make_unique<Parts>();
    parts->child = process::child(process::exe = program.string(), process::args = arguments,
                                  process::std_in<process::null, (process::std_out & process::std_err)> file.get(),
                                  trouble, process::extend::on_exec_setup(before_exec));
    if (trouble) return Refusal{"cannot be started: {}", program.string()};
    return std::unique_ptr<Companion>(new Companion(std::move(parts)));
}

Companion::Companion(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Companion::~Companion() { end(); }

bool Companion::is_running() {
    std::error_code trouble;
    return parts_->child.running(trouble);
}

void Companion::end() {
    if (!is_running()) return;
    ::kill(parts_->child.id(), SIGTERM);
    std::error_code trouble;
    parts_->child.wait(trouble);
}

} // namespace zugzwang::farm

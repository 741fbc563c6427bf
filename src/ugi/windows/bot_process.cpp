// The programs for Windows and for the page start no others: whoever asks for a bot is told so.
#include "ugi/bot_process.hpp"
#include "ugi/clock_error.hpp"
#include "ugi/sandbox.hpp"

namespace zugzwang::ugi {
namespace {

Refusal no_processes() { return Refusal("the program for Windows starts no other programs: neither bots nor films"); }

} // namespace

struct BotProcess::Parts {};

Result<std::unique_ptr<BotProcess>> BotProcess::start(const std::string& /*command*/,
                                                      const Confinement& /*confinement*/) {
    return no_processes();
}

Result<std::unique_ptr<BotProcess>> BotProcess::start(std::vector<std::string> /*words*/,
                                                      const Confinement& /*confinement*/) {
    return no_processes();
}

BotProcess::BotProcess(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

BotProcess::~BotProcess() = default;

bool BotProcess::send(std::string_view /*line*/, Clock::time_point /*deadline*/) { return parts_ != nullptr; }

std::variant<std::string, Silence> BotProcess::line(Clock::time_point /*deadline*/, const std::stop_token& /*stop*/) {
    return Silence::ended;
}

void BotProcess::forget_flood() {}

void BotProcess::forget_words() {}

LastWords BotProcess::last_words() const { return {}; }

std::uint64_t BotProcess::peak_memory() const { return 0; }

Result<ClockError> measured_clock_error(const Confinement& /*confinement*/) { return no_processes(); }

std::optional<Refusal> trouble_with_sandboxes() { return no_processes(); }

} // namespace zugzwang::ugi

// A page starts no programs.
#include "ugi/bot_process.hpp"

namespace zugzwang::ugi {

struct BotProcess::Parts {};

Result<std::unique_ptr<BotProcess>> BotProcess::start(const std::string& /*command*/,
                                                      const Confinement& /*confinement*/) {
    return Refusal("a page starts no programs");
}
BotProcess::~BotProcess() = default;
bool BotProcess::send(std::string_view /*line*/, Clock::time_point /*deadline*/) { return false; }
std::variant<std::string, Silence> BotProcess::line(Clock::time_point /*deadline*/, const std::stop_token& /*stop*/) {
    return Silence::ended;
}
void BotProcess::forget_flood() {}
LastWords BotProcess::last_words() const { return {}; }

} // namespace zugzwang::ugi

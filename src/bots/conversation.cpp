#include "bots/conversation.hpp"

#include <utility>
#include <variant>

namespace zugzwang::bots {
namespace {

bool begins_with_word(const std::string& line, std::string_view word) {
    return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

} // namespace

Result<Conversation> Conversation::begin(const std::string& command, const ugi::Confinement& confinement) {
    auto process = ugi::BotProcess::start(command, confinement);
    if (!process) return process.refusal();
    return Conversation(*std::move(process));
}

Result<Conversation::Lines> Conversation::ask(const Lines& lines, std::string_view awaited) {
    const auto deadline = ugi::BotProcess::Clock::now() + patience;
    process_->forget_flood();
    for (const auto& line : lines) {
        if (!process_->send(line, deadline)) break; // what is still to be heard tells why
    }
    for (Lines heard;;) {
        auto line = process_->line(deadline, {});
        if (const auto* silence = std::get_if<ugi::Silence>(&line)) return refusal_for(*silence);
        heard.push_back(std::get<std::string>(std::move(line)));
        if (begins_with_word(heard.back(), awaited)) return heard;
    }
}

bool Conversation::ends_when_told() {
    const auto deadline = ugi::BotProcess::Clock::now() + patience;
    process_->forget_flood();
    if (!process_->send("quit", deadline)) return false;
    for (;;) {
        const auto line = process_->line(deadline, {});
        if (const auto* silence = std::get_if<ugi::Silence>(&line)) return *silence == ugi::Silence::ended;
    }
}

} // namespace zugzwang::bots

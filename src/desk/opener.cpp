#include "desk/opener.hpp"

#include <utility>

namespace zugzwang {

bool Opener::handle(const InputEvent& event, const Game* first) {
    auto& worker = context_.workers.advice;
    const auto read = [&](std::string text) {
        job_ = worker.submit([&games = context_.games, first, text = std::move(text)](const std::stop_token& stop) {
            return opened_text(games, first, text, stop);
        });
        return true;
    };
    if (const auto* text = std::get_if<TextEvent>(&event)) return text->pasted && read(text->text);
    const auto* drop = std::get_if<DropEvent>(&event);
    if (drop == nullptr) return false;
    if (drop->file.empty()) return read(drop->text);
    job_ = worker.submit([&games = context_.games, first, file = drop->file](const std::stop_token& stop) {
        return opened_file(games, first, file, stop);
    });
    return true;
}

} // namespace zugzwang

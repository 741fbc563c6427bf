#include "scenes/setup/bot_trial.hpp"

#include <utility>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

BotTrial::BotTrial(SceneContext& context, const Game& game)
    : context_(context), game_(game), line_(context.settings.bot_command) {}

std::string BotTrial::command() const {
    const auto& text = line_.text();
    const auto first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

bool BotTrial::handle(const InputEvent& event) {
    const auto before = line_.text();
    const bool used = line_.handle(event);
    if (line_.text() != before) {
        job_ = {};
        state_ = State::untried;
    }
    return used;
}

void BotTrial::start(const OptionValues& options) {
    keep();
    if (command().empty() || !context_.test_bot) return;
    state_ = State::running;
    job_ = context_.workers.thinking.submit(
        [test = context_.test_bot, &game = game_, options, settings = context_.settings](const std::stop_token& stop) {
            return test(game, options, settings, stop);
        });
}

bool BotTrial::update() {
    const auto answer = job_.take();
    if (!answer) return false;
    state_ = *answer ? State::passed : State::failed;
    answer_ = *answer ? **answer : tr(answer->refusal());
    return true;
}

void BotTrial::stop() {
    job_ = {};
    if (state_ == State::running) state_ = State::untried;
}

std::string BotTrial::words() const {
    switch (state_) {
    case State::running:
        return tr("Testing …");
    case State::passed:
        return tr("{bot} is ready", {{"bot", answer_}});
    case State::failed:
        return tr("It cannot play: {reason}", {{"reason", answer_}});
    case State::untried:
        break;
    }
    return tr("The command of your bot");
}

void BotTrial::keep() {
    if (context_.settings.bot_command == command()) return;
    context_.settings.bot_command = command();
    context_.settings_changed = true;
}

} // namespace zugzwang

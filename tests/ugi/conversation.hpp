// A whole conversation with one of our engines, within the test: lines in, lines out.
#pragma once

#include <condition_variable>
#include <mutex>

#include "support/files.hpp"
#include "support/standard.hpp"
#include "ugi/engine.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

using Lines = std::vector<std::string>;

/// The lines that begin so.
[[nodiscard]] inline Lines beginning(const Lines& lines, const std::string& with) {
    Lines found;
    std::ranges::copy_if(lines, std::back_inserter(found), [&](const auto& line) { return line.starts_with(with); });
    return found;
}

/// An output in which one can wait for a line.
class WatchedOutput : private std::stringbuf {
  public:
    [[nodiscard]] std::ostream& stream() { return stream_; }
    /// Returns when a line that begins so has been written.
    void wait_for(const std::string& begin) {
        std::unique_lock lock(mutex_);
        written_.wait(lock, [&] { return !beginning(lines_, begin).empty(); });
    }
    [[nodiscard]] Lines lines() {
        const std::scoped_lock lock(mutex_);
        return lines_;
    }

  private:
    int sync() override {
        const std::scoped_lock lock(mutex_);
        for (auto& line : lines_of(str()))
            lines_.push_back(std::move(line));
        str("");
        written_.notify_all();
        return 0;
    }

    std::mutex mutex_;
    std::condition_variable written_;
    Lines lines_;
    std::ostream stream_{this};
};

/// What the engine of a game answers to the text, which ends with the end of the input.
[[nodiscard]] inline Lines talk(const std::string& game, const std::string& text, const std::string& player = {}) {
    const auto& entry = *find_game(game);
    std::istringstream in(text);
    std::ostringstream out;
    ugi::serve(entry,
               {.player = player.empty() ? entry.players.back().id : player,
                .options = OptionValues(entry.options),
                .seed = 1},
               in, out);
    return lines_of(out.str());
}

/// Without what is told while it thinks.
[[nodiscard]] inline Lines answers(const Lines& lines) {
    Lines found;
    std::ranges::copy_if(lines, std::back_inserter(found), [](const auto& line) {
        return !line.starts_with("info ") ||
               (line.starts_with("info string ") && !line.starts_with("info string proven "));
    });
    return found;
}

} // namespace zugzwang::testing

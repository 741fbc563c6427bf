// A film of a game in the making, one at a time: begun by a scene, made on a thread of its own, told of wherever the
// person has gone meanwhile.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "zugzwang/base/worker.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// Makes the film of a recorded game, its kind by the file's ending (mp4, webm, gif, webp); empty, or why there is
/// none. `report` is told the part that is done, 0 to 1. Blocks until the film is whole or it is stopped, and then
/// leaves no half file. Called on a worker.
using FilmMaker =
    std::function<std::optional<Refusal>(const GameRecord& record, const std::filesystem::path& file,
                                         const std::function<void(double)>& report, const std::stop_token& stop)>;

/// Main thread only; nothing here waits, but that the end of the program waits until a film in the making has stopped.
class FilmJob {
  public:
    enum class State : std::uint8_t {
        idle, ///< There is nothing to tell.
        running,
        done,   ///< The film is whole.
        failed, ///< There is no film.
    };

    /// Without a maker there are no films.
    void set_maker(FilmMaker maker) { maker_ = std::move(maker); }
    [[nodiscard]] bool has_maker() const { return static_cast<bool>(maker_); }
    /// A film can be begun: there is a maker, and none is being made.
    [[nodiscard]] bool can_start() const { return maker_ && state_ != State::running; }
    /// Requires `can_start`.
    void start(GameRecord record, std::filesystem::path file);
    /// Takes what has come. Scenes that show the film call it in their `update`.
    void update();
    /// Nothing is told any more; of a film in the making there will be none.
    void end();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] double progress() const { return progress_; } ///< 0 to 1.
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// What there is to tell, translated: how far it is, where the film lies, or why there is none.
    [[nodiscard]] std::string words() const;

  private:
    FilmMaker maker_;
    State state_ = State::idle;
    std::filesystem::path file_;
    double progress_ = 0;
    Refusal refusal_;
    std::shared_ptr<Latest<double>> reports_;
    Pending<std::optional<Refusal>> job_;
    std::unique_ptr<Worker> worker_; ///< Made for the first film.
};

} // namespace zugzwang

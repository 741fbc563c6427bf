// One of our games as a UGI engine: lines in, lines out, thinking on the worker meanwhile. After the Universal Game
// Interface of kz04px/cutegames (`ugi.md`) in the words of PROTOCOL.md.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "ugi/go.hpp"
#include "zugzwang/ai/line_output.hpp"
#include "zugzwang/ai/worker.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::ugi {

/// What an engine starts with; `setoption` changes it.
struct EngineConfig {
    std::string player;   ///< An id of the game's players.
    OptionValues options; ///< Of the game; they go together.
    std::uint64_t seed = 1;
};

/// Used from one thread, which reads the input. Answers appear on the stream from that thread and from the worker.
class Engine {
  public:
    Engine(const Game& game, EngineConfig config, std::ostream& out);
    /// Ends a search that still runs; its best move is still answered.
    ~Engine();

    /// Takes one line; false when it was `quit`. A line that is not understood gets `info string …` and changes
    /// nothing.
    [[nodiscard]] bool handle(std::string_view line);

  private:
    using Words = std::span<const std::string_view>;

    void introduce();
    void set_option(std::string_view line);
    [[nodiscard]] std::optional<Refusal> take_option(std::string_view name, std::string_view value);
    void set_position(Words words);
    void go(Words words);
    void query(Words words);
    void finish_search();
    void open_tables();
    void inform(std::string_view words) { out_.write("info string " + std::string(words)); }

    const Game& game_;
    EngineConfig config_;
    LineOutput out_;
    std::unique_ptr<Table> table_;     ///< The position; this thread's.
    std::shared_ptr<Table> searching_; ///< Holds the player; only touched by jobs, and here when none runs.
    Pending<bool> search_;
    Worker worker_; ///< Last: it ends before what its job uses.
};

/// Serves a whole conversation until `quit` or the end of the input.
void serve(const Game& game, EngineConfig config, std::istream& in, std::ostream& out);

} // namespace zugzwang::ugi

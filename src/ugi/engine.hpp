// One of our games as a UGI engine: lines in, lines out, thinking on the worker meanwhile. After the Universal Game
// Interface of kz04px/cutegames (`ugi.md`) in the words of PROTOCOL.md.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "ugi/words.hpp"
#include "zugzwang/base/worker.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::ugi {

/// What an engine starts with; `setoption` changes it.
struct EngineConfig {
    std::string player;     ///< An id of the game's players.
    OptionValues options;   ///< Of the game; they go together.
    std::uint64_t seed = 1; ///< Of the player's own random choices; the board's is an option of the game.
    std::size_t hash_mb = default_hash_mb; ///< Memory for the player's tables.
    int threads = 1;                       ///< That the player searches with.
    bool ponder = false;                   ///< It thinks on after its answer, until the next line that concerns it.
};

/// Lets several threads write whole lines to one stream; each line is flushed.
class LineOutput {
  public:
    /// The stream must outlive this, and nobody else may write to it.
    explicit LineOutput(std::ostream& stream) : stream_(stream) {}

    /// Any thread.
    void write(std::string_view line) {
        const std::scoped_lock lock(mutex_);
        stream_ << line << std::endl;
    }

  private:
    std::mutex mutex_;
    std::ostream& stream_;
};

/// Used from one thread, which reads the input. Answers appear on the stream from that thread and from the worker.
class Engine {
  public:
    Engine(const Game& game, EngineConfig config, std::ostream& out);
    /// Ends a search that still runs; its best move is still answered.
    ~Engine();

    /// Takes one line; false when it was `quit`. A line that is not understood gets `info string …` and changes
    /// nothing; every `go` gets one `bestmove`, which is `none` when there is nothing to search or it was not
    /// understood.
    [[nodiscard]] bool handle(std::string_view line);

    /// Says why something is passed over.
    void inform(std::string_view words);

  private:
    using Words = std::span<const std::string_view>;

    void introduce();
    void begin_game();
    void set_option(Words words);
    [[nodiscard]] std::optional<Refusal> take_option(std::string_view name, const std::string& value);
    [[nodiscard]] std::optional<Refusal> take_ponder(const std::string& value);
    void set_position(Words words);
    void go(Words words);
    void search(const Go& go);
    void query(Words words);
    void finish_search();
    void open_tables();
    void seat_player();

    const Game& game_;
    EngineConfig config_;
    LineOutput out_;
    std::unique_ptr<Table> table_;     ///< The position; this thread's.
    std::unique_ptr<Table> spare_;     ///< Where a new position is tried before it counts.
    std::unique_ptr<Table> searching_; ///< Where the player sits, at the same position; a running search's alone.
    std::optional<Refusal> clash_;     ///< Why the options set last do not go together; the tables are older then.
    bool placed_ = false;              ///< The position was set, and is not just how the game starts.
    bool searched_ = false;            ///< Since the game began.
    std::uint64_t games_ = 0;          ///< Begun after the first since the seed was set: each draws differently.
    Pending<bool> search_;
    Worker worker_; ///< Last: it ends before what its job uses.
};

/// Serves a whole conversation until `quit` or the end of the input.
void serve(const Game& game, EngineConfig config, std::istream& in, std::ostream& out);

} // namespace zugzwang::ugi

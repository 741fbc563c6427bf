// Takes many games into the library and out of it, a few at a time, so that no frame waits for them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/opened.hpp"
#include "keep/library.hpp"

namespace zugzwang {

class Transfer {
  public:
    /// Null: nothing can be taken in.
    explicit Transfer(Library* library) : library_(library) {}

    void take_in(OpenedGames games);
    /// All games that the filter lets through.
    void give_out(const LibraryFilter& filter);

    /// Does a little; true when all that was taken in or given out is done, once.
    bool step();
    [[nodiscard]] bool is_running() const { return running_; }
    /// How far it is, and at its end what came of it; translated.
    [[nodiscard]] std::string words() const;
    [[nodiscard]] bool takes_in() const { return takes_in_; }
    /// What was given out.
    [[nodiscard]] std::vector<GameRecord> take_records();

  private:
    void add(const OpenedGames::One& one);
    void read_some();

    static constexpr std::size_t taken_in_a_step = 2, read_in_a_step = 8;

    Library* library_;
    bool running_ = false, takes_in_ = false;
    OpenedGames coming_;
    std::size_t done_ = 0, added_ = 0;
    LibraryFilter filter_;
    std::size_t whole_ = 0;
    std::optional<Refusal> not_kept_; ///< Why the library took no more.
    std::vector<GameRecord> records_;
};

} // namespace zugzwang

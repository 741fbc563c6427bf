// The games of the library: as a list asks for them, and many taken in and out, a few at a time.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "desk/opened.hpp"
#include "keep/library.hpp"

namespace zugzwang {

class Shelf {
  public:
    /// Null: there are no games.
    explicit Shelf(Library* library) : library_(library) { reload(); }

    [[nodiscard]] const LibraryFilter& filter() const { return filter_; }
    void set_filter(LibraryFilter filter);
    /// The library has changed.
    void reload();

    /// Of the games that the filter lets through.
    [[nodiscard]] const LibraryTally& tally() const { return tally_; }
    [[nodiscard]] std::size_t size() const { return tally_.games; }
    /// Null beyond the last one. Valid until the next call.
    [[nodiscard]] const LibraryEntry* at(std::size_t index) const;
    /// Where the game stands, looked for about that place.
    [[nodiscard]] std::optional<std::size_t> index_of(std::int64_t id, std::size_t about) const;

    /// As those of the library.
    [[nodiscard]] std::optional<Refusal> remove(std::int64_t id);
    [[nodiscard]] std::optional<Refusal> restore(std::int64_t id);

    /// So many games are read at once.
    static constexpr std::size_t page_size = 24;

  private:
    static constexpr std::size_t max_pages = 8;

    Library* library_;
    LibraryFilter filter_;
    LibraryTally tally_;
    mutable std::map<std::size_t, std::vector<LibraryEntry>> pages_; ///< Those that were read.
};

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

// The games of the library as a list asks for them: those that the filter lets through, newest first, of which only
// what is looked at is read.
#pragma once

#include <map>
#include <optional>
#include <vector>

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

} // namespace zugzwang

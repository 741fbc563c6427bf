// The games by link that a person has begun or answered: what their letters say by now, who the friend is, and what
// only this side knows. In memory for whoever asks, in a SQLite file by a worker. What a letter means is not looked at
// here.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "keep/book.hpp"
#include "keep/mend.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

struct KeptLetter {
    std::uint64_t id = 0;             ///< Of the game, the same in all its letters.
    std::string name{};               ///< The friend's.
    std::optional<Side> side{};       ///< The person's; empty until the board is there.
    std::string text{};               ///< The letter as it stands, moves that were not sent included; empty: dropped.
    std::string secret{};             ///< That opens the board; empty where this side has none, or has opened it.
    std::size_t settled = 0;          ///< So many of its moves the friend has seen.
    std::chrono::sys_seconds begun{}; ///< Here.

    friend bool operator==(const KeptLetter&, const KeptLetter&) = default;
};

class KeptLetters {
  public:
    /// In the place of the one of the same game, which goes where the new one has no text.
    void add(const KeptLetter& letter);
    /// By the number of the game.
    [[nodiscard]] const std::map<std::uint64_t, KeptLetter>& all() const { return all_; }
    /// Null where there is none of that number.
    [[nodiscard]] const KeptLetter* find(std::uint64_t id) const;

    friend bool operator==(const KeptLetters&, const KeptLetters&) = default;

  private:
    std::map<std::uint64_t, KeptLetter> all_;
};

/// All letters of a file; none where it is not there. Refuses a file that is no such file, or of a newer version.
[[nodiscard]] Result<KeptLetters> read_letters(const std::filesystem::path& file);
/// As keep/mend.hpp does it.
[[nodiscard]] Result<std::optional<Mended>> mend_letters(const std::filesystem::path& file);
/// Puts letters into the file, in the place of those of the same games, all or none, and waits for the disk; false
/// where it takes none. Those without a text only take the old ones out.
[[nodiscard]] bool write_letters(const std::filesystem::path& file, const std::vector<KeptLetter>& letters);

/// Main thread only.
class LetterBook : public Book<KeptLetters, KeptLetter> {
  public:
    LetterBook(std::filesystem::path file, Worker& worker);

    [[nodiscard]] const KeptLetters& letters() const { return kept(); }
};

} // namespace zugzwang

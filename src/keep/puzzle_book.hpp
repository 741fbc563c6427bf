// Keeps what was solved: in memory for whoever asks, in a SQLite file by a worker.
#pragma once

#include <deque>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "keep/puzzle_marks.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// All marks of a file; none where it is not there. Refuses a file that is no such file, or of a newer version.
[[nodiscard]] Result<PuzzleMarks> read_puzzle_marks(const std::filesystem::path& file);
/// Adds marks to the file, all or none, and waits for the disk; false where it takes none.
[[nodiscard]] bool write_puzzle_marks(const std::filesystem::path& file, const std::vector<PuzzleMark>& marks);

/// Main thread only.
class PuzzleBook {
  public:
    /// The worker outlives it. A file that cannot be read is set aside as FILE.broken, one of a newer version is left
    /// alone; `take_trouble` tells of either.
    PuzzleBook(std::filesystem::path file, Worker& worker);

    [[nodiscard]] const PuzzleMarks& marks() const { return marks_; }
    /// Counts at once, and is on the disk soon. What the disk does not take is tried again with the next mark.
    void add(PuzzleMark mark);
    /// Tries once more to write what is not written; to be called before the worker is waited for the last time.
    void write_again() { write(); }
    /// What a person should know, translated; each once.
    [[nodiscard]] std::optional<std::string> take_trouble();
    /// Takes what the worker has to tell.
    void gather();

  private:
    void write();

    std::filesystem::path file_;
    Worker& worker_;
    PuzzleMarks marks_;
    bool untouchable_ = false;
    std::vector<PuzzleMark> unwritten_; ///< The first `in_writing_` of them are with the worker.
    std::size_t in_writing_ = 0;
    Pending<bool> writing_;
    bool told_of_failure_ = false;
    std::deque<std::string> trouble_;
};

} // namespace zugzwang

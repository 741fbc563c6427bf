// What is kept of somebody's practice (practice/notes.hpp) in a SQLite file: the games that were read, the mistakes and
// exercises found there, and every try.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "keep/book.hpp"
#include "keep/mend.hpp"
#include "practice/notes.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// What is known of an exercise as a game record on one line: it begins with the exercise's position, the mistake is
/// its only move, and it has the values of both.
[[nodiscard]] std::string exercise_line(const practice::Exercise& exercise);
/// Takes all that from such a line and judges it; the rest of the exercise is known, its key too. Empty where the line
/// is of another exercise, or tells of no mistake.
[[nodiscard]] std::optional<practice::Exercise> exercise_from(const std::string& line, practice::Exercise rest);

/// All notes of a file; none where it is not there. Refuses a file that is no such file, or of a newer version.
/// Exercises that say nothing of a mistake any more, since somebody changed the file, are passed over.
[[nodiscard]] Result<practice::Notes> read_practice(const std::filesystem::path& file);
/// As keep/mend.hpp does it.
[[nodiscard]] Result<std::optional<Mended>> mend_practice(const std::filesystem::path& file);
/// Adds notes to the file, all or none, and waits for the disk; false where it takes none.
[[nodiscard]] bool write_practice(const std::filesystem::path& file, const std::vector<practice::Note>& notes);

/// Main thread only.
class PracticeBook : public Book<practice::Notes, practice::Note> {
  public:
    PracticeBook(std::filesystem::path file, Worker& worker);

    [[nodiscard]] const practice::Notes& notes() const { return kept(); }
};

} // namespace zugzwang

// What is kept of something in a file of its own: all of it in memory for whoever asks, and each thing more on the disk
// soon, by a worker.
#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// How such a file is read and written.
template <class Kept, class Note>
struct BookForm {
    /// All of it; nothing where there is no file.
    Result<Kept> (*read)(const std::filesystem::path& file);
    /// Adds all notes or none, and waits for the disk; false where it takes none.
    bool (*write)(const std::filesystem::path& file, const std::vector<Note>& notes);
    std::string newer;       ///< The message of the refusal of a file of a newer version.
    const char* cannot_save; ///< A message, with {folder} in it.
};

/// Main thread only.
template <class Kept, class Note>
class Book {
  public:
    /// The worker outlives it. Of a file that cannot be read `take_trouble` tells; one of a newer version is left
    /// alone.
    Book(const BookForm<Kept, Note>& form, std::filesystem::path file, Worker& worker)
        : form_(form), file_(std::move(file)), worker_(worker) {
        auto read = form_.read(file_);
        if (read) {
            kept_ = *std::move(read);
            return;
        }
        untouchable_ = read.refusal().message == form_.newer;
        trouble_.push_back(tr(read.refusal()));
    }

    /// Counts at once, and is on the disk soon. What the disk does not take is tried again with the next one.
    void add(Note note) {
        kept_.add(note);
        unwritten_.push_back(std::move(note));
        gather();
        write_again();
    }
    /// Tries once more to write what is not written; to be called before the worker is waited for the last time.
    void write_again() {
        if (untouchable_ || writing_ || unwritten_.empty()) return;
        in_writing_ = unwritten_.size();
        writing_ = worker_.submit([write = form_.write, file = file_, notes = unwritten_](const std::stop_token&) {
            return write(file, notes);
        });
    }
    /// Takes what the worker has to tell.
    void gather() {
        const auto written = writing_.take();
        if (!written) return;
        if (*written) {
            unwritten_.erase(unwritten_.begin(), unwritten_.begin() + static_cast<std::ptrdiff_t>(in_writing_));
            told_of_failure_ = false;
            write_again(); // what came meanwhile
        } else if (!std::exchange(told_of_failure_, true)) {
            trouble_.push_back(tr(form_.cannot_save, {{"folder", file_.parent_path().string()}}));
        }
    }
    /// In memory alone: answers all that was kept, and keeps that from now on; what is not written is forgotten. To be
    /// called while nothing is being written, for files that go or come back (keep/put_away.hpp).
    Kept exchange(Kept kept) {
        unwritten_.clear();
        return std::exchange(kept_, std::move(kept));
    }
    /// The file is ours to write.
    [[nodiscard]] bool writes() const { return !untouchable_; }
    /// What a person should know, translated; each once.
    [[nodiscard]] std::optional<std::string> take_trouble() {
        gather();
        if (trouble_.empty()) return std::nullopt;
        auto words = std::move(trouble_.front());
        trouble_.pop_front();
        return words;
    }

  protected:
    [[nodiscard]] const Kept& kept() const { return kept_; }

  private:
    BookForm<Kept, Note> form_;
    std::filesystem::path file_;
    Worker& worker_;
    Kept kept_;
    bool untouchable_ = false;
    std::vector<Note> unwritten_; ///< The first `in_writing_` of them are with the worker.
    std::size_t in_writing_ = 0;
    Pending<bool> writing_;
    bool told_of_failure_ = false;
    std::deque<std::string> trouble_;
};

} // namespace zugzwang

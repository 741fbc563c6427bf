// Hands the pieces of some work out to many machines, gathers what they print, and hands out again what was lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "farm/farm.hpp"
#include "farm/machine.hpp"

namespace zugzwang::farm {

/// A piece may be lost so often until the work is given up.
inline constexpr int max_losses = 3;

struct Piece {
    std::uint64_t number = 0; ///< Of no other piece.
    std::string text;         ///< The word of a command that asks for it.
};

struct Work {
    Farm* farm = nullptr;
    /// What the texts of pieces are put behind: prints the head, the line of its machine, and a line for each result.
    Task command;
    std::filesystem::path folder; ///< That all machines see. Results that were left there are gathered first.
    std::string head;             ///< Of this work alone: what a program prints under another head does not count.
    std::size_t together = 1;     ///< Pieces that one task does, at least.
    /// What is missing. Asked at the start and whenever something was taken; with nothing missing the work is done,
    /// whatever is still under way.
    std::function<std::vector<Piece>()> due{};
    /// Of which piece the line is the whole result, if it is one.
    std::function<std::optional<std::uint64_t>(const std::string& line)> number{};
    /// Keeps the result of a piece that is due. False when it is not that piece's after all; a refusal ends the work.
    std::function<Result<bool>(const Piece& piece, const std::string& line, const Machine& machine)> take{};
    std::function<bool()> stopped{}; ///< Whether somebody wants it to end.
};

struct HandedOut {
    std::uint64_t lost = 0;     ///< Pieces whose results did not come and that were handed out again.
    std::uint64_t repeated = 0; ///< Results of pieces that had one; they do not count.
    bool is_stopped = false;
};

/// For one thread.
class HandOut {
  public:
    explicit HandOut(Work work) : work_(std::move(work)) {}

    /// A result that is kept already; when the same line comes again it is no repetition.
    void know(std::uint64_t number, const std::string& line);
    /// Ends when nothing is due, and removes the folders of its tasks then; or when it is stopped. Refuses what the
    /// farm and `take` refuse, and a piece that was lost too often, with the last words of its task.
    [[nodiscard]] Result<HandedOut> run();

  private:
    struct Loss {
        int times = 0;
        std::filesystem::path errors; ///< What the task wrote that was to do it.
    };
    struct Came {
        std::string line;
        Machine machine;
    };

    [[nodiscard]] std::optional<Refusal> given_up() const;
    std::optional<Refusal> hand_out(const std::vector<Piece>& pieces);
    [[nodiscard]] bool have_come(const std::vector<Piece>& pieces) const;
    void count_losses(const std::vector<Piece>& pieces);
    std::optional<Refusal> look_into(const std::filesystem::path& folder);
    std::optional<Refusal> look_into_all();
    void read(const std::filesystem::path& result);
    std::optional<Refusal> take_due();
    void remove_folders() const;

    Work work_;
    std::vector<Piece> due_;
    std::filesystem::path folder_;                          ///< Of the tasks under way.
    std::map<std::uint64_t, Came> waiting_;                 ///< Until they are due.
    std::set<std::uint64_t> known_;                         ///< Pieces that have a result.
    std::set<std::size_t> seen_;                            ///< Hashes of the results that were read.
    std::map<std::filesystem::path, std::uintmax_t> sizes_; ///< Of the files when they were read.
    std::map<std::uint64_t, Loss> losses_;
    HandedOut handed_out_;
};

} // namespace zugzwang::farm

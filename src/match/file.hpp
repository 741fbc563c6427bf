// The record file of a match or tournament: the plan's line, then one line for every game as it ended. What was killed
// goes on from its file; the files of shards add up.
#pragma once

#include <array>
#include <fstream>
#include <string>
#include <vector>

#include "match/plan.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

/// The whole lines of a file, and what stands after the last of them.
struct Lines {
    std::vector<std::string> whole;
    std::string rest;
};
[[nodiscard]] Result<Lines> read_lines(const std::string& file);

struct RecordFile {
    std::string plan;                ///< The first line.
    std::vector<GameRecord> records; ///< No game twice, each over and with its match figures, in the order of their
                                     ///< numbers.
};

/// Of a match.
struct MatchFile : RecordFile {
    std::string game; ///< Its id.
    std::array<std::string, 2> players;
    bool swap = false;
};

/// The line names what decides the games of a match or tournament: a record file begins with it.
[[nodiscard]] bool is_plan_line(const std::string& line);

/// The games of a record file, without a last line that was cut off; refuses other text, naming the line.
[[nodiscard]] Result<RecordFile> read_record_file(const std::string& file);
/// The games of several files of the same plan, each once; refuses files of different plans, and a game that two files
/// tell differently. Requires a file.
[[nodiscard]] Result<RecordFile> merged_record_files(const std::vector<std::string>& files);

/// The same of a match; refuses the file of anything else.
[[nodiscard]] Result<MatchFile> read_match_file(const std::string& file);

[[nodiscard]] Result<MatchFile> merged_match_files(const std::vector<std::string>& files);

/// Adds the record of a game to others in the order of their numbers.
void add_in_order(GameRecord record, std::vector<GameRecord>& to);

/// A record file open for more games of a plan.
class RecordWriter {
  public:
    /// Begins the file, or goes on with one that was begun with the same line for its plan: a last line that was cut
    /// off goes, the games that stand in it come back. Refuses the file of another plan and any other file.
    [[nodiscard]] static Result<RecordWriter> open(const std::string& plan, const std::string& file);

    [[nodiscard]] const std::vector<GameRecord>& found() const { return found_; }
    /// False when it could not be written.
    [[nodiscard]] bool add(const GameRecord& record);

  private:
    RecordWriter(std::ofstream stream, std::vector<GameRecord> found)
        : stream_(std::move(stream)), found_(std::move(found)) {}

    std::ofstream stream_;
    std::vector<GameRecord> found_;
};

} // namespace zugzwang::match

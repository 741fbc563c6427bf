#include "match/file.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "record/json.hpp"
#include "record/record.hpp"

namespace zugzwang::match {
namespace {

Refusal no_record_file(const std::string& file) { return Refusal{"{} is not the record file of a match", file}; }

/// The games by their number.
class Games {
  public:
    [[nodiscard]] std::optional<Refusal> add(GameRecord record) {
        if (!record.match) return Refusal{"not a game of a match: no index"};
        if (!record.result) return Refusal{"the game is not over"};
        const auto [place, is_new] = games_.try_emplace(record.match->index, record);
        const auto& known = place->second;
        const bool same = known.start == record.start &&
                          std::ranges::equal(known.moves, record.moves, {}, &RecordedMove::text, &RecordedMove::text) &&
                          known.result->outcome.winner == record.result->outcome.winner;
        if (is_new || same) return std::nullopt;
        return Refusal{"game {} stands there twice, played differently", record.match->index};
    }
    [[nodiscard]] std::vector<GameRecord> all() && {
        std::vector<GameRecord> records;
        for (auto& [index, record] : games_)
            records.push_back(std::move(record));
        return records;
    }

  private:
    std::map<std::uint64_t, GameRecord> games_;
};

Result<RecordFile> file_from(const Lines& lines, const std::string& file) {
    if (lines.whole.empty() || !is_plan_line(lines.whole.front())) return no_record_file(file);
    Games games;
    for (std::size_t at = 1; at < lines.whole.size(); ++at) {
        auto record = record_from_json_line(lines.whole[at]);
        auto trouble = record ? games.add(*std::move(record)) : record.refusal();
        if (trouble) return Refusal{"{}, line {}: {}", file, at + 1, trouble->words};
    }
    if (auto last = record_from_json_line(lines.rest)) static_cast<void>(games.add(*std::move(last)));
    return RecordFile{lines.whole.front(), std::move(games).all()};
}

Result<MatchFile> match_from(RecordFile records, const std::string& file) {
    try {
        const auto json = Json::parsed(records.plan);
        MatchFile match{std::move(records), {}, {}, false};
        json.at("match").read(match.game);
        json.at("players").read(match.players);
        json.at("swap").read(match.swap);
        return match;
    } catch (const BadJson&) {
        return no_record_file(file);
    }
}

/// Puts the file's text in place in one step, so that a kill at any moment leaves the old or the new one.
bool replace(const std::string& file, const RecordFile& match) {
    const auto fresh = file + ".new";
    std::ofstream output(fresh, std::ios::trunc);
    output << match.plan << '\n';
    for (const auto& record : match.records)
        output << to_json_line(record) << '\n';
    output.close();
    std::error_code failed;
    if (output) std::filesystem::rename(fresh, file, failed);
    return output && !failed;
}

} // namespace

Result<Lines> read_lines(const std::string& file) {
    std::ifstream input(file, std::ios::binary);
    if (!input || std::filesystem::is_directory(file)) return Refusal{"cannot be read: {}", file};
    Lines lines;
    for (std::string line; std::getline(input, line);) {
        if (input.eof())
            lines.rest = line;
        else
            lines.whole.push_back(std::move(line));
    }
    return lines;
}

bool is_plan_line(const std::string& line) {
    try {
        const auto json = Json::parsed(line);
        return json.contains("match") || json.contains("tournament");
    } catch (const BadJson&) {
        return false;
    }
}

Result<RecordFile> read_record_file(const std::string& file) {
    const auto lines = read_lines(file);
    if (!lines) return lines.refusal();
    return file_from(*lines, file);
}

Result<RecordFile> merged_record_files(const std::vector<std::string>& files) {
    auto whole = read_record_file(files.front());
    if (!whole) return whole;
    Games games;
    for (const auto& file : files) {
        auto part = read_record_file(file);
        if (!part) return part;
        if (part->plan != whole->plan) return Refusal{"{} and {} are of different matches", files.front(), file};
        for (auto& record : part->records) {
            if (const auto trouble = games.add(std::move(record))) return Refusal{"{}: {}", file, trouble->words};
        }
    }
    whole->records = std::move(games).all();
    return whole;
}

Result<MatchFile> read_match_file(const std::string& file) {
    auto records = read_record_file(file);
    if (!records) return records.refusal();
    return match_from(*std::move(records), file);
}

Result<MatchFile> merged_match_files(const std::vector<std::string>& files) {
    auto records = merged_record_files(files);
    if (!records) return records.refusal();
    return match_from(*std::move(records), files.front());
}

void add_in_order(GameRecord record, std::vector<GameRecord>& to) {
    const auto number = [](const GameRecord& one) { return one.match->index; };
    const auto before = std::ranges::upper_bound(to, record.match->index, {}, number);
    to.insert(before, std::move(record));
}

Result<RecordWriter> RecordWriter::open(const std::string& plan, const std::string& file) {
    RecordFile match{plan, {}};
    auto lines = std::filesystem::exists(file) ? read_lines(file) : Result<Lines>(Lines{});
    if (!lines) return lines.refusal();
    const bool was_begun = !lines->whole.empty();
    // A kill may have cut off even the first line.
    if (!was_begun && !match.plan.starts_with(lines->rest)) return no_record_file(file);
    if (was_begun) {
        auto found = file_from(*lines, file);
        if (!found) return found.refusal();
        if (found->plan != match.plan) return Refusal{"{} holds the games of another match", file};
        match = *std::move(found);
    }
    if ((!was_begun || !lines->rest.empty()) && !replace(file, match)) return Refusal{"cannot be written: {}", file};
    std::ofstream stream(file, std::ios::app);
    if (!stream) return Refusal{"cannot be written: {}", file};
    return RecordWriter(std::move(stream), std::move(match.records));
}

bool RecordWriter::add(const GameRecord& record) {
    stream_ << to_json_line(record) << std::endl;
    return static_cast<bool>(stream_);
}

} // namespace zugzwang::match

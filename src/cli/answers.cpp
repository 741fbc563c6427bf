// `zugzwang answers DIR`: what a class answered to a set, a line each in the files of a folder, as a table.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "cli/command.hpp"
#include "keep/disk.hpp"
#include "sheet/answer_table.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_answer_bytes = std::size_t{1} << 20;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF"; // some editors put it before everything

struct AnswersArguments {
    std::string folder, key, csv;
};

/// The files of a folder whose names end so, by their names.
std::vector<fs::path> files_in(const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().filename().string().ends_with(ending)) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

Result<std::string> text_in(const fs::path& file, std::size_t most) {
    auto found = read_file(file, most);
    if (found.state != FileText::State::read) return Refusal{"cannot be read: {}", file.string()};
    if (found.text.size() > most) return Refusal{"{} is longer than {} bytes", file.string(), most};
    if (found.text.starts_with(byte_order_mark)) found.text.erase(0, byte_order_mark.size());
    return std::move(found.text);
}

Result<fs::path> key_file(const AnswersArguments& arguments) {
    if (!arguments.key.empty()) return fs::path(arguments.key);
    const auto keys = files_in(arguments.folder, ".answers.json");
    if (keys.empty())
        return Refusal{"{} has no file that ends in .answers.json; --key FILE names one", arguments.folder};
    if (keys.size() > 1)
        return Refusal{"{} has several files that end in .answers.json; --key FILE says which", arguments.folder};
    return keys.front();
}

Result<sheet::AnswerKey> key_in(const fs::path& file) {
    const auto text = text_in(file, sheet::max_set_bytes);
    if (!text) return text.refusal();
    auto key = sheet::read_key(catalog(), *text);
    if (!key) return Refusal{"{}: {}", file.string(), key.refusal().words};
    return key;
}

/// Adds what a file holds; answers how many of its lines were refused, each of which is told.
std::size_t add_lines(const fs::path& file, std::string_view text, sheet::AnswerTable& table, const Streams& streams) {
    std::size_t number = 0, refused = 0;
    for (const auto& token : split(text, '\n')) {
        ++number;
        const auto inside = trimmed(token.text);
        if (inside.empty()) continue;
        const auto place = filled("{}, line {}", file.string(), number);
        const auto line = sheet::read_answer_line(inside);
        const auto refusal = line ? table.add(*line, place) : std::optional(line.refusal());
        if (!refusal) continue;
        ++refused;
        streams.err << "zugzwang: " << printable(filled("{}: {}", place, refusal->words)) << std::endl;
    }
    return refused;
}

Result<Answer> answers_of(const AnswersArguments& arguments, const Streams& streams) {
    if (arguments.folder.empty()) return Refusal{"answers: which folder holds them?"};
    std::error_code failed;
    if (!fs::is_directory(arguments.folder, failed)) return Refusal{"that is no folder: {}", arguments.folder};
    const auto key = key_file(arguments);
    if (!key) return key.refusal();
    auto known = key_in(*key);
    if (!known) return known.refusal();
    const auto& game = *find_game(known->set.game);
    sheet::AnswerTable table(game, *std::move(known));
    std::size_t refused = 0;
    for (const auto& file : files_in(arguments.folder, ".txt")) {
        const auto text = text_in(file, max_answer_bytes);
        if (!text) return text.refusal();
        refused += add_lines(file, *text, table, streams);
    }
    if (table.rows().empty() && refused == 0)
        return Refusal{"{} has no answers: lines in files that end in .txt", arguments.folder};
    if (!arguments.csv.empty() && !replace_on_disk(arguments.csv, table_csv(table)))
        return Refusal{"cannot be written: {}", arguments.csv};
    streams.out << table_words(table);
    return Answer{refused == 0 ? exit_done : exit_failed};
}

} // namespace

Command answers_command(CommandLine& program) {
    auto& command = program.command("answers", tr("Collects a class's answers to a set into a table"));
    auto arguments = std::make_shared<AnswersArguments>();
    command.word("DIR", arguments->folder, "DIR", tr("The folder with the answers, a line each in files .txt"));
    command.word("--key", arguments->key, "FILE",
                 tr("The sheet's answers; otherwise the one file .answers.json of the folder"));
    command.word("--csv", arguments->csv, "FILE", tr("Writes the table there for a spreadsheet"));
    return {&command, false, [arguments](const Streams& streams) { return answers_of(*arguments, streams); }};
}

} // namespace zugzwang::cli

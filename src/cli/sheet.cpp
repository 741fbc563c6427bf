// `zugzwang sheet GAME OUT`: puzzles of a game as pages to print, with their key and the set that a class opens.
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "cli/bot_words.hpp"
#include "farm/program.hpp"
#include "keep/disk.hpp"
#include "puzzles/pack.hpp"
#include "sheet/class_set.hpp"
#include "sheet/pages.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view converter = "rsvg-convert";

struct SheetArguments {
    explicit SheetArguments(CommandLine& command)
        : words(command, GameChoice::Options::none, "OUT",
                tr("The sheet, a .pdf, or a .svg for each page; beside it go its answers and the set for a class")) {}

    BotWords words;
    std::int64_t count = 12, seed = 1;
    std::optional<std::int64_t> difficulty;
    std::string paper = "a4";
};

Result<Answer> sheet_of(const SheetArguments& arguments) {
    const auto game = arguments.words.game();
    if (!game) return game.refusal();
    if (!(*game)->puzzles) return Refusal{"there are no puzzles of {}", (*game)->id};
    auto file = arguments.words.word();
    if (!file) return file.refusal();
    if (!file->ends_with(".pdf") && !file->ends_with(".svg"))
        return Refusal{"a sheet's name ends in .pdf or .svg, not {}", *file};
    if (arguments.paper != "a4" && arguments.paper != "letter")
        return Refusal{"--paper is a4 or letter, not {}", arguments.paper};
    const auto difficulty = static_cast<int>(arguments.difficulty.value_or(sheet::any_difficulty));
    return Answer{SheetRequest{.game = (*game)->id,
                               .wish = {.count = static_cast<std::size_t>(arguments.count),
                                        .difficulty = difficulty,
                                        .seed = static_cast<std::uint64_t>(arguments.seed)},
                               .paper = arguments.paper == "a4" ? sheet::Paper::a4 : sheet::Paper::letter,
                               .file = *std::move(file)}};
}

/// What makes the same sheet again.
std::string call_of(const SheetRequest& request) {
    auto call = filled("zugzwang sheet {} --count {}", request.game, request.wish.count);
    if (request.wish.difficulty != sheet::any_difficulty) call += filled(" --difficulty {}", request.wish.difficulty);
    call += filled(" --seed {}", request.wish.seed);
    if (request.paper == sheet::Paper::letter) call += " --paper letter";
    return call + filled(" {}", fs::path(request.file).filename().string());
}

/// `sheet.pdf` with other endings than its own: `sheet-2.svg`, `sheet.set.json`.
fs::path with_ending(const fs::path& file, const std::string& ending) {
    auto other = file;
    other.replace_extension();
    return other += ending;
}

Refusal not_written(const fs::path& file) { return Refusal{"cannot be written: {}", file.string()}; }

std::optional<Refusal> write_svgs(const fs::path& file, const std::vector<std::string>& pages) {
    for (std::size_t index = 0; index < pages.size(); ++index) {
        const auto name = with_ending(file, filled("-{}.svg", index + 1));
        if (!replace_on_disk(name, pages[index])) return not_written(name);
    }
    return std::nullopt;
}

/// Files that are gone when it is.
struct Scraps {
    Scraps() = default;
    Scraps(const Scraps&) = delete;
    Scraps& operator=(const Scraps&) = delete;
    ~Scraps() {
        std::error_code ignored;
        for (const auto& file : files)
            fs::remove(file, ignored);
    }

    std::vector<fs::path> files;
};

std::optional<Refusal> write_pdf(const fs::path& program, const fs::path& file, const std::vector<std::string>& pages) {
    Scraps scraps;
    const auto part = beside(file, ".part");
    scraps.files.push_back(part);
    std::vector<std::string> call{"--format", "pdf", "--output", part.string()};
    for (std::size_t index = 0; index < pages.size(); ++index) {
        const auto page = beside(file, filled(".part-{}.svg", index + 1));
        scraps.files.push_back(page);
        if (!write_to_disk(page, pages[index])) return not_written(page);
        call.push_back(page.string());
    }
    const auto said = farm::said_by(program, call);
    if (!said.succeeded) return Refusal{"{} could not make {}: {}", converter, file.string(), printable(said.err)};
    if (!put_in_place(part, file)) return not_written(file);
    return std::nullopt;
}

std::optional<Refusal> write_pages(const fs::path& file, const std::vector<std::string>& pages) {
    if (file.extension() == ".svg") return write_svgs(file, pages);
    const auto program = farm::program_in_path(std::string(converter));
    if (!program)
        return Refusal{"a PDF needs the program {} (package librsvg2-bin), which is not installed; {} needs none",
                       converter, with_ending(file, ".svg").string()};
    return write_pdf(*program, file, pages);
}

Result<std::string> write(const SheetRequest& request, const SheetMaterial& material) {
    const auto pack = puzzles::read_pack(material.pack);
    if (!pack) return pack.refusal();
    const auto puzzles = sheet::questions_of(request.wish, *pack);
    if (!puzzles) return puzzles.refusal();
    const auto key = sheet::key_of(request.wish, *puzzles);
    const auto foot = filled("{}   [{}]", call_of(request), id_of(key.set));
    const auto pages = sheet::pages_of({.game = *find_game(request.game), .puzzles = *puzzles, .foot = foot},
                                       {.theme = material.theme, .sprites = material.sprites, .paper = request.paper});
    if (!pages) return pages.refusal();
    const auto file = fs::absolute(request.file); // so that its folder is there, and no name taken for an option
    if (auto refusal = write_pages(file, *pages)) return *std::move(refusal);
    const auto answers = with_ending(file, ".answers.json"), set = with_ending(file, ".set.json");
    if (!replace_on_disk(answers, text_of(key))) return not_written(answers);
    if (!replace_on_disk(set, text_of(key.set))) return not_written(set);
    const auto first = file.extension() == ".svg" ? with_ending(file, "-1.svg") : file;
    const auto count = static_cast<std::int64_t>(pages->size());
    return tr_n("{file}: {n} page to print, the solutions last", "{file}: {n} pages to print, the solutions last",
                count, {{"file", first.string()}}) +
           '\n' + tr("{file}: the answers, for the teacher", {{"file", answers.string()}}) + '\n' +
           tr("{file}: the set that the class opens, without answers", {{"file", set.string()}}) + '\n';
}

} // namespace

Command sheet_command(CommandLine& program) {
    auto& command = program.command("sheet", tr("Makes a sheet of puzzles to print, with solutions, and a set for a "
                                                "class; a PDF needs the program rsvg-convert"));
    auto arguments = std::make_shared<SheetArguments>(command);
    command.number("--count", arguments->count, {1, static_cast<std::int64_t>(sheet::max_count)}, "N",
                   tr("How many puzzles"));
    command.number("--difficulty", arguments->difficulty, {puzzles::easiest, puzzles::hardest}, "D",
                   tr("Only those of that difficulty, 1 to 5"));
    command.number("--seed", arguments->seed, seeds, "S", tr("The same seed makes the same sheet"));
    command.word("--paper", arguments->paper, "a4|letter", tr("The size of the pages"));
    return {&command, true, [arguments](const Streams&) { return sheet_of(*arguments); }};
}

int write_sheet(const SheetRequest& request, const SheetMaterial& material, const Streams& streams) {
    const auto told = write(request, material);
    if (!told) {
        streams.err << "zugzwang: " << printable(told.refusal().words) << std::endl;
        return exit_refused;
    }
    streams.out << *told;
    return ended(exit_done, streams);
}

} // namespace zugzwang::cli

// `zugzwang sheet GAME OUT`: puzzles of a game, or exercises of one's own, as pages to print, with their key and the
// set that a class opens.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "cli/bot_words.hpp"
#include "keep/disk.hpp"
#include "sheet/order.hpp"
#include "sheet/pdf.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

namespace fs = std::filesystem;

namespace {

struct SheetArguments {
    explicit SheetArguments(CommandLine& command)
        : words(command, GameChoice::Options::none, "OUT",
                tr("The sheet, a .pdf, or a .svg for each page; beside it go its answers and the set for a class")) {}

    BotWords words;
    std::int64_t count = 12;
    std::optional<std::int64_t> difficulty, seed;
    std::string paper = "a4", from = "puzzles";
    std::optional<std::string> which;
    bool grey = false;
};

/// Which of the exercises, or which of the words cannot be.
std::optional<Refusal> choose_exercises(const SheetArguments& arguments, const Game& game, SheetRequest& request) {
    if (arguments.difficulty) return Refusal{"--difficulty is for puzzles, not for practice"};
    if (arguments.seed) return Refusal{"--seed is for puzzles, not for practice"};
    request.asks = sheet::Asks::better;
    const auto which = arguments.which.value_or("due");
    request.due = which == "due";
    if (request.due || which == "all") return std::nullopt;
    const auto& kinds = game.mistakes.kinds;
    if (std::ranges::find(kinds, which, &MistakeKind::id) == kinds.end())
        return Refusal{"--which is due, all or a kind of mistakes ({}), not {}", joined(kinds, ", ", &MistakeKind::id),
                       which};
    request.kind = which;
    return std::nullopt;
}

Result<Answer> sheet_of(const SheetArguments& arguments) {
    const auto game = arguments.words.game();
    if (!game) return game.refusal();
    auto file = arguments.words.word();
    if (!file) return file.refusal();
    if (!file->ends_with(".pdf") && !file->ends_with(".svg"))
        return Refusal{"a sheet's name ends in .pdf or .svg, not {}", *file};
    if (arguments.paper != "a4" && arguments.paper != "letter")
        return Refusal{"--paper is a4 or letter, not {}", arguments.paper};
    if (arguments.from != "puzzles" && arguments.from != "practice")
        return Refusal{"--from is puzzles or practice, not {}", arguments.from};
    SheetRequest request{.game = (*game)->id,
                         .wish = {.count = static_cast<std::size_t>(arguments.count)},
                         .paper = arguments.paper == "a4" ? sheet::Paper::a4 : sheet::Paper::letter,
                         .grey = arguments.grey,
                         .file = *std::move(file)};
    if (arguments.from == "practice") {
        if (auto refusal = choose_exercises(arguments, **game, request)) return *std::move(refusal);
        return Answer{std::move(request)};
    }
    if (!(*game)->puzzles) return Refusal{"there are no puzzles of {}", (*game)->id};
    if (arguments.which) return Refusal{"--which is for practice, not for puzzles"};
    request.wish.difficulty = static_cast<int>(arguments.difficulty.value_or(sheet::any_difficulty));
    request.wish.seed = static_cast<std::uint64_t>(arguments.seed.value_or(1));
    return Answer{std::move(request)};
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

std::optional<Refusal> write_pages(const fs::path& file, const std::vector<std::string>& pages) {
    if (file.extension() == ".svg") return write_svgs(file, pages);
    const auto make_pdf = sheet::pdf_maker();
    if (!make_pdf)
        return Refusal{"a PDF needs the program {} (package {}), which is not installed; {} needs none",
                       sheet::pdf_program, sheet::pdf_package, with_ending(file, ".svg").string()};
    return make_pdf(file, pages);
}

Result<std::string> write(const SheetRequest& request, const SheetMaterial& material) {
    if (!material.questions) return material.questions.refusal();
    const sheet::SheetOrder order{.game = find_game(request.game),
                                  .asks = request.asks,
                                  .wish = request.wish,
                                  .questions = *material.questions,
                                  .paper = request.paper,
                                  .grey = request.grey};
    const auto key = key_of(order);
    Workers workers;
    const auto pages =
        sheet::pages_of(content_of(order, fs::path(request.file).filename().string()),
                        {.theme = material.theme, .sprites = material.sprites, .paper = request.paper}, workers);
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
    auto& command = program.command("sheet", tr("Makes a sheet of puzzles or exercises to print, with solutions, and "
                                                "a set for a class; a PDF needs the program rsvg-convert"));
    auto arguments = std::make_shared<SheetArguments>(command);
    command.number("--count", arguments->count, {1, static_cast<std::int64_t>(sheet::max_count)}, "N",
                   tr("How many positions"));
    command.number("--difficulty", arguments->difficulty, {puzzles::easiest, puzzles::hardest}, "D",
                   tr("Only those of that difficulty, 1 to 5"));
    command.number("--seed", arguments->seed, seeds, "S", tr("The same seed makes the same sheet"));
    command.word("--from", arguments->from, "puzzles|practice", tr("Puzzles, or your own mistakes as exercises"));
    command.word("--which", arguments->which, "due|all|KIND",
                 tr("Of practice: those that are due today, all, or those of a kind of mistakes"));
    command.flag("--grey", arguments->grey, tr("Without colours"));
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

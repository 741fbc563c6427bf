// The rules that the bots in Java, JavaScript and Pascal bring along, beside ours: on positions of random games.
#include "support/catch.hpp"

#include <fstream>

#include "bots/languages.hpp"
#include "bots/new_bot.hpp"
#include "support/files.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/play/game.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

struct Board {
    std::string game;
    Options options;
};

bool has(const Game& game, const Options& options) {
    return std::ranges::all_of(options, [&](const auto& option) {
        return std::ranges::find(game.options, option.first, &OptionSpec::id) != game.options.end();
    });
}

/// Of every game the usual board, and unusual ones of those that have such options.
std::vector<Board> boards() {
    static const std::vector<Options> unusual{{{"board", "6"}},
                                              {{"rows", "2"}, {"cols", "3"}},
                                              {{"rows", "11"}, {"cols", "1"}, {"start", "empty"}},
                                              {{"row", "3,1,4,1,5,9,2"}},
                                              {{"points", "9"}, {"layout", "convex"}},
                                              {{"points", "16"}, {"layout", "grid"}, {"seed", "4"}},
                                              {{"sticks", "30"}, {"take", "7"}, {"misere", "true"}}};
    std::vector<Board> all;
    for (const auto& game : catalog()) {
        all.push_back({game.id, {}});
        for (const auto& options : unusual) {
            if (has(game, options)) all.push_back({game.id, options});
        }
    }
    return all;
}

std::string sorted(std::vector<std::string> moves) {
    std::ranges::sort(moves);
    return joined(moves, " ");
}

/// Positions with a move of each, where there is one, and what is to be said of them.
struct Questions {
    std::string asked;
    std::vector<std::string> moves, rest;
};

Questions questions_on(const Board& board, std::size_t positions) {
    const auto& game = *find_game(board.game);
    OptionValues options(game.options);
    for (const auto& [id, value] : board.options)
        REQUIRE_FALSE(options.set(id, value));
    const auto table = game.open_table(options);
    REQUIRE(table);
    Questions questions;
    for (Random random(1); questions.moves.size() < positions;) {
        const auto moves = (*table)->legal_moves();
        const auto result = result_word((*table)->outcome());
        const auto position = (*table)->position();
        questions.moves.push_back(sorted(moves));
        if (moves.empty()) {
            questions.asked += position + "\n";
            questions.rest.push_back(filled("{}|", result));
            (*table)->set_start_position();
            continue;
        }
        const auto move = random.pick(moves);
        REQUIRE_FALSE((*table)->play(move));
        questions.asked += position + "\t" + move + "\n";
        questions.rest.push_back(filled("{}|{}", result, (*table)->position()));
    }
    return questions;
}

} // namespace

TEST_CASE("bot new: rules in Java, JavaScript and Pascal are ours", "[bots][slow]") {
    const auto language = GENERATE(from_range(zugzwang::testing::languages()));
    if (language.rules_run.empty()) return;
    if (!succeeds(language.tool)) {
        WARN("cannot be run here, left out: " << language.name);
        return;
    }
    const auto board = GENERATE(from_range(boards()));
    CAPTURE(language.name, board.game, board.options.size());
    const Folder folder;
    const std::filesystem::path source = ZUGZWANG_SOURCE_DIR;
    REQUIRE_FALSE(
        bots::write_new_bot(source / "assets/bots", language.name, *find_game(board.game), folder.file("bot")));
    const auto bot = folder.file("bot");
    const auto questions = questions_on(board, 1000);
    write(folder.path() / "bot/asked.txt", questions.asked);
    const auto ran = shell_in(bot, "cp " + (source / "tests/bots/drivers").string() + "/* . && " +
                                       (language.rules_build.empty() ? "true" : language.rules_build) + " && " +
                                       language.rules_run + " <asked.txt >answered.txt");
    INFO(ran.out);
    REQUIRE(ran.status == 0);
    const auto answers = lines_of(text_of(folder.path() / "bot/answered.txt"));
    REQUIRE(answers.size() == questions.moves.size());
    for (std::size_t at = 0; at < answers.size(); ++at) {
        const auto bar = answers[at].find('|'); // the first one; positions of Boxes have more
        std::vector<std::string> moves;
        for (const auto& word : split(std::string_view(answers[at]).substr(0, bar), ' '))
            moves.emplace_back(word.text);
        REQUIRE(sorted(moves) == questions.moves[at]);
        REQUIRE(answers[at].substr(bar + 1) == questions.rest[at]);
    }
}

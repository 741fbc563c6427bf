#include "bots/questions.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "bots/conversation.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bots {
namespace {

using Lines = Conversation::Lines;

Refusal no_answer(std::string_view question, const Refusal& why) {
    return Refusal{"no answer to `{}`: {}", question, why.words};
}

Result<Conversation> greeted(const Examinee& bot) {
    auto talk = Conversation::begin(bot.command, bot.confinement);
    if (!talk) return talk.refusal();
    if (const auto heard = talk->ask({"ugi"}, "ugiok"); !heard) return heard.refusal();
    return talk;
}

/// The second word of the first line that begins with `first`; empty where there is none.
std::optional<std::string> word_after(const Lines& lines, std::string_view first) {
    for (const auto& line : lines) {
        const auto words = ugi::words_of(line);
        if (words.size() > 1 && words[0] == first) return printable(words[1]);
    }
    return std::nullopt;
}

bool is_legal(Table& table, const std::string& position, const std::string& move) {
    static_cast<void>(table.set_position(position));
    return !table.play(move);
}

/// What is wrong with the answer to lines of which the last asks for a move in that position, if anything is.
std::optional<Refusal> wrong_move(const Examinee& bot, Conversation& talk, const Lines& lines,
                                  const std::string& position) {
    const auto& question = lines.back();
    const auto heard = talk.ask(lines, "bestmove");
    if (!heard) return no_answer(question, heard.refusal());
    const auto move = word_after(*heard, "bestmove").value_or("");
    if (!is_legal(bot.table, position, move))
        return Refusal{"illegal move `{}` after `{}` in {}", move.substr(0, 40), question, position};
    const auto rest = talk.ask({"isready"}, "readyok");
    if (!rest) return no_answer("isready", rest.refusal());
    if (rest->size() > 1 && word_after(*rest, "bestmove")) return Refusal{"two answers to `{}`", question};
    return std::nullopt;
}

Finding advice(std::string id, std::string title, const std::optional<Refusal>& wrong) {
    return {std::move(id), std::move(title), wrong ? Grade::advised : Grade::passed, wrong.value_or(Refusal{})};
}

std::optional<Refusal> first_wrong_go(const Examinee& bot) {
    constexpr std::array kinds{"go movetime 100", "go nodes 1000", "go depth 2",
                               "go p1time 3000 p2time 3000 p1inc 10 p2inc 10", "go infinite"};
    const auto position = "position fen " + bot.samples.middle;
    for (const std::string kind : kinds) {
        auto talk = greeted(bot);
        if (!talk) return talk.refusal();
        Lines lines{position, kind};
        if (kind == "go infinite") lines.emplace_back("stop");
        if (auto wrong = wrong_move(bot, *talk, lines, bot.samples.middle)) return wrong;
    }
    return std::nullopt;
}

struct Query {
    std::string question, answer;
};

std::optional<Refusal> first_wrong_answer(const Examinee& bot) {
    for (const auto& position : {bot.samples.start, bot.samples.middle, bot.samples.over}) {
        static_cast<void>(bot.table.set_position(position));
        const auto outcome = bot.table.outcome();
        const std::array queries{Query{"query gameover", outcome ? "true" : "false"},
                                 Query{"query p1turn", bot.table.to_move() == Side::first ? "true" : "false"},
                                 Query{"query result", std::string(result_word(outcome))}};
        auto talk = greeted(bot);
        if (!talk) return talk.refusal();
        for (const auto& [question, answer] : queries) {
            const auto heard = talk->ask({"position fen " + position, question, "isready"}, "readyok");
            if (!heard) return no_answer(question, heard.refusal());
            const auto said = word_after(*heard, "response");
            if (!said) return Refusal{"no answer to `{}` in {}", question, position};
            if (*said != answer)
                return Refusal{"`{}` to `{}` in {}, where `{}` is right", *said, question, position, answer};
        }
    }
    return std::nullopt;
}

/// Lines that nobody should send, and what they are.
struct BadLine {
    const char* what;
    std::string line;
};

std::vector<BadLine> bad_lines(const Samples& samples) {
    constexpr std::size_t very_long = 100'000;
    return {{message("a move without a position"), "go movetime 10"},
            {message("an unknown word"), "hello"},
            {message("an empty line"), ""},
            {message("half a line"), "position"},
            {message("a position that is none"), "position fen nobody/knows 3"},
            {message("an illegal move"), "position fen " + samples.start + " moves nowhere"},
            {message("an unknown option"), "setoption name Nobody value 1"},
            {message("an unknown question"), "query nobody"},
            {message("words instead of a number"), "go movetime soon"},
            {message("bytes that are no text"), "\x01\xff\xfe"},
            {message("a very long line"), std::string(very_long, 'x')}};
}

std::optional<Refusal> first_death(const Examinee& bot) {
    auto talk = greeted(bot);
    if (!talk) return talk.refusal();
    for (const auto& [what, line] : bad_lines(bot.samples)) {
        if (const auto heard = talk->ask({line, "isready"}, "readyok"); !heard)
            return Refusal{"no answer after {}: {}", what, heard.refusal().words};
    }
    // An answer to what was asked above may still come first.
    static_cast<void>(talk->ask({"stop", "isready"}, "readyok"));
    return wrong_move(bot, *talk, {"position fen " + bot.samples.start, "go movetime 100"}, bot.samples.start);
}

} // namespace

Samples samples_of(Table& table) {
    Samples samples;
    Random random(1);
    std::vector<std::string> positions, moves;
    for (table.set_start_position(); !table.outcome();) {
        positions.push_back(table.position());
        moves.push_back(random.pick(table.legal_moves()));
        static_cast<void>(table.play(moves.back()));
    }
    samples.start = positions.front();
    samples.middle = positions[positions.size() / 2];
    samples.moves.assign(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(positions.size() / 2));
    samples.over = table.position();
    return samples;
}

Finding kinds_of_go(const Examinee& bot) {
    return advice("go", message("Understands every kind of `go`"), first_wrong_go(bot));
}

Finding moves_after_a_position(const Examinee& bot) {
    const auto wrong = [&]() -> std::optional<Refusal> {
        auto talk = greeted(bot);
        if (!talk) return talk.refusal();
        const auto position = "position fen " + bot.samples.start +
                              (bot.samples.moves.empty() ? "" : " moves " + joined(bot.samples.moves, " "));
        return wrong_move(bot, *talk, {position, "go movetime 100"}, bot.samples.middle);
    };
    return advice("moves", message("Follows the moves after a position"), wrong());
}

Finding answers_to_queries(const Examinee& bot) {
    return advice("query", message("Answers questions about a position"), first_wrong_answer(bot));
}

Finding move_when_over(const Examinee& bot) {
    const auto wrong = [&]() -> std::optional<Refusal> {
        auto talk = greeted(bot);
        if (!talk) return talk.refusal();
        const auto heard = talk->ask({"position fen " + bot.samples.over, "go movetime 100"}, "bestmove");
        if (!heard) return no_answer("go movetime 100", heard.refusal());
        const auto move = word_after(*heard, "bestmove").value_or("");
        if (move == "none") return std::nullopt;
        return Refusal{"`{}` in {}, where `none` is right", move, bot.samples.over};
    };
    return advice("over", message("Has no move when the game is over"), wrong());
}

Finding bad_input(const Examinee& bot) {
    const auto wrong = first_death(bot);
    return {"input", message("Lives through bad input"), wrong ? Grade::failed : Grade::passed,
            wrong.value_or(Refusal{})};
}

Finding end_when_told(const Examinee& bot) {
    auto talk = greeted(bot);
    std::optional<Refusal> wrong;
    if (!talk)
        wrong = talk.refusal();
    else if (!talk->ends_when_told())
        wrong = Refusal{"it lives on after `quit`"};
    return advice("end", message("Ends when it is told to"), wrong);
}

} // namespace zugzwang::bots

#include "desk/you/known_file.hpp"

#include <array>
#include <map>
#include <optional>

#include "desk/you/over_time.hpp"
#include "keep/practice_book.hpp"
#include "record/members.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::you {

namespace {

using practice::GameKey;
using practice::GameRead;

constexpr const char* known_format = "zugzwang you";
constexpr std::string_view known_beginning = R"({"format":"zugzwang you")";

/// By the numbers of what they stand for.
constexpr std::array fortune_words{"won", "lost", "drawn"}, try_words{"missed", "solved", "helped"};
constexpr std::array side_words{"first", "second"};

template <class Fields>
void go_through(Fields& fields, RatedResult& result) {
    fields.member("game", result.game);
    fields.member("opponent", result.opponent);
    fields.member("opponent_rating", result.opponent_rating);
    fields.member("date", result.begun);
    fields.member("score", result.score);
    fields.member("seconds", result.length);
    fields.member("rating", result.rating);
    fields.member("deviation", result.deviation);
    fields.check(result.score >= 0 && result.score <= 1, "score: not from 0 to 1");
}

template <class Fields>
void go_through(Fields& fields, KnownRung& rung) {
    auto& record = rung.record;
    fields.member("game", rung.game);
    fields.member("rung", rung.rung);
    fields.member("moving_first", record.stars.moving_first);
    fields.member("moving_second", record.stars.moving_second);
    fields.member("without_help", record.stars.without_help);
    fields.member("games", record.games);
    fields.member("won", record.won);
    fields.member("lost", record.lost);
    fields.member("streak", record.streak);
    fields.words("latest", record.latest, fortune_words);
    fields.maybe("best_margin", record.best_margin);
    fields.maybe("date", record.last_begun);
    const bool adds_up = record.won <= record.games && record.lost <= record.games - record.won &&
                         record.streak <= record.won && record.latest.size() <= RungRecord::max_latest;
    fields.check(adds_up, "more than were played");
    fields.check(std::in_range<std::int64_t>(record.games), "games: too many");
}

/// A puzzle and how often it was tried; what is known of the person at a game has no position.
using KnownPuzzle = std::pair<std::pair<std::string, std::string>, PuzzleTries>;
template <class Fields>
void go_through(Fields& fields, KnownPuzzle& puzzle) {
    fields.member("game", puzzle.first.first);
    fields.member("position", puzzle.first.second);
    fields.member("solved", puzzle.second.solved);
    fields.member("missed", puzzle.second.missed);
}

struct PuzzleDay {
    std::string game;
    Day day{};
    bool solved = false, missed = false;
};
template <class Fields>
void go_through(Fields& fields, PuzzleDay& day) {
    fields.member("game", day.game);
    fields.member("day", day.day);
    fields.member("solved", day.solved);
    fields.member("missed", day.missed);
}

using PuzzleRating = std::pair<std::pair<std::string, std::string>, KeptRating>;
template <class Fields>
void go_through(Fields& fields, PuzzleRating& rating) {
    fields.member("game", rating.first.first);
    fields.member("position", rating.first.second);
    fields.member("rating", rating.second.value);
    fields.member("deviation", rating.second.deviation);
    fields.member("day", rating.second.day);
}

template <class Fields>
void go_through(Fields& fields, RushScore& score) {
    fields.member("initials", score.initials);
    fields.member("game", score.game);
    fields.member("solved", score.solved);
    fields.member("date", score.date);
    fields.check(score.initials.size() <= max_initials, "initials: too long");
}

template <class Fields>
void go_through(Fields& fields, practice::Exercise& exercise) {
    auto& origin = exercise.origin;
    fields.member("date", origin.begun);
    fields.member("day", origin.day);
    fields.member("ply", origin.ply);
    fields.member("opponent", origin.opponent);
    fields.member("kind", exercise.kind);
    fields.word("side", exercise.side, side_words);
    fields.member("points", exercise.points);
}

template <class Fields>
void go_through(Fields& fields, practice::Tried& tried) {
    fields.member("game", tried.exercise.game);
    fields.member("position", tried.exercise.position);
    fields.member("day", tried.day);
    fields.word("came", tried.what, try_words);
    fields.member("seconds", tried.took);
}

std::string line_of(const MemberWriter& writer) { return writer.object().line() + '\n'; }

MemberWriter begun(const char* what) {
    MemberWriter writer;
    writer.member("what", std::string(what));
    return writer;
}

template <class Value>
std::string line_of(const char* what, Value value) {
    auto writer = begun(what);
    go_through(writer, value);
    return line_of(writer);
}

std::string line_of(const GameRead& read) {
    auto writer = begun("read");
    writer.member("game", read.game.game);
    writer.member("date", read.game.begun);
    writer.member("day", read.day);
    Json::Array mistakes;
    for (const auto& mistake : read.mistakes)
        mistakes.emplace_back(Json::Object{{"ply", mistake.ply}, {"kind", mistake.kind}});
    writer.member("mistakes", Json(std::move(mistakes)));
    return line_of(writer);
}

std::string line_of(practice::Exercise exercise) {
    auto writer = begun("exercise");
    go_through(writer, exercise);
    writer.member("record", Json::parsed(exercise_line(exercise)));
    return line_of(writer);
}

std::map<std::pair<Day, std::string>, PuzzleDay> days_of(const PuzzleMarks& marks) {
    std::map<std::pair<Day, std::string>, PuzzleDay> days;
    const auto at = [&days](const std::pair<Day, std::string>& key) -> PuzzleDay& {
        return days.try_emplace(key, PuzzleDay{.game = key.second, .day = key.first}).first->second;
    };
    for (const auto& key : marks.days)
        at(key).solved = true;
    for (const auto& key : marks.missed)
        at(key).missed = true;
    return days;
}

/// Takes one line after the other.
class KnownLines {
  public:
    /// Throws BadJson.
    void take(const Json& json) {
        const MemberReader reader(json);
        std::string what;
        reader.member("what", what);
        if (what == "result") return known_.results.push_back(read<RatedResult>(reader));
        if (what == "rung") return known_.rungs.push_back(read<KnownRung>(reader));
        if (what == "puzzle") return static_cast<void>(known_.puzzles.tries.insert(read<KnownPuzzle>(reader)));
        if (what == "day") return take(read<PuzzleDay>(reader));
        if (what == "rating") return static_cast<void>(known_.puzzles.ratings.insert(read<PuzzleRating>(reader)));
        if (what == "rush") return known_.puzzles.add(read<RushScore>(reader));
        if (what == "read") return take_game(reader);
        if (what == "exercise") return take_exercise(reader);
        if (what == "try") return known_.tries.push_back(read<practice::Tried>(reader));
        throw BadJson("unknown: " + what);
    }
    [[nodiscard]] Known all() && {
        for (auto& [key, read] : games_)
            known_.games.push_back(std::move(read));
        return std::move(known_);
    }

  private:
    template <class Value>
    static Value read(const MemberReader& reader) {
        Value value{};
        go_through(reader, value);
        return value;
    }
    void take(const PuzzleDay& day) {
        if (day.solved) known_.puzzles.days.emplace(day.day, day.game);
        if (day.missed) known_.puzzles.missed.emplace(day.day, day.game);
    }
    GameRead& game_of(const GameKey& key, Day day) {
        return games_.try_emplace(key, GameRead{.game = key, .day = day}).first->second;
    }
    void take_game(const MemberReader& reader) {
        GameKey key;
        Day day;
        Json mistakes;
        reader.member("game", key.game);
        reader.member("date", key.begun);
        reader.member("day", day);
        reader.member("mistakes", mistakes);
        auto& game = game_of(key, day);
        for (const auto& one : mistakes.elements()) {
            const MemberReader each(one);
            auto& mistake = game.mistakes.emplace_back();
            each.member("ply", mistake.ply);
            each.member("kind", mistake.kind);
        }
    }
    void take_exercise(const MemberReader& reader) {
        auto rest = read<practice::Exercise>(reader);
        Json record;
        reader.member("record", record);
        const MemberReader of_record(record);
        of_record.member("game", rest.key.game);
        of_record.member("start", rest.key.position);
        auto exercise = exercise_from(record.line(), std::move(rest));
        if (!exercise) throw BadJson("record: it tells of no mistake");
        auto& game = game_of({.game = exercise->key.game, .begun = exercise->origin.begun}, exercise->origin.day);
        game.exercises.push_back(*std::move(exercise));
    }

    Known known_;
    std::map<GameKey, GameRead> games_;
};

/// Why this is no first line that can be read, if it is not. Throws BadJson.
std::optional<Refusal> wrong_head(const Json& json) {
    const MemberReader reader(json);
    std::string format;
    std::int64_t version = 0;
    reader.member("format", format);
    reader.member("version", version);
    if (format != known_format) throw BadJson("format: " + format);
    if (version >= 1 && version <= known_version) return std::nullopt;
    return Refusal{"this file is of version {}; this program reads none above {}", version, known_version};
}

} // namespace

std::string known_text(const Known& known, std::chrono::sys_seconds written) {
    MemberWriter head;
    head.member("format", std::string(known_format));
    head.member("version", known_version);
    head.member("written", written);
    auto text = line_of(head);
    for (const auto& one : known.results)
        text += line_of("result", one);
    for (const auto& one : known.rungs)
        text += line_of("rung", one);
    for (const auto& one : known.puzzles.tries)
        text += line_of("puzzle", KnownPuzzle(one));
    for (const auto& [key, day] : days_of(known.puzzles))
        text += line_of("day", day);
    for (const auto& one : known.puzzles.ratings)
        text += line_of("rating", PuzzleRating(one));
    for (const auto& one : known.puzzles.scores)
        text += line_of("rush", one);
    for (const auto& read : known.games) {
        text += line_of(read);
        for (const auto& exercise : read.exercises)
            text += line_of(exercise);
    }
    for (const auto& one : known.tries)
        text += line_of("try", one);
    return text;
}

bool is_known_text(std::string_view text) { return text.starts_with(known_beginning); }

Result<Known> known_from(std::string_view text) {
    std::size_t number = 0;
    KnownLines lines;
    try {
        for (const auto& line : split(text, '\n')) {
            ++number;
            const auto inside = trimmed(line.text);
            if (inside.empty()) continue;
            const auto json = Json::parsed(inside);
            if (number > 1)
                lines.take(json);
            else if (auto wrong = wrong_head(json))
                return *std::move(wrong);
        }
    } catch (const BadJson& trouble) {
        return Refusal{"line {}: {}", number, shown(trouble.what(), 200)};
    }
    return std::move(lines).all();
}

} // namespace zugzwang::you

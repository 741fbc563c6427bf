// The members of a record are named once, in their order; a Writer and a Reader go through them.
#include "record/record.hpp"

#include <array>
#include <concepts>
#include <type_traits>
#include <utility>

#include "record/date.hpp"
#include "record/json.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

constexpr Seconds max_time{1e9}; // thirty years: what is longer was never measured

/// Of a record as its JSON has it: lists by moves or positions, those taken back included.
struct Lists {
    std::vector<std::string> played, taken_back;
    std::vector<std::optional<Seconds>> seconds;
    std::vector<std::optional<PositionValue>> values;
    std::vector<std::optional<MoveThought>> thoughts;
};

/// That type, constant where it is written.
template <class T, class Type>
concept Either = std::same_as<std::remove_const_t<T>, Type>;

template <class Fields, Either<PositionValue> Value>
void go_through(Fields& fields, Value& value) {
    fields.maybe("first", value.first_share);
    fields.maybe("exact", value.exact);
    fields.maybe("margin", value.margin);
    fields.maybe("choices", value.choices);
    fields.maybe("best", value.best);
    fields.maybe("partial", value.partial);
    fields.maybe("runner_up", value.runner_up_share);
    fields.maybe("line", value.line);
    fields.maybe("milliseconds", value.time);
    fields.check(!value.time || (value.time->count() > 0 && *value.time <= max_time), "not a time to think");
    for (const auto& share : {value.first_share, value.runner_up_share})
        fields.check(!share || (*share >= 0 && *share <= 1), "not from 0 to 1");
}

template <class Fields, Either<MoveThought> Thought>
void go_through(Fields& fields, Thought& thought) {
    fields.member("nodes", thought.nodes);
    fields.member("depth", thought.depth);
    fields.member("seconds", thought.time);
    fields.maybe("score", thought.score);
    fields.maybe("cut", thought.cut);
}

template <class Fields, Either<MoveLimit> Limit>
void go_through(Fields& fields, Limit& limit) {
    fields.maybe("milliseconds", limit.time);
    fields.maybe("nodes", limit.nodes);
    fields.maybe("depth", limit.depth);
    fields.check(limit.time.count() >= 0 && limit.time <= max_time && limit.depth >= 0, "not what a move may cost");
}

template <class Fields, Either<LastWords> Words>
void go_through(Fields& fields, Words& words) {
    fields.maybe("output", words.output);
    fields.maybe("errors", words.errors);
}

template <class Fields, Either<MatchFigures> Match>
void go_through(Fields& fields, Match& match) {
    fields.member("index", match.index);
    fields.member("swapped", match.swapped);
    fields.member("nodes", match.nodes);
    fields.member("microseconds", match.microseconds);
    fields.member("asked", match.asked);
    fields.maybe("said", match.said);
}

template <class Fields, Either<GameRecord> Record>
void go_through(Fields& fields, Record& record, Lists& lists) {
    // A pair of what both seats have there.
    const auto of_seats = [&](auto RecordedSeat::*part, const auto& go) {
        auto& [first, second] = record.seats.values;
        BySide<std::remove_cvref_t<decltype(first.*part)>> pair{{first.*part, second.*part}};
        go(pair);
        if constexpr (!std::is_const_v<Record>) {
            first.*part = std::move(pair[Side::first]);
            second.*part = std::move(pair[Side::second]);
        }
    };
    const auto maybe_of_seats = [&](const char* name, auto RecordedSeat::*part) {
        of_seats(part, [&](auto& pair) { fields.maybe(name, pair); });
    };
    fields.member("game", record.game);
    of_seats(&RecordedSeat::player, [&](auto& pair) {
        fields.member("players", pair);
        for (const Side side : both_sides)
            fields.check(!pair[side].empty(), "players: a seat without a player");
    });
    fields.member("start", record.start);
    fields.member("moves", lists.played);
    fields.result(record.result);
    fields.maybe("options", record.options);
    fields.maybe("taken_back", lists.taken_back);
    fields.maybe("seconds", lists.seconds);
    fields.maybe("values", lists.values);
    fields.maybe("thoughts", lists.thoughts);
    maybe_of_seats("names", &RecordedSeat::name);
    maybe_of_seats("clocks", &RecordedSeat::used);
    maybe_of_seats("clock_limits", &RecordedSeat::clock);
    maybe_of_seats("limits", &RecordedSeat::limit);
    maybe_of_seats("help", &RecordedSeat::help);
    fields.maybe("spent", record.spent);
    fields.maybe("date", record.date);
    fields.together("index", record.match);
}

/// Makes an object.
class Writer {
  public:
    template <class T>
    void member(const char* name, const T& value) {
        object_.set(name, json_of(value));
    }
    /// Left out when it says nothing.
    template <class T>
    void maybe(const char* name, const T& value) {
        if (value != T{}) member(name, value);
    }
    /// All of its members or none.
    template <class T>
    void together(const char*, const std::optional<T>& parts) {
        if (parts) go_through(*this, *parts);
    }
    void check(bool, const char*) const {} // what is written was checked when it was made
    void result(const std::optional<GameResult>& result) {
        member("result", std::string(result_word(result ? std::optional(result->outcome) : std::nullopt)));
        if (!result) return;
        member("margin", result->outcome.margin);
        member("forfeit", result->forfeit ? result->forfeit->words : "");
        if (!result->forfeit ||
            (result->forfeit->arguments.empty() && result->forfeit->message == result->forfeit->words))
            return;
        std::vector<std::string> message{result->forfeit->message};
        message.insert(message.end(), result->forfeit->arguments.begin(), result->forfeit->arguments.end());
        member("forfeit_message", message);
    }
    [[nodiscard]] const Json& object() const { return object_; }

  private:
    template <class T>
    static Json json_of(const T& value) {
        if constexpr (std::constructible_from<Json, T>) {
            return value;
        } else {
            Writer writer;
            go_through(writer, value);
            return writer.object_;
        }
    }
    template <class T>
    static Json json_of(const std::optional<T>& value) {
        return value ? json_of(*value) : Json(nullptr);
    }
    template <class T>
    static Json json_of(const std::vector<T>& values) {
        Json::Array list;
        for (const auto& value : values)
            list.push_back(json_of(value));
        return list;
    }
    template <class T>
    static Json json_of(const BySide<T>& pair) {
        return Json::Array{json_of(pair[Side::first]), json_of(pair[Side::second])};
    }
    template <class Rep, class Period>
    static Json json_of(std::chrono::duration<Rep, Period> time) {
        return time.count();
    }
    static Json json_of(const ClockLimit& limit) { return std::array{limit.game.count(), limit.increment.count()}; }
    static Json json_of(std::chrono::sys_seconds date) { return date_text(date); }
    template <class Compare>
    static Json json_of(const std::map<std::string, std::string, Compare>& texts) {
        return Json::Object(texts.begin(), texts.end());
    }

    Json object_ = Json::Object{};
};

/// Reads an object; whatever is wrong with it is thrown as BadJson.
class Reader {
  public:
    explicit Reader(const Json& object) : object_(object) {}

    /// Whatever is wrong with the member is told with its name.
    template <class T>
    void member(const char* name, T& value) const {
        const auto& found = object_.at(name);
        named(name, [&] { read(found, value); });
    }
    template <class T>
    void maybe(const char* name, T& value) const {
        if (object_.contains(name)) member(name, value);
    }
    /// All of its members, where that one is there.
    template <class T>
    void together(const char* name, std::optional<T>& parts) const {
        if (object_.contains(name)) go_through(*this, parts.emplace());
    }
    /// What was read must be so.
    void check(bool is_so, const char* words) const {
        if (!is_so) throw BadJson(words);
    }
    void result(std::optional<GameResult>& result) const {
        std::string word, forfeit;
        member("result", word);
        maybe("forfeit", forfeit);
        if (word == "none" && forfeit.empty()) return;
        if (word == "none") throw BadJson("forfeit: the game is not over");
        if (word != "draw" && word != "p1win" && word != "p2win") throw BadJson("result: unknown: " + word);
        auto& outcome = result.emplace().outcome;
        if (word != "draw") outcome.winner = word == "p1win" ? Side::first : Side::second;
        maybe("margin", outcome.margin);
        if (forfeit.empty()) return;
        auto& why = result->forfeit.emplace(forfeit);
        std::vector<std::string> message;
        maybe("forfeit_message", message);
        if (message.empty()) return;
        why.message = message.front();
        why.arguments.assign(message.begin() + 1, message.end());
    }

  private:
    template <class T>
    static void read(const Json& json, T& value) {
        if constexpr (requires { json.read(value); }) {
            json.read(value);
        } else {
            const Reader reader(json);
            go_through(reader, value);
        }
    }
    template <class T>
    static void read(const Json& json, std::optional<T>& value) {
        if (!json.is_null()) read(json, value.emplace());
    }
    template <class Work>
    static void named(const std::string& name, const Work& work) {
        try {
            work();
        } catch (const BadJson& trouble) {
            throw BadJson(name + ": " + trouble.what());
        }
    }
    template <class T>
    static void read(const Json& json, std::vector<T>& values) {
        for (const auto& element : json.elements())
            read(element, values.emplace_back());
    }
    template <class T>
    static void read(const Json& json, BySide<T>& pair) {
        if (json.elements().size() != pair.values.size()) throw BadJson("a pair was wanted");
        for (const Side side : both_sides)
            read(json.at(side == Side::first ? 0 : 1), pair[side]);
    }
    template <class Compare>
    static void read(const Json& json, std::map<std::string, std::string, Compare>& texts) {
        for (const auto& member : json.members())
            named(member.first, [&] { member.second.read(texts[member.first]); });
    }
    static void read(const Json& json, std::chrono::milliseconds& time) {
        std::int64_t count = 0;
        json.read(count);
        time = std::chrono::milliseconds(count);
    }
    static void read(const Json& json, Seconds& time) {
        double count = 0;
        json.read(count);
        if (count < 0 || count > max_time.count()) throw BadJson("not a time in seconds");
        time = Seconds(count);
    }
    static void read(const Json& json, ClockLimit& limit) {
        BySide<Seconds> both;
        read(json, both);
        limit = {.game = both[Side::first], .increment = both[Side::second]};
        if (limit.game <= Seconds{0}) throw BadJson("a clock with no time");
    }
    static void read(const Json& json, std::chrono::sys_seconds& date) {
        std::string text;
        json.read(text);
        const auto found = date_from(text);
        if (!found) throw BadJson("not a date like 2024-05-31T18:30:00Z");
        date = *found;
    }

    const Json& object_;
};

/// Nothing is known at their ends.
template <class T>
void cut(std::vector<std::optional<T>>& list) {
    while (!list.empty() && !list.back())
        list.pop_back();
}

Lists lists_of(const GameRecord& record) {
    Lists lists;
    lists.values.push_back(record.start_value);
    for (const auto* moves : {&record.moves, &record.taken_back}) {
        for (const auto& move : *moves) {
            (moves == &record.moves ? lists.played : lists.taken_back).push_back(move.text);
            lists.seconds.push_back(move.time);
            lists.values.push_back(move.value);
            lists.thoughts.push_back(move.thought);
        }
    }
    cut(lists.seconds);
    cut(lists.values);
    cut(lists.thoughts);
    return lists;
}

/// Throws BadJson where they do not fit together.
void take_lists(GameRecord& record, Lists lists) {
    const auto plies = lists.played.size() + lists.taken_back.size();
    if (lists.seconds.size() > plies) throw BadJson("seconds: more than there are moves");
    if (lists.values.size() > plies + 1) throw BadJson("values: more than there are positions");
    if (lists.thoughts.size() > plies) throw BadJson("thoughts: more than there are moves");
    lists.seconds.resize(plies);
    lists.thoughts.resize(plies);
    lists.values.resize(plies + 1);
    record.start_value = std::move(lists.values.front());
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const bool was_played = ply < lists.played.size();
        auto& text = was_played ? lists.played[ply] : lists.taken_back[ply - lists.played.size()];
        (was_played ? record.moves : record.taken_back)
            .push_back({.text = std::move(text),
                        .time = lists.seconds[ply],
                        .value = std::move(lists.values[ply + 1]),
                        .thought = lists.thoughts[ply]});
    }
}

Refusal no_record(const std::string& why) { return Refusal{"not a game record: {}", shown(why, 200)}; }

Refusal other_version(std::int64_t version) {
    return Refusal{"this record is of version {}; this program reads none above {}", version, record_version};
}

/// Why this is no form that can be read, if it is not.
std::optional<Refusal> wrong_form(const Json& json) {
    if (!json.contains("format") && !json.contains("version")) return std::nullopt; // before there were versions
    const Reader reader(json);
    std::string form;
    std::int64_t version = 0;
    reader.member("format", form);
    if (form != record_format) return no_record("format: " + form);
    reader.member("version", version);
    if (version >= 1 && version <= record_version) return std::nullopt;
    return other_version(version);
}

} // namespace

std::string record_form() {
    return tr(
        "A record is one JSON object on one line. It has game, players, start, moves and result. It may have "
        "format, version, options, taken_back, seconds, values (each with first, exact, margin, choices, best, "
        "partial, runner_up, line, milliseconds), thoughts (each with nodes, depth, seconds, score, cut), names, "
        "clocks, "
        "clock_limits, spent, "
        "limits (each with milliseconds, nodes, depth), help, margin, forfeit, forfeit_message and date; in a match it "
        "has index, swapped, nodes, microseconds and asked, and may have said (with output and errors).");
}

std::string to_json_line(const GameRecord& record) {
    Writer writer;
    writer.member("format", record_format);
    writer.member("version", record_version);
    auto lists = lists_of(record);
    go_through(writer, record, lists);
    return writer.object().line();
}

Result<GameRecord> record_from_json_line(std::string_view line) {
    if (line.size() > max_record_bytes)
        return Refusal{"a game record has {} bytes at most, not {}", max_record_bytes, line.size()};
    try {
        const auto json = Json::parsed(line);
        if (auto wrong = wrong_form(json)) return *std::move(wrong);
        GameRecord record;
        Lists lists;
        const Reader reader(json);
        go_through(reader, record, lists);
        take_lists(record, std::move(lists));
        return record;
    } catch (const BadJson& trouble) {
        return no_record(trouble.what());
    }
}

bool is_of_other_version(const Refusal& refusal) { return refusal.message == other_version(0).message; }

bool is_no_record(const Refusal& refusal) { return refusal.message == no_record({}).message; }

} // namespace zugzwang

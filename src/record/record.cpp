// The members of a record are named once, in their order.
#include "record/record.hpp"

#include <array>
#include <concepts>
#include <type_traits>
#include <utility>

#include "record/members.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

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

} // namespace

// Those of the writer and the reader are found beside the types, and so not in a namespace without a name.
template <class Fields, Either<PositionValue> Value>
static void go_through(Fields& fields, Value& value) {
    fields.maybe("first", value.first_share);
    fields.maybe("exact", value.exact);
    fields.maybe("margin", value.margin);
    fields.maybe("choices", value.choices);
    fields.maybe("best", value.best);
    fields.maybe("partial", value.partial);
    fields.maybe("runner_up", value.runner_up_share);
    fields.maybe("line", value.line);
    fields.maybe("milliseconds", value.time);
    fields.check(!value.time || (value.time->count() > 0 && *value.time <= max_member_time), "not a time to think");
    for (const auto& share : {value.first_share, value.runner_up_share})
        fields.check(!share || (*share >= 0 && *share <= 1), "not from 0 to 1");
}

template <class Fields, Either<MoveThought> Thought>
static void go_through(Fields& fields, Thought& thought) {
    fields.member("nodes", thought.nodes);
    fields.member("depth", thought.depth);
    fields.member("seconds", thought.time);
    fields.maybe("score", thought.score);
    fields.maybe("cut", thought.cut);
}

template <class Fields, Either<MoveLimit> Limit>
static void go_through(Fields& fields, Limit& limit) {
    fields.maybe("milliseconds", limit.time);
    fields.maybe("nodes", limit.nodes);
    fields.maybe("depth", limit.depth);
    fields.check(limit.time.count() >= 0 && limit.time <= max_member_time && limit.depth >= 0,
                 "not what a move may cost");
}

template <class Fields, Either<LastWords> Words>
static void go_through(Fields& fields, Words& words) {
    fields.maybe("output", words.output);
    fields.maybe("errors", words.errors);
}

template <class Fields, Either<MatchFigures> Match>
static void go_through(Fields& fields, Match& match) {
    fields.member("index", match.index);
    fields.member("swapped", match.swapped);
    fields.member("nodes", match.nodes);
    fields.member("microseconds", match.microseconds);
    fields.member("asked", match.asked);
    fields.maybe("said", match.said);
}

static void go_through(MemberWriter& fields, const std::optional<GameResult>& result) {
    fields.member("result", std::string(result_word(result ? std::optional(result->outcome) : std::nullopt)));
    if (!result) return;
    fields.member("margin", result->outcome.margin);
    fields.member("forfeit", result->forfeit ? result->forfeit->words : "");
    if (!result->forfeit || (result->forfeit->arguments.empty() && result->forfeit->message == result->forfeit->words))
        return;
    std::vector<std::string> message{result->forfeit->message};
    message.insert(message.end(), result->forfeit->arguments.begin(), result->forfeit->arguments.end());
    fields.member("forfeit_message", message);
}

static void go_through(const MemberReader& fields, std::optional<GameResult>& result) {
    std::string word, forfeit;
    fields.member("result", word);
    fields.maybe("forfeit", forfeit);
    if (word == "none" && forfeit.empty()) return;
    if (word == "none") throw BadJson("forfeit: the game is not over");
    if (word != "draw" && word != "p1win" && word != "p2win") throw BadJson("result: unknown: " + word);
    auto& outcome = result.emplace().outcome;
    if (word != "draw") outcome.winner = word == "p1win" ? Side::first : Side::second;
    fields.maybe("margin", outcome.margin);
    if (forfeit.empty()) return;
    auto& why = result->forfeit.emplace(forfeit);
    std::vector<std::string> message;
    fields.maybe("forfeit_message", message);
    if (message.empty()) return;
    why.message = message.front();
    why.arguments.assign(message.begin() + 1, message.end());
}

template <class Fields, Either<GameRecord> Record>
static void go_through(Fields& fields, Record& record, Lists& lists) {
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
    go_through(fields, record.result);
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

namespace {

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
    const MemberReader reader(json);
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
    MemberWriter writer;
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
        const MemberReader reader(json);
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

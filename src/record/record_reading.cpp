// Reading a record, member by member.
#include <utility>

#include "record/date.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

constexpr Seconds max_time{1e9}; // thirty years: what is longer was never measured

/// Reads what a record is made of; each throws BadJson.
class Reader {
  public:
    [[nodiscard]] static GameRecord record(const Json& json) {
        GameRecord record;
        member(json, "game", record.game);
        member(json, "start", record.start);
        read_moves(json, record);
        read_seats(json, record.seats);
        record.result = result(json);
        member_if_there(json, "spent", record.spent);
        member_if_there(json, "options", record.options);
        member_if_there(json, "date", record.date);
        if (json.contains("index")) read_match(json, record.match.emplace());
        return record;
    }

    /// The member of that name; whatever is wrong with it is told with the name.
    template <class T>
    static void member(const Json& json, const char* name, T& value) {
        const auto& found = json.at(name);
        try {
            read(found, value);
        } catch (const BadJson& trouble) {
            throw BadJson(std::string(name) + ": " + trouble.what());
        }
    }
    template <class T>
    static void member_if_there(const Json& json, const char* name, T& value) {
        if (json.contains(name)) member(json, name, value);
    }

  private:
    template <class T>
    static void read(const Json& json, T& value) {
        json.read(value);
    }
    template <class T>
    static void read(const Json& json, std::optional<T>& value) {
        if (!json.is_null()) read(json, value.emplace());
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
        for (const auto& [name, text] : json.members())
            member(json, name.c_str(), texts[name]);
    }
    static void read(const Json& json, Seconds& time) {
        double count = 0;
        json.read(count);
        if (count < 0 || count > max_time.count()) throw BadJson("not a time in seconds");
        time = Seconds(count);
    }
    static void read(const Json& json, ClockLimit& limit) {
        std::vector<Seconds> both;
        read(json, both);
        if (both.size() != 2) throw BadJson("a pair was wanted");
        limit = {.game = both[0], .increment = both[1]};
        if (limit.game <= Seconds{0}) throw BadJson("a clock with no time");
    }
    static void read(const Json& json, std::chrono::sys_seconds& date) {
        std::string text;
        json.read(text);
        const auto found = date_from(text);
        if (!found) throw BadJson("not a date like 2024-05-31T18:30:00Z");
        date = *found;
    }
    static void read(const Json& json, PositionValue& value) {
        member_if_there(json, "first", value.first_share);
        member_if_there(json, "exact", value.exact);
        member_if_there(json, "margin", value.margin);
        member_if_there(json, "choices", value.choices);
        member_if_there(json, "best", value.best);
        member_if_there(json, "partial", value.partial);
        member_if_there(json, "runner_up", value.runner_up_share);
        member_if_there(json, "line", value.line);
        std::optional<std::int64_t> milliseconds;
        member_if_there(json, "milliseconds", milliseconds);
        if (milliseconds) value.time = std::chrono::milliseconds(*milliseconds);
        if (value.time && (value.time->count() <= 0 || *value.time > max_time)) throw BadJson("not a time to think");
        for (const auto& share : {value.first_share, value.runner_up_share}) {
            if (share && (*share < 0 || *share > 1)) throw BadJson("not from 0 to 1");
        }
    }

    static void read(const Json& json, MoveLimit& limit) {
        std::int64_t milliseconds = 0;
        member_if_there(json, "milliseconds", milliseconds);
        member_if_there(json, "nodes", limit.nodes);
        member_if_there(json, "depth", limit.depth);
        limit.time = std::chrono::milliseconds(milliseconds);
        if (milliseconds < 0 || limit.time > max_time || limit.depth < 0) throw BadJson("not what a move may cost");
    }

    static void read(const Json& json, MoveThought& thought) {
        member(json, "nodes", thought.nodes);
        member(json, "depth", thought.depth);
        member(json, "seconds", thought.time);
        member_if_there(json, "score", thought.score);
        member_if_there(json, "cut", thought.cut);
    }

    static void read_moves(const Json& json, GameRecord& record) {
        std::vector<std::string> played, taken_back;
        std::vector<std::optional<Seconds>> seconds;
        std::vector<std::optional<PositionValue>> values;
        std::vector<std::optional<MoveThought>> thoughts;
        member(json, "moves", played);
        member_if_there(json, "taken_back", taken_back);
        member_if_there(json, "seconds", seconds);
        member_if_there(json, "values", values);
        member_if_there(json, "thoughts", thoughts);
        const auto plies = played.size() + taken_back.size();
        if (seconds.size() > plies) throw BadJson("seconds: more than there are moves");
        if (values.size() > plies + 1) throw BadJson("values: more than there are positions");
        if (thoughts.size() > plies) throw BadJson("thoughts: more than there are moves");
        seconds.resize(plies);
        thoughts.resize(plies);
        values.resize(plies + 1);
        record.start_value = values.front();
        for (std::size_t ply = 0; ply < plies; ++ply) {
            const bool was_played = ply < played.size();
            auto& text = was_played ? played[ply] : taken_back[ply - played.size()];
            (was_played ? record.moves : record.taken_back)
                .push_back({.text = std::move(text),
                            .time = seconds[ply],
                            .value = values[ply + 1],
                            .thought = thoughts[ply]});
        }
    }

    static void read_seats(const Json& json, BySide<RecordedSeat>& seats) {
        BySide<std::string> players, names;
        BySide<Seconds> clocks;
        BySide<std::optional<ClockLimit>> clock_limits;
        BySide<std::uint64_t> help;
        BySide<std::optional<MoveLimit>> limits;
        member(json, "players", players);
        member_if_there(json, "names", names);
        member_if_there(json, "clocks", clocks);
        member_if_there(json, "clock_limits", clock_limits);
        member_if_there(json, "limits", limits);
        member_if_there(json, "help", help);
        for (const Side side : both_sides) {
            seats[side] = {.player = players[side],
                           .name = names[side],
                           .used = clocks[side],
                           .help = help[side],
                           .limit = limits[side],
                           .clock = clock_limits[side]};
        }
    }

    [[nodiscard]] static std::optional<GameResult> result(const Json& json) {
        std::string word, forfeit;
        member(json, "result", word);
        member_if_there(json, "forfeit", forfeit);
        if (word == "none" && forfeit.empty()) return std::nullopt;
        if (word == "none") throw BadJson("forfeit: the game is not over");
        if (word != "draw" && word != "p1win" && word != "p2win") throw BadJson("result: unknown: " + word);
        GameResult result;
        if (word != "draw") result.outcome.winner = word == "p1win" ? Side::first : Side::second;
        member_if_there(json, "margin", result.outcome.margin);
        if (!forfeit.empty()) result.forfeit = refusal(json, forfeit);
        return result;
    }

    [[nodiscard]] static Refusal refusal(const Json& json, const std::string& words) {
        Refusal refusal(words);
        std::vector<std::string> message;
        member_if_there(json, "forfeit_message", message);
        if (message.empty()) return refusal;
        refusal.message = message.front();
        refusal.arguments.assign(message.begin() + 1, message.end());
        return refusal;
    }

    static void read_match(const Json& json, MatchFigures& match) {
        member(json, "index", match.index);
        member(json, "swapped", match.swapped);
        member(json, "nodes", match.nodes);
        member(json, "microseconds", match.microseconds);
        member(json, "asked", match.asked);
    }
};

Refusal other_version(std::int64_t version) {
    return Refusal{"this record is of version {}; this program reads none above {}", version, record_version};
}

/// Why this is no form that can be read, if it is not.
std::optional<Refusal> wrong_form(const Json& json) {
    if (!json.contains("format") && !json.contains("version")) return std::nullopt; // before there were versions
    std::string form;
    std::int64_t version = 0;
    Reader::member(json, "format", form);
    if (form != record_format) return Refusal{"not a game record: format: {}", printable(form)};
    Reader::member(json, "version", version);
    if (version >= 1 && version <= record_version) return std::nullopt;
    return other_version(version);
}

} // namespace

Result<GameRecord> record_from_json_line(std::string_view line) {
    if (line.size() > max_record_bytes)
        return Refusal{"a game record has {} bytes at most, not {}", max_record_bytes, line.size()};
    try {
        const auto json = Json::parsed(line);
        if (auto wrong = wrong_form(json)) return *std::move(wrong);
        return Reader::record(json);
    } catch (const BadJson& trouble) {
        return Refusal{"not a game record: {}", printable(trouble.what())};
    }
}

bool is_of_other_version(const Refusal& refusal) { return refusal.message == other_version(0).message; }

} // namespace zugzwang

// The functions of zugzwang.h. Each checks what it was handed, finds the game, and lets nothing but a status out.
#include <algorithm>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <string>

#include <zugzwang.h>

#include "answers/games_answer.hpp"
#include "answers/review_answer.hpp"
#include "library/open_games.hpp"
#include "library/picture.hpp"
#include "record/record.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::library {
namespace {

constexpr std::int64_t max_milliseconds = 24 * 60 * 60 * 1000;
constexpr int max_depth = 1000, max_perft = 100, max_hash_mb = 65536, min_size = 64, max_size = 4096;

OpenGames& open_games() {
    static OpenGames games;
    return games;
}

/// What this thread's last calls answered and were refused with.
thread_local std::string answered, last_words;

/// Why a call ends before it has done anything.
struct Ended {
    zz_status status;
    Refusal why;
};

const char* answer(std::string text) {
    answered = std::move(text);
    return answered.c_str();
}

zz_status refuse(zz_status status, std::string_view words) {
    constexpr std::size_t shown = 500;
    last_words = printable(words.substr(0, shown));
    return status;
}

/// Does it; what it throws becomes a status and words.
template <class Act>
zz_status guarded(const Act& act) noexcept {
    try {
        act();
        last_words.clear();
        return ZZ_OK;
    } catch (const Ended& ended) {
        return refuse(ended.status, ended.why.words);
    } catch (const std::bad_alloc&) {
        return refuse(ZZ_FAILED, "out of memory");
    } catch (const std::exception& error) {
        return refuse(ZZ_FAILED, error.what());
    } catch (...) {
        return refuse(ZZ_FAILED, "something went wrong");
    }
}

void want(const void* pointer, std::string_view name) {
    if (pointer == nullptr) throw Ended{ZZ_INVALID, Refusal{"{} is null", name}};
}

void want(std::optional<Refusal> refusal) {
    if (refusal) throw Ended{ZZ_REFUSED, *std::move(refusal)};
}

template <class T>
T wanted(Result<T> result) {
    if (!result) throw Ended{ZZ_REFUSED, result.refusal()};
    return *std::move(result);
}

/// Within its range, or the call is wrong.
void want(std::string_view name, std::int64_t value, std::int64_t min, std::int64_t max) {
    if (value < min || value > max)
        throw Ended{ZZ_INVALID, Refusal{"{} must be from {} to {}, not {}", name, min, max, value}};
}

/// The catalog's game of that id.
const Game& game_of(const char* id) {
    want(id, "id");
    if (const auto* game = find_game(id)) return *game;
    throw Ended{ZZ_REFUSED, Refusal{"unknown game: {} (the games are {})", id, joined(catalog(), ", ", &Game::id)}};
}

std::shared_ptr<OpenGame> find(zz_game number) {
    if (auto game = open_games().find(number)) return game;
    throw Ended{ZZ_NO_GAME, Refusal{"{} is no game", number}};
}

/// Does that with the game, alone with it.
template <class Act>
zz_status with(zz_game number, const Act& act) noexcept {
    return guarded([&] {
        const InUse game(find(number));
        if (!game) throw Ended{ZZ_INVALID, Refusal{"this thread is in a call with game {} already", number}};
        act(*game);
    });
}

OptionValues options_of(const Game& game, const char* const* named) {
    OptionValues options(game.options);
    for (; named != nullptr && *named != nullptr; named += 2) {
        if (named[1] == nullptr) throw Ended{ZZ_INVALID, Refusal{"{} has no value", named[0]}};
        want(options.set(named[0], named[1]));
    }
    return options;
}

/// A table of the game with its usual options. Positions are set on copies of it: some games draw their first position
/// for longer than another one takes to be read.
const Table& usual_table(const Game& game) {
    static std::mutex mutex;
    static std::map<const Game*, std::unique_ptr<Table>> tables;
    const std::scoped_lock lock(mutex);
    auto& table = tables[&game];
    if (!table) table = wanted(game.open_table(OptionValues(game.options)));
    return *table;
}

zz_game opened(const Game& game, const OptionValues& options, std::unique_ptr<Table> table) {
    return open_games().add(std::make_shared<OpenGame>(game, options, std::move(table)));
}

zz_limits checked(const zz_limits* given, std::int64_t milliseconds_otherwise) {
    zz_limits limits{};
    limits.milliseconds = milliseconds_otherwise;
    if (given != nullptr) limits = *given;
    want("milliseconds", limits.milliseconds, 0, max_milliseconds);
    want("depth", limits.depth, 0, max_depth);
    want("hash_mb", limits.hash_mb, 0, max_hash_mb);
    want("threads", limits.threads, 0, max_search_threads);
    return limits;
}

Budget budget_of(const zz_limits& limits) {
    return {.time = std::chrono::milliseconds(limits.milliseconds), .nodes = limits.nodes, .depth = limits.depth};
}

/// Handed to the caller's function, which may ask to stop.
class Teller {
  public:
    Teller(zz_progress_function function, void* data, std::stop_source stop)
        : function_(function), data_(data), stop_(std::move(stop)) {}

    void tell(const zz_progress& progress) {
        if (function_ != nullptr && function_(data_, &progress) != 0) stop_.request_stop();
    }
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    zz_progress_function function_;
    void* data_;
    std::stop_source stop_;
};

constexpr double unknown_chance = -1;

zz_thought think(OpenGame& game, const char* player, const zz_limits& limits, Teller teller) {
    auto& table = game.table();
    if (table.outcome()) throw Ended{ZZ_REFUSED, Refusal{"the game is over"}};
    want(table.seat({.player = player,
                     .seed = std::max<std::uint64_t>(1, limits.seed),
                     .hash_mb = limits.hash_mb > 0 ? static_cast<std::size_t>(limits.hash_mb) : default_hash_mb,
                     .threads = std::max(1, limits.threads)}));
    zz_thought thought{.move = nullptr, .chance = unknown_chance, .score = 0, .nodes = 0};
    const auto report = [&](const TextProgress& progress) {
        thought.chance = progress.chance.value_or(unknown_chance);
        thought.score = progress.score;
        const auto line = joined(progress.line, " ");
        teller.tell({progress.depth, progress.nodes, thought.score, thought.chance, line.c_str()});
    };
    auto move = wanted(table.choose(budget_of(limits), teller.token(), report));
    thought.nodes = table.nodes();
    thought.move = answer(std::move(move));
    return thought;
}

GameRecord record_of(OpenGame& game) {
    GameRecord record{.game = game.game().id, .options = game.options().chosen(), .start = game.start()};
    for (const auto& move : game.moves())
        record.moves.push_back({.text = move});
    if (const auto outcome = game.table().outcome()) record.result = GameResult{*outcome};
    return record;
}

} // namespace
} // namespace zugzwang::library

using namespace zugzwang;
using namespace zugzwang::library;

const char* zz_version() { return ZUGZWANG_VERSION; }

int zz_interface() { return ZZ_INTERFACE; }

const char* zz_words() { return last_words.c_str(); }

zz_status zz_games(const char** json) {
    return guarded([&] {
        want(json, "json");
        *json = answer(games_answer().line());
    });
}

zz_status zz_open(const char* id, const char* const* options, zz_game* game) {
    return guarded([&] {
        want(game, "game");
        const auto& opens = game_of(id);
        const auto values = options_of(opens, options);
        *game = opened(opens, values, wanted(opens.open_table(values)));
    });
}

zz_status zz_open_position(const char* id, const char* position, zz_game* game) {
    return guarded([&] {
        want(game, "game");
        const auto& opens = game_of(id);
        want(position, "position");
        auto table = usual_table(opens).copy();
        want(table->set_position(position));
        *game = opened(opens, OptionValues(opens.options), std::move(table));
    });
}

zz_status zz_copy(zz_game game, zz_game* copy) {
    return with(game, [&](OpenGame& open) {
        want(copy, "copy");
        *copy = opened(open.game(), open.options(), open.table().copy());
    });
}

zz_status zz_close(zz_game game) {
    return guarded([&] {
        const auto open = open_games().remove(game);
        if (!open) throw Ended{ZZ_NO_GAME, Refusal{"{} is no game", game}};
        open->stop();
    });
}

zz_status zz_id(zz_game game, const char** id) {
    return with(game, [&](OpenGame& open) {
        want(id, "id");
        *id = open.game().id.c_str();
    });
}

zz_status zz_position(zz_game game, const char** position) {
    return with(game, [&](OpenGame& open) {
        want(position, "position");
        *position = answer(open.table().position());
    });
}

zz_status zz_side(zz_game game, int* side) {
    return with(game, [&](OpenGame& open) {
        want(side, "side");
        *side = open.table().to_move() == Side::first ? 1 : 2;
    });
}

zz_status zz_outcome(zz_game game, zz_result* result, int64_t* margin) {
    return with(game, [&](OpenGame& open) {
        want(result, "result");
        const auto outcome = open.table().outcome();
        *result = !outcome           ? ZZ_NONE
                  : !outcome->winner ? ZZ_DRAW
                                     : (*outcome->winner == Side::first ? ZZ_FIRST_WINS : ZZ_SECOND_WINS);
        if (margin != nullptr) *margin = outcome ? outcome->margin : 0;
    });
}

zz_status zz_legal(zz_game game, const char** moves, size_t* count) {
    return with(game, [&](OpenGame& open) {
        want(moves, "moves");
        const auto legal = open.table().legal_moves();
        *moves = answer(joined(legal, " "));
        if (count != nullptr) *count = legal.size();
    });
}

zz_status zz_play(zz_game game, const char* move) {
    return with(game, [&](OpenGame& open) {
        want(move, "move");
        want(open.play(move));
    });
}

zz_status zz_undo(zz_game game) {
    return with(game, [&](OpenGame& open) {
        if (!open.undo()) throw Ended{ZZ_REFUSED, Refusal{"there is no move to take back"}};
    });
}

zz_status zz_perft(zz_game game, int depth, uint64_t* sequences) {
    return with(game, [&](OpenGame& open) {
        want(sequences, "sequences");
        want("depth", depth, 0, max_perft);
        *sequences = open.table().perft(depth);
    });
}

zz_status zz_svg(zz_game game, int size, const char* theme, const char** svg) {
    return with(game, [&](OpenGame& open) {
        want(svg, "svg");
        want("size", size, min_size, max_size);
        *svg = answer(wanted(svg_of(open, size, theme == nullptr ? "paper" : theme)));
    });
}

zz_status zz_solve(zz_game game, const zz_limits* limits, int all, zz_solution* solution) {
    return with(game, [&](OpenGame& open) {
        want(solution, "solution");
        const SolveRequest usual;
        const auto given = checked(limits, usual.budget.time.count());
        SolveRequest request{.budget = budget_of(given), .all = all != 0, .threads = std::max(1, given.threads)};
        if (given.hash_mb > 0) request.hash_mb = static_cast<std::size_t>(given.hash_mb);
        const auto solved = open.table().solve(request, open.begin_work().get_token());
        *solution = {.exact = solved.exact ? 1 : 0,
                     .value = solved.value.value_or(0),
                     .nim_value = solved.nim_value ? std::int64_t{*solved.nim_value} : -1,
                     .nodes = solved.nodes,
                     .best = answer(joined(solved.best, " "))};
    });
}

zz_status zz_think(zz_game game, const char* player, const zz_limits* limits, zz_progress_function progress, void* data,
                   zz_thought* thought) {
    return with(game, [&](OpenGame& open) {
        want(player, "player");
        want(thought, "thought");
        *thought = think(open, player, checked(limits, 0), {progress, data, open.begin_work()});
    });
}

zz_status zz_stop(zz_game game) {
    return guarded([&] { find(game)->stop(); });
}

zz_status zz_review(const char* record, int64_t milliseconds, zz_progress_function progress, void* data,
                    const char** lines) {
    return guarded([&] {
        want(record, "record");
        want(lines, "lines");
        want("milliseconds", milliseconds, 1, max_milliseconds);
        const auto read = wanted(record_from_json_line(record));
        const auto& game = game_of(read.game.c_str());
        const auto table = wanted(played_table(game, read));
        Teller teller(progress, data, std::stop_source());
        const auto told = [&](std::size_t positions, std::size_t all) {
            teller.tell({static_cast<int>(positions), all, 0, unknown_chance, ""});
        };
        const auto reviewed =
            review_lines(read, *table, {.time = std::chrono::milliseconds(milliseconds), .stop = teller.token()}, told);
        if (!reviewed) throw Ended{ZZ_REFUSED, Refusal{"stopped"}};
        *lines = answer(joined(*reviewed, "\n"));
    });
}

zz_status zz_record(zz_game game, const char** record) {
    return with(game, [&](OpenGame& open) {
        want(record, "record");
        *record = answer(to_json_line(record_of(open)));
    });
}

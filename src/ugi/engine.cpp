#include "ugi/engine.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <limits>
#include <semaphore>
#include <utility>

#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/ai/table_memory.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::ugi {
namespace {

constexpr std::int64_t max_hash_mb = 65536, max_seed = std::numeric_limits<std::int64_t>::max();

/// Blocks until the search is told to stop.
void wait_for(const std::stop_token& stop) {
    std::binary_semaphore told{0};
    const std::stop_callback tell(stop, [&] { told.release(); });
    told.acquire();
}

/// Takes the value of an option over; refuses what is no number in its range.
template <class Number>
std::optional<Refusal> take_number(Number& taken, std::string_view name, std::string_view value, std::int64_t min,
                                   std::int64_t max) {
    const auto number = whole_number(value);
    if (number && *number >= min && *number <= max) {
        taken = static_cast<Number>(*number);
        return std::nullopt;
    }
    return Refusal{"{} must be a number from {} to {}, not {}", name, min, max, value};
}

/// The words that stand alone on their line.
bool stands_alone(std::string_view word) {
    constexpr std::array<std::string_view, 5> alone{"ugi", "isready", "uginewgame", "stop", "quit"};
    return std::ranges::find(alone, word) != alone.end();
}

/// Whether some player of the game has use for an option.
bool offers(const Game& game, bool PlayerSpec::*use) {
    return std::ranges::any_of(game.players, [&](const PlayerSpec& player) { return player.*use; });
}

/// Thinks ahead about what comes after a move, until it is told to stop.
void ponder_after(Table& table, const std::string& move, const std::stop_token& stop) {
    if (table.play(move)) return;
    if (!table.outcome()) table.ponder({}, stop);
    table.undo();
}

/// Sets the table as the words after `position` say.
std::optional<Refusal> place(Table& table, std::span<const std::string_view> words) {
    const auto moves_at = static_cast<std::size_t>(std::ranges::find(words, "moves") - words.begin());
    const bool is_start = !words.empty() && words[0] == "startpos";
    if (words.empty() || (!is_start && words[0] != "fen") || (is_start && moves_at > 1 && words.size() > 1)) {
        return Refusal{"position is written: position startpos|fen TEXT [moves ...]"};
    }
    if (is_start)
        table.set_start_position();
    else if (auto refusal = table.set_position(joined(words.subspan(1, moves_at - 1), " ")))
        return refusal;
    for (std::size_t at = moves_at + 1; at < words.size(); ++at) {
        if (const auto refusal = table.play(words[at])) return Refusal{"move {}: {}", at - moves_at, refusal->words};
    }
    return std::nullopt;
}

/// A line from a stream that may hold anything: one too long to mean anything is passed over, not kept.
struct InputLine {
    std::string text;
    bool too_long = false; ///< Longer than was allowed; the text is then empty.
};

/// The next line without its end, empty at the end of the input. A last line without an end counts.
std::optional<InputLine> next_line(std::istream& in, std::size_t longest) {
    using Traits = std::istream::traits_type;
    InputLine line;
    if (!in || in.peek() == Traits::eof()) return std::nullopt;
    auto& buffer = *in.rdbuf();
    for (auto letter = buffer.sbumpc(); letter != '\n'; letter = buffer.sbumpc()) {
        if (letter == Traits::eof()) {
            in.setstate(std::ios::eofbit);
            break;
        }
        if (line.text.size() < longest)
            line.text += Traits::to_char_type(letter);
        else
            line.too_long = true;
    }
    if (line.too_long) line.text.clear();
    return line;
}

} // namespace

Engine::Engine(const Game& game, EngineConfig config, std::ostream& out)
    : game_(game), config_(std::move(config)), out_(out) {
    open_tables();
}

Engine::~Engine() { finish_search(); }

void Engine::inform(std::string_view words) {
    constexpr std::size_t shown = 300;
    out_.write("info string " + printable(words.substr(0, shown)));
}

void Engine::open_tables() {
    // Options that do not go together yet may do so after the next line: until then all stays as it is.
    auto table = game_.open_table(config_.options);
    clash_ = table ? std::nullopt : std::optional(table.refusal());
    if (clash_) return inform(clash_->words);
    const auto kept = placed_ ? std::optional(table_->position()) : std::nullopt;
    table_ = *std::move(table);
    spare_ = *game_.open_table(config_.options);
    searching_ = *game_.open_table(config_.options);
    seat_player();
    if (!kept) return;
    static_cast<void>(table_->set_position(*kept));
    static_cast<void>(searching_->set_position(*kept));
}

void Engine::seat_player() {
    searching_ = searching_->copy(); // the tables of who sat there go before others are made
    const auto wished = config_.hash_mb << 20, had = affordable(wished);
    if (had < wished && find_player(game_, config_.player)->uses_hash)
        inform(filled("little memory: {} of {} MiB for tables", had >> 20, config_.hash_mb));
    if (const auto refusal =
            searching_->seat({config_.player, config_.seed + games_, config_.hash_mb, config_.threads}))
        inform(refusal->words);
}

bool Engine::handle(std::string_view line) {
    const auto words = words_of(line);
    if (words.empty()) return true;
    const auto rest = Words(words).subspan(1);
    const auto token = [&](std::string_view word) {
        return Token{word, static_cast<std::size_t>(word.data() - line.data()) + 1};
    };
    if (stands_alone(words[0]) && !rest.empty()) {
        inform(refused(filled("nothing may follow {}", words[0]), token(rest[0])).words);
        return true;
    }
    if (words[0] == "quit") return false;
    if (words[0] == "ugi")
        introduce();
    else if (words[0] == "isready")
        out_.write("readyok");
    else if (words[0] == "stop")
        finish_search();
    else if (words[0] == "query")
        query(rest);
    else if (words[0] == "setoption")
        set_option(rest);
    else if (words[0] == "position")
        set_position(rest);
    else if (words[0] == "go")
        go(rest);
    else if (words[0] == "uginewgame")
        begin_game();
    else
        inform(refused("unknown command", token(words[0])).words);
    return true;
}

void Engine::introduce() {
    out_.write("id name Zugzwang " + game_.title);
    out_.write("id author the Zugzwang authors");
    std::string players = "option name Player type combo default " + config_.player;
    for (const auto& player : game_.players)
        players += " var " + player.id;
    out_.write(players);
    if (offers(game_, &PlayerSpec::uses_threads))
        out_.write(
            filled("option name Threads type spin default {} min 1 max {}", config_.threads, max_search_threads));
    if (offers(game_, &PlayerSpec::uses_hash))
        out_.write(filled("option name Hash type spin default {} min 1 max {}", config_.hash_mb, max_hash_mb));
    if (offers(game_, &PlayerSpec::ponders))
        out_.write(filled("option name Ponder type check default {}", config_.ponder ? "true" : "false"));
    out_.write(filled("option name PlayerSeed type spin default {} min 0 max {}", config_.seed, max_seed));
    for (const auto& option : game_.options)
        out_.write(option_line(option, config_.options));
    out_.write("ugiok");
}

void Engine::begin_game() {
    finish_search();
    games_ += searched_ ? 1 : 0;
    searched_ = placed_ = false;
    seat_player();
    table_->set_start_position();
    searching_->set_start_position();
    if (clash_) inform(clash_->words);
}

std::optional<Refusal> Engine::take_ponder(const std::string& value) {
    if (value != "true" && value != "false") return Refusal{"Ponder must be true or false, not {}", value};
    config_.ponder = value == "true";
    return std::nullopt;
}

std::optional<Refusal> Engine::take_option(std::string_view name, const std::string& value) {
    if (is_same_name(name, "Player")) {
        if (!find_player(game_, value)) return Refusal{"unknown player: {}", value};
        config_.player = value;
        return std::nullopt;
    }
    if (is_same_name(name, "PlayerSeed")) {
        auto refusal = take_number(config_.seed, "PlayerSeed", value, 0, max_seed);
        if (!refusal) games_ = 0;
        return refusal;
    }
    if (is_same_name(name, "Threads") && offers(game_, &PlayerSpec::uses_threads))
        return take_number(config_.threads, "Threads", value, 1, max_search_threads);
    if (is_same_name(name, "Hash") && offers(game_, &PlayerSpec::uses_hash))
        return take_number(config_.hash_mb, "Hash", value, 1, max_hash_mb);
    if (is_same_name(name, "Ponder") && offers(game_, &PlayerSpec::ponders)) return take_ponder(value);
    for (const auto& option : game_.options) {
        if (!is_same_name(ugi_name(option.id), name)) continue;
        const bool is_empty = std::holds_alternative<TextOption>(option.kind) && value == "<empty>";
        return config_.options.set(option.id, is_empty ? std::string() : value);
    }
    return Refusal{"unknown option: {}", name};
}

void Engine::set_option(Words words) {
    const auto value_at = static_cast<std::size_t>(std::ranges::find(words, "value") - words.begin());
    if (value_at < 2 || value_at == words.size() || words[0] != "name") {
        return inform("setoption is written: setoption name X value Y");
    }
    const auto name = joined(words.subspan(1, value_at - 1), " ");
    const auto before = config_.options;
    if (const auto refusal = take_option(name, joined(words.subspan(value_at + 1), " "))) return inform(refusal->words);
    finish_search();
    if (config_.options == before)
        seat_player();
    else
        open_tables();
}

void Engine::set_position(Words words) {
    const bool is_start = !words.empty() && words[0] == "startpos";
    if (is_start && clash_) return inform(clash_->words);
    // First where nobody looks, so that a refusal changes nothing.
    if (const auto refusal = place(*spare_, words)) return inform(refusal->words);
    finish_search();
    std::swap(table_, spare_);
    static_cast<void>(place(*searching_, words));
    placed_ = true;
}

void Engine::go(Words words) {
    const auto go = read_go(words, table_->to_move());
    if (go && !table_->outcome()) {
        finish_search();
        return search(*go);
    }
    inform(go ? "the game is over" : go.refusal().words);
    out_.write("bestmove none");
}

void Engine::search(const Go& go) {
    searched_ = true;
    const bool ponders = config_.ponder;
    search_ = worker_.submit([this, go, ponders, table = searching_.get()](const std::stop_token& stop) {
        const auto start = SearchControl::Clock::now();
        std::optional<TextProgress> told;
        const auto move = table->choose(go.budget, stop, [&](const TextProgress& progress) {
            const bool is_news = progress.proven && !(told && told->proven == progress.proven);
            told = progress;
            out_.write(info_line(progress, SearchControl::Clock::now() - start));
            if (is_news) out_.write(proven_line(*progress.proven, table->to_move()));
        });
        if (move) out_.write(last_info_line(told, *move, table->nodes(), SearchControl::Clock::now() - start));
        if (go.infinite) wait_for(stop);
        out_.write("bestmove " + (move ? *move : "none"));
        if (ponders && move) ponder_after(*table, *move, stop);
        return true;
    });
}

void Engine::query(Words words) {
    const auto question = words.size() == 1 ? words[0] : std::string_view();
    const auto outcome = table_->outcome();
    const auto answer = [&](std::string_view text) { out_.write("response " + std::string(text)); };
    if (question == "gameover") return answer(outcome ? "true" : "false");
    if (question == "p1turn") return answer(table_->to_move() == Side::first ? "true" : "false");
    if (question == "position") return answer(table_->position());
    if (question != "result") return inform("query is one of gameover, p1turn, result, position");
    answer(result_word(outcome));
}

void Engine::finish_search() {
    search_.hurry();
    worker_.wait_until_idle();
    search_ = {};
}

void serve(const Game& game, EngineConfig config, std::istream& in, std::ostream& out) {
    // The longest line that means something is a row of a million numbers with the moves taken from it.
    constexpr std::size_t longest = 32 * 1024 * 1024;
    Engine engine(game, std::move(config), out);
    while (const auto line = next_line(in, longest)) {
        if (line->too_long)
            engine.inform(filled("the line is longer than {} characters", longest));
        else if (!engine.handle(line->text))
            return;
    }
}

} // namespace zugzwang::ugi

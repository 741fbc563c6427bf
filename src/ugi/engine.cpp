#include "ugi/engine.hpp"

#include <algorithm>
#include <cmath>
#include <istream>
#include <semaphore>
#include <vector>

#include "zugzwang/rules/text.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::ugi {
namespace {

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(" \t\r", at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const auto word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

std::string option_line(const OptionSpec& option) {
    const auto line = "option name " + ugi_name(option.id) + " type ";
    if (const auto* integer = std::get_if<IntegerOption>(&option.kind)) {
        return line + filled("spin default {} min {} max {}", integer->fallback, integer->accepted.least,
                             integer->accepted.most);
    }
    if (const auto* choice = std::get_if<ChoiceOption>(&option.kind)) {
        auto combo = line + "combo default " + choice->fallback;
        for (const auto& one : choice->choices)
            combo += " var " + one.id;
        return combo;
    }
    if (std::holds_alternative<FlagOption>(option.kind)) return line + "check default false";
    return line + "string default <empty>";
}

std::string info_line(const TextProgress& progress, SearchControl::Clock::duration spent) {
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(spent).count();
    const auto per_second = progress.nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 1));
    auto line =
        filled("info depth {} score cp {} nodes {} nps {} time {}", progress.depth,
               static_cast<std::int64_t>(std::llround(progress.score * 100)), progress.nodes, per_second, milliseconds);
    if (!progress.line.empty()) line += " pv";
    for (const auto& move : progress.line)
        line += " " + move;
    return line;
}

/// Blocks until the search is told to stop.
void wait_for(const std::stop_token& stop) {
    std::binary_semaphore told{0};
    const std::stop_callback tell(stop, [&] { told.release(); });
    told.acquire();
}

} // namespace

Engine::Engine(const Game& game, EngineConfig config, std::ostream& out)
    : game_(game), config_(std::move(config)), out_(out) {
    open_tables();
}

Engine::~Engine() { finish_search(); }

void Engine::open_tables() {
    auto position = game_.open_table(config_.options);
    auto searching = game_.open_table(config_.options);
    if (!position || !searching) return inform(position.refusal().words);
    table_ = *std::move(position);
    searching_ = *std::move(searching);
    if (const auto refusal = searching_->seat(config_.player, config_.seed)) inform(refusal->words);
}

bool Engine::handle(std::string_view line) {
    const auto words = words_of(line);
    if (words.empty()) return true;
    const auto rest = Words(words).subspan(1);
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
        set_option(line);
    else if (words[0] == "position")
        set_position(rest);
    else if (words[0] == "go")
        go(rest);
    else if (words[0] == "uginewgame") {
        finish_search();
        open_tables();
    } else
        inform(refused(tr("unknown command"), {words[0], 1}).words);
    return true;
}

void Engine::introduce() {
    out_.write("id name Zugzwang " + game_.title);
    out_.write("id author the Zugzwang authors");
    std::string players = "option name Player type combo default " + config_.player;
    for (const auto& player : game_.players)
        players += " var " + player.id;
    out_.write(players);
    out_.write("option name Threads type spin default 1 min 1 max 1");
    out_.write("option name Hash type spin default 64 min 1 max 65536");
    out_.write(filled("option name Seed type spin default {} min 0 max {}", config_.seed, INT64_MAX));
    for (const auto& option : game_.options) {
        if (option.id != "seed") out_.write(option_line(option));
    }
    out_.write("ugiok");
}

std::optional<Refusal> Engine::take_option(std::string_view name, std::string_view value) {
    if (name == "Player") {
        if (!find_player(game_, value)) return Refusal{tr("unknown player: {}", value)};
        config_.player = value;
        return std::nullopt;
    }
    if (name == "Threads" || name == "Hash" || name == "Seed") {
        const auto number = whole_number(value);
        if (!number || *number < (name == "Seed" ? 0 : 1))
            return Refusal{tr("{} is not a fitting number: {}", name, value)};
        if (name != "Seed") return std::nullopt;
        config_.seed = static_cast<std::uint64_t>(*number);
        if (std::ranges::find(game_.options, "seed", &OptionSpec::id) == game_.options.end()) return std::nullopt;
        return config_.options.set("seed", value);
    }
    for (const auto& option : game_.options) {
        if (ugi_name(option.id) == name) return config_.options.set(option.id, value);
    }
    return Refusal{tr("unknown option: {}", name)};
}

void Engine::set_option(std::string_view line) {
    const auto words = words_of(line);
    const auto value_at = std::ranges::find(words, "value");
    if (words.size() < 3 || words[1] != "name" || value_at == words.end()) {
        return inform(tr("setoption is written: setoption name X value Y"));
    }
    finish_search();
    const auto kept = config_;
    const auto at = static_cast<std::size_t>(value_at - words.begin());
    const auto name = joined(Words(words).subspan(2, at - 2));
    auto refusal = take_option(name, joined(Words(words).subspan(at + 1)));
    if (refusal) {
        config_ = kept;
        return inform(refusal->words);
    }
    // Options that do not go together yet may do so after the next line: the tables wait.
    if (const auto clash = game_.check(config_.options)) return inform(clash->words);
    open_tables();
}

void Engine::set_position(Words words) {
    finish_search();
    const auto moves_at = static_cast<std::size_t>(std::ranges::find(words, "moves") - words.begin());
    const auto kept = table_->position();
    const auto refuse = [&](const Refusal& refusal) {
        static_cast<void>(table_->set_position(kept));
        inform(refusal.words);
    };
    if (words.empty() || (words[0] != "startpos" && words[0] != "fen")) {
        return inform(tr("position is written: position startpos|fen TEXT [moves ...]"));
    }
    if (words[0] == "startpos") {
        if (const auto clash = game_.check(config_.options)) return inform(clash->words);
        if (moves_at > 1 && words.size() > 1) return inform(tr("unknown word after startpos: {}", words[1]));
        table_->set_start_position();
    } else if (const auto refusal = table_->set_position(joined(words.subspan(1, moves_at - 1)))) {
        return refuse(*refusal);
    }
    for (std::size_t at = moves_at + 1; at < words.size(); ++at) {
        if (const auto refusal = table_->play(words[at])) return refuse(*refusal);
    }
}

void Engine::go(Words words) {
    finish_search();
    const auto go = read_go(words, table_->to_move());
    if (!go) {
        inform(go.refusal().words);
        return out_.write("bestmove none");
    }
    if (table_->outcome()) {
        inform(tr("the game is over"));
        return out_.write("bestmove none");
    }
    search_ = worker_.submit([this, go = *go, position = table_->position(), table = searching_](std::stop_token stop) {
        static_cast<void>(table->set_position(position));
        const auto start = SearchControl::Clock::now();
        const auto move = table->choose(go.budget, stop, [&](const TextProgress& progress) {
            out_.write(info_line(progress, SearchControl::Clock::now() - start));
        });
        if (go.infinite) wait_for(stop);
        out_.write("bestmove " + (move ? *move : "none"));
        return true;
    });
}

void Engine::query(Words words) {
    const auto question = words.size() == 1 ? words[0] : std::string_view();
    const auto outcome = table_->outcome();
    const auto answer = [&](std::string_view text) { out_.write("response " + std::string(text)); };
    if (question == "gameover") return answer(outcome ? "true" : "false");
    if (question == "p1turn") return answer(table_->to_move() == Side::first ? "true" : "false");
    if (question != "result") return inform(tr("query is one of gameover, p1turn, result"));
    if (!outcome) return answer("none");
    if (!outcome->winner) return answer("draw");
    answer(*outcome->winner == Side::first ? "p1win" : "p2win");
}

void Engine::finish_search() {
    search_.hurry();
    worker_.wait_until_idle();
    search_ = {};
}

void serve(const Game& game, EngineConfig config, std::istream& in, std::ostream& out) {
    Engine engine(game, std::move(config), out);
    for (std::string line; std::getline(in, line);) {
        if (!engine.handle(line)) return;
    }
}

} // namespace zugzwang::ugi

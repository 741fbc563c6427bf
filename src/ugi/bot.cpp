#include "ugi/bot.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/text.hpp"

namespace zugzwang::ugi {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds time_to_greet{5000};
constexpr milliseconds time_without_budget{60000};
constexpr milliseconds time_to_listen{1000}; // beside a move's time

/// What a bot has for its answer.
milliseconds time_for(const Budget& budget, const GameClocks& clocks) {
    const bool has_time = budget.time.count() > 0;
    if (clocks.own()) return has_time ? std::min(budget.time, clocks.own()->left) : clocks.own()->left;
    return has_time ? budget.time : time_without_budget;
}

bool is_answer(const std::string& line) { return line == "bestmove" || line.starts_with("bestmove "); }

} // namespace

Bot::Bot(const Game& game, OptionValues options, std::string command, const BotTerms& terms, BotOptions own)
    : game_(game), options_(std::move(options)), command_(std::move(command)), terms_(terms), own_(std::move(own)) {}

Bot::~Bot() {
    if (process_) static_cast<void>(process_->send("quit", Clock::now() + milliseconds(20)));
}

void Bot::begin_game(std::optional<std::uint64_t> seed) {
    seed_ = seed;
    game_is_open_ = was_asked_ = false;
}

void Bot::give_up() {
    last_words_ = process_->last_words();
    process_.reset();
}

Bot::Trouble Bot::say(const std::string& line) {
    if (process_->send(line, Clock::now() + time_to_listen)) return std::nullopt;
    // Most who do not listen any more have ended: what is left of their output tells.
    for (const auto deadline = Clock::now() + milliseconds(200);;) {
        const auto heard = process_->line(deadline, {});
        const auto* silence = std::get_if<Silence>(&heard);
        if (!silence) continue;
        const bool tells_nothing = *silence == Silence::late || *silence == Silence::closed;
        return tells_nothing ? Refusal{"does not listen any more"} : refusal_for(*silence);
    }
}

Bot::Trouble Bot::hear(const Lines& take, Clock::time_point deadline, const std::stop_token& stop) {
    process_->forget_flood();
    for (;;) {
        const auto heard = process_->line(deadline, stop);
        if (const auto* silence = std::get_if<Silence>(&heard)) return refusal_for(*silence);
        if (take(std::get<std::string>(heard))) return std::nullopt;
    }
}

Bot::Trouble Bot::introduce(const std::stop_token& stop) {
    if (auto trouble = say("ugi")) return trouble;
    known_options_.clear();
    const auto introduction = [&](const std::string& line) {
        constexpr std::string_view name = "id name ";
        constexpr std::size_t shown = 60;
        if (line.starts_with(name)) name_ = printable(line.substr(name.size(), shown));
        if (auto option = announced_option(line)) known_options_.push_back(*std::move(option));
        return line == "ugiok";
    };
    if (auto trouble = hear(introduction, Clock::now() + time_to_greet, stop)) return trouble;
    if (name_.empty()) name_ = command_;
    return std::nullopt;
}

Bot::Trouble Bot::set_option(const std::string& name, const std::string& value) {
    const auto is_own = [&](const auto& own) { return is_same_name(own.first, name); };
    const bool is_known = std::ranges::find(known_options_, name, &AnnouncedOption::name) != known_options_.end();
    if (!is_known || value.empty() || std::ranges::any_of(own_, is_own)) return std::nullopt;
    return say("setoption name " + name + " value " + value);
}

Bot::Trouble Bot::set_own_options() {
    for (const auto& own : own_) {
        const auto& [name, value] = own;
        const auto is_it = [&](const AnnouncedOption& option) { return is_same_name(option.name, own.first); };
        const auto option = std::ranges::find_if(known_options_, is_it);
        if (option == known_options_.end()) return Refusal{"it has no option {}", name};
        if (auto trouble = check_value(*option, value)) return trouble;
        if (auto trouble = say("setoption name " + option->name + " value " + value)) return trouble;
    }
    return std::nullopt;
}

Bot::Trouble Bot::open_game() {
    if (game_is_open_) return std::nullopt;
    for (const auto& option : game_.options) {
        if (auto trouble = set_option(ugi_name(option.id), options_.text(option.id))) return trouble;
    }
    if (seed_) {
        constexpr std::uint64_t seeds = 1'000'000'000; // every program can read numbers below
        const bool tells_apart =
            std::ranges::find(known_options_, "PlayerSeed", &AnnouncedOption::name) != known_options_.end();
        const auto value = std::to_string(*seed_ % seeds);
        if (auto trouble = set_option(tells_apart ? "PlayerSeed" : "Seed", value)) return trouble;
    }
    if (auto trouble = say("uginewgame")) return trouble;
    game_is_open_ = true;
    return std::nullopt;
}

Bot::Trouble Bot::settle(Clock::time_point deadline, const std::stop_token& stop) {
    if (auto trouble = say("isready")) return trouble;
    bool is_ready = false;
    const auto settled = [&](const std::string& line) {
        if (line == "readyok") is_ready = true;
        if (is_answer(line)) owes_answer_ = false;
        return is_ready && !owes_answer_;
    };
    return hear(settled, deadline, stop);
}

Result<std::string> Bot::greet(const std::stop_token& stop) {
    if (process_) return name_;
    last_words_ = {};
    auto started = BotProcess::start(command_, terms_.confinement);
    if (!started) return started.refusal();
    process_ = *std::move(started);
    game_is_open_ = owes_answer_ = false;
    auto trouble = introduce(stop);
    if (!trouble) trouble = set_own_options();
    if (!trouble) trouble = open_game();
    if (!trouble) trouble = settle(Clock::now() + time_to_greet, stop);
    if (!trouble) return name_;
    give_up();
    return *trouble;
}

Bot::Trouble Bot::ask(const std::string& position, const Budget& budget, const GameClocks& clocks, const Lines& answer,
                      const std::stop_token& stop) {
    const auto time = time_for(budget, clocks);
    if (auto trouble = open_game()) return trouble;
    const auto to_settle = std::min(time, time_without_budget) + time_to_listen; // a clock may show hours
    if (auto trouble = settle(Clock::now() + to_settle, stop)) return trouble;
    if (!std::exchange(was_asked_, true)) process_->forget_words();
    if (auto trouble = say("position fen " + position)) return trouble;
    const auto asked = Clock::now();
    if (auto trouble = say(go_line(budget, clocks))) return trouble;
    owes_answer_ = true;
    auto trouble = hear(answer, asked + time + terms_.time_margin, stop);
    spent_ = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - asked);
    if (!trouble) owes_answer_ = false;
    return trouble;
}

Result<std::string> Bot::choose(const std::string& position, SearchControl& control, const TextProgressSink& report) {
    spent_ = {};
    const auto& stop = control.stop_token();
    if (const auto greeted = greet(stop); !greeted) return greeted.refusal();
    TextProgress progress;
    std::string move;
    const auto answer = [&](const std::string& line) {
        if (read_info(line, progress) && report) report(progress);
        if (!is_answer(line)) return false;
        const auto words = split(line, ' ');
        move = words.size() > 1 ? printable(words[1].text) : std::string();
        return true;
    };
    const auto trouble = ask(position, control.budget(), control.clocks(), answer, stop);
    if (!trouble) return move;
    const bool goes_on = stop.stop_requested() && process_->send("stop", Clock::now() + milliseconds(20));
    if (!goes_on) give_up();
    return *trouble;
}

Result<std::string> test_bot(const Game& game, const OptionValues& options, const std::string& command,
                             const BotTerms& terms, const std::stop_token& stop) {
    auto table = game.open_table(options);
    if (!table) return table.refusal();
    Bot bot(game, options, command, terms);
    auto name = bot.greet(stop);
    if (!name) return name;
    SearchControl control({.time = milliseconds(1000)}, stop);
    const auto move = bot.choose((*table)->position(), control, {});
    if (!move) return move.refusal();
    if ((*table)->play(*move)) return illegal_move(*move);
    return name;
}

OutsidePlayerSource outside_players(std::function<BotTerms()> terms) {
    return [terms = std::move(terms)](std::string_view game, const OptionValues& options,
                                      const std::string& command) -> OutsidePlayerFunction {
        auto bot = std::make_shared<Bot>(*find_game(game), options, command, terms());
        return
            [bot = std::move(bot)](const std::string& position, SearchControl& control,
                                   const TextProgressSink& report) { return bot->choose(position, control, report); };
    };
}

} // namespace zugzwang::ugi

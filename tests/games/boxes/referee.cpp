#include "referee.hpp"

#include <algorithm>

#include "support/catch.hpp"

namespace zugzwang::boxes::test {
namespace {

using Move = Rules::Move;

std::int64_t count(const std::vector<Chain>& chains) { return static_cast<std::int64_t>(chains.size()); }

/// Of the other side, where only safe lines are drawn.
bool other_runs_out(const Rules::State& after) { return !SafeLines().mover_outlasts(after); }

std::int64_t least_left(const Rules::State& state) {
    for (int boxes = 2; boxes <= 4; ++boxes) {
        if (Leaving(boxes).is_possible(state)) return boxes;
    }
    return 0;
}

std::vector<std::string> texts(const Rules::State& state, const std::set<int>& lines) {
    std::vector<std::string> result;
    for (const int line : lines)
        result.push_back(Rules::move_to_text(state, {line}));
    return result;
}

std::set<int> lines_of(const std::vector<Chain>& chains) {
    std::set<int> lines;
    for (const auto& chain : chains)
        lines.insert(chain.lines.begin(), chain.lines.end());
    return lines;
}

} // namespace

bool is_locked(const Rules::State& state) {
    return !Rules::outcome(state) && safe_lines(state).empty() && least_given(state) >= 3;
}

bool says(const std::string& words, std::int64_t number) {
    const auto digits = std::to_string(number);
    for (auto place = words.find(digits); place != words.npos; place = words.find(digits, place + 1)) {
        const auto is_digit_at = [&](std::size_t at) {
            return at < words.size() && words[at] >= '0' && words[at] <= '9';
        };
        if ((place == 0 || !is_digit_at(place - 1)) && !is_digit_at(place + digits.size())) return true;
    }
    const auto has = [&](std::string_view some) { return words.find(some) != words.npos; };
    if (number == 1) return has("a box") || has("the box") || has("last box");
    return number == 0 && (has("nothing") || has("none"));
}

int Referee::value(const Rules::State& state) {
    constexpr int lines_to_try = 10;
    if (Rules::outcome(state)) return 0;
    if (Rules::lines_left(state) <= lines_to_try) {
        const Side side = state.to_move;
        return brute_force_.value(state) - boxes_owned(state, side) + boxes_owned(state, other(side));
    }
    SearchControl unlimited({});
    return *solver_.value(state, unlimited);
}

int Referee::brings(const Move& move) {
    const auto next = Rules::after(state_, move);
    const int worth = next.to_move == state_.to_move ? value(next) : -value(next);
    return (open_boxes(state_) + boxes_closed_by(state_, move.edge) + worth) / 2;
}

std::optional<Move> Referee::best_answer(const Move& move) {
    const auto next = Rules::after(state_, move);
    if (Rules::outcome(next)) return std::nullopt;
    SearchControl unlimited({});
    return solver_.best_move(next, value(next), unlimited);
}

int Referee::given(const Move& move) const { return closes(move) ? 0 : closable(Rules::after(state_, move)); }
bool Referee::waits(const Move& move) const { return !closing_move(state_) && given(move) == 0; }
bool Referee::gives(const Move& move) const { return !closing_move(state_) && given(move) > 0; }
bool Referee::leaves(const Move& move) const { return closing_move(state_) && !closes(move); }

bool Referee::keeps_control_by(const Move& move) const {
    const auto rest = emptied(Rules::after(state_, move));
    return leaves(move) && rest.drawn == emptied(state_).drawn && is_locked(rest);
}

std::optional<bool> Referee::is_true_of_closing(const Fact& fact, const Move& move) {
    const auto& [kind, numbers, moves, words, light] = fact;
    const auto next = Rules::after(state_, move);
    const auto rest = emptied(next);
    const std::int64_t closed = boxes_closed_by(state_, move.edge), all = closed + closable(next);
    if (kind == "closes_last") return closed == numbers[0] && Rules::outcome(next).has_value();
    if (kind == "takes_rest") return closed > 0 && all == numbers[0] && all == open_boxes(state_);
    if (kind == "closes_and_waits") return closed > 0 && closed == numbers[0] && !safe_lines(rest).empty();
    if (kind == "closes_keeping_control" || kind == "closes_and_can_leave")
        return closed > 0 && closed == numbers[0] && least_left(next) == numbers[1] &&
               (kind == "closes_and_can_leave" || is_locked(rest));
    if (kind == "closes_and_must_open")
        return closed > 0 && all == numbers[0] && !Rules::outcome(rest) && least_given(rest) == numbers[1];
    return std::nullopt;
}

std::optional<bool> Referee::is_true_of_leaving(const Fact& fact, const Move& move) {
    const auto& [kind, numbers, moves, words, light] = fact;
    const auto rest = emptied(Rules::after(state_, move));
    const bool is_left = leaves(move) && given(move) == numbers[0];
    if (kind == "keeps_control" || kind == "keeps_control_chain" || kind == "keeps_control_loop") {
        if (!is_left || !keeps_control_by(move) || least_given(rest) != numbers[1]) return false;
        const auto left = chains(rest);
        if (kind == "keeps_control") return left.size() > 1;
        return left.size() == 1 && left.front().is_loop() == (kind == "keeps_control_loop") &&
               static_cast<std::int64_t>(left.front().boxes.size()) == numbers[1];
    }
    if (kind == "leaves_and_waits")
        return is_left && !Rules::outcome(rest) && safe_lines(rest).empty() && least_given(rest) == numbers[1];
    if (kind == "leaves_last") return is_left && numbers[0] == open_boxes(state_);
    if (kind == "leaves_boxes") return is_left;
    if (kind == "opens_more") return is_left && numbers[0] > closable(state_);
    return std::nullopt;
}

bool Referee::opens(const Move& move, std::int64_t length, bool loop) {
    if (!gives(move) || given(move) != length || length < 3) return false;
    return std::ranges::any_of(chains(state_), [&](const Chain& chain) {
        return chain.lines.contains(move.edge) && static_cast<std::int64_t>(chain.boxes.size()) == length &&
               chain.is_loop() == loop;
    });
}

int Referee::gain_of_leaving(const Move& move) {
    const auto next = Rules::after(state_, move);
    auto rest = emptied(next);
    rest.to_move = next.to_move;
    return value(next) - (closable(next) + value(rest));
}

std::optional<bool> Referee::is_true_of_giving(const Fact& fact, const Move& move) {
    const auto& [kind, numbers, moves, words, light] = fact;
    const bool is_given = gives(move) && given(move) == numbers[0];
    if (kind == "gives_last") return is_given && numbers[0] == open_boxes(state_);
    if (kind == "gives_least") return is_given && safe_lines(state_).empty() && least_given(state_) == numbers[0];
    if (kind == "gives_boxes") return is_given;
    if (!kind.starts_with("opens_chain") && !kind.starts_with("opens_loop")) return std::nullopt;
    if (!opens(move, numbers[0], kind.starts_with("opens_loop"))) return false;
    if (kind.ends_with("_to_take")) return gain_of_leaving(move) == 0;
    if (!kind.ends_with("_to_control")) return kind == "opens_chain" || kind == "opens_loop";
    const auto next = Rules::after(state_, move);
    return gain_of_leaving(move) > 0 && least_left(next) == numbers[2] && numbers[1] + numbers[2] == numbers[0] &&
           is_locked(emptied(next));
}

std::optional<bool> Referee::is_true_of_waiting(const Fact& fact, const Move& move) {
    const auto& [kind, numbers, moves, words, light] = fact;
    const auto next = Rules::after(state_, move);
    const auto safe = waits(move) ? static_cast<std::int64_t>(safe_lines(next).size()) : -1;
    if (kind == "last_safe") return safe == 0 && least_given(next) == numbers[0];
    if (kind == "safe_left") return safe == numbers[0];
    if (kind == "other_gives_first" || kind == "this_gives_first") {
        const bool is_even = kind == "other_gives_first";
        return safe == numbers[0] && SafeLines::are_independent(next) && (safe % 2 == 0) == is_even;
    }
    if (kind == "can_outlast" || kind == "can_be_outlasted")
        return safe == numbers[0] && other_runs_out(next) == (kind == "can_outlast");
    if (kind == "chains_suit" || kind == "chains_against") {
        const auto found = long_chains(next);
        return safe >= 0 && count(found) == numbers[0] &&
               has_right_chains(next, found.size()) == (kind == "chains_against");
    }
    return std::nullopt;
}

std::optional<bool> Referee::is_true_of_value(const Fact& fact, const MoveQuestion<Rules>& question) {
    const auto& [kind, numbers, moves, words, light] = fact;
    if (!kind.starts_with("brings")) return std::nullopt;
    if (brings(question.move) != numbers[0] || open_boxes(state_) != numbers[1]) return false;
    if (kind == "brings") return true;
    if (kind == "brings_most")
        return std::ranges::all_of(Rules::legal_moves(state_),
                                   [&](const Move& move) { return brings(move) <= fact.numbers[0]; });
    if (kind != "brings_fewer" && kind != "brings_more") return std::nullopt;
    return brings(*question.rival) == numbers[2] && (numbers[0] < numbers[2]) == (kind == "brings_fewer") &&
           numbers[0] != numbers[2];
}

std::optional<bool> Referee::is_true_beside(const Fact& fact, const MoveQuestion<Rules>& question) {
    const auto& [kind, numbers, moves, words, light] = fact;
    const auto& own = question.move;
    if (!question.rival) return std::nullopt;
    const auto& rival = *question.rival;
    const auto own_next = Rules::after(state_, own), rival_next = Rules::after(state_, rival);
    if (kind == "gives_more" || kind == "gives_fewer") {
        const bool is_right = !closing_move(state_) && given(own) == numbers[0] && given(rival) == numbers[1];
        return is_right && (kind == "gives_more" ? numbers[0] > numbers[1] : numbers[0] < numbers[1]);
    }
    if (kind == "leaves_more" || kind == "leaves_fewer") {
        const bool is_right = leaves(own) && leaves(rival) && given(own) == numbers[0] && given(rival) == numbers[1];
        return is_right && (kind == "leaves_more" ? numbers[0] > numbers[1] : numbers[0] < numbers[1]);
    }
    if (kind == "leaves_to_take")
        return leaves(own) && given(own) == numbers[0] && boxes_closed_by(state_, rival.edge) == numbers[1] &&
               numbers[1] > 0;
    if (kind == "closes_what_it_leaves")
        return leaves(rival) && given(rival) == numbers[1] && boxes_closed_by(state_, own.edge) == numbers[0] &&
               numbers[0] > 0;
    if (kind == "takes_what_keeps_control")
        return closes(own) && closable(state_) == numbers[0] && keeps_control_by(rival) && given(rival) == numbers[0] &&
               least_left(own_next) == 0;
    if (kind == "must_take_all")
        return closes(own) && closable(state_) == numbers[0] && least_left(own_next) == 0 && closes(rival) &&
               least_left(rival_next) == numbers[1] && is_locked(emptied(rival_next));
    if (kind == "lets_return" || kind == "lets_no_return") {
        const bool is_return = kind == "lets_return";
        return gives(own) && gives(rival) && given(own) == 2 && given(rival) == 2 &&
               (least_left(own_next) == 2) == is_return && (least_left(rival_next) == 2) == !is_return;
    }
    if (kind == "safe_beside")
        return waits(own) && waits(rival) && static_cast<std::int64_t>(safe_lines(own_next).size()) == numbers[0] &&
               static_cast<std::int64_t>(safe_lines(rival_next).size()) == numbers[1];
    if (kind == "wrong_long_chains" || kind == "right_long_chains") {
        const auto of_own = long_chains(own_next), of_rival = long_chains(rival_next);
        const bool is_own_right = !has_right_chains(own_next, of_own.size());
        const bool is_rival_right = !has_right_chains(rival_next, of_rival.size());
        const auto right = is_own_right ? numbers[0] : numbers[1];
        return waits(own) && waits(rival) && count(of_own) == numbers[0] && count(of_rival) == numbers[1] &&
               is_own_right == (kind == "right_long_chains") && is_rival_right != is_own_right &&
               (words.find("needs an even number") != words.npos) == (right % 2 == 0);
    }
    return std::nullopt;
}

std::optional<bool> Referee::is_true_of_answer(const Fact& fact, const MoveQuestion<Rules>& question) {
    const auto& [kind, numbers, moves, words, light] = fact;
    if (!kind.starts_with("answer_") || !question.answer) return std::nullopt;
    const auto next = Rules::after(state_, question.move);
    if (next.to_move == state_.to_move || !Rules::is_legal(next, *question.answer)) return false;
    const auto answered = Rules::after(next, *question.answer);
    const bool takes = boxes_closed_by(next, question.answer->edge) > 0;
    if (kind == "answer_takes") return takes && closable(next) == numbers[0];
    if (kind == "answer_leaves")
        return !takes && closable(answered) == numbers[0] && closable(next) >= numbers[0] &&
               is_locked(emptied(answered));
    if (kind != "answer_makes_chain") return std::nullopt;
    const auto found = long_chains(answered);
    return waits(question.move) && closable(answered) == 0 && count(found) == numbers[0] &&
           found.size() > long_chains(next).size() && !has_right_chains(answered, found.size());
}

bool Referee::is_true(const Fact& fact, const MoveQuestion<Rules>& question) {
    for (const auto& found :
         {is_true_of_closing(fact, question.move), is_true_of_leaving(fact, question.move),
          is_true_of_giving(fact, question.move), is_true_of_waiting(fact, question.move),
          is_true_of_value(fact, question), is_true_beside(fact, question), is_true_of_answer(fact, question)}) {
        if (found) return *found;
    }
    FAIL("a kind that the referee does not know: " << fact.kind);
    return false;
}

bool Referee::names_its_moves(const Fact& fact, const MoveQuestion<Rules>& question) {
    const auto& kind = fact.kind;
    const auto next = Rules::after(state_, question.move);
    std::set<int> lines;
    if (kind.starts_with("opens_chain") || kind.starts_with("opens_loop")) {
        for (const auto& chain : chains(state_)) {
            if (chain.lines.contains(question.move.edge)) lines = chain.lines;
        }
        lines.erase(question.move.edge);
    }
    if (kind == "keeps_control_chain" || kind == "keeps_control_loop") lines = lines_of(chains(emptied(next)));
    if (kind.starts_with("chains_") || kind.ends_with("_long_chains")) lines = lines_of(long_chains(next));
    if (kind == "answer_makes_chain") lines = lines_of(long_chains(Rules::after(next, *question.answer)));
    auto expected = texts(state_, lines);
    const bool is_beside = fact.words.find("-") != std::string::npos;
    if (is_beside) {
        const auto& named = kind.starts_with("answer_") ? *question.answer : *question.rival;
        expected.insert(expected.begin(), Rules::move_to_text(state_, named));
        if (fact.words.find(expected.front()) == std::string::npos) return false;
    }
    return fact.moves == expected;
}

} // namespace zugzwang::boxes::test

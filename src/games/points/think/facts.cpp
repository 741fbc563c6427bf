#include "games/points/think/facts.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>

#include "games/points/think/nim_words.hpp"
#include "games/points/think/remainder.hpp"
#include "games/points/think/zone_fact.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {
namespace {

constexpr std::size_t most_facts = 3;
constexpr std::size_t most_listed = 3; ///< Parts that a sentence lists.

/// The facts of one question, in the order in which they are found.
class Finder {
  public:
    explicit Finder(const MoveQuestion<Rules>& question)
        : question_(question), state_(question.state), reader_(state_.board),
          left_(reader_.after(state_.legal, question.move, question.answer)) {
        if (question.rival) rival_left_ = reader_.after(state_.legal, *question.rival);
        if (rival_left_ && rival_left_->legal == left_.legal) rival_left_.reset(); // nothing to compare
    }

    [[nodiscard]] std::vector<Fact> facts() {
        if (!left_.loses)
            tell_what_is_left();
        else if (*left_.loses)
            tell_why_it_wins();
        else
            tell_why_it_loses();
        if (facts_.size() > most_facts) facts_.resize(most_facts);
        return std::move(facts_);
    }

  private:
    void tell_why_it_wins();
    void tell_why_it_loses();
    void tell_what_is_left();

    void tell_cancelling_parts();
    void tell_answer();
    void tell_answers();
    void tell_rival_wins();
    void tell_rival_loses();
    void tell_zones();
    void compare_what_is_left(std::size_t most);
    void compare_answers();

    void add(std::string kind, std::vector<std::int64_t> numbers, std::string words) {
        facts_.push_back({.kind = std::move(kind), .numbers = std::move(numbers), .words = std::move(words)});
    }
    void add(std::string kind, std::vector<std::int64_t> numbers, std::vector<std::string> moves, std::string words) {
        facts_.push_back({.kind = std::move(kind),
                          .numbers = std::move(numbers),
                          .moves = std::move(moves),
                          .words = std::move(words)});
    }
    [[nodiscard]] std::string text_of(const Segment& line) const { return Rules::move_to_text(state_, line); }
    [[nodiscard]] std::string rival() const { return text_of(*question_.rival); }

    const MoveQuestion<Rules>& question_;
    const Rules::State& state_;
    RemainderReader reader_;
    Remainder left_;
    std::optional<Remainder> rival_left_; ///< Empty without a rival that leaves something else.
    std::vector<Fact> facts_;
};

std::vector<std::int64_t> as_numbers(const std::vector<std::uint32_t>& values) {
    return {values.begin(), values.end()};
}

bool can_be_listed(std::size_t count) { return count >= 2 && count <= most_listed; }

void Finder::tell_why_it_wins() {
    const int lines = left_.legal.size();
    if (lines == 0)
        add("draws_last_line", {}, tr("Draws the last line and wins."));
    else if (left_.room)
        add("leaves_even_lines", {*left_.room},
            tr("Leaves room for exactly {lines} more lines, an even number: the other side loses.",
               {{"lines", *left_.room}}));
    else if (can_be_listed(left_.nim_values.size()))
        tell_cancelling_parts();
    else if (left_.groups)
        add("leaves_even_groups", {left_.groups->undecided, left_.groups->sure_moves},
            tr("Leaves {undecided} undecided groups and {sure} sure moves, both even: the other side loses.",
               {{"undecided", left_.groups->undecided}, {"sure", left_.groups->sure_moves}}));
    else
        add("leaves_nim_value_0", {lines},
            tr("Leaves nim-value 0: each of the {lines} answers loses.", {{"lines", lines}}));
    if (rival_left_ && rival_left_->loses == false) tell_rival_loses();
    if (!rival_left_ && state_.legal.size() > 1 && reader_.winning_lines(state_.legal) == 1)
        add("only_line_wins", {state_.legal.size()},
            tr("Of the {lines} lines only this one wins.", {{"lines", state_.legal.size()}}));
    tell_zones();
}

void Finder::tell_cancelling_parts() {
    const auto& values = left_.nim_values;
    const auto first = nim_words(values[0]), second = nim_words(values[1]);
    add("leaves_cancelling_parts", as_numbers(values),
        values.size() == 2
            ? tr("Leaves parts worth {first} and {second}: their nim-sum is 0, so the other side loses.",
                 {{"first", first}, {"second", second}})
            : tr("Leaves parts worth {first}, {second} and {third}: their nim-sum is 0, so the other side loses.",
                 {{"first", first}, {"second", second}, {"third", nim_words(values[2])}}));
}

void Finder::tell_why_it_loses() {
    const bool is_lost_anyhow = !rival_left_ && reader_.winning_lines(state_.legal) == 0;
    if (is_lost_anyhow) tell_answers();
    // What is advised where every line loses is not reproached for it.
    if (!is_lost_anyhow || question_.answer) tell_answer();
    if (is_lost_anyhow && !question_.answer) tell_zones();
    if (!rival_left_) return;
    if (rival_left_->loses == true) return tell_rival_wins();
    compare_answers();
    compare_what_is_left(1);
}

/// Why the other side wins.
void Finder::tell_answer() {
    if (left_.room == 1)
        return add("leaves_last_line", {}, tr("Leaves room for one more line: the other side draws it and wins."));
    const auto& answer = *left_.answer;
    const auto then = reader_.after(left_.legal, answer);
    if (then.legal.empty())
        return add("lets_draw_last_line", {}, {text_of(answer)},
                   tr("Lets the other side draw the last line, {answer}.", {{"answer", text_of(answer)}}));
    if (left_.room)
        return add("leaves_odd_lines", {*left_.room},
                   tr("Leaves room for exactly {lines} more lines, an odd number: the other side wins.",
                      {{"lines", *left_.room}}));
    if (then.room)
        return add("answer_leaves_even_lines", {*then.room}, {text_of(answer)},
                   tr("The answer {answer} leaves room for exactly {lines} more lines, an even number, and wins.",
                      {{"answer", text_of(answer)}, {"lines", *then.room}}));
    const auto& values = left_.nim_values;
    if (can_be_listed(values.size())) {
        const auto first = nim_words(values[0]), second = nim_words(values[1]);
        return add("leaves_parts", as_numbers(values), {text_of(answer)},
                   values.size() == 2
                       ? tr("Leaves parts worth {first} and {second}: the answer {answer} makes their nim-sum 0.",
                            {{"first", first}, {"second", second}, {"answer", text_of(answer)}})
                       : tr("Leaves parts worth {first}, {second} and {third}: the answer {answer} makes their nim-sum "
                            "0.",
                            {{"first", first},
                             {"second", second},
                             {"third", nim_words(values[2])},
                             {"answer", text_of(answer)}}));
    }
    if (left_.groups && then.groups)
        return add("leaves_uneven_groups", {left_.groups->undecided, left_.groups->sure_moves}, {text_of(answer)},
                   tr("Undecided groups left: {undecided}, sure moves: {sure}; the answer {answer} makes both even.",
                      {{"undecided", left_.groups->undecided},
                       {"sure", left_.groups->sure_moves},
                       {"answer", text_of(answer)}}));
    if (!values.empty())
        return add("leaves_nim_value", {left_.nim_value()}, {text_of(answer)},
                   tr("Leaves nim-value {value}: the answer {answer} makes it 0.",
                      {{"value", left_.nim_value()}, {"answer", text_of(answer)}}));
    add("answer_wins", {}, {text_of(answer)},
        tr("The answer {answer} leaves nim-value 0 and wins.", {{"answer", text_of(answer)}}));
}

/// Where every line loses: how hard this one is to answer.
void Finder::tell_answers() {
    const auto winning = reader_.winning_lines(left_.legal);
    const int lines = left_.legal.size();
    if (!winning || *winning == lines)
        return add("every_line_loses", {state_.legal.size()},
                   tr("Each of the {lines} lines loses here.", {{"lines", state_.legal.size()}}));
    add("answers_that_win", {*winning, lines},
        tr_n("Every line loses here; after this one {n} of the {lines} answers wins.",
             "Every line loses here; after this one {n} of the {lines} answers win.", *winning, {{"lines", lines}}));
}

/// Beside a rival that loses too.
void Finder::compare_answers() {
    if (rival_left_->loses != false) return;
    const auto own = reader_.winning_lines(left_.legal), other = reader_.winning_lines(rival_left_->legal);
    if (!own || !other) return;
    const int lines = left_.legal.size(), other_lines = rival_left_->legal.size();
    if (*own * other_lines == *other * lines) return;
    const bool is_harder = *own * other_lines < *other * lines;
    add(is_harder ? "fewer_answers_win" : "more_answers_win", {*own, lines, *other, other_lines}, {rival()},
        tr("Answers that win: {own} of {lines} here, {other} of {other_lines} after {rival}.",
           {{"own", *own}, {"lines", lines}, {"rival", rival()}, {"other", *other}, {"other_lines", other_lines}}));
}

void Finder::tell_rival_wins() {
    const auto& room = rival_left_->room;
    if (rival_left_->legal.empty())
        add("rival_draws_last_line", {}, {rival()}, tr("{rival} would draw the last line.", {{"rival", rival()}}));
    else if (room)
        add("rival_leaves_even_lines", {*room}, {rival()},
            tr("{rival} would leave room for exactly {lines} more lines, an even number.",
               {{"rival", rival()}, {"lines", *room}}));
    else
        add("rival_leaves_nim_value", {0}, {rival()},
            tr("{rival} would leave nim-value {value}.", {{"rival", rival()}, {"value", 0}}));
}

void Finder::tell_rival_loses() {
    const auto& room = rival_left_->room;
    if (room)
        add("rival_leaves_odd_lines", {*room}, {rival()},
            tr_n("{rival} would leave room for exactly {n} more line.",
                 "{rival} would leave room for exactly {n} more lines, an odd number.", *room, {{"rival", rival()}}));
    else if (!rival_left_->nim_values.empty())
        add("rival_leaves_nim_value", {rival_left_->nim_value()}, {rival()},
            tr("{rival} would leave nim-value {value}.", {{"rival", rival()}, {"value", rival_left_->nim_value()}}));
    else
        add("rival_lets_answer_win", {}, {rival(), text_of(*rival_left_->answer)},
            tr("{rival} would let the answer {answer} win.",
               {{"rival", rival()}, {"answer", text_of(*rival_left_->answer)}}));
}

/// Where it is not known who wins.
void Finder::tell_what_is_left() {
    if (rival_left_) {
        compare_what_is_left(rival_left_->loses ? 1 : 2);
        if (rival_left_->loses) *rival_left_->loses ? tell_rival_wins() : tell_rival_loses();
        if (!question_.rival_is_better) tell_zones();
    } else {
        tell_zones();
        add("leaves_lines", {left_.legal.size()},
            tr_n("Leaves {n} possible line.", "Leaves {n} possible lines.", left_.legal.size()));
    }
    if (!question_.answer) return;
    const auto& answer = *question_.answer;
    const auto then = reader_.after(left_.legal, answer).legal.size();
    add("answer_leaves_lines", {then}, {text_of(answer)},
        tr_n("The answer {answer} then leaves {n} possible line.",
             "The answer {answer} then leaves {n} possible lines.", then, {{"answer", text_of(answer)}}));
}

/// In what they differ, at most so many facts; at least one.
void Finder::compare_what_is_left(std::size_t most) {
    const auto& board = *state_.board;
    const auto& other_legal = rival_left_->legal;
    const auto until = facts_.size() + most;
    const auto compare = [&](const char* kind, std::int64_t own, std::int64_t other, const auto& words) {
        if (own != other && facts_.size() < until) add(kind, {own, other}, {rival()}, words(own, other));
    };
    compare("leaves_lines", left_.legal.size(), other_legal.size(), [&](std::int64_t own, std::int64_t other) {
        return tr_n("Leaves {n} possible line; {rival} would leave {other}.",
                    "Leaves {n} possible lines; {rival} would leave {other}.", own,
                    {{"rival", rival()}, {"other", other}});
    });
    const auto zones = counted_zones(board, left_.legal), other_zones = counted_zones(board, other_legal);
    compare("leaves_zones", std::ssize(zones), std::ssize(other_zones), [&](std::int64_t own, std::int64_t other) {
        return tr_n("Leaves {n} zone; {rival} would leave {other}.", "Leaves {n} zones; {rival} would leave {other}.",
                    own, {{"rival", rival()}, {"other", other}});
    });
    compare("leaves_sure_moves", tally(zones).sure_moves, tally(other_zones).sure_moves,
            [&](std::int64_t own, std::int64_t other) {
                return tr_n("Leaves {n} sure move in small zones; {rival} would leave {other}.",
                            "Leaves {n} sure moves in small zones; {rival} would leave {other}.", own,
                            {{"rival", rival()}, {"other", other}});
            });
    const int taken = (other_legal - left_.legal).size();
    if (facts_.size() + most == until)
        add("takes_other_lines", {taken}, {rival()},
            tr_n("Takes away {n} line that {rival} would leave.", "Takes away {n} lines that {rival} would leave.",
                 taken, {{"rival", rival()}}));
}

/// What becomes of the zone that the line is drawn in, unless the rival does the same.
void Finder::tell_zones() {
    auto fact = zone_fact(state_, question_.move);
    if (rival_left_ && fact.claims_same(zone_fact(state_, *question_.rival))) return;
    facts_.push_back(std::move(fact));
}

} // namespace

std::vector<Fact> facts(const MoveQuestion<Rules>& question) { return Finder(question).facts(); }

} // namespace zugzwang::points

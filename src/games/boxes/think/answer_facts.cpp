#include "games/boxes/think/answer_facts.hpp"

#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

/// An answer that waits as well, after which, by the long-chain rule, this side must open the first chain: where it
/// makes one.
std::optional<Fact> chain_made(const SeenQuestion& question, const SeenMove& seen, const Rules::Move& answer) {
    const auto next = Rules::after(question.state, seen.move);
    const Look after(Rules::after(next, answer));
    const int chains = after.long_chains();
    if (after.boxes() > 0 || chains <= seen.after.long_chains() || after.chains_suit()) return std::nullopt;
    const auto text = Rules::move_to_text(next, answer);
    auto moves = question.texts_of(after.lines_of_long_chains());
    moves.insert(moves.begin(), text);
    return Fact{.kind = "answer_makes_chain",
                .numbers = {chains},
                .moves = std::move(moves),
                .words = tr_n("{answer} then makes it 1 long chain; if no more are made, this side must open it.",
                              "{answer} then makes it {n} long chains; if no more are made, this side must open the "
                              "first.",
                              chains, {{"answer", text}})};
}

Fact taken(const Look& before, const std::string& answer) {
    return {.kind = "answer_takes",
            .numbers = {before.boxes()},
            .moves = {answer},
            .words = tr_n("{answer} then closes the box.", "{answer} then begins to close {n} boxes in a row.",
                          before.boxes(), {{"answer", answer}})};
}

Fact left(const Look& after, const std::string& answer) {
    return {.kind = "answer_leaves",
            .numbers = {after.boxes()},
            .moves = {answer},
            .words = tr("{answer} then leaves the {boxes} boxes and keeps control.",
                        {{"answer", answer}, {"boxes", after.boxes()}})};
}

std::optional<Fact> answered(const SeenQuestion& question, const SeenMove& seen, const Rules::Move& answer) {
    const auto next = Rules::after(question.state, seen.move);
    if (next.to_move == question.state.to_move || !Rules::is_legal(next, answer)) return std::nullopt;
    if (seen.act == SeenMove::Act::waits) return chain_made(question, seen, answer);
    const auto text = Rules::move_to_text(next, answer);
    if (boxes_closed_by(next, answer.edge) > 0) return taken(seen.after, text);
    const Look after(Rules::after(next, answer));
    if (after.is_locked() && after.boxes() > 0 && after.boxes() == seen.after.gift()) return left(after, text);
    return std::nullopt;
}

} // namespace

std::optional<Fact> fact_of_answer(const SeenQuestion& question, const Rules::Move& answer) {
    auto fact = answered(question, question.own, answer);
    if (!fact || !question.rival) return fact;
    // The same answer may do the same after the rival.
    const auto after_rival = answered(question, *question.rival, answer);
    return after_rival && after_rival->words == fact->words ? std::nullopt : std::move(fact);
}

} // namespace zugzwang::boxes

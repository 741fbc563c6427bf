#include "games/amazons/think/facts.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "games/amazons/think/confinement.hpp"
#include "games/amazons/think/count_facts.hpp"
#include "games/amazons/think/fact_words.hpp"
#include "games/amazons/think/foresight.hpp"
#include "games/amazons/think/position_counts.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::size_t most_facts = 3;

/// A move of the position with what it leads to.
struct ChosenMove {
    ChosenMove(const Rules::State& before, const Rules::Move& chosen)
        : side(before.to_move), move(chosen), text(Rules::move_to_text(before, chosen)),
          next(Rules::after(before, chosen)), is_end(Rules::outcome(next).has_value()), counts(counts_of(next, side)) {}

    Side side;
    Rules::Move move;
    MoveText text;
    Rules::State next;
    bool is_end; ///< Then it wins.
    PositionCounts counts;

    /// Whether its side wins; empty where that is not proven.
    [[nodiscard]] std::optional<bool> wins() const {
        const auto others_win = is_end ? std::optional(false) : proven_win(next);
        return others_win ? std::optional(!*others_win) : std::nullopt;
    }
};

/// A choice with an answer to it.
struct Answered {
    Answered(const ChosenMove& choice, const std::optional<Rules::Move>& known)
        : answer(known ? *known : likely_answer(choice.next)), text(Rules::move_to_text(choice.next, answer)),
          next(Rules::after(choice.next, answer)), is_end(Rules::outcome(next).has_value()),
          counts(counts_of(next, choice.side)) {}

    Rules::Move answer;
    MoveText text;
    Rules::State next;
    bool is_end; ///< Then the answer wins.
    PositionCounts counts;
};

/// What may be counted, with how much a difference of one tells of the value: in the position after a move, and after
/// its answer. About as much as each went the way of the value in games of the champion against itself (the log odds);
/// what is got to first, the game's own term, counts a little more.
struct Weight {
    Count count;
    Share PositionCounts::*share;
    double now, after_answer;
};
constexpr std::array<Weight, 5> weights{{{Count::first, &PositionCounts::first, 0.05, 0.3},
                                         {Count::near, &PositionCounts::near, 0.2, 0.19},
                                         {Count::territory, &PositionCounts::territory, 0.02, 0.08},
                                         {Count::two_moves, &PositionCounts::two_moves, 0.1, 0.25},
                                         {Count::open, &PositionCounts::open, 0.01, 0.02}}};

/// The facts of one move as they are found, the most telling first.
class Telling {
  public:
    explicit Telling(const MoveQuestion<Rules>& question)
        : question_(question), before_(question.state), move_(question.state, question.move) {
        if (question.rival) rival_.emplace(question.state, *question.rival);
    }

    [[nodiscard]] std::vector<Fact> facts() {
        if (move_.is_end)
            tell(wins_at_once());
        else if (question_.rival_is_better)
            tell_against();
        else
            tell_for();
        if (facts_.size() > most_facts) facts_.resize(most_facts);
        return std::move(facts_);
    }

  private:
    void tell(Fact fact) { facts_.push_back(std::move(fact)); }

    /// What speaks against the move, and for its rival.
    void tell_against() {
        if (rival_->is_end) return tell(misses_winning_at_once(rival_->text));
        const Answered own(move_, question_.answer), others(*rival_, std::nullopt);
        if (own.is_end) return tell(answer_wins_at_once(own.text));
        tell_loss();
        tell_room(wastes_room, 1);
        if (move_.counts.is_divided && !rival_->counts.is_divided && move_.counts.territory.lead() < 0)
            tell(parts(move_.counts.territory));
        tell_confinement_against(own, others);
        tell_counts(own, others);
        if (facts_.empty()) tell_open_moves(own, others);
        if (facts_.empty()) tell(names_answer(own.counts.first, own.text));
    }

    /// What it does well.
    void tell_for() {
        const auto wins = move_.wins();
        if (wins == true) tell(rival_ && rival_->wins() == false ? keeps_win(rival_->text) : amazons::wins());
        if (rival_) tell_room(saves_room, -1);
        if (move_.counts.is_divided) tell_rooms();
        tell_confinement_for();
        if (rival_ && !rival_->is_end) tell_counts(Answered(move_, question_.answer), Answered(*rival_, std::nullopt));
        if (facts_.size() < most_facts) tell_gains();
        if (wins == false && !rival_) tell(loses());
    }

    void tell_loss() {
        if (move_.wins() != false) return;
        const auto rival_wins = rival_->wins();
        if (rival_wins == true) tell(gives_win_away(rival_->text));
        if (!rival_wins) tell(loses());
    }

    /// Where the sides are apart with both moves: the moves that they leave to this side, when `sign` times the rival's
    /// are more.
    void tell_room(Fact (*told)(Share, const MoveText&), int sign) {
        if (!move_.counts.is_divided || !rival_->counts.is_divided) return;
        const auto own = moves_left(move_.next, move_.side), others = moves_left(rival_->next, move_.side);
        if (own && others && sign * (others->own - own->own) > 0)
            tell(told({.own = own->own, .others = others->own}, rival_->text));
    }

    void tell_rooms() {
        if (!before_counts().is_divided) return tell(parts(move_.counts.territory));
        if (const auto left = moves_left(move_.next, move_.side)) tell(moves_are_left(*left));
    }

    /// The worst that `move` does to a queen of the side, if that is not so in `beside` as well.
    [[nodiscard]] static std::optional<Confinement> worst(const Rules::Move& move, const Rules::State& before,
                                                          Side side, const std::optional<Rules::State>& beside) {
        for (const auto& queen : confined_by(move, before, side)) {
            const bool same =
                beside && queens_of(*beside, side).has(queen.square) && confinement_of(*beside, queen.square) == queen;
            if (!same) return queen;
        }
        return std::nullopt;
    }

    void tell_confinement_against(const Answered& own, const Answered& others) {
        const Side side = move_.side, enemy = other(side);
        if (confinement_sum(own.next, side) > confinement_sum(others.next, side)) {
            std::optional<Rules::State> beside;
            if (Rules::is_legal(rival_->next, own.answer)) beside = Rules::after(rival_->next, own.answer);
            if (const auto queen = worst(own.answer, move_.next, side, beside))
                return tell(answer_confines(*queen, own.text));
        }
        if (confinement_sum(move_.next, side) > confinement_sum(rival_->next, side)) {
            if (const auto queen = worst(move_.move, before_, side, rival_->next)) return tell(confines_own(*queen));
        }
        if (confinement_sum(rival_->next, enemy) > confinement_sum(move_.next, enemy)) {
            if (const auto queen = worst(rival_->move, before_, enemy, move_.next))
                tell(misses_confining(*queen, rival_->text));
        }
    }

    void tell_confinement_for() {
        const Side enemy = other(move_.side);
        if (rival_ && confinement_sum(move_.next, enemy) <= confinement_sum(rival_->next, enemy)) return;
        const auto confined = confined_by(move_.move, before_, enemy);
        if (!confined.empty()) tell(confines(confined.front()));
    }

    /// The count that tells most of the difference between the move and its rival, in favour of the better one.
    void tell_counts(const Answered& own, const Answered& others) {
        std::optional<Fact> telling;
        double most = 0;
        const auto consider = [&](double weight, int lead, auto make) {
            const double told = question_.rival_is_better ? -weight * lead : weight * lead;
            if (told <= most) return;
            most = told;
            telling = make();
        };
        for (const auto& [count, share, now, after_answer] : weights) {
            const Share here = move_.counts.*share, there = rival_->counts.*share;
            consider(now, here.lead() - there.lead(),
                     [&, what = count] { return beside(what, here, there, rival_->text); });
            if (own.is_end || others.is_end) continue;
            const Share then = own.counts.*share, there_then = others.counts.*share;
            consider(after_answer, then.lead() - there_then.lead(), [&, what = count] {
                return beside_after_answer(what, then, there_then, own.text,
                                           {.move = rival_->text, .answer = others.text});
            });
        }
        if (telling) tell(std::move(*telling));
    }

    /// Where no count of both sides leads the right way: that one side's open moves alone do.
    void tell_open_moves(const Answered& own, const Answered& others) {
        if (others.is_end) return;
        const Share now = own.counts.open, beside = others.counts.open;
        const Line rival{.move = rival_->text, .answer = others.text};
        if (now.own < beside.own)
            tell(has_open_moves({.own = now.own, .others = beside.own}, own.text, rival));
        else if (now.others > beside.others)
            tell(leaves_open_moves({.own = now.others, .others = beside.others}, own.text, rival));
    }

    void tell_gains() {
        if (move_.counts.is_divided) return;
        const auto &now = move_.counts, &before = before_counts();
        if (now.territory.own > before.territory.own) tell(closes_off(now.territory.own, before.territory.own));
        if (now.first.lead() > before.first.lead())
            tell(gains_first(now.first, before.first));
        else if (now.near.lead() > before.near.lead())
            tell(gains_near(now.near, before.near));
        else if (facts_.empty())
            tell(gets_first(now.first));
    }

    [[nodiscard]] const PositionCounts& before_counts() {
        if (!before_counts_) before_counts_ = counts_of(before_, move_.side);
        return *before_counts_;
    }

    const MoveQuestion<Rules>& question_;
    const Rules::State& before_;
    ChosenMove move_;
    std::optional<ChosenMove> rival_;
    std::optional<PositionCounts> before_counts_;
    std::vector<Fact> facts_;
};

} // namespace

std::vector<Fact> facts(const MoveQuestion<Rules>& question) { return Telling(question).facts(); }

} // namespace zugzwang::amazons

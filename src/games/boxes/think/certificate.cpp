#include "games/boxes/think/certificate.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "games/boxes/think/players.hpp"
#include "zugzwang/base/hexadecimal.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

using Lines = std::uint32_t; ///< A set of open lines.
using Worth = std::int8_t;

/// The boxes and lines that are still open.
class OpenPart {
  public:
    explicit OpenPart(const Rules::State& state) {
        for (int edge = 0; edge < state.grid.edges(); ++edge) {
            if (!state.drawn[static_cast<std::size_t>(edge)]) edges_.push_back(edge);
        }
        beside_.resize(edges_.size());
        for (int box = 0; box < state.grid.boxes(); ++box)
            add(state.grid.edges_of(box));
    }

    [[nodiscard]] const std::vector<int>& edges() const { return edges_; }
    [[nodiscard]] Lines all() const { return static_cast<Lines>((std::uint64_t{1} << edges_.size()) - 1); }
    /// Boxes that its last line has just closed.
    [[nodiscard]] int closed_by(std::size_t line, Lines drawn) const { return full(beside_[line], drawn); }
    [[nodiscard]] int open(Lines drawn) const { return static_cast<int>(boxes_.size()) - full(boxes_, drawn); }

  private:
    void add(const std::array<int, 4>& sides) {
        Lines box = 0;
        for (std::size_t line = 0; line < edges_.size(); ++line)
            box |= std::ranges::count(sides, edges_[line]) > 0 ? Lines{1} << line : 0;
        if (box == 0) return;
        boxes_.push_back(box);
        for (Lines left = box; left != 0; left &= left - 1)
            beside_[static_cast<std::size_t>(std::countr_zero(left))].push_back(box);
    }
    [[nodiscard]] static int full(const std::vector<Lines>& boxes, Lines drawn) {
        return static_cast<int>(std::ranges::count_if(boxes, [&](Lines box) { return (box & ~drawn) == 0; }));
    }

    std::vector<int> edges_;
    std::vector<Lines> boxes_;               ///< By box: its open lines.
    std::vector<std::vector<Lines>> beside_; ///< By line: those of the boxes beside it.
};

class Proof {
  public:
    Proof(const Rules::State& state, std::stop_token stop) : part_(state), stop_(std::move(stop)) {}

    /// False if it was told to stop.
    [[nodiscard]] bool find() { return find_worths() && ask(); }
    [[nodiscard]] int worth() const { return worth_.front(); }
    [[nodiscard]] const OpenPart& part() const { return part_; }
    void write(std::string& text) const;

  private:
    static constexpr Worth none = 100; ///< Nothing is asked of it.

    /// What a line leads to, and what is asked of that for `bound` of the set before it.
    struct Step {
        Lines drawn;
        int closed;

        [[nodiscard]] int asked(int bound) const { return closed > 0 ? bound - closed : -bound; }
    };
    template <class Visit>
    void for_each_step(Lines drawn, Visit visit) const {
        for (Lines left = part_.all() & ~drawn; left != 0; left &= left - 1) {
            const auto line = static_cast<std::size_t>(std::countr_zero(left));
            const Lines then = drawn | Lines{1} << line;
            visit(line, Step{then, part_.closed_by(line, then)});
        }
    }
    /// Every line leads to a larger number, so those are known, or asked, in order.
    [[nodiscard]] bool find_worths();
    [[nodiscard]] bool ask();
    [[nodiscard]] bool is_stopped(Lines drawn) const { return drawn % (1U << 16) == 0 && stop_.stop_requested(); }
    [[nodiscard]] bool is_known(Lines drawn, bool at_least, int bound) const {
        const int open = part_.open(drawn);
        return at_least ? bound <= -open : bound >= open;
    }
    void want(const Step& step, bool at_least, int bound);
    /// A line that proves that much, of those the one that asks the least that is new.
    [[nodiscard]] std::size_t witness(Lines drawn, int bound) const;
    [[nodiscard]] int cost(const Step& step, int bound) const;

    OpenPart part_;
    std::stop_token stop_;
    std::vector<Worth> worth_, at_least_, at_most_; ///< By set.
};

bool Proof::find_worths() {
    worth_.assign(std::size_t{part_.all()} + 1, 0);
    for (Lines drawn = part_.all(); drawn-- > 0;) {
        if (is_stopped(drawn)) return false;
        int best = std::numeric_limits<int>::min();
        for_each_step(drawn, [&](std::size_t, const Step& step) {
            const int then = worth_[step.drawn];
            best = std::max(best, step.closed > 0 ? step.closed + then : -then);
        });
        worth_[drawn] = static_cast<Worth>(best);
    }
    return true;
}

void Proof::want(const Step& step, bool at_least, int bound) {
    if (is_known(step.drawn, at_least, bound)) return;
    auto& wanted = (at_least ? at_least_ : at_most_)[step.drawn];
    if (wanted == none || (at_least ? wanted < bound : wanted > bound)) wanted = static_cast<Worth>(bound);
}

int Proof::cost(const Step& step, int bound) const {
    constexpr int new_fact = 1000;
    const bool at_least = step.closed > 0; // the same side goes on
    const int asked = step.asked(bound), slack = (worth_[step.drawn] - asked) * (at_least ? 1 : -1);
    if (slack < 0) return std::numeric_limits<int>::max();
    const auto wanted = (at_least ? at_least_ : at_most_)[step.drawn];
    const bool is_asked = wanted != none && (at_least ? wanted >= asked : wanted <= asked);
    return is_asked || is_known(step.drawn, at_least, asked) ? 0 : new_fact - slack;
}

std::size_t Proof::witness(Lines drawn, int bound) const {
    std::size_t best = 0;
    int min_cost = std::numeric_limits<int>::max();
    for_each_step(drawn, [&](std::size_t line, const Step& step) {
        const int its_cost = cost(step, bound);
        if (its_cost >= min_cost) return;
        min_cost = its_cost;
        best = line;
    });
    return best;
}

bool Proof::ask() {
    at_least_.assign(worth_.size(), none);
    at_most_.assign(worth_.size(), none);
    for (const bool at_least : {true, false})
        want({.drawn = 0, .closed = 0}, at_least, worth());
    for (Lines drawn = 0; drawn < part_.all(); ++drawn) {
        if (is_stopped(drawn)) return false;
        if (const int bound = at_least_[drawn]; bound != none) {
            const auto line = witness(drawn, bound);
            const Lines then = drawn | Lines{1} << line;
            const Step step{then, part_.closed_by(line, then)};
            want(step, step.closed > 0, step.asked(bound));
        }
        if (const int bound = at_most_[drawn]; bound != none) {
            for_each_step(drawn,
                          [&](std::size_t, const Step& step) { want(step, step.closed == 0, step.asked(bound)); });
        }
    }
    return true;
}

void Proof::write(std::string& text) const {
    for (Lines drawn = part_.all(); drawn-- > 0;) {
        const int at_least = at_least_[drawn], at_most = at_most_[drawn];
        // The line that was chosen before, or another one that asks for nothing new: what it asks is there.
        if (at_least != none) text += filled("{}>{} {}\n", hexadecimal(drawn), at_least, witness(drawn, at_least));
        if (at_most != none) text += filled("{}<{}\n", hexadecimal(drawn), at_most);
    }
}

} // namespace

Result<std::string> certificate(const Rules::State& state, const std::stop_token& stop) {
    if (const int lines = Rules::lines_left(state); lines > max_proof_lines)
        return Refusal{"a proof takes at most {} lines that are not drawn; here there are {}", max_proof_lines, lines};
    Proof proof(state, stop);
    if (!proof.find()) return Refusal{"the proof was stopped"};
    std::string names;
    for (const int edge : proof.part().edges())
        names += ' ' + Rules::move_to_text(state, {edge});
    auto text = filled("proof boxes 1\nposition {}\nvalue {}\nlines{}\n", Rules::to_text(state),
                       margin_owned(state) + proof.worth(), names);
    proof.write(text);
    return text;
}

} // namespace zugzwang::boxes

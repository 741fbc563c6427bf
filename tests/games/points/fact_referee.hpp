// A referee of what is said of lines of Points: it checks each claim again by the slow rules of brute_force.hpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "brute_force.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::points {

using Lines = std::vector<Segment>;
using Numbers = std::vector<std::int64_t>;

inline std::string text_of(Segment line) { return std::to_string(line.a + 1) + "-" + std::to_string(line.b + 1); }

/// What is asked about; the rival and the answer may be missing.
struct Question {
    Segment move;
    std::optional<Segment> rival{};
    std::optional<Segment> answer{};
};

class FactReferee {
  public:
    using NimValue = std::function<int(const Lines&)>;

    /// `nim_value` tells it of lines, all of one board.
    FactReferee(const Rules::State& state, NimValue nim_value)
        : game_{state.board->points()}, open_(game_.legal(state.drawn)), nim_value_(std::move(nim_value)) {}

    FactReferee(const FactReferee&) = delete;
    FactReferee& operator=(const FactReferee&) = delete;

    [[nodiscard]] const Lines& open() const { return open_; }
    [[nodiscard]] Lines answers(Segment line) const { return left(line); }
    [[nodiscard]] bool wins(Segment line) const { return nim_value_(left(line)) == 0; }
    /// Unknown kinds are false.
    [[nodiscard]] bool holds(const Fact& fact, const Question& question) const {
        const auto claim = claims_.find(fact.kind);
        return claim != claims_.end() && claim->second(fact, question);
    }
    /// Whether the kind says that the line wins, or that it loses; empty where it says neither.
    [[nodiscard]] static std::optional<bool> verdict(const std::string& kind) {
        static const std::set<std::string> praise{"draws_last_line", "leaves_even_lines", "leaves_cancelling_parts",
                                                  "leaves_even_groups", "leaves_nim_value_0"};
        static const std::set<std::string> blame{
            "leaves_last_line", "lets_draw_last_line",  "leaves_odd_lines", "answer_wins",
            "leaves_parts",     "leaves_uneven_groups", "leaves_nim_value", "answer_leaves_even_lines"};
        return praise.contains(kind) ? std::optional(true) : blame.contains(kind) ? std::optional(false) : std::nullopt;
    }

  private:
    using Claim = std::function<bool(const Fact&, const Question&)>;

    [[nodiscard]] Lines left(Segment line) const { return after(open_, line); }
    [[nodiscard]] Lines after(const Lines& lines, Segment line) const {
        REQUIRE(std::ranges::count(lines, line) == 1);
        return game_.without(lines, line);
    }
    [[nodiscard]] std::optional<Segment> named(const Lines& lines, const std::string& text) const {
        const auto line = std::ranges::find(lines, text, text_of);
        return line == lines.end() ? std::nullopt : std::optional(*line);
    }
    /// What is left after the move and then an answer of that name; empty where there is no such answer.
    [[nodiscard]] std::optional<Lines> left(Segment move, const std::string& answer) const {
        const auto rest = left(move);
        const auto line = named(rest, answer);
        return line ? std::optional(after(rest, *line)) : std::nullopt;
    }

    /// After how many lines it can end, one bit each.
    [[nodiscard]] std::uint64_t lengths(const Lines& lines) const {
        if (lines.empty()) return 1;
        if (const auto known = lengths_.find(lines); known != lengths_.end()) return known->second;
        std::uint64_t counts = 0;
        for (const auto& line : lines)
            counts |= lengths(game_.without(lines, line)) << 1;
        return lengths_[lines] = counts;
    }
    /// Lines that hang together, by what `hangs_on` says of two.
    template <class Relation>
    [[nodiscard]] static std::vector<Lines> grouped(Lines lines, Relation hangs_on) {
        std::vector<Lines> groups;
        while (!lines.empty()) {
            Lines group{lines.back()};
            lines.pop_back();
            for (std::size_t at = 0; at < group.size(); ++at) {
                std::erase_if(lines, [&](const Segment& line) {
                    const bool joins = hangs_on(group[at], line);
                    if (joins) group.push_back(line);
                    return joins;
                });
            }
            std::ranges::sort(group, brute::earlier);
            groups.push_back(std::move(group));
        }
        return groups;
    }
    [[nodiscard]] bool touch(Segment one, Segment two) const {
        return brute::touch(game_.at(one.a), game_.at(one.b), game_.at(two.a), game_.at(two.b));
    }
    [[nodiscard]] std::vector<Lines> parts(const Lines& lines) const {
        return grouped(lines, [this](Segment one, Segment two) { return touch(one, two); });
    }
    [[nodiscard]] static bool share_end(Segment one, Segment two) {
        return one.a == two.a || one.a == two.b || one.b == two.a || one.b == two.b;
    }
    [[nodiscard]] static std::vector<Lines> zones(const Lines& lines) { return grouped(lines, share_end); }
    [[nodiscard]] static std::set<int> points_of(const Lines& zone) {
        std::set<int> points;
        for (const auto& line : zone)
            points.insert({line.a, line.b});
        return points;
    }
    [[nodiscard]] Numbers values(const Lines& lines) const {
        Numbers values;
        for (const auto& part : parts(lines))
            values.push_back(nim_value_(part));
        std::ranges::sort(values, std::greater{});
        return values;
    }
    /// Undecided groups and sure moves, where all zones are one or the other.
    [[nodiscard]] Numbers groups(const Lines& lines) const {
        Numbers sum{0, 0};
        for (const auto& zone : zones(lines)) {
            const auto counts = lengths(zone);
            if (counts == 0b110)
                ++sum[0];
            else if (std::has_single_bit(counts))
                sum[1] += std::countr_zero(counts);
            else
                return {};
        }
        return zones(lines).size() == parts(lines).size() ? sum : Numbers{};
    }
    [[nodiscard]] std::int64_t sure_moves(const Lines& lines) const {
        std::int64_t sum = 0;
        for (const auto& zone : zones(lines)) {
            if (points_of(zone).size() > 5) continue;
            if (const auto counts = lengths(zone); std::has_single_bit(counts)) sum += std::countr_zero(counts);
        }
        return sum;
    }
    [[nodiscard]] std::int64_t winning(const Lines& lines) const {
        return std::ranges::count_if(lines,
                                     [&](const Segment& line) { return nim_value_(game_.without(lines, line)) == 0; });
    }
    /// The sizes of the zone that the line is drawn in, before, and of what becomes of it.
    [[nodiscard]] Numbers zone_sizes(Segment line) const {
        Numbers sizes;
        std::set<int> inside;
        for (const auto& zone : zones(open_)) {
            if (std::ranges::count(zone, line) == 1) inside = points_of(zone);
        }
        for (const auto& zone : zones(left(line))) {
            if (inside.contains(zone.front().a)) sizes.push_back(std::ssize(points_of(zone)));
        }
        std::ranges::sort(sizes, std::greater{});
        sizes.insert(sizes.begin(), std::ssize(inside));
        return sizes;
    }

    [[nodiscard]] bool has_room(const Lines& lines, const Numbers& numbers, bool is_even) const {
        if (numbers.size() != 1) return false;
        return lengths(lines) == std::uint64_t{1} << numbers[0] && (numbers[0] % 2 == 0) == is_even;
    }
    [[nodiscard]] static bool names_rival(const Fact& fact, const Question& question) {
        return question.rival && !fact.moves.empty() && fact.moves.front() == text_of(*question.rival);
    }

    /// What holds of the lines that the move leaves.
    template <class Holds>
    [[nodiscard]] Claim of_left(Holds holds) const {
        return [this, holds](const Fact& fact, const Question& question) {
            return fact.moves.empty() && holds(left(question.move), fact.numbers);
        };
    }
    /// What holds of the lines that the move leaves and those that an answer, the only one named, leaves of them.
    template <class Holds>
    [[nodiscard]] Claim of_answer(Holds holds) const {
        return [this, holds](const Fact& fact, const Question& question) {
            if (fact.moves.size() != 1) return false;
            const auto then = left(question.move, fact.moves.front());
            return then && holds(left(question.move), *then, fact.numbers);
        };
    }
    /// What holds of the lines that the rival leaves.
    template <class Holds>
    [[nodiscard]] Claim of_rival(Holds holds) const {
        return [this, holds](const Fact& fact, const Question& question) {
            return names_rival(fact, question) && fact.moves.size() == 1 && holds(left(*question.rival), fact.numbers);
        };
    }
    /// A measure of what is left, beside the same of what the rival would leave, which is not the same.
    template <class Measure>
    [[nodiscard]] Claim beside_rival(Measure measure) const {
        return [this, measure](const Fact& fact, const Question& question) {
            if (!names_rival(fact, question) || fact.moves.size() != 1) return false;
            const std::int64_t own = measure(left(question.move)), other = measure(left(*question.rival));
            return own != other && fact.numbers == Numbers{own, other};
        };
    }
    [[nodiscard]] Claim of_zone(std::size_t fewest, std::size_t most) const {
        return [this, fewest, most](const Fact& fact, const Question& question) {
            const auto sizes = zone_sizes(question.move);
            return fact.moves.empty() && fact.numbers == sizes && sizes.size() >= fewest && sizes.size() <= most;
        };
    }
    [[nodiscard]] Claim of_winning_answers(bool are_fewer) const {
        return [this, are_fewer](const Fact& fact, const Question& question) {
            if (!names_rival(fact, question) || fact.moves.size() != 1) return false;
            const auto own = left(question.move), other = left(*question.rival);
            const auto own_wins = winning(own), other_wins = winning(other);
            const auto by = own_wins * std::ssize(other) - other_wins * std::ssize(own);
            return (are_fewer ? by < 0 : by > 0) && own_wins > 0 && other_wins > 0 &&
                   fact.numbers == Numbers{own_wins, std::ssize(own), other_wins, std::ssize(other)};
        };
    }

    [[nodiscard]] std::map<std::string, Claim> claims() const;

    brute::Game game_;
    Lines open_;
    NimValue nim_value_;
    std::map<std::string, Claim> claims_ = claims();
    mutable std::map<Lines, std::uint64_t> lengths_;
};

inline std::map<std::string, FactReferee::Claim> FactReferee::claims() const {
    const auto is_sum_zero = [](const Numbers& values) {
        std::int64_t sum = 0;
        for (const auto value : values)
            sum ^= value;
        return sum == 0;
    };
    const auto loses = [this](const Lines& lines) { return nim_value_(lines) == 0; };
    std::map<std::string, Claim> claims;
    claims["draws_last_line"] =
        of_left([](const Lines& lines, const Numbers& numbers) { return lines.empty() && numbers.empty(); });
    claims["leaves_even_lines"] = of_left([this](const Lines& lines, const Numbers& numbers) {
        return !lines.empty() && has_room(lines, numbers, true);
    });
    claims["leaves_odd_lines"] = of_left([this](const Lines& lines, const Numbers& numbers) {
        return has_room(lines, numbers, false) && numbers[0] > 1;
    });
    claims["leaves_last_line"] = of_left(
        [this](const Lines& lines, const Numbers& numbers) { return numbers.empty() && has_room(lines, {1}, false); });
    claims["leaves_cancelling_parts"] = of_left([=, this](const Lines& lines, const Numbers& numbers) {
        return numbers.size() >= 2 && numbers.size() <= 3 && numbers == values(lines) && is_sum_zero(numbers);
    });
    claims["leaves_even_groups"] = of_left([=, this](const Lines& lines, const Numbers& numbers) {
        return numbers == groups(lines) && numbers[0] % 2 == 0 && numbers[1] % 2 == 0 && loses(lines);
    });
    claims["leaves_nim_value_0"] = of_left([=, this](const Lines& lines, const Numbers& numbers) {
        return numbers == Numbers{std::ssize(lines)} && loses(lines) && winning(lines) == 0;
    });
    claims["only_line_wins"] = [=, this](const Fact& fact, const Question& question) {
        return fact.numbers == Numbers{std::ssize(open_)} && winning(open_) == 1 && wins(question.move);
    };

    claims["lets_draw_last_line"] = of_answer(
        [](const Lines&, const Lines& then, const Numbers& numbers) { return numbers.empty() && then.empty(); });
    claims["answer_leaves_even_lines"] = of_answer([this](const Lines&, const Lines& then, const Numbers& numbers) {
        return !then.empty() && has_room(then, numbers, true);
    });
    claims["leaves_parts"] = of_answer([=, this](const Lines& lines, const Lines& then, const Numbers& numbers) {
        return numbers.size() >= 2 && numbers.size() <= 3 && numbers == values(lines) && loses(then);
    });
    claims["leaves_uneven_groups"] =
        of_answer([=, this](const Lines& lines, const Lines& then, const Numbers& numbers) {
            const auto made = groups(then);
            return numbers == groups(lines) && !made.empty() && made[0] % 2 == 0 && made[1] % 2 == 0 && loses(then);
        });
    claims["leaves_nim_value"] = of_answer([=, this](const Lines& lines, const Lines& then, const Numbers& numbers) {
        return numbers == Numbers{nim_value_(lines)} && numbers[0] != 0 && loses(then);
    });
    claims["answer_wins"] = of_answer(
        [=](const Lines&, const Lines& then, const Numbers& numbers) { return numbers.empty() && loses(then); });
    claims["answers_that_win"] = of_left([=, this](const Lines& lines, const Numbers& numbers) {
        return loses(open_) && numbers == Numbers{winning(lines), std::ssize(lines)} && numbers[0] > 0;
    });
    claims["every_line_loses"] = of_left([=, this](const Lines&, const Numbers& numbers) {
        return loses(open_) && numbers == Numbers{std::ssize(open_)};
    });
    claims["fewer_answers_win"] = of_winning_answers(true);
    claims["more_answers_win"] = of_winning_answers(false);

    claims["rival_draws_last_line"] =
        of_rival([](const Lines& lines, const Numbers& numbers) { return numbers.empty() && lines.empty(); });
    claims["rival_leaves_even_lines"] =
        of_rival([this](const Lines& lines, const Numbers& numbers) { return has_room(lines, numbers, true); });
    claims["rival_leaves_odd_lines"] =
        of_rival([this](const Lines& lines, const Numbers& numbers) { return has_room(lines, numbers, false); });
    claims["rival_leaves_nim_value"] =
        of_rival([this](const Lines& lines, const Numbers& numbers) { return numbers == Numbers{nim_value_(lines)}; });
    claims["rival_lets_answer_win"] = [=, this](const Fact& fact, const Question& question) {
        if (!names_rival(fact, question) || fact.moves.size() != 2 || !fact.numbers.empty()) return false;
        const auto then = left(*question.rival, fact.moves[1]);
        return then && loses(*then);
    };

    claims["ends_zone"] = of_zone(1, 1);
    claims["shrinks_zone"] = of_zone(2, 2);
    claims["splits_zone"] = of_zone(3, 4);
    claims["splits_zone_into"] = [this](const Fact& fact, const Question& question) {
        const auto sizes = zone_sizes(question.move);
        return sizes.size() > 4 && fact.numbers == Numbers{sizes.front(), std::ssize(sizes) - 1};
    };
    const auto count = [](const Lines& lines) { return std::ssize(lines); };
    claims["leaves_lines"] = [=, this](const Fact& fact, const Question& question) {
        if (!fact.moves.empty()) return beside_rival(count)(fact, question);
        return fact.numbers == Numbers{std::ssize(left(question.move))};
    };
    claims["leaves_zones"] = beside_rival([](const Lines& lines) { return std::ssize(zones(lines)); });
    claims["leaves_sure_moves"] = beside_rival([this](const Lines& lines) { return sure_moves(lines); });
    claims["takes_other_lines"] = [this](const Fact& fact, const Question& question) {
        if (!names_rival(fact, question) || fact.moves.size() != 1) return false;
        const auto own = left(question.move), other = left(*question.rival);
        const auto taken =
            std::ranges::count_if(other, [&](const Segment& line) { return std::ranges::count(own, line) == 0; });
        return taken > 0 && fact.numbers == Numbers{taken};
    };
    claims["answer_leaves_lines"] = of_answer(
        [](const Lines&, const Lines& then, const Numbers& numbers) { return numbers == Numbers{std::ssize(then)}; });
    return claims;
}

} // namespace zugzwang::points

// A referee of facts: counts every claim again, by the rules and slowly.
#pragma once

#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"

#include "slow_counts.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::amazons {

/// The numbers in the words that are not the rank of a square.
inline std::multiset<std::int64_t> numbers_in(const std::string& words) {
    std::multiset<std::int64_t> numbers;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (std::isdigit(static_cast<unsigned char>(words[at])) == 0) continue;
        const bool is_rank = at > 0 && std::isalpha(static_cast<unsigned char>(words[at - 1])) != 0;
        std::size_t length = 0;
        const auto number = std::stoll(words.substr(at), &length);
        if (!is_rank) numbers.insert(number);
        at += length;
    }
    return numbers;
}

/// How a queen fares: the squares that she can go to, and the empty ones of her room.
struct Freedom {
    int steps = 0, room = 0;
};
inline Freedom freedom(const slow::Position& position, slow::Place queen) {
    return {slow::steps(position, queen), slow::empty_in(position, slow::room(position, queen))};
}

/// Checks facts of one move again, by the rules and by counting alone.
class Referee {
  public:
    Referee(const Rules::State& state, std::string move, Comparison comparison)
        : state_(state), before_(slow::read(Rules::to_text(state))), side_(before_.side), move_(std::move(move)),
          comparison_(std::move(comparison)), after_(play(before_, move_)) {
        if (!comparison_.rival.empty()) rival_ = play(before_, comparison_.rival);
    }

    void check(const Fact& fact) const {
        CAPTURE(fact.kind, fact.words, fact.numbers);
        REQUIRE(numbers_in(fact.words) == std::multiset<std::int64_t>(fact.numbers.begin(), fact.numbers.end()));
        CHECK(fact.words.size() <= 130);
        for (const auto* const side : {"White", "Black", "white", "black"})
            CHECK(fact.words.find(side) == fact.words.npos);
        REQUIRE((is_of_winning(fact) || is_of_rooms(fact) || is_of_queen(fact) || is_of_counts(fact)));
    }

  private:
    [[nodiscard]] static slow::Position play(const slow::Position& position, const std::string& move) {
        const auto moves = slow::moves(position);
        REQUIRE(moves.contains(move));
        return moves.at(move);
    }
    [[nodiscard]] slow::Position answered(const std::string& answer) const { return play(after_, answer); }

    /// Whether the side of the move wins from there, the other side to move.
    [[nodiscard]] static bool mover_wins(const slow::Position& after) { return !slow::BruteForce(after).wins(0); }
    [[nodiscard]] static bool is_over(const slow::Position& position) {
        return slow::open_moves(position, position.side) == 0;
    }
    [[nodiscard]] slow::Pair share(auto count) const { return {count(side_), count(slow::other_side(side_))}; }

    void speaks_of_rival(const Fact& fact) const {
        CHECK(fact.moves == std::vector{comparison_.rival});
        CHECK(fact.words.find(comparison_.rival) != fact.words.npos);
    }

    bool is_of_winning(const Fact& fact) const {
        if (fact.kind == "wins_at_once") {
            CHECK(is_over(after_));
        } else if (fact.kind == "answer_wins_at_once") {
            REQUIRE(fact.moves.size() == 1);
            CHECK(is_over(answered(fact.moves[0])));
            CHECK(comparison_.rival_is_better);
        } else if (fact.kind == "misses_winning_at_once") {
            speaks_of_rival(fact);
            CHECK(is_over(*rival_));
            CHECK(!is_over(after_));
        } else if (fact.kind == "wins") {
            CHECK(mover_wins(after_));
            CHECK(!comparison_.rival_is_better);
        } else if (fact.kind == "loses") {
            CHECK(!mover_wins(after_));
            if (comparison_.rival_is_better) CHECK(mover_wins(*rival_));
        } else if (fact.kind == "keeps_win" || fact.kind == "gives_win_away") {
            speaks_of_rival(fact);
            CHECK(mover_wins(after_) == (fact.kind == "keeps_win"));
            CHECK(mover_wins(*rival_) == (fact.kind == "gives_win_away"));
            CHECK(comparison_.rival_is_better == (fact.kind == "gives_win_away"));
        } else {
            return false;
        }
        return true;
    }

    bool is_of_rooms(const Fact& fact) const {
        const auto& numbers = fact.numbers;
        const auto left = [](const slow::Position& position, char side) { return slow::most_moves(position, side); };
        if (fact.kind == "parts") {
            CHECK(slow::is_divided(after_));
            CHECK_FALSE(slow::is_divided(before_));
            const auto squares = share([&](char side) { return slow::territory(after_, side); });
            CHECK(squares == slow::Pair(numbers.at(0), numbers.at(1)));
            if (comparison_.rival_is_better) {
                CHECK(squares.first < squares.second);
                CHECK_FALSE(slow::is_divided(*rival_));
            }
        } else if (fact.kind == "moves_are_left") {
            CHECK(slow::is_divided(after_));
            CHECK(!comparison_.rival_is_better);
            CHECK(share([&](char side) { return left(after_, side); }) == slow::Pair(numbers.at(0), numbers.at(1)));
        } else if (fact.kind == "wastes_room" || fact.kind == "saves_room") {
            speaks_of_rival(fact);
            CHECK(slow::is_divided(after_));
            CHECK(slow::is_divided(*rival_));
            CHECK(numbers.at(0) == left(after_, side_));
            CHECK(numbers.at(1) == left(*rival_, side_));
            CHECK((numbers[0] < numbers[1]) == (fact.kind == "wastes_room"));
            CHECK(comparison_.rival_is_better == (fact.kind == "wastes_room"));
        } else {
            return false;
        }
        return true;
    }

    /// The square in "queen on d7".
    [[nodiscard]] slow::Place queen_in(const std::string& words) const {
        const auto at = words.find("queen on ");
        REQUIRE(at != words.npos);
        const auto name = words.substr(at + 9);
        return {static_cast<int>(before_.rows.size()) - std::stoi(name.substr(1)), name[0] - 'a'};
    }
    [[nodiscard]] static slow::Place square(const std::string& name, const slow::Position& position) {
        return {static_cast<int>(position.rows.size()) - std::stoi(name.substr(1)), name[0] - 'a'};
    }

    /// That the move takes the freedom of the queen that stands there afterwards.
    static void check_confined(const std::string& what, const Fact& fact, slow::Place queen, char owner,
                               const slow::Position& before, const std::string& move, const slow::Position& after) {
        REQUIRE(slow::letter(after, queen) == slow::queen_of(owner));
        const auto from = square(move, before), to = square(move.substr(move.find('-') + 1), before);
        const auto was = freedom(before, queen == to ? from : queen), now = freedom(after, queen);
        if (what == "blocks") {
            CHECK(now.steps == 0);
            CHECK(was.steps > 0);
        } else if (what == "shuts_in") {
            CHECK(now.steps == fact.numbers.at(0));
            CHECK(now.steps <= 2);
            CHECK(was.steps > 3);
        } else {
            REQUIRE(what == "walls_in");
            CHECK(now.room == fact.numbers.at(0));
            CHECK(now.room <= 8);
            CHECK(was.room >= now.room + 8);
        }
    }

    /// Whether the queen there is no freer after the rival.
    static bool is_as_confined(const std::string& what, const Fact& fact, slow::Place queen, char owner,
                               const slow::Position& position) {
        if (slow::letter(position, queen) != slow::queen_of(owner)) return false;
        const auto now = freedom(position, queen);
        return what == "walls_in" ? now.room <= fact.numbers.at(0)
                                  : now.steps <= (what == "blocks" ? 0 : fact.numbers.at(0));
    }

    bool is_of_queen(const Fact& fact) const {
        const auto& kind = fact.kind;
        for (const std::string what : {"blocks", "shuts_in", "walls_in"}) {
            if (!kind.ends_with(what)) continue;
            const auto whose = kind.substr(0, kind.size() - what.size());
            const auto queen = queen_in(fact.words);
            const char enemy = slow::other_side(side_);
            if (whose.empty()) {
                CHECK(!comparison_.rival_is_better);
                check_confined(what, fact, queen, enemy, before_, move_, after_);
            } else if (whose == "own_") {
                REQUIRE(comparison_.rival_is_better);
                check_confined(what, fact, queen, side_, before_, move_, after_);
                CHECK_FALSE(is_as_confined(what, fact, queen, side_, *rival_));
            } else if (whose == "answer_") {
                REQUIRE(comparison_.rival_is_better);
                REQUIRE(fact.moves.size() == 1);
                if (!comparison_.answer.empty()) CHECK(fact.moves[0] == comparison_.answer);
                CHECK(fact.words.find(fact.moves[0]) != fact.words.npos);
                check_confined(what, fact, queen, side_, after_, fact.moves[0], answered(fact.moves[0]));
                const auto beside = slow::moves(*rival_);
                if (const auto same = beside.find(fact.moves[0]); same != beside.end())
                    CHECK_FALSE(is_as_confined(what, fact, queen, side_, same->second));
            } else if (whose == "misses_") {
                REQUIRE(comparison_.rival_is_better);
                speaks_of_rival(fact);
                check_confined(what, fact, queen, enemy, before_, comparison_.rival, *rival_);
                CHECK_FALSE(is_as_confined(what, fact, queen, enemy, after_));
            } else {
                return false;
            }
            return true;
        }
        return false;
    }

    /// A count by the name that kinds of facts begin with.
    [[nodiscard]] slow::Pair counted(const std::string& name, const slow::Position& position) const {
        if (name == "first") return slow::sooner(position, side_, false);
        if (name == "near") return slow::sooner(position, side_, true);
        if (name == "territory") return share([&](char side) { return slow::territory(position, side); });
        if (name == "two_moves") return share([&](char side) { return slow::within_two_moves(position, side); });
        REQUIRE(name == "open");
        return share([&](char side) { return slow::open_moves(position, side); });
    }

    void check_beside(const std::string& name, const Fact& fact, const slow::Position& own,
                      const slow::Position& others) const {
        const auto& numbers = fact.numbers;
        REQUIRE(numbers.size() == 4);
        CHECK(counted(name, own) == slow::Pair(numbers[0], numbers[1]));
        CHECK(counted(name, others) == slow::Pair(numbers[2], numbers[3]));
        const auto lead = numbers[0] - numbers[1], rivals_lead = numbers[2] - numbers[3];
        CHECK(lead != rivals_lead);
        CHECK((lead < rivals_lead) == comparison_.rival_is_better);
    }

    bool is_of_counts(const Fact& fact) const {
        const auto& [kind, numbers, moves, words, light] = fact;
        const std::string beside = "_beside", after_answer = "_after_answer";
        if (kind.ends_with(beside)) {
            speaks_of_rival(fact);
            check_beside(kind.substr(0, kind.size() - beside.size()), fact, after_, *rival_);
        } else if (kind.ends_with(after_answer)) {
            REQUIRE(moves.size() == 3);
            if (!comparison_.answer.empty()) CHECK(moves[0] == comparison_.answer);
            CHECK(moves[1] == comparison_.rival);
            CHECK(words.find("After " + moves[0]) == 0);
            CHECK(words.find("with " + moves[1]) != words.npos);
            check_beside(kind.substr(0, kind.size() - after_answer.size()), fact, answered(moves[0]),
                         play(*rival_, moves[2]));
        } else if (kind == "has_open_moves" || kind == "leaves_open_moves") {
            REQUIRE(moves.size() == 3);
            REQUIRE(comparison_.rival_is_better);
            if (!comparison_.answer.empty()) CHECK(moves[0] == comparison_.answer);
            CHECK(moves[1] == comparison_.rival);
            CHECK(words.find("with " + moves[1]) != words.npos);
            const bool own = kind == "has_open_moves";
            const char whose = own ? side_ : slow::other_side(side_);
            CHECK(numbers.at(0) == slow::open_moves(answered(moves[0]), whose));
            CHECK(numbers.at(1) == slow::open_moves(play(*rival_, moves[2]), whose));
            CHECK((numbers[0] < numbers[1]) == own);
            CHECK(numbers[0] != numbers[1]);
        } else if (kind == "first") {
            CHECK(!comparison_.rival_is_better);
            CHECK(counted("first", after_) == slow::Pair(numbers.at(0), numbers.at(1)));
        } else if (kind == "gains_first" || kind == "gains_near") {
            CHECK(!comparison_.rival_is_better);
            const auto name = kind.substr(6);
            const auto now = counted(name, after_), was = counted(name, before_);
            CHECK(now == slow::Pair(numbers.at(0), numbers.at(1)));
            CHECK(was == slow::Pair(numbers.at(2), numbers.at(3)));
            CHECK(now.first - now.second > was.first - was.second);
        } else if (kind == "closes_off") {
            CHECK(!comparison_.rival_is_better);
            CHECK(numbers ==
                  std::vector<std::int64_t>{slow::territory(after_, side_), slow::territory(before_, side_)});
            CHECK(numbers[0] > numbers[1]);
        } else if (kind == "names_answer") {
            REQUIRE(moves.size() == 1);
            if (!comparison_.answer.empty()) CHECK(moves[0] == comparison_.answer);
            CHECK(counted("first", answered(moves[0])) == slow::Pair(numbers.at(0), numbers.at(1)));
        } else {
            return false;
        }
        return true;
    }

    Rules::State state_;
    slow::Position before_;
    char side_;
    std::string move_;
    Comparison comparison_;
    slow::Position after_;
    std::optional<slow::Position> rival_;
};

} // namespace zugzwang::amazons

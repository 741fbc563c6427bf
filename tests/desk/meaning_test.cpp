// A referee of what an analysis means in words: each sentence is read again and held against the list of moves.
#include "desk/value_words.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "support/catch.hpp"

#include "zugzwang/base/random.hpp"

using namespace zugzwang;

namespace {

/// What moves are worth to the side to move, the best first: margins, or where only who wins counts 1, 0, -1.
using Worths = std::vector<int>;

AnalysisInfo analysis_of(const Worths& worths, bool counted, Side side) {
    const auto value_of = [&](int worth) {
        const int of_first = side == Side::first ? worth : -worth;
        PositionValue value{.exact = true};
        value.first_share = of_first > 0 ? 1 : of_first < 0 ? 0 : 0.5;
        if (counted) value.margin = of_first;
        return value;
    };
    AnalysisInfo analysis{.side = side, .known = {}, .answers = {}};
    analysis.known.value = value_of(worths.front());
    analysis.known.complete = true;
    analysis.known.move_count = worths.size();
    for (std::size_t move = 0; move < worths.size(); ++move) {
        const auto text = "m" + std::to_string(move);
        analysis.known.moves.push_back({.text = text, .value = value_of(worths[move])});
        if (move < 3) analysis.answers.push_back({{.side = side, .text = text, .words = text}});
    }
    return analysis;
}

/// Takes a sentence off the front.
std::optional<std::smatch> taken(std::string& words, const std::string& sentence) {
    static std::string read; // what the match points into
    std::smatch found;
    read = words;
    if (!std::regex_search(read, found, std::regex("^" + sentence + " ?"))) return std::nullopt;
    words = found.suffix();
    return found;
}

void check_rest(std::string words, const Worths& rest, bool counted) {
    REQUIRE(!rest.empty());
    const auto all = [&](auto claim) { CHECK(std::ranges::all_of(rest, claim)); };
    if (const auto found = taken(words, "Every other move wins by (\\d+) or less\\.")) {
        all([](int worth) { return worth > 0; });
        CHECK((counted && rest.front() == std::stoi((*found)[1])));
    } else if (const auto lost = taken(words, "Every other move loses by (\\d+) or more\\.")) {
        all([](int worth) { return worth < 0; });
        CHECK((counted && rest.front() == -std::stoi((*lost)[1])));
    } else if (taken(words, "Every other move loses\\.")) {
        all([](int worth) { return worth < 0; });
    } else {
        REQUIRE(taken(words, "No other move does better than a draw\\."));
        CHECK(rest.front() == 0);
    }
    CHECK(words.empty());
}

void check(std::string words, const Worths& worths, bool counted) {
    const int best = worths.front();
    const auto count = std::ranges::count(worths, best);
    const std::map<std::string, bool> of_all{
        {"There is only one move.", worths.size() == 1},
        {"All moves are equally good.", worths.size() > 1 && worths.back() == best},
        {"Every move loses, if the other side plays at its best.", best < 0 && !counted}};
    if (const auto found = of_all.find(words); found != of_all.end()) {
        CHECK(found->second);
        return;
    }
    const std::string which = "(Only m0|\\d+ moves?) ";
    if (const auto found = taken(words, which + "wins? by (\\d+)\\."))
        CHECK((counted && best == std::stoi((*found)[2])));
    else if (taken(words, which + "keeps? the win\\."))
        CHECK((!counted && best > 0));
    else if (taken(words, which + "keeps? the draw\\."))
        CHECK(best == 0);
    else if (const auto held = taken(words, which + "holds? the loss to (\\d+)\\."))
        CHECK((counted && best == -std::stoi((*held)[2])));
    else
        FAIL("not checked");
    Worths rest(worths.begin() + count, worths.end());
    if (const auto more = taken(words, "(\\d+) more wins? by (\\d+)( or less)?\\.")) {
        const auto wins = std::stol((*more)[1]);
        CHECK(std::ranges::count_if(rest, [](int worth) { return worth > 0; }) == wins);
        CHECK(rest.front() == std::stoi((*more)[2]));
        if (!(*more)[3].matched) CHECK(wins == 1);
        rest.erase(rest.begin(), rest.begin() + wins);
    }
    check_rest(words, rest, counted);
}

} // namespace

TEST_CASE("meaning: every claim about which moves keep the value is true of the list of moves", "[desk][referee]") {
    Random random(91);
    std::set<std::string> said;
    for (int round = 0; round < 6000; ++round) {
        const bool counted = random.happens(0.6);
        const int most = counted ? 4 : 1;
        Worths worths(static_cast<std::size_t>(random.between(1, 9)));
        const auto low = random.between(-most, most), high = random.between(low, most);
        for (auto& worth : worths)
            worth = static_cast<int>(random.between(low, high));
        std::ranges::sort(worths, std::greater{});
        const auto words = meaning(analysis_of(worths, counted, random.happens(0.5) ? Side::first : Side::second));
        CAPTURE(worths, counted, words);
        check(words, worths, counted);
        // Of one move the number is in the sentence as that move, of more as their count.
        std::smatch number;
        if (std::regex_search(words, number, std::regex("^(\\d+) moves? (win|keep|hold)")))
            CHECK(std::stol(number[1]) == std::ranges::count(worths, worths.front()));
        if (words.starts_with("Only m")) CHECK(std::ranges::count(worths, worths.front()) == 1);
        said.insert(std::regex_replace(words, std::regex("\\d+"), "#"));
    }
    CHECK(said.size() > 25);
}

// News in, captions out: a table of games, each told by what an onlooker sees after every move.
#include "support/catch.hpp"

#include "desk/commentator.hpp"

using Kind = Caption::Kind;

namespace {

/// After one more move each; `share` below 0: nobody judges.
struct Seen {
    double share = -1;
    bool proven = false;
    std::string remark{};
};

struct Tale {
    std::vector<Seen> seen;
    std::vector<std::string> told; ///< One for each; empty: nothing.
};

Sight sight(const Seen& seen, std::size_t moves) {
    Sight sight{.moves = moves, .proven = seen.proven, .remark = seen.remark};
    if (seen.share >= 0) sight.first_share = seen.share;
    sight.mover = moves % 2 == 1 ? Side::first : Side::second;
    return sight;
}

const std::vector<Tale> tales{
    // Nobody judges: nothing is told.
    {{{}, {}, {}}, {"", "", ""}},
    // Small differences are no lead, and a lead is told once.
    {{{0.5}, {0.59}, {0.61}, {0.9}, {0.7}}, {"", "", "Ann takes the lead.", "", ""}},
    // It changes only when the other one is ahead, not when it is even in between.
    {{{0.7}, {0.5}, {0.65}, {0.39}, {0.5}, {0.7}},
     {"Ann takes the lead.", "", "", "The lead changes: Bob is ahead now.", "", "The lead changes: Ann is ahead now."}},
    // A remark goes before a lead, which is told at the next move.
    {{{0.7, false, "gives up 2 boxes to keep control"}, {0.7}},
     {"Ann gives up 2 boxes to keep control.", "Ann takes the lead."}},
    // A proof goes before both and is told once; after it a lead is nothing new.
    {{{1, true, "hands over a chain of 5 boxes"}, {1, true}, {1, true}},
     {"Proven: Ann can win now, whatever comes.", "", ""}},
    {{{0.2}, {0, true}}, {"Bob takes the lead.", "Proven: Bob can win now, whatever comes."}},
    {{{0.5, true}, {0.5, true}}, {"Proven: this is going to be a draw.", ""}},
    // What was proven and is not true any more was thrown away.
    {{{1, true}, {0, true}, {0.5, true}},
     {"Proven: Ann can win now, whatever comes.", "A slip! Now it is proven that Bob can win.",
      "A slip! Now it is proven to be a draw."}},
};

} // namespace

TEST_CASE("commentator: a table of games", "[desk][show]") {
    const auto& tale = GENERATE(from_range(tales));
    Commentator commentator({"Ann", "Bob"});
    REQUIRE(tale.seen.size() == tale.told.size());
    for (std::size_t move = 0; move < tale.seen.size(); ++move) {
        CAPTURE(move);
        const auto caption = commentator.see(sight(tale.seen[move], move + 1));
        CHECK((caption ? caption->words : std::string()) == tale.told[move]);
        if (caption) CHECK(caption->ply == move + 1);
    }
}

TEST_CASE("commentator: the same sight is told of once", "[desk][show]") {
    Commentator commentator({"Ann", "Bob"});
    const auto seen = sight({.share = 0.5, .remark = "closes the last gap"}, 3);
    CHECK(commentator.see(seen));
    CHECK_FALSE(commentator.see(seen));
}

TEST_CASE("commentator: the end is told in the game's own words, once", "[desk][show]") {
    Commentator commentator({"Ann", "Bob"});
    Sight end{.moves = 9, .first_share = 0.0, .proven = true};
    end.outcome = Outcome{.winner = Side::second, .margin = 3};
    end.outcome_words = "Bob wins by 3";
    const auto caption = commentator.see(end);
    REQUIRE(caption);
    CHECK(caption->kind == Kind::over);
    CHECK(caption->side == Side::second);
    CHECK(caption->words == "Bob wins by 3");
    CHECK_FALSE(commentator.see(end));
}

TEST_CASE("commentator: what is taken back is told again", "[desk][show]") {
    Commentator commentator({"Ann", "Bob"});
    CHECK(commentator.see(sight({.share = 1, .proven = true}, 4)));
    CHECK_FALSE(commentator.see(sight({.share = 0.5}, 3)));
    CHECK(commentator.see(sight({.share = 1, .proven = true}, 4)));
}

TEST_CASE("commentator: the mark of a caption is that of whom it tells", "[desk][show]") {
    Commentator commentator({"Ann", "Bob"});
    CHECK(commentator.see(sight({.share = 0.2}, 1))->side == Side::second);
    CHECK(commentator.see(sight({.share = 0.2, .remark = "closes the last gap"}, 3))->side == Side::first);
    CHECK_FALSE(commentator.see(sight({.share = 0.5, .proven = true}, 4))->side);
}

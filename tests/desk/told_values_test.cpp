// The curve of a show from a scripted game, reckoned by hand.
#include "support/catch.hpp"

#include "desk/told_values.hpp"

namespace {

class Script {
  public:
    /// The side to move tells what the first side may expect.
    Script& told(double first_share, bool proven = false) {
        news_.thinking = ThinkingInfo{.side = to_move(),
                                      .first_share = first_share,
                                      .proven = proven,
                                      .words = {},
                                      .line = {},
                                      .ply = news_.moves.size()};
        return seen();
    }
    Script& played() {
        moves_.push_back({.side = to_move(), .text = "x"});
        return seen();
    }
    Script& taken_back(std::size_t moves) {
        moves_.resize(moves_.size() - moves);
        news_.thinking.reset();
        return seen();
    }
    Script& won_by(std::optional<Side> winner) {
        news_.outcome = Outcome{.winner = winner};
        return seen();
    }

    [[nodiscard]] const ToldValues& values() const { return values_; }
    [[nodiscard]] SessionNews& news() { return news_; }

  private:
    Script& seen() {
        news_.moves = moves_;
        values_.see(news_);
        return *this;
    }
    [[nodiscard]] Side to_move() const { return news_.moves.size() % 2 == 0 ? Side::first : Side::second; }

    std::vector<MoveEntry> moves_;
    SessionNews news_;
    ToldValues values_;
};

void check(const Script& script, const std::vector<std::optional<double>>& expected) {
    const auto& shares = script.values().shares();
    REQUIRE(shares.size() == expected.size());
    for (std::size_t ply = 0; ply < shares.size(); ++ply) {
        CAPTURE(ply);
        CHECK(shares[ply].value_or(-1) == Approx(expected[ply].value_or(-1)));
    }
}

} // namespace

TEST_CASE("told values: two views count alike, each until its side judges again", "[desk][show]") {
    Script script;
    script.told(0.6).played().told(0.4).played().told(0.8).played();
    // first alone · first 0.6 and second 0.4 · 0.8 and 0.4 · the same
    check(script, {0.6, 0.5, 0.6, 0.6});
    CHECK(script.values().view(Side::first).value() == Approx(0.8));
    CHECK(script.values().view(Side::second).value() == Approx(0.4));
}

TEST_CASE("told values: where one side judges, its view is the curve, and its last word of a position counts",
          "[desk][show]") {
    Script script;
    script.played().told(0.3).played().played().told(0.2).played();
    check(script, {std::nullopt, 0.3, 0.3, 0.2, 0.2});
    CHECK_FALSE(script.values().view(Side::first));
    Script searched;
    searched.told(0.6).told(0.7);
    check(searched, {0.7});
}

TEST_CASE("told values: a proof counts alone until its side judges again, and of two the newer one", "[desk][show]") {
    Script script;
    script.told(1, true).played().told(0.5).played();
    check(script, {1.0, 1.0, 1.0});
    CHECK(script.values().is_proven());
    script.told(0.7).played();
    check(script, {1.0, 1.0, 0.6, 0.6});
    CHECK_FALSE(script.values().is_proven());
    Script twice;
    twice.told(1, true).played().told(0, true);
    check(twice, {1.0, 0.0});
}

TEST_CASE("told values: the end is proven, whoever judged", "[desk][show]") {
    const auto winner = GENERATE(as<std::optional<Side>>{}, Side::first, Side::second, std::nullopt);
    Script script;
    script.played().played().won_by(winner);
    check(script, {std::nullopt, std::nullopt, !winner ? 0.5 : *winner == Side::first ? 1.0 : 0.0});
    CHECK(script.values().is_proven());
}

TEST_CASE("told values: what is taken back is forgotten", "[desk][show]") {
    Script script;
    script.told(0.6).played().told(0.2).played().told(0.9).taken_back(2);
    check(script, {0.6});
    CHECK_FALSE(script.values().view(Side::second));
}

TEST_CASE("told values: what a record knows counts where nobody tells anything", "[desk][show]") {
    Script script;
    script.news().values = {PositionValue{.first_share = 0.55}, std::nullopt, PositionValue{.first_share = 0.25}};
    script.played().played();
    check(script, {0.55, std::nullopt, 0.25});
}

TEST_CASE("told values: a proof from elsewhere is one, until somebody tells", "[desk][show]") {
    Script script;
    script.news().values = {PositionValue{.first_share = 1, .exact = true},
                            PositionValue{.first_share = 0, .exact = true}};
    script.played();
    check(script, {1.0, 0.0});
    CHECK(script.values().is_proven());
    script.told(0.4);
    CHECK_FALSE(script.values().is_proven());
}

// The figures of a match as words and as JSON.
#include "support/catch.hpp"

#include "match/report.hpp"
#include "record/json.hpp"

using namespace zugzwang::match;

namespace {

/// Two pairs, of 1½ and 2 points, and a game of the next one, won.
Statistics small_match() {
    Statistics statistics;
    for (const auto& [index, points] :
         std::vector<std::pair<std::uint64_t, double>>{{0, 1}, {2, 1}, {1, 0.5}, {3, 1}, {4, 1}}) {
        GameRecord record;
        record.match = MatchFigures{.index = index};
        record.result.emplace();
        if (points == 1) record.result->outcome.winner = Side::first;
        statistics.add(record, true);
    }
    return statistics;
}

MatchReport report_with(SprtModel model) {
    return {.game = "boxes", .players = {"a", "b"}, .sprt = SprtBounds{.elo0 = 0, .elo1 = 10, .model = model}};
}

} // namespace

TEST_CASE("report: pairs, superiority and the model of the test are told in words", "[match]") {
    const auto words = report_words(report_with(SprtModel::normalized), small_match());
    CAPTURE(words);
    CHECK(words.find("\npairs that brought 0, 0.5, 1, 1.5 and 2 points: 0, 0, 0, 1, 1\n") != words.npos);
    // Two points more than even, squares 1/4 + 1 + 1/4; 2/sqrt 1.5 = 1.633.
    CHECK(words.find("\nlikelihood of superiority 94.9 %\n") != words.npos);
    CHECK(words.find("\ntest of normalised Elo 0.0 against 10.0: ") != words.npos);
    CHECK(report_words(report_with(SprtModel::bayesian), small_match()).find("\ntest of Bayesian Elo 0.0") !=
          words.npos);
    CHECK(report_words(report_with(SprtModel::logistic), small_match()).find("\ntest of Elo 0.0") != words.npos);
}

TEST_CASE("report: pairs, superiority and the model of the test stand in the JSON", "[match]") {
    const auto json = Json::parsed(report_json(report_with(SprtModel::bayesian), small_match()));
    CHECK(json.at("pairs") == Json::parsed("[0,0,0,1,1]"));
    double superiority = 0;
    json.at("superiority").read(superiority);
    CHECK(superiority == Approx(0.9488).margin(0.00005));
    CHECK(json.at("sprt").at("model") == Json("bayesian"));
    const auto empty = Json::parsed(report_json({.game = "boxes", .players = {"a", "b"}, .sprt = {}}, {}));
    CHECK(empty.at("pairs").is_null());
    CHECK_FALSE(empty.contains("sprt"));
}

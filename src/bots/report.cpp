#include "bots/report.hpp"

#include <algorithm>

#include "match/number_text.hpp"
#include "record/json.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/base/xml.hpp"

namespace zugzwang::bots {
namespace {

constexpr std::size_t moves_shown = 20;

std::string grade_words(Grade grade) {
    if (grade == Grade::passed) return tr("good");
    return grade == Grade::advised ? tr("better not") : tr("wrong");
}

std::string_view grade_word(Grade grade) {
    if (grade == Grade::passed) return "passed";
    return grade == Grade::advised ? "advised" : "failed";
}

std::string finding_line(const Finding& finding) {
    const auto line = grade_words(finding.grade) + ": " + tr(finding.title);
    return finding.words.words.empty() ? line + "\n" : line + ": " + tr(finding.words) + "\n";
}

std::string illegal_words(const IllegalMove& illegal) {
    const auto shown = std::min(illegal.legal.size(), moves_shown);
    const std::vector first(illegal.legal.begin(), illegal.legal.begin() + static_cast<std::ptrdiff_t>(shown));
    auto legal = joined(first, ", ");
    if (const auto more = illegal.legal.size() - shown; more > 0)
        legal =
            tr_n("{moves} and {n} more", "{moves} and {n} more", static_cast<std::int64_t>(more), {{"moves", legal}});
    return tr("The first illegal move: `{move}`", {{"move", illegal.move}}) + "\n" +
           tr("in the position {position}", {{"position", illegal.position}}) + "\n" +
           tr("where these are legal: {moves}", {{"moves", legal}}) + "\n";
}

std::string pace_line(const Pace& pace) {
    const auto games = tr_n("{n} game at {limit} ms a move", "{n} games at {limit} ms a move",
                            static_cast<std::int64_t>(pace.games), {{"limit", pace.allowed.count()}});
    if (pace.slowest_position.empty()) return games + "\n";
    return games + ": " +
           tr("the slowest move took {n} ms in {position}",
              {{"n", pace.slowest.count()}, {"position", pace.slowest_position}}) +
           "\n";
}

Json pace_json(const Pace& pace) {
    return Json::Object{{"milliseconds", pace.allowed.count()},
                        {"games", pace.games},
                        {"moves", pace.moves},
                        {"late", pace.late},
                        {"slowest", pace.slowest.count()},
                        {"position", pace.slowest_position}};
}

double milliseconds_of(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1000; }

std::string clock_error_words(const ugi::ClockError& error) {
    return tr("The clock's own error: {median} ms, {largest} ms at most in {n} questions",
              {{"median", match::decimal(milliseconds_of(error.median), 3)},
               {"largest", match::decimal(milliseconds_of(error.largest), 3)},
               {"n", ugi::ClockError::questions}});
}

Json clock_error_json(const std::optional<ugi::ClockError>& error) {
    if (!error) return nullptr;
    return Json::Object{{"median", milliseconds_of(error->median)}, {"largest", milliseconds_of(error->largest)}};
}

std::string escaped(const std::string& text) { return xml_words(printable(text)); }

std::string test_case(const Game& game, const Finding& finding) {
    const auto head = filled("  <testcase classname=\"{}\" name=\"{}\"", escaped(game.id), escaped(finding.title));
    const auto words = escaped(finding.words.words);
    if (finding.grade == Grade::failed) return head + filled("><failure message=\"{}\"/></testcase>\n", words);
    if (words.empty()) return head + "/>\n";
    return head + filled("><system-out>{}</system-out></testcase>\n", words);
}

} // namespace

std::string report_words(const Game& game, const Examination& told) {
    auto words = tr("{bot} at {game}", {{"bot", told.name}, {"game", tr(game.title)}}) + "\n";
    for (const auto& finding : told.findings)
        words += finding_line(finding);
    for (const auto& pace : told.paces)
        words += pace_line(pace);
    if (told.peak_memory > 0)
        words +=
            tr("Its memory: {n} MiB at most", {{"n", (told.peak_memory + ugi::mebibyte - 1) / ugi::mebibyte}}) + "\n";
    if (told.clock_error) words += clock_error_words(*told.clock_error) + "\n";
    if (told.illegal) words += illegal_words(*told.illegal);
    return words + (told.may_play() ? tr("It may play.") : tr("It may not play yet.")) + "\n";
}

std::string report_json(const Game& game, const Examination& told) {
    Json::Array findings, paces;
    for (const auto& finding : told.findings)
        findings.push_back(Json::Object{{"id", finding.id},
                                        {"title", finding.title},
                                        {"grade", grade_word(finding.grade)},
                                        {"words", finding.words.words}});
    for (const auto& pace : told.paces)
        paces.push_back(pace_json(pace));
    Json illegal = nullptr;
    if (told.illegal)
        illegal = Json::Object{
            {"position", told.illegal->position}, {"move", told.illegal->move}, {"legal", told.illegal->legal}};
    const Json report = Json::Object{{"game", game.id},
                                     {"name", told.name},
                                     {"may_play", told.may_play()},
                                     {"findings", std::move(findings)},
                                     {"speeds", std::move(paces)},
                                     {"illegal", std::move(illegal)},
                                     {"memory", told.peak_memory},
                                     {"clock_error", clock_error_json(told.clock_error)}};
    return report.line();
}

std::string report_junit(const Game& game, const Examination& told) {
    const auto failures = std::ranges::count(told.findings, Grade::failed, &Finding::grade);
    auto xml =
        filled("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\">\n",
               escaped(told.name), told.findings.size(), failures);
    for (const auto& finding : told.findings)
        xml += test_case(game, finding);
    return xml + "</testsuite>\n";
}

} // namespace zugzwang::bots

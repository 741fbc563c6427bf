#include "support/catch.hpp"

#include "games/amazons/think/evaluation.hpp"
#include "support/both_processors.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {

namespace {

Network::Weights random_weights(Random& random) {
    Network::Weights weights;
    for (auto& row : weights.inputs) {
        for (auto& weight : row)
            weight = static_cast<std::int8_t>(random.between(-127, 127));
    }
    for (auto& bias : weights.biases)
        bias = static_cast<std::int16_t>(random.between(-4000, 4000));
    for (auto& output : weights.outputs)
        output = static_cast<std::int32_t>(random.between(-1'000'000, 1'000'000));
    weights.bias = static_cast<std::int32_t>(random.between(-500, 500));
    return weights;
}

/// Counts as a board of 10x10 has them: together no more than twice its squares, and a few for the queens.
Features random_features(Random& random) {
    Features found;
    for (int square = 0; square < 92; ++square) {
        ++found.values[static_cast<std::size_t>(random.between(0, 34))];
        ++found.values[Features::by_king + static_cast<std::size_t>(random.between(0, 34))];
    }
    return found;
}

/// The same in wide numbers, unit by unit.
std::int64_t slow_score(const Network::Weights& weights, const Features& found) {
    std::int64_t sum = 0;
    for (std::size_t unit = 0; unit < Network::units; ++unit) {
        std::int64_t value = weights.biases[unit];
        for (std::size_t input = 0; input < Features::count; ++input)
            value += std::int64_t{found.values[input]} * weights.inputs[input][unit];
        sum += std::max<std::int64_t>(value, 0) * weights.outputs[unit];
    }
    return (sum >> 16) + weights.bias;
}

std::string with_line(const std::string& text, std::size_t line_number, const std::string& line) {
    std::string changed;
    std::size_t start = 0;
    for (std::size_t number = 1; start < text.size(); ++number) {
        const auto end = text.find('\n', start);
        changed += (number == line_number ? line : text.substr(start, end - start)) + '\n';
        start = end + 1;
    }
    return changed;
}

} // namespace

TEST_CASE("amazons: a network adds up without overflow", "[amazons][engine]") {
    Random random(49);
    for (int round = 0; round < 50; ++round) {
        const auto weights = random_weights(random);
        const Network network(weights);
        for (int position = 0; position < 20; ++position) {
            const auto found = random_features(random);
            const auto [narrow, wide] = testing::on_both_processors([&] { return network.score(found, 100); });
            REQUIRE(narrow == wide);
            REQUIRE(wide == slow_score(weights, found));
        }
    }
}

TEST_CASE("amazons: a network is read as it was written", "[amazons][engine]") {
    Random random(50);
    const auto weights = random_weights(random);
    const auto found = random_features(random);
    const auto read = Network::from_text(Network::to_text(weights));
    REQUIRE(read);
    CHECK(read->score(found, 100) == slow_score(weights, found));
}

TEST_CASE("amazons: a damaged network is refused with the line that is wrong", "[amazons][engine]") {
    Random random(51);
    const auto text = Network::to_text(random_weights(random));
    const auto refusal_of = [](const std::string& damaged) { return Network::from_text(damaged).refusal().words; };
    CHECK(refusal_of("") == "line 1: expected `zugzwang amazons network 1`");
    CHECK(refusal_of(with_line(text, 1, "zugzwang amazons network 2")).starts_with("line 1:"));
    CHECK(refusal_of(with_line(text, 4, "1 2 3")) == "line 4: expected 32 whole numbers");
    CHECK(refusal_of(with_line(text, 5, text.substr(0, text.find('\n')))).starts_with("line 5:"));
    CHECK(refusal_of(text.substr(0, text.size() / 2)).find("expected") != std::string::npos);
    CHECK(refusal_of(text.substr(0, text.find('\n') + 1)).starts_with("line 2:"));
}

TEST_CASE("amazons: the built-in network is whole, and without one the hand-made evaluation judges",
          "[amazons][engine]") {
    CHECK(built_in_network() != nullptr);
    CHECK(built_in_refusal() == nullptr);
    const auto at_start = Rules::initial({});
    CHECK(evaluation(Board(at_start), nullptr) > 0); // the side to move is a little ahead
    CHECK(evaluation(Board(at_start), nullptr) < 500);
}

} // namespace zugzwang::amazons

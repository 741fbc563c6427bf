// What fuzzing has found so far, played back, and small changes to it: the same ones on every machine. `./arcade fuzz`
// looks for more.
#include "support/catch.hpp"

#include "fuzz/mutation.hpp"
#include "fuzz/targets.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "zugzwang/base/hash.hpp"

namespace {

const std::filesystem::path folder = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "tests/fuzz";

/// Sorted, so that every machine sees them in the same order.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& place) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(place))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

/// What is broken; empty where everything holds.
std::string broken(const fuzz::Target& target, std::string_view text) {
    try {
        target.take(text);
        return {};
    } catch (const std::exception& trouble) {
        return trouble.what();
    }
}

const fuzz::Target& any_target() { return GENERATE(from_range(fuzz::targets())); }

} // namespace

TEST_CASE("fuzz: what was found once holds, and what lies near it", "[fuzz]") {
    constexpr int changes = 20;
    const auto& target = any_target();
    const auto words = fuzz::dictionary(folder / "dictionaries" / (target.name + ".dict"));
    CHECK_FALSE(words.empty());
    const auto files = files_in(folder / "corpus" / target.name);
    CHECK_FALSE(files.empty());
    for (const auto& file : files) {
        const auto text = text_of(file);
        Random random(text_word(file.filename().string()));
        INFO(target.name << "/" << file.filename().string());
        REQUIRE(broken(target, text).empty());
        for (int change = 0; change < changes; ++change) {
            const auto changed = fuzz::mutated(text, words, random);
            const auto trouble = broken(target, changed);
            if (!trouble.empty()) FAIL(trouble << "\nof:\n" << changed);
        }
    }
}

TEST_CASE("fuzz: the corpus is of targets, small and of text", "[fuzz]") {
    constexpr std::size_t most_files = 60, most_bytes = 4096;
    for (const auto& place : files_in(folder / "corpus")) {
        INFO(place.filename().string());
        CHECK(std::ranges::count(fuzz::targets(), place.filename().string(), &fuzz::Target::name) == 1);
        const auto files = files_in(place);
        CHECK(files.size() <= most_files);
        for (const auto& file : files) {
            const auto text = text_of(file);
            INFO(file.filename().string());
            CHECK(text.size() <= most_bytes);
            const auto is_text = [](char letter) {
                return letter == '\n' || letter == '\t' || letter < 0 || letter >= ' ';
            };
            CHECK(std::ranges::all_of(text, is_text));
        }
    }
}

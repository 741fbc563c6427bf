#include "sound/recipe.hpp"

#include "support/catch.hpp"

#include <stdexcept>

#include "own_recipes.hpp"

using namespace zugzwang::sound;

namespace {

/// All sounds with one short tone each, but for what is given of `choose`.
std::string recipes_with(const std::string& choose) {
    std::string text = "[choose]\n" + choose + "\n";
    for (const auto name : sound_names) {
        if (name != "choose") text += "[" + std::string(name) + "]\ntone = [{ pitch = 300 }]\n";
    }
    return text;
}

std::string refusal_of(const std::string& text) {
    try {
        static_cast<void>(recipes_from_text(text, "my.toml"));
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

Recipe choose_of(const std::string& choose) { return recipes_from_text(recipes_with(choose), "my.toml")[0]; }

} // namespace

TEST_CASE("recipes: what is left out has its default, a tone that glides nowhere keeps its pitch", "[sound]") {
    const auto recipe = choose_of("tone = [{ pitch = 300 }, { wave = \"noise\", pitch = 200, to = 900.5, half = 20 }]");
    CHECK(recipe.loudness == -24);
    CHECK(recipe.apart == 60);
    CHECK(recipe.rise == std::vector<double>{0});
    REQUIRE(recipe.tones.size() == 2);
    CHECK(recipe.tones[0].wave == Tone::Wave::sine);
    CHECK(recipe.tones[0].to == 300);
    CHECK(recipe.tones[0].length == 100);
    CHECK(recipe.tones[1].wave == Tone::Wave::noise);
    CHECK(recipe.tones[1].to == 900.5);
    CHECK(recipe.tones[1].half == 20);
}

TEST_CASE("recipes: all that can be said of a sound is read", "[sound]") {
    const auto recipe = choose_of("loudness = -30\napart = 90\nrise = [0, 2.5, 12]\ntone = [{ wave = \"bell\", "
                                  "level = -6, start = 10, length = 80, attack = 5 }]");
    CHECK(recipe.loudness == -30);
    CHECK(recipe.apart == 90);
    CHECK(recipe.rise == std::vector<double>{0, 2.5, 12});
    REQUIRE(recipe.tones.size() == 1);
    CHECK(recipe.tones[0].wave == Tone::Wave::bell);
    CHECK(recipe.tones[0].level == -6);
    CHECK(recipe.tones[0].start == 10);
    CHECK(recipe.tones[0].length == 80);
    CHECK(recipe.tones[0].attack == 5);
}

TEST_CASE("recipes: what is wrong is refused in one line that names the file, the key and the value", "[sound]") {
    using Case = std::pair<const char*, const char*>;
    const auto [choose, words] = GENERATE(
        Case{"loudness = 3\ntone = [{}]", "my.toml: `choose.loudness` is 3, not a number from -60 to -12"},
        Case{"loudness = \"loud\"\ntone = [{}]", "my.toml: `choose.loudness` is 'loud', not a number from -60 to -12"},
        Case{"tone = [{ pitch = 7 }]", "my.toml: `choose.tone.pitch` is 7, not a number from 40 to 6000"},
        Case{"tone = [{ wave = \"saw\" }]", "my.toml: `choose.tone.wave` is 'saw', not sine, triangle, bell or noise"},
        Case{"tone = [{ wave = 3 }]", "my.toml: `choose.tone.wave` is 3, not sine, triangle, bell or noise"},
        Case{"tone = [{ tune = 3 }]", "my.toml: unknown key `choose.tone.tune`"},
        Case{"colour = 3\ntone = [{}]", "my.toml: unknown key `choose.colour`"},
        Case{"loudness = -30", "my.toml: `choose.tone` is missing"},
        Case{"tone = []", "my.toml: `choose.tone` is not a list of 1 to 12"},
        Case{"tone = [3]", "my.toml: `choose.tone` is no section"},
        Case{"rise = 3\ntone = [{}]", "my.toml: `choose.rise` is not a list of 1 to 24"},
        Case{"rise = [0, 99]\ntone = [{}]", "my.toml: `choose.rise` is 99, not a number from 0 to 36"});
    CHECK(refusal_of(recipes_with(choose)) == words);
}

TEST_CASE("recipes: a sound that is missing, unknown or no section is refused, and text that is no TOML", "[sound]") {
    const auto all = recipes_with("tone = [{}]");
    CHECK(refusal_of(all).empty());
    CHECK(refusal_of(all.substr(0, all.find("[back]"))) == "my.toml: sound `back` is missing");
    CHECK(refusal_of(all + "[boom]\n") == "my.toml: unknown sound `boom`");
    CHECK(refusal_of("choose = 3\n" + all.substr(all.find("[place]"))) == "my.toml: `choose` is no section");
    CHECK(refusal_of("[choose\n").starts_with("my.toml: line 1: "));
}

TEST_CASE("recipes: the program's own can be read", "[sound]") {
    const auto recipes = recipes_from_text(own_recipes_text(), "arcade.toml");
    // Each box of a chain is higher than the one before.
    const auto& rise = recipes[index_of(Sound::chain)].rise;
    CHECK(rise.size() > 8);
    CHECK(std::ranges::adjacent_find(rise, std::greater_equal<>{}) == rise.end());
}

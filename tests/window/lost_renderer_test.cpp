// A graphics card that lost its textures (a laptop woke up, a driver began anew): all of them are made again, and the
// picture is the one before, pixel for pixel.
#include "support/catch.hpp"

#include <cstring>

#include <dlfcn.h>

#include "support/every_game.hpp"
#include "window/played_game.hpp"

namespace {

/// The textures that there are, as long as somebody watches.
class Textures {
  public:
    Textures() { watching = this; }
    ~Textures() { watching = nullptr; }
    Textures(const Textures&) = delete;
    Textures& operator=(const Textures&) = delete;

    [[nodiscard]] std::size_t count() const { return living_.size(); }
    /// Fills them with what was never drawn.
    void spoil() const {
        for (auto* const texture : living_) {
            int width = 0, height = 0;
            REQUIRE(SDL_QueryTexture(texture, nullptr, nullptr, &width, &height) == 0);
            const std::vector<std::uint32_t> pink(static_cast<std::size_t>(width) * static_cast<std::size_t>(height),
                                                  0xFFFF00FF);
            REQUIRE(SDL_UpdateTexture(texture, nullptr, pink.data(), width * 4) == 0);
        }
    }

    static void made(SDL_Texture* texture) {
        if (watching != nullptr && texture != nullptr) watching->living_.insert(texture);
    }
    static void gone(SDL_Texture* texture) {
        if (watching != nullptr) watching->living_.erase(texture);
    }

  private:
    static inline Textures* watching = nullptr;
    std::set<SDL_Texture*> living_;
};

template <class Function>
Function* of_sdl(const char* name, Function* /*same kind*/) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool is_same(const SDL_Surface& a, const SDL_Surface& b) {
    for (int y = 0; y < a.h; ++y) {
        const auto row = [y](const SDL_Surface& surface) {
            return static_cast<const char*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * surface.pitch;
        };
        if (std::memcmp(row(a), row(b), static_cast<std::size_t>(a.w) * 4) != 0) return false;
    }
    return a.w == b.w && a.h == b.h;
}

void check_made_again(testing::Window& window, const Textures& textures) {
    const auto lost = GENERATE(SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET);
    const auto before = window.picture();
    REQUIRE(textures.count() > 10);
    textures.spoil();
    REQUIRE_FALSE(is_same(*window.picture(), *before));
    SDL_Event event{};
    event.type = lost;
    window.send(event);
    CHECK(is_same(*window.picture(), *before));
    CHECK(window.step().drew); // and is shown
}

} // namespace

// The test's own take the places of SDL's, which they call.
extern "C" SDL_Texture* SDL_CreateTexture(SDL_Renderer* renderer, Uint32 format, int access, int width, int height) {
    auto* const texture = of_sdl("SDL_CreateTexture", SDL_CreateTexture)(renderer, format, access, width, height);
    Textures::made(texture);
    return texture;
}
extern "C" void SDL_DestroyTexture(SDL_Texture* texture) {
    Textures::gone(texture);
    of_sdl("SDL_DestroyTexture", SDL_DestroyTexture)(texture);
}

TEST_CASE("lost renderer: a game's picture is made again as it was", "[window][lost]") {
    const auto id = GENERATE(from_range(testing::game_ids()));
    CAPTURE(id);
    const Textures textures;
    PlayedGame played({.game = id});
    played.click_a_move();
    played.rest();
    check_made_again(played.window(), textures);
}

TEST_CASE("lost renderer: so is the menu, in any theme", "[window][lost]") {
    const std::string theme = GENERATE("arcade", "classic");
    const Textures textures;
    testing::Window window({.settings = {.theme = theme}});
    window.pass(Seconds{1});
    check_made_again(window, textures);
}

TEST_CASE("lost renderer: a window and a renderer in place of the old ones show the same", "[window][lost]") {
    const Textures textures;
    PlayedGame played({.game = "boxes"});
    played.click_a_move();
    played.rest();
    auto& window = played.window();
    const auto before = window.picture();
    const auto old = SDL_GetWindowID(window.sdl_window());
    const auto had = textures.count();
    window.app().make_window_again();
    CHECK(SDL_GetWindowID(window.sdl_window()) != old);
    CHECK(textures.count() < had); // of the old renderer none is left
    CHECK(is_same(*window.picture(), *before));
    CHECK(SDL_GetWindowTitle(window.sdl_window()) == window.app().scenes().title());
    CHECK(window.step().drew);
    played.click_a_move();
}

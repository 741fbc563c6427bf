// Nothing flashes more than three times in any second, seen on films of demos, results and the menu. By success
// criterion 2.3.1 of the Web Content Accessibility Guidelines 2.2 (2023): a flash is a pair of opposing changes of a
// tenth or more of the largest relative luminance where the darker picture is below 0.8; what matters is an area of a
// quarter of ten degrees of what is seen, 2.77 percent of a screen of 1024 by 768.
#include <cmath>
#include <deque>

#include "support/catch.hpp"

#include "studio/shot_hand.hpp"

using namespace zugzwang;

namespace {

constexpr int block = 8; ///< Pixels; so large that noise along edges is none.
constexpr double change = 0.1, darker_below = 0.8, part_that_matters = 0.0277;
constexpr std::size_t changes_in_a_second = 6; ///< Three flashes.
constexpr int frames_in_a_second = 60;

double linear(std::uint8_t value) {
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

/// The mean relative luminance of a block.
double luminance(const SDL_Surface& picture, int left, int top) {
    double sum = 0;
    for (int y = top; y < top + block; ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(static_cast<const std::uint8_t*>(picture.pixels) +
                                                                 static_cast<std::ptrdiff_t>(y) * picture.pitch);
        for (int x = left; x < left + block; ++x) {
            std::uint8_t red = 0, green = 0, blue = 0;
            SDL_GetRGB(row[x], picture.format, &red, &green, &blue);
            sum += 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        }
    }
    return sum / (block * block);
}

/// Follows one block over the frames.
class Follower {
  public:
    /// True while it has changed to and fro too often within the last second.
    [[nodiscard]] bool see(double now, int frame) {
        if (first_) lowest_ = highest_ = now;
        first_ = false;
        lowest_ = std::min(lowest_, now);
        highest_ = std::max(highest_, now);
        const bool rises = now - lowest_ >= change && lowest_ < darker_below;
        const bool falls = highest_ - now >= change && now < darker_below;
        if ((rises && way_ <= 0) || (falls && way_ >= 0)) {
            way_ = rises && way_ <= 0 ? 1 : -1;
            changes_.push_back(frame);
            lowest_ = highest_ = now;
        }
        while (!changes_.empty() && changes_.front() <= frame - frames_in_a_second)
            changes_.pop_front();
        return changes_.size() > changes_in_a_second;
    }

  private:
    bool first_ = true;
    double lowest_ = 0, highest_ = 0;
    int way_ = 0; ///< Of the last change: 1 up, -1 down.
    std::deque<int> changes_;
};

/// Of a film, frame by frame.
class Flashes {
  public:
    void see(const SDL_Surface& picture) {
        const int across = picture.w / block, down = picture.h / block;
        followers_.resize(static_cast<std::size_t>(across) * static_cast<std::size_t>(down));
        std::size_t flashing = 0, index = 0;
        for (int row = 0; row < down; ++row) {
            for (int column = 0; column < across; ++column)
                flashing += followers_[index++].see(luminance(picture, column * block, row * block), frame_) ? 1 : 0;
        }
        ++frame_;
        worst_ = std::max(worst_, static_cast<double>(flashing) / static_cast<double>(followers_.size()));
    }
    /// The largest part of the screen that flashed too often at once.
    [[nodiscard]] double worst() const { return worst_; }
    [[nodiscard]] int frames() const { return frame_; }

  private:
    std::vector<Follower> followers_;
    int frame_ = 0;
    double worst_ = 0;
};

/// What of the screen flashes too often while the hand does that.
double flashes_of(const std::function<void(studio::ShotHand&)>& act) {
    studio::ShotHand hand({.width = 320, .height = 180}, "arcade");
    Flashes flashes;
    hand.watch([&] { flashes.see(*hand.picture()); });
    act(hand);
    CHECK(flashes.frames() > 100);
    return flashes.worst();
}

} // namespace

TEST_CASE("flashes: what blinks four times a second is seen, what does so three times is not", "[window][flashes]") {
    const canvas::SurfaceHandle picture(SDL_CreateRGBSurfaceWithFormat(0, 320, 180, 32, SDL_PIXELFORMAT_ARGB8888));
    for (const int times : {3, 4}) {
        Flashes flashes;
        for (int frame = 0; frame < 3 * frames_in_a_second; ++frame) {
            const bool bright = frame * times * 2 / frames_in_a_second % 2 == 1;
            SDL_FillRect(picture.get(), nullptr, bright ? 0xFFC0C0C0 : 0xFF000000);
            flashes.see(*picture);
        }
        CAPTURE(times);
        CHECK((flashes.worst() > part_that_matters) == (times > 3));
    }
}

TEST_CASE("flashes: demos at the highest speed do not", "[window][flashes][slow]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const auto& players = game.players;
        const double worst = flashes_of([&](studio::ShotHand& hand) {
            hand.hurry(4);
            hand.attract({.game = game.id, .players = {players.front().id, players.front().id}});
            hand.pass(Seconds{12});
        });
        CHECK(worst <= part_that_matters);
    }
}

TEST_CASE("flashes: neither do results, nor the menu", "[window][flashes][slow]") {
    const double won = flashes_of([](studio::ShotHand& hand) {
        hand.play({.game = "sticks", .position = "2/2 1"});
        hand.key('2');
        hand.pass(Seconds{5});
    });
    CHECK(won <= part_that_matters);
    const double menu = flashes_of([](studio::ShotHand& hand) { hand.pass(Seconds{12}); });
    CHECK(menu <= part_that_matters);
}

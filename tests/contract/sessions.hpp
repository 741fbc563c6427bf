// Sessions of the catalog's games for tests: on a board, with a theme in which all that moves takes the same time.
#pragma once

#include "support/catch.hpp"

#include "support/even_pace.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

inline constexpr Rect board_area{40, 100, 800, 700};

/// All that moves takes that time; all that has a size is 10 units.
[[nodiscard]] inline const Theme& plain_theme(Seconds pace = Seconds{0.1}) {
    static std::map<Seconds, Theme> themes;
    const auto [found, is_new] = themes.try_emplace(pace);
    if (is_new) {
        for (const auto& game : catalog())
            set_even_pace(found->second, {game.theme}, pace);
        found->second.measures.fill(10);
    }
    return found->second;
}

/// Points at any place of the board.
[[nodiscard]] inline Vec point_somewhere(Session& session, Random& random) {
    const Vec place{board_area.x + static_cast<float>(random.below(static_cast<std::uint64_t>(board_area.width))),
                    board_area.y + static_cast<float>(random.below(static_cast<std::uint64_t>(board_area.height)))};
    session.input(PointerEvent{.kind = PointerEvent::Kind::move, .at = place});
    return place;
}

inline void click(Session& session, Vec place) {
    for (const auto kind : {PointerEvent::Kind::press, PointerEvent::Kind::release})
        session.input(PointerEvent{.kind = kind, .at = place, .button = PointerEvent::Button::left});
}

/// What a session is started with between two people.
[[nodiscard]] inline SessionConfig between_people(OptionValues options) {
    SessionConfig config;
    config.options = std::move(options);
    return config;
}

/// Between two people where the config does not say otherwise, on the board, in the plain theme if in no other.
[[nodiscard]] inline std::unique_ptr<Session> started(const Game& game, SessionConfig config, Workers& workers) {
    if (config.theme == nullptr) config.theme = &plain_theme();
    auto session = game.start_session(config, workers);
    REQUIRE(session);
    (*session)->place(board_area);
    return *std::move(session);
}

} // namespace zugzwang::testing

#include "studio/shot.hpp"

#include <cmath>
#include <stdexcept>

#include "app/theme_shelf.hpp"
#include "studio/studio.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {

namespace {

constexpr Seconds step{1.0 / 120};
constexpr int max_rounds = 64;
constexpr double longest_wait = 600;

/// Where the board lies on a wide screen; a stand-in for the play scene.
Rect board_area(const Canvas& canvas, Rect screen, TableStyle style) {
    const auto& theme = canvas.theme();
    const float edge = canvas.px(Measure::edge);
    const float gap = canvas.px(Measure::gap);
    const float top = canvas.px(Measure::top_bar) + gap;
    const float bottom = screen.height - gap;
    const float side = style == TableStyle::broad ? edge : edge + canvas.px(theme[Measure::panel_width]) + gap;
    const float seats = style == TableStyle::broad ? canvas.px(240) : 0;
    return {side, top + seats, screen.width - 2 * side, bottom - top - seats};
}

void pass(Session& session, Workers& workers, Seconds time) {
    workers.wait_until_idle();
    for (Seconds passed{0}; passed < time; passed += step)
        session.update(step);
}

/// Lets answers come in and animations end.
void settle(Session& session, Workers& workers) {
    for (int round = 0; round < max_rounds; ++round) {
        pass(session, workers, Seconds{0.1});
        session.act(Act::skip_animation);
        if (session.news().waits_for_person || session.news().outcome) break;
    }
}

void act(Session& session, Workers& workers, const ShotRequest::Act& act, Rect area) {
    using Kind = ShotRequest::Act::Kind;
    const Vec at{area.x + area.width * act.at.x, area.y + area.height * act.at.y};
    const bool is_press = act.kind == Kind::press || act.kind == Kind::click;
    if (act.kind == Kind::wait) pass(session, workers, act.time);
    if (act.kind == Kind::key) session.input(act.key);
    if (act.kind == Kind::hover || is_press) session.input(PointerEvent{.kind = PointerEvent::Kind::move, .at = at});
    if (is_press) {
        session.input(PointerEvent{.kind = PointerEvent::Kind::press, .at = at, .button = PointerEvent::Button::left});
        session.input(
            PointerEvent{.kind = PointerEvent::Kind::release, .at = at, .button = PointerEvent::Button::left});
    }
    if (act.kind == Kind::click) settle(session, workers);
    if (act.kind == Kind::hover || act.kind == Kind::click || act.kind == Kind::key)
        pass(session, workers, Seconds{0.3});
}

KeyEvent key_from(const std::string& name) {
    using Named = std::pair<std::string_view, Key>;
    constexpr Named names[]{{"left", Key::left},   {"right", Key::right}, {"up", Key::up},   {"down", Key::down},
                            {"enter", Key::enter}, {"space", Key::space}, {"tab", Key::tab}, {"escape", Key::escape},
                            {"home", Key::home},   {"end", Key::end}};
    for (const auto& [known, key] : names) {
        if (known == name) return {.key = key};
    }
    if (name.size() != 1) throw CallRefused(tr("unknown key: `{key}`", {{"key", name}}));
    return {.key = Key::character, .character = name[0]};
}

} // namespace

ShotRequest shot_request(const Game& game, const std::vector<std::string>& arguments) {
    using Kind = ShotRequest::Act::Kind;
    ShotRequest request;
    request.session.options = OptionValues(game.options);
    const auto act = [&](Kind kind, const std::string& place) {
        request.acts.push_back({.kind = kind, .at = place_value(place)});
    };
    for (CallWords words(arguments); !words.at_end();) {
        const auto word = words.take();
        const auto value = [&] { return words.value_of(word); };
        if (word == "--insight")
            request.insight = true;
        else if (word == "--miniature")
            request.session.miniature = true;
        else if (word == "--out")
            request.out = value();
        else if (word == "--position")
            request.session.position = value();
        else if (word == "--theme")
            request.theme = value();
        else if (word == "--first")
            request.session.players[Side::first] = value();
        else if (word == "--second")
            request.session.players[Side::second] = value();
        else if (word == "--size")
            request.size = picture_size(value());
        else if (word == "--option")
            set_option(request.session.options, value());
        else if (word == "--hover")
            act(Kind::hover, value());
        else if (word == "--press")
            act(Kind::press, value());
        else if (word == "--click")
            act(Kind::click, value());
        else if (word == "--key")
            request.acts.push_back({.kind = Kind::key, .key = key_from(value())});
        else if (word == "--wait")
            request.acts.push_back({.kind = Kind::wait, .time = Seconds{seconds_value(word, value(), longest_wait)}});
        else
            CallWords::refuse(word);
    }
    if (request.out.empty()) throw CallRefused(tr("`--out` is missing"));
    check_theme(request.theme);
    return request;
}

void take_shot(const Game& game, const ShotRequest& request) {
    const auto assets = canvas::Assets::found();
    const auto theme = app::load_theme(assets, request.theme);
    Studio studio(request.size.width, request.size.height, assets, theme);
    Workers workers;
    auto config = request.session;
    config.theme = &theme;
    config.budget.time = std::chrono::milliseconds(300);
    auto session = game.start_session(config, workers);
    if (!session) throw CallRefused(session.refusal().words);
    canvas::SdlCanvas& canvas = studio.canvas();
    const Rect area =
        config.miniature ? canvas.screen().inset(canvas.px(8)) : board_area(canvas, canvas.screen(), game.style);
    (*session)->place(area);
    (*session)->set({.insight = request.insight});
    settle(**session, workers);
    for (const auto& one : request.acts)
        act(**session, workers, one, area);
    if (request.insight) pass(**session, workers, Seconds{2});
    canvas.backdrop();
    (*session)->draw(canvas);
    const float bar = canvas.px(Measure::top_bar);
    if (!config.miniature)
        canvas.text((*session)->news().status, {canvas.screen().width / 2, bar / 2},
                    {.size = canvas.px(Measure::heading), .weight = Weight::semibold, .align_x = AlignX::centre});
    studio.save(request.out);
}

} // namespace zugzwang::studio

#include "studio/shot_hand.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <numbers>

#include "app/app_options.hpp"
#include "scenes/frame/scenes.hpp"
#include "studio/composed.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::studio {

namespace {

constexpr Seconds to_come_to_rest{0.4};
constexpr std::uint64_t nodes_for_a_shown_move = 400, nodes_for_an_analysis = 200'000;
constexpr int max_steps = 60 * 60;

KeyEvent key_of(char sign) {
    constexpr std::pair<char, Key> named[]{{'<', Key::left},  {'>', Key::right}, {'^', Key::up},    {'v', Key::down},
                                           {'{', Key::home},  {'}', Key::end},   {'.', Key::enter}, {'\\', Key::escape},
                                           {'_', Key::space}, {'~', Key::tab}};
    const auto* const found = std::ranges::find(named, sign, &std::pair<char, Key>::first);
    if (found != std::end(named)) return {.key = found->second};
    return {.key = Key::character, .character = sign};
}

/// Says once what it thinks, and then thinks until it is stopped.
class Thinker {
  public:
    explicit Thinker(std::vector<std::string> line) : line_(std::move(line)) {}

    Result<std::string> choose(const SearchControl& control, const TextProgressSink& report) {
        report({.depth = 9, .nodes = 218'400, .score = 1, .chance = 0.58, .line = line_, .words = {}});
        told_.test_and_set();
        told_.notify_all();
        std::unique_lock lock(mutex_);
        stopped_.wait(lock, control.stop_token(), [] { return false; });
        return Refusal{};
    }
    void wait_until_told() const { told_.wait(false); }

  private:
    std::vector<std::string> line_;
    std::atomic_flag told_;
    std::mutex mutex_;
    std::condition_variable_any stopped_;
};

app::AppOptions with_words(const std::string& language, int text_size, app::AppOptions options) {
    options.settings.language = language;
    options.settings.text_size = text_size;
    return options;
}

} // namespace

ShotHand::ShotHand(app::PictureSize size, const std::string& theme, const std::string& language, int text_size)
    : size_(size), app_(with_words(language, text_size, app::headless_options(size, theme))) {
    context().analysis_nodes = nodes_for_an_analysis;
    context().clipboard = {.text = [] { return std::string(); }, .set_text = [](const std::string&) {}};
}

SessionConfig ShotHand::config_of(const TablePlan& plan) {
    game_ = &game_of(plan.game);
    SessionConfig config;
    config.options = OptionValues(game_->options);
    for (const auto& option : plan.options)
        set_option(config.options, option);
    config.position = plan.position;
    config.players = plan.players;
    config.clocks = plan.clocks;
    config.budget.nodes = nodes_for_a_shown_move;
    config.theme = &context().theme;
    config.outside = context().outside;
    return config;
}

void ShotHand::play(const TablePlan& plan) {
    begin(plan);
    settle();
}

void ShotHand::begin(const TablePlan& plan) {
    const auto config = config_of(plan);
    auto session = game_->start_session(config, context().workers);
    if (!session) throw std::runtime_error(session.refusal().words);
    session_ = *std::move(session);
    open(make_table(context(), *game_, session_));
}

void ShotHand::attract(const TablePlan& plan) {
    ExhibitionRequest request;
    request.session = config_of(plan);
    request.games = {game_};
    open(make_exhibition(context(), std::move(request)));
}

void ShotHand::play_against_thinker(TablePlan plan) {
    const auto thinker = std::make_shared<Thinker>(plan.expected);
    plan.players[Side::first] = std::string(outside_prefix) + plan.players[Side::first];
    context().outside = [thinker](auto&&...) -> OutsidePlayerFunction {
        return [thinker](const std::string&, const SearchControl& control, const TextProgressSink& report) {
            return thinker->choose(control, report);
        };
    };
    waits_ = false;
    begin(plan);
    pass(hand_step);
    thinker->wait_until_told();
}

void ShotHand::count_openings() {
    openings_ = composed_openings(context().games);
    context().openings = &openings_->openings;
    context().now = composed_now;
}

void ShotHand::open_games(std::size_t count) {
    library_ = composed_library(count);
    open(composed_games(context(), *library_));
    settle();
}

void ShotHand::open_you(bool has_lived) {
    person_ = std::make_unique<ComposedPerson>(context());
    if (has_lived) person_->live(context());
    open(make_you(context()));
    settle();
}

void ShotHand::type(std::string text) {
    handle(TextEvent{.text = std::move(text)});
    settle();
}

void ShotHand::keys(std::string_view signs) {
    for (const char sign : signs) {
        key(sign);
        settle();
    }
}

void ShotHand::key(char sign) {
    auto key = key_of(sign);
    key.pad = ui::held().hand == ui::Hand::pad && key.key != Key::character ? 1 : 0;
    handle(key);
}

std::optional<Rect> ShotHand::found(std::string_view name) const {
    const auto parts = app_.scenes().top().widgets();
    const auto part = std::ranges::find(parts, name, &NamedRect::name);
    return part == parts.end() ? std::nullopt : std::optional(part->rect);
}

Rect ShotHand::widget(std::string_view name) {
    constexpr int most_parts = 4;
    for (const bool scrolls : {false, true}) {
        for (int part = 0; part < most_parts && !found(name) && found("parts"); ++part) {
            const Rect parts = *found("parts");
            point_at({parts.x + parts.width * (static_cast<float>(part) + 0.5F) / most_parts, parts.centre().y});
            press();
            if (scrolls && !found(name)) scroll_to(name);
        }
    }
    if (!found(name)) scroll_to(name);
    const auto place = found(name);
    if (!place) throw std::runtime_error(tr("there is no `{name}` to point at", {{"name", name}}));
    return *place;
}

void ShotHand::scroll_to(std::string_view name) {
    constexpr int most_notches = 20;
    for (const float down : {0.5F, 0.25F, 0.75F}) {
        for (const float across : {0.25F, 0.5F, 0.75F, 0.9F, 0.1F}) {
            const Vec at{static_cast<float>(size_.width) * across, static_cast<float>(size_.height) * down};
            int notches = 0;
            for (; notches < most_notches && !found(name); ++notches)
                handle(PointerEvent{.kind = PointerEvent::Kind::wheel, .at = at, .wheel = -1});
            if (found(name)) return;
            handle(PointerEvent{.kind = PointerEvent::Kind::wheel, .at = at, .wheel = static_cast<float>(notches)});
        }
    }
}

void ShotHand::point_at(Vec place) {
    at_ = place;
    handle(PointerEvent{.kind = PointerEvent::Kind::move, .at = place});
}

void ShotHand::press() {
    for (const auto kind : {PointerEvent::Kind::press, PointerEvent::Kind::release})
        handle(PointerEvent{.kind = kind, .at = at_, .button = PointerEvent::Button::left});
}

void ShotHand::hover(std::string_view name) {
    point_at(widget(name).centre());
    settle();
}

void ShotHand::click(std::string_view name) { click(name, {0.5F, 0.5F}); }

void ShotHand::click(std::string_view name, Vec part) {
    const Rect place = widget(name);
    point_at({place.x + place.width * part.x, place.y + place.height * part.y});
    press();
    settle();
}

void ShotHand::keep_holding(std::string_view name, Seconds time) {
    point_at(widget(name).centre());
    handle(PointerEvent{.kind = PointerEvent::Kind::press, .at = at_, .button = PointerEvent::Button::left});
    pass(time);
}

void ShotHand::hold(std::string_view name, Seconds time) {
    keep_holding(name, time);
    handle(PointerEvent{.kind = PointerEvent::Kind::release, .at = at_, .button = PointerEvent::Button::left});
    settle();
}

template <class Visit>
bool ShotHand::search_board(Vec part, Visit visit) {
    const Rect board = widget("board");
    const Vec middle{board.x + board.width * part.x, board.y + board.height * part.y};
    const float pitch = std::max(3.0F, std::min(board.width, board.height) / 120);
    for (float radius = 0; radius < std::max(board.width, board.height); radius += pitch) {
        const int places = std::max(1, static_cast<int>(6 * radius / pitch));
        for (int i = 0; i < places; ++i) {
            const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(places);
            const Vec place{std::round(middle.x + radius * std::cos(angle)),
                            std::round(middle.y + radius * std::sin(angle))};
            if (board.contains(place) && visit(place)) return true;
        }
    }
    return false;
}

bool ShotHand::hover_board(Vec part) {
    const bool found = search_board(part, [this](Vec place) {
        point_at(place);
        return app_.scenes().cursor() == Cursor::hand;
    });
    settle();
    return found;
}

bool ShotHand::click_board(Vec part) {
    if (!tap_board(part)) return false;
    settle();
    return true;
}

bool ShotHand::tap_board(Vec part) {
    if (!hover_board(part)) return false;
    press();
    return true;
}

void ShotHand::click_in_vain() {
    search_board({0.5F, 0.5F}, [this](Vec place) {
        point_at(place);
        if (app_.scenes().cursor() == Cursor::hand) return false;
        press();
        return session_->news().refusing;
    });
    pass(Seconds{0.5});
}

void ShotHand::show_moves() {
    if (found("tabs")) click("tabs", {0.75F, 0.5F});
}

void ShotHand::wheel(std::string_view name, float notches) {
    point_at(widget(name).centre());
    handle(PointerEvent{.kind = PointerEvent::Kind::wheel, .at = at_, .wheel = notches});
}

void ShotHand::pass(Seconds time) {
    const auto steps = std::lround(time / hand_step);
    for (long i = 0; i < steps; ++i) {
        if (waits_) app_.workers().wait_until_idle();
        if (openings_) openings_->openings.wait_until_idle();
        app_.advance(hand_step);
        if (watch_) watch_();
    }
}

void ShotHand::settle() {
    const auto goes_on = [this] {
        if (!session_ || !waits_ || session_->news().is_demo) return false;
        if (session_->news().is_animating) return true;
        return !session_->news().waits_for_person && !session_->news().outcome;
    };
    for (int i = 0; i < max_steps && goes_on(); ++i)
        pass(hand_step);
    pass(to_come_to_rest);
}

void ShotHand::pass_until_move(std::size_t count, Seconds under_way) {
    for (int i = 0; i < max_steps && session_->news().moves.size() < count; ++i)
        pass(hand_step);
    pass(under_way);
}

} // namespace zugzwang::studio

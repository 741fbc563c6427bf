#include "scenes/demo/demo.hpp"

#include <utility>

#include "scenes/menu/miniature.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds title_time{2.6};
constexpr Seconds rest_at_the_end{5};
constexpr Seconds longest_in_turn{75}; ///< In the attract mode, even when the game goes on.
constexpr std::chrono::milliseconds time_for_a_move{1000};

/// What a person does; the pointer's leaving the window, a key let go and a new size are not.
bool is_input(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return pointer->kind != PointerEvent::Kind::leave;
    return !std::holds_alternative<KeyReleaseEvent>(event) && !std::holds_alternative<ResizeEvent>(event);
}

} // namespace

Demo::Demo(SceneContext& context, DemoRequest request) : context_(context), request_(std::move(request)) {
    start_game();
}

SessionConfig Demo::config_by_chance() {
    SessionConfig config;
    config.options = OptionValues(game().options);
    config.players = demo_players(game(), context_.random);
    config.budget.time = time_for_a_move;
    return config;
}

void Demo::start_game() {
    shown_for_ = Seconds{0};
    redraw_ = true;
    auto config = request_.session ? *request_.session : config_by_chance();
    config.seed = context_.random.below(1'000'000'000) + 1;
    config.theme = &context_.theme;
    if (!config.outside) config.outside = context_.outside;
    for (const Side seat : both_sides) {
        const auto* player = find_player(game(), config.players[seat]);
        names_[seat] = player == nullptr ? std::string() : tr(player->name);
    }
    auto session = game().start_session(config, context_.workers);
    play_.reset();
    if (!session) {
        refusal_ = tr(session.refusal());
        return;
    }
    const auto use = request_.any_input_leaves ? Play::Use::exhibited : Play::Use::table;
    play_ = std::make_unique<Play>(context_, game(), *std::move(session), use);
    if (canvas_ != nullptr) play_->layout(stage_.screen(), *canvas_);
}

void Demo::next_game() {
    if (play_) play_->suspend();
    turn_ = (turn_ + 1) % request_.games.size();
    start_game();
}

bool Demo::shows_title() const { return !play_ || (request_.any_input_leaves && shown_for_ < title_time); }

void Demo::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    canvas_ = &canvas;
    redraw_ = true;
    if (play_) play_->layout(screen, canvas);
}

SceneChange Demo::handle(const InputEvent& event) {
    if (request_.any_input_leaves) return is_input(event) ? SceneChange::pop() : SceneChange::stay();
    if (play_) return play_->handle(event);
    return std::holds_alternative<KeyEvent>(event) ? SceneChange::pop() : SceneChange::stay();
}

SceneChange Demo::update(Seconds step) {
    shown_for_ += step;
    if (shows_title()) {
        redraw_ = true;
        if (!play_ && shown_for_ >= title_time) next_game();
        return SceneChange::stay();
    }
    auto change = play_->update(step);
    const bool long_enough = request_.any_input_leaves && shown_for_ >= longest_in_turn;
    if (change.kind == SceneChange::Kind::stay && (long_enough || play_->over_for() >= rest_at_the_end)) next_game();
    return change;
}

void Demo::suspend() {
    if (play_) play_->suspend();
}

Cursor Demo::cursor() const { return play_ ? play_->cursor() : Cursor::arrow; }

bool Demo::take_redraw() {
    const bool game_changed = play_ && play_->take_redraw();
    return std::exchange(redraw_, false) || game_changed;
}

std::string Demo::title() const { return shows_title() ? tr(game().title) : play_->title(); }

std::vector<NamedRect> Demo::widgets() const {
    return play_ && !shows_title() ? play_->widgets() : std::vector<NamedRect>{};
}

void Demo::draw(Canvas& canvas) const {
    if (shows_title())
        draw_title(canvas);
    else
        play_->draw(canvas);
}

void Demo::draw_title(Canvas& canvas) const {
    const float time = static_cast<float>(shown_for_ / title_time);
    const float come = ease_out(part(time, 0, 0.18F));
    const float alpha = come * (1 - part(time, 0.86F, 1));
    const float slide = context_.settings.reduced_motion ? 0 : std::round(canvas.px(24.0F) * (1 - come));
    canvas.push_group({0, slide}, alpha);
    const Rect screen = stage_.screen();
    const Vec middle = screen.centre();
    const float width = screen.width - 2 * canvas.px(Measure::edge);
    const auto line = [&](const std::string& words, float down, Measure size, Role role, Weight weight) {
        canvas.text(words, {middle.x, middle.y + std::round(down * stage_.scale())},
                    {.size = canvas.px(size),
                     .paint = {role},
                     .weight = weight,
                     .align_x = AlignX::centre,
                     .max_width = width});
    };
    line(tr(game().title), -90, Measure::hero, Role::ink, Weight::extra_bold);
    line(tr(game().tagline[0]), 20, Measure::heading, Role::soft, Weight::regular);
    line(tr(game().tagline[1]), 64, Measure::heading, Role::soft, Weight::regular);
    if (play_) {
        const TextStyle style{.size = canvas.px(Measure::heading), .paint = {Role::ink}, .weight = Weight::semibold};
        const float mark = canvas.px(42.0F);
        const float gap = canvas.px(14.0F);
        const float apart = canvas.px(56.0F);
        const float y = middle.y + canvas.px(170.0F);
        paint_mark(Side::first, {middle.x - apart, y}, mark, canvas);
        paint_mark(Side::second, {middle.x + apart, y}, mark, canvas);
        auto left = style;
        left.align_x = AlignX::right;
        canvas.text(names_[Side::first], {middle.x - apart - mark / 2 - gap, y}, left);
        canvas.text(names_[Side::second], {middle.x + apart + mark / 2 + gap, y}, style);
    } else {
        line(refusal_, 170, Measure::body, Role::bad, Weight::regular);
    }
    canvas.pop_group();
}

std::unique_ptr<Scene> make_demo(SceneContext& context, DemoRequest request) {
    return std::make_unique<Demo>(context, std::move(request));
}

} // namespace zugzwang

// See the algorithm: a computer player's own thoughts about the position, step by step, for a class to watch.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/ui/scroll.hpp"

namespace zugzwang {
namespace {

// Units of a 1080-line screen.
constexpr float strip_height = 172, upright_strip = 330, counter_width = 230, chapter_width = 250, every_width = 190;
constexpr float button_side = 82, bar_height = 8, knob = 11, grip = 40, tick_height = 22, tick_width = 3;
constexpr float broad_screen = 1.7F; ///< For its height: there is room for all players beside the title.
constexpr std::int64_t many_steps = 10;

constexpr Seconds reading_time{1.8}; ///< Of a step at the usual speed.
constexpr Seconds coming_time{0.18};
constexpr std::array lesson_speeds{0.5, 1.0, 2.0, 4.0}; ///< Of the usual one, at which it plays by itself.
constexpr std::array speed_words{"½×", "1×", "2×", "4×"};

class LessonScene final : public PageScene {
  public:
    LessonScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, std::string_view first);

    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    void ask();
    /// As near to that step as there is one.
    void go_to(std::int64_t step);
    void go_by(std::int64_t steps) { go_to(static_cast<std::int64_t>(step_) + steps); }
    [[nodiscard]] std::size_t last() const { return told_.size() - 1; }
    /// Of the lesson.
    [[nodiscard]] std::size_t number() const { return told_[step_]; }
    /// The one that is told, or the next one that is.
    [[nodiscard]] std::size_t place_of(std::size_t number) const;
    void tell(bool every_step);
    /// To the chapter so many further on; by ten steps where there are none.
    void go_by_chapters(std::int64_t chapters);
    [[nodiscard]] std::string chapter_words() const;
    [[nodiscard]] LessonWords said() const;

    [[nodiscard]] ui::Node players();
    [[nodiscard]] ui::Node next_player();
    [[nodiscard]] ui::Node picture();
    [[nodiscard]] ui::Node strip(bool upright);
    [[nodiscard]] ui::Node bar();

    const Game& game_;
    std::shared_ptr<Session> session_;
    std::size_t ply_;                        ///< Of the position that it is about.
    std::vector<const PlayerSpec*> players_; ///< Those that show their work; at least one.
    std::size_t chosen_ = 0;
    Pending<std::shared_ptr<Lesson>> making_;
    std::shared_ptr<Lesson> lesson_; ///< Null until the player is done.
    std::vector<LessonChapter> chapters_;
    bool asked_ = false;
    bool every_step_ = false;           ///< Else those that a class has patience for.
    std::vector<std::size_t> told_{0U}; ///< Of the lesson's steps, those that are told.
    std::size_t step_ = 0;              ///< Of those.
    bool playing_ = false;
    std::size_t speed_ = 1; ///< Of those that are offered.
    Seconds in_step_{0};    ///< Since the step was begun.
    bool moves_in_ = false; ///< The step came from the one before, and is shown coming.
    ui::Scroll scroll_;     ///< The lesson, where there is less room than lessons are made for.
    Rect bar_{};
    bool dragging_ = false;
};

LessonScene::LessonScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session,
                         std::string_view first)
    : PageScene(context), game_(game), session_(std::move(session)) {
    for (const auto& player : game.players) {
        if (player.shows_its_work) players_.push_back(&player);
    }
    const auto& news = session_->news();
    // After the end there is nothing to decide: it is about the last move.
    ply_ = news.moves.size() - (news.outcome && !news.moves.empty() ? 1 : 0);
    const Side side = ply_ < news.moves.size() ? news.moves.back().side : news.to_move;
    chosen_ = players_.size() - 1;
    const auto& seated = session_->config().players;
    for (const auto& wanted : {std::string_view(seated[other(side)]), std::string_view(seated[side]), first}) {
        const auto found = std::ranges::find(players_, wanted, &PlayerSpec::id);
        if (found != players_.end()) chosen_ = static_cast<std::size_t>(found - players_.begin());
    }
}

/// Of a game that is over the last move is told, which no address says.
std::optional<Address> LessonScene::address() const {
    if (session_->news().outcome) return std::nullopt;
    return Address{.place = Address::Place::lesson,
                   .game = game_.id,
                   .part = players_[chosen_]->id,
                   .position = session_->position()};
}

void LessonScene::ask() {
    asked_ = true;
    playing_ = false;
    lesson_.reset();
    chapters_.clear();
    every_step_ = false;
    told_ = {0};
    step_ = 0;
    in_step_ = Seconds{0};
    moves_in_ = false;
    making_ = session_->lesson(ply_, players_[chosen_]->id);
}

void LessonScene::tell(bool every_step) {
    const auto now = number();
    every_step_ = every_step;
    told_ = every_step ? told_steps(*lesson_, lesson_->steps()) : told_steps(*lesson_);
    step_ = place_of(now);
}

std::size_t LessonScene::place_of(std::size_t number) const {
    const auto place = std::ranges::lower_bound(told_, number);
    return std::min(static_cast<std::size_t>(place - told_.begin()), last());
}

void LessonScene::go_by_chapters(std::int64_t chapters) {
    if (chapters_.empty()) return go_by(chapters * many_steps);
    const auto chapter = chapter_of(chapters_, number());
    const auto here = chapter ? static_cast<std::int64_t>(*chapter) : -1;
    const bool within = chapters < 0 && chapter && chapters_[*chapter].step < number();
    const auto wanted = here + chapters + (within ? 1 : 0);
    if (wanted < 0 || wanted >= static_cast<std::int64_t>(chapters_.size())) return;
    go_to(static_cast<std::int64_t>(place_of(chapters_[static_cast<std::size_t>(wanted)].step)));
}

std::string LessonScene::chapter_words() const {
    const auto chapter = chapter_of(chapters_, number());
    return chapter ? chapters_[*chapter].title : std::string();
}

LessonWords LessonScene::said() const {
    return lesson_ ? lesson_->words(number(), context_.settings.labels) : LessonWords{};
}

void LessonScene::go_to(std::int64_t step) {
    const auto wanted = static_cast<std::size_t>(std::clamp<std::int64_t>(step, 0, static_cast<std::int64_t>(last())));
    if (wanted == step_) return;
    moves_in_ = wanted == step_ + 1 && !context_.settings.reduced_motion;
    step_ = wanted;
    in_step_ = Seconds{0};
}

void LessonScene::advance(Seconds step) {
    if (!asked_) ask();
    if (!lesson_) {
        lesson_ = making_.take().value_or(nullptr);
        if (!lesson_) return;
        chapters_ = lesson_->chapters();
        tell(every_step_);
    }
    in_step_ += step;
    if (!playing_ || in_step_ * lesson_speeds[speed_] < reading_time) return;
    playing_ = step_ < last();
    go_by(1);
}

void LessonScene::suspend() {
    PageScene::suspend();
    session_->act(Act::suspend);
    making_ = {};
    if (!lesson_) asked_ = false;
    playing_ = false;
}

std::string LessonScene::title() const {
    const auto game = tr(game_.title);
    if (!lesson_) return tr("See the algorithm: {game}", {{"game", game}});
    return tr("See the algorithm: {game}, {counter}", {{"game", game}, {"counter", said().counter}});
}

ui::Page LessonScene::page() {
    const auto player = tr(players_[chosen_]->name), game = tr(game_.title);
    ui::Page page{.title = tr("See the algorithm")};
    page.status = lesson_ ? tr("{game} · {algorithm}", {{"game", game}, {"algorithm", lesson_->title()}})
                          : tr("{player} is at work …", {{"player", player}});
    if (lesson_)
        page.told = [this] {
            const auto [phrases, counter] = said();
            return sentences(ui::read_out(lesson_phrases(phrases)), sentence(counter));
        };
    const bool upright = is_upright(screen().width, screen().height);
    const bool broad = !on_low_screen() && screen().width >= broad_screen * screen().height * canvas().text_scale();
    if (!broad && !upright) page.title = std::exchange(page.status, {});
    page.icons = {(broad ? players() : next_player()).only_where_wide(), ui::icon(act::help)};
    page.body = ui::column(players().when(upright), picture(), strip(upright)).gaps(Measure::near).fills();
    const auto steps = [this](std::int64_t by) {
        return [this, by] {
            playing_ = false;
            go_by(by);
        };
    };
    const auto play = [this] {
        playing_ = !playing_;
        if (playing_ && step_ == last()) go_to(0);
    };
    const auto at = [this](std::size_t speed) { return [this, speed] { speed_ = speed; }; };
    page.deeds = {{act::help, [this] { go(SceneChange::push(make_help(context_, game_, session_->position()))); }},
                  {act::demo_back, steps(-1), step_ > 0},
                  {playing_ ? act::pause : act::go_on, play, lesson_ != nullptr},
                  {act::demo_step, steps(1), step_ < last()},
                  {act::to_start, [this] { go_to(0); }},
                  {act::to_end, [this] { go_by(static_cast<std::int64_t>(last())); }},
                  {act::page_above, [this] { go_by_chapters(-1); }},
                  {act::page_below, [this] { go_by_chapters(1); }},
                  {act::every_step, [this] { tell(!every_step_); }, lesson_ && lesson_->steps() > patient_steps},
                  {act::speed, at((speed_ + 1) % lesson_speeds.size())},
                  {act::faster, at(std::min(speed_ + 1, lesson_speeds.size() - 1))},
                  {act::slower, at(std::max<std::size_t>(speed_, 1) - 1)},
                  {act::leave_lesson, [this] { go(SceneChange::pop()); }}};
    return page;
}

/// One player alone needs no choice.
ui::Node LessonScene::players() {
    std::vector<std::string> names;
    for (const auto* player : players_)
        names.push_back(tr(player->name));
    const auto choose = [this](std::size_t index) {
        chosen_ = index;
        ask();
    };
    return ui::choice("player", std::move(names), chosen_, choose).when(players_.size() > 1);
}

/// The same where there is little room.
ui::Node LessonScene::next_player() {
    const auto next = [this] {
        chosen_ = (chosen_ + 1) % players_.size();
        ask();
    };
    return ui::button("player", tr(players_[chosen_]->name), next).when(players_.size() > 1);
}

ui::Node LessonScene::picture() {
    auto node = ui::picture([this](Rect window, Canvas& canvas) {
        if (!lesson_) return;
        const auto coming = moves_in_ ? static_cast<float>((in_step_ + canvas.ahead()) / coming_time) : 1.0F;
        const float progress = ease_out(std::clamp(coming, 0.0F, 1.0F));
        if (scroll_.can_move()) {
            canvas.clip(window);
            canvas.push_group({-std::round(scroll_.offset().x), -std::round(scroll_.offset().y)}, 1);
        }
        lesson_->draw({.step = number(), .progress = progress, .labels = context_.settings.labels}, canvas);
        if (scroll_.can_move()) {
            canvas.pop_group();
            canvas.unclip();
            scroll_.draw_bars(canvas);
        }
    });
    const auto place = [this](Rect area) {
        if (!lesson_) return;
        const auto [width, height] = lesson_->least_size();
        const Size whole{std::max(area.width, canvas().px(width)), std::max(area.height, canvas().px(height))};
        scroll_ = {};
        scroll_.measure(area, whole, std::round(canvas().px(ui::scroll_notch)));
        lesson_->place({area.x, area.y, whole.width, whole.height}, canvas());
    };
    const auto pointer = [this](const PointerEvent& event) {
        if (!lesson_) return true;
        auto there = event;
        there.at = event.at + scroll_.offset();
        if (scroll_.can_move()) {
            // What is pressed may be dragged: the lesson is told of a press where the pointer is let go.
            const bool clicked = event.kind == PointerEvent::Kind::release && scroll_.holds_still();
            if (scroll_.pointer(event) && !clicked) return true;
            if (clicked) there.kind = PointerEvent::Kind::press;
        }
        if (const auto step = lesson_->pointer(there, number())) go_to(static_cast<std::int64_t>(place_of(*step)));
        return true;
    };
    const auto key = [](const KeyEvent&) { return false; }; // whatever was clicked, the keys stay with the steps
    return std::move(node).fills().named("board").reacting(
        {.place = place, .pointer = pointer, .key = key, .whose = lesson_});
}

/// What is said of the step, over the bar of all steps.
ui::Node LessonScene::strip(bool upright) {
    const auto [phrases, counter] = said();
    auto play = ui::icon(playing_ ? act::pause : act::go_on);
    auto& look = ui::button_of(play);
    look.icon = playing_ ? "icon/pause-lit" : "icon/play-lit";
    look.lit = true;
    auto pressed = ui::row(ui::icon(act::demo_back), std::move(play), ui::icon(act::demo_step),
                           ui::button(act::speed, speed_words[speed_]))
                       .gaps(Measure::snug);
    for (auto& button : pressed.children)
        button = upright ? std::move(button).wide() : std::move(button).sized(button_side, button_side);
    if (lesson_ && lesson_->steps() > patient_steps) {
        auto every = ui::button(act::every_step, every_step_ ? tr("Main steps") : tr("Every step"));
        pressed.children.push_back(upright ? std::move(every).wide()
                                           : std::move(every).sized(every_width, button_side).of_words());
    }
    auto counted = ui::line(counter, {.align = AlignX::right}).at_least(counter_width).of_words();
    auto chapter =
        ui::line(chapter_words(), {.paint = {Role::soft}}).at_least(chapter_width).at_most(chapter_width).of_words();
    auto steps =
        ui::row(std::move(chapter).when(!chapters_.empty() && !upright), bar(), std::move(counted)).gaps(Measure::near);
    auto told = phrases.empty() ? ui::space() : lesson_phrases(phrases);
    auto all = upright ? ui::panel(std::move(told), std::move(steps), std::move(pressed))
                       : ui::panel(ui::row(std::move(pressed), std::move(told)).gaps(Measure::apart).fills(),
                                   std::move(steps));
    const float height = (upright ? upright_strip : strip_height) * (1 + canvas().text_scale()) / 2;
    return std::move(all)
        .padded(Measure::near)
        .gaps(Measure::tight)
        .at_least(0, height)
        .at_most(ui::Extent::unlimited, height)
        .named("strip")
        .reacting({.pointer = [this](const PointerEvent& event) {
            using Kind = PointerEvent::Kind;
            if (event.kind == Kind::wheel) go_by(event.wheel > 0 ? -1 : 1);
            dragging_ = event.kind == Kind::press ? bar_.inset(-canvas().px(knob)).contains(event.at)
                                                  : dragging_ && event.kind == Kind::move;
            if (dragging_) go_to(std::lround((event.at.x - bar_.x) / bar_.width * static_cast<float>(last())));
            return true;
        }});
}

ui::Node LessonScene::bar() {
    auto node = ui::picture([this](Rect area, Canvas& canvas) {
        const float part = last() == 0 ? 1 : static_cast<float>(step_) / static_cast<float>(last());
        const float height = canvas.px(bar_height), reached = std::round(area.width * part);
        const Rect all{area.x, std::round(area.centre().y - height / 2), area.width, height};
        canvas.fill(all, {Role::button_top}, height / 2);
        canvas.fill({all.x, all.y, std::max(height, reached), height}, {Role::button_rim}, height / 2);
        if (last() > 0) {
            for (const auto& [first, title] : chapters_) {
                const float at = area.width * static_cast<float>(place_of(first)) / static_cast<float>(last());
                const float wide = canvas.px(tick_width), high = canvas.px(tick_height);
                canvas.fill({std::round(all.x + at - wide / 2), std::round(all.centre().y - high / 2), wide, high},
                            {step_ >= place_of(first) ? Role::button_rim : Role::soft}, wide / 2);
            }
        }
        if (lesson_) canvas.disc({all.x + reached, all.centre().y}, canvas.px(knob), {Role::ink});
    });
    return std::move(node).wide().at_least(0, grip).named("bar").reacting(
        {.place = [this](Rect area) { bar_ = area; }});
}

} // namespace

std::unique_ptr<Scene> make_lesson(SceneContext& context, const Game& game, std::shared_ptr<Session> session,
                                   std::string_view player) {
    return std::make_unique<LessonScene>(context, game, std::move(session), player);
}

} // namespace zugzwang

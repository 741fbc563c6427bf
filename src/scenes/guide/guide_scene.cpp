#include "scenes/guide/guide_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/motion_part.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr Seconds before_answer{0.45}, before_next_step{0.6};

// Units of a 1080-line screen.
constexpr float board_side = 640, upright_side = 720, broad_board = 1180, widest_sentence = 1000, narrow_sentence = 640;
constexpr float small_step = 13, large_step = 20;

std::vector<ui::KeyHint> keys(bool done) {
    const auto caps = [](Key key) { return ui::caps_of({{.key = key}}); };
    if (done) return {{caps(Key::enter), tr("go on")}};
    return {{ui::caps_of_arrows(), tr("choose")}, {caps(Key::enter), tr("play it")}, {caps(Key::escape), tr("skip")}};
}

/// Larger words leave it no room for a title's size.
TextStyle sentence_style(const Canvas& canvas) {
    const auto size = ui::has_large_words(canvas) ? Measure::body : Measure::title;
    return {.size = canvas.px(size), .weight = Weight::bold, .align_x = AlignX::centre, .align_y = AlignY::top};
}

void paint_sentence(Rect area, const std::string& words, Canvas& canvas) {
    auto style = sentence_style(canvas);
    style.wrap_width = ui::even_width(words, style, area.width, canvas);
    canvas.text(words, {area.centre().x, area.y}, style);
}

/// Units, at that width; the board has what it leaves.
float sentence_height(const std::string& words, float width, const Canvas& canvas) {
    auto style = sentence_style(canvas);
    style.wrap_width = canvas.px(width);
    return std::max(110.0F, canvas.measured(words, style).height / canvas.scale());
}

/// A diamond each, those behind one filled, the one at hand large.
void paint_steps(Rect area, std::size_t step, std::size_t count, Canvas& canvas) {
    for (std::size_t index = 0; index < count; ++index) {
        const float place = static_cast<float>(index) - static_cast<float>(count - 1) / 2;
        const Vec at{std::round(area.centre().x + place * area.height), area.centre().y};
        const float size = canvas.px(index == step ? large_step : small_step);
        if (index == step) canvas.glow(at, size * 2.2F, {Role::act, 0.3F});
        canvas.diamond(at, size, {index <= step ? Role::act : Role::undrawn});
        if (index > step) canvas.diamond(at, size - canvas.px(Measure::rim), {Role::backdrop_bottom});
    }
}

} // namespace

GuideScene::GuideScene(SceneContext& context, const Game& game, AfterGuide after)
    : PageScene(context), game_(game), after_(after), told_(listening(context), game.side_names) {
    begin_step();
}

void GuideScene::set_up_board() {
    SessionConfig config;
    config.options = OptionValues(game_.options);
    config.position = game_.guide[step_].position;
    auto session = start_game(context_, game_, std::move(config));
    if (!session) return; // the contract tests start every guide
    if (session_) session_->act(Act::suspend);
    session_ = *std::move(session);
    cues_.forget();
    told_.begin(game_.side_names);
    board_shown_ = Seconds{0};
}

void GuideScene::begin_step() {
    if (!game_.guide[step_].position.empty()) set_up_board();
    moves_before_ = session_->news().moves.size();
    session_->show({.only = game_.guide[step_].moves});
    told_.captions.tell({.words = step_ == 0 ? wanted() : task()}); // the title says the first sentence
    rest_ = Seconds{0};
}

void GuideScene::go_on(Seconds step) {
    const auto& news = session_->news();
    rest_ = news.is_animating ? Seconds{0} : rest_ + step;
    const auto& replies = game_.guide[step_].replies;
    const auto answered = news.moves.size() - moves_before_ - 1;
    if (answered < replies.size()) {
        if (rest_ >= before_answer) session_->play(replies[answered]);
        return;
    }
    if (rest_ < before_next_step) return;
    if (++step_ < game_.guide.size()) return begin_step();
    told_.captions.tell({.words = sentence()});
    note_seen();
}

std::optional<Address> GuideScene::address() const {
    return Address{.place = Address::Place::guide,
                   .game = game_.id,
                   .part = std::string(after_guide_words[static_cast<std::size_t>(after_)])};
}

void GuideScene::note_seen() {
    if (context_.settings.guides_seen.insert(game_.id).second) context_.settings_changed = true;
}

void GuideScene::leave() {
    note_seen();
    switch (after_) {
    case AfterGuide::set_up:
        return go(SceneChange::replace(make_setup(context_, game_)));
    case AfterGuide::ladder:
        return go(SceneChange::replace(make_ladder(context_, game_)));
    case AfterGuide::puzzles:
        return go(SceneChange::replace(make_puzzles(context_, game_)));
    case AfterGuide::back:
        return go(SceneChange::pop());
    }
}

bool GuideScene::play_input(const InputEvent& event) {
    if (!asks()) return session_->act(Act::skip_animation);
    const bool used = session_->input(event);
    // The other side has no pointer.
    if (!asks()) session_->input(PointerEvent{.kind = PointerEvent::Kind::leave});
    return used;
}

void GuideScene::advance(Seconds step) {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.labels = context_.settings.labels;
    session_->set(switches);
    board_shown_ += step;
    session_->update(step);
    follow(*session_, step, context_, cues_, told_);
    if (!is_done() && !asks()) go_on(step);
}

void GuideScene::suspend() {
    PageScene::suspend();
    session_->act(Act::suspend);
    cues_.forget();
}

std::string GuideScene::title() const {
    return tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", sentence()}});
}

std::string GuideScene::place_words() const { return zugzwang::place_words(session_->news().pointer_panel); }

std::string GuideScene::sentence() const {
    return is_done() ? tr("Now you know the rules.") : tr(game_.guide[step_].words);
}

std::string GuideScene::wanted() const {
    const auto& move = game_.guide[step_].moves.front();
    return tr("Play {move}.", {{"move", session_->line_words({.ply = moves_before_, .line = {&move, 1}}).moves}});
}

ui::Page GuideScene::page() {
    ui::Page page{.title = tr(game_.title),
                  .told = [] { return std::string(); }, // the captions tell it in its turn
                  .deeds = {{act::help, [this] { go(SceneChange::push(make_help(context_, game_))); }}}};
    if (is_done()) {
        page.focus = act::end_guide.id;
        page.deeds.push_back({act::once_more, [this] { step_ = 0, begin_step(); }});
        page.deeds.push_back({act::end_guide, [this] { leave(); }});
    } else {
        page.icons.push_back(ui::button(act::skip_guide));
        page.deeds.push_back({act::skip_guide, [this] { leave(); }});
        told_.add_deeds(page.deeds, session_->news(), last(), task());
    }
    page.foot = told_.foot(last(), canvas().text_scale(),
                           [this](const std::string& move) { return asks() && session_->play(move); });
    auto words = ui::picture([words = sentence()](Rect area, Canvas& canvas) {
                     paint_sentence(area, words, canvas);
                 }).says(sentence());
    const bool low = on_low_screen(); // there the board has the words beside it
    const float width = low ? narrow_sentence : widest_sentence;
    words = std::move(words).at_least(0, sentence_height(sentence(), width, canvas())).at_most(width);
    auto below = ui::row(steps().wide()).at_least(0, 100).at_most(624);
    auto hints = ui::key_hints(keys(is_done())).only_where_wide();
    page.body = low ? ui::row(its_board().wide(), ui::column(head(), std::move(words), std::move(below))
                                                      .gaps(Measure::near)
                                                      .centred()
                                                      .at_most(width)
                                                      .wide())
                    : ui::column(head(), its_board(), std::move(words), std::move(below), std::move(hints));
    page.body = std::move(page.body).gaps(Measure::near).centred().fills();
    return page;
}

/// A new board comes softly. Once all is done it takes no keys: they are the buttons'.
ui::Node GuideScene::its_board() {
    const bool upright = is_upright(screen().width, screen().height);
    const float side = upright ? upright_side : board_side;
    ui::Reactions reactions{.place = [this](Rect area) { session_->place(area); },
                            .pointer =
                                [this](const PointerEvent& event) {
                                    if (asks() || event.kind == PointerEvent::Kind::press)
                                        static_cast<void>(play_input(event));
                                    return true;
                                },
                            .cursor = [this] { return asks() ? session_->news().cursor : Cursor::arrow; },
                            .whose = session_};
    if (!is_done()) reactions.key = [this](const KeyEvent& event) { return event.key != Key::f1 && play_input(event); };
    return ui::picture([this](Rect, Canvas& canvas) {
               canvas.push_group({}, ease_out(part_of(Motion::scene_change, board_shown_, canvas)));
               session_->draw(canvas);
               canvas.pop_group();
           })
        .fills()
        .at_most(game_.style == TableStyle::columns ? side : broad_board, side)
        .named("board")
        .reacting(std::move(reactions));
}

ui::Node GuideScene::head() const {
    const auto& outcome = session_->news().outcome;
    const bool won = outcome && outcome->winner;
    const Side side = won ? *outcome->winner : asks() ? Side::first : Side::second;
    const auto words = won ? tr("You win") : side == Side::first ? tr("Your move") : tr("The other player's move");
    auto mover =
        ui::row(ui::mark(side, 34),
                ui::line(words, {.size = Measure::heading, .paint = {role_of(side)}, .weight = Weight::semibold}))
            .gaps(Measure::near);
    if (!won && (outcome || is_done())) mover = ui::Node();
    return ui::row(figure(Side::first), std::move(mover), figure(Side::second))
        .at_least(0, 46)
        .at_most(game_.style == TableStyle::columns ? board_side : broad_board);
}

ui::Node GuideScene::figure(Side side) const {
    if (!game_.points) return ui::Node().wide();
    const auto& number = session_->news().seats[side].figure.number;
    auto words = ui::line(number, {.size = Measure::heading, .paint = {role_of(side)}, .weight = Weight::bold});
    auto all = side == Side::first ? ui::row(ui::mark(side, 24), std::move(words))
                                   : ui::row(std::move(words), ui::mark(side, 24)).along_at(ui::Align::end);
    return std::move(all).gaps(Measure::snug).wide();
}

std::string GuideScene::end_words() const {
    if (after_ == AfterGuide::back) return tr("Back to the rules");
    return after_ == AfterGuide::set_up ? tr("Play") : tr("Go on");
}

ui::Node GuideScene::steps() const {
    if (is_done())
        return ui::row(ui::button(act::once_more).wide(), ui::primary(act::end_guide, end_words()).wide())
            .gaps(Measure::apart)
            .wide();
    const auto count = game_.guide.size();
    auto diamonds =
        ui::picture([step = step_, count](Rect area, Canvas& canvas) { paint_steps(area, step, count, canvas); });
    return ui::column(std::move(diamonds).at_least(0, 58),
                      ui::line(tr("{number} of {count}", {{"number", step_ + 1}, {"count", count}}),
                               {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre}));
}

std::unique_ptr<Scene> make_guide(SceneContext& context, const Game& game, AfterGuide after) {
    return std::make_unique<GuideScene>(context, game, after);
}

bool offers_guide(const SceneContext& context, const Game& game) {
    return !game.guide.empty() && !context.settings.guides_seen.contains(game.id);
}

} // namespace zugzwang

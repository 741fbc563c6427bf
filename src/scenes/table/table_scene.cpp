#include "scenes/table/table_scene.hpp"

#include <algorithm>
#include <utility>

#include "desk/far/far_games.hpp"
#include "desk/ladder_game.hpp"
#include "record/record.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"

namespace zugzwang {

namespace {

constexpr float at_once = 1000; ///< Times as fast, while the players run ahead.
/// A game that began with a longer text is not written anew after every move for whoever keeps the address.
constexpr std::size_t longest_kept_start = 65'536;

} // namespace

TableScene::TableScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, TableUse use)
    : WatchedGame(context), game_(game), session_(std::move(session)), use_(use), followers_(context, game),
      opener_(context) {
    follow_settings();
    tell_of_waiting();
    note_title();
}

SceneChange TableScene::handle(const InputEvent& event) {
    if (use_ != TableUse::table) return SceneChange::stay();
    static_cast<void>(opener_.handle(event, &game_));
    const auto* key = std::get_if<KeyEvent>(&event);
    if (key != nullptr && key->key == Key::escape) {
        if (session_->act(Act::cancel)) return SceneChange::stay();
        if (shows_result()) fresh().drop_focus();
    }
    if (key != nullptr && key->control && !key->alt && key->character == 'c') {
        copy(key->shift);
        return SceneChange::stay();
    }
    if (key != nullptr && is_of_other_pad(*key)) {
        notice_.tell(tr("It is {player}’s turn", {{"player", news().seats[news().to_move].name}}));
        return SceneChange::stay();
    }
    auto change = PageScene::handle(event);
    show_pointed();
    return change;
}

/// Where two people have a pad each, the board hears the one whose turn it is.
bool TableScene::is_of_other_pad(const KeyEvent& key) {
    const auto& seats = news().seats;
    const bool two = context_.pads > 1 && seats[Side::first].person && seats[Side::second].person;
    const bool for_board = (key.key == Key::enter || way_of(key.key) != Vec{}) && fresh().focused().empty();
    if (!two || key.pad == 0 || !for_board || !news().waits_for_person) return false;
    const auto side = news().to_move;
    const auto person = is_of_match() ? followers_.match.person(*session_, side) : static_cast<std::size_t>(side);
    return static_cast<std::size_t>(key.pad - 1) % 2 != person;
}

void TableScene::advance(Seconds step) {
    follow_settings();
    session_->update(step);
    const auto happened = session_->take_happened();
    followers_.follow(session_, happened, step, watch());
    if (goes_on(happened) && !news().is_demo) address_.reset();
    follow_the_end(step);
    if (use_ == TableUse::table) tell_trouble(context_.keeper, notice_);
    static_cast<void>(notice_.advance(step));
    if (std::exchange(listed_, news().moves.size()) != listed_) pointed_ = {};
    show_pointed();
    note_title();
    take_opened();
}

void TableScene::show_pointed() {
    auto now = pointed_;
    const auto turn = followers_.went.turn();
    if (turn && (fresh().hovered() == "turn" || fresh().focused() == "turn")) now = {.begin = *turn, .count = 1};
    if (std::exchange(shown_, now) != now) session_->show({.pointed = now});
}

void TableScene::follow_settings() {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.pace.speed *= followers_.broadcast.is_running_ahead() ? at_once : choices_.speed;
    switches.labels = context_.settings.labels;
    switches.confirms = context_.settings.confirm_moves;
    switches.numbers = context_.settings.numbers || use_ == TableUse::filmed; // nobody can point at a film
    session_->set(switches);
}

void TableScene::note_title() {
    if (title_.empty()) title_ = tr(game_.title);
    // While a move is still shown nothing is asked yet, and a click would only end the motion.
    if (session_->news().is_animating) return;
    title_ = tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status_line()}});
    const auto& caption = followers_.broadcast.caption();
    if (caption && caption->kind != Caption::Kind::over)
        title_ = tr("{status}. {caption}", {{"status", title_}, {"caption", caption->words}});
}

/// Whoever follows a link to the game as it is usually played needs no position.
std::optional<Address> TableScene::address() const {
    if (use_ != TableUse::table) return std::nullopt;
    if (address_) return address_;
    if (const auto far = far_number(session_->config().players))
        return address_ = {.place = Address::Place::far, .game = game_.id, .part = std::to_string(*far)};
    address_ = {.game = game_.id};
    const auto record = session_->record();
    const auto usual = game_.open_table(OptionValues(game_.options));
    if (!usual || (*usual)->position() != record.start) address_->position = record.start;
    if (record.start.size() <= longest_kept_start) address_->record = to_json_line(record);
    return address_;
}

void TableScene::follow_the_end(Seconds step) {
    const bool over = news().outcome.has_value() && !news().is_animating;
    over_for_ = over ? over_for_ + step : Seconds{0};
    if (over) followers_.climbed.let_hear(over_for_, step, context_.settings.reduced_motion);
    // In a demo the space bar is for pausing, also a moment too late.
    if (over && !std::exchange(ended_, over) && use_ == TableUse::table && !news().is_demo)
        fresh().focus(followers_.climbed.leads_on() ? act::next_rung.id : act::again.id);
    ended_ = over;
}

TableFollowers::Watch TableScene::watch() const {
    const auto& settings = context_.settings;
    const auto count_up = context_.theme[Motion::count_up] / (settings.speed * choices_.speed);
    return {.counts = use_ == TableUse::table,
            .is_heard = use_ != TableUse::exhibited,
            .shows_went = shows_went(),
            .broadcast = is_broadcast(),
            .expects = shows_expected(),
            .count_up = settings.reduced_motion ? Seconds{0} : count_up};
}

void TableScene::tell_of_waiting() {
    if (use_ != TableUse::table || news().is_demo || context_.keeper == nullptr) return;
    const auto waiting = context_.running.find(game_.id);
    if (waiting == context_.running.end() || waiting->second == session_) return;
    notice_.tell(tr("Your other game is kept. Go on with it from the menu."), Role::ink, deed_is_told_for);
}

void TableScene::suspend() {
    static_cast<void>(session_->input(PointerEvent{.kind = PointerEvent::Kind::leave}));
    session_->act(Act::suspend);
    PageScene::suspend();
    followers_.suspend(*session_, watch());
}

std::string TableScene::status_line() const {
    if (!refusal_.empty()) return refusal_;
    if (!notice_.words().empty()) return notice_.words();
    const auto& news = session_->news();
    if (use_ == TableUse::filmed && !news.outcome) {
        return tr("Move {number}: {player}",
                  {{"number", news.moves.size() + 1}, {"player", news.seats[news.to_move].name}});
    }
    if (auto words = hold_words(); !words.empty()) return words;
    if (news.refusing) return news.status;
    if (news.hint_pending) return tr("Looking for a good move …");
    if (!news.hint_words) return news.status;
    const auto& [move, reason] = *news.hint_words;
    // Without room for a panel the reason stands here too.
    return has_hint_place_ || reason.empty() ? tr("Hint: {move}", {{"move", move}})
                                             : tr("Hint: {move}. {reason}", {{"move", move}, {"reason", reason}});
}

Role TableScene::status_role() const {
    if (!refusal_.empty()) return Role::bad;
    if (!notice_.words().empty()) return notice_.role();
    return session_->news().refusing ? Role::bad : Role::ink;
}

std::string TableScene::hold_words() const {
    const auto held = last().holding();
    if (held == act::resign.id) return tr("Keep holding to resign");
    if (held == act::agree_draw.id) return tr("Keep holding to agree on a draw");
    for (const auto& id : {last().hovered(), last().focused()}) {
        if (id == act::resign.id) return tr("Hold it down to resign");
        if (id == act::agree_draw.id) return tr("Hold it down to agree on a draw");
    }
    return {};
}

/// Analysis and lesson tell what the insight tells: the session counts it as that.
bool TableScene::can_win_third_star() const {
    const auto seats = ladder_seats(game_, session_->config());
    return seats && use_ == TableUse::table && session_->record().seats[seats->climber].help == 0 &&
           !rung_record(context_, game_, seats->rung).stars.without_help;
}

void TableScene::help_by(const std::function<void()>& does) {
    const bool could_win_star = can_win_third_star();
    does();
    if (could_win_star && !can_win_third_star()) notice_.tell(tr("With help this game cannot win the third star"));
    followers_.kept.save(*session_);
}

void TableScene::count_help() {
    const auto switches = news().switches;
    if (switches.insight) return;
    auto with_insight = switches;
    with_insight.insight = true;
    help_by([&] {
        session_->set(with_insight);
        session_->set(switches);
    });
}

void TableScene::switch_over(bool SessionSwitches::*one) {
    auto switches = news().switches;
    switches.*one = !(switches.*one);
    session_->set(switches);
}

void TableScene::copy(bool whole_game) {
    if (!context_.clipboard.set_text) return;
    context_.clipboard.set_text(whole_game ? to_json_line(session_->record()) : session_->position());
    refusal_.clear();
    notice_.tell(whole_game ? tr("The game is copied") : tr("The position is copied"));
}

void TableScene::send_link() {
    refusal_.clear();
    if (followers_.far.send()) notice_.tell(tr("The link is copied"));
}

/// It comes above the game that is shown, to which one goes back; the friend's answer in its place.
void TableScene::take_opened() {
    auto opened = opener_.take();
    if (!opened) return;
    const auto* letter = std::get_if<OpenedLetter>(&*opened);
    const bool is_answer = letter != nullptr && followers_.far.id() == letter->letter.id;
    auto scene = scene_of(context_, *std::move(opened));
    if (!scene) {
        refusal_ = tr(scene.refusal());
        return;
    }
    go(is_answer ? SceneChange::replace(*std::move(scene)) : SceneChange::push(*std::move(scene)));
}

void TableScene::look_back() {
    go(SceneChange::push(
        make_review(context_, game_, session_->record(),
                    followers_.far.is_on() ? followers_.far.library_id() : followers_.kept.library_id())));
}

void TableScene::start_again(bool swap_sides) {
    auto config = session_->config();
    if (auto seats = ladder_seats(game_, config)) {
        const auto& stars = rung_record(context_, game_, seats->rung).stars;
        const bool one_is_missing = stars.moving_first != stars.moving_second;
        if (swap_sides)
            seats->climber = other(seats->climber);
        else if (one_is_missing)
            seats->climber = stars.moving_first ? Side::second : Side::first;
        return begin(ladder_config(context_, game_, *seats)); // on another board
    }
    if (const auto seats = echo_seats(game_, config))
        return begin(echo_config(context_, game_, swap_sides ? other(seats->person) : seats->person));
    if (config.record) config.position = std::exchange(config.record, std::nullopt)->start;
    if (swap_sides) {
        std::swap(config.players[Side::first], config.players[Side::second]);
        std::swap(config.names[Side::first], config.names[Side::second]);
        std::swap(config.budgets[Side::first], config.budgets[Side::second]);
        std::swap(config.clocks[Side::first], config.clocks[Side::second]);
    }
    begin(std::move(config));
}

/// Moving first, or on the side whose star is missing there.
void TableScene::start_next_rung() {
    auto seats = followers_.climbed.next();
    if (!seats) return;
    const auto& stars = rung_record(context_, game_, seats->rung).stars;
    seats->climber = stars.moving_first && !stars.moving_second ? Side::second : Side::first;
    begin(ladder_config(context_, game_, *seats));
}

void TableScene::begin(SessionConfig config) {
    auto session = start_game(context_, game_, std::move(config));
    if (!session) {
        refusal_ = tr(session.refusal());
        return;
    }
    const bool insight = session_->news().switches.insight;
    session_->act(Act::suspend);
    session_ = *std::move(session);
    if (is_of_match()) followers_.match.begin_next();
    session_->set({.insight = insight});
    address_.reset();
    follow_settings();
    followers_.forget();
    pointed_ = shown_ = {};
    ended_ = false;
    over_for_ = Seconds{0};
    fresh().drop_focus();
}

std::unique_ptr<WatchedGame> make_table(SceneContext& context, const Game& game, std::shared_ptr<Session> session,
                                        TableUse use) {
    return std::make_unique<TableScene>(context, game, std::move(session), use);
}

} // namespace zugzwang

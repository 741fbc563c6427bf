// What the scene of a class's set shows.
#include <utility>

#include "scenes/class_set/class_scene.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang {

ui::Page ClassScene::page() {
    const auto* asks =
        set_.asks == sheet::Asks::win ? message("{game}: which move wins?") : message("{game}: which move is better?");
    ui::Page page{.title = tr(asks, {{"game", tr(game_.title)}}),
                  .status = status(),
                  .status_role = session_->news().refusing ? Role::bad : Role::ink};
    page.tell(notice_);
    page.icons = {ui::icon(act::undo), ui::icon(act::help)};
    page.body = ui::columns(ui::column(positions(), mover()).gaps(Measure::apart).wide().gives_way(), board(),
                            to_send().wide().gives_way());
    page.deeds = deeds();
    page.told = [this] { return title(); };
    page.foot = told_.foot(last(), canvas().text_scale(), [this](const std::string& move) { return play(move); });
    return page;
}

std::vector<ui::Deed> ClassScene::deeds() {
    const bool has_line = !line().empty() && answered() > 0;
    std::vector<ui::Deed> all{
        {act::help, [this] { go(SceneChange::push(make_help(context_, game_, set_.positions[at_]))); }},
        {ui::back_act, [this] { leave(); }},
        {act::undo, [this] { take_back(); }, !answer().empty()},
        {act::copy, [this] { copy(); }, has_line && context_.clipboard.set_text},
        {act::save_answers, [this] { save(); }, has_line && !context_.saving.texts.empty()},
        {act::previous_puzzle, [this] { show((at_ + set_.positions.size() - 1) % set_.positions.size()); }}};
    // Until there is an answer, Enter plays it.
    all.push_back({answer().empty() ? act::skip_position : act::next_puzzle, [this] { go_to_next(); }});
    if (can_move()) told_.add_deeds(all, session_->news(), last());
    return all;
}

ui::Node ClassScene::positions() {
    std::vector<ui::Node> chips;
    for (std::size_t index = 0; index < set_.positions.size(); ++index) {
        const auto number = std::to_string(index + 1);
        const bool is_open = answers().moves[index].empty();
        chips.push_back(ui::chip("position:" + number, is_open ? number : number + " ✓", index == at_, [this, index] {
                            show(index);
                        }).wide());
    }
    constexpr std::size_t in_a_line = 4;
    return ui::part(tr("Positions"), ui::content(ui::grid(in_a_line, std::move(chips)).gaps(Measure::tight)))
        .named("positions");
}

ui::Node ClassScene::mover() const {
    const auto side = session_->news().moves.empty() ? session_->news().to_move : session_->news().moves.front().side;
    auto who =
        ui::row(ui::mark(side, 42),
                ui::words(tr("{side} to move", {{"side", side_name(game_.side_names, side)}}), {.weight = Weight::bold})
                    .wide())
            .gaps(Measure::snug);
    // What the rules come to here, and in its place the answer.
    auto how = ui::words(can_move() ? session_->news().status : status(), ui::caption_look);
    const auto& next = answer().empty() ? act::skip_position : act::next_puzzle;
    return ui::panel(ui::content(std::move(who), std::move(how)),
                     ui::wrap(ui::button(act::previous_puzzle).wide(),
                              (answer().empty() ? ui::button(next) : ui::primary(next)).wide())
                         .gaps(Measure::snug))
        .named("mover");
}

ui::Node ClassScene::board() {
    ui::Reactions reactions{.place =
                                [this](Rect area) {
                                    area_ = area;
                                    session_->place(area);
                                },
                            .pointer =
                                [this](const PointerEvent& event) {
                                    if (can_move()) static_cast<void>(session_->input(event));
                                    return true;
                                },
                            .key = [this](const KeyEvent& event) { return can_move() && session_->input(event); },
                            .cursor = [this] { return can_move() ? session_->news().cursor : Cursor::arrow; }};
    return ui::picture([this](Rect, Canvas& canvas) { session_->draw(canvas); })
        .named("board")
        .reacting(std::move(reactions));
}

ui::Node ClassScene::to_send() {
    const auto all = set_.positions.size();
    auto typed = ui::field("name", name_, tr("your name or initials"), [this](const InputEvent& event) {
        const bool used = name_.handle(event);
        answers().name = name_.text();
        return used;
    });
    const auto its_line = line();
    return ui::part(tr("Your answers"),
                    ui::content(ui::fact(tr("Answered"), tr("{n} of {all}", {{"n", answered()}, {"all", all}})),
                                ui::bar(static_cast<double>(answered()) / static_cast<double>(all)), std::move(typed),
                                ui::words(tr("This line goes to your teacher:"), ui::caption_look),
                                ui::words(its_line.empty() ? tr("…") : its_line, {.size = Measure::caption})),
                    ui::wrap(ui::button(act::copy).wide().when(static_cast<bool>(context_.clipboard.set_text)),
                             ui::button(act::save_answers).wide().when(!context_.saving.texts.empty()))
                        .gaps(Measure::snug))
        .named("to-send");
}

} // namespace zugzwang

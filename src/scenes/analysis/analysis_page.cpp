// What stands on the analysis board's page: the tools and the position's text left of the board, what the champion says
// and what it means right of it.
#include <algorithm>
#include <utility>

#include "desk/value_words.hpp"
#include "scenes/analysis/analysis.hpp"
#include "scenes/analysis/answers_panel.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang {
namespace {

constexpr std::size_t most_branches = 3;
constexpr std::size_t most_played = 12; ///< Moves that are told.
constexpr float highest_text = 340, least_tool = 260, least_setting = 170;

/// The text of a position may be broken after a sign that parts it.
ui::Node position_words(std::string_view text) {
    std::vector<ui::Run> runs;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of("/,; "), text.size() - 1) + 1;
        runs.push_back({.text = std::string(text.substr(0, end)), .weight = Weight::medium});
        text.remove_prefix(end);
    }
    return ui::prose(std::move(runs), Measure::caption);
}

ui::Node picture_of(const EditTool& tool) {
    constexpr float side = 46, sign = 32;
    const bool is_icon = tool.sprite.starts_with("icon/");
    auto picture = tool.mark ? ui::mark(*tool.mark, sign)
                             : ui::sprite(tool.sprite, is_icon ? sign : side).when(!tool.sprite.empty());
    return ui::stack(std::move(picture)).centred().sized(side, side);
}

/// The digits choose the tools; after them comes clearing the board.
const ui::Act& tool_act(std::size_t row) { return row == 0 ? act::make_moves : act::nth_choices[row - 1]; }

} // namespace

ui::Page AnalysisScene::page() {
    const auto row = pointed_answer();
    session_->show(row ? Shown{.light = reason(*row).light, .answer = session_->news().analysis->known.moves[*row].text}
                       : Shown{});
    ui::Page page{.title = tr("Analysis"),
                  .status = status(),
                  .status_role = refused() ? Role::bad : Role::ink,
                  .deeds = deeds()};
    page.icons = ui::row(ui::icon(act::undo), ui::icon(act::redo), ui::icon(act::insight, insight_),
                         ui::icon(act::openings), ui::icon(act::help))
                     .children;
    page.body = ui::columns(ui::column(tools_part(), text_part()).gaps(Measure::apart).wide(), its_board(),
                            ui::column(engine_part(), meaning_part()).gaps(Measure::apart).wide());
    const auto play = [this](const std::string& move) {
        const bool is_move = !edits() && session_->play(move);
        if (is_move) note_move();
        return is_move;
    };
    page.told = [this] {
        const auto& analysis = session_->news().analysis;
        const auto known = analysis && !analysis->running ? value() : std::string();
        return !said_.words().empty() ? said_.words() : edits() ? status() : known;
    };
    page.foot = told_.foot(last(), canvas().text_scale(), play);
    return page;
}

std::function<void()> AnalysisScene::afresh(std::function<void()> does) {
    return [this, does = std::move(does)] {
        said_.end();
        does();
    };
}

std::vector<ui::Deed> AnalysisScene::deeds() {
    const bool over = session_->news().outcome.has_value(), linked = static_cast<bool>(context_.clipboard.address);
    const bool copies = static_cast<bool>(context_.clipboard.set_text);
    const auto play_on = [this] {
        choices_of(context_, game_).position = session_->position();
        go(SceneChange::push(make_setup(context_, game_)));
    };
    std::vector<ui::Deed> all{
        {act::undo, [this] { undo(); }, variations_.can_go_back() || is_unfinished()},
        {act::redo, [this] { take_branch(variations_.usual_branch()); }, !variations_.branches().empty()},
        {act::insight, [this] { insight_ = !insight_; }, game_.has_insight && !over},
        {act::help, [this] { go(SceneChange::push(make_help(context_, game_, session_->position()))); }},
        {act::openings, [this] { explore(); }},
        {act::engine, [this] { engine_ = !engine_; }},
        {act::copy, [this] { copy(session_->position(), tr("The position is copied")); }, copies},
        {act::paste, [this] { paste(); }, context_.clipboard.ask || context_.clipboard.text},
        {linked ? act::link : act::match, [this] { copy_address(); }, linked || (copies && !over)},
        {act::play_position, play_on, !over}};
    if (editor_)
        all.push_back({act::other_side, [this] { editor_->set_to_move(other(editor_->to_move())), note_edit(); }});
    const auto tools = editor_ ? editor_->tools().size() : 0;
    for (std::size_t tool = 0; tools > 0 && tool <= tools; ++tool)
        all.push_back({tool_act(tool), [this, tool] { choose_tool(tool); }});
    if (tools > 0) all.push_back({tool_act(tools + 1), [this] { editor_->clear(), note_edit(); }});
    told_.add_deeds(all, session_->news(), last());
    for (auto& deed : all)
        deed.perform = afresh(std::move(deed.perform));
    return all;
}

ui::Node AnalysisScene::its_board() {
    const auto place = [this](Rect area) {
        board_ = area;
        session_->place(area);
        if (editor_) editor_->place(area);
    };
    return ui::picture([this](Rect, Canvas& canvas) { draw_board(canvas); })
        .fills()
        .named("board")
        .reacting({.place = place,
                   .pointer = [this](const PointerEvent& event) { return point_at_board(event); },
                   .key = [this](const KeyEvent& event) { return press_on_board(event); },
                   .cursor = [this] { return edits() ? editor_->cursor() : session_->news().cursor; }});
}

bool AnalysisScene::point_at_board(const PointerEvent& event) {
    const bool press = event.kind == PointerEvent::Kind::press;
    if (press) said_.end();
    if (edits()) {
        editor_->pointer(event);
        if (press || event.kind == PointerEvent::Kind::release) note_edit();
    } else if (press && session_->news().is_animating) {
        session_->act(Act::skip_animation);
    } else {
        session_->input(event);
        note_move();
    }
    return true;
}

bool AnalysisScene::press_on_board(const KeyEvent& event) {
    if (!(edits() ? editor_->key(event) : session_->input(event))) return false;
    said_.end();
    edits() ? note_edit() : note_move();
    if (edits()) told_.captions.show_answer(place_words()); // it is said as what has the focus
    return true;
}

/// While it is laid out, too, the values stand on it, and an answer that is pointed at is lit.
void AnalysisScene::draw_board(Canvas& canvas) const {
    if (!edits()) return session_->draw(canvas);
    if (editor_->lies_as_in_game()) {
        session_->draw(canvas);
        return editor_->draw_marks(canvas);
    }
    if (pointed_answer()) return session_->draw(canvas);
    editor_->draw(canvas);
    const auto& analysis = session_->news().analysis;
    if (analysis && !is_unfinished()) editor_->draw_values(analysis->known, canvas);
}

ui::Node AnalysisScene::tools_part() {
    if (!editor_) return ui::nothing();
    std::vector<ui::Node> tools, lines;
    const auto all = editor_->tools();
    if (!all.empty()) {
        tools.push_back(tool(0, {.name = tr("Make moves"), .how = tr("as in a game"), .sprite = "icon/swap"}));
        for (const auto& one : all)
            tools.push_back(tool(tools.size(), one));
        const EditTool clear{.name = tr("Clear"), .how = editor_->clear_words(), .sprite = "icon/clear"};
        tools.push_back(tool(tools.size(), clear).named("clear"));
    }
    const auto labelled = [&lines](const std::string& label, ui::Node control) {
        lines.push_back(
            ui::row(ui::words(label, ui::caption_look).wide(), std::move(control).wide(2).at_least(least_setting))
                .gaps(Measure::snug));
        lines.back().width = {.min = least_setting, .gives_way = true}; // it goes on in a further line
    };
    const auto settings = editor_->settings();
    for (std::size_t index = 0; index < settings.size(); ++index)
        labelled(settings[index].label, setting(index, settings[index]));
    labelled(tr("To move"),
             ui::choice("side", {side_name(game_.side_names, Side::first), side_name(game_.side_names, Side::second)},
                        editor_->to_move() == Side::first ? 0 : 1, [this](std::size_t side) {
                            edit([side](StartEditor& editor) { editor.set_to_move(both_sides[side]); });
                        }));
    auto set = ui::column(std::move(lines)).gaps(Measure::snug);
    auto part = tools.empty() ? ui::panel(std::move(set))
                              : ui::part(tr("Tools"), ui::tiles(std::move(tools)).gaps(Measure::tight), std::move(set));
    return std::move(part).gaps(Measure::snug).titled(tr("Tools")).named("tools");
}

ui::Node AnalysisScene::tool(std::size_t row, const EditTool& tool) const {
    const bool chosen = row == tool_;
    auto words = ui::column(ui::words(tool.name, {.size = Measure::caption, .weight = Weight::semibold}),
                            ui::words(tool.how, {.size = Measure::smallest, .paint = {Role::soft}}));
    auto digit = ui::line(std::to_string(row), {.size = Measure::smallest, .paint = {Role::dim}})
                     .padded(Measure::hair)
                     .only_where_wide();
    auto node = ui::row(picture_of(tool), std::move(words).wide(), std::move(digit))
                    .gaps(Measure::snug)
                    .padded(Measure::tight)
                    .on(chosen ? ui::Ground::selected : ui::Ground::well, chosen ? Role::act : Role::panel_rim);
    node = std::move(node).at_least(least_tool).named("tool:" + std::to_string(row)).picked({});
    node.act = &tool_act(row);
    return node;
}

ui::Node AnalysisScene::setting(std::size_t index, const EditSetting& setting) {
    const auto id = "set:" + std::to_string(index);
    const auto set = [this, index](std::int64_t value) {
        edit([&](StartEditor& editor) { editor.set(index, value); });
    };
    if (const auto* number = std::get_if<EditSetting::Number>(&setting.kind))
        return ui::stepper(id, {.value = number->value, .min = number->min, .max = number->max}, set);
    if (const auto* choice = std::get_if<EditSetting::Choice>(&setting.kind))
        return ui::choice(id, choice->words, choice->chosen,
                          [set](std::size_t value) { set(static_cast<std::int64_t>(value)); });
    return ui::field(id, line_, tr("type here"), [this, index](const InputEvent& event) {
        const auto* pressed = std::get_if<KeyEvent>(&event);
        const auto before = line_.text();
        if ((pressed != nullptr && pressed->control) || !line_.handle(event)) return false;
        if (line_.text() != before)
            edit([&](StartEditor& editor) { editor.set(index, std::string_view(line_.text())); });
        return true;
    });
}

ui::Node AnalysisScene::text_part() const {
    return ui::panel(ui::row(ui::head(tr("Position as text")).wide().gives_way(),
                             ui::button(context_.clipboard.address ? act::link : act::match)),
                     ui::scroll({position_words(session_->position())}).on(ui::Ground::well).padded(Measure::snug),
                     ui::row(ui::button(act::copy).wide(), ui::button(act::paste).wide(),
                             ui::primary(act::play_position).wide())
                         .gaps(Measure::snug))
        .gaps(Measure::snug)
        .tall()
        .at_most(ui::Extent::unlimited, highest_text)
        .titled(tr("Text"))
        .named("text");
}

ui::Node AnalysisScene::engine_part() {
    const auto& analysis = session_->news().analysis;
    return answers_panel({.name = tr(game_.players.back().name),
                          .value = value(),
                          .analysis = analysis ? &*analysis : nullptr,
                          .is_low = is_upright(screen().width, screen().height),
                          .play = [this](std::size_t row) { said_.end(), play_answer(row); }})
        .titled(tr("Champion"))
        .seen_first()
        .named("engine");
}

ui::Node AnalysisScene::meaning_part() {
    const auto& news = session_->news();
    std::vector<ui::Node> told;
    if (insight_ && news.insight_panel && !pointed_answer()) {
        auto insight = facts(*news.insight_panel, {.rim = Role::primary_foot, .title = Role::act});
        insight.padding.reset();
        told.push_back(std::move(insight).on(ui::Ground::none));
    } else {
        told = meaning_words();
    }
    return ui::panel(ui::scroll(std::move(told)).gaps(Measure::near), branches())
        .tall()
        .titled(tr("Meaning"))
        .named("meaning");
}

LineWords AnalysisScene::reason(std::size_t row) const {
    const auto& news = session_->news();
    const auto& known = news.analysis->known;
    Comparison comparison;
    if (!keeps_value(known, row, news.to_move))
        comparison = {.rival = known.moves.front().text, .rival_is_better = row > 0};
    return session_->line_words(
        {.ply = news.moves.size(), .line = {&known.moves[row].text, 1}, .comparison = std::move(comparison)});
}

std::vector<ui::Node> AnalysisScene::meaning_words() const {
    const auto& news = session_->news();
    const auto& analysis = news.analysis;
    std::string title = tr("What it means"),
                words = analysis ? meaning(*analysis) : tr("The champion is switched off.");
    if (const auto row = pointed_answer(); row && !analysis->answers[*row].empty()) {
        if (auto why = reason(*row).why; !why.empty()) {
            title = tr("Why {move}", {{"move", analysis->answers[*row].front().words}});
            words = std::move(why);
        }
    }
    const auto& moves = variations_.line().moves;
    const auto first = moves.size() - std::min(moves.size(), most_played);
    std::string played = first > 0 ? tr("…") : "";
    for (auto index = first; index < moves.size(); ++index)
        played += (played.empty() ? "" : "  ") + moves[index].words;
    if (played.empty())
        played = ui::held().hand == ui::Hand::finger
                     ? tr("Choose an answer to play it.")
                     : tr("Point at a move to see its value, choose an answer to play it.");
    return {ui::head(title), ui::words(words, {.size = Measure::caption}), ui::space(),
            ui::words(played, {.size = Measure::smallest, .paint = {Role::soft}})};
}

ui::Node AnalysisScene::branches() {
    const auto all = variations_.branches();
    const auto shown = std::min(all.size(), most_branches);
    std::vector<ui::Node> buttons;
    for (std::size_t place = 0; place < shown; ++place) {
        if (all.size() > most_branches && place + 1 == shown) {
            buttons.push_back(
                ui::button("branch:more", tr("…"), [this] { first_branch_ += most_branches - 1; }).wide());
            break;
        }
        const auto index = (first_branch_ + place) % all.size();
        buttons.push_back(ui::button("branch:" + std::to_string(place),
                                     all[index].is_move ? all[index].words : tr("by hand"),
                                     afresh([this, index] { take_branch(index); }))
                              .wide());
    }
    return ui::row(std::move(buttons)).gaps(Measure::tight).when(shown > 0);
}

} // namespace zugzwang

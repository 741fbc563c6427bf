#include "scenes/frame/shared_parts.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caption_bar.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

/// False when it means nothing to the board.
bool hand(Session& session, const InputEvent& event) { return session.input(event); }
bool hand(StartEditor& editor, const KeyEvent& event) { return editor.key(event); }
bool hand(StartEditor& editor, const PointerEvent& event) {
    editor.pointer(event);
    return true;
}

template <class Board>
ui::Node picture_of(const std::shared_ptr<Board>& board) {
    return ui::picture([board](Rect, Canvas& canvas) { board->draw(canvas); })
        .fills()
        .named("board")
        .reacting({.place = [board](Rect area) { board->place(area); }, .whose = board});
}

template <class Board>
ui::Node played_on(const std::shared_ptr<Board>& board) {
    auto node = picture_of(board);
    node.reactions.pointer = [board](const PointerEvent& event) {
        static_cast<void>(hand(*board, event));
        return true;
    };
    node.reactions.key = [board](const KeyEvent& event) { return hand(*board, event); };
    return node;
}

void paint_chip(const Panel::Chip& chip, Rect area, Canvas& canvas) {
    const float radius = area.width * 0.2F;
    canvas.box(area, {.top = Role::panel_top,
                      .bottom = Role::panel_bottom,
                      .radius = radius,
                      .rim = chip.marked ? Role::bad : Role::button_rim,
                      .rim_width = canvas.px(Measure::rim)});
    if (chip.marked) {
        canvas.fill(area, {Role::bad, 0.22F}, radius);
        const float line = std::round(area.width * 0.5F);
        canvas.fill(snapped({area.centre().x - line / 2, area.bottom() - area.height * 0.18F, line, canvas.px(3.0F)}),
                    {Role::bad});
    }
    canvas.text(chip.text, area.centre(),
                {.size = std::min(canvas.px(28.0F), area.width * 0.46F),
                 .paint = {chip.marked ? Role::bad : Role::soft},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre,
                 .max_width = area.width});
}

/// As large as leaves room for all; where there is too little, the first ones are left out.
void paint_chips(Rect area, std::span<const Panel::Chip> chips, Canvas& canvas) {
    const float gap = canvas.px(Measure::tight);
    std::size_t columns = 0, rows = 0;
    float side = 0;
    for (const std::size_t tried : {5U, 6U, 8U}) {
        columns = tried;
        side = std::floor((area.width + gap) / static_cast<float>(columns)) - gap;
        rows = (chips.size() + columns - 1) / columns;
        if (static_cast<float>(rows) * (side + gap) <= area.height + gap) break;
    }
    rows = std::min(rows, static_cast<std::size_t>(std::max(0.0F, (area.height + gap) / (side + gap))));
    const auto shown = chips.last(std::min(chips.size(), rows * columns));
    for (std::size_t index = 0; index < shown.size(); ++index) {
        const auto column = static_cast<float>(index % columns), row = static_cast<float>(index / columns);
        paint_chip(shown[index], {area.x + column * (side + gap), area.y + row * (side + gap), side, side}, canvas);
    }
}

ui::Node chips(std::vector<Panel::Chip> chips) {
    if (chips.empty()) return ui::nothing();
    return ui::picture([chips = std::move(chips)](Rect area, Canvas& canvas) { paint_chips(area, chips, canvas); })
        .tall()
        .at_least(0, 68);
}

} // namespace

ui::Node board(std::shared_ptr<Session> session) {
    auto node = played_on(session);
    node.reactions.cursor = [session = std::move(session)] { return session->news().cursor; };
    return node;
}

ui::Node still_board(std::shared_ptr<Session> session) { return picture_of(session); }

ui::Node board(std::shared_ptr<StartEditor> editor) {
    auto node = played_on(editor);
    node.reactions.cursor = [editor = std::move(editor)] { return editor->cursor(); };
    return node;
}

ui::Node side_tab(std::string id, const std::string& sprite, std::string words, bool chosen,
                  std::function<void()> choose) {
    const ui::Look look{.paint = {chosen ? Role::ink : Role::soft},
                        .weight = chosen ? Weight::semibold : Weight::regular};
    auto content = ui::row(sprite.empty() ? ui::nothing() : ui::sprite(sprite, 34), ui::line(std::move(words), look))
                       .gaps(Measure::snug)
                       .padded(Measure::snug);
    if (chosen) content = std::move(content).on(ui::Ground::selected, Role::act).barred();
    return ui::pressable(std::move(id), std::move(content), std::move(choose));
}

ui::Node facts(const Panel& panel, const FactsLook& look) {
    std::vector<ui::Node> all;
    all.push_back(
        ui::words(panel.title, {.size = Measure::caption, .paint = {look.title}, .weight = Weight::semibold}));
    all.push_back(ui::line(panel.big, {.size = Measure::title, .paint = {look.big}, .weight = Weight::bold}));
    all.push_back(chips(panel.chips));
    for (const auto& row : panel.rows)
        all.push_back(ui::fact(row.label, row.value, row.mark));
    if (panel.balance) all.push_back(ui::balance(*panel.balance, panel.balance_first, panel.balance_second));
    if (!panel.rows.empty() && !panel.words.empty()) all.push_back(ui::divider());
    all.push_back(ui::words(panel.words, {.size = Measure::caption, .paint = {look.rim ? Role::ink : Role::soft}}));
    return ui::panel(std::move(all)).on(ui::Ground::panel, look.rim).gaps(Measure::snug);
}

ui::Node folder_button(const SceneContext& context, const std::filesystem::path& folder) {
    const auto& open = context.saving.open_folder;
    return ui::button("open-folder", tr("Open folder"), [open, folder] { open(folder); }).when(open && !folder.empty());
}

Voice* reader(const SceneContext& context) {
    return context.settings.captions == CaptionMode::spoken ? context.voice : nullptr;
}

std::optional<ui::Node> caption_foot(const SceneContext& context, const Captions& captions, float text_scale) {
    if (context.settings.captions == CaptionMode::off) return std::nullopt;
    const auto line = captions.now().value_or(CaptionLine{});
    auto again = [voice = reader(context), words = line.words] { voice->say({Utterance::Kind::answer, words}); };
    return ui::caption_bar({line.words, line.side}, text_scale,
                           reader(context) != nullptr ? std::function<void()>(std::move(again)) : nullptr);
}

ui::Node film_strip(SceneContext& context) {
    auto& film = context.film;
    using State = FilmJob::State;
    if (film.state() == State::idle) return ui::nothing();
    const bool runs = film.state() == State::running;
    auto words = ui::line(film.words(),
                          {.size = Measure::caption, .paint = {film.state() == State::failed ? Role::bad : Role::ink}});
    auto told = ui::column(std::move(words), ui::bar(film.progress()).when(runs)).gaps(Measure::tight).wide();
    auto end = ui::button("film-end", runs ? tr("Cancel") : tr("Close"),
                          [&film, runs] { runs ? film.cancel() : film.dismiss(); });
    auto folder = folder_button(context, film.file().parent_path()).when(film.state() == State::done);
    return ui::row(std::move(told), std::move(folder), std::move(end))
        .gaps(Measure::near)
        .padded(Measure::snug)
        .on(ui::Ground::panel)
        .named("film-strip");
}

} // namespace zugzwang

#include "scenes/frame/shared_parts.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "keep/keeper.hpp"
#include "scenes/frame/acts.hpp"
#include "zugzwang/base/words.hpp"
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

} // namespace

ui::Node board(std::shared_ptr<Session> session) {
    auto node = played_on(session);
    node.reactions.cursor = [session = std::move(session)] { return session->news().cursor; };
    return node;
}

ui::Node still_board(const std::shared_ptr<Session>& session) { return picture_of(session); }

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

void paint_tick(Vec centre, float size, Role role, Canvas& canvas) {
    const std::array<Vec, 3> points{Vec{centre.x - size * 0.45F, centre.y + size * 0.02F},
                                    Vec{centre.x - size * 0.12F, centre.y + size * 0.34F},
                                    Vec{centre.x + size * 0.46F, centre.y - size * 0.34F}};
    canvas.polyline(points, {.paint = {role}, .width = std::max(1.5F, size * 0.2F)});
}

void tell_trouble(Keeper* keeper, ui::Notice& notice) {
    if (keeper == nullptr || !notice.words().empty()) return;
    if (auto words = keeper->take_trouble()) notice.tell(*std::move(words), Role::bad, deed_is_told_for);
}

void follow(Saver& saver, Seconds step, Keeper* keeper, ui::Notice& notice, std::filesystem::path& saved_in) {
    if (notice.advance(step)) saved_in.clear();
    tell_trouble(keeper, notice);
    const auto news = saver.update();
    if (!news) return;
    notice.tell(news->words, news->refused ? Role::bad : Role::ink, deed_is_told_for);
    saved_in = news->folder;
}

ui::Node link_button(const SceneContext& context) {
    return ui::primary(act::copy_link, context.clipboard.share ? tr("Send link") : tr(act::copy_link.words));
}

ui::Node folder_button(const SceneContext& context, const std::filesystem::path& folder) {
    const auto& open = context.saving.open_folder;
    return ui::button("open-folder", tr("Open folder"), [open, folder] { open(folder); }).when(open && !folder.empty());
}

Voice* reader(const SceneContext& context) {
    auto* voice = context.voice;
    const bool is_spoken = context.settings.captions == CaptionMode::spoken;
    return is_spoken || (voice != nullptr && voice->has_screen_reader()) ? voice : nullptr;
}

std::function<Listening()> listening(const SceneContext& context) {
    return [&context] { return Listening{context.settings.captions, reader(context)}; };
}

ui::Node film_strip(SceneContext& context) {
    auto& film = context.film;
    using State = FilmJob::State;
    if (film.state() == State::idle) return ui::nothing();
    const bool runs = film.state() == State::running;
    auto words = ui::line(film.words(),
                          {.size = Measure::caption, .paint = {film.state() == State::failed ? Role::bad : Role::ink}});
    auto told = ui::column(std::move(words), ui::bar(film.progress()).when(runs)).gaps(Measure::tight).wide();
    auto end = ui::button("film-end", runs ? tr("Cancel") : tr("Close"), [&film] { film.end(); });
    auto folder = folder_button(context, film.file().parent_path()).when(film.state() == State::done);
    return ui::row(std::move(told), std::move(folder), std::move(end))
        .gaps(Measure::near)
        .padded(Measure::snug)
        .on(ui::Ground::panel)
        .named("film-strip");
}

} // namespace zugzwang

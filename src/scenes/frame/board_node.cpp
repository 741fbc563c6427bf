#include "scenes/frame/board_node.hpp"

#include <utility>

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

ui::Node still_board(std::shared_ptr<Session> session) { return picture_of(session); }

ui::Node board(std::shared_ptr<StartEditor> editor) {
    auto node = played_on(editor);
    node.reactions.cursor = [editor = std::move(editor)] { return editor->cursor(); };
    return node;
}

} // namespace zugzwang

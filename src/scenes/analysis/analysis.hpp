// The analysis board: a position laid out by hand or reached by moves of both sides, what the champion makes of it
// while it thinks on and on, and every way that was tried.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/hearing.hpp"
#include "desk/variations.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/play/panel_parts.hpp"

namespace zugzwang {

class AnalysisScene final : public PageScene {
  public:
    /// A session of the game at the position to begin with.
    AnalysisScene(SceneContext& context, const Game& game, OptionValues options, std::string position);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override {
        return Address{.place = Address::Place::analysis, .game = game_.id, .position = session_->position()};
    }

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override {
        return edits() ? editor_->place_words(context_.settings.labels)
                       : zugzwang::place_words(session_->news().pointer_panel);
    }
    void advance(Seconds step) override;

  private:
    // What is on the board.
    /// Makes the session and the editor anew, at the end of the present line.
    void load();
    void load_session();
    void load_editor();
    /// The session has the switches of this board and of the settings.
    void follow_switches();
    /// A person made a move on the board: it goes into the tree.
    void note_move();
    /// The editor changed the position, or refused to.
    void note_edit();
    void edit(const std::function<void(StartEditor&)>& change);
    /// What is laid out is no position yet, but the editor knows the way back.
    [[nodiscard]] bool is_unfinished() const;
    void undo();
    void take_branch(std::size_t branch);
    void play_answer(std::size_t row);
    void paste();
    void paste(std::string_view text);
    void copy(const std::string& text, std::string told);
    /// A link to the position, or the command for a match from here.
    void copy_address();
    void choose_tool(std::size_t tool);
    /// What was played before in the position on the board.
    void explore();
    [[nodiscard]] bool edits() const { return tool_ > 0; }
    /// The answer that is pointed at or in focus.
    [[nodiscard]] std::optional<std::size_t> pointed_answer() const;

    // Its parts.
    /// What was refused or done before is no longer told of.
    [[nodiscard]] std::function<void()> afresh(std::function<void()> does);
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node its_board();
    [[nodiscard]] bool point_at_board(const PointerEvent& event);
    [[nodiscard]] bool press_on_board(const KeyEvent& event);
    void draw_board(Canvas& canvas) const;
    [[nodiscard]] ui::Node tools_part();
    [[nodiscard]] ui::Node tool(std::size_t row, const EditTool& tool) const;
    [[nodiscard]] ui::Node setting(std::size_t index, const EditSetting& setting);
    [[nodiscard]] ui::Node text_part() const;
    [[nodiscard]] ui::Node engine_part();
    [[nodiscard]] ui::Node meaning_part();
    /// Why an answer is worth what it is worth.
    [[nodiscard]] LineWords reason(std::size_t row) const;
    /// What the values mean, or why an answer is worth what it is worth; below it what was played.
    [[nodiscard]] std::vector<ui::Node> meaning_words() const;
    /// Other ways on from here that were tried.
    [[nodiscard]] ui::Node branches();

    [[nodiscard]] std::string status() const;
    [[nodiscard]] bool refused() const;
    /// What the position is worth, in words; empty while nobody says.
    [[nodiscard]] std::string value() const;

    const Game& game_;
    OptionValues options_;
    Variations variations_;
    std::shared_ptr<Session> session_;
    std::unique_ptr<StartEditor> editor_; ///< Of the same position; null for games without one.
    std::size_t tool_ = 0;                ///< 0: moves are made; else the editor's, from 1.
    bool engine_ = true, insight_ = false;
    std::size_t first_branch_ = 0; ///< Of those that are shown.
    ui::TextLine line_;            ///< What is typed for a setting.
    ui::Notice said_;              ///< What was just copied, or why what was asked for changed nothing.
    Rect board_{};
    CuePlayer cues_;
    ToldGame told_;
};

} // namespace zugzwang

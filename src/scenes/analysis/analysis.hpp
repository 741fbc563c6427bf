// The analysis board: a position laid out by hand or reached by moves of both sides, what the champion makes of it
// while it thinks on and on, and every way that was tried.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/hearing.hpp"
#include "desk/variations.hpp"
#include "scenes/analysis/analysis_layout.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/text_line.hpp"

namespace zugzwang {

class AnalysisScene final : public Scene {
  public:
    /// A session of the game at the position to begin with.
    AnalysisScene(SceneContext& context, const Game& game, OptionValues options, std::string position);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override {
        session_->act(Act::suspend);
        cues_.forget();
    }
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] bool takes_text() const override { return controls_.takes_text(); }
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    /// A row of the tools: what a click on the board does, or, the last one, clearing it.
    struct Tool {
        std::string name, how;
        std::string sprite{};
        std::optional<Side> mark{};
    };

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
    /// What is laid out is no position yet, but the editor knows the way back.
    [[nodiscard]] bool is_unfinished() const;
    void undo();
    void take_branch(std::size_t branch);
    void play(const std::string& move);
    void paste(std::string_view text);
    [[nodiscard]] bool edits() const { return tool_ > 0; }

    // What can be pressed.
    void rebuild();
    [[nodiscard]] std::vector<Tool> tools() const;
    void add_tools(std::vector<Control>& controls) const;
    /// Upright: which panel is shown.
    void add_parts(std::vector<Control>& controls) const;
    [[nodiscard]] bool shows(AnalysisPart part) const { return !stage_.is_upright() || part_ == part; }
    void add_text(std::vector<Control>& controls) const;
    void add_engine(std::vector<Control>& controls) const;
    void add_branches(std::vector<Control>& controls) const;
    void add_answers(std::vector<Control>& controls) const;
    [[nodiscard]] std::vector<EditSetting> settings() const;
    [[nodiscard]] std::size_t branches_shown() const;
    /// The setting whose line the keys go to.
    [[nodiscard]] std::optional<std::size_t> typed_setting() const;
    /// The answer that is pointed at or in focus.
    [[nodiscard]] std::optional<std::size_t> pointed_answer() const;
    /// Lights that answer on the board, and finds its reason.
    void follow_answer();
    [[nodiscard]] SceneChange pointer(const PointerEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] bool type(const InputEvent& event);
    [[nodiscard]] std::optional<Picked> shortcut(const KeyEvent& event) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);
    void change(const Picked& picked);
    void choose_tool(std::size_t tool);
    /// What was refused or done is no longer told of.
    void forget_words();

    [[nodiscard]] std::string status() const;
    [[nodiscard]] bool refused() const;
    /// What the position is worth, in words; empty while nobody says.
    [[nodiscard]] std::string value() const;
    void draw_board(Canvas& canvas) const;
    void draw_tools(Canvas& canvas) const;
    void draw_tool(const Tool& tool, std::size_t row, Canvas& canvas) const;
    void draw_text(Canvas& canvas) const;
    void draw_meaning(Canvas& canvas) const;
    /// The title of the panel of the meaning, and what it says.
    [[nodiscard]] std::pair<std::string, std::string> meaning_words() const;

    SceneContext& context_;
    const Game& game_;
    OptionValues options_;
    Variations variations_;
    std::shared_ptr<Session> session_;
    std::unique_ptr<StartEditor> editor_; ///< Of the same position; null for games without one.
    std::size_t tool_ = 0;                ///< 0: moves are made; else the editor's, from 1.
    bool engine_ = true, insight_ = false;
    std::size_t first_branch_ = 0; ///< Of those that are shown.
    TextLine line_;                ///< What is typed for a setting.
    std::string refusal_;          ///< Why what was asked for changed nothing.
    std::string told_;             ///< What was just copied.
    std::string reason_;           ///< Of the answer that is pointed at.

    Stage stage_;
    AnalysisLayout layout_;
    AnalysisPart part_ = AnalysisPart::engine; ///< Upright: that is shown.
    Controls controls_{&context_};
    CuePlayer cues_;
    std::uint64_t revision_ = 0; ///< Of the news that are shown.
};

} // namespace zugzwang

// A set of positions that a class is asked about, one after the other: every one is answered by a move, nothing is
// judged, and the answers leave as one line.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "desk/hearing.hpp"
#include "desk/saver.hpp"
#include "scenes/frame/page_scene.hpp"
#include "sheet/class_set.hpp"
#include "zugzwang/ui/notice.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

class ClassScene final : public PageScene {
  public:
    /// The rules allow all positions of the set. What was answered to it since the program began still is.
    ClassScene(SceneContext& context, const Game& game, sheet::ClassSet set);

    void suspend() override;
    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override;
    void advance(Seconds step) override;

  private:
    /// Puts a position on the board, with its answer where there is one.
    void show(std::size_t index);
    [[nodiscard]] std::string& answer() { return answers().moves[at_]; }
    [[nodiscard]] const std::string& answer() const { return answers().moves[at_]; }
    [[nodiscard]] ClassAnswers& answers() const { return context_.class_answers[id_]; }
    [[nodiscard]] std::size_t answered() const;
    [[nodiscard]] bool can_move() const { return session_->news().moves.empty(); }
    bool play(const std::string& move) { return can_move() && session_->play(move); }
    void take_back();
    void go_to_next();
    void leave();
    /// The line that is sent; empty without a name.
    [[nodiscard]] std::string line() const;
    void copy();
    void save();

    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node positions();
    [[nodiscard]] ui::Node mover() const;
    [[nodiscard]] ui::Node board();
    [[nodiscard]] ui::Node to_send();

    const Game& game_;
    sheet::ClassSet set_;
    std::string id_;
    std::size_t at_ = 0;
    std::unique_ptr<Session> session_;
    CuePlayer cues_;
    ToldGame told_;
    Rect area_{};
    Saver saver_;
    ui::Notice notice_;
    ui::TextLine name_;
};

} // namespace zugzwang

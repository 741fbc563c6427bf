// A scene that answers one value, its page: layout, drawing, focus, keys and the names of everything follow from it.
#pragma once

#include <vector>

#include "desk/context.hpp"
#include "desk/opened.hpp"
#include "scenes/frame/scene.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

class PageScene : public Scene {
  public:
    explicit PageScene(SceneContext& context) : context_(context), self_(this) {}

    void layout(Rect screen, const Canvas& canvas) final;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override {
        view_.let_go();
        is_new_ = true;
    }
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return view_.cursor(); }
    [[nodiscard]] bool takes_text() const override { return fresh().takes_text(); }
    [[nodiscard]] std::string focused() const override { return fresh().focused_key(); }
    [[nodiscard]] std::vector<NamedRect> widgets() const override { return fresh().widgets(); }
    [[nodiscard]] ui::Mirror mirror() const override { return fresh().mirror(); }
    [[nodiscard]] std::vector<ui::ShownField> fields() const override { return fresh().fields(); }

  protected:
    /// What the scene shows now, and what can be done. The way back and the loudspeaker are added.
    [[nodiscard]] virtual ui::Page page() = 0;
    /// Runs what goes on by itself.
    virtual void advance(Seconds) {}
    /// So long a page stays as it is while nobody does anything; 0: for a step.
    [[nodiscard]] virtual Seconds page_time() const { return Seconds{0}; }
    /// Asks this of the stack of scenes once the event or step at hand is done with.
    void go(SceneChange change) { change_ = std::move(change); }
    /// What was pasted or let fall opens above this scene once it is read. Why it does not, translated; else empty.
    [[nodiscard]] std::string open_read(Opener& opener);
    /// The page as it is now.
    [[nodiscard]] ui::PageView& fresh() const;
    [[nodiscard]] Rect screen() const { return screen_; }
    /// A phone's, held sideways.
    [[nodiscard]] bool on_low_screen() const;
    /// For measuring; the page is on a screen.
    [[nodiscard]] const Canvas& canvas() const { return *canvas_; }

    /// What has the focus on a board, in the game's words; it is read out where nothing else has the focus.
    [[nodiscard]] virtual std::string place_words() const { return {}; }
    /// The page as it was last, for what a new one takes over from it.
    [[nodiscard]] ui::PageView& last() const { return view_; }

    SceneContext& context_;

  private:
    [[nodiscard]] SceneChange taken_change();
    void read_title();
    /// What has the focus and what the page tells, where that is another one; a place of the board has it only by keys.
    void read_out(bool with_place);

    PageScene* self_; ///< A page's deeds change the scene; it is made when it is first looked at.
    Rect screen_{};
    const Canvas* canvas_ = nullptr;
    mutable ui::PageView view_;
    mutable bool stale_ = true;
    Seconds since_page_{0};
    std::string read_, told_; ///< Of the focus and of the page, last.
    bool is_new_ = true;      ///< Its title was not read out since it came.
    SceneChange change_;
};

} // namespace zugzwang

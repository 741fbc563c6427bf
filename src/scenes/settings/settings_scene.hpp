// The few settings of the whole program; every change takes effect at once.
#pragma once

#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

class SettingsScene final : public Scene {
  public:
    explicit SettingsScene(SceneContext& context) : context_(context) {}

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override {}
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return controls_.cursor(); }
    [[nodiscard]] bool take_redraw() override { return controls_.take_redraw(); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    struct Row {
        std::string id, label, help; ///< Translated.
        std::vector<std::string> words;
        std::size_t chosen = 0;
    };

    void rebuild();
    void add_foot(std::vector<Control>& controls) const;
    [[nodiscard]] std::vector<Row> rows() const;
    /// Units.
    [[nodiscard]] Rect row_area(std::size_t index) const;
    [[nodiscard]] Rect control_area(Rect row) const;
    void draw_words(const Row& row, Rect units, Canvas& canvas) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);

    SceneContext& context_;
    Stage stage_;
    Settings shown_;
    std::vector<Row> rows_;
    Controls controls_{&context_};
    Rect panel_{};
};

} // namespace zugzwang

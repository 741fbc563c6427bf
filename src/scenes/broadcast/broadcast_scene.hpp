// Games between computers, one after the other, each a scene of its own that is seen through this one, and pages in
// between.
#pragma once

#include <memory>
#include <string>

#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"

namespace zugzwang {

/// So long the card before a game is shown.
inline constexpr Seconds title_card_time{2.6};

/// What stands between two games.
class BroadcastPage final : public PageScene {
  public:
    /// With a time it comes and goes softly within it.
    BroadcastPage(SceneContext& context, ui::Node body, std::optional<Seconds> time = std::nullopt)
        : PageScene(context), body_(std::move(body)), time_(time) {}

    void draw(Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return {}; } // it is that of the whole

  protected:
    [[nodiscard]] ui::Page page() override {
        return {.told = [this] { return ui::read_out(body_); }, .body = body_, .only_seen = true};
    }
    void advance(Seconds step) override { shown_for_ += step; }

  private:
    ui::Node body_;
    std::optional<Seconds> time_;
    Seconds shown_for_{0};
};

class BroadcastScene : public Scene {
  public:
    explicit BroadcastScene(SceneContext& context) : context_(context) {}

    void layout(Rect screen, const Canvas& canvas) override;
    void suspend() override;
    void draw(Canvas& canvas) const override { shown().draw(canvas); }
    [[nodiscard]] Cursor cursor() const override { return shown().cursor(); }
    [[nodiscard]] std::vector<NamedRect> widgets() const override { return shown().widgets(); }
    [[nodiscard]] ui::Mirror mirror() const override { return shown().mirror(); }

  protected:
    /// In place of the game before.
    void start(const Game& game, SessionConfig config, const BroadcastScore& score, TableUse use);
    /// In place of the game, until it is ended.
    void show(ui::Node page, std::optional<Seconds> time = std::nullopt);
    void end_page() { page_.reset(); }
    [[nodiscard]] bool shows_page() const { return page_ != nullptr; }
    [[nodiscard]] Scene& shown() const;
    /// For measuring.
    [[nodiscard]] const Canvas& canvas() const { return *canvas_; }

    SceneContext& context_;
    std::unique_ptr<WatchedGame> watched_; ///< Empty when the game refused to start, or is put away.
    std::string refusal_;                  ///< Why it did.

  private:
    void place(Scene* scene) const;

    std::unique_ptr<BroadcastPage> page_;
    Rect screen_{};
    const Canvas* canvas_ = nullptr;
};

} // namespace zugzwang

#include "scenes/broadcast/broadcast_scene.hpp"

#include <cmath>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang {

void BroadcastPage::draw(Canvas& canvas) const {
    if (!time_) return PageScene::draw(canvas);
    const auto time = static_cast<float>(shown_for_ / *time_);
    const float come = ease_out(part(time, 0, 0.18F));
    const float slide = context_.settings.reduced_motion ? 0 : std::round(canvas.px(Measure::apart) * (1 - come));
    canvas.push_group({0, slide}, come * (1 - part(time, 0.86F, 1)));
    PageScene::draw(canvas);
    canvas.pop_group();
}

void BroadcastScene::place(Scene* scene) const {
    if (scene != nullptr && canvas_ != nullptr) scene->layout(screen_, *canvas_);
}

void BroadcastScene::layout(Rect screen, const Canvas& canvas) {
    screen_ = screen;
    canvas_ = &canvas;
    place(watched_.get());
    place(page_.get());
}

void BroadcastScene::suspend() {
    if (watched_) watched_->suspend();
}

Scene& BroadcastScene::shown() const {
    if (page_) return *page_;
    return *watched_;
}

void BroadcastScene::start(const Game& game, SessionConfig config, const BroadcastScore& score, TableUse use) {
    config.theme = &context_.theme;
    auto session = game.start_session(config, context_.workers);
    watched_.reset();
    refusal_ = session ? std::string() : tr(session.refusal());
    if (!session) return;
    watched_ = make_table(context_, game, *std::move(session), use);
    watched_->set_score(score);
    place(watched_.get());
}

void BroadcastScene::show(ui::Node page, std::optional<Seconds> time) {
    page_ = std::make_unique<BroadcastPage>(context_, std::move(page), time);
    place(page_.get());
}

} // namespace zugzwang

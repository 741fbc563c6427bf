#include "canvas/sdl_canvas.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "zugzwang/gfx/screen_scale.hpp"

namespace zugzwang::canvas {

namespace {

int whole(float value) { return static_cast<int>(std::round(value)); }

SDL_Rect on_pixels(Rect area) {
    const int x = whole(area.x);
    const int y = whole(area.y);
    return {x, y, whole(area.right()) - x, whole(area.bottom()) - y};
}

/// A middle line moved so that a line of that whole width has its edges between pixels.
float between_pixels(float middle, float width) {
    return std::fmod(width, 2.0F) == 0 ? std::round(middle) : std::floor(middle) + 0.5F;
}

/// Lines along an axis get a whole width and sharp edges.
void sharpen(Vec& from, Vec& to, LineStyle& style) {
    const bool level = from.y == to.y && from.x != to.x;
    const bool upright = from.x == to.x && from.y != to.y;
    if (!level && !upright) return;
    style.width = std::max(1.0F, std::round(style.width));
    if (level)
        from.y = to.y = between_pixels(from.y, style.width);
    else
        from.x = to.x = between_pixels(from.x, style.width);
}

/// SDL's software renderer draws into the window's surface, which a present only copies.
bool draws_in_software(SDL_Renderer& renderer) {
    SDL_RendererInfo info{};
    return SDL_GetRendererInfo(&renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

/// Device pixels for one of those that people count by; more than 1 on a fine screen.
float pixels_for_one(SDL_Renderer& renderer, float device_pixels) {
    SDL_Window* const window = SDL_RenderGetWindow(&renderer);
    int width = 0;
    if (window != nullptr) SDL_GetWindowSize(window, &width, nullptr);
    return width > 0 ? std::max(1.0F, device_pixels / static_cast<float>(width)) : 1;
}

bool is_finite(Vec place) { return std::abs(place.x) < 1e6F && std::abs(place.y) < 1e6F; }

} // namespace

SdlCanvas::SdlCanvas(SDL_Renderer& renderer, const Assets& assets, const Theme& theme)
    : renderer_(&renderer), assets_(assets), theme_(theme), shapes_(theme), sprites_(assets, theme),
      typesetter_(assets), groups_(1) {
    draw_on(renderer);
}

void SdlCanvas::draw_on(SDL_Renderer& renderer) {
    renderer_ = &renderer;
    keeps_frame_ = draws_in_software(renderer);
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    resize();
}

void SdlCanvas::let_go() {
    sprites_.forget();
    shapes_.forget();
    typesetter_.forget();
    backdrop_.reset();
}

void SdlCanvas::resize() {
    int width = 0;
    int height = 0;
    if (SDL_GetRendererOutputSize(renderer_, &width, &height) != 0) sdl_failed("no drawing area");
    const Rect screen{0, 0, static_cast<float>(std::max(1, width)), static_cast<float>(std::max(1, height))};
    if (screen == screen_) return;
    screen_ = screen;
    backdrop_.reset();
    const float fine = pixels_for_one(*renderer_, screen.width);
    scale_ = fine * screen_scale(screen.width / fine, screen.height / fine);
    backdrop_scale_ = scale_;
}

SDL_Texture* SdlCanvas::backdrop_texture() {
    if (backdrop_) return backdrop_.get();
    const auto raster = backdrop_raster(whole(screen_.width), whole(screen_.height), backdrop_scale_, theme_);
    backdrop_.reset(
        SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, raster.width, raster.height));
    if (!backdrop_) sdl_failed("no backdrop");
    SDL_UpdateTexture(backdrop_.get(), nullptr, raster.pixels.data(), raster.width * 4);
    SDL_SetTextureBlendMode(backdrop_.get(), SDL_BLENDMODE_NONE);
    return backdrop_.get();
}

void SdlCanvas::refresh() {
    let_go();
    sprites_ = Sprites(assets_, theme_);
    resize();
}

void SdlCanvas::backdrop() {
    groups_.assign(1, {});
    clips_.clear();
    apply_clip();
    SDL_RenderCopy(renderer_, backdrop_texture(), nullptr, nullptr);
}

void SdlCanvas::backdrop(Rect part) {
    groups_.assign(1, {});
    clips_.assign(1, on_pixels(part));
    apply_clip();
    SDL_RenderCopy(renderer_, backdrop_texture(), &clips_.back(), &clips_.back());
}

SurfaceHandle SdlCanvas::pixels() const {
    SurfaceHandle surface(
        SDL_CreateRGBSurfaceWithFormat(0, whole(screen_.width), whole(screen_.height), 32, SDL_PIXELFORMAT_RGB888));
    if (!surface ||
        SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGB888, surface->pixels, surface->pitch) != 0)
        sdl_failed("no screenshot");
    return surface;
}

std::uint8_t SdlCanvas::alpha(Paint paint) const {
    const float opacity = std::clamp(paint.alpha, 0.0F, 1.0F) * group().alpha;
    return static_cast<std::uint8_t>(std::round(opacity * static_cast<float>(theme_[paint.role].alpha)));
}

void SdlCanvas::show(const Shape& shape, std::uint8_t alpha) {
    canvas::draw(*renderer_, *shape.picture, shape.x, shape.y, alpha);
}

void SdlCanvas::fill(SDL_Rect area, Paint paint) {
    const Colour colour = theme_[paint.role];
    SDL_SetRenderDrawColor(renderer_, colour.red, colour.green, colour.blue, alpha(paint));
    SDL_RenderFillRect(renderer_, &area);
}

void SdlCanvas::box(Rect area, const BoxStyle& style) {
    const SDL_Rect place = on_pixels(area.moved(group().offset));
    if (place.w <= 0 || place.h <= 0 || !is_finite({area.width, area.height})) return;
    const bool plain = style.top == style.bottom && style.radius < 1 && !style.rim && !style.foot;
    constexpr int small_area = 1 << 16; // pixels; a large translucent one is faster as a picture
    const bool opaque = alpha({style.top, style.alpha * style.fill_alpha}) == 255;
    if (plain && (opaque || place.w * place.h <= small_area)) {
        fill(place, {style.top, style.alpha * style.fill_alpha});
        return;
    }
    const float opacity = std::clamp(style.alpha, 0.0F, 1.0F) * group().alpha;
    show(shapes_.box(*renderer_, place, style), static_cast<std::uint8_t>(std::round(opacity * 255)));
}

void SdlCanvas::sprite(std::string_view name, Rect area, const SpriteStyle& style) {
    if (area.width <= 0 || area.height <= 0) return;
    show(sprites_.placed(*renderer_, name, area.moved(group().offset), style.turned), style.alpha);
}

void SdlCanvas::show(const Sprites::Placed& placed, float alpha) {
    const float opacity = std::clamp(alpha, 0.0F, 1.0F) * group().alpha;
    canvas::draw(*renderer_, *placed.picture, placed.x, placed.y, static_cast<std::uint8_t>(std::round(opacity * 255)));
}

void SdlCanvas::strip(std::string_view name, Vec from, Vec to, float width, float alpha) {
    from = from + group().offset;
    to = to + group().offset;
    if (!is_finite(from) || !is_finite(to) || width <= 0 || from == to) return;
    show(sprites_.strip(*renderer_, name, from, to, width), alpha);
}

void SdlCanvas::line(Vec from, Vec to, const LineStyle& style) {
    from = from + group().offset;
    to = to + group().offset;
    if (!is_finite(from) || !is_finite(to) || style.width <= 0) return;
    LineStyle exact = style;
    sharpen(from, to, exact);
    if (!exact.round && exact.dash < 1 && (from.x == to.x || from.y == to.y)) {
        const bool level = from.y == to.y;
        const float half = exact.width / 2;
        const auto [left, right] = std::minmax(from.x, to.x);
        const auto [top, bottom] = std::minmax(from.y, to.y);
        fill(on_pixels(level ? Rect{left, top - half, right - left, exact.width}
                             : Rect{left - half, top, exact.width, bottom - top}),
             style.paint);
        return;
    }
    const Vec points[]{from, to};
    show(shapes_.stroke(*renderer_, points, exact), alpha(style.paint));
}

void SdlCanvas::polyline(std::span<const Vec> points, const LineStyle& style) {
    if (points.empty() || style.width <= 0) return;
    std::vector<Vec> moved;
    moved.reserve(points.size());
    for (const Vec point : points)
        moved.push_back(point + group().offset);
    if (!std::ranges::all_of(moved, is_finite)) return;
    show(shapes_.stroke(*renderer_, moved, style), alpha(style.paint));
}

void SdlCanvas::disc(Vec centre, float radius, Paint paint) {
    if (radius <= 0 || !is_finite(centre)) return;
    show(shapes_.disc(*renderer_, centre + group().offset, radius, paint.role), alpha(paint));
}

void SdlCanvas::ring(Vec centre, float radius, float width, Paint paint) {
    if (radius <= 0 || width <= 0 || !is_finite(centre)) return;
    show(shapes_.ring(*renderer_, centre + group().offset, radius, width, paint.role), alpha(paint));
}

void SdlCanvas::diamond(Vec centre, float radius, Paint paint) {
    if (radius <= 0 || !is_finite(centre)) return;
    show(shapes_.diamond(*renderer_, centre + group().offset, radius, paint.role), alpha(paint));
}

void SdlCanvas::glow(Vec centre, float radius, Paint paint) {
    if (radius <= 0 || !is_finite(centre)) return;
    show(shapes_.glow(*renderer_, centre + group().offset, radius, paint.role), alpha(paint));
}

void SdlCanvas::blob(std::span<const Vec> points, float margin, Paint paint) {
    if (points.empty()) return;
    std::vector<Vec> moved;
    moved.reserve(points.size());
    for (const Vec point : points)
        moved.push_back(point + group().offset);
    if (!std::ranges::all_of(moved, is_finite)) return;
    show(shapes_.hull(*renderer_, moved, std::max(0.0F, margin), paint.role), alpha(paint));
}

Size SdlCanvas::text(std::string_view words, Vec at, const TextStyle& style) {
    const auto block = typesetter_.block(words, style);
    const Vec place = at + group().offset;
    float top = place.y;
    if (style.align_y == AlignY::middle) top -= static_cast<float>(block.height) / 2;
    if (style.align_y == AlignY::baseline) top -= static_cast<float>(block.ascent);
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
        const auto* picture = typesetter_.line(*renderer_, block.lines[i], style, theme_[style.paint.role]);
        if (picture == nullptr) continue;
        float left = place.x;
        if (style.align_x == AlignX::centre) left -= static_cast<float>(block.widths[i]) / 2;
        if (style.align_x == AlignX::right) left -= static_cast<float>(block.widths[i]);
        canvas::draw(*renderer_, *picture, whole(left), whole(top) + block.line_step * static_cast<int>(i),
                     alpha(style.paint));
    }
    return {static_cast<float>(block.width), static_cast<float>(block.height)};
}

Size SdlCanvas::measured(std::string_view words, const TextStyle& style) const {
    const auto& block = typesetter_.block(words, style);
    return {static_cast<float>(block.width), static_cast<float>(block.height)};
}

void SdlCanvas::clip(Rect area) {
    SDL_Rect wanted = on_pixels(area.moved(group().offset));
    wanted.w = std::max(0, wanted.w);
    wanted.h = std::max(0, wanted.h);
    if (!clips_.empty()) {
        SDL_Rect common{wanted.x, wanted.y, 0, 0};
        if (SDL_IntersectRect(&wanted, &clips_.back(), &common) == SDL_FALSE) common = {wanted.x, wanted.y, 0, 0};
        wanted = common;
    }
    clips_.push_back(wanted);
    apply_clip();
}

void SdlCanvas::unclip() {
    assert(!clips_.empty());
    clips_.pop_back();
    apply_clip();
}

void SdlCanvas::apply_clip() { SDL_RenderSetClipRect(renderer_, clips_.empty() ? nullptr : &clips_.back()); }

void SdlCanvas::push_group(Vec offset, float alpha) {
    groups_.push_back({group().offset + offset, group().alpha * std::clamp(alpha, 0.0F, 1.0F)});
}

void SdlCanvas::pop_group() {
    assert(groups_.size() > 1);
    groups_.pop_back();
}

} // namespace zugzwang::canvas

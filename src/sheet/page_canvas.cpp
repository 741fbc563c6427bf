#include "sheet/page_canvas.hpp"

#include <vector>

#include "zugzwang/gfx/face.hpp"

namespace zugzwang::sheet {

Role PageCanvas::in(Role role) const { return in_face(place_.face, role); }

LineStyle PageCanvas::in(LineStyle style) const {
    style.paint = in(style.paint);
    style.width *= place_.units;
    style.dash *= place_.units;
    return style;
}

TextStyle PageCanvas::in(TextStyle style) const {
    style.paint = in(style.paint);
    style.size *= place_.units;
    style.wrap_width *= place_.units;
    style.max_width *= place_.units;
    return style;
}

Rect PageCanvas::at(Rect area) const {
    const Vec corner = at(Vec{area.x, area.y});
    return {corner.x, corner.y, area.width * place_.units, area.height * place_.units};
}

std::vector<Vec> PageCanvas::at(std::span<const Vec> points) const {
    std::vector<Vec> placed;
    for (const Vec one : points)
        placed.push_back(at(one));
    return placed;
}

void PageCanvas::box(Rect area, const BoxStyle& style) {
    auto its = style;
    its.top = in(its.top);
    its.bottom = in(its.bottom);
    if (its.rim) its.rim = in(*its.rim);
    if (its.foot) its.foot = in(*its.foot);
    its.radius *= place_.units;
    its.rim_width *= place_.units;
    its.foot_depth *= place_.units;
    below_.box(at(area), its);
}

void PageCanvas::sprite(std::string_view name, Rect area, const SpriteStyle& style) {
    below_.sprite(in_face(place_.face, name), at(area), style);
}

void PageCanvas::strip(std::string_view name, Vec from, Vec to, float width, float alpha) {
    below_.strip(in_face(place_.face, name), at(from), at(to), width * place_.units, alpha);
}

void PageCanvas::line(Vec from, Vec to, const LineStyle& style) { below_.line(at(from), at(to), in(style)); }

void PageCanvas::disc(Vec centre, float radius, Paint paint) {
    below_.disc(at(centre), radius * place_.units, in(paint));
}

void PageCanvas::ring(Vec centre, float radius, float width, Paint paint) {
    below_.ring(at(centre), radius * place_.units, width * place_.units, in(paint));
}

void PageCanvas::diamond(Vec centre, float radius, Paint paint) {
    below_.diamond(at(centre), radius * place_.units, in(paint));
}

void PageCanvas::glow(Vec centre, float radius, Paint paint) {
    below_.glow(at(centre), radius * place_.units, in(paint));
}

void PageCanvas::blob(std::span<const Vec> points, float margin, Paint paint) {
    below_.blob(at(points), margin * place_.units, in(paint));
}

void PageCanvas::polyline(std::span<const Vec> points, const LineStyle& style) {
    below_.polyline(at(points), in(style));
}

Size PageCanvas::text(std::string_view words, Vec at_page, const TextStyle& style) {
    return of_page(below_.text(words, at(at_page), in(style)));
}

Size PageCanvas::measured(std::string_view words, const TextStyle& style) const {
    return of_page(below_.measured(words, in(style)));
}

void PageCanvas::clip(Rect area) { below_.clip(at(area)); }

void PageCanvas::push_group(Vec offset, float alpha) { below_.push_group(offset * place_.units, alpha); }

} // namespace zugzwang::sheet

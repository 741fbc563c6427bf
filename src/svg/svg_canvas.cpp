#include "svg/svg_canvas.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <numbers>
#include <utility>

#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/xml.hpp"
#include "zugzwang/gfx/convex_hull.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/gfx/theme_text.hpp"

namespace zugzwang {
namespace {

constexpr float letter_width = 0.6F; // of the em: a digit of Inter, and about the mean of its letters
constexpr float line_height = 1.2F;  // of the em
constexpr float middle_above_baseline = 0.36F;

/// At most two digits after the point.
std::string number(float value) {
    std::array<char, 32> digits{};
    const float rounded = std::round(value * 100) / 100 + 0.0F;
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), rounded);
    return error == std::errc() ? std::string(digits.data(), end) : "0";
}

std::string attribute(std::string_view name, std::string_view value) {
    return std::string(" ").append(name).append("=\"").append(value).append("\"");
}
std::string attribute(std::string_view name, float value) { return attribute(name, number(value)); }

std::string placed(Rect area) {
    return attribute("x", area.x) + attribute("y", area.y) + attribute("width", area.width) +
           attribute("height", area.height);
}

std::string path_of(std::span<const Vec> points) {
    std::string path;
    for (const Vec point : points)
        path += (path.empty() ? "M" : "L") + number(point.x) + " " + number(point.y);
    return path;
}

/// What stands between the tags of the outermost element.
std::string_view inner(std::string_view svg) {
    const auto begin = svg.find('>', svg.find("<svg")) + 1;
    return svg.substr(begin, svg.rfind("</svg>") - begin);
}

/// The names that a sprite gives to parts of itself, made those of this sprite alone.
std::string with_own_names(std::string_view svg, const std::string& id) {
    constexpr std::array<std::string_view, 3> before_names{"id=\"", "url(#", "href=\"#"};
    std::string text;
    for (std::size_t at = 0; at < svg.size();) {
        const auto rest = svg.substr(at);
        const auto* const before =
            std::ranges::find_if(before_names, [&](auto part) { return rest.starts_with(part); });
        if (before == before_names.end()) {
            text += svg[at++];
            continue;
        }
        text.append(*before).append(id).append("-");
        at += before->size();
    }
    return text;
}

int weight_of(Weight weight) {
    constexpr std::array weights{400, 500, 600, 700, 800};
    return weights[static_cast<std::size_t>(weight)];
}

std::string_view anchor_of(AlignX align) {
    constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};
    return anchors[static_cast<std::size_t>(align)];
}

} // namespace

SvgCanvas::SvgCanvas(const Theme& theme, SpriteSource sprites, float scale)
    : theme_(theme), sprites_(std::move(sprites)), scale_(scale) {}

std::string SvgCanvas::document(Size size) const { return document(size, number(size.width), number(size.height)); }

std::string SvgCanvas::document(Size size, Size on_paper) const {
    return document(size, number(on_paper.width) + "mm", number(on_paper.height) + "mm");
}

std::string SvgCanvas::document(Size size, const std::string& width, const std::string& height) const {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"" +
           attribute("viewBox", "0 0 " + number(size.width) + " " + number(size.height)) + attribute("width", width) +
           attribute("height", height) + "><defs>" + definitions_ + "</defs>" + body_ + "</svg>";
}

std::string SvgCanvas::painted(std::string_view part, Paint paint) const {
    const Colour colour = theme_[paint.role];
    const float opacity = std::clamp(paint.alpha, 0.0F, 1.0F) * static_cast<float>(colour.alpha) / 255;
    auto text = attribute(part == "stop" ? "stop-color" : part, text_of(colour));
    if (opacity < 1) text += attribute(std::string(part) + "-opacity", opacity);
    return text;
}

std::string SvgCanvas::stroked(const LineStyle& style) const {
    auto text = attribute("fill", "none") + painted("stroke", style.paint) + attribute("stroke-width", style.width);
    if (style.round) text += attribute("stroke-linecap", "round") + attribute("stroke-linejoin", "round");
    if (style.dash >= 1) text += attribute("stroke-dasharray", style.dash);
    return text;
}

std::string SvgCanvas::gradient(std::string_view kind, std::string_view attributes, Paint from, Paint to) {
    const auto stop = [&](std::string_view offset, Paint paint) {
        return "<stop" + attribute("offset", offset) + painted("stop", paint) + "/>";
    };
    const auto stops = stop("0", from) + stop("1", to);
    auto& name = gradients_[std::string(kind) + std::string(attributes) + stops];
    if (name.empty()) {
        name = "g" + std::to_string(gradients_.size());
        definitions_ += "<" + std::string(kind) + attribute("id", name) + std::string(attributes) + ">" + stops + "</" +
                        std::string(kind) + ">";
    }
    return "url(#" + name + ")";
}

void SvgCanvas::box(Rect area, const BoxStyle& style) {
    if (area.width <= 0 || area.height <= 0 || style.alpha <= 0) return;
    const auto rounded = [&](Rect of, float radius) {
        const float most = std::min(of.width, of.height) / 2;
        return "<rect" + placed(of) + (radius > 0 ? attribute("rx", std::min(radius, most)) : std::string());
    };
    std::string drawn;
    Rect face = area;
    if (style.foot) {
        drawn += rounded(area, style.radius) + painted("fill", {*style.foot}) + "/>";
        face.height = std::max(0.0F, face.height - style.foot_depth);
    }
    if (style.fill_alpha > 0) {
        const auto fill =
            style.top == style.bottom
                ? painted("fill", {style.top, style.fill_alpha})
                : attribute("fill", gradient("linearGradient", attribute("x2", "0") + attribute("y2", "1"),
                                             {style.top, style.fill_alpha}, {style.bottom, style.fill_alpha}));
        drawn += rounded(face, style.radius) + fill + "/>";
    }
    if (style.rim && style.rim_width > 0) {
        drawn += rounded(face.inset(style.rim_width / 2), style.radius - style.rim_width / 2) +
                 stroked({.paint = {*style.rim}, .width = style.rim_width, .round = false}) + "/>";
    }
    body_ += style.alpha < 1 ? "<g" + attribute("opacity", style.alpha) + ">" + drawn + "</g>" : drawn;
}

const SvgCanvas::Sprite& SvgCanvas::defined(std::string_view name) {
    if (const auto found = defined_.find(name); found != defined_.end()) return found->second;
    const auto svg = sprites_(name);
    const auto box = view_box(svg, std::string(name));
    const auto id = "s" + std::to_string(defined_.size() + 1);
    definitions_ += "<symbol" + attribute("id", id) +
                    attribute("viewBox", "0 0 " + number(box.width) + " " + number(box.height)) + ">" +
                    with_own_names(inner(svg), id) + "</symbol>";
    return defined_.emplace(name, Sprite{id, box}).first->second;
}

void SvgCanvas::sprite(std::string_view name, Rect area, const SpriteStyle& style) {
    if (area.width <= 0 || area.height <= 0 || style.alpha <= 0) return;
    auto use = "<use" + attribute("href", "#" + defined(name).id) + placed(area);
    if (style.alpha < 1) use += attribute("opacity", style.alpha);
    if (style.turned != 0) {
        const Vec centre = area.centre();
        use += attribute("transform",
                         "rotate(" + number(style.turned) + " " + number(centre.x) + " " + number(centre.y) + ")");
    }
    body_ += use + "/>";
}

void SvgCanvas::strip(std::string_view name, Vec from, Vec to, float width, float alpha) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0 || width <= 0 || alpha <= 0) return;
    const auto& sprite = defined(name);
    const float tile = sprite.box.width / sprite.box.height * width;
    const int count = std::max(1, static_cast<int>(std::lround(length / tile)));
    const float step = length / static_cast<float>(count); // stretched until a whole number of them fits
    const float degrees = std::atan2(to.y - from.y, to.x - from.x) * 180 / std::numbers::pi_v<float>;
    body_ += "<g" +
             attribute("transform",
                       "translate(" + number(from.x) + " " + number(from.y) + ") rotate(" + number(degrees) + ")") +
             (alpha < 1 ? attribute("opacity", alpha) : std::string()) + ">";
    constexpr float overlap = 0.5F; // so that no light comes through between two
    for (int at = 0; at < count; ++at) {
        body_ += "<use" + attribute("href", "#" + sprite.id) + placed({0, -width / 2, tile, width}) +
                 attribute("transform", "translate(" + number(static_cast<float>(at) * step) + " 0) scale(" +
                                            number((step + overlap) / tile) + " 1)") +
                 "/>";
    }
    body_ += "</g>";
}

void SvgCanvas::line(Vec from, Vec to, const LineStyle& style) {
    const std::array points{from, to};
    polyline(points, style);
}

void SvgCanvas::polyline(std::span<const Vec> points, const LineStyle& style) {
    if (points.empty() || style.width <= 0) return;
    body_ += "<path" + attribute("d", path_of(points)) + stroked(style) + "/>";
}

void SvgCanvas::disc(Vec centre, float radius, Paint paint) {
    if (radius <= 0) return;
    body_ += "<circle" + attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius) +
             painted("fill", paint) + "/>";
}

void SvgCanvas::ring(Vec centre, float radius, float width, Paint paint) {
    if (radius <= 0 || width <= 0) return;
    const float middle = std::max(0.0F, radius - width / 2);
    body_ += "<circle" + attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", middle) +
             stroked({.paint = paint, .width = width, .round = false}) + "/>";
}

void SvgCanvas::diamond(Vec centre, float radius, Paint paint) {
    if (radius <= 0) return;
    const std::array<Vec, 4> corners{Vec{centre.x, centre.y - radius}, Vec{centre.x + radius, centre.y},
                                     Vec{centre.x, centre.y + radius}, Vec{centre.x - radius, centre.y}};
    body_ += "<path" + attribute("d", path_of(corners) + "Z") + painted("fill", paint) + "/>";
}

void SvgCanvas::glow(Vec centre, float radius, Paint paint) {
    if (radius <= 0) return;
    const auto light = gradient("radialGradient", "", paint, {paint.role, 0});
    body_ += "<circle" + attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius) +
             attribute("fill", light) + "/>";
}

void SvgCanvas::blob(std::span<const Vec> points, float margin, Paint paint) {
    if (points.empty()) return;
    const auto hull = convex_hull(points);
    // The inside and its edge in one colour, and their opacity as a whole.
    body_ += "<path" + attribute("d", path_of(hull) + "Z") + painted("fill", {paint.role}) +
             painted("stroke", {paint.role}) + attribute("stroke-width", 2 * margin) +
             attribute("stroke-linejoin", "round") + attribute("stroke-linecap", "round") +
             attribute("opacity", std::clamp(paint.alpha, 0.0F, 1.0F)) + "/>";
}

Size SvgCanvas::measured(std::string_view words, const TextStyle& style) const {
    return {static_cast<float>(code_point_count(words)) * style.size * letter_width, style.size * line_height};
}

Size SvgCanvas::text(std::string_view words, Vec at, const TextStyle& style) {
    const float middle = style.size * middle_above_baseline;
    float baseline = at.y;
    if (style.align_y == AlignY::middle) baseline += middle;
    if (style.align_y == AlignY::top) baseline += style.size * line_height / 2 + middle;
    body_ += "<text" + attribute("x", at.x) + attribute("y", baseline) + attribute("font-size", style.size) +
             attribute("font-weight", std::to_string(weight_of(style.weight))) +
             attribute("font-family", "Inter, 'DejaVu Sans', sans-serif") +
             attribute("text-anchor", anchor_of(style.align_x)) + painted("fill", style.paint) + ">" +
             xml_words(words) + "</text>";
    return measured(words, style);
}

void SvgCanvas::clip(Rect area) {
    const auto id = "c" + std::to_string(++clips_);
    definitions_ += "<clipPath" + attribute("id", id) + "><rect" + placed(area) + "/></clipPath>";
    body_ += "<g" + attribute("clip-path", "url(#" + id + ")") + ">";
}

void SvgCanvas::unclip() { body_ += "</g>"; }

void SvgCanvas::push_group(Vec offset, float alpha) {
    body_ += "<g" + attribute("transform", "translate(" + number(offset.x) + " " + number(offset.y) + ")") +
             attribute("opacity", std::clamp(alpha, 0.0F, 1.0F)) + ">";
}

void SvgCanvas::pop_group() { body_ += "</g>"; }

} // namespace zugzwang

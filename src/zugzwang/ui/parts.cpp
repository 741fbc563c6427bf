#include "zugzwang/ui/parts.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

namespace {

/// Whatever is pressed and named.
Node pressed(std::string id, ControlKind kind, std::function<void(const Picked&)> pick) {
    Node node;
    node.id = std::move(id);
    node.face = std::move(kind);
    node.pick = std::move(pick);
    return node;
}

/// It is pressed as a whole.
std::function<void(const Picked&)> whole(std::function<void()> press) {
    return [press = std::move(press)](const Picked&) { press(); };
}

Node acting(const Act& act, Button button) {
    auto node = pressed(std::string(act.id), std::move(button), {});
    node.act = &act;
    return node;
}

} // namespace

Node panel(std::vector<Node> nodes) {
    return column(std::move(nodes)).on(Ground::panel).padded(Measure::panel_padding).gaps(Measure::near);
}

Node part(std::string title, std::vector<Node> nodes) {
    nodes.insert(nodes.begin(), head(title));
    auto node = panel(std::move(nodes));
    node.title = std::move(title);
    return node;
}

Node content(std::vector<Node> nodes) {
    auto node = scroll(std::move(nodes)).gaps(Measure::near);
    node.squeezes = true;
    return node;
}

Node head(std::string text) { return line(std::move(text), {.size = Measure::caption, .paint = {Role::dim}}); }

Node figure(std::string number, std::string label) {
    return column(line(std::move(number), figure_look), line(std::move(label), label_look)).gaps(Measure::hair);
}

Node fact(std::string label, std::string value, std::optional<Side> its_mark) {
    auto name = words(std::move(label), caption_look).wide();
    auto number =
        line(std::move(value), {.size = Measure::caption, .weight = Weight::semibold, .align = AlignX::right});
    if (its_mark) return row(mark(*its_mark), std::move(name), std::move(number)).gaps(Measure::snug);
    return row(std::move(name), std::move(number)).gaps(Measure::snug);
}

Button& button_of(Node& node) { return std::get<Button>(std::get<ControlKind>(node.face)); }

Node tag(std::string text, Role role) {
    constexpr float beside = 6; // what its round ends take
    const auto end = [] { return Node().sized(beside, 0); };
    auto node = row(
        end(), line(std::move(text), {.size = Measure::smallest, .paint = {role}, .weight = Weight::semibold}), end());
    return std::move(node).on(Ground::well, role).padded(Measure::tight).hugs();
}

Node proven() { return tag(tr("proven")); }

Node bar(double part, Role role) {
    auto drawn = picture([part, role](Rect area, Canvas& canvas) {
        const float radius = area.height / 2;
        canvas.fill(area, {Role::well}, radius);
        const float width = std::round(area.width * static_cast<float>(part));
        if (width < 1) return;
        canvas.fill({area.x, area.y, width, area.height}, {role}, std::min(radius, width / 2));
    });
    return std::move(drawn).at_least(60, 12).at_most(Extent::unlimited, 12);
}

Node balance(double first_share, std::string first, std::string second) {
    auto its_bar = picture([first_share](Rect area, Canvas& canvas) { paint_balance_bar(area, first_share, canvas); });
    auto right = line(std::move(second), {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::right});
    return column(std::move(its_bar).at_least(60, 22),
                  row(line(std::move(first), caption_look).wide(), std::move(right)))
        .gaps(Measure::tight);
}

Node mark(Side side, float size) {
    return picture([side](Rect area, Canvas& canvas) {
               paint_mark(side, area.centre(), std::min(area.width, area.height), canvas);
           })
        .sized(size, size);
}

Node sprite(std::string name, float size) {
    return picture([name = std::move(name)](Rect area, Canvas& canvas) { canvas.sprite(name, area); })
        .sized(size, size);
}

Node divider() {
    return picture([](Rect area, Canvas& canvas) {
               canvas.line({area.x, area.centre().y}, {area.right(), area.centre().y},
                           {.paint = {Role::panel_rim}, .width = canvas.px(Measure::rim)});
           })
        .at_least(0, 2)
        .at_most(Extent::unlimited, 2);
}

Node button(const Act& act) { return button(act, tr(act.words)); }
Node button(const Act& act, std::string text) {
    return acting(act, {.words = std::move(text), .icon = std::string(act.icon)});
}
Node primary(const Act& act) { return primary(act, tr(act.words)); }
Node primary(const Act& act, std::string text) {
    return acting(act, {.look = Button::Look::primary, .words = std::move(text)});
}
Node icon(const Act& act, bool on) {
    return acting(act, {.look = Button::Look::icon, .icon = std::string(on ? act.icon_on : act.icon)});
}
Node held_icon(const Act& act) {
    return acting(act, {.look = Button::Look::icon, .icon = std::string(act.icon), .hold = true});
}

Node badged(Node node, std::string text) {
    auto badge = picture([text = std::move(text)](Rect area, Canvas& canvas) {
        const TextStyle style{.size = canvas.px(Measure::smallest),
                              .paint = {Role::primary_ink},
                              .weight = Weight::bold,
                              .align_x = AlignX::centre};
        const float height = area.height, width = canvas.measured(text, style).width + height * 0.8F;
        const Rect plate = snapped({area.right() - width * 0.86F, area.y - height * 0.55F, width, height});
        canvas.fill(plate, {Role::act}, height / 2);
        canvas.text(text, plate.centre(), style);
    });
    return stack(std::move(node), std::move(badge).sized(34, 34)).across_at(Align::end);
}

Node button(std::string id, std::string text, std::function<void()> press) {
    return pressed(std::move(id), Button{.words = std::move(text)}, whole(std::move(press)));
}

Node icon(std::string id, std::string sprite, std::function<void()> press) {
    return pressed(std::move(id), Button{.look = Button::Look::icon, .icon = std::move(sprite)},
                   whole(std::move(press)));
}

Node choice(std::string id, std::vector<std::string> options, std::size_t chosen, Choose choose) {
    return pressed(
        std::move(id), Segmented{.words = std::move(options), .chosen = chosen},
        [choose = std::move(choose)](const Picked& picked) { choose(static_cast<std::size_t>(picked.value)); });
}

Node marked(Node choice, std::vector<std::vector<Side>> marks) {
    std::get<Segmented>(std::get<ControlKind>(choice.face)).marks = std::move(marks);
    return choice;
}

Node without_last(Node choice) {
    std::get<Segmented>(std::get<ControlKind>(choice.face)).kept_back = 1;
    return choice;
}

Node list_box(std::string id, std::string label, std::string chosen, std::function<void()> press) {
    return pressed(std::move(id), ListBox{.label = std::move(label), .words = std::move(chosen)},
                   whole(std::move(press)));
}

Node card(std::string id, std::string title, std::string text, bool chosen, std::function<void()> press, Role rim) {
    return pressed(std::move(id),
                   ChoiceCard{.title = std::move(title), .words = std::move(text), .chosen = chosen, .rim = rim},
                   whole(std::move(press)));
}

Node chip(std::string id, std::string text, bool on, std::function<void()> press) {
    return pressed(std::move(id), Chip{.words = std::move(text), .chosen = on}, whole(std::move(press)));
}

Node toggle(const Act& act, std::string text, bool on) {
    auto node = pressed(std::string(act.id), Chip{.words = std::move(text), .chosen = on, .slides = true},
                        [](const Picked&) {});
    node.act = &act;
    return node;
}

Node stepper(std::string id, const Stepper& stepper, std::function<void(std::int64_t)> set,
             std::function<void()> shuffle) {
    auto its = stepper;
    its.shuffle = static_cast<bool>(shuffle);
    return pressed(std::move(id), its, [set = std::move(set), shuffle = std::move(shuffle)](const Picked& picked) {
        picked.shuffle ? shuffle() : set(picked.value);
    });
}

Node field(std::string id, const TextLine& line, std::string placeholder, std::function<bool(const InputEvent&)> take) {
    auto node = pressed(std::move(id),
                        TextField{.text = line.text(), .caret = line.caret(), .placeholder = std::move(placeholder)},
                        [](const Picked&) {});
    node.reactions.key = [take](const KeyEvent& event) { return take(event); };
    node.reactions.text = [take = std::move(take)](const TextEvent& event) { return take(event); };
    node.reactions.cursor = [] { return Cursor::text; };
    return node;
}

Node pressable(std::string id, Node node, std::function<void()> press) {
    node.id = std::move(id);
    return std::move(node).picked(whole(std::move(press)));
}

} // namespace zugzwang::ui

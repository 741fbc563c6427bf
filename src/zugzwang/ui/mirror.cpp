#include "zugzwang/ui/mirror.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <type_traits>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/page_view.hpp"

namespace zugzwang::ui {

namespace {

using Kind = MirrorLine::Kind;

constexpr std::string_view list_lines = "list-open", list_end = "list-end";
/// Before the name of what they belong to.
constexpr std::string_view draws = "draw:", earlier = "earlier:", further = "further:";

/// What stands behind that beginning; empty where it does not begin so.
std::string_view behind(std::string_view beginning, std::string_view name) {
    return name.starts_with(beginning) ? name.substr(beginning.size()) : std::string_view();
}

/// Words side by side, which are read as one.
bool is_one_line(const Node& node) {
    if (node.flow == Flow::leaf) return !std::holds_alternative<ControlKind>(node.face);
    const bool beside = node.flow == Flow::row || node.flow == Flow::wrap;
    return beside && node.face.index() == 0 && std::ranges::all_of(node.children, is_one_line);
}

bool is_head_of(const Node& part, const Node& child) {
    const auto* words = std::get_if<Words>(&child.face);
    return words != nullptr && words->runs.size() == 1 && words->runs.front().text == part.title;
}

class Writer {
  public:
    Writer(const Page& page, const Layout& layout, std::function<bool(const Node&)> is_enabled)
        : page_(page), layout_(layout), is_enabled_(std::move(is_enabled)) {
        for (const auto& placed : layout.nodes) {
            const Node* around = layout.nodes[placed.parent].node;
            if (std::holds_alternative<Rows>(around->face)) rows_[around].push_back(placed.node);
        }
    }

    void add_page(const Node& root) {
        if (!page_.title.empty()) add({.kind = Kind::title, .words = page_.title});
        add({.words = page_.status});
        add(root);
        if (!page_.only_seen) add_other_deeds();
    }
    [[nodiscard]] Mirror lines() && { return std::move(lines_); }

  private:
    /// What has neither words nor a value is left out, as is what was there before.
    void add(MirrorLine line) {
        if (line.words.empty() && line.options.empty()) return;
        if (!line.id.empty() && !ids_.insert(line.id).second) return;
        lines_.push_back(std::move(line));
    }
    void add(const Node& node) {
        if (node.absent) return;
        if (const auto* kind = std::get_if<ControlKind>(&node.face)) return add_control(node, *kind);
        if (node.id == "board" && std::holds_alternative<Picture>(node.face))
            return add({.kind = Kind::board, .id = node.id, .words = tr("The position")});
        if (is_one_line(node)) return add({.words = read_out(node)});
        if (!node.title.empty()) add({.kind = Kind::heading, .words = node.title});
        if (std::holds_alternative<Rows>(node.face)) return add_rows(node);
        for (const auto& child : node.children)
            if (!is_head_of(node, child)) add(child);
    }
    /// Those that can be seen now, and a way to the others.
    void add_rows(const Node& node) {
        const auto placed = std::ranges::find(layout_.nodes, &node, &Placed::node);
        const bool scrolls = placed != layout_.nodes.end() && placed->content > placed->area.height;
        if (scrolls && placed->offset > 0)
            add({.kind = Kind::button, .id = std::string(earlier) + placed->id, .words = tr("Earlier rows")});
        for (const auto* row : rows_[&node])
            add(*row);
        if (scrolls && placed->offset + placed->area.height < placed->content)
            add({.kind = Kind::button, .id = std::string(further) + placed->id, .words = tr("Further rows")});
    }
    void add_control(const Node& node, const ControlKind& kind) {
        MirrorLine line{.kind = Kind::button, .id = node.id, .enabled = is_enabled_(node)};
        if (node.act != nullptr) {
            const auto& tip = line.enabled || node.act->off.empty() ? node.act->line : node.act->off;
            if (!tip.empty()) line.tip = tr(tip);
        }
        std::visit([&](const auto& control) { describe(line, node, control); }, kind);
        const bool draws_one = line.kind == Kind::number && std::get<Stepper>(kind).shuffle;
        MirrorLine draw{.kind = Kind::button, .id = std::string(draws) + node.id, .words = tr("Another number")};
        add(std::move(line));
        if (draws_one) add(std::move(draw));
        add_controls_in(node);
    }
    void add_controls_in(const Node& node) {
        for (const auto& child : node.children) {
            if (child.absent) continue;
            if (const auto* kind = std::get_if<ControlKind>(&child.face))
                add_control(child, *kind);
            else
                add_controls_in(child);
        }
    }

    [[nodiscard]] std::string label(const Node& node) const {
        const auto* placed = layout_.find(node.id);
        return placed == nullptr ? std::string() : label_of(*placed, layout_);
    }
    void describe(MirrorLine& line, const Node& node, const Button& button) const {
        line.words = button.words;
        if (line.words.empty()) line.words = node.act == nullptr ? node.id : tr(node.act->words);
        if (node.act == &sound_act) line.is_on = !page_.muted;
        if (node.act != nullptr && !node.act->icon_on.empty()) line.is_on = button.icon == node.act->icon_on;
    }
    void describe(MirrorLine& line, const Node& node, const Segmented& choice) const {
        line.kind = Kind::choice;
        line.words = label(node);
        line.options = choice.words;
        line.value = static_cast<std::int64_t>(choice.chosen);
    }
    void describe(MirrorLine& line, const Node& node, const Chip& chip) const {
        line.words = !chip.slides ? chip.words : node.act != nullptr ? tr(node.act->words) : label(node);
        line.is_on = chip.chosen;
    }
    void describe(MirrorLine& line, const Node& node, const ListBox& box) const {
        line.kind = Kind::menu;
        line.words = tr("{what}: {it}", {{"what", box.label.empty() ? label(node) : box.label}, {"it", box.words}});
    }
    void describe(MirrorLine& line, const Node& node, const Stepper& stepper) const {
        line.kind = Kind::number;
        line.words = label(node);
        line.value = stepper.value;
        line.min = stepper.min;
        line.max = stepper.max;
        line.step = stepper.step;
    }
    void describe(MirrorLine& line, const Node& node, const ChoiceCard& /*card*/) const {
        line.words = read_out(node);
        line.is_current = std::get<ChoiceCard>(std::get<ControlKind>(node.face)).chosen;
    }
    void describe(MirrorLine& line, const Node& node, const TextField& field) const {
        line.kind = Kind::field;
        line.words = label(node);
        if (line.words.empty()) line.words = field.placeholder;
        line.text = field.text;
    }
    void describe(MirrorLine& line, const Node& node, const Spot& /*spot*/) const {
        line.words = read_out(node);
        if (line.words.empty()) line.words = node.id;
        const auto is_chosen = [](const Node& one) { return one.ground == Ground::selected; };
        line.is_current = is_chosen(node) || std::ranges::any_of(node.children, is_chosen);
    }

    /// What is done by keys alone.
    void add_other_deeds() {
        for (const auto& deed : page_.deeds) {
            const auto key = key_of(*deed.act);
            const KeyEvent its_key{.key = key.key, .character = key.character, .control = key.control};
            const bool is_hidden = key.key != Key::none && deed_of(page_.deeds, its_key)->act != deed.act;
            if (is_hidden || deed.act->words.empty()) continue;
            const bool asks = !deed.act->field.empty();
            add({.kind = asks ? Kind::question : Kind::button,
                 .id = std::string(deed.act->id),
                 .words = tr(asks ? deed.act->field : deed.act->words),
                 .tip = deed.act->line.empty() ? std::string() : tr(deed.act->line),
                 .enabled = deed.enabled});
        }
    }

    const Page& page_;
    const Layout& layout_;
    std::function<bool(const Node&)> is_enabled_;
    std::map<const Node*, std::vector<const Node*>> rows_; ///< Of a list, that it made.
    Mirror lines_;
    std::set<std::string, std::less<>> ids_;
};

} // namespace

Mirror PageView::mirror() const {
    if (list_)
        return {{.kind = Kind::list,
                 .id = std::string(list_lines),
                 .options = list_->words,
                 .value = static_cast<std::int64_t>(list_->chosen)},
                {.kind = Kind::button, .id = std::string(list_end), .words = tr("Close")}};
    Writer writer(page_, layout_, [this](const Node& node) { return is_enabled(node); });
    writer.add_page(root_);
    return std::move(writer).lines();
}

bool PageView::handle_named(const NamedEvent& event) {
    keyboard_.reset();
    tip_timer_.end();
    if (list_) return handle_list(event);
    if (event.kind == NamedEvent::Kind::focus) {
        if (layout_.find(event.name) == nullptr) return false;
        controls_.focus(event.name);
        scroll_to_focus();
        return true;
    }
    for (const auto& [beginning, pages] : {std::pair{earlier, -1}, std::pair{further, 1}}) {
        const auto* rows = layout_.find(behind(beginning, event.name));
        if (rows != nullptr && std::holds_alternative<Rows>(rows->node->face)) return turn_rows(*rows, pages);
    }
    if (const auto drawn = behind(draws, event.name); !drawn.empty()) {
        perform({.id = std::string(drawn), .shuffle = true});
        return true;
    }
    const auto* placed = layout_.find(event.name);
    if (placed == nullptr) {
        const auto deed = std::ranges::find_if(page_.deeds, [&](const Deed& one) { return one.act->id == event.name; });
        if (deed == page_.deeds.end() || !deed->enabled) return false;
        const auto performed = deed->perform; // what it does may bring the next page
        performed();
        return true;
    }
    if (const auto picked = controls_.pick(event.name, event.value)) perform(*picked);
    if (event.kind == NamedEvent::Kind::type) write(*placed->node, event.text);
    return true;
}

bool PageView::handle_list(const NamedEvent& event) {
    if (event.kind == NamedEvent::Kind::focus) return true;
    const auto index = static_cast<std::size_t>(event.value);
    if (event.name != list_lines || index >= list_->words.size()) {
        list_.reset();
        return true;
    }
    list_->picked = index;
    close_list();
    return true;
}

bool PageView::turn_rows(const Placed& rows, int pages) {
    auto& scroll = rules_.scrolls[rows.id];
    scroll.to(scroll.offset() + Vec{0, static_cast<float>(pages) * rows.area.height});
    lay_out_scrolled();
    return true;
}

/// As keys would.
void PageView::write(const Node& field, const std::string& text) {
    const auto* held = std::get_if<TextField>(&std::get<ControlKind>(field.face));
    if (held == nullptr) return;
    const auto reactions = field.reactions; // what is typed may bring the next page
    for (const auto& event : keys_between(held->text, text)) {
        if (const auto* key = std::get_if<KeyEvent>(&event)) static_cast<void>(reactions.key(*key));
        if (const auto* typed = std::get_if<TextEvent>(&event)) static_cast<void>(reactions.text(*typed));
    }
}

} // namespace zugzwang::ui

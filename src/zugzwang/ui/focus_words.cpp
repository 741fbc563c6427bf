// What a person hears of a page who does not see it: the control in focus, or all that stands in a part.
#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/page_view.hpp"

namespace zugzwang::ui {

namespace {

/// One after the other, each with a full stop before the next.
class ReadOut {
  public:
    void add(std::string_view words) {
        if (words.empty()) return;
        text_ = sentences(closed(std::move(text_)), std::string(words));
    }
    void add(const ControlKind& kind) {
        std::visit([this](const auto& control) { add_control(control); }, kind);
    }
    /// The words that stand there, and what can be pressed.
    void add(const Node& node) {
        if (node.absent) return;
        if (const auto* words = std::get_if<Words>(&node.face)) {
            std::string whole;
            for (const auto& run : words->runs)
                whole += (whole.empty() || whole.ends_with(' ') ? "" : " ") + run.text;
            add(whole);
        }
        if (const auto* picture = std::get_if<Picture>(&node.face)) add(picture->words);
        if (const auto* kind = std::get_if<ControlKind>(&node.face)) add(*kind);
        if (const auto* rows = std::get_if<Rows>(&node.face)) {
            for (std::size_t index = 0; index < rows->count; ++index)
                add(rows->row(index));
        }
        for (const auto& child : node.children)
            add(child);
    }
    [[nodiscard]] bool is_empty() const { return text_.empty(); }
    [[nodiscard]] std::string text() && { return std::move(text_); }

  private:
    void add_control(const Button& button) { add(button.words); }
    void add_control(const Segmented& choice) {
        if (choice.chosen < choice.words.size()) add(choice.words[choice.chosen]);
    }
    void add_control(const Chip& chip) {
        add(chip.words);
        add(chip.chosen ? tr("On") : tr("Off"));
    }
    void add_control(const ListBox& box) {
        add(box.label);
        add(box.words);
    }
    void add_control(const Stepper& stepper) { add(std::to_string(stepper.value)); }
    void add_control(const ChoiceCard& card) {
        add(card.title);
        add(card.words);
    }
    void add_control(const TextField& field) { add(field.text.empty() ? field.placeholder : field.text); }
    void add_control(const Spot&) {}

    std::string text_;
};

bool has_control(const Node& node) {
    return std::holds_alternative<ControlKind>(node.face) || std::ranges::any_of(node.children, has_control);
}

} // namespace

std::string label_of(const Placed& value, const Layout& layout) {
    ReadOut read;
    const auto* its = &value;
    for (int level = 0; level < 2 && read.is_empty(); ++level) {
        const auto& around = layout.nodes[its->parent];
        const Node* before = nullptr;
        for (const auto& sibling : around.node->children) {
            const bool is_row = around.node->flow == Flow::row, is_own = &sibling == its->node;
            if (is_row && !is_own && !has_control(sibling)) read.add(sibling);
            if (!is_row && is_own && before != nullptr && !has_control(*before)) read.add(*before);
            before = &sibling;
        }
        its = &around;
    }
    return std::move(read).text();
}

std::string read_out(const Node& node) {
    ReadOut read;
    read.add(node);
    return std::move(read).text();
}

std::string PageView::words_of_focus() const {
    if (list_) return list_->words[list_->chosen];
    if (keyboard_) return keyboard_->view->words_of_focus();
    const auto* focused = controls_.focused().empty() ? nullptr : layout_.find(controls_.focused());
    const auto* kind = focused == nullptr ? nullptr : std::get_if<ControlKind>(&focused->node->face);
    if (kind == nullptr) return {};
    const Node& node = *focused->node;
    ReadOut read;
    const auto* box = std::get_if<ListBox>(kind);
    const bool is_bare = has_values(*kind) || (box != nullptr && box->label.empty());
    if (is_bare) read.add(label_of(*focused, layout_)); // a value says nothing alone
    const auto* button = std::get_if<Button>(kind);
    if (node.act != nullptr && button != nullptr && button->words.empty()) read.add(tr(node.act->words));
    const auto* chip = std::get_if<Chip>(kind);
    if (chip != nullptr && chip->slides && node.act != nullptr) { // beside it stands no more than on or off
        read.add(tr(node.act->words));
        read.add(chip->chosen ? tr("On") : tr("Off"));
    } else {
        read.add(node);
    }
    if (node.act != nullptr) {
        const auto& tip = is_enabled(node) || node.act->off.empty() ? node.act->line : node.act->off;
        if (!tip.empty()) read.add(tr(tip));
    }
    return std::move(read).text();
}

} // namespace zugzwang::ui

#include "scenes/frame/scene_path.hpp"

#include <utility>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {

namespace {

/// Browsers take no address of any length.
constexpr std::size_t longest_address = 4000;

std::string line_of(const Scene& scene) {
    auto address = scene.address();
    if (!address) return {};
    auto text = to_text(*address);
    if (text.size() > longest_address) text = to_text({address->place, address->game, address->part});
    return address->record.empty() ? text : text + '\t' + address->record;
}

std::string_view text_in(std::string_view line) { return line.substr(0, line.find('\t')); }

/// How many of the scenes above the menu stay.
std::size_t common(const SceneStack& stack, const std::vector<std::string_view>& lines) {
    std::size_t count = 0;
    while (count < lines.size() && count + 1 < stack.depth()) {
        const auto here = line_of(stack.at(count + 1));
        if (!are_of_one_place(text_in(here), text_in(lines[count]))) break;
        ++count;
    }
    return count;
}

std::optional<Refusal> open_line(SceneStack& stack, SceneContext& context, std::string_view line) {
    auto address = address_from_text(text_in(line));
    if (!address) return address.refusal();
    if (address->place == Address::Place::letter) { // is read by a worker
        stack.handle(DropEvent{.file{}, .text = address->part});
        return std::nullopt;
    }
    if (const auto tab = line.find('\t'); tab != line.npos) address->record = line.substr(tab + 1);
    auto scene = scene_at(context, *address);
    if (!scene) return scene.refusal();
    stack.open(*std::move(scene));
    return std::nullopt;
}

} // namespace

std::string path_of(const SceneStack& stack) {
    std::string path;
    for (std::size_t place = 1; place < stack.depth(); ++place)
        path += line_of(stack.at(place)) + '\n';
    return path;
}

std::optional<Refusal> go_to(SceneStack& stack, SceneContext& context, std::string_view path) {
    std::vector<std::string_view> lines;
    for (const auto& line : split(path, '\n'))
        lines.push_back(line.text);
    lines.pop_back(); // behind the last end
    const auto staying = common(stack, lines);
    while (stack.depth() > staying + 1) {
        const auto before = stack.depth();
        stack.handle(KeyEvent{.key = Key::escape});
        if (stack.depth() >= before) return std::nullopt;
    }
    for (std::size_t at = staying; at < lines.size() && !lines[at].empty(); ++at)
        if (auto refusal = open_line(stack, context, lines[at])) return refusal;
    return std::nullopt;
}

} // namespace zugzwang

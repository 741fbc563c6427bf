// Keys, clicks and what is typed in the games' scene.
#include <algorithm>
#include <cmath>

#include "desk/day_words.hpp"
#include "record/record.hpp"
#include "scenes/frame/film_strip.hpp"
#include "scenes/library/library_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {
constexpr float still = 8; ///< Units that a click may wander.
}

SceneChange LibraryScene::handle(const InputEvent& event) {
    if (open_list_.is_open()) {
        const auto index = open_list_.handle(event);
        return index ? pick_from_list(*index) : SceneChange::stay();
    }
    if (type_day(event) || opener_.handle(event, nullptr)) return SceneChange::stay();
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    return SceneChange::stay();
}

std::optional<std::size_t> LibraryScene::row_at(Vec place) const {
    if (is_empty() || !list_.contains(place)) return std::nullopt;
    const auto [first, end] = in_view();
    for (auto index = first; index < end; ++index) {
        if (layout_.row(index, scroll_.offset()).contains(place)) return index;
    }
    return std::nullopt;
}

SceneChange LibraryScene::pointer(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    const auto answer = controls_.pointer(event);
    if (answer.picked) {
        if (answer.picked->id != "day") controls_.drop_focus();
        return pick(*answer.picked);
    }
    if (answer.used && event.kind != Kind::move) return SceneChange::stay();
    const bool scrolled = scroll_.pointer(event);
    const auto pointed = event.kind == Kind::leave || answer.used ? std::nullopt : row_at(event.at);
    pointed_ = pointed;
    const bool left = event.button == PointerEvent::Button::left;
    if (event.kind == Kind::press && left) {
        pressed_ = pointed;
        pressed_at_ = event.at;
        controls_.drop_focus();
    }
    if (event.kind != Kind::release || !left || !pressed_) return SceneChange::stay();
    const auto row = std::exchange(pressed_, std::nullopt);
    const bool clicked = scrolled && row == pointed && distance(event.at, pressed_at_) <= still * layout_.stage.scale();
    if (!clicked) return SceneChange::stay();
    if (*row == chosen_) return review();
    choose(*row);
    return SceneChange::stay();
}

SceneChange LibraryScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) {
        if (controls_.focused().empty()) return SceneChange::pop();
        controls_.drop_focus();
        return SceneChange::stay();
    }
    if (event.key == Key::f1) return pick({.id = "help"});
    const bool types = controls_.focused() == "day";
    if (!types && event.key == Key::character) return shortcut(event);
    if (!(types && (event.key == Key::home || event.key == Key::end)) && move_choice(event.key))
        return SceneChange::stay();
    const auto answer = controls_.key(event);
    if (answer.picked && answer.picked->id != "day") return pick(*answer.picked);
    if (types || answer.used) return SceneChange::stay();
    if (event.key == Key::erase) delete_chosen();
    if (event.key == Key::enter && !event.repeat) return is_empty() ? pick({.id = "play"}) : review();
    if (event.key == Key::space && !event.repeat) return watch();
    return SceneChange::stay();
}

SceneChange LibraryScene::shortcut(const KeyEvent& event) {
    if (event.alt) return SceneChange::stay();
    const char sign = event.character;
    if (event.control && sign == 'z') take_back();
    if (event.control && sign == 'c') copy(event);
    if (event.control) return SceneChange::stay();
    if (sign == 's' && !is_empty()) ask_way_to_save();
    const auto number = static_cast<std::size_t>(sign - '1');
    if (sign >= '1' && sign <= '9' && number <= context_.games.size())
        return pick({.id = "game:" + (number == 0 ? std::string() : context_.games[number - 1].id)});
    return SceneChange::stay();
}

/// Up and down a line, by pages and to the ends.
bool LibraryScene::move_choice(Key key) {
    if (is_empty()) return false;
    const auto page = std::max<std::size_t>(1, static_cast<std::size_t>(list_.height / layout_.pitch));
    const auto last = shelf_.size() - 1;
    switch (key) {
    case Key::up:
        choose(chosen_ == 0 ? 0 : chosen_ - 1);
        return true;
    case Key::down:
        choose(chosen_ + 1);
        return true;
    case Key::page_up:
        choose(chosen_ < page ? 0 : chosen_ - page);
        return true;
    case Key::page_down:
        choose(std::min(last, chosen_ + page));
        return true;
    case Key::home:
        choose(0);
        return true;
    case Key::end:
        choose(last);
        return true;
    default:
        return false;
    }
}

/// The line in which a day is typed takes what it understands while it is in focus; the list follows at once.
bool LibraryScene::type_day(const InputEvent& event) {
    if (controls_.focused() != "day") return false;
    const auto* pressed = std::get_if<KeyEvent>(&event);
    const auto* typed = std::get_if<TextEvent>(&event);
    if (typed != nullptr)
        day_.insert(typed->text);
    else if (pressed == nullptr || !day_.key(*pressed))
        return false;
    auto wanted = shelf_.filter();
    wanted.begun = typed_days(day_.text(), context_.now());
    if (wanted.begun || day_.text().find_first_not_of(' ') == std::string::npos)
        notice_.end();
    else
        notice_.tell(tr("A day reads like 18 Nov, 2026-11 or yesterday"), Role::bad);
    if (wanted != shelf_.filter())
        filter(std::move(wanted));
    else
        rebuild();
    return true;
}

SceneChange LibraryScene::pick(const Picked& picked) {
    const auto& id = picked.id;
    auto wanted = shelf_.filter();
    if (id == "back") return SceneChange::pop();
    if (id == "help") {
        const auto* entry = chosen();
        const auto* game = entry == nullptr ? nullptr : find(entry->game);
        return SceneChange::push(make_help(context_, game == nullptr ? context_.games.front() : *game));
    }
    if (id == "play") {
        const auto* game = find(wanted.game);
        return SceneChange::push(make_setup(context_, game == nullptr ? context_.games.front() : *game));
    }
    if (id == "review") return review();
    if (id == "watch") return watch();
    if (id == "take-back") take_back();
    if (id == "delete") delete_chosen();
    if (id == "against") ask_opponent();
    if (id == "save") ask_way_to_save();
    if (pick_in_film_strip(picked, context_.film)) rebuild();
    if (id.starts_with("game:")) {
        wanted.game = id.substr(5);
        wanted.against.clear();
    }
    if (id.starts_with("result:")) wanted.fortune = result_choices[static_cast<std::size_t>(id.back() - '0')];
    if (id == "all") {
        wanted = {};
        day_ = TextLine({}, 40);
    }
    if (wanted != shelf_.filter()) filter(std::move(wanted));
    return SceneChange::stay();
}

void LibraryScene::ask_opponent() {
    opponents_ = library_ == nullptr ? std::vector<std::string>() : library_->opponents(shelf_.filter().game);
    opponents_.insert(opponents_.begin(), std::string());
    auto words = opponents_;
    words.front() = tr("anyone");
    const auto now = std::ranges::find(opponents_, shelf_.filter().against);
    asked_ = Asked::opponent;
    open_list_.open({.words = std::move(words),
                     .chosen = now == opponents_.end() ? 0 : static_cast<std::size_t>(now - opponents_.begin()),
                     .anchor = layout_.against,
                     .screen = layout_.stage.screen(),
                     .scale = layout_.stage.scale()});
}

void LibraryScene::ask_way_to_save() {
    ways_ = saver_.kinds();
    if (ways_.empty()) return;
    std::vector<std::string> words;
    for (const auto way : ways_) {
        switch (way) {
        case Saver::Kind::picture:
            words.push_back(tr("Picture of the board"));
            break;
        case Saver::Kind::film:
            words.push_back(tr("Film of the game"));
            break;
        case Saver::Kind::text:
            words.push_back(tr("Text to read"));
            break;
        case Saver::Kind::record:
            words.push_back(tr("Record to open again"));
            break;
        }
    }
    words.push_back(
        tr_n("The record of {n} game", "Records of all {n} games listed", static_cast<std::int64_t>(shelf_.size())));
    asked_ = Asked::way_to_save;
    open_list_.open({.words = std::move(words),
                     .anchor = layout_.save,
                     .screen = layout_.stage.screen(),
                     .scale = layout_.stage.scale()});
}

SceneChange LibraryScene::pick_from_list(std::size_t index) {
    if (asked_ == Asked::way_to_save) {
        save(index);
        return SceneChange::stay();
    }
    auto wanted = shelf_.filter();
    wanted.against = opponents_[index];
    filter(std::move(wanted));
    return SceneChange::stay();
}

void LibraryScene::copy(const KeyEvent& event) {
    read_chosen();
    if (!preview_ || !context_.clipboard.set_text) return;
    context_.clipboard.set_text(event.shift ? to_json_line(preview_->record) : preview_->entry.last);
    notice_.tell(event.shift ? tr("The game is copied") : tr("The position is copied"));
}

} // namespace zugzwang

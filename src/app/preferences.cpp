#include "app/preferences.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <utility>

#include "app/first_text_size.hpp"
#include "languages/languages.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::app {

namespace {

void complain(const std::string& words) { std::cerr << "zugzwang: " << words << '\n'; }

/// Of the house and of the person, whose files lie beside the settings.
ThemeShelf shelf_of(const std::optional<SettingsFile>& file, const canvas::Assets& assets) {
    ThemeShelf shelf(assets, catalog(), file ? file->folder() / "themes" : std::filesystem::path());
    for (const auto& broken : shelf.broken())
        complain(broken.complaint);
    return shelf;
}

Settings read(const std::optional<SettingsFile>& file, const Settings& otherwise, const ThemeShelf& shelf,
              std::optional<std::string>& trouble) {
    Settings settings = otherwise;
    if (file) {
        auto loaded = file->load();
        if (!loaded.complaint.empty()) complain(trouble.emplace(std::move(loaded.complaint)));
        settings = loaded.settings;
    }
    if (std::ranges::find(shelf.choices(), settings.theme, &NamedChoice::id) == shelf.choices().end()) {
        const bool is_broken =
            std::ranges::find(shelf.broken(), settings.theme, &ThemeShelf::Broken::id) != shelf.broken().end();
        if (!is_broken) complain(tr("there is no theme `{theme}`", {{"theme", settings.theme}})); // else that was said
        settings.theme = Settings{}.theme;
    }
    return settings;
}

} // namespace

Preferences::Preferences(std::optional<SettingsFile> file, const Settings& otherwise, const canvas::Assets& assets)
    : file_(std::move(file)), shelf_(shelf_of(file_, assets)), loaded_(read(file_, otherwise, shelf_, trouble_)),
      applied_(loaded_), theme_(shelf_.load(loaded_.theme)) {
    applied_.language = speak(loaded_.language);
    name_sides_by(theme_);
}

Settings Preferences::begin(Window& window, float words) {
    if (!applied_.monitor.empty()) window.move_to(applied_.monitor);
    applied_.fullscreen = window.is_fullscreen();
    first_text_size_ = first_text_size(words, window.pixels_per_millimetre());
    if (applied_.text_size == 0) applied_.text_size = first_text_size_;
    return applied_;
}

Preferences::Changes Preferences::apply(Settings& wanted, Window& window) {
    Changes changes;
    if (wanted.text_size == 0) wanted.text_size = first_text_size_;
    if (wanted.monitor != applied_.monitor) {
        window.move_to(wanted.monitor);
        changes.window = true;
    }
    if (wanted.fullscreen != applied_.fullscreen) {
        window.set_fullscreen(wanted.fullscreen);
        keeps_fullscreen_ = true;
        changes.window = true;
    }
    if (wanted.language != applied_.language) speak(wanted.language);
    changes.words = wanted.language != applied_.language || wanted.text_size != applied_.text_size;
    if (wanted.theme != applied_.theme) {
        changes.theme = takes_theme(wanted.theme);
        if (!changes.theme) wanted.theme = applied_.theme;
    }
    applied_ = wanted;
    keep(wanted);
    return changes;
}

bool Preferences::takes_theme(const std::string& id) {
    try {
        theme_ = shelf_.load(id);
    } catch (const std::runtime_error& error) {
        complain(error.what());
        return false;
    }
    name_sides_by(theme_);
    return true;
}

void Preferences::keep(Settings settings) {
    if (!file_) return;
    if (!keeps_fullscreen_) settings.fullscreen = loaded_.fullscreen;
    const bool failed = !file_->save(settings);
    if (failed && !told_of_failure_) complain(trouble_.emplace(tr("the settings cannot be saved")));
    told_of_failure_ = failed;
}

} // namespace zugzwang::app

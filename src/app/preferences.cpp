#include "app/preferences.hpp"

#include <algorithm>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/theme_file.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

void complain(const std::string& words) { std::cerr << "zugzwang: " << words << '\n'; }

Settings read(const std::optional<SettingsFile>& file, const Settings& otherwise, const Assets& assets) {
    Settings settings = otherwise;
    if (file) {
        auto loaded = file->load();
        if (!loaded.complaint.empty()) complain(loaded.complaint);
        settings = loaded.settings;
    }
    const auto names = theme_names(assets);
    if (std::ranges::find(names, settings.theme) == names.end()) {
        complain(tr("there is no theme `{}`", settings.theme));
        settings.theme = Settings{}.theme;
    }
    return settings;
}

} // namespace

Preferences::Preferences(std::optional<SettingsFile> file, const Settings& otherwise, const Assets& assets)
    : file_(std::move(file)), assets_(assets), loaded_(read(file_, otherwise, assets)), applied_(loaded_),
      theme_(load_theme(assets, loaded_.theme)) {
    name_sides_by(theme_);
}

Settings Preferences::begin(const Window& window) {
    applied_.fullscreen = window.is_fullscreen();
    return applied_;
}

Preferences::Changes Preferences::apply(Settings& wanted, Window& window) {
    Changes changes;
    if (wanted.fullscreen != applied_.fullscreen) {
        window.set_fullscreen(wanted.fullscreen);
        keeps_fullscreen_ = true;
        changes.window = true;
    }
    if (wanted.theme != applied_.theme) {
        changes.theme = takes_theme(wanted.theme);
        if (!changes.theme) wanted.theme = applied_.theme;
    }
    applied_ = wanted;
    keep(wanted);
    return changes;
}

bool Preferences::takes_theme(const std::string& name) {
    try {
        theme_ = load_theme(assets_, name);
    } catch (const std::runtime_error& error) {
        complain(error.what());
        return false;
    }
    name_sides_by(theme_);
    return true;
}

void Preferences::keep(Settings settings) const {
    if (!file_) return;
    if (!keeps_fullscreen_) settings.fullscreen = loaded_.fullscreen;
    if (!file_->save(settings)) complain(tr("the settings cannot be saved"));
}

} // namespace zugzwang::app

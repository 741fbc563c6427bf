#include "app/film/film.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "app/picture_sheet.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

namespace {

fs::path frame_file(const fs::path& folder, std::size_t index) {
    auto number = std::to_string(index);
    number.insert(0, 5 - std::min<std::size_t>(5, number.size()), '0');
    return folder / ("frame_" + number + ".png");
}

void check_folder_of(const fs::path& file) {
    const auto folder = file.parent_path();
    if (!folder.empty() && !fs::is_directory(folder))
        throw FilmRefused(tr("there is no folder `{folder}`", {{"folder", folder.string()}}));
}

} // namespace

void Film::check(const FilmPlan& plan) {
    if (plan.file.empty() && plan.frames.empty()) throw FilmRefused(tr("film: no file to write to"));
    if (!plan.file.empty()) {
        FilmPipe::check(plan.file, plan.size);
        check_folder_of(plan.file);
    }
    if (!plan.frames.empty()) check_folder_of(plan.frames);
}

Film::Film(FilmPlan plan, NextFrame next) : plan_(std::move(plan)), next_(std::move(next)) {
    check(plan_);
    if (!plan_.file.empty()) pipe_.emplace(plan_.file, plan_.size, plan_.frames_per_second);
    if (!plan_.frames.empty()) fs::create_directories(plan_.frames);
}

bool Film::step() {
    if (!next_) return false;
    const auto frame = count_ < plan_.max_frames ? next_() : nullptr;
    if (frame) {
        if (pipe_) pipe_->add(*frame);
        if (!plan_.frames.empty()) save_png(*frame, frame_file(plan_.frames, count_));
        ++count_;
        return true;
    }
    next_ = nullptr;
    if (pipe_) pipe_->finish();
    finished_ = true;
    return false;
}

} // namespace zugzwang::app

#include "desk/saver.hpp"

#include <utility>

#include "desk/game_text.hpp"
#include "desk/new_file.hpp"
#include "record/record.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

Saver::News saved(const std::filesystem::path& file) {
    return {.words = tr("Saved in {folder}: {file}",
                        {{"folder", file.parent_path().filename().string()}, {"file", file.filename().string()}})};
}

std::string lines_of(const std::vector<GameRecord>& records) {
    std::string lines;
    for (const auto& record : records)
        lines += to_json_line(record) + "\n";
    return lines;
}

} // namespace

std::vector<Saver::Kind> Saver::kinds() const {
    const auto& saving = context_.saving;
    std::vector<Kind> kinds;
    if (saving.picture && !saving.pictures.empty()) kinds.push_back(Kind::picture);
    if (context_.film.can_start() && !saving.films.empty()) kinds.push_back(Kind::film);
    if (!saving.texts.empty()) kinds.insert(kinds.end(), {Kind::text, Kind::record});
    return kinds;
}

void Saver::save(Kind kind, const Game& game, const LibraryEntry& entry, const GameRecord& record, Session& session) {
    const auto& saving = context_.saving;
    auto name = game_file_name(game, entry);
    switch (kind) {
    case Kind::picture:
        jobs_.push_back(context_.workers.advice.submit(
            [name, folder = saving.pictures, write = saving.picture(session)](const std::stop_token&) -> Written {
                auto file = new_file(folder, name, ".png");
                if (!file) return file;
                if (auto refusal = write(*file)) return *std::move(refusal);
                return file;
            }));
        return;
    case Kind::film:
        return begin_film(name, record);
    case Kind::text:
        jobs_.push_back(context_.workers.advice.submit(
            [name, folder = saving.texts, text = game_text(game, entry, session)](const std::stop_token&) -> Written {
                return new_text_file(folder, name, ".txt", text);
            }));
        return;
    case Kind::record:
        return save_records(std::move(name), {record});
    }
}

void Saver::save_records(std::string name, std::vector<GameRecord> records) {
    jobs_.push_back(context_.workers.advice.submit([name = std::move(name), folder = context_.saving.texts,
                                                    records = std::move(records)](const std::stop_token&) -> Written {
        return new_text_file(folder, name, ".jsonl", lines_of(records));
    }));
}

/// The maker of films writes the file when there is one to write.
void Saver::begin_film(const std::string& name, const GameRecord& record) {
    const auto file = new_file(context_.saving.films, name, ".mp4");
    std::error_code error;
    if (file) std::filesystem::remove(*file, error);
    if (file)
        context_.film.start(record, *file);
    else
        told_ = News{.words = tr(file.refusal()), .refused = true};
}

std::optional<Saver::News> Saver::update() {
    if (told_) return std::exchange(told_, std::nullopt);
    for (auto job = jobs_.begin(); job != jobs_.end(); ++job) {
        const auto written = job->take();
        if (!written) continue;
        jobs_.erase(job);
        if (*written) return saved(**written);
        return News{.words = tr(written->refusal()), .refused = true};
    }
    return std::nullopt;
}

} // namespace zugzwang

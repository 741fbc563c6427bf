#include "desk/saver.hpp"

#include <memory>
#include <set>
#include <string_view>
#include <utility>

#include "desk/context.hpp"
#include "desk/game_words.hpp"
#include "keep/disk.hpp"
#include "record/record.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t longest_name = 80; ///< In bytes.
constexpr int max_of_one_name = 10'000;
constexpr float board_picture = 1080, board_margin = 40; ///< Units: a side, and about the board.

std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char sign : whole_prefix(name, longest_name)) {
        const bool is_letter = static_cast<unsigned char>(sign) > 0x20 && sign != 0x7F;
        constexpr std::string_view special = "/\\:*?\"<>|";
        if (is_letter && special.find(sign) == special.npos)
            plain += sign;
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    while (plain.starts_with('.') || plain.starts_with(' '))
        plain.erase(0, 1);
    return plain.empty() ? "Zugzwang" : plain;
}

} // namespace

Result<std::filesystem::path> new_file(const std::filesystem::path& folder, const std::string& name,
                                       const std::string& ending) {
    const auto plain = plain_name(name);
    for (int number = 1; number < max_of_one_name; ++number) {
        const auto file = folder / (number == 1 ? plain + ending : filled("{} {}{}", plain, number, ending));
        const auto making = make_file(file);
        if (making == Making::made) return file;
        if (making == Making::impossible) break;
    }
    return Refusal{"no file can be made in {}", folder.string()};
}

std::optional<Refusal> write_text(const std::filesystem::path& file, const std::string& text) {
    return write_to_disk(file, text) ? std::nullopt : std::optional(Refusal{"cannot be written: {}", file.string()});
}

std::vector<Saver::Kind> Saver::kinds() const {
    const auto& saving = context_.saving;
    std::vector<Kind> kinds;
    if (saving.takes_pictures()) kinds.push_back(Kind::picture);
    if (context_.film.can_start() && !saving.films.empty()) kinds.push_back(Kind::film);
    if (!saving.texts.empty()) kinds.insert(kinds.end(), {Kind::text, Kind::record});
    return kinds;
}

void Saver::save(Kind kind, const Game& game, const LibraryEntry& entry, const GameRecord& record, Session& session) {
    const auto& saving = context_.saving;
    const auto name = game_file_name(game, entry);
    switch (kind) {
    case Kind::picture: {
        const auto draw = [&session](Rect sheet, Canvas& canvas) {
            session.place(sheet.inset(board_margin));
            session.draw(canvas);
        };
        return save_files(name, {{saving.pictures, ".png", saving.picture({board_picture, board_picture}, draw)}});
    }
    case Kind::film: {
        const auto file = new_file(saving.films, name, ".mp4");
        if (!file) {
            return jobs_.push_back(context_.workers.advice.submit(
                [refusal = file.refusal()](const std::stop_token&) -> Written { return refusal; }));
        }
        std::error_code ignored;
        std::filesystem::remove(*file, ignored); // its maker makes it when there is something to write
        return context_.film.start(record, *file);
    }
    case Kind::text: {
        const auto write = [text = game_text(game, entry, session)](const auto& file) {
            return write_text(file, text);
        };
        return save_files(name, {{saving.texts, ".txt", write}});
    }
    case Kind::record:
        return save_records(name, {record});
    }
}

void Saver::save_records(const std::string& name, std::vector<GameRecord> records) {
    const auto all = std::make_shared<const std::vector<GameRecord>>(std::move(records));
    const auto write = [all](const auto& file) {
        return write_text(file, joined(*all, "", [](const auto& record) { return to_json_line(record) + "\n"; }));
    };
    save_files(name, {{context_.saving.texts, ".jsonl", write}});
}

void Saver::save_files(const std::string& name, std::vector<NewFile> files) {
    jobs_.push_back(context_.workers.advice.submit([name, files = std::move(files)](const std::stop_token&) -> Written {
        std::vector<std::filesystem::path> written;
        for (const auto& [folder, ending, write] : files) {
            auto file = new_file(folder, name, ending);
            if (!file) return file.refusal();
            if (auto refusal = write(*file)) {
                std::error_code ignored;
                std::filesystem::remove(*file, ignored); // there is nothing in it
                return *std::move(refusal);
            }
            written.push_back(*std::move(file));
        }
        return written;
    }));
}

std::optional<Saver::News> Saver::update() {
    for (auto job = jobs_.begin(); job != jobs_.end(); ++job) {
        const auto written = job->take();
        if (!written) continue;
        jobs_.erase(job);
        if (!*written) return News{.words = tr(written->refusal()), .refused = true};
        const auto& files = **written;
        const auto name = [](const std::filesystem::path& path) { return path.filename().string(); };
        std::set<std::string> folders;
        for (const auto& file : files)
            folders.insert(name(file.parent_path()));
        return News{.words = tr("Saved in {folder}: {file}",
                                {{"folder", joined(folders, ", ")}, {"file", joined(files, ", ", name)}}),
                    .folder = files.front().parent_path()};
    }
    return std::nullopt;
}

} // namespace zugzwang

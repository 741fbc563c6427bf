#include "desk/saver.hpp"

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string_view>
#include <utility>

#include "desk/context.hpp"
#include "desk/game_words.hpp"
#include "record/record.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t longest_name = 80; ///< In bytes.
constexpr int max_of_one_name = 10'000;

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

/// Makes the file unless there is one of that name.
bool is_made(const std::filesystem::path& file) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> made(std::fopen(file.c_str(), "wxb"), std::fclose);
    return made != nullptr;
}

} // namespace

Result<std::filesystem::path> new_file(const std::filesystem::path& folder, const std::string& name,
                                       const std::string& ending) {
    const auto plain = plain_name(name);
    for (int number = 1; number < max_of_one_name; ++number) {
        const auto file = folder / (number == 1 ? plain + ending : filled("{} {}{}", plain, number, ending));
        if (is_made(file)) return file;
        if (errno != EEXIST) break;
    }
    return Refusal{"no file can be made in {}", folder.string()};
}

std::optional<Refusal> write_text(const std::filesystem::path& file, const std::string& text) {
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    return stream ? std::nullopt : std::optional(Refusal{"cannot be written: {}", file.string()});
}

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
    const auto name = game_file_name(game, entry);
    switch (kind) {
    case Kind::picture:
        return begin(saving.pictures, name, ".png", saving.picture(session));
    case Kind::film:
        return begin_film(name, record);
    case Kind::text:
        return begin(saving.texts, name, ".txt",
                     [text = game_text(game, entry, session)](const auto& file) { return write_text(file, text); });
    case Kind::record:
        return save_records(name, {record});
    }
}

void Saver::save_records(const std::string& name, std::vector<GameRecord> records) {
    begin(context_.saving.texts, name, ".jsonl", [records = std::move(records)](const auto& file) {
        std::string lines;
        for (const auto& record : records)
            lines += to_json_line(record) + "\n";
        return write_text(file, lines);
    });
}

void Saver::begin(const std::filesystem::path& folder, const std::string& name, const std::string& ending,
                  FileWriter write) {
    jobs_.push_back(context_.workers.advice.submit(
        [folder, name, ending, write = std::move(write)](const std::stop_token&) -> Written {
            auto file = new_file(folder, name, ending);
            if (!file) return file;
            if (auto refusal = write(*file)) return *std::move(refusal);
            return file;
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
        if (!*written) return News{.words = tr(written->refusal()), .refused = true};
        const auto& file = **written;
        return News{.words = tr("Saved in {folder}: {file}", {{"folder", file.parent_path().filename().string()},
                                                              {"file", file.filename().string()}}),
                    .folder = file.parent_path()};
    }
    return std::nullopt;
}

} // namespace zugzwang

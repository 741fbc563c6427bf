#include "app/film/film_by_program.hpp"

#include <charconv>
#include <chrono>
#include <string>
#include <utility>

#include "app/film/film_pipe.hpp"
#include "match/replay.hpp"
#include "record/record.hpp"
#include "ugi/bot_process.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

namespace {

using ugi::BotProcess;
using ugi::Silence;

constexpr std::chrono::seconds time_to_read{60};

/// Listens until the film is whole or there will be none.
std::optional<Refusal> hear_out(BotProcess& child, const std::function<void(double)>& report,
                                const std::stop_token& stop) {
    for (;;) {
        const auto heard = child.line(BotProcess::Clock::now() + std::chrono::seconds(1), stop);
        child.forget_flood();
        if (const auto* silence = std::get_if<Silence>(&heard)) {
            if (*silence == Silence::late) continue; // some pictures and the end take their time
            return Refusal("the film was not finished");
        }
        const std::string_view line = std::get<std::string>(heard);
        if (line == film_tale::done) return std::nullopt;
        if (line.starts_with(film_tale::failed)) return Refusal{"{}", line.substr(film_tale::failed.size())};
        int percent = 0;
        if (line.starts_with(film_tale::part) &&
            std::from_chars(line.data() + film_tale::part.size(), line.data() + line.size(), percent).ec == std::errc{})
            report(percent / 100.0);
    }
}

std::optional<Refusal> film(const fs::path& program, const GameRecord& record, const fs::path& file,
                            const std::function<void(double)>& report, const std::stop_token& stop) {
    if ((program.string() + file.string()).find('"') != std::string::npos)
        return Refusal{"the film's name may have no quotation mark: {}", file.string()};
    if (const auto replay = match::replayed(record); !replay) return replay.refusal();
    const auto child = BotProcess::start(
        filled("\"{}\" film --record /dev/stdin --tell \"{}\"", program.string(), file.string()), ugi::unconfined);
    if (!child) return child.refusal();
    if (!(*child)->send(to_json_line(record), BotProcess::Clock::now() + time_to_read))
        return Refusal("the film could not be begun");
    return hear_out(**child, report, stop);
}

} // namespace

FilmMaker films_by(fs::path program) {
    return [program = std::move(program)](const GameRecord& record, const fs::path& file,
                                          const std::function<void(double)>& report, const std::stop_token& stop) {
        auto refusal = film(program, record, file, report, stop);
        if (refusal) FilmPipe::remove_part(file); // a child that was ended may have left it
        return refusal;
    };
}

} // namespace zugzwang::app

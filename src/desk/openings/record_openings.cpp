#include "desk/openings/record_openings.hpp"

#include <utility>

#include "keep/disk.hpp"
#include "record/game_text.hpp"

namespace zugzwang {

namespace {

/// A question waits for as many at most.
constexpr std::size_t read_at_once = 64;

} // namespace

struct RecordOpenings::Reading {
    explicit Reading(const std::vector<Game>& games) : walker(games) {}

    void open(const std::filesystem::path& file) {
        auto found = read_file(file, most_bytes);
        auto made = OpeningIndex::open({});
        const bool is_read = found.state == FileText::State::read && found.text.size() <= most_bytes;
        if (is_read && made) {
            text = std::move(found.text);
            rest.emplace(text);
            index = *std::move(made);
        } else {
            progress.refusal = Refusal{"cannot be read: {}", file.string()};
            progress.is_done = true;
        }
    }
    /// The id of a game is the place in the text where it may begin.
    void read_some(const std::stop_token& stop) {
        std::vector<WalkedGame> walked;
        while (walked.size() < read_at_once && !progress.is_done && !stop.stop_requested()) {
            const auto at = static_cast<std::int64_t>(text.size() - rest->rest().size());
            const auto record = rest->next();
            progress.is_done = !record;
            if (!record) break;
            auto game = *record ? walker.walked(**record, at, 0) : std::nullopt;
            if (!game) ++progress.refused;
            if (!game) continue;
            ++progress.games;
            walked.push_back(*std::move(game));
        }
        if (!index->put(walked)) progress.refusal = Refusal{"there is no room for so many games"};
        if (progress.is_done && progress.games == 0) progress.refusal = Refusal{"there is no game in it"};
        progress.is_done |= progress.refusal.has_value();
        progress.part =
            text.empty() ? 1 : 1 - static_cast<double>(rest->rest().size()) / static_cast<double>(text.size());
    }
    Result<GameRecord> record(std::int64_t id) const {
        if (id < 0 || static_cast<std::size_t>(id) >= text.size()) return Refusal{"that is no game"};
        GamesInText games(std::string_view(text).substr(static_cast<std::size_t>(id)));
        auto record = games.next();
        if (!record) return Refusal{"that is no game"};
        return *std::move(record);
    }

    std::string text;
    std::optional<GamesInText> rest;
    std::optional<OpeningIndex> index;
    Walker walker;
    Progress progress;
};

RecordOpenings::RecordOpenings(const std::vector<Game>& games, Worker& worker, std::filesystem::path file)
    : file_(std::move(file)), worker_(worker), state_(std::make_shared<Reading>(games)) {
    reading_ = worker_.submit([state = state_, path = file_](const std::stop_token&) {
        state->open(path);
        return state->progress;
    });
}

void RecordOpenings::go_on() {
    reading_ = worker_.submit([state = state_](const std::stop_token& stop) {
        state->read_some(stop);
        return state->progress;
    });
}

void RecordOpenings::update() {
    auto progress = reading_.take();
    if (!progress) return;
    progress_ = *std::move(progress);
    ++revision_;
    if (!progress_.is_done) go_on();
}

Pending<std::optional<OpeningAnswer>> RecordOpenings::ask(OpeningWish wish) {
    return worker_.submit([state = state_, wish = std::move(wish)](const std::stop_token&) {
        return opening_answer(state->index ? &*state->index : nullptr, wish);
    });
}

Pending<Result<GameRecord>> RecordOpenings::record(std::int64_t id) {
    return worker_.submit([state = state_, id](const std::stop_token&) { return state->record(id); });
}

} // namespace zugzwang

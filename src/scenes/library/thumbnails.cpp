#include "scenes/library/thumbnails.hpp"

#include <algorithm>

#include "desk/recorded_game.hpp"

namespace zugzwang {

void Thumbnails::make_one(const std::vector<const LibraryEntry*>& games) {
    ++calls_;
    const LibraryEntry* missing = nullptr;
    for (const auto* entry : games) {
        const auto found = pictures_.find(entry->id);
        if (found != pictures_.end()) found->second.wanted = calls_;
        if (found == pictures_.end() && missing == nullptr) missing = entry;
    }
    if (missing == nullptr) return;
    if (pictures_.size() >= most)
        pictures_.erase(std::ranges::min_element(pictures_, {}, [](const auto& one) { return one.second.wanted; }));
    auto picture = made(*missing);
    picture.wanted = calls_;
    pictures_.insert_or_assign(missing->id, std::move(picture));
}

Thumbnails::Picture Thumbnails::made(const LibraryEntry& entry) const {
    Picture picture;
    const auto game = std::ranges::find(context_.games, entry.game, &Game::id);
    if (game == context_.games.end()) return picture;
    if (auto last = look_back(context_, *game, only_position(entry.game, entry.last, entry.seats), true)) {
        picture.score = (*last)->news().score_words;
        picture.session = *std::move(last);
    }
    if (auto earlier = pictured_before_end(*game, entry)) picture.session = std::move(earlier);
    if (picture.session) picture.session->place({0, 0, side_, side_});
    return picture;
}

/// Null where it is best shown at its end.
std::unique_ptr<Session> Thumbnails::pictured_before_end(const Game& game, const LibraryEntry& entry) const {
    if (game.pictured_before_end == 0 || !entry.result) return nullptr;
    if (game.pictured_before_end >= entry.moves) {
        auto start = look_back(context_, game, only_position(entry.game, entry.start, entry.seats), true);
        return start ? *std::move(start) : nullptr;
    }
    if (library_ == nullptr || entry.moves > longest_played) return nullptr;
    auto record = library_->record(entry.id);
    if (!record) return nullptr;
    auto session = look_back(context_, game, *std::move(record), true);
    if (!session) return nullptr;
    (*session)->show({.ply = entry.moves - game.pictured_before_end});
    return *std::move(session);
}

void Thumbnails::draw(std::int64_t id, Vec corner, Canvas& canvas) const {
    const auto found = pictures_.find(id);
    if (found == pictures_.end() || !found->second.session) return;
    canvas.push_group(corner, 1);
    found->second.session->draw(canvas);
    canvas.pop_group();
}

const std::string& Thumbnails::score(std::int64_t id) const {
    static const std::string none;
    const auto found = pictures_.find(id);
    return found == pictures_.end() ? none : found->second.score;
}

} // namespace zugzwang

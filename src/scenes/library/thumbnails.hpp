// Small pictures of games in a list: made one after the other as they come into view, and kept while they are near.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "desk/context.hpp"
#include "keep/library.hpp"

namespace zugzwang {

class Thumbnails {
  public:
    /// Null: only what the entries themselves say is shown.
    Thumbnails(SceneContext& context, const Library* library) : context_(context), library_(library) {}

    /// Pixels of a side; with another one all are made anew.
    void set_side(float side) {
        if (std::exchange(side_, side) != side) pictures_.clear();
    }
    /// Makes the picture of one of these games that has none yet.
    void make_one(const std::vector<const LibraryEntry*>& games);

    /// At that corner; nothing while it is not made yet.
    void draw(std::int64_t id, Vec corner, Canvas& canvas) const;
    /// "16 to 9", the winner's first, where points are counted and the picture is made; else empty.
    [[nodiscard]] const std::string& score(std::int64_t id) const;

  private:
    struct Picture {
        std::unique_ptr<Session> session; ///< Null where the game could not be shown.
        std::string score;
        std::uint64_t wanted = 0; ///< The call in which it was last asked for.
    };

    [[nodiscard]] Picture made(const LibraryEntry& entry) const;
    [[nodiscard]] std::unique_ptr<Session> pictured_before_end(const Game& game, const LibraryEntry& entry) const;

    static constexpr std::size_t most = 96;
    /// A longer game is shown at its end, where it need not be played through.
    static constexpr std::size_t longest_played = 400;

    SceneContext& context_;
    const Library* library_;
    float side_ = 0;
    std::map<std::int64_t, Picture> pictures_; ///< By the game's id.
    std::uint64_t calls_ = 0;
};

} // namespace zugzwang

// Keeps what is played: the game on the board after every move, and the games that are over in the library. Nothing
// here makes a frame wait: files are written on a thread of its own.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "keep/library.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// Main thread only.
class Keeper {
  public:
    /// Keeps all in that folder of the person's. Another program that keeps there already is told of in `trouble`; this
    /// one then keeps nothing of its own until it ends. Files that cannot be read are set aside and told of.
    explicit Keeper(std::filesystem::path folder);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    /// Writes what is not written yet.
    ~Keeper();

    /// The games that were on the board when the program ended, at most one of each game: where to go on.
    [[nodiscard]] std::vector<GameRecord> take_saved();
    /// This is on the board of its game now, in place of what was.
    void save(GameRecord record);
    /// Nothing is on that game's board any more.
    void clear(const std::string& game);
    /// Waits until all that was saved is on the disk: when the program ends, and in tests.
    void flush();

    /// Empty where the library cannot be opened; `trouble` then says why.
    [[nodiscard]] Library* library();

    /// What a person should know, translated: another program keeps here, a file was set aside. Each is told once.
    [[nodiscard]] std::vector<std::string> take_trouble();
};

} // namespace zugzwang

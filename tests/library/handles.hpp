// Games of the C interface in tests: closed by themselves, and their answers as texts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <zugzwang.h>

#include "support/catch.hpp"

namespace zugzwang::testing {

class Handle {
  public:
    explicit Handle(zz_game game) : game_(game) {}
    Handle(Handle&& moved) noexcept : game_(std::exchange(moved.game_, 0)) {}
    Handle& operator=(Handle&&) = delete;
    ~Handle() {
        if (game_ != 0) static_cast<void>(zz_close(game_));
    }

    operator zz_game() const { return game_; }

  private:
    zz_game game_;
};

/// `options` are names and values in turn.
[[nodiscard]] inline Handle open(const std::string& id, const std::vector<std::string>& options = {}) {
    std::vector<const char*> words;
    for (const auto& word : options)
        words.push_back(word.c_str());
    words.push_back(nullptr);
    zz_game game = 0;
    const auto status = zz_open(id.c_str(), words.data(), &game);
    INFO(zz_words());
    REQUIRE(status == ZZ_OK);
    return Handle(game);
}

[[nodiscard]] inline Handle open_position(const std::string& id, const std::string& position) {
    zz_game game = 0;
    const auto status = zz_open_position(id.c_str(), position.c_str(), &game);
    INFO(zz_words());
    REQUIRE(status == ZZ_OK);
    return Handle(game);
}

/// What a function that answers a text answers.
template <class Function, class... Arguments>
[[nodiscard]] std::string text(Function function, Arguments... arguments) {
    const char* answer = nullptr;
    if (function(arguments..., &answer) != ZZ_OK) FAIL(zz_words());
    return answer;
}

[[nodiscard]] inline std::vector<std::string> legal(zz_game game) {
    const char* moves = nullptr;
    std::size_t count = 0;
    if (zz_legal(game, &moves, &count) != ZZ_OK) FAIL(zz_words());
    std::vector<std::string> list;
    std::istringstream words(moves);
    for (std::string move; words >> move;)
        list.push_back(move);
    if (list.size() != count) FAIL(count << " moves were counted, " << list.size() << " were listed");
    return list;
}

} // namespace zugzwang::testing

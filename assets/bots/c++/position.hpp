// A position of @title@ as a value; the rules come from the library of Zugzwang (zugzwang.h).
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <zugzwang.h>

class Position {
  public:
    static constexpr const char* start = "@start@";

    // Throws std::invalid_argument where that is no position.
    explicit Position(const std::string& text) { check(zz_open_position("@game@", text.c_str(), &game_)); }
    Position(const Position& other) { check(zz_copy(other.game_, &game_)); }
    Position& operator=(Position other) noexcept {
        std::swap(game_, other.game_);
        return *this;
    }
    ~Position() { zz_close(game_); }

    // Whose turn it is: 1 or 2.
    int side() const {
        int side = 0;
        check(zz_side(game_, &side));
        return side;
    }
    // All legal moves; none when the game is over.
    std::vector<std::string> legal() const {
        const char* text = nullptr;
        check(zz_legal(game_, &text, nullptr));
        std::istringstream words(text);
        std::vector<std::string> moves;
        for (std::string move; words >> move;)
            moves.push_back(move);
        return moves;
    }
    // The position after a move; throws std::invalid_argument where it is not legal.
    Position play(const std::string& move) const {
        Position next = *this;
        check(zz_play(next.game_, move.c_str()));
        return next;
    }
    // p1win, p2win, draw, or none while the game goes on.
    std::string result() const {
        static const char* const words[] = {"none", "p1win", "p2win", "draw"};
        zz_result result = ZZ_NONE;
        check(zz_outcome(game_, &result, nullptr));
        return words[result];
    }
    std::string text() const {
        const char* text = nullptr;
        check(zz_position(game_, &text));
        return text;
    }

  private:
    static void check(zz_status status) {
        if (status != ZZ_OK) throw std::invalid_argument(zz_words());
    }

    zz_game game_ = 0;
};

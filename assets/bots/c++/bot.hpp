// The bot as the lines of the protocol and the test know it.
#pragma once

#include <chrono>
#include <string>

#include "position.hpp"

std::string choose(const Position& position, std::chrono::milliseconds time);

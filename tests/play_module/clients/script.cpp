// Makes the calls that its arguments name, in their order, and writes each answer on a line of its own:
// size, number:PLACE, move:LETTER, reply; exit:STATUS ends the program there.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "Play.h"

static void call(const std::string& name, const std::string& value) {
    if (name == "size") std::printf("%d\n", TablaMeret());
    if (name == "number") std::printf("%d\n", Tabla(std::stoi(value)));
    if (name == "move") Lepesem(value.front());
    if (name == "reply") std::printf("%c\n", Lepesed());
    if (name == "exit") std::exit(std::stoi(value));
}

int main(int count, char** arguments) {
    for (int index = 1; index < count; ++index) {
        const std::string argument = arguments[index];
        const auto colon = argument.find(':');
        call(argument.substr(0, colon), colon == std::string::npos ? "" : argument.substr(colon + 1));
    }
}

# Writes a C++ file with the bytes of another one: cmake -D file=FILE -D name=NAME -D made=FILE.cpp -P embed.cmake
file(READ ${file} bytes HEX)
string(LENGTH ${bytes} digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "(..)" "0x\\1," bytes ${bytes})
file(WRITE ${made} "#include <cstddef>
extern const unsigned char ${name}[];
extern const std::size_t ${name}_size;
const unsigned char ${name}[] = {${bytes}};
const std::size_t ${name}_size = ${size};
")

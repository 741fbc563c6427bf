# Where each dependency comes from: Debian's packages, listed in packages.txt beside this file. Nothing is copied.
# What only the tests need is looked up in tests/.
find_package(Threads REQUIRED)
find_package(SDL2 2.26 REQUIRED CONFIG)
find_package(SDL2_ttf REQUIRED CONFIG)
find_package(SDL2_image REQUIRED CONFIG)
find_package(SDL2_mixer REQUIRED CONFIG)
find_package(CLI11 REQUIRED CONFIG)
find_package(Boost 1.74 REQUIRED CONFIG COMPONENTS filesystem locale)
find_program(MSGFMT msgfmt REQUIRED)
find_package(nlohmann_json REQUIRED CONFIG)
find_package(SQLite3 3.31 REQUIRED)
find_package(PkgConfig REQUIRED)
if(NOT EMSCRIPTEN) # a browser has a voice of its own
  pkg_check_modules(speechd REQUIRED IMPORTED_TARGET speech-dispatcher>=0.11)
endif()
find_package(tomlplusplus REQUIRED CONFIG)

# What is installed beside the program, and Debian packages of it all: zugzwang for players, libzugzwang1, its
# libzugzwang-dev with the Play module, and python3-zugzwang. ./arcade package makes them.
set(ZUGZWANG_MAINTAINER "The Zugzwang authors <maintainers@zugzwang.example>" CACHE STRING "Who answers for the packages")
set(ZUGZWANG_HOMEPAGE "" CACHE STRING "Where the project lives, without a slash at its end; software centres show it")

# Made by the program's own words, see main.cpp beside this file.
set(made ${PROJECT_BINARY_DIR}/package)
file(GLOB languages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/translations/*.po)
list(TRANSFORM languages REPLACE ".*/([a-z_A-Z]+)\\.po$" "\\1/")
set(manuals man/man6/zugzwang.6)
foreach(language ${languages})
  list(APPEND manuals man/${language}man6/zugzwang.6)
endforeach()
list(TRANSFORM manuals PREPEND ${made}/)
list(TRANSFORM manuals APPEND .gz OUTPUT_VARIABLE packed_manuals)
execute_process(COMMAND date --utc --date=${ZUGZWANG_RELEASED} --rfc-email OUTPUT_VARIABLE released_at OUTPUT_STRIP_TRAILING_WHITESPACE)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog.in ${made}/changelog @ONLY)
set(for_desktops ${made}/completions/zugzwang ${made}/zugzwang.desktop ${made}/zugzwang.metainfo.xml ${made}/zugzwang.xml ${made}/zugzwang.svg)
add_custom_command(OUTPUT ${packed_manuals} ${for_desktops} ${made}/changelog.gz VERBATIM
  DEPENDS zugzwang_package_files ${made}/changelog ${PROJECT_SOURCE_DIR}/assets/icon/zugzwang.svg ${PROJECT_SOURCE_DIR}/assets/themes/arcade.toml
  COMMAND zugzwang_package_files ${made} ${PROJECT_SOURCE_DIR}/assets ${ZUGZWANG_RELEASED} ${ZUGZWANG_HOMEPAGE}
  COMMAND gzip --best --no-name --force ${manuals}
  COMMAND gzip --best --no-name --force --keep ${made}/changelog)
add_custom_target(zugzwang_beside_the_program ALL DEPENDS ${packed_manuals} ${for_desktops} ${made}/changelog.gz)
# Everything that is installed.
add_custom_target(zugzwang_to_install DEPENDS zugzwang zugzwang_library play zugzwang_beside_the_program)

install(DIRECTORY ${made}/man DESTINATION ${CMAKE_INSTALL_DATADIR} COMPONENT game)
install(FILES ${made}/completions/zugzwang DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT game)
install(FILES ${made}/zugzwang.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT game)
install(FILES ${made}/zugzwang.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT game)
install(FILES ${made}/zugzwang.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT game)
install(FILES ${made}/zugzwang.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT game)

# A package for each component of what is installed.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME zugzwang)
set(CPACK_PACKAGE_VENDOR "The Zugzwang authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "five two-player games of pure skill")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL game library development python)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY =)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${ZUGZWANG_MAINTAINER})
if(ZUGZWANG_HOMEPAGE)
  set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${ZUGZWANG_HOMEPAGE})
endif()

# zugzwang_debian(COMPONENT PACKAGE SECTION DESCRIPTION), with the library's packages of this very version.
macro(zugzwang_debian component package section description)
  string(TOUPPER ${component} key)
  set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${package})
  set(CPACK_DEBIAN_${key}_PACKAGE_SECTION ${section})
  set(CPACK_DEBIAN_${key}_DESCRIPTION "${description}")
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} RENAME copyright COMPONENT ${component})
  install(FILES ${made}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
endmacro()
set(same_version "(= ${PROJECT_VERSION})")
zugzwang_debian(game zugzwang games
  "Points, Sticks, Amazons, Numbers and Boxes: no luck, nothing hidden. Play a\nfriend on one seat, play the computer, or watch two computers play each other.\nEach game has a ladder of opponents, puzzles that are proven, and a look at\nthe algorithms while they think; your own bot can take a seat, too.")
set(CPACK_DEBIAN_GAME_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_GAME_PACKAGE_DEPENDS "fonts-inter, fonts-dejavu-core")
set(CPACK_DEBIAN_GAME_PACKAGE_RECOMMENDS "ffmpeg, librsvg2-bin")
set(CPACK_DEBIAN_GAME_PACKAGE_SUGGESTS "python3-zugzwang, speech-dispatcher, bubblewrap, parallel")
zugzwang_debian(library libzugzwang1 libs
  "The library for programs in C and languages that can call it: positions, legal\nmoves, exact values, computer players, reviews and pictures of Points, Sticks,\nAmazons, Numbers and Boxes.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
# The linker learns of the library by a trigger; naming scripts that do not exist keeps CPack from making some for that.
file(WRITE ${made}/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${made}/triggers ${made}/none/postinst ${made}/none/postrm)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_STRICT_PERMISSION ON)
zugzwang_debian(development libzugzwang-dev libdevel
  "The header of libzugzwang, what pkg-config and CMake need to find it, and the\nPlay module for solvers of the Numbers task in C, C++ and Pascal.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libzugzwang1 ${same_version}")
zugzwang_debian(python python3-zugzwang python
  "Positions, legal moves, exact values, players and matches as calls, and bots\nthat are one function.")
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.11), libzugzwang1 ${same_version}")
include(CPack)

# The same sources make the same bytes: every file is of the version's day.
execute_process(COMMAND date --utc --date=${ZUGZWANG_RELEASED} +%s OUTPUT_VARIABLE released_second OUTPUT_STRIP_TRAILING_WHITESPACE)
add_custom_target(zugzwang_packages VERBATIM USES_TERMINAL
  COMMAND ${CMAKE_COMMAND} -E env SOURCE_DATE_EPOCH=${released_second}
    ${CMAKE_CPACK_COMMAND} --config ${PROJECT_BINARY_DIR}/CPackConfig.cmake -B ${PROJECT_BINARY_DIR}/packages)
add_dependencies(zugzwang_packages zugzwang_to_install)

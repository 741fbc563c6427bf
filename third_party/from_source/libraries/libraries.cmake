# FreeType, SDL2's companions and SQLite from Debian's sources in ZUGZWANG_SOURCES, the same for every system. Their own build
# files ask the compiler some hundred questions that have one answer for each. Included after the library SDL2 is made by
# what is defined here.
set(ZUGZWANG_SHARED ${CMAKE_CURRENT_LIST_DIR})

# A library of sources in its folder of ZUGZWANG_SOURCES.
function(source_library name folder)
  list(TRANSFORM ARGN PREPEND ${ZUGZWANG_SOURCES}/${folder}/source/)
  file(GLOB sources ${ARGN})
  add_library(${name} STATIC ${sources})
  set(${name}_sources ${sources} PARENT_SCOPE)
  install(TARGETS ${name} ARCHIVE DESTINATION lib)
endfunction()
function(source_headers folder into)
  list(TRANSFORM ARGN PREPEND ${ZUGZWANG_SOURCES}/${folder}/source/)
  file(GLOB headers ${ARGN})
  install(FILES ${headers} DESTINATION include/${into})
endfunction()

# SDL2 of these folders of its sources; OPTIONS is a header that is read before each of them.
function(sdl_library options)
  list(TRANSFORM ARGN REPLACE "(.+)" "src/\\1/*.c")
  source_library(SDL2 libsdl2 ${ARGN})
  set(SDL2_sources ${SDL2_sources} PARENT_SCOPE)
  target_include_directories(SDL2 PUBLIC ${ZUGZWANG_SOURCES}/libsdl2/source/include PRIVATE
    ${ZUGZWANG_SOURCES}/libsdl2/source/src/video/khronos)
  target_compile_options(SDL2 PRIVATE -include ${options})
  source_headers(libsdl2 SDL2 include/*.h)
endfunction()

# What lies on SDL2, and SQLite.
function(companion_libraries)
  # Outlines only, as they are: no compressed fonts, no bitmaps.
  set(parts base/ftbase base/ftbbox base/ftbitmap base/ftdebug base/ftglyph base/ftinit base/ftstroke base/ftsynth
    base/ftsystem autofit/autofit cff/cff psaux/psaux pshinter/pshinter psnames/psnames raster/raster sfnt/sfnt smooth/smooth
    truetype/truetype)
  list(TRANSFORM parts REPLACE "(.+)" "src/\\1.c")
  source_library(freetype freetype ${parts})
  target_include_directories(freetype BEFORE PUBLIC ${ZUGZWANG_SHARED}/freetype ${ZUGZWANG_SOURCES}/freetype/source/include)
  target_compile_definitions(freetype PRIVATE FT2_BUILD_LIBRARY "FT_CONFIG_MODULES_H=<modules.h>"
    "FT_CONFIG_OPTIONS_H=<options.h>")

  source_library(SDL2_ttf libsdl2-ttf SDL_ttf.c)
  target_compile_definitions(SDL2_ttf PRIVATE TTF_USE_HARFBUZZ=0)
  target_link_libraries(SDL2_ttf PUBLIC SDL2 freetype)
  source_headers(libsdl2-ttf SDL2 SDL_ttf.h)

  # Its newer versions have folders for sources and headers.
  source_library(SDL2_image libsdl2-image IMG*.c src/IMG*.c)
  target_include_directories(SDL2_image PRIVATE ${ZUGZWANG_SOURCES}/libsdl2-image/source/include)
  target_compile_definitions(SDL2_image PRIVATE USE_STBIMAGE LOAD_PNG LOAD_SVG SDL_IMAGE_SAVE_PNG=1)
  target_link_libraries(SDL2_image PUBLIC SDL2)
  source_headers(libsdl2-image SDL2 SDL_image.h include/SDL_image.h)

  source_library(SDL2_mixer libsdl2-mixer src/*.c src/codecs/*.c)
  target_compile_definitions(SDL2_mixer PRIVATE MUSIC_WAV)
  target_include_directories(SDL2_mixer PRIVATE ${ZUGZWANG_SOURCES}/libsdl2-mixer/source/include
    ${ZUGZWANG_SOURCES}/libsdl2-mixer/source/src ${ZUGZWANG_SOURCES}/libsdl2-mixer/source/src/codecs)
  target_link_libraries(SDL2_mixer PUBLIC SDL2)
  source_headers(libsdl2-mixer SDL2 include/*.h)

  # No extensions, and none of what the library of games never asks for.
  add_library(sqlite3 STATIC ${ZUGZWANG_SOURCES}/sqlite3/made/sqlite3.c)
  target_compile_definitions(sqlite3 PRIVATE SQLITE_THREADSAFE=1 SQLITE_OMIT_LOAD_EXTENSION SQLITE_OMIT_DEPRECATED
    SQLITE_DEFAULT_MEMSTATUS=0 SQLITE_TEMP_STORE=3 SQLITE_OMIT_JSON SQLITE_OMIT_SHARED_CACHE SQLITE_OMIT_TRACE
    SQLITE_OMIT_DESERIALIZE SQLITE_OMIT_GET_TABLE SQLITE_OMIT_COMPLETE SQLITE_OMIT_DECLTYPE SQLITE_OMIT_INCRBLOB SQLITE_OMIT_UTF16
    SQLITE_OMIT_PROGRESS_CALLBACK SQLITE_OMIT_TCL_VARIABLE SQLITE_OMIT_AUTHORIZATION SQLITE_OMIT_INTROSPECTION_PRAGMAS
    SQLITE_UNTESTABLE SQLITE_DQS=0)
  install(TARGETS sqlite3 ARCHIVE DESTINATION lib)
  install(FILES ${ZUGZWANG_SOURCES}/sqlite3/made/sqlite3.h DESTINATION include)
endfunction()

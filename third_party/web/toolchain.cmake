# Builds for a page: Debian's Emscripten with libraries of our own making, see libraries.sh. ./arcade web sets both up and
# the environment in which the compiler runs.
if(NOT DEFINED ENV{ZUGZWANG_WEB_CACHE})
  message(FATAL_ERROR "the folder of the page's libraries is not known: use ./arcade web")
endif()
set(ZUGZWANG_WEB_PREFIX $ENV{ZUGZWANG_WEB_CACHE}/prefix)
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)

# In its standard library std::jthread and std::stop_token still count as experimental; they are headers only.
set(CMAKE_C_FLAGS_INIT "-pthread")
set(CMAKE_CXX_FLAGS_INIT "-pthread -fwasm-exceptions -fexperimental-library")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-pthread -fwasm-exceptions")

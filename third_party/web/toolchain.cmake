# Builds for a page: Debian's Emscripten with libraries of our own making, see libraries.sh. ./arcade web sets both up and
# the environment in which the compiler runs.
if(NOT DEFINED ENV{ZUGZWANG_WEB_CACHE})
  message(FATAL_ERROR "the folder of the page's libraries is not known: use ./arcade web")
endif()
set(ZUGZWANG_WEB_PREFIX $ENV{ZUGZWANG_WEB_CACHE}/prefix)
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)

# What the compiler's standard library lacks comes before every source.
set(until_libcxx_20 ${CMAKE_CURRENT_LIST_DIR}/../../src)
set(CMAKE_C_FLAGS_INIT "-pthread")
set(CMAKE_CXX_FLAGS_INIT "-pthread -fwasm-exceptions -I${until_libcxx_20} \
-isystem ${until_libcxx_20}/until_libcxx_20/std -include until_libcxx_20/additions.hpp")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-pthread -fwasm-exceptions")

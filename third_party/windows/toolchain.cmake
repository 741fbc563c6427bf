# Builds for 64-bit Windows: Debian's mingw-w64, in whose threads C++ has its own, with libraries of our own making, see
# libraries.sh. ./arcade windows sets both up.
if(NOT DEFINED ENV{ZUGZWANG_WINDOWS_CACHE})
  message(FATAL_ERROR "the folder of the libraries for Windows is not known: use ./arcade windows")
endif()
set(ZUGZWANG_WINDOWS_PREFIX $ENV{ZUGZWANG_WINDOWS_CACHE}/prefix)
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_CXX_FLAGS_INIT -D_POSIX_C_SOURCE=200809L) # localtime_r
# Libraries and headers of this machine are none of Windows'; programs are this machine's.
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The same targets as ../dependencies.cmake, of what libraries.sh built.
find_package(Threads REQUIRED)
set(ZUGZWANG_PREFIX ${ZUGZWANG_WINDOWS_PREFIX})
include(third_party/from_source/targets.cmake)
zugzwang_library_of(SDL2::SDL2main libSDL2main.a)
# What of Windows SDL is made with.
foreach(windows user32 gdi32 winmm imm32 ole32 oleaut32 version uuid advapi32 setupapi shell32 dinput8)
  target_link_libraries(SDL2::SDL2 INTERFACE ${windows})
endforeach()

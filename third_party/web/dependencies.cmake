# The same targets as ../dependencies.cmake, of what libraries.sh built.
add_library(Threads::Threads INTERFACE IMPORTED) # the toolchain's flags say it all
set(ZUGZWANG_PREFIX ${ZUGZWANG_WEB_PREFIX})
include(third_party/from_source/targets.cmake)

// Between pages the browser's own lock decides who keeps; the linker puts this in place of a flock that always agrees.
#include <cerrno>

#include <emscripten.h>
#include <sys/file.h>

extern "C" int __wrap_flock(int /*file*/, int /*operation*/) {
    if (MAIN_THREAD_EM_ASM_INT({ return zugzwangFiles.owned ? 1 : 0; }) != 0) return 0;
    errno = EWOULDBLOCK;
    return -1;
}

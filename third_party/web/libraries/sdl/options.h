/* SDL's choices for a page, before its own: texts are UTF-8 alone, so the tables of a hundred other charsets stay out;
   there are no films. */
#include <SDL_config_emscripten.h>
#undef HAVE_ICONV
#undef HAVE_ICONV_H
#define SDL_HAVE_YUV 0
#define SDL_HAVE_RLE 0
#define SDL_HAVE_BLIT_N_RGB565 0

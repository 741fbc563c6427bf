/* SDL's choices for Windows, before its own: there are no films, nothing is drawn by way of Vulkan or Direct3D 12, and
   pads need nothing of which mingw-w64 has no headers. */
#include <SDL_config_windows.h>
#undef HAVE_WINDOWS_GAMING_INPUT_H
#undef SDL_JOYSTICK_WGI
#undef SDL_VIDEO_RENDER_D3D12
#undef SDL_VIDEO_VULKAN
#define SDL_VIDEO_VULKAN 0

// The canvas, which a browser takes away when the graphics card's driver begins anew or a phone is short of memory.
'use strict';

const zugzwangCanvas = {
  patience: 5000, // milliseconds for it to come back

  // Without WebGL the program sets every pixel by itself.
  hasWebGL() {
    return zugzwangPage.session.get('draws') !== 'plainly' && document.createElement('canvas').getContext('webgl') !== null;
  },
  isLost() {
    return globalThis.Module?.ctx?.isContextLost?.() ?? false;
  },

  watch(canvas) {
    let waiting = null;
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault(); // else it never comes back
      waiting ??= setTimeout(() => this.doWithout(), this.patience);
    });
    canvas.addEventListener('webglcontextrestored', () => {
      clearTimeout(waiting);
      waiting = null;
      Module._zugzwang_draw_again();
    });
  },
  // A canvas that was made for WebGL takes nothing else: the page is loaded again, and goes on with its game.
  async doWithout() {
    zugzwangPage.session.set('draws', 'plainly');
    await zugzwangFiles.settled();
    location.reload();
  },
};
zugzwangCanvas.watch(document.getElementById('canvas'));

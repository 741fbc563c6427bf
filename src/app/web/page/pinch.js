// Two fingers on the canvas bring the page nearer, and so do Ctrl and a wheel: that is the browser's, and plays nothing.
'use strict';

const zugzwangPinch = {
  isOn: false,

  follow({ touches }) {
    if (touches.length > 1) this.set(true);
    if (touches.length === 0) this.set(false);
  },
  set(on) {
    if (on === this.isOn || document.body.dataset.state !== 'running') return;
    this.isOn = on;
    Module._zugzwang_pinch(on ? 1 : 0);
  },
};
// Before SDL hears of a finger that comes, and after it heard of one that goes.
window.addEventListener('touchstart', (event) => zugzwangPinch.follow(event), { capture: true, passive: true });
// What the browser has taken over cannot be kept from it any more, and it complains of who tries.
for (const kind of ['touchmove', 'touchend', 'touchcancel'])
  window.addEventListener(kind, (event) => { if (!event.cancelable) event.preventDefault = () => {}; }, { capture: true, passive: true });
for (const kind of ['touchend', 'touchcancel']) window.addEventListener(kind, (event) => zugzwangPinch.follow(event));
window.addEventListener('wheel', (event) => { if (event.ctrlKey) event.stopImmediatePropagation(); }, { capture: true, passive: true });

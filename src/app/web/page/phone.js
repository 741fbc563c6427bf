// What a phone's owner uses beside the canvas: the clipboard, the sheet that hands links on, what shakes, and a screen that
// stays awake.
'use strict';

const zugzwangPhone = {
  awake: false, // wanted
  lock: null,

  hasFingers: () => matchMedia('(any-pointer: coarse)').matches,

  // Shortly after a touch a browser gives what was copied, or asks the person for it; else it is pasted by hand.
  async paste() {
    try {
      this.pastes(await navigator.clipboard.readText());
    } catch {
      this.asksForPaste();
    }
  },
  pastes(text) {
    if (document.body.dataset.state === 'running') Module.ccall('zugzwang_paste', null, ['string'], [text]);
  },
  asksForPaste() {
    document.getElementById('pasted').value = '';
    document.getElementById('pasting').showModal();
  },
  watchPasting() {
    const part = (id) => document.getElementById(id);
    const dialog = part('pasting');
    const ends = (text) => {
      dialog.close();
      part('canvas').focus();
      if (text.trim() !== '') this.pastes(text);
    };
    // SDL takes every key of the page, and the page every paste.
    for (const kind of ['keydown', 'keyup', 'keypress', 'paste', 'contextmenu'])
      dialog.addEventListener(kind, (event) => event.stopPropagation());
    part('pasted').addEventListener('paste', (event) => {
      event.preventDefault();
      ends(event.clipboardData?.getData('text/plain') ?? '');
    });
    part('paste').onclick = () => ends(part('pasted').value);
    part('unpasted').onclick = () => ends('');
  },

  canShare() {
    return this.hasFingers() && typeof navigator.share === 'function';
  },
  share(url) {
    navigator.share({ url }).catch((error) => {
      if (error.name === 'AbortError') return; // the person thought better of it
      zugzwangPage.copy(url);
      zugzwangPage.tell('The link is copied.');
    });
  },

  canShake() {
    return this.hasFingers() && typeof navigator.vibrate === 'function';
  },

  // A browser takes the lock away from a page that is not looked at.
  async stayAwake(on) {
    this.awake = on;
    if (!on) {
      await this.lock?.release();
      this.lock = null;
    } else if (!document.hidden && (this.lock === null || this.lock.released)) {
      this.lock = await navigator.wakeLock?.request('screen').catch(() => null) ?? null;
      if (!this.awake) this.stayAwake(false);
    }
  },
};
zugzwangPhone.watchPasting();
document.addEventListener('visibilitychange', () => { if (zugzwangPhone.awake) zugzwangPhone.stayAwake(true); });

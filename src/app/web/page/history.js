// Each scene is an entry of the browser's history, the menu the first: Back leads to the scene below, and from the menu out
// of the page; Forward, and a page that is loaded again, open what was there. An entry keeps the way to its scene from the
// menu, a line for each scene, as scenes/frame/scene_path.hpp writes it. One without a way is a link that somebody followed.
'use strict';

const zugzwangHistory = {
  lines: null, // the way to the scene that is open; null before the program runs
  goesBack: false, // Back was not the person's

  textOf: (lines) => lines.map((line) => line + '\n').join(''),
  // Of the last scene that has one.
  addressOf: (lines) => lines.map((line) => line.split('\t')[0]).findLast((address) => address !== '') ?? '',

  // What the program opens at first.
  get first() {
    const link = location.hash.slice(1);
    return this.textOf(history.state?.lines ?? (link === '' ? [] : [link]));
  },

  // The program is there now. Scenes that it left stay ahead, for Forward.
  isAt(text) {
    const begins = this.lines === null;
    this.lines = text.split('\n').slice(0, -1);
    if (this.goesBack || (history.state === null && !begins)) return;
    const here = history.state?.lines ?? [];
    const more = this.lines.length - here.length;
    if (more < 0) {
      this.goesBack = true;
      history.go(more);
      return;
    }
    if (begins || here.some((line, depth) => line !== this.lines[depth])) this.write('replaceState', here.length);
    for (let depth = here.length + 1; depth <= this.lines.length; ++depth) this.write('pushState', depth);
  },
  write(how, depth) {
    const lines = this.lines.slice(0, depth), address = this.addressOf(lines);
    try {
      history[how]({ lines }, '', address === '' ? location.pathname + location.search : '#' + address);
    } catch {
      // A browser takes only so many changes in a while; the next one brings what is missing.
    }
  },

  moved() {
    if (history.state === null) return this.followed();
    if (this.goesBack) {
      this.goesBack = false;
      this.isAt(this.textOf(this.lines)); // what the program has done meanwhile
    } else if (document.body.dataset.state === 'running') {
      Module.ccall('zugzwang_go', null, ['string'], [this.textOf(history.state.lines)]);
    } else if (document.body.dataset.state) {
      location.reload();
    }
  },
  // The link of what is open anyway changes nothing; for any other the page is loaded again, see below.
  followed() {
    if (this.lines !== null && this.addressOf(this.lines) === location.hash.slice(1)) this.write('replaceState', this.lines.length);
  },
};
window.addEventListener('popstate', () => zugzwangHistory.moved());
window.addEventListener('hashchange', () => { if (history.state === null) zugzwangPage.visit(); });

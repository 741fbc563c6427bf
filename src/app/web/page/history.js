// The browser's Back leads to the scene below, and out of the page only from the menu: while more than the menu is open one
// entry more is in the browser's history, and Back takes it away.
'use strict';

const zugzwangHistory = {
  depth: 1, // so many scenes are open
  takesBack: false, // Back was not the person's

  get isAhead() { return history.state === 'above the menu'; },

  isAt(depth) {
    this.depth = depth;
    if (depth > 1 && !this.isAhead) history.pushState('above the menu', '');
    if (depth === 1 && this.isAhead) {
      this.takesBack = true;
      history.back();
    }
  },
  moved() {
    if (this.takesBack || this.isAhead) {
      this.takesBack = false;
      this.isAt(this.depth); // what the person has done meanwhile, or Forward, to which nothing belongs
    } else if (this.depth > 1 && document.body.dataset.state === 'running') {
      Module._zugzwang_back();
    }
  },
};
window.addEventListener('popstate', () => zugzwangHistory.moved());

// The program's files: kept in the browser after every change, written to the person as downloads, taken in when dropped.
'use strict';

const zugzwangFiles = {
  kept: '/libsdl', // where SDL has a person's files
  downloads: '/downloads',
  dropped: '/dropped',
  lasts: false, // the browser keeps at all
  owned: false, // one page keeps, others only play
  changed: false, // since the browser was last told
  waiting: null,
  running: null,

  // Whether the browser keeps anything for this page: where a person or a private window denies it, some throw, some say no,
  // and some never answer.
  asksWhetherItLasts() {
    return new Promise((answer) => {
      setTimeout(() => answer(false), 15000);
      try {
        const asked = indexedDB.open('zugzwang asks');
        asked.onerror = () => answer(false);
        asked.onsuccess = () => { asked.result.close(); answer(true); };
      } catch {
        answer(false);
      }
    });
  },

  // Whether this page is the one that keeps; the browser gives the lock back when the page goes.
  own() {
    if (!navigator.locks) return this.ownByAsking();
    return new Promise((answer) => {
      navigator.locks.request('zugzwang', { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock === null ? undefined : new Promise(() => {});
      }).catch(() => answer(this.ownByAsking())); // denied
    });
  },

  // Where a browser has no locks for a page, pages ask each other: who gets no answer keeps.
  ownByAsking() {
    const pages = new BroadcastChannel('zugzwang');
    return new Promise((answer) => {
      const nobody = setTimeout(() => {
        pages.onmessage = ({ data }) => { if (data === 'who keeps?') pages.postMessage('I do'); };
        answer(true);
      }, 300);
      pages.onmessage = ({ data }) => {
        if (data !== 'I do') return;
        clearTimeout(nobody);
        answer(false);
      };
      pages.postMessage('who keeps?');
    });
  },

  // Before the program runs: brings what was kept.
  async prepare(FS, IDBFS) {
    for (const folder of [this.kept, this.downloads, this.dropped]) FS.mkdir(folder);
    this.FS = FS;
    this.lasts = await this.asked;
    if (this.lasts) {
      FS.mount(IDBFS, {}, this.kept);
      this.owned = await this.own();
      if (!await this.synced(true)) zugzwangPage.tell('What the browser keeps of your games cannot be read.');
    } else {
      this.owned = true; // nobody else has what this page has
      zugzwangPage.tell('This browser keeps nothing for this page: your games are gone when you leave it.');
    }
    this.watch(FS);
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.settled(); });
  },

  // Answers whether it was done: a file that goes meanwhile leaves it half done, and it is to be done again.
  synced(fromBrowser) {
    return new Promise((done) => this.FS.syncfs(fromBrowser, (error) => done(!error)));
  },

  // Follows what the program does to its files.
  watch(FS) {
    const after = (name, follow) => {
      const call = FS[name].bind(FS);
      FS[name] = (...given) => { const answer = call(...given); follow(...given); return answer; };
    };
    const changed = (path) => { if (typeof path === 'string' && path.startsWith(this.kept)) this.keepSoon(); };
    after('write', (stream) => changed(stream.path));
    after('ftruncate', () => this.keepSoon());
    after('unlink', changed);
    after('rename', (from, to) => { changed(to); this.download(to); });
    after('close', (stream) => { if ((stream.flags & 3) !== 0) this.download(stream.path); });
  },

  keepSoon() {
    if (!this.owned || !this.lasts) return;
    this.changed = true;
    this.waiting ??= setTimeout(() => this.keep(), 100);
  },
  // Once the browser has everything; one goes on at a time, until nothing changed meanwhile.
  keep() {
    clearTimeout(this.waiting);
    this.waiting = null;
    this.running ??= this.keepAll().finally(() => { this.running = null; });
    return this.running;
  },
  async keepAll() {
    for (let failures = 0; this.changed;) {
      this.changed = false;
      if (await this.synced(false)) failures = 0;
      else if (++failures < 10) this.changed = true;
      else zugzwangPage.tell('The browser does not keep your games.');
    }
  },
  async settled() {
    while (this.changed || this.running) await this.keep();
  },

  // A file that is whole goes to the person. Those that the program still writes have an ending of their own.
  download(path) {
    if (typeof path !== 'string' || !path.startsWith(this.downloads + '/') || /\.(new|part)$/.test(path)) return;
    setTimeout(() => {
      if (!this.FS.analyzePath(path).exists) return;
      const bytes = this.FS.readFile(path);
      if (bytes.length === 0) return; // the program only looked whether it may write there
      this.give(path.slice(this.downloads.length + 1), bytes);
      this.FS.unlink(path);
    });
  },
  give(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },

  // Shortly after a touch, a click or a key a browser lets a person choose one; who chooses none is waited for in vain.
  chosen(accept = '') {
    return new Promise((answer) => {
      const input = Object.assign(document.createElement('input'), { type: 'file', accept });
      input.onchange = () => answer(input.files[0]);
      input.click();
    });
  },
  async chooseAndOpen() {
    await this.open(await this.chosen());
  },
  async open(file) {
    const path = this.dropped + '/' + file.name.replaceAll('/', '_');
    this.FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
    Module.ccall('zugzwang_drop', null, ['string'], [path]);
  },

  // All that is kept, as one file.
  async saveEverything() {
    await this.settled();
    const files = {};
    const collect = (folder) => {
      for (const name of this.FS.readdir(folder)) {
        if (name === '.' || name === '..') continue;
        const path = folder + '/' + name;
        if (this.FS.isDir(this.FS.stat(path).mode)) collect(path);
        else files[path.slice(this.kept.length + 1)] = btoa(Array.from(this.FS.readFile(path), (byte) => String.fromCharCode(byte)).join(''));
      }
    };
    collect(this.kept);
    const text = JSON.stringify({ kept: 'zugzwang', version: 1, files });
    this.give('zugzwang-everything.json', new TextEncoder().encode(text));
  },
  async bringItBack() {
    if (!this.lasts) return zugzwangPage.tell('This browser keeps nothing for this page, so nothing can be brought back.');
    const file = await this.chosen('.json,application/json');
    try {
      await this.takeIn(await file.text());
      location.reload();
    } catch (error) {
      zugzwangPage.tell('This file holds nothing that Zugzwang kept.');
    }
  },
  // In place of what is kept. The program is not asked any more.
  async takeIn(text) {
    const { kept, version, files } = JSON.parse(text);
    if (kept !== 'zugzwang' || version !== 1) throw new Error('not ours');
    const whole = Object.entries(files).map(([name, content]) => {
      if (!name.startsWith('zugzwang/') || name.includes('..')) throw new Error('not ours');
      return [this.kept + '/' + name, Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))];
    });
    for (const [path, bytes] of whole) {
      this.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      this.FS.writeFile(path, bytes);
    }
    this.keepSoon();
    await this.settled();
  },
};
zugzwangFiles.asked = zugzwangFiles.asksWhetherItLasts(); // while the program is on its way

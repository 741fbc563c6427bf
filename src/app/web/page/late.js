// What comes after the menu: the program's second half (see ../late_code.js), puzzles, an opening book and the words of other
// languages. The program reads the files as any other; what it asks for before it came is brought at once.
'use strict';

const zugzwangLate = {
  names: JSON.parse(document.body.dataset.lateFiles), // by the place that the program knows; those that have not come yet

  // Before the program runs, with the words that it begins with.
  async prepare(FS) {
    this.FS = FS;
    for (const name of ['open', 'stat']) {
      const call = FS[name].bind(FS);
      FS[name] = (path, ...how) => {
        if (path in this.names) this.bringAtOnce(path);
        return call(path, ...how);
      };
    }
    for (const [place, bytes] of this.words) this.put(place, await bytes);
  },
  put(place, bytes) {
    if (!(place in this.names) || bytes === null) return;
    delete this.names[place];
    this.FS.mkdirTree(place.slice(0, place.lastIndexOf('/')));
    this.FS.writeFile(place, bytes);
    const [, engine] = /^\/zugzwang\/engines\/(\w+)\.txt$/.exec(place) ?? [];
    if (engine) Module['_zugzwang_take_engine_file_' + engine](); // it does not wait for it
  },
  bringAtOnce(place) {
    try {
      this.put(place, zugzwangLateCode.bytesOf(this.names[place]));
    } catch (error) {
      console.warn(error.message); // to the program it is not there
    }
  },

  async fetched(name) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(name + ': ' + answer.status);
    return new Uint8Array(await answer.arrayBuffer());
  },
  // While the program is on its way: words of the first language that the browser asks for and the program knows.
  beginWords() {
    const places = Object.keys(this.names).filter((place) => place.endsWith('.mo'));
    const codes = navigator.languages.map((language) => language.split('-')[0]);
    const found = codes.map((code) => code === 'en' || places.find((place) => place.includes(`/${code}/`))).find(Boolean);
    this.words = typeof found === 'string' ? [[found, this.fetched(this.names[found]).catch(() => null)]] : [];
  },
  async bringCode() {
    if (zugzwangLateCode.isHere) return;
    zugzwangLateCode.take(await WebAssembly.compile(await this.fetched(document.body.dataset.lateWasm)));
  },
  async bringAll() {
    await this.bringCode();
    for (const [place, name] of Object.entries(this.names)) this.put(place, await this.fetched(name));
  },
  // Until it is done: the network may come and go.
  async bringPatiently() {
    while (!await this.bringAll().then(() => true, () => false)) await new Promise((later) => setTimeout(later, 3000));
  },
};

// What the program asks of its page (src/app/web), and what is shown before and after it runs.
'use strict';

const zugzwangPage = {
  copied: '', // what a person copied last

  // What this tab remembers when it is loaded again; nothing where the browser keeps nothing.
  session: {
    get(name) { try { return sessionStorage.getItem(name); } catch { return null; } },
    set(name, value) { try { sessionStorage.setItem(name, value); } catch { /* then it is as at the first visit */ } },
    take(name) {
      const value = this.get(name);
      try { sessionStorage.removeItem(name); } catch { /* it was not there */ }
      return value;
    },
  },

  part(id) { return document.getElementById(id); },

  progress(done) {
    const percent = Math.round(100 * Math.min(1, done));
    this.part('done').style.width = percent + '%';
    this.part('bar').setAttribute('aria-valuenow', percent);
  },
  began() {
    this.part('loading').hidden = true;
    zugzwangFields.takeFont();
    document.body.dataset.state = 'running';
    this.bringTheRest();
  },
  // And then is kept for times without a network.
  async bringTheRest() {
    await zugzwangLate.bringPatiently();
    const ready = crossOriginIsolated && await navigator.serviceWorker?.ready;
    if (ready) ready.active.postMessage('keep the page');
  },
  // In place of the program, with a way to start it again.
  over(words) {
    this.part('bar').hidden = true;
    this.part('words').textContent = words;
    this.part('again').hidden = false;
    this.part('again').onclick = () => this.visit(location.pathname + location.search);
    this.part('loading').hidden = false;
  },
  async left() {
    document.body.dataset.state = 'left';
    await zugzwangFiles.settled();
    this.over('See you again.');
  },
  failed(words) {
    document.body.dataset.state = 'failed';
    console.error(words);
    this.over(words);
  },
  tell(words) {
    const notice = this.part('notice');
    notice.textContent = words;
    notice.hidden = false;
    setTimeout(() => { notice.hidden = true; }, 8000);
  },
  // For a screen reader, which reads what is new; what it has not read yet of before stays for a while.
  read(words) {
    const line = document.createElement('span');
    line.textContent = words + ' ';
    const told = this.part('told');
    told.append(line);
    while (told.children.length > 8) told.firstChild.remove();
  },
  // Another link is another visit, though the browser only loads the page again.
  visit(address) {
    history.replaceState(null, '', address);
    location.reload();
  },
  // A browser allows it only shortly after a click or a key.
  setFullscreen(on) {
    const change = on ? document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }) : document.exitFullscreen?.();
    change?.catch(() => {});
  },
  // What opens that here.
  address(what) {
    return `${location.origin}${location.pathname}#${what}`;
  },
  copy(text) {
    this.copied = text;
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    else this.copyByHand(text);
  },
  // Where a page has no clipboard: what is marked is copied.
  copyByHand(text) {
    const marked = document.createElement('textarea');
    marked.value = text;
    document.body.append(marked);
    marked.select();
    document.execCommand('copy');
    marked.remove();
    this.part('canvas').focus();
  },
};

// Loads the program with a bar that says how far it is, and starts it once what was kept is there.
'use strict';

var Module = {
  canvas: document.getElementById('canvas'),
  arguments: zugzwangPage.isLoadedAgain() ? [location.hash.slice(1), 'again'] : [location.hash.slice(1)],
  print: (words) => console.log(words),
  printErr: (words) => console.warn(words),
  preRun: [() => {
    Module.addRunDependency('files');
    zugzwangFiles.prepare(Module.FS, Module.IDBFS).then(() => Module.removeRunDependency('files'));
  }],
  onAbort: (words) => zugzwangPage.failed('Zugzwang stopped: ' + words),
};

(() => {
  const sizes = { 'zugzwang.wasm': Number(document.body.dataset.wasmBytes), 'zugzwang.data': Number(document.body.dataset.dataBytes) };
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;

  async function fetched(name) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(name + ': ' + answer.status);
    const bytes = new Uint8Array(sizes[name]);
    let at = 0;
    for (const reader = answer.body.getReader();;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes.set(value, at);
      at += value.length;
      loaded += value.length;
      zugzwangPage.progress(loaded / all);
    }
    return bytes.buffer;
  }

  // Threads need a page of its own process; where the server does not say so, a service worker does. Where neither may,
  // the page has none.
  async function isolated() {
    if (!('serviceWorker' in navigator)) return crossOriginIsolated;
    const registration = await navigator.serviceWorker.register('service-worker.js').catch(() => null);
    if (crossOriginIsolated) {
      navigator.serviceWorker.ready.then((ready) => ready.active.postMessage('keep the page'));
      return true;
    }
    if (registration === null || sessionStorage.reloaded) return false;
    await navigator.serviceWorker.ready;
    sessionStorage.reloaded = 'once';
    zugzwangPage.visit();
    return new Promise(() => {});
  }

  async function start() {
    await isolated();
    sessionStorage.removeItem('reloaded');
    const [wasm, data] = await Promise.all(Object.keys(sizes).map(fetched));
    Module.getPreloadedPackage = () => data;
    zugzwangLanes.prepare();
    Module.instantiateWasm = (imports, ready) => {
      WebAssembly.instantiate(wasm, zugzwangLanes.imports(imports)).then(({ instance, module }) => {
        zugzwangLanes.takeOver(instance.exports);
        ready(instance, module);
        if (!zugzwangLanes.hasThreads) Module.removeRunDependency('wasm-instantiate'); // no thread does
      });
      return {};
    };
    const script = document.createElement('script');
    script.src = 'zugzwang.js';
    script.onerror = () => zugzwangPage.failed('Zugzwang could not be loaded.');
    document.body.append(script);
  }
  start().catch((error) => zugzwangPage.failed(error.message));
})();

// Loads the program with a bar that says how far it is, and starts it once what was kept is there.
'use strict';

var Module = {
  canvas: document.getElementById('canvas'),
  arguments: [zugzwangHistory.first],
  print: (words) => console.log(words),
  printErr: (words) => console.warn(words),
  preRun: [() => {
    Module.addRunDependency('files');
    zugzwangFiles.prepare(Module.FS, Module.IDBFS).then(() => Module.removeRunDependency('files'));
  }],
  onAbort: (words) => zugzwangPage.failed('Zugzwang stopped: ' + words),
};

(() => {
  const { program, wasm: wasmName, wasmBytes, data: dataName, dataBytes } = document.body.dataset; // see stamp.cmake
  const sizes = { [wasmName]: Number(wasmBytes), [dataName]: Number(dataBytes) };
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

  // A page that was left open hears of it, too, when it is looked at again.
  function looksForNewVersions(registration) {
    navigator.serviceWorker.addEventListener('message', () =>
      zugzwangPage.tell('There is a new version of Zugzwang. You get it when you load this page again.'));
    document.addEventListener('visibilitychange', () => { if (!document.hidden) registration.update().catch(() => {}); });
  }

  // Threads need a page of its own process; where the server does not say so, a service worker does. Where neither may,
  // the page has none.
  async function isolated() {
    if (!('serviceWorker' in navigator)) return crossOriginIsolated;
    const registration = await navigator.serviceWorker.register('service-worker.js').catch(() => null);
    if (registration !== null) looksForNewVersions(registration);
    if (crossOriginIsolated) {
      navigator.serviceWorker.ready.then((ready) => ready.active.postMessage('keep the page'));
      return true;
    }
    const { session } = zugzwangPage;
    if (registration === null || session.take('reloaded') !== null) return false;
    await navigator.serviceWorker.ready;
    session.set('reloaded', 'once');
    if (session.get('reloaded') === null) return false; // else it would be loaded again without end
    location.reload();
    return new Promise(() => {});
  }

  async function start() {
    await isolated();
    zugzwangPage.session.take('reloaded');
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
    script.src = program;
    script.onerror = () => zugzwangPage.failed('Zugzwang could not be loaded.');
    document.body.append(script);
  }
  start().catch((error) => zugzwangPage.failed(error.message));
})();

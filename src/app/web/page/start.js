// Loads the program with a bar that says how far it is, and starts it once what was kept is there.
'use strict';

var Module = {
  canvas: document.getElementById('canvas'),
  arguments: [zugzwangHistory.first],
  print: (words) => console.log(words),
  printErr: (words) => console.warn(words),
  preRun: [() => {
    Module.addRunDependency('files');
    Promise.all([zugzwangLate.prepare(Module.FS), zugzwangFiles.prepare(Module.FS, Module.IDBFS)])
      .then(() => Module.removeRunDependency('files'));
  }],
  onAbort: (words) => zugzwangPage.failed('Zugzwang stopped: ' + words),
};

(() => {
  const { program, wasm, wasmBytes, data, dataBytes } = document.body.dataset; // see stamp.cmake
  const all = Number(wasmBytes) + Number(dataBytes);
  let loaded = 0;

  // What is counted on its way.
  async function coming(name, kind) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(name + ': ' + answer.status);
    const counted = new TransformStream({
      transform(bytes, onward) {
        loaded += bytes.length;
        zugzwangPage.progress(loaded / all);
        onward.enqueue(bytes);
      },
    });
    return new Response(answer.body.pipeThrough(counted), { headers: { 'Content-Type': kind } });
  }

  // A page that was left open hears of it, too, when it is looked at again.
  function looksForNewVersions(registration) {
    navigator.serviceWorker.addEventListener('message', () =>
      zugzwangPage.tell('There is a new version of Zugzwang. You get it when you load this page again.'));
    document.addEventListener('visibilitychange', () => { if (!document.hidden) registration.update().catch(() => {}); });
  }

  async function registered() {
    const registration = await navigator.serviceWorker?.register('service-worker.js').catch(() => null) ?? null;
    if (registration !== null) looksForNewVersions(registration);
    return registration;
  }

  // Threads need a page of its own process; where the server does not say so, a service worker does. Where neither may,
  // the page has none.
  async function isolated() {
    const registering = registered();
    if (crossOriginIsolated) return;
    const { session } = zugzwangPage;
    if (await registering === null || session.take('reloaded') !== null) return;
    await navigator.serviceWorker.ready;
    session.set('reloaded', 'once');
    if (session.get('reloaded') === null) return; // else it would be loaded again without end
    location.reload();
    await new Promise(() => {});
  }

  async function start() {
    await isolated();
    zugzwangPage.session.take('reloaded');
    const compiled = coming(wasm, 'application/wasm').then((answer) => WebAssembly.compileStreaming(answer));
    const files = coming(data, 'application/octet-stream').then((answer) => answer.arrayBuffer());
    zugzwangLate.beginWords();
    zugzwangLanes.prepare();
    Module.instantiateWasm = (imports, ready) => {
      compiled.then(async (module) => {
        const instance = await WebAssembly.instantiate(module, zugzwangLanes.imports(imports));
        zugzwangLanes.takeOver(instance.exports);
        ready(instance, module);
        if (zugzwangLanes.hasThreads) return;
        await zugzwangLate.bringCode(); // no lane can wait for it
        Module.removeRunDependency('wasm-instantiate'); // no thread does
      }).catch((error) => zugzwangPage.failed(error.message));
      return {};
    };
    const bytes = await files;
    Module.getPreloadedPackage = () => bytes;
    const script = document.createElement('script'); // makes the threads while the program is still on its way
    script.src = program;
    script.onerror = () => zugzwangPage.failed('Zugzwang could not be loaded.');
    document.body.append(script);
  }
  start().catch((error) => zugzwangPage.failed(error.message));
})();

// Part of the program's script, on the page and on each of its threads: the program's second half, see split.mjs. Once it is
// here it takes its places in the table of functions. A function that is called before brings it at once.
var zugzwangLateCode = {
  name: '@late_wasm@',
  isHere: false,

  take(module) {
    if (this.isHere) return;
    new WebAssembly.Instance(module, { primary: wasmExports });
    this.isHere = true;
  },
  // A page may wait only for texts.
  bytesOf(name) {
    const request = new XMLHttpRequest();
    request.open('GET', name, false);
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) throw new Error(name + ': ' + request.status);
    return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 255);
  },
  imports: new Proxy({}, { get: (_, place) => (...given) => {
    zugzwangLateCode.take(new WebAssembly.Module(zugzwangLateCode.bytesOf(zugzwangLateCode.name)));
    return wasmTable.get(Number(place))(...given);
  } }),
};
var zugzwangFirstImports = getWasmImports;
getWasmImports = () => ({ ...zugzwangFirstImports(), placeholder: zugzwangLateCode.imports });

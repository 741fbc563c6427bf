// Where the page has no threads its program shares the page's own among lanes of jobs, each left in its midst and gone on
// with when its turn comes (src/app/web/slices.cpp): the browser keeps the calls of those that were left.
'use strict';

const zugzwangLanes = {
  hasThreads: globalThis.crossOriginIsolated === true,
  canLeave: 'Suspending' in WebAssembly,
  left: new Map(), // by lane: how to go on

  // The program is linked for threads, with a memory that they could share: browsers have it, but not by this name.
  prepare() {
    globalThis.SharedArrayBuffer ??= new WebAssembly.Memory({ initial: 0, maximum: 0, shared: true }).buffer.constructor;
  },
  imports(imports) {
    if (this.canLeave && !this.hasThreads) imports.env.page_leave_lane = new WebAssembly.Suspending(imports.env.page_leave_lane);
    return imports;
  },
  takeOver(exports) {
    if (this.canLeave) this.serve = WebAssembly.promising(exports.zugzwang_serve);
  },

  // As soon as the program's call has returned.
  enter(lane) {
    const goOn = this.left.get(lane) ?? (() => this.serve(lane).catch((error) => zugzwangPage.failed(error.message)));
    this.left.delete(lane);
    queueMicrotask(goOn);
  },
  leave(lane) {
    return new Promise((goOn) => { this.left.set(lane, goOn); });
  },
};

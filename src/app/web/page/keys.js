// Keys that the browser keeps, the clipboard, files dropped on the page, and quiet while the page is hidden.
'use strict';

(() => {
  // Before SDL hears of them, which would keep them from the browser.
  const ofBrowser = (event) => event.key === 'F5' || event.key === 'F12' ||
    ((event.ctrlKey || event.metaKey) && /^[lnrtw+\-0]$/i.test(event.key));
  const isPaste = (event) => (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'v';
  for (const kind of ['keydown', 'keyup', 'keypress'])
    window.addEventListener(kind, (event) => {
      if (ofBrowser(event) || isPaste(event)) event.stopImmediatePropagation();
    }, true);
  // Where the browser leaves it to the page, Esc leaves fullscreen, and nothing else.
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !document.fullscreenElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    zugzwangPage.setFullscreen(false);
  }, true);

  window.addEventListener('paste', (event) => {
    event.preventDefault();
    zugzwangPhone.pastes(event.clipboardData?.getData('text/plain') ?? '');
  });

  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', async (event) => {
    event.preventDefault();
    for (const file of event.dataTransfer?.files ?? []) await zugzwangFiles.open(file);
  });

  window.addEventListener('contextmenu', (event) => event.preventDefault());

  // Some browsers ask a hidden page for pictures, only less often. The program makes no sound of its own meanwhile, but what
  // was begun would go on.
  let paused = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden !== paused && document.body.dataset.state === 'running') {
      paused = document.hidden;
      if (paused) Module.pauseMainLoop(); else Module.resumeMainLoop();
    }
    const audio = globalThis.Module?.SDL2?.audioContext;
    if (document.hidden) audio?.suspend(); else if (navigator.userActivation?.hasBeenActive ?? true) audio?.resume();
  });
})();

// The scene in words, for a screen reader: real headings, buttons and fields beside the canvas, as src/app/web/mirror.cpp
// tells them. What stays keeps its element, so that nobody who reads loses the place.
'use strict';

const zugzwangMirror = {
  // As ui::MirrorLine::Kind has them.
  kinds: ['title', 'heading', 'words', 'board', 'button', 'menu', 'choice', 'list', 'number', 'field', 'question'],
  lines: [],
  elements: new Map(), // by kind and name

  get place() { return document.getElementById('mirror'); },

  begin(title) {
    this.lines = [];
    this.title = title;
  },
  add(kind, id, words, tip, text, enabled, current, on) {
    this.lines.push({ kind: this.kinds[kind], id, words, tip, text, enabled, current, on, options: [] });
  },
  range(value, min, max, step) { Object.assign(this.lines.at(-1), { value, min, max, step }); },
  option(words) { this.lines.at(-1).options.push(words); },
  end() {
    document.getElementById('canvas').setAttribute('aria-label', this.title);
    if (!this.lines.some(({ kind }) => kind === 'title')) this.lines.unshift({ kind: 'title', id: '', words: this.title });
    this.showPosition(this.lines.find(({ kind }) => kind === 'board'));
    this.arrange(this.lines.filter(({ kind }) => kind !== 'board'));
  },

  showPosition(board) {
    const position = document.getElementById('position');
    position.hidden = !board;
    if (board) this.set(position, 'aria-label', board.words);
  },

  arrange(lines) {
    const { place } = this;
    const hadFocus = place.contains(document.activeElement);
    const counts = {}, kept = new Map();
    for (const line of lines) {
      const which = line.id || (counts[line.kind] = (counts[line.kind] ?? 0) + 1);
      const key = `${line.kind}:${which}`;
      const element = this.elements.get(key) ?? this.made(line);
      this.update(element, line);
      kept.set(key, element);
    }
    for (const [key, element] of this.elements) if (!kept.has(key)) element.remove();
    this.elements = kept;
    let at = place.firstChild;
    for (const element of kept.values()) {
      if (element === at) at = at.nextSibling;
      else place.insertBefore(element, at);
    }
    const open = place.querySelector('[role=listbox] [aria-selected=true]');
    if (open && open !== document.activeElement) open.focus(); // the arrow keys are the program's
    else if (hadFocus && !place.contains(document.activeElement)) place.querySelector('h1').focus();
  },

  made({ kind, id }) {
    if (kind === 'title') return this.element('h1', { tabindex: -1 });
    if (kind === 'heading') return this.element('h2');
    if (kind === 'words') return this.element('p');
    if (kind === 'choice') return this.element('div', { role: 'radiogroup' });
    if (kind === 'list') return this.element('div', { role: 'listbox' });
    if (kind === 'button') return this.button(() => this.pick(id, 0));
    if (kind === 'menu') return this.button(() => this.pick(id, 0), { 'aria-haspopup': 'listbox' });
    return this.field(kind, id);
  },
  element(tag, attributes = {}) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  },
  button(press, attributes) {
    const made = this.element('button', { type: 'button', ...attributes });
    made.onclick = () => { if (made.ariaDisabled !== 'true') press(); };
    return made;
  },
  field(kind, id) {
    const form = this.element('form');
    const input = form.appendChild(this.element('input', { type: kind === 'number' ? 'number' : 'text', autocomplete: 'off' }));
    if (kind === 'number') input.onchange = () => this.pick(id, input.valueAsNumber || 0);
    if (kind === 'field') input.oninput = () => this.call('type', id, input.value);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (kind === 'number' || input.readOnly) return;
      this.call('answer', id, input.value);
      if (kind === 'question') input.value = '';
    };
    return form;
  },

  update(element, line) {
    const { kind, words } = line;
    if (kind === 'choice' || kind === 'list') return this.updateOptions(element, line);
    if (kind === 'number' || kind === 'field' || kind === 'question') return this.updateField(element.firstChild, line);
    if (element.textContent !== words) element.textContent = words;
    if (kind !== 'button' && kind !== 'menu') return;
    this.describe(element, line);
    this.set(element, 'aria-pressed', line.on);
    this.set(element, 'aria-current', line.current || null);
  },
  updateField(input, line) {
    this.describe(input, line);
    this.set(input, 'aria-label', line.words);
    input.readOnly = !line.enabled;
    if (line.kind === 'number') for (const name of ['min', 'max', 'step']) this.set(input, name, line[name]);
    const value = String(line.kind === 'number' ? line.value : line.text);
    if (line.kind !== 'question' && document.activeElement !== input && input.value !== value) input.value = value;
  },
  updateOptions(group, line) {
    const [role, chosen] = line.kind === 'list' ? ['option', 'aria-selected'] : ['radio', 'aria-checked'];
    this.describe(group, line);
    this.set(group, 'aria-label', line.words || this.title);
    while (group.children.length > line.options.length) group.lastChild.remove();
    line.options.forEach((words, index) => {
      const option = group.children[index] ??
        group.appendChild(this.button(() => { if (group.ariaDisabled !== 'true') this.pick(line.id, index); }, { role }));
      if (option.textContent !== words) option.textContent = words;
      this.set(option, chosen, index === line.value);
      if (role === 'option') this.set(option, 'tabindex', index === line.value ? 0 : -1);
    });
  },
  describe(element, { id, tip, enabled }) {
    element.dataset.name = id;
    this.set(element, 'title', tip || null);
    this.set(element, 'aria-disabled', enabled ? null : true);
  },
  set(element, name, value) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  },

  call(what, id, ...values) {
    const kinds = ['string', ...values.map((value) => typeof value)];
    if (document.body.dataset.state === 'running') Module.ccall('zugzwang_mirror_' + what, null, kinds, [id, ...values]);
  },
  pick(id, value) { this.call('pick', id, value); },

  // Keys and what is pasted in the page's own controls are the browser's, but for those that a control does not need.
  isOurs(event) {
    const control = event.target.closest?.('#mirror button, #mirror input');
    if (!control) return false;
    const leads = ['Tab', 'Enter', ' ', 'Shift'].includes(event.key);
    return leads || (control.tagName === 'INPUT' && !['Escape', 'F1', 'F11'].includes(event.key));
  },
  watch() {
    for (const kind of ['keydown', 'keyup', 'keypress', 'paste'])
      window.addEventListener(kind, (event) => { if (this.isOurs(event)) event.stopImmediatePropagation(); }, true);
    this.place.addEventListener('focusin', ({ target }) => {
      const name = target.dataset.name ?? target.parentElement.dataset.name;
      if (name) this.call('focus', name);
    });
    document.getElementById('canvas').addEventListener('pointerdown', () => {
      if (this.place.contains(document.activeElement)) document.activeElement.blur();
    });
  },
};
zugzwangMirror.watch();

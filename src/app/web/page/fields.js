// A canvas raises no keyboard. Over each line to type in that the program shows lies a field of the page, for fingers: it is
// not seen until the caret is in it, and what is typed goes to the program at once (src/app/web/fields.cpp).
'use strict';

const zugzwangFields = {
  byFinger: matchMedia('(any-pointer: coarse)').matches, // until a mouse or a finger says
  fields: new Map(), // by name
  lines: '', // as the program told them last

  // The first line has colours, each other one a field.
  show(lines) {
    this.lines = lines;
    const [colours, ...told] = lines.split('\n');
    const [ink, ground, caret] = colours.split('\t');
    const fields = this.byFinger ? told.map((line) => line.split('\t')) : [];
    const names = fields.map((field) => field[6]);
    for (const [name, field] of this.fields)
      if (!names.includes(name)) {
        this.fields.delete(name);
        field.remove();
      }
    for (const [x, y, width, height, margin, size, name, text, placeholder] of fields) {
      const field = this.fields.get(name) ?? this.made(name);
      Object.assign(field.style, {
        left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px', padding: `3px ${margin}px`,
        fontSize: Math.max(16, size) + 'px', // smaller ones some browsers bring nearer by themselves
        color: ink, backgroundColor: ground, caretColor: caret,
      });
      field.placeholder = placeholder;
      field.setAttribute('aria-label', placeholder);
      if (field.value !== text && !field.composes) field.value = text;
    }
  },

  made(name) {
    const field = document.createElement('input');
    Object.assign(field, {
      type: 'text', className: 'typed', name, autocomplete: 'off', spellcheck: false, enterKeyHint: 'done',
      autocapitalize: name.startsWith('name') ? 'words' : 'off',
    });
    field.setAttribute('autocorrect', 'off');
    field.addEventListener('focus', () => this.call('zugzwang_enter_field', name));
    field.addEventListener('input', () => this.call('zugzwang_type', name, field.value));
    field.addEventListener('compositionstart', () => { field.composes = true; });
    field.addEventListener('compositionend', () => { field.composes = false; });
    field.addEventListener('keydown', (event) => {
      if (!/^(Enter|Escape|Tab)$/.test(event.key) || event.isComposing) return;
      event.preventDefault();
      field.blur();
      this.call('zugzwang_field_key', event.key);
    });
    field.addEventListener('blur', () => window.scrollTo(0, 0)); // a keyboard may have moved the page
    // SDL takes every key of the page, and the page every paste.
    for (const kind of ['keydown', 'keyup', 'keypress', 'paste', 'contextmenu'])
      field.addEventListener(kind, (event) => event.stopPropagation());
    this.fields.set(name, field);
    document.body.append(field);
    return field;
  },

  call(name, ...words) {
    if (document.body.dataset.state === 'running') Module.ccall(name, null, words.map(() => 'string'), words);
  },

  // A mouse and keys have what they need; a finger beside a field ends it, where the canvas would leave the caret in it.
  follow(event) {
    const byFinger = event.pointerType !== 'mouse';
    if (byFinger !== this.byFinger) {
      this.byFinger = byFinger;
      this.show(this.lines);
    }
    if (event.target !== document.activeElement && document.activeElement?.className === 'typed') document.activeElement.blur();
  },

  // The program's own words; what they lack the browser has.
  async takeFont() {
    const file = '/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf';
    document.fonts.add(await new FontFace('Words', Module.FS.readFile(file)).load());
  },
};
window.addEventListener('pointerdown', (event) => zugzwangFields.follow(event), true);

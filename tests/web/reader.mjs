// Somebody at the page who only hears it: finds what a screen reader finds, by role and name, and acts on that alone. In
// Chromium through the browser's accessibility tree; Firefox has none to ask, so there through the page's own elements.
const patience = 90000; // milliseconds for something to be there, after which the journey has failed

// What of the page is read, in its order, as { role, name, disabled, of }.
class Tree {
  static async of(page) {
    const session = await page.createCDPSession();
    await session.send('Accessibility.enable');
    return new Tree(page, session);
  }
  constructor(page, session) {
    this.page = page;
    this.session = session;
  }
  async nodes() {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const inOrder = (node) => [node, ...(node.childIds ?? []).flatMap((id) => byId.has(id) ? inOrder(byId.get(id)) : [])];
    return inOrder(nodes[0]).filter(({ ignored, role }) => !ignored && role).map((node) => {
      const has = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      const disabled = has.disabled === true || has.readonly === true;
      return { role: node.role.value, name: node.name?.value ?? '', disabled, of: node.backendDOMNodeId };
    });
  }
  async does({ of }, what) {
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId: of });
    const functionDeclaration = `function () { this.${what}(); }`;
    await this.session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration });
  }
}

class Elements {
  constructor(page) { this.page = page; }
  async nodes() {
    return this.page.evaluate(() => {
      const roles = { H1: 'heading', H2: 'heading', P: 'StaticText', BUTTON: 'button', INPUT: 'textbox' };
      const found = [...document.querySelectorAll('#mirror *, #position:not([hidden]), #told')];
      window.read = found;
      return found.map((one, of) => {
        const isText = ['position', 'told'].includes(one.id);
        const role = isText ? 'StaticText' : one.getAttribute('role') ?? roles[one.tagName] ?? 'none';
        const name = isText ? one.textContent : one.getAttribute('aria-label') ?? one.textContent;
        return { role, name, disabled: one.ariaDisabled === 'true' || one.readOnly === true, of };
      });
    });
  }
  does({ of }, what) { return this.page.evaluate((at, call) => window.read[at][call](), of, what); }
}

export class Reader {
  static async of(person, browser) {
    return new Reader(person, browser === 'chromium' ? await Tree.of(person.page) : new Elements(person.page));
  }
  constructor(person, tree) {
    this.person = person;
    this.tree = tree;
  }

  // What is there now and can be acted on.
  async looks(role, name) {
    return (await this.tree.nodes()).find((node) => node.role === role && name.test(node.name) && !node.disabled);
  }
  async finds(role, name) {
    const found = await this.waits(() => this.looks(role, name));
    if (found) return found;
    const there = (await this.tree.nodes()).filter((node) => node.name !== '').map((node) => `${node.role} ${node.name}`);
    throw new Error(`there is no ${role} ${name} among:\n${[...new Set(there)].join('\n')}`);
  }
  // Until it answers something; nothing where that never comes.
  async waits(asked) {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const answer = await asked();
      if (answer) return answer;
      await new Promise((done) => setTimeout(done, 50));
    }
    return undefined;
  }
  async presses(name, role = 'button') {
    await this.tree.does(await this.finds(role, name), 'click');
  }
  async writes(name, text) {
    await this.tree.does(await this.finds('textbox', name), 'focus');
    await this.person.page.keyboard.type(text);
  }
  async answers(name, text) {
    await this.writes(name, text);
    await this.person.page.keyboard.press('Enter');
  }

  // A move that was wrong; the first time may only end its motion.
  async takesBack() {
    const isOpen = await this.waits(async () => {
      const undo = await this.looks('button', /^Undo$/);
      if (undo) await this.tree.does(undo, 'click');
      return this.looks('textbox', /^Your move$/);
    });
    if (!isOpen) throw new Error('the move was not taken back');
  }

  async text() {
    const nodes = await this.tree.nodes();
    return nodes.filter(({ role }) => role === 'StaticText').map(({ name }) => name).join(' ');
  }
  async reads(words) {
    const found = await this.waits(async () => words.exec(await this.text()));
    if (!found) throw new Error(`nowhere stands ${words} in: ${await this.text()}`);
    return found;
  }
}

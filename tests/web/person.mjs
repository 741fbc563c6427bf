// A person at the page: opens it, reads its title, clicks what the program calls by name, and complains of errors in the
// console and of requests to other hosts.
const longestWait = 90000; // milliseconds for one title to come, after which the journey has failed

// What the driver says of what it evaluates while a page is loaded again.
const isOfLoading = (error) => /context|navigat|realm|detached/i.test(error.message);
// Firefox tells, without a name, of files that were on their way through the service worker when the page was left.
const isOfLeaving = (error) => error.message.startsWith('Failed to load ‘’');

export class Person {
  constructor(page, address) {
    this.page = page;
    this.address = address;
    this.complaints = [];
    page.setDefaultTimeout(longestWait);
    // The driver's own way makes functions of texts, which the page's policy forbids.
    page.waitForFunction = async (is, { polling = 50, timeout = longestWait } = {}, ...given) => {
      for (const end = Date.now() + timeout; ;) {
        try {
          const found = await page.evaluateHandle(is, ...given);
          if (await found.evaluate((value) => Boolean(value))) return found;
        } catch (error) {
          if (!isOfLoading(error)) throw error;
        }
        if (Date.now() > end) throw new Error(`waited in vain for ${is}`);
        await new Promise((done) => setTimeout(done, polling));
      }
    };
    page.on('console', (message) => { if (message.type() === 'error') this.complaints.push('console: ' + message.text()); });
    page.on('pageerror', (error) => { if (!isOfLeaving(error)) this.complaints.push('error: ' + error.message); });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.address) && !/^(blob|data|about):/.test(url)) this.complaints.push('foreign request: ' + url);
    });
  }

  static async at(context, address, { width = 1280, height = 720, scale = 1, touch = false } = {}) {
    const page = await context.newPage();
    await page.setViewport({ width, height, deviceScaleFactor: scale, hasTouch: touch });
    return new Person(page, address);
  }

  // Opens the program on a link, and waits until it runs.
  async open(link = '') {
    await this.page.goto('about:blank');
    await this.page.goto(this.address + (link ? '#' + link : ''));
    await this.runs();
  }
  async runs() {
    await this.page.waitForFunction(() => /running|failed/.test(document.body?.dataset.state), { polling: 100 });
    const state = await this.page.evaluate(() => document.body.dataset.state);
    if (state !== 'running') throw new Error('the program did not start: ' + await this.page.evaluate(() => document.body.innerText));
  }
  async reload() {
    await this.page.reload();
    await this.runs();
  }

  async reads(words) {
    try {
      await this.page.waitForFunction((wanted) => document.title.includes(wanted), { polling: 50 }, words);
    } catch (error) {
      throw new Error(`the title never said '${words}'; last it said '${await this.page.title()}' (${error.message})`);
    }
  }

  // The next message to the console that begins so.
  hears(beginning) {
    return new Promise((heard, failed) => {
      const patience = setTimeout(() => failed(new Error(`the console never said '${beginning}'`)), longestWait);
      this.page.on('console', (message) => {
        if (!message.text().startsWith(beginning)) return;
        clearTimeout(patience);
        heard(message.text());
      });
    });
  }

  // The game on its board is kept with these words in its record.
  async keeps(game, words) {
    await this.page.waitForFunction((file, wanted) => {
      const { FS, kept } = zugzwangFiles;
      const path = `${kept}/zugzwang/saves/${file}.json`;
      return FS.analyzePath(path).exists && FS.readFile(path, { encoding: 'utf8' }).includes(wanted);
    }, { polling: 50 }, game, words);
    await this.page.evaluate(() => zugzwangFiles.settled());
  }

  parts() {
    return this.page.evaluate(() => Module.ccall('zugzwang_parts', 'string', [], []).split('\n').filter(Boolean).map((line) => {
      const [x, y, width, height, ...name] = line.split(' ');
      return { x: +x, y: +y, width: +width, height: +height, name: name.join(' ') };
    }));
  }
  // The place so many thousandths of a part's width and height from its corner, or of the largest square in its middle.
  async place(name, across = 500, down = 500, shape = '') {
    const parts = await this.parts();
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`there is no part ${name} among ${parts.map((one) => one.name).join(', ')}`);
    const { width, height } = part;
    const [wide, high] = shape === 'square' ? [Math.min(width, height), Math.min(width, height)] : [width, height];
    return [part.x + width / 2 + wide * (across - 500) / 1000, part.y + height / 2 + high * (down - 500) / 1000];
  }
  // Until nothing moves on the board: a click in the midst of it only ends the motion. What goes on moving is not waited for.
  async sees() {
    await this.page.waitForFunction(() => Module._zugzwang_rests() === 1, { polling: 50, timeout: 3000 }).catch(() => {});
  }
  async clicks(name, ...where) {
    await this.sees();
    const [x, y] = await this.place(name, ...where);
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y, { delay: 30 });
  }
  async taps(name, ...where) {
    await this.sees();
    const [x, y] = await this.place(name, ...where);
    await this.page.touchscreen.tap(x, y);
  }
  // A move: the first touch shows it, the second plays it.
  async tapsTwice(name, ...where) {
    await this.taps(name, ...where);
    await this.taps(name, ...where);
  }
  async presses(key) {
    await this.sees();
    await this.page.keyboard.press(key, { delay: 30 });
  }

  // A button that asks for a file, and the file.
  async chooses(name, file) {
    const [chooser] = await Promise.all([this.page.waitForFileChooser(), this.clicks(name)]);
    await chooser.accept([file]);
  }
  // What a screen reader finds in that part of the page.
  async isRead(part, words) {
    await this.page.waitForFunction((id, wanted) => document.getElementById(id).textContent.includes(wanted), { polling: 50 },
      part, words);
  }
  // Words of the page itself, over the canvas.
  async isTold(words) {
    await this.page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 50 }, words);
  }

  // As a hand would, that drags a file from its folder.
  drops(name, text) {
    return this.page.evaluate((...file) => {
      const carried = new DataTransfer();
      carried.items.add(new File([file[1]], file[0]));
      document.getElementById('canvas').dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
    }, name, text);
  }

  // Ends well only when there is nothing to complain of.
  async leaves() {
    await this.page.close();
    if (this.complaints.length > 0) throw new Error(this.complaints.join('\n'));
  }
}

// A game by link between a window and the page. The window's letters, and what it makes of the page's, are those of
// desk/far_games_test.cpp.
import { readFileSync } from 'node:fs';

export const letters = Object.fromEntries(readFileSync(new URL('../letters.txt', import.meta.url), 'utf8').trim().split('\n')
  .map((line) => line.split(' ')));
export const three = [655, 925]; // the button

export const journeys = {};

// Until the book of letters has what was done, and the browser the book.
const isKept = async (person, act) => {
  await person.page.evaluate(() => {
    const { FS, kept } = zugzwangFiles;
    const file = kept + '/zugzwang/letters.db';
    window.bookOfLetters = () => FS.analyzePath(file).exists && FS.readFile(file).join();
    window.bookIsWritten = () => FS.analyzePath(file + '-journal').exists;
    window.bookBefore = window.bookOfLetters();
  });
  await act();
  await person.page.waitForFunction(() => !bookIsWritten() && bookOfLetters() !== bookBefore, { polling: 50 });
  await person.page.evaluate(() => zugzwangFiles.settled());
};

const takesThree = async (person) => {
  await person.reads(': take ');
  await isKept(person, () => person.clicks('board', ...three));
};
const copies = async (person, name) => {
  await isKept(person, () => person.clicks('copy-link'));
  const link = await person.page.evaluate(() => zugzwangPage.copied);
  if (link !== person.address + '#' + letters[name]) throw new Error(`another link was copied: ${link}`);
};

// The friend's link asks for a name and leads to the board, the answer is a link, and so to the end. A link that goes
// another way and one that is damaged are refused in words.
journeys.letters = async (person) => {
  await person.open(letters.sent);
  await person.reads('A game by link');
  await person.page.keyboard.type('Ben', { delay: 30 });
  await isKept(person, () => person.presses('Enter'));
  await takesThree(person);
  await copies(person, 'answer');
  await person.open(letters.fork);
  await person.isRead('told', 'goes another way: move 2');
  await person.open(letters.next);
  await takesThree(person);
  await copies(person, 'last');
  await person.open(letters.damaged);
  await person.isRead('told', 'link is damaged');
};

// A game by link between a window and the page. The window's letters, and what it makes of the page's, are those of
// desk/far_games_test.cpp.
import { readFileSync } from 'node:fs';

const letters = Object.fromEntries(readFileSync(new URL('../letters.txt', import.meta.url), 'utf8').trim().split('\n')
  .map((line) => line.split(' ')));
const three = [655, 925]; // the button

export const journeys = {};

// The link is copied, and the book of letters knows that it was.
const copies = async (person, name) => {
  await person.page.evaluate(() => {
    window.bookOfLetters = () => zugzwangFiles.FS.readFile(zugzwangFiles.kept + '/zugzwang/letters.db').join();
    window.bookBefore = window.bookOfLetters();
    zugzwangPage.pasted = '';
  });
  await person.clicks('copy-link');
  await person.page.waitForFunction(() => zugzwangPage.pasted !== '' && bookOfLetters() !== bookBefore, { polling: 50 });
  await person.page.evaluate(() => zugzwangFiles.settled());
  const link = await person.page.evaluate(() => zugzwangPage.pasted);
  if (link !== person.address + '#' + letters[name]) throw new Error(`another link was copied: ${link}`);
};
// What a person pastes, as the browser tells of it.
const pastes = (person, text) => person.page.evaluate((words) => {
  const carried = new DataTransfer();
  carried.setData('text/plain', words);
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried }));
}, text);

// The friend's first link asks for a name, the next ones lead to the board; one that goes another way, is damaged or is old
// is refused in words, and changes nothing.
journeys.letters = async (person) => {
  await person.open(letters.sent);
  await person.reads('A game by link');
  await person.page.keyboard.type('Ben', { delay: 30 });
  await person.presses('Enter');
  await person.reads('take 1, 2 or 3');
  await person.clicks('board', ...three);
  await copies(person, 'answer');

  await person.open(letters.fork);
  await person.isRead('told', 'link goes another way: move 2');
  await person.open(letters.damaged);
  await person.isRead('told', 'link is damaged');

  await person.open(letters.next);
  await person.reads('take 1, 2 or 3');
  await pastes(person, letters.sent);
  await person.isRead('told', 'link is old');
  await person.clicks('board', ...three);
  await copies(person, 'last');
};

// Answers come to the page that is open, too.
journeys.answered = async (person) => {
  await person.open(letters.sent);
  await person.reads('A game by link');
  await person.presses('Enter');
  await person.reads('take 1, 2 or 3');
  await person.clicks('board', ...three);
  await copies(person, 'answer');
  await pastes(person, `Your move! ${person.address}#${letters.next}`);
  await person.reads('take 1, 2 or 3');
  await person.clicks('board', ...three);
  await copies(person, 'last');
};

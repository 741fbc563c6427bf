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
    zugzwangPage.copied = '';
  });
  await person.clicks('copy-link');
  await person.page.waitForFunction(() => {
    const { FS, kept } = zugzwangFiles;
    const isWriting = FS.analyzePath(kept + '/zugzwang/letters.db-journal').exists;
    return zugzwangPage.copied !== '' && !isWriting && bookOfLetters() !== bookBefore;
  }, { polling: 50 });
  await person.page.evaluate(() => zugzwangFiles.settled());
  const link = await person.page.evaluate(() => zugzwangPage.copied);
  if (link !== person.address + '#' + letters[name]) throw new Error(`another link was copied: ${link}`);
};

// The friend's link asks for a name and leads to the board, and the answer is a link; one that is damaged is refused in words.
journeys.letters = async (person) => {
  await person.open(letters.sent);
  await person.reads('A game by link');
  await person.page.keyboard.type('Ben', { delay: 30 });
  await person.presses('Enter');
  await person.reads('take 1, 2 or 3');
  await person.clicks('board', ...three);
  await copies(person, 'answer');
  await person.open(letters.damaged);
  await person.isRead('told', 'link is damaged');
};

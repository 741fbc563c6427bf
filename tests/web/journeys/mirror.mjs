// Without eyes, from the menu to the end of a game: only what a screen reader finds in the page.
import { Reader } from '../reader.mjs';

export const journeys = {};

const listed = (words) => words.split(/, | and /);
const all = (text, pattern) => [...text.matchAll(pattern)].flatMap(([, words]) => listed(words));

// A move for whoever is to move, out of what is told of the position.
function queenMove(text) {
  const white = all(text, /White's queens: ([^.]*)\./g), black = all(text, /Black's: ([^.]*)\./g);
  const taken = new Set([...white, ...black, ...all(text, /Arrows: ([^.]*)\./g)]);
  const isFree = (square) => /^[a-f][1-6]$/.test(square) && !taken.has(square);
  const ways = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((up) => [across, up])).filter(([across, up]) => across !== 0 || up !== 0);
  const beside = (square) => ways.map(([across, up]) => String.fromCharCode(square.charCodeAt(0) + across) + (Number(square[1]) + up));
  for (const from of /White is to move/.test(text) ? white : black)
    for (const to of beside(from).filter(isFree)) return `${from}-${to}/${from}`; // the square that she leaves is free
  throw new Error(`no queen can move: ${text}`);
}
const games = {
  sticks: { card: /^Sticks/, board: /^1\d /, move: () => '1' },
  numbers: { card: /^Numbers/, board: /^12 /, move: () => 'L' },
  boxes: { card: /^Boxes/, board: /^4 × 4/, move: (text) => all(text, /Not drawn: ([^.]*)\./g)[0] },
  points: {
    card: /^Points/, board: /^16 /,
    move: (text) => {
      const [, from, to] = /Point (\d+), [^.]*\. It can be joined to (\d+)/.exec(text);
      return Number(from) < Number(to) ? `${from}-${to}` : `${to}-${from}`;
    },
  },
  amazons: { card: /^Amazons/, board: /^6 × 6/, move: queenMove },
};

// How the game ended, as the page's status has it.
const ending = /\b(wins|won|draw)\b/;

async function plays(reader, { move }) {
  for (let number = 1;; ++number) {
    const text = await reader.waits(async () => {
      const now = await reader.text();
      return (now.includes(`Move ${number}, `) && await reader.looks('textbox', /^Your move$/)) || await reader.looks('button', /^Play again/) ? now : undefined;
    });
    if (text === undefined) throw new Error(`move ${number} never came: ${await reader.text()}`);
    if (!text.includes(`Move ${number}, `)) return number - 1;
    if (number === 1) {
      await reader.answers(/^Your move$/, 'nonsense');
      await reader.reads(/nonsense is no move here/);
    }
    await reader.answers(/^Your move$/, move(text));
  }
}

for (const [name, game] of Object.entries(games))
  journeys[`heard-${name}`] = async (person, { browser }) => {
    await person.open();
    const reader = await Reader.of(person, browser);
    await reader.finds('heading', /choose a game/);
    await reader.presses(game.card);
    await reader.presses(/^Skip/);
    await reader.presses(/^A friend here$/, 'radio');
    await reader.presses(game.board);
    await reader.presses(/^Play$/);
    const moves = await plays(reader, game);
    const [words] = await reader.reads(ending);
    console.log(`        ${moves} moves, and it ${words}`);
    await reader.presses(/^Back$/);
    await reader.finds('heading', /choose a game/);
  };

// A puzzle of numbers: one of its two moves wins, and the other one is refuted.
journeys['heard-puzzle'] = async (person, { browser }) => {
  await person.open();
  const reader = await Reader.of(person, browser);
  await reader.presses(/^Puzzles/);
  await reader.presses(/^Skip/);
  await reader.presses(/^Numbers$/);
  for (const move of ['L', 'R']) {
    await reader.answers(/^Your move$/, move);
    const [, told] = await reader.reads(/(Solved|That loses|That only draws)/);
    if (told === 'Solved') return;
    await person.presses('Enter'); // takes it back
  }
  throw new Error(`no move solves it: ${await reader.text()}`);
};

// Without eyes, from the menu to the end of a game: only what a screen reader finds in the page.
import { heardGames } from '../games.mjs';
import { Reader } from '../reader.mjs';

export const journeys = {};

// How the game ended, as the page's status has it.
const ending = /\b(wins|won|draw)\b/;

async function plays(reader, { move }) {
  for (let number = 1;; ++number) {
    const position = await reader.waits(async () => {
      if (await reader.looks('button', /^Look back/)) return 'over';
      const now = await reader.text();
      const at = now.indexOf(`Move ${number}, `);
      return at >= 0 && await reader.looks('textbox', /^Your move$/) ? now.slice(at) : undefined;
    });
    if (position === undefined) throw new Error(`move ${number} never came: ${await reader.text()}`);
    if (position === 'over') return number - 1;
    if (number === 1) {
      await reader.answers(/^Your move$/, 'nonsense');
      await reader.reads(/nonsense is no move here/);
    }
    await reader.answers(/^Your move$/, move(position));
  }
}

for (const [name, game] of Object.entries(heardGames))
  journeys[`heard-${name}`] = async (person, { browser }) => {
    await person.open();
    const reader = await Reader.of(person, browser);
    await reader.finds('heading', /choose a game/);
    await reader.presses(game.card);
    await reader.presses(/^Skip/);
    await reader.presses(/^A friend here$/, 'radio');
    if (game.board) await reader.presses(game.board);
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
    const what = await reader.waits(async () => {
      if ((await reader.text()).includes('Solved')) return 'solved';
      return await reader.looks('button', /^Undo$/) ? 'refuted' : undefined;
    });
    if (what === 'solved') return;
    await reader.takesBack();
  }
  throw new Error(`no move solves it: ${await reader.text()}`);
};

// Every game a whole game long: by mouse, one of them by touch, one by keys.
import { games, keyGame, plays } from '../games.mjs';

export const journeys = {};
for (const [name, game] of Object.entries(games))
  journeys[name] = async (person) => {
    await person.open(game.link);
    await plays(person, game.moves, (place) => person.clicks('board', ...place));
    await person.reads(game.end);
  };

journeys.touch = async (person) => {
  await person.open(games.sticks.link);
  await plays(person, games.sticks.moves, (place) => person.tapsTwice('board', ...place));
  await person.reads(games.sticks.end);
};

journeys.keys = async (person) => {
  await person.open(keyGame.link);
  await plays(person, keyGame.moves, (key) => person.presses(key));
  await person.reads(keyGame.end);
};

// Without eyes: what happened and what lies on the board stands in the page for a screen reader.
journeys.ears = async (person) => {
  await person.open(keyGame.link);
  await person.isRead('position', '4, 7, 2');
  await plays(person, keyGame.moves, (key) => person.presses(key));
  await person.reads(keyGame.end);
  await person.isRead('told', 'Blue takes');
  await person.isRead('told', keyGame.end);
};

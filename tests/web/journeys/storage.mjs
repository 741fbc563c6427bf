// A browser that keeps nothing for the page: a person denied it, or a private window does.
import { games, plays } from '../games.mjs';
import { Person } from '../person.mjs';

export const journeys = {};

// In the page before anything of it runs.
const ways = {
  throwing: () => {
    const deny = () => { throw new DOMException('denied', 'SecurityError'); };
    for (const name of ['indexedDB', 'sessionStorage', 'localStorage', 'caches']) Object.defineProperty(window, name, { get: deny });
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    if (navigator.locks) navigator.locks.request = refuse;
    if (navigator.serviceWorker) navigator.serviceWorker.register = refuse;
  },
  refusing: () => {
    IDBFactory.prototype.open = () => {
      const asked = new EventTarget();
      setTimeout(() => asked.onerror(new Event('error')));
      return asked;
    };
  },
  silent: () => { IDBFactory.prototype.open = () => new EventTarget(); },
  none: () => { Object.defineProperty(window, 'indexedDB', { value: undefined }); },
};

// It says so, and everything is played all the same.
for (const [name, deny] of Object.entries(ways))
  journeys[`denied-${name}`] = async (_, { context, address }) => {
    const person = await Person.at(context, address);
    await person.page.evaluateOnNewDocument(deny);
    await person.open(games.sticks.link);
    await person.isTold('keeps nothing');
    await plays(person, games.sticks.moves, (place) => person.clicks('board', ...place));
    await person.reads(games.sticks.end);
    await person.leaves();
  };

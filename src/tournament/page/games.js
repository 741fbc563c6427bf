// The list of games: those of one player, or of two against each other.

let listed = games;
const list = element('ol', { class: 'list', 'aria-label': words.games, onkeydown: moveInList });
const count = element('span');
const [whoSelect, otherSelect] = [words.everybody, words.everybody].map((word) =>
  element('select', { 'aria-label': words.player, onchange: filterGames },
    element('option', { value: '' }, word),
    ...players.map(({ name }, player) => element('option', { value: String(player) }, name))));

function gameButton(game) {
  const seat = (side) => element('span', { class: `seat${game.winner === side ? ' won' : ''}` },
    markOf(side), ` ${players[game.seats[side - 1]].name}`);
  const points = (side) => element('span', { class: 'points' },
    game.forfeit && game.winner !== side ? '✕ ' : '', pointsOf(game, game.seats[side - 1]) === 0.5 ? '½' : game.winner === side ? '1' : '0');
  return element('li', {}, element('button', { tabindex: '-1', 'data-game': String(game.number), onclick: () => openGame(game) },
    element('span', { class: 'number' }, String(game.number)), seat(1), points(1), seat(2), points(2)));
}

function filterGames() {
  const wanted = [whoSelect, otherSelect].map((select) => (select.value === '' ? null : Number(select.value)));
  listed = games.filter((game) => wanted.every((player) => player === null || game.seats.includes(player)));
  list.replaceChildren(...listed.map(gameButton));
  count.textContent = filled(words.shown, { n: listed.length, all: games.length });
  pressCell(...wanted);
  if (listed.length > 0) openGame(listed.includes(shown.game) ? shown.game : listed[0]);
}

/** The games of a cell of the table. */
function showPairing(player, other) {
  whoSelect.value = String(player);
  otherSelect.value = String(other);
  filterGames();
  const games = document.getElementById('games');
  games.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  list.querySelector('[aria-current]')?.focus({ preventScroll: true });
}

/** Marks the game in the list: it alone is reached by Tab, the others by the arrows from there. */
function markInList(game) {
  for (const button of list.querySelectorAll('button[aria-current]')) {
    button.removeAttribute('aria-current');
    button.tabIndex = -1;
  }
  const button = list.querySelector(`button[data-game="${game.number}"]`);
  if (!button) return;
  button.setAttribute('aria-current', 'true');
  button.tabIndex = 0;
  showInside(list, button);
}

function moveInList(event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const next = way && listed[listed.indexOf(shown.game) + way];
  if (!next) return;
  event.preventDefault();
  openGame(next);
  list.querySelector('[aria-current]').focus();
}

/** Scrolls what scrolls, not the page, until the node is in sight. */
function showInside(scrolled, node) {
  const [outer, inner] = [scrolled, node].map((each) => each.getBoundingClientRect());
  if (inner.top < outer.top) scrolled.scrollTop += inner.top - outer.top - 8;
  if (inner.bottom > outer.bottom) scrolled.scrollTop += inner.bottom - outer.bottom + 8;
}

// What the parts of the page are made of.

const data = JSON.parse(document.getElementById('data').textContent);
const { players, words } = data;
const games = gamesOf(data);

function made(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== ''));
  return node;
}

/** An element with its children: a text is a text, whatever signs are in it. Attributes on… are listeners. */
const element = (tag, attributes = {}, ...children) => made(document.createElement(tag), attributes, children);
const shape = (tag, attributes = {}, ...children) =>
  made(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** The message with its places filled in: filled('Move {n}', { n: 3 }). */
const filled = (message, values) => message.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** "12", "12.5". */
const pointsText = (points) => String(Math.round(points * 2) / 2);
const signed = (number) => (Math.round(number) > 0 ? '+' : '') + String(Math.round(number)).replace('-', '−');

/** The mark of a side, as tall as the text around it. */
const markOf = (side) =>
  shape('svg', { class: 'mark', viewBox: '-16 -16 32 32', role: 'img', 'aria-label': data.sides[side - 1] },
    shape(...mark(side, 0, 0, 13)));

/** What a player got of a game: 1, 0.5 or 0. */
function pointsOf(game, player) {
  if (game.winner === 0) return 0.5;
  return game.seats[game.winner - 1] === player ? 1 : 0;
}

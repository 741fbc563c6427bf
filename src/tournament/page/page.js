// The page as a whole.

/** Every game that was lost by forfeit, with the position in which it ended. */
function showForfeits() {
  const lost = games.filter((game) => game.forfeit && game.winner !== 0);
  if (lost.length === 0) return;
  const row = (game) => {
    const steps = stepsOf(game);
    return element('tr', {},
      element('td', {}, element('button', { onclick: () => showGame(game) }, String(game.number))),
      element('td', {}, markOf(3 - game.winner), ` ${nameOf(game, 3 - game.winner)}`),
      element('td', {}, players[game.seats[game.winner - 1]].name),
      element('td', {}, game.forfeit),
      element('td', {}, element('code', {}, steps[steps.length - 1].text)));
  };
  document.getElementById('forfeits').append(element('h2', {}, words.forfeits), element('div', { class: 'scroll' },
    element('table', {},
      element('thead', {}, element('tr', {}, ...[words.game, words.player, words.against, words.why, words.position]
        .map((word) => element('th', {}, word)))),
      element('tbody', {}, ...lost.map(row)))));
}

function showGame(game) {
  whoSelect.value = otherSelect.value = '';
  filterGames();
  openGame(game);
  document.getElementById('games').scrollIntoView();
}

/** An address that ends in #GAME.MOVE is of that game and that move. */
function openAddressed(address) {
  const [number, at] = address.slice(1).split('.').map(Number);
  const game = address.length > 1 && games.find((each) => each.number === number);
  if (!game) return;
  openGame(game);
  if (at >= 0) goTo(at);
}

document.querySelector('h1').textContent = data.title;
document.querySelector('header p').textContent = data.about;
showTable();
if (games.length > 0) {
  const address = location.hash; // before a game is opened, which makes it the address
  showReplay();
  showCurves();
  filterGames();
  openAddressed(address);
  showForfeits();
}

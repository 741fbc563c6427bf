// The crosstable: who scored what against whom.

const MANY = 10; // of more players only the points are told of each pairing

function pairingWords(row, column, [wins, draws, losses]) {
  return filled(words.pairing, {
    player: players[row].name, other: players[column].name, points: pointsText(wins + draws / 2),
    games: wins + draws + losses, wins, draws, losses,
  });
}

function pairingCell(row, column) {
  const score = data.against[row][column];
  if (row === column) return element('td', { class: 'met self' }, '—');
  if (!score) return element('td', { class: 'met' });
  const [wins, draws, losses] = score;
  const played = wins + draws + losses;
  const points = wins + draws / 2;
  const told = pairingWords(row, column, score);
  return element('td', { class: 'met' },
    element('button', {
      class: 'cell', 'data-pair': `${row} ${column}`, 'aria-pressed': 'false', 'aria-label': told, title: told,
      onclick: () => showPairing(row, column),
    },
    element('b', {}, pointsText(points)), element('small', {}, `/${played}`),
    element('small', { class: 'wdl' }, `${wins}-${draws}-${losses}`),
    element('span', { class: 'share' }, element('i', { style: `width:${(100 * points) / played}%` }))));
}

function tableRow(player, row) {
  const { wins, draws, losses, forfeits, free } = player;
  const percent = (share) => (100 * share).toFixed(1);
  return element('tr', {},
    element('td', { class: 'place' }, String(player.place)),
    element('td', { class: 'name', title: player.player }, player.name),
    element('td', {}, element('b', {}, pointsText(player.points)), element('small', {}, `/${wins + draws + losses + free}`)),
    element('td', {}, `${wins}-${draws}-${losses}`),
    element('td', { title: `${percent(player.low)} – ${percent(player.high)} %` },
      element('b', {}, `${percent(player.score)} %`),
      element('small', {}, ` ${Math.round(100 * player.low)}–${Math.round(100 * player.high)}`)),
    element('td', {}, element('b', {}, signed(player.elo)), element('small', {}, ` ± ${Math.round(player.reach)}`)),
    element('td', { class: forfeits > 0 ? 'lost' : '' }, forfeits > 0 ? `✕ ${forfeits}` : '0'),
    ...players.map((_, column) => pairingCell(row, column)));
}

function showTable() {
  const head = [words.points, words.wdl, words.score, 'Elo', words.forfeits];
  document.getElementById('table').append(
    element('div', { class: 'scroll' },
      element('table', { class: players.length > MANY ? 'many' : '' },
        element('thead', {}, element('tr', {},
          element('th', { class: 'place' }, '#'), element('th', { class: 'name' }, words.player),
          ...head.map((word) => element('th', {}, word)),
          ...players.map((player) => element('th', { class: 'met', title: player.name }, element('span', {}, player.name))))),
        element('tbody', {}, ...players.map(tableRow)))),
    element('p', { class: 'note' }, words.note));
}

/** Shows which cell's games are listed. */
function pressCell(row, column) {
  for (const cell of document.querySelectorAll('.cell'))
    cell.setAttribute('aria-pressed', String(cell.dataset.pair === `${row} ${column}`));
}

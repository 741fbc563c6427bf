'use strict';
// Your bot for @title@. All but the thinking is done: write yours into `choose`.

const { serve } = require('./ugi');

/** Here is where to think: the answer is one of position.legal(), which is not empty, within so many milliseconds. */
function choose(position, milliseconds) {
  const legal = position.legal();
  return legal[Math.floor(Math.random() * legal.length)];
}

if (require.main === module) serve('My bot for @title@', choose);

module.exports = { choose };

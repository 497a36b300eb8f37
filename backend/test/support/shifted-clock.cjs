// Preloaded into a process of the product: its clock is ahead of (or behind) the machine's by as many milliseconds as
// the file CLOCK_OFFSET_FILE says, from one moment to the next, as when an admin sets it; what its main thread, which answers,
// goes by then stands in the file beside it. The steady clock is not touched.
const { readFileSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const file = process.env.CLOCK_OFFSET_FILE;
const Real = Date;
let offset = 0;

function look() {
  const wanted = Number(readFileSync(file, 'utf8')) || 0;
  if (wanted === offset) return;
  offset = wanted;
  if (isMainThread) writeFileSync(`${file}.set`, String(offset));
}

class ShiftedDate extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }

  static now() {
    return Real.now() + offset;
  }
}

if (file !== undefined) {
  look();
  setInterval(look, 20).unref();
  globalThis.Date = ShiftedDate;
}

// What outlives a test file: a worker makes it for the first file that asks and has it ready for those after it. Node.js
// loads this module once for each worker (runtime.cjs), so that all its files find the same things here.

/** Set before the first worker starts (begin-run.cjs), which inherits it. */
const RUN = 'LINKLET_TEST_RUN';

const kept = new Map();

/** Part of the name of all that is thrown away at the run's end (end-run.cjs), or before a later run (tools/lib/leftovers.mjs). */
exports.nameOfRun = () => (process.env[RUN] ??= `run${process.pid}`);

/** What was made under that name before, or what is made of it now. What could not be made is not kept. */
exports.keep = (name, make, end) => {
  const known = kept.get(name);
  if (known) return known.value;
  const value = make();
  kept.set(name, { value, end });
  if (value instanceof Promise) value.catch(() => kept.delete(name));
  return value;
};

/** In a process that goes on after the last file. */
exports.endAll = async () => {
  for (const [name, { value, end }] of kept) {
    kept.delete(name);
    await end?.(await value);
  }
};

/**
 * A worker of Jest is told to end by a message, after which it listens to no other, and is killed with a warning unless
 * it ends within half a second: too short for servers to leave in good order, which those kept here need not.
 */
process.on('removeListener', (event) => {
  const isOver = event === 'message' && process.listenerCount('message') === 0;
  if (isOver && [...kept.values()].some(({ end }) => end)) process.exit();
});

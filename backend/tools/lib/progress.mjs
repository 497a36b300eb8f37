const heartbeatMs = 10_000;

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

export const say = (text) => console.log(`[linklet] ${text}`);

/** Runs one piece of set-up, saying that it began, that it still goes on, and how long it took. */
export async function step(title, work) {
  const began = performance.now();
  say(`${title} …`);
  const heartbeat = setInterval(() => say(`${title} … still at it after ${seconds(began)}`), heartbeatMs);
  try {
    const result = await work();
    say(`${title}: done in ${seconds(began)}`);
    return result;
  } catch (error) {
    say(`${title}: FAILED after ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** A failure that the reader can do something about: shown without a stack. */
export class Explained extends Error {}

// A signal to npm ends the shell between npm and us but not ourselves: without this, `kill` would leave servers running.
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

/** The outermost frame of every tool: an explained failure is a sentence, anything else keeps its stack. */
export async function runTool(main) {
  endWithNpm();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Explained ? `[linklet] ${error.message}` : error);
    process.exitCode = 1;
  }
}

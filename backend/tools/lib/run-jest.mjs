// Runs Jest once for one tier.
import { existsSync, readFileSync } from 'node:fs';
import { program } from './paths.mjs';
import { say } from './progress.mjs';
import { run } from './run.mjs';

/** A whole tier in a deep run takes an hour on two cores that others use as well. */
const TIER_TIMEOUT_MS = 120 * 60_000;
const TIMEOUT_AFTER_REPORT_MS = 30_000;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // jest died before it could write one
  }
}

/** Aborts when a tier takes far too long, or has reported but does not end because something in it was left open. */
function limitTime(name, reportFile) {
  const controller = new AbortController();
  const giveUp = (reason) => {
    say(`!!!! ${name}: ${reason}`);
    controller.abort();
  };
  const timers = [setTimeout(giveUp, TIER_TIMEOUT_MS, 'took too long')];
  const watch = setInterval(() => {
    if (!existsSync(reportFile)) return;
    clearInterval(watch);
    const reason = 'reported, but does not end: something was left open';
    timers.push(setTimeout(giveUp, TIMEOUT_AFTER_REPORT_MS, reason));
  }, 1000);
  const end = () => [watch, ...timers].forEach(clearTimeout);
  return { signal: controller.signal, end };
}

/** Its report, how it ended and how long it took. */
export async function runJest(name, reportFile, options, env) {
  // Last, because it would take the paths after it for more projects.
  const jest = program(
    'jest',
    '--passWithNoTests',
    '--json',
    `--outputFile=${reportFile}`,
    ...options,
    '--selectProjects',
    name,
  );
  const { signal, end } = limitTime(name, reportFile);
  const { code, seconds } = await run(jest, { env, signal });
  end();
  return { report: readReport(reportFile), code, seconds };
}

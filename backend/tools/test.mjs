// npm test [tier …] [jest arguments …]: all set-up, every tier that this machine can run, one line of numbers at the end.
import './lib/require-node.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { program } from './lib/paths.mjs';
import { Explained, runTool, say } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { endOwnServices, findService, serviceHelp } from './lib/services.mjs';
import { setUp } from './lib/setup.mjs';
import { addTotals, afterSecondTry, failedFiles, failures, summaryLine, tierTotals } from './lib/summary.mjs';
import { chooseTiers } from './lib/tiers.mjs';

/** `npm run faults` took an hour on two cores that many others used as well. */
const tierTimeoutMs = 120 * 60_000;
const lingerMs = 30_000;
/** More files than this are no accident. */
const mostTriedAgain = 3;

const service = (name) => ({ find: () => findService(name), lack: serviceHelp(name) });

// `title`: the word by which tests that need it are known; without it, those are skipped.
const helpers = {
  mysql: { ...service('mysql'), variable: 'LINKLET_TEST_MYSQL_URL', title: 'MariaDB' },
  redis: { ...service('redis'), variable: 'LINKLET_TEST_REDIS_URL', title: 'Redis' },
  browser: {
    variable: 'LINKLET_TEST_CHROMIUM',
    find: findBrowser,
    lack: 'no Chromium could be found or installed',
  },
};

async function findHelp(chosen) {
  const env = {};
  const missing = new Set();
  for (const name of new Set(chosen.flatMap((tier) => [...tier.uses, ...tier.needs]))) {
    const { variable, find } = helpers[name];
    const value = await find();
    if (value === undefined) missing.add(name);
    else env[variable] = value;
  }
  return { env, missing };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // jest died before it could write one
  }
}

/** Aborts when a tier takes far too long, or has reported but does not end because something in it was left open. */
function patience(name, reportFile) {
  const controller = new AbortController();
  const giveUp = (reason) => {
    say(`!!!! ${name}: ${reason}`);
    controller.abort();
  };
  const timers = [setTimeout(giveUp, tierTimeoutMs, 'took too long')];
  const watch = setInterval(() => {
    if (!existsSync(reportFile)) return;
    clearInterval(watch);
    timers.push(setTimeout(giveUp, lingerMs, 'reported, but does not end: something was left open'));
  }, 1000);
  const end = () => [watch, ...timers].forEach(clearTimeout);
  return { signal: controller.signal, end };
}

function skipWithout(missing) {
  const titles = [...missing].map((name) => helpers[name].title).filter(Boolean);
  return titles.length === 0 ? [] : [`--testNamePattern=^(?!.*(${titles.join('|')}))`];
}

/** Jest, once: its report, how it ended and how long it took. */
async function runJest(name, reportFile, options, env) {
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
  const { signal, end } = patience(name, reportFile);
  const { code, seconds } = await run(jest, { env, signal });
  end();
  return { report: readReport(reportFile), code, seconds };
}

/** Files that need a whole machine in time may fail once where others steal it; they say so, and run again alone. */
async function tryAgain(tier, first, { env, folder }) {
  const files = first.report === undefined ? [] : failedFiles(first.report);
  if (!tier.triesAgain || !process.env.CI || files.length === 0 || files.length > mostTriedAgain) {
    return first;
  }
  for (const failure of failures(first.report)) {
    say(`!!!! ${tier.name}: FAILED, AND IS TRIED AGAIN: ${failure}`);
  }
  const second = await runJest(
    tier.name,
    join(folder, `${tier.name}-again.json`),
    ['--maxWorkers=1', '--runTestsByPath', ...files],
    env,
  );
  if (second.report === undefined) return first;
  const report = afterSecondTry(first.report, second.report);
  return { report, code: second.code, seconds: first.seconds + second.seconds };
}

async function runTier(tier, { env, missing, rest, folder }) {
  // A floor for the whole domain says nothing about a run of a few chosen files.
  const wholeTier = rest.length === 0 ? tier.jest : [];
  const options = [`--maxWorkers=${tier.workers}`, ...skipWithout(missing), ...wholeTier, ...rest];
  const all = { ...env, ...tier.env };
  say(`---- ${tier.name} ----`);
  const first = await runJest(tier.name, join(folder, `${tier.name}.json`), options, all);
  const { report, code, seconds } = await tryAgain(tier, first, { env: all, folder });
  return {
    name: tier.name,
    seconds,
    failures: report === undefined ? [] : failures(report),
    ...tierTotals(report, code),
  };
}

const lacking = (names, missing) =>
  names.filter((name) => missing.has(name)).map((name) => helpers[name].lack);

/** A tier without its help runs what it can, loudly; where completeness is promised (CI), each lack is a failure. */
async function runWhatIsPossible(tier, context) {
  const partly = lacking(tier.uses, context.missing);
  const wholly = lacking(tier.needs, context.missing);
  for (const lack of partly) say(`!!!! ${tier.name}: PART OF THIS TIER CANNOT RUN: ${lack}`);
  for (const lack of wholly) say(`!!!! ${tier.name}: THIS TIER CANNOT RUN: ${lack}`);
  const nothing = { name: tier.name, seconds: 0, failures: [], passed: 0, failed: 0, skipped: 1 };
  const result = wholly.length > 0 ? nothing : await runTier(tier, context);
  if (process.env.CI) result.failed += partly.length + wholly.length;
  return result;
}

async function runTiers(chosen, rest) {
  await setUp(chosen.some((tier) => tier.build) ? undefined : []);
  const help = await findHelp(chosen);
  const folder = mkdtempSync(join(tmpdir(), 'linklet-reports-'));
  const results = [];
  try {
    for (const tier of chosen) results.push(await runWhatIsPossible(tier, { ...help, rest, folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await endOwnServices();
  }
  return results;
}

async function main() {
  const { chosen, rest } = chooseTiers(process.argv.slice(2));
  let results;
  try {
    results = await runTiers(chosen, rest);
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    results = [{ name: 'set-up', seconds: 0, failures: [], passed: 0, failed: 1, skipped: 0 }];
  }
  // At the end, because logs are read and kept from there.
  for (const { name, failures: failed } of results) {
    for (const failure of failed) say(`!!!! ${name}: ${failure}`);
  }
  for (const { name, seconds, passed, failed, skipped } of results) {
    say(
      `${name.padEnd(6)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(1)} s`,
    );
  }
  const totals = addTotals(results);
  console.log(summaryLine(totals));
  return totals.failed === 0 ? 0 : 1;
}

await runTool(main);

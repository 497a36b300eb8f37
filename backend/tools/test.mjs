// npm test [tier …] [--module name] [--deep] [--seed=n] [jest arguments …]: all set-up, every tier that this machine can run,
// what each took and one line of numbers at the end.
import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { findProgram } from './lib/find-program.mjs';
import { knownFailures } from './lib/known-failures.mjs';
import { root } from './lib/paths.mjs';
import { Explained, runTool, say } from './lib/progress.mjs';
import { runJest } from './lib/run-jest.mjs';
import { endOwnServices, findService, serviceHelp } from './lib/services.mjs';
import { setUp } from './lib/setup.mjs';
import {
  addTotals,
  afterSecondTry,
  failedFiles,
  failures,
  slowestFiles,
  summaryLine,
  tierTotals,
} from './lib/summary.mjs';
import { chooseTests } from './lib/tiers.mjs';

/** More files than this are no accident. */
const MAX_TRIED_AGAIN = 3;
const SLOWEST_SHOWN = 5;

const service = (name) => ({ find: () => findService(name), lack: serviceHelp(name) });

// `title`: the word by which tests that need it are known; without it, those are skipped.
const helpers = {
  mysql: { ...service('mysql'), variable: 'LINKLET_TEST_MYSQL_URL', title: 'MariaDB' },
  redis: { ...service('redis'), variable: 'LINKLET_TEST_REDIS_URL', title: 'Redis' },
  pebble: {
    variable: 'LINKLET_TEST_PEBBLE',
    find: () => findProgram('pebble'),
    lack: 'pebble, a certificate authority for tests, is missing: apt-get install pebble',
    title: 'pebble',
  },
  browser: {
    variable: 'LINKLET_TEST_CHROMIUM',
    find: findBrowser,
    lack: 'no Chromium could be found or installed',
  },
};

const nothing = { seconds: 0, failures: [], slowest: [], triedAgain: 0, passed: 0, failed: 0, skipped: 0 };

async function findHelp(tiers) {
  const env = {};
  const missing = new Set();
  for (const name of new Set(tiers.flatMap((tier) => [...tier.uses, ...tier.needs]))) {
    const { variable, find } = helpers[name];
    const value = await find();
    if (value === undefined) missing.add(name);
    else env[variable] = value;
  }
  return { env, missing };
}

function skipWithout(missing) {
  const titles = [...missing].map((name) => helpers[name].title).filter(Boolean);
  return titles.length === 0 ? [] : [`--testNamePattern=^(?!.*(${titles.join('|')}))`];
}

/** Alone, which tells a race from a fault; except of what is known, the file has failed all the same. */
async function tryAgain(tier, first, { env, folder, options }) {
  const files = first.report === undefined ? [] : failedFiles(first.report);
  if (!tier.triesAgain || !process.env.CI || files.length === 0 || files.length > MAX_TRIED_AGAIN) {
    return { ...first, triedAgain: 0 };
  }
  for (const file of files) say(`!!!! ${tier.name}: FAILED, AND IS TRIED AGAIN: ${file}`);
  const second = await runJest(
    tier.name,
    join(folder, `${tier.name}-again.json`),
    [...options, '--maxWorkers=1', '--runTestsByPath', ...files],
    env,
  );
  const report = afterSecondTry(first.report, second.report, knownFailures);
  return {
    report,
    code: failedFiles(report).length === 0 ? second.code : first.code,
    seconds: first.seconds + second.seconds,
    triedAgain: files.length,
  };
}

async function runTier(tier, { env, missing, seed, rest, folder }) {
  // A floor for the whole domain says nothing about a run of a few chosen files.
  const wholeTier = rest.length === 0 ? tier.jest : [];
  const options = [`--seed=${seed}`, ...skipWithout(missing)];
  say(`---- ${tier.name} ----`);
  const reportFile = join(folder, `${tier.name}.json`);
  const all = [`--maxWorkers=${tier.workers}`, ...options, ...wholeTier, ...rest];
  const first = await runJest(tier.name, reportFile, all, env);
  const { report, code, seconds, triedAgain } = await tryAgain(tier, first, { env, folder, options });
  return {
    name: tier.name,
    seconds,
    triedAgain,
    failures: report === undefined ? [] : failures(report),
    slowest: report === undefined ? [] : slowestFiles(report, SLOWEST_SHOWN),
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
  const isPossible = wholly.length === 0;
  const result = isPossible ? await runTier(tier, context) : { ...nothing, name: tier.name, skipped: 1 };
  if (process.env.CI) result.failed += partly.length + wholly.length;
  return result;
}

async function runTiers({ tiers, env, seed, rest }) {
  await setUp(tiers.some((tier) => tier.build) ? undefined : []);
  const help = await findHelp(tiers);
  const folder = mkdtempSync(join(tmpdir(), 'linklet-reports-'));
  const context = { missing: help.missing, env: { ...help.env, ...env }, seed, rest, folder };
  const results = [];
  try {
    for (const tier of tiers) results.push(await runWhatIsPossible(tier, context));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await endOwnServices();
  }
  return results;
}

function tell({ name, seconds, triedAgain, passed, failed, skipped, slowest }) {
  say(
    `${name.padEnd(6)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${triedAgain} files tried again ` +
      `in ${seconds.toFixed(1)} s`,
  );
  for (const file of slowest) say(`${file.seconds.toFixed(1).padStart(10)} s ${relative(root, file.name)}`);
}

async function main() {
  let results;
  try {
    const chosen = chooseTests(process.argv.slice(2));
    say(`seed ${chosen.seed}; --seed=${chosen.seed} draws the same cases again`);
    results = await runTiers(chosen);
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    results = [{ ...nothing, name: 'set-up', failed: 1 }];
  }
  results.forEach(tell);
  // At the end, because logs are read and kept from there.
  for (const { name, failures: failed } of results) {
    for (const failure of failed) say(`!!!! ${name}: ${failure}`);
  }
  const totals = addTotals(results);
  console.log(summaryLine(totals));
  return totals.failed === 0 ? 0 : 1;
}

await runTool(main);

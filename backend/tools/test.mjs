// npm test [tier …] [--module name] [--deep] [--seed=n] [jest arguments …]: all set-up, every tier that this machine can run,
// what each took and one line of numbers at the end.
import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { recordDeepRun } from './lib/deep-runs.mjs';
import { removeLeftovers } from './lib/leftovers.mjs';
import { findProgram } from './lib/find-program.mjs';
import { root } from './lib/paths.mjs';
import { Explained, runTool, say } from './lib/progress.mjs';
import { runJest } from './lib/run-jest.mjs';
import { runTwice } from './lib/second-try.mjs';
import { endOwnServices, findService, serviceHelp } from './lib/services.mjs';
import { setUp } from './lib/setup.mjs';
import { addTotals, failures, showOnGithub, slowestFiles, summaryLine, tierTotals } from './lib/summary.mjs';
import { CHECKS, chooseTests } from './lib/tiers.mjs';

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

const nothing = { seconds: 0, failures: [], slowest: [], flaky: [], passed: 0, failed: 0, skipped: 0 };

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

/** The guards as a tier: each of them is a test. */
async function runGuards() {
  const began = performance.now();
  const results = await runChecks(true);
  const failed = results.filter(({ code }) => code !== 0);
  return {
    ...nothing,
    name: CHECKS,
    seconds: (performance.now() - began) / 1000,
    failures: failed.map(({ name, text }) => `${name}\n${text.trimEnd()}`),
    passed: results.length - failed.length,
    failed: failed.length,
  };
}

async function runTests(tier, { env, missing, seed, rest, folder, isDeep, flakyBefore }) {
  // A floor for the whole domain says nothing about a run of a few chosen files.
  const coverage = isDeep && rest.length === 0 ? tier.coverage : [];
  const options = [`--seed=${seed}`, ...skipWithout(missing)];
  const limits = [`--maxWorkers=${tier.workers}`, `--workerIdleMemoryLimit=${tier.memory}`];
  const all = [...limits, ...options, ...coverage, ...rest];
  const run = (files) =>
    runJest(
      tier.name,
      join(folder, `${tier.name}${files ? '-again' : ''}.json`),
      files ? [...options, '--maxWorkers=1', '--runTestsByPath', ...files] : all,
      env,
    );
  say(`---- ${tier.name} ----`);
  // Who sits in front of it runs the file again themselves.
  const forgives = tier.triesAgain && !isDeep && process.env.CI;
  const { report, code, seconds, flaky } = forgives
    ? await runTwice(run, flakyBefore)
    : { ...(await run()), flaky: [] };
  return {
    name: tier.name,
    seconds,
    flaky,
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
  const runTier = tier.name === CHECKS ? runGuards : runTests;
  const result = isPossible ? await runTier(tier, context) : { ...nothing, name: tier.name, skipped: 1 };
  if (process.env.CI) result.failed += partly.length + wholly.length;
  return result;
}

async function runTiers({ tiers, isDeep, seed, rest }) {
  removeLeftovers();
  await setUp(tiers.some((tier) => tier.build) ? undefined : []);
  const help = await findHelp(tiers);
  const folder = mkdtempSync(join(tmpdir(), 'linklet-reports-'));
  const env = { ...help.env, ...(isDeep ? { LINKLET_TEST_DEPTH: 'deep' } : {}) };
  const context = { missing: help.missing, env, isDeep, seed, rest, folder };
  const results = [];
  try {
    for (const tier of tiers) {
      const flakyBefore = results.flatMap(({ flaky }) => flaky).length;
      results.push(await runWhatIsPossible(tier, { ...context, flakyBefore }));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await endOwnServices();
  }
  return results;
}

function printTier({ name, seconds, passed, failed, skipped, slowest }) {
  say(`${name.padEnd(6)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(1)} s`);
  for (const file of slowest) say(`${file.seconds.toFixed(1).padStart(10)} s ${relative(root, file.name)}`);
}

/** At the end, because logs are read and kept from there. */
function printTiers(results) {
  results.forEach(printTier);
  for (const { name, failures: failed } of results) {
    for (const failure of failed) say(`!!!! ${name}: ${failure}`);
  }
  const flaky = results.flatMap((result) => result.flaky).map((file) => `FLAKY ${relative(root, file)}`);
  for (const line of flaky) console.log(line);
  const line = summaryLine(addTotals(results));
  showOnGithub([...flaky, line]);
  console.log(line);
}

async function main() {
  let results;
  try {
    const chosen = chooseTests(process.argv.slice(2));
    say(`seed ${chosen.seed}; --seed=${chosen.seed} draws the same cases again`);
    results = await runTiers(chosen);
    if (chosen.isDeep) for (const result of results) recordDeepRun(result, chosen);
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    results = [{ ...nothing, name: 'set-up', failed: 1 }];
  }
  printTiers(results);
  return addTotals(results).failed === 0 ? 0 : 1;
}

await runTool(main);

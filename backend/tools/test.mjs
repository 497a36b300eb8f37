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
import { addTotals, summaryLine, tierTotals } from './lib/summary.mjs';
import { chooseTiers } from './lib/tiers.mjs';

const tierTimeoutMs = 60 * 60_000;
const lingerMs = 30_000;

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

async function runTier(tier, { env, missing, rest, folder }) {
  const reportFile = join(folder, `${tier.name}.json`);
  // A floor for the whole domain says nothing about a run of a few chosen files.
  const wholeTier = rest.length === 0 ? tier.jest : [];
  const options = [
    '--passWithNoTests',
    `--maxWorkers=${tier.workers}`,
    '--json',
    `--outputFile=${reportFile}`,
    ...skipWithout(missing),
  ];
  // Last, because it would take the paths after it for more projects.
  const jest = program('jest', ...options, ...wholeTier, ...rest, '--selectProjects', tier.name);
  say(`---- ${tier.name} ----`);
  const { signal, end } = patience(tier.name, reportFile);
  const { code, seconds } = await run(jest, { env: { ...env, ...tier.env }, signal });
  end();
  return { name: tier.name, seconds, ...tierTotals(readReport(reportFile), code) };
}

const lacking = (names, missing) =>
  names.filter((name) => missing.has(name)).map((name) => helpers[name].lack);

/** A tier without its help runs what it can, loudly; where completeness is promised (CI), each lack is a failure. */
async function runWhatIsPossible(tier, context) {
  const partly = lacking(tier.uses, context.missing);
  const wholly = lacking(tier.needs, context.missing);
  for (const lack of partly) say(`!!!! ${tier.name}: PART OF THIS TIER CANNOT RUN: ${lack}`);
  for (const lack of wholly) say(`!!!! ${tier.name}: THIS TIER CANNOT RUN: ${lack}`);
  const nothing = { name: tier.name, seconds: 0, passed: 0, failed: 0, skipped: 1 };
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
    results = [{ name: 'set-up', seconds: 0, passed: 0, failed: 1, skipped: 0 }];
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

// The test tiers in the order they run: the quickest answers first. The suffix of a file decides its tier (jest.config.mjs).
//   needs: outside help without which it cannot run     uses: help without which a part of it cannot
//   build: it tests the built product     workers: how many files at once     jest: more arguments for a whole tier
//   triesAgain: in CI a few failed files run once more (ADR 0044)
import { availableParallelism } from 'node:os';
import { patternOf } from './modules.mjs';

const domainCoverage = [
  '--coverage',
  '--coverageReporters=text',
  '--collectCoverageFrom=backend/src/**/domain/**/*.ts',
  '--coverageThreshold={"global":{"branches":95}}',
];

/** Where files wait for databases for almost half of their time, half as many again as there are cores keep all of these busy. */
const waiting = Math.ceil(availableParallelism() * 1.5);

const usual = { needs: [], uses: [], build: false, workers: '100%', jest: [], triesAgain: true };

const tiers = [
  { ...usual, name: 'unit', jest: domainCoverage, triesAgain: false },
  { ...usual, name: 'db', uses: ['mysql', 'redis', 'pebble'] },
  { ...usual, name: 'api', uses: ['mysql', 'redis', 'pebble'], build: true, workers: waiting },
  { ...usual, name: 'web' },
  { ...usual, name: 'e2e', needs: ['browser'], uses: ['mysql', 'redis'], build: true },
  { ...usual, name: 'faults', uses: ['mysql', 'redis', 'pebble'], build: true },
];

/** The value of an option, given as one word or as two; takes it from the arguments. */
function takeValue(args, option) {
  const at = args.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  if (at === -1) return undefined;
  const [taken] = args.splice(at, 1);
  return taken === option ? args.splice(at, 1)[0] : taken.slice(option.length + 1);
}

const MAX_SEED = 2 ** 31;

/**
 * Tier names select tiers, `--module` what belongs to a module, `--deep` every combination of what they try and `--seed`
 * what is drawn of these otherwise. Everything else is a path pattern or an option for jest.
 */
export function chooseTests(args) {
  const left = [...args];
  const module = takeValue(left, '--module');
  const seed = Number(takeValue(left, '--seed') ?? Math.floor(Math.random() * MAX_SEED));
  const names = new Set(tiers.map((tier) => tier.name));
  const asked = left.filter((arg) => names.has(arg));
  return {
    tiers: asked.length === 0 ? tiers : tiers.filter(({ name }) => asked.includes(name)),
    env: left.includes('--deep') ? { LINKLET_TEST_DEPTH: 'deep' } : {},
    seed,
    rest: [
      ...(module === undefined ? [] : [patternOf(module)]),
      ...left.filter((arg) => !names.has(arg) && arg !== '--deep'),
    ],
  };
}

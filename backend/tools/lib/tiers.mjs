// The test tiers in the order they run: the quickest answers first. The suffix of a file decides its tier (jest.config.mjs).
//   needs: outside help without which it cannot run     uses: help without which a part of it cannot
//   build: it tests the built product     workers: how many files at once     coverage: a floor that a whole deep tier keeps
//   memory: a worker that holds more is replaced after its file
//   triesAgain: a few failed files run once more (ADR 0074)     isDeep: `npm test` runs it only when it is named
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

const usual = {
  needs: [],
  uses: [],
  build: false,
  workers: '100%',
  memory: '4GB',
  coverage: [],
  triesAgain: true,
};
/** Browsers and dying processes are given the machine to themselves. */
const alone = { ...usual, uses: ['mysql', 'redis'], build: true, workers: 1 };

/** The static guards, among the parts of a deep run. */
export const CHECKS = 'checks';

const tiers = [
  { ...usual, name: CHECKS, isDeep: true },
  { ...usual, name: 'unit', coverage: domainCoverage, triesAgain: false },
  { ...usual, name: 'db', uses: ['mysql', 'redis', 'pebble'] },
  {
    ...usual,
    name: 'api',
    uses: ['mysql', 'redis', 'pebble'],
    build: true,
    workers: waiting,
    memory: '1.5GB',
  },
  { ...usual, name: 'web' },
  { ...alone, name: 'smoke', needs: ['browser'] },
  { ...alone, name: 'e2e', uses: ['mysql', 'redis', 'pebble'], needs: ['browser'], isDeep: true },
  { ...alone, name: 'faults', uses: ['mysql', 'redis', 'pebble'] },
];

/** The value of an option, given as one word or as two; takes it from the arguments. */
function takeValue(args, option) {
  const at = args.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  if (at === -1) return undefined;
  const [taken] = args.splice(at, 1);
  return taken === option ? args.splice(at, 1)[0] : taken.slice(option.length + 1);
}

/** What a run that is not deep draws from tables and properties is the same each time. */
const USUAL_SEED = 20_261_128;
const MAX_SEED = 2 ** 31;

const drawSeed = (isDeep) => (isDeep ? Math.floor(Math.random() * MAX_SEED) : USUAL_SEED);

/**
 * Tier names select tiers, `--module` what belongs to a module, `--deep` every combination of what they try, `--seed`
 * what is drawn and `--maxWorkers` how many files run at once. Everything else is a path pattern or an option for jest.
 */
export function chooseTests(args) {
  const left = [...args];
  const module = takeValue(left, '--module');
  const isDeep = left.includes('--deep');
  const seed = Number(takeValue(left, '--seed') ?? drawSeed(isDeep));
  const workers = takeValue(left, '--maxWorkers');
  const names = new Set(tiers.map((tier) => tier.name));
  const asked = left.filter((arg) => names.has(arg));
  const chosen = tiers.filter((tier) =>
    asked.length === 0 ? isDeep || !tier.isDeep : asked.includes(tier.name),
  );
  return {
    tiers: workers === undefined ? chosen : chosen.map((tier) => ({ ...tier, workers })),
    isDeep,
    seed,
    rest: [
      ...(module === undefined ? [] : [patternOf(module)]),
      ...left.filter((arg) => !names.has(arg) && arg !== '--deep'),
    ],
  };
}

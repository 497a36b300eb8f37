// The test tiers in the order they run: the quickest answers first. The suffix of a file decides its tier (jest.config.mjs).
//   needs: outside help without which it cannot run     uses: help without which a part of it cannot
//   build: it tests the built product     workers: how many files at once     jest: more arguments for a whole tier
//   triesAgain: in CI a few failed files run once more (ADR 0034)
//   briefly: environment of a plain `npm test`, where the tier runs shorter than when it is asked for by name
import { availableParallelism } from 'node:os';

const domainCoverage = [
  '--coverage',
  '--coverageReporters=text',
  '--collectCoverageFrom=backend/src/**/domain/**/*.ts',
  '--coverageThreshold={"global":{"branches":95}}',
];

/** Where files wait for databases for almost half of their time, half as many again as there are cores keep all of these busy. */
const waiting = Math.ceil(availableParallelism() * 1.5);

const usual = { needs: [], uses: [], build: false, workers: '100%', jest: [], briefly: {}, triesAgain: true };

const tiers = [
  { ...usual, name: 'unit', jest: domainCoverage, triesAgain: false },
  { ...usual, name: 'db', uses: ['mysql', 'redis'] },
  { ...usual, name: 'api', uses: ['mysql', 'redis'], build: true, workers: waiting },
  { ...usual, name: 'web' },
  { ...usual, name: 'e2e', needs: ['browser'], uses: ['mysql', 'redis'], build: true },
  {
    ...usual,
    name: 'faults',
    uses: ['mysql', 'redis'],
    build: true,
    workers: 1,
    briefly: { FAULT_ROUNDS: '2' },
  },
];

/** Tier names select tiers; everything else on the command line is a path pattern or an option for jest. */
export function chooseTiers(args) {
  const names = new Set(tiers.map((tier) => tier.name));
  const asked = args.filter((arg) => names.has(arg));
  const rest = args.filter((arg) => !names.has(arg));
  const chosen =
    asked.length === 0
      ? tiers.map((tier) => ({ ...tier, env: tier.briefly }))
      : tiers.filter(({ name }) => asked.includes(name)).map((tier) => ({ ...tier, env: {} }));
  return { chosen, rest };
}

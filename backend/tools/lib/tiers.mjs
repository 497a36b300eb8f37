// The test tiers in the order they run: the quickest answers first. The suffix of a file decides its tier (jest.config.mjs).
//   needs: outside help without which it cannot run     uses: help without which a part of it cannot
//   build: it tests the built product     standard: part of a plain `npm test`     workers: files at once
const domainCoverage = [
  '--coverage',
  '--coverageReporters=text',
  '--collectCoverageFrom=backend/src/**/domain/**/*.ts',
  '--coverageThreshold={"global":{"branches":95}}',
];

const usual = { needs: [], uses: [], build: false, standard: true, workers: '100%', jest: [] };

const tiers = [
  { ...usual, name: 'unit', jest: domainCoverage },
  { ...usual, name: 'db', uses: ['mysql'] },
  { ...usual, name: 'api', build: true },
  { ...usual, name: 'web' },
  { ...usual, name: 'e2e', needs: ['browser'], uses: ['mysql', 'redis'], build: true, workers: 1 },
  { ...usual, name: 'faults', uses: ['mysql', 'redis'], build: true, workers: 1, standard: false },
];

/** Tier names select tiers; everything else on the command line is a path pattern or an option for jest. */
export function chooseTiers(args) {
  const names = new Set(tiers.map((tier) => tier.name));
  const asked = args.filter((arg) => names.has(arg));
  const rest = args.filter((arg) => !names.has(arg));
  const chosen = tiers.filter((tier) => (asked.length === 0 ? tier.standard : asked.includes(tier.name)));
  return { chosen, rest };
}

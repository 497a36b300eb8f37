// The order of test files. Jest goes by how long each took before, which a new checkout does not know, and then by size: a
// long file with little text would come last, with one core at work on it. These come first.
const { createRequire } = require('node:module');

const ofCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Sequencer } = ofCore('@jest/test-sequencer');

const LONG = [
  'test/api/shared/rights.api-spec.ts',
  'test/api/clients/examples.api-spec.ts',
  'test/api/payments/subscription-changes.api-spec.ts',
  'test/api/payments/changed-and-returned.api-spec.ts',
  'test/api/redirects/explain/agreement.api-spec.ts',
  'test/api/payments/money-histories.api-spec.ts',
];

const isLong = ({ path }) => LONG.some((end) => path.endsWith(end));

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};

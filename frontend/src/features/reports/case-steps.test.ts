import { buildCase } from '../../test/fake-reports';
import type { AbuseCase } from './cases.api';
import { stepsFor } from './case-steps';

const CASES: readonly (readonly [string, Partial<AbuseCase>, readonly string[]])[] = [
  ['waits', {}, ['review', 'warn', 'disable', 'dismiss']],
  ['is looked at', { state: 'reviewing' }, ['warn', 'disable', 'dismiss']],
  ['warns visitors', { state: 'acted', measure: 'warn' }, ['reopen', 'disable', 'lift']],
  ['switched the link off', { state: 'acted', measure: 'disable' }, ['reopen', 'warn', 'lift']],
  ['was appealed against', { state: 'open', measure: 'disable' }, ['review', 'warn', 'uphold', 'lift']],
  ['is looked at again', { state: 'reviewing', measure: 'warn' }, ['disable', 'uphold', 'lift']],
  ['came to nothing', { state: 'dismissed' }, ['reopen', 'warn', 'disable']],
  ['is about a link in the trash', { isTrashed: true }, ['review', 'dismiss']],
  ['is about a link that is gone', { url: null }, ['review', 'dismiss']],
];

describe('what can be done with a case', () => {
  it.each(CASES)('that %s', (_, abuse, expected) => {
    expect(stepsFor(buildCase(abuse)).map(({ name }) => name)).toEqual(expected);
  });
});

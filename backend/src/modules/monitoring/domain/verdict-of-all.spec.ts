import type { AddressVerdict } from './marks-by-verdict';
import { isSettled, verdictOfAll } from './verdict-of-all';

const CLEAN: AddressVerdict = { standing: 'clean', reasons: [], isComplete: true };
const UNCHECKED: AddressVerdict = { standing: 'unchecked', reasons: [], isComplete: false };
const YOUNG: AddressVerdict = { standing: 'suspicious', reasons: ['young'], isComplete: true };
const BLOCKED: AddressVerdict = { standing: 'dangerous', reasons: ['blocked'], isComplete: false };
const THREAT: AddressVerdict = { standing: 'dangerous', reasons: ['threat', 'young'], isComplete: true };

describe('a link that leads to several addresses', () => {
  it.each<[string, readonly (AddressVerdict | null)[], AddressVerdict, boolean]>([
    ['is clean when all are', [CLEAN, CLEAN], CLEAN, true],
    ['is not clean while one is not judged', [CLEAN, null], UNCHECKED, false],
    ['is not clean while somebody was not heard of one', [UNCHECKED, CLEAN], UNCHECKED, false],
    ['is doubted for one that is', [CLEAN, YOUNG], YOUNG, true],
    ['is not settled by a doubt', [UNCHECKED, YOUNG], { ...YOUNG, isComplete: false }, false],
    ['is dangerous for one that is', [CLEAN, UNCHECKED, BLOCKED], BLOCKED, true],
    [
      'is all that its addresses are',
      [BLOCKED, YOUNG, THREAT],
      { standing: 'dangerous', reasons: ['blocked', 'young', 'threat'], isComplete: false },
      true,
    ],
    ['is not judged when it has none', [], UNCHECKED, false],
  ])('%s', (_, verdicts, all, settled) => {
    expect(verdictOfAll(verdicts)).toEqual(all);
    expect(isSettled(all)).toBe(settled);
  });
});

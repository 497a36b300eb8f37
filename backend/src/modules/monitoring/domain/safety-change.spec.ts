import type { LinkDisabling, LinkWarning } from '../../links/values';
import { type SafetyChange, safetyChange } from './safety-change';

type Marks = readonly [warning: LinkWarning | null, disabledFor: LinkDisabling | null];

const safety = ([warning, disabledFor]: Marks) => ({ warning, disabledFor });

describe('owners of a link hear', () => {
  it.each<[Marks, Marks, SafetyChange | null]>([
    [[null, null], [null, null], null],
    [[null, null], ['threat', null], 'threat'],
    [['young', null], ['threat', null], 'threat'],
    [['threat', null], ['threat', null], null],
    [[null, null], [null, 'blocked'], 'blocked'],
    [[null, null], ['threat', 'blocked'], 'blocked'],
    [['threat', null], ['threat', 'blocked'], 'blocked'],
    [[null, 'blocked'], ['threat', 'blocked'], null],
    [['threat', 'blocked'], ['threat', null], 'threat'],
    [['threat', 'blocked'], [null, 'blocked'], null],
    [['threat', null], [null, null], 'clean'],
    [[null, 'blocked'], [null, null], 'clean'],
    [['threat', null], ['young', null], null],
    [[null, 'blocked'], ['reported', null], null],
    [[null, null], ['young', null], null],
    [['free-host', null], [null, null], null],
    [[null, 'abuse'], ['threat', 'abuse'], null],
    [['threat', 'abuse'], [null, 'abuse'], null],
  ])('when %j becomes %j: %p', (before, after, event) => {
    expect(safetyChange(safety(before), safety(after))).toBe(event);
  });
});

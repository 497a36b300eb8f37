import { BARRIERS, type Barrier } from '../../../shared/domain/rights/barriers';
import { STATUS } from '../../../shared/domain/rights/cell';
import { problemOf } from '../../../shared/http/problem';
import { REFUSALS } from './rights-gate';

describe('whom the gate keeps out', () => {
  it.each(Object.keys(BARRIERS) as Barrier[])('is told by the barrier %s what the table says', (barrier) => {
    const { refusal } = BARRIERS[barrier];
    const { status, code } = problemOf(new REFUSALS[barrier]());
    expect([status, code]).toEqual([STATUS[refusal.outcome], refusal.code]);
  });
});

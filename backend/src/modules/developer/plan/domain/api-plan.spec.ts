import { planNamed } from '../../../billing/values';
import { quotaOf, reachedShares } from './api-plan';

it.each([
  ['free', 800],
  ['personal', 10_000],
  ['initial', 100_000],
  ['classic', 1_000_000],
  ['customized', 1_000_000],
])('a group with the plan %s may call %d times a year', (plan, quota) => {
  expect(quotaOf(planNamed(plan))).toBe(quota);
});

it.each([
  [639, 80, []],
  [640, 80, [80]],
  [799, 80, [80]],
  [800, 80, [80, 100]],
  [8, 1, [1]],
  [800, 100, [100]],
  [799, 100, []],
])('%d of 800 calls reach of a threshold of %d percent: %j', (usage, threshold, shares) => {
  expect(reachedShares(usage, 800, threshold)).toEqual(shares);
});

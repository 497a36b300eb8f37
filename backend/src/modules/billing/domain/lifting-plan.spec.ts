import { planAllowing, planWith } from './lifting-plan';

describe('the smallest plan that allows', () => {
  it.each([
    ['invitees', 1, 'free'],
    ['invitees', 2, 'initial'],
    ['invitees', 3, 'initial'],
    ['invitees', 4, 'classic'],
    ['invitees', 11, null],
    ['aiSuggestions', 31, 'personal'],
    ['aiSuggestions', 5_001, null],
    ['editablePreviews', 1_000_000, 'personal'],
    ['urlReplacements', 6, 'personal'],
    ['tags', 31, 'initial'],
    ['stars', 100, 'classic'],
    ['analyticsRangeDays', 31, 'personal'],
    ['analyticsRangeDays', 366, null],
  ] as const)('%s up to %i is %s', (limit, amount, plan) => {
    expect(planAllowing(limit, amount)).toBe(plan);
  });
});

describe('the smallest plan with', () => {
  it.each([
    ['export', 'initial'],
    ['restore', 'personal'],
    ['advancedSearch', 'classic'],
    ['brandDomain', 'personal'],
  ] as const)('%s is %s', (feature, plan) => {
    expect(planWith(feature)).toBe(plan);
  });
});

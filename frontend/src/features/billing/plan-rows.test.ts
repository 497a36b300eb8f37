import { buildPlan } from '../../test/fake-billing';
import { gainsOf, PLAN_ROWS, unitOf } from './plan-rows';

describe('what a plan has beyond a smaller one', () => {
  it.each([
    [
      'personal',
      'free',
      [
        'aiSuggestions',
        'editablePreviews',
        'urlReplacements',
        'analyticsRangeDays',
        'restore',
        'qrCustomisation',
        'brandDomain',
      ],
    ],
    [
      'classic',
      'initial',
      [
        'aiSuggestions',
        'trackingTools',
        'utmGroups',
        'invitees',
        'tags',
        'stars',
        'batchLinks',
        'logRetentionDays',
        'advancedSearch',
      ],
    ],
    ['free', 'classic', []],
    ['initialLegacy', 'initial', []],
  ])('for %s and %s is %j', (plan, smaller, rows) => {
    expect(gainsOf(buildPlan(plan), buildPlan(smaller))).toEqual(rows);
  });

  it('covers everything that the server tells, but advertising, which nobody is shown', () => {
    const { amounts, features } = buildPlan();
    const answered = [...Object.keys(amounts), ...Object.keys(features)];
    expect([...PLAN_ROWS, 'removeAds'].sort()).toEqual(answered.sort());
  });
});

describe('amounts', () => {
  it.each([
    ['aiSuggestions', 'month'],
    ['urlReplacements', 'month'],
    ['logRetentionDays', 'days'],
    ['tags', 'pieces'],
  ] as const)('of %s are counted by %s', (name, unit) => {
    expect(unitOf(name)).toBe(unit);
  });
});

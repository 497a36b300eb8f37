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
        'removeAds',
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
        'logRetentionDays',
        'advancedSearch',
      ],
    ],
    ['free', 'classic', []],
    ['initialLegacy', 'initial', []],
  ])('for %s and %s is %j', (plan, smaller, rows) => {
    expect(gainsOf(buildPlan(plan), buildPlan(smaller))).toEqual(rows);
  });

  it('covers everything that the server tells', () => {
    const { amounts, features } = buildPlan();
    expect([...PLAN_ROWS].sort()).toEqual([...Object.keys(amounts), ...Object.keys(features)].sort());
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

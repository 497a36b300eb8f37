import { lossesOf } from './plan-losses';
import { CURRENT_PLANS, planNamed } from './plan-table';
import { METERS, type Usage } from './usage-period';

const NOTHING = Object.fromEntries(Object.keys(METERS).map((name) => [name, 0])) as Usage;
const between = (from: string, to: string, used: Partial<Usage> = {}) =>
  lossesOf({ from: planNamed(from), to: planNamed(to) }, { ...NOTHING, ...used });

describe('what a group loses with a smaller plan', () => {
  it('are the limits that shrink, with what it uses now and how much of that is above', () => {
    const { limits, features } = between('initial', 'personal', { tags: 45, invitees: 1, stars: 20 });
    expect(limits).toEqual([
      { name: 'aiSuggestions', now: 1_000, then: 200, used: 0, over: 0 },
      { name: 'trackingTools', now: 3, then: 1, used: 0, over: 0 },
      { name: 'utmGroups', now: 10, then: 5, used: 0, over: 0 },
      { name: 'invitees', now: 3, then: 1, used: 1, over: 0 },
      { name: 'tags', now: 100, then: 30, used: 45, over: 15 },
      { name: 'stars', now: 50, then: 20, used: 20, over: 0 },
      { name: 'batchLinks', now: 50_000, then: 20_000, used: 0, over: 0 },
      { name: 'logRetentionDays', now: 7, then: 3, used: null, over: 0 },
    ]);
    expect(features).toEqual(['export', 'yearlyDomain']);
  });

  it('are limits where there was none before', () => {
    const { limits, features } = between('personal', 'free', { editablePreviews: 61 });
    expect(limits).toContainEqual({ name: 'editablePreviews', now: -1, then: 60, used: 61, over: 1 });
    expect(features).toEqual(['restore', 'qrCustomisation', 'removeAds', 'brandDomain']);
  });

  it.each(CURRENT_PLANS)('are none from the free plan to %s, or from it to itself', (plan) => {
    const none = { limits: [], features: [] };
    expect([between('free', plan), between(plan, plan)]).toEqual([none, none]);
  });
});

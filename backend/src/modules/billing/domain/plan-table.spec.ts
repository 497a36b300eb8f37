import { CURRENT_PLANS, planNamed, type PlanSnapshot } from './plan-table';

const ALL = -1;
const ROWS: readonly [string, (plan: PlanSnapshot) => number | boolean, (number | boolean)[]][] = [
  ['clicks per month', ({ limits }) => limits.clicks, [ALL, ALL, ALL, ALL]],
  ['AI suggestions per month', ({ limits }) => limits.aiSuggestions, [30, 200, 1_000, 5_000]],
  ['editable previews', ({ limits }) => limits.editablePreviews, [60, ALL, ALL, ALL]],
  ['URL replacements per month', ({ limits }) => limits.urlReplacements, [5, ALL, ALL, ALL]],
  ['pixel and tag groups', ({ limits }) => limits.trackingTools, [1, 1, 3, 5]],
  ['UTM groups', ({ limits }) => limits.utmGroups, [5, 5, 10, 20]],
  ['invitees', ({ limits }) => limits.invitees, [1, 1, 3, 10]],
  ['tags', ({ limits }) => limits.tags, [30, 30, 100, 300]],
  ['stars', ({ limits }) => limits.stars, [20, 20, 50, 100]],
  ['links made in bulk a day', ({ limits }) => limits.batchLinks, [10_000, 20_000, 50_000, 100_000]],
  ['days of log', ({ limits }) => limits.logRetentionDays, [3, 3, 7, 30]],
  ['days of analytics', ({ limits }) => limits.analyticsRangeDays, [30, 365, 365, 365]],
  ['export', ({ features }) => features.export, [false, false, true, true]],
  ['restore', ({ features }) => features.restore, [false, true, true, true]],
  ['QR customisation', ({ features }) => features.qrCustomisation, [false, true, true, true]],
  ['no advertisements', ({ features }) => features.removeAds, [false, true, true, true]],
  ['a domain when paid by the year', ({ features }) => features.yearlyDomain, [false, false, true, true]],
  ['advanced search', ({ features }) => features.advancedSearch, [false, false, false, true]],
  ['brand domains', ({ features }) => features.brandDomain, [false, true, true, true]],
];

describe('the plan table', () => {
  it.each(ROWS)('has for %s what was promised to Free, Personal, Initial and Classic', (_, cell, values) => {
    expect(['free', 'personal', 'initial', 'classic'].map((name) => cell(planNamed(name)))).toEqual(values);
  });

  it('covers every limit and every feature', () => {
    const { limits, features } = planNamed('free');
    expect(Object.keys(limits).length + Object.keys(features).length).toBe(ROWS.length);
  });
});

describe('a plan by its name on the server', () => {
  it.each([
    ['free', 'free', 'Free', 0, null],
    ['personal', 'personal', 'Personal', 1, null],
    ['initial', 'initial', 'Initial', 2, 'classic'],
    ['initialAddon', 'initialAddon', 'InitialLegacy', 2, null],
    ['initialLegacy', 'initialLegacy', 'InitialLegacy', 2, null],
    ['initialWithBsd', 'initialWithBsd', 'Initial', 2, 'classic'],
    ['classic', 'classic', 'Classic', 3, null],
    ['classicAddon', 'classicAddon', 'ClassicAddon', 3, null],
    ['customized', 'customized', 'Customized', 3, null],
    ['Initial', 'free', 'Free', 0, null],
    ['toString', 'free', 'Free', 0, null],
    ['', 'free', 'Free', 0, null],
  ])('%j is %s, shown as %s, level %i, followed by %s', (name, currentPlan, displayPlan, level, nextPlan) => {
    const isPurchased = level > 0;
    expect(planNamed(name)).toMatchObject({ currentPlan, displayPlan, level, nextPlan, isPurchased });
  });

  it.each(CURRENT_PLANS.filter((name) => name.startsWith('initial')))(
    '%s allows what initial does',
    (name) => {
      const { limits, features } = planNamed('initial');
      expect(planNamed(name)).toMatchObject({ limits, features });
    },
  );
});

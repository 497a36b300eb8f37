import type {
  BillingApi,
  PlanCatalogue,
  GroupUsage,
  Losses,
  UsageMeter,
  Plan,
  PricedPlan,
} from '../features/billing';

const FREE: PricedPlan = {
  name: 'free',
  displayPlan: 'Free',
  level: 0,
  next: null,
  amounts: {
    aiSuggestions: 30,
    editablePreviews: 60,
    urlReplacements: 5,
    trackingTools: 1,
    utmGroups: 5,
    invitees: 1,
    tags: 30,
    stars: 20,
    batchLinks: 10_000,
    logRetentionDays: 3,
    analyticsRangeDays: 30,
  },
  features: {
    export: false,
    restore: false,
    qrCustomisation: false,
    removeAds: false,
    advancedSearch: false,
    brandDomain: false,
    yearlyDomain: false,
  },
  prices: { TWD: { monthly: 0, yearly: 0 }, USD: { monthly: 0, yearly: 0 } },
};

const PERSONAL: PricedPlan = {
  ...FREE,
  name: 'personal',
  displayPlan: 'Personal',
  level: 1,
  amounts: {
    ...FREE.amounts,
    aiSuggestions: 200,
    editablePreviews: null,
    urlReplacements: null,
    analyticsRangeDays: 365,
  },
  features: { ...FREE.features, restore: true, qrCustomisation: true, removeAds: true, brandDomain: true },
  prices: { TWD: { monthly: 299, yearly: 165 }, USD: { monthly: 12, yearly: 6.5 } },
};

const INITIAL: PricedPlan = {
  ...PERSONAL,
  name: 'initial',
  displayPlan: 'Initial',
  level: 2,
  next: 'classic',
  amounts: {
    ...PERSONAL.amounts,
    aiSuggestions: 1_000,
    trackingTools: 3,
    utmGroups: 10,
    invitees: 3,
    tags: 100,
    stars: 50,
    batchLinks: 50_000,
    logRetentionDays: 7,
  },
  features: { ...PERSONAL.features, export: true, yearlyDomain: true },
  prices: { TWD: { monthly: 550, yearly: 500 }, USD: { monthly: 39, yearly: 25 } },
};

const CLASSIC: PricedPlan = {
  ...INITIAL,
  name: 'classic',
  displayPlan: 'Classic',
  level: 3,
  next: null,
  amounts: {
    ...INITIAL.amounts,
    aiSuggestions: 5_000,
    trackingTools: 5,
    utmGroups: 20,
    invitees: 10,
    tags: 300,
    stars: 100,
    batchLinks: 100_000,
    logRetentionDays: 30,
  },
  features: { ...INITIAL.features, advancedSearch: true },
  prices: { TWD: { monthly: 1_980, yearly: 1_650 }, USD: { monthly: 119, yearly: 65 } },
};

const LEGACY: PricedPlan = {
  ...INITIAL,
  name: 'initialLegacy',
  displayPlan: 'InitialLegacy',
  next: null,
  prices: null,
};

const buildCatalogue = (): PlanCatalogue => ({
  plans: [FREE, PERSONAL, INITIAL, LEGACY, CLASSIC],
  brandDomain: { TWD: 1_980, USD: 79 },
});

export const buildPlan = (name = 'free'): Plan => {
  const found = buildCatalogue().plans.find((plan) => plan.name === name);
  if (found === undefined) throw new Error(`no plan ${name}`);
  const { prices: _, ...plan } = found;
  return plan;
};

/** A group of this plan, which has used so much of what the plan limits, and nothing of the rest. */
export function buildUsage(name = 'free', used: Readonly<Partial<Record<string, number>>> = {}): GroupUsage {
  const plan = buildPlan(name);
  const meter = (limit: keyof Plan['amounts'], period: UsageMeter['period'] = 'ever') => ({
    name: limit as Exclude<typeof limit, 'logRetentionDays' | 'analyticsRangeDays'>,
    used: used[limit] ?? 0,
    limit: plan.amounts[limit],
    period,
  });
  return {
    meters: [
      { name: 'clicks', used: used['clicks'] ?? 0, limit: null, period: 'month' },
      meter('aiSuggestions', 'month'),
      meter('urlReplacements', 'month'),
      meter('editablePreviews'),
      meter('trackingTools'),
      meter('utmGroups'),
      meter('invitees'),
      meter('tags'),
      meter('stars'),
      meter('batchLinks', 'day'),
    ],
    resetTime: '2026-11-30T16:00:00.000Z',
    timeZone: 'Asia/Taipei',
  };
}

/** From Initial to Free, with more tags than that allows. */
export const buildLosses = (): Losses => ({
  limits: [
    { name: 'aiSuggestions', now: 1_000, then: 30, used: 12, over: 0 },
    { name: 'editablePreviews', now: null, then: 60, used: 0, over: 0 },
    { name: 'tags', now: 100, then: 30, used: 45, over: 15 },
    { name: 'logRetentionDays', now: 7, then: 3, used: null, over: 0 },
  ],
  features: ['export'],
});

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const fakeBillingApi = (): Fake<BillingApi> => ({
  catalogue: jest.fn().mockResolvedValue(buildCatalogue()),
  plan: jest.fn().mockResolvedValue(buildPlan()),
  usage: jest.fn().mockResolvedValue(buildUsage()),
  losses: jest.fn().mockResolvedValue(buildLosses()),
});

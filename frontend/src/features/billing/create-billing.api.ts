import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';
import type { BillingApi } from './billing.api';
import { type Amounts, FEATURES, type LimitName, LIMITS, type Plan, type RangeName, RANGES } from './plan';

const UNLIMITED = -1;
const limitOf = (value: number): number | null => (value === UNLIMITED ? null : value);

type PlanAnswer = Omit<Schema<'PlanDto'>, 'prices'>;

function planOf({ currentPlan, displayPlan, planLevel, nextPlan, limits, features }: PlanAnswer): Plan {
  const names = Object.keys(limits) as (LimitName | RangeName)[];
  const amounts = Object.fromEntries(names.map((name) => [name, limitOf(limits[name])])) as Amounts;
  return { name: currentPlan, displayPlan, level: planLevel, next: nextPlan, amounts, features };
}

const isRange = (name: string): name is RangeName => RANGES.some((range) => range === name);
const isLimit = (name: string): name is LimitName => LIMITS.some((limit) => limit === name);

export const createBillingApi = (client: ApiClient): BillingApi => ({
  async catalogue() {
    const { plans, brandDomainPrices } = await dataOf(client.GET('/api/v1/plans'));
    return {
      plans: plans.map((plan) => ({ ...planOf(plan), prices: plan.prices })),
      brandDomain: brandDomainPrices,
    };
  },

  plan: async () => planOf(await dataOf(client.GET('/api/v1/my/features'))),

  async losses(plan) {
    const path = { plan: plan as Schema<'PlanDto'>['currentPlan'] };
    const lost = await dataOf(client.GET('/api/v1/plans/{plan}/losses', { params: { path } }));
    const limits = lost.limits.flatMap(({ name, now, ...others }) =>
      isLimit(name) || isRange(name) ? [{ name, now: limitOf(now), ...others }] : [],
    );
    return { limits, features: FEATURES.filter((name) => lost.features.includes(name)) };
  },

  async usage() {
    const usage = await dataOf(client.GET('/api/v1/my/usage'));
    const meters = usage.meters.flatMap(({ name, used, limit, period }) =>
      isLimit(name) ? [{ name, used, limit: limitOf(limit), period }] : [],
    );
    const clicks = {
      name: 'clicks',
      used: usage.clickUsage,
      limit: limitOf(usage.clickLimit),
      period: 'month',
    } as const;
    const { resetTime, timeZone } = usage;
    return { meters: [clicks, ...meters], resetTime, timeZone };
  },
});

import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';
import type { BillingApi } from './billing.api';
import { type Amounts, type LimitName, LIMITS, type Plan, type RangeName } from './plan';

const UNLIMITED = -1;
const limitOf = (value: number): number | null => (value === UNLIMITED ? null : value);

type PlanAnswer = Omit<Schema<'PlanDto'>, 'prices'>;

function planOf({ currentPlan, displayPlan, planLevel, nextPlan, limits, features }: PlanAnswer): Plan {
  const names = Object.keys(limits) as (LimitName | RangeName)[];
  const amounts = Object.fromEntries(names.map((name) => [name, limitOf(limits[name])])) as Amounts;
  return { name: currentPlan, displayPlan, level: planLevel, next: nextPlan, amounts, features };
}

const isLimit = (name: string): name is LimitName => LIMITS.some((limit) => limit === name);

export const createBillingApi = (client: ApiClient): BillingApi => ({
  async catalogue() {
    const { plans, brandDomainPrices } = await dataOf(client.GET('/api/v1/plans'));
    return {
      plans: plans.map((plan) => ({ ...planOf(plan), prices: plan.prices })),
      brandDomain: brandDomainPrices,
    };
  },

  async usage(groupId) {
    const path = { groupId: String(groupId) };
    const [features, usage, { timeZone }] = await Promise.all([
      dataOf(client.GET('/api/v1/my/features')),
      dataOf(client.GET('/api/v1/my/usage')),
      dataOf(client.GET('/api/v1/groups/{groupId}/settings', { params: { path } })),
    ]);
    const meters = usage.meters.flatMap(({ name, used, limit, period }) =>
      isLimit(name) ? [{ name, used, limit: limitOf(limit), isMonthly: period === 'month' }] : [],
    );
    const clicks = { name: 'clicks', used: usage.clickUsage, limit: limitOf(usage.clickLimit) } as const;
    return {
      plan: planOf(features),
      meters: [{ ...clicks, isMonthly: true }, ...meters],
      resetTime: usage.resetTime,
      timeZone,
    };
  },
});

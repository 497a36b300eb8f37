import type { IntlShape, MessageDescriptor } from 'react-intl';
import { planMessages } from '../../shared/plan.messages';
import { type LimitName, LIMITS, type Plan } from './plan';
import { amountMessages, planFeatureMessages, planLimitMessages } from './limit.messages';
import { type AmountName, isFeature, type RowName, unitOf } from './plan-rows';

export const rowName = (row: RowName): MessageDescriptor =>
  isFeature(row) ? planFeatureMessages[row] : planLimitMessages[row];

/** The name of a limit as the server names it; null when it has none here. */
export const limitName = (limit: string | null): MessageDescriptor | null => {
  const known: LimitName | undefined = LIMITS.find((name) => name === limit);
  return known === undefined ? null : planLimitMessages[known];
};

export function amountText(intl: IntlShape, name: AmountName, amount: number | null): string {
  if (amount === null) return intl.formatMessage(amountMessages.unlimited);
  switch (unitOf(name)) {
    case 'month':
      return intl.formatMessage(amountMessages.monthly, { count: amount });
    case 'day':
      return intl.formatMessage(amountMessages.daily, { count: amount });
    case 'days':
      return intl.formatMessage(amountMessages.days, { count: amount });
    case 'pieces':
      return intl.formatNumber(amount);
  }
}

/** What a plan says in a row of the comparison. */
export function cellText(intl: IntlShape, plan: Plan, row: RowName): string {
  if (!isFeature(row)) return amountText(intl, row, plan.amounts[row]);
  return intl.formatMessage(plan.features[row] ? amountMessages.yes : amountMessages.no);
}

export const planName = (intl: IntlShape, { displayPlan }: Pick<Plan, 'displayPlan'>): string =>
  intl.formatMessage(planMessages.name, { plan: displayPlan });

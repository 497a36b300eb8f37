import { DomainError, InvalidInput } from '../../../shared/domain/domain-error';
import { planAllowing, planWith } from './lifting-plan';
import type { PlanFeatures } from './plan-table';
import type { Limit } from './usage-period';

const advice = (plan: string | null): string =>
  plan === null ? 'contact us for more' : `the plan ${plan} allows it`;

/** How far a group had used what its plan allows when it was refused more. */
export interface LimitUse {
  readonly limit: Limit;
  readonly allowed: number;
  readonly used: number;
}

/** The group has used up what its plan allows. */
export class LimitReached extends DomainError {
  constructor({ limit, allowed, used }: LimitUse, amount: number) {
    const plan = planAllowing(limit, used + amount);
    super(
      'forbidden',
      'plan.limit-reached',
      `The plan of this group allows ${allowed} (${limit}), and ${used} are in use: ${advice(plan)}.`,
      { details: { what: limit, limit: allowed, used, plan } },
    );
  }
}

/** The days that were asked for begin before those that the group's plan shows. */
export class TooFarBack extends DomainError {
  constructor(allowedDays: number, askedDays: number) {
    const plan = planAllowing('analyticsRangeDays', askedDays);
    super(
      'forbidden',
      'plan.limit-reached',
      `The plan of this group shows the last ${allowedDays} days of analytics (analyticsRangeDays): ask for fewer, or ${advice(plan)}.`,
      { details: { what: 'analyticsRangeDays', limit: allowedDays, used: askedDays, plan } },
    );
  }
}

/** The group's plan does not have what was asked for. */
export class FeatureMissing extends DomainError {
  constructor(feature: keyof PlanFeatures) {
    const plan = planWith(feature);
    super(
      'forbidden',
      'plan.feature-missing',
      `The plan of this group does not have this (${feature}): ${advice(plan)}.`,
      { details: { feature, plan } },
    );
  }
}

/** A member beyond the seats that the plan pays for wanted to change something of the group. */
export class SeatReadOnly extends DomainError {
  constructor() {
    super(
      'forbidden',
      'plan.seat-read-only',
      'You have read-only access, because the plan of this group has too few seats. Ask an admin to upgrade it.',
    );
  }
}

type GivenPlanCode = 'billing.until-of-free' | 'billing.until-invalid' | 'billing.reason-invalid';

/** A plan cannot be given by hand in this way. */
export class GivenPlanRefused extends InvalidInput {
  constructor(field: string, code: GivenPlanCode, message: string) {
    super([{ field, code, message }]);
  }
}

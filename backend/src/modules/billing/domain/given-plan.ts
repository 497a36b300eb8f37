import { InputCheck } from '../../../shared/domain/input-check';
import { readMoment } from '../../../shared/domain/moment';
import { readOneLine } from '../../../shared/domain/one-line';
import { GivenPlanRefused } from './billing.errors';
import type { CurrentPlan } from './plan-table';

/** In UTF-16 units. */
export const MAX_PLAN_REASON_LENGTH = 500;

/** A plan for a group, as a site admin gives it. */
export interface GivenPlanInput {
  readonly plan: CurrentPlan;
  /** ISO 8601 with offset; none: until it is taken back. */
  readonly until?: string | null | undefined;
  readonly reason: string;
}

export interface GivenPlan {
  readonly plan: CurrentPlan;
  readonly until: Date | null;
  readonly reason: string;
}

function readUntil(raw: string, plan: CurrentPlan, now: Date): Date {
  if (plan === 'free') {
    throw new GivenPlanRefused(
      'until',
      'billing.until-of-free',
      'The free plan has no end: leave out until.',
    );
  }
  const until = readMoment(raw);
  if (until && until > now) return until;
  const message =
    'Write a moment to come as ISO 8601 does, with its offset, such as 2027-01-31T18:00:00+08:00.';
  throw new GivenPlanRefused('until', 'billing.until-invalid', message);
}

function readReason(raw: string): string {
  const reason = readOneLine(raw);
  if (reason !== null && reason.length <= MAX_PLAN_REASON_LENGTH) return reason;
  const message = `Say why in one line of at most ${MAX_PLAN_REASON_LENGTH} characters.`;
  throw new GivenPlanRefused('reason', 'billing.reason-invalid', message);
}

/** Throws `InvalidInput` naming every field that is wrong. */
export function readGivenPlan({ plan, until, reason }: GivenPlanInput, now: Date): GivenPlan {
  const check = new InputCheck();
  const end = typeof until === 'string' ? check.take(() => readUntil(until, plan, now)) : null;
  const why = check.take(() => readReason(reason));
  check.done();
  return { plan, until: end ?? null, reason: why ?? '' };
}

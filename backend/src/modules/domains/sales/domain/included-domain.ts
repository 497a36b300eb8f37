import { planNamed } from '../../../billing/values';

/** How long a plan includes a domain. */
export interface PlanTime {
  /** End of the period that was paid last. */
  readonly paidUntil: Date;
  /** When it ends, or becomes a plan that includes none; null: it goes on. */
  readonly endsAt: Date | null;
}

/** What a group pays for by the period. */
export interface PlanTerms {
  readonly item: string;
  readonly cycle: string;
}

/** What a group pays for now, and what it pays for next; null: nothing. */
export interface PlanOfDomain extends PlanTerms {
  readonly paidUntil: Date;
  readonly next: PlanTerms | null;
}

const includes = ({ item, cycle }: PlanTerms): boolean =>
  cycle === 'yearly' && planNamed(item).features.yearlyDomain;

/** One domain comes with some plans for as long as they are paid by the year; null for other plans, and none. */
export function planTimeOf(plan: PlanOfDomain | null): PlanTime | null {
  if (plan === null || !includes(plan)) return null;
  const { paidUntil, next } = plan;
  return { paidUntil, endsAt: next !== null && includes(next) ? null : paidUntil };
}

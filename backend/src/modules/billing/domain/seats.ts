import { planNamed, UNLIMITED } from './plan-table';

/**
 * Whether a member's seat is more than the group's plan pays for, so that they may look but not change. Seat 0 is
 * free: it belongs to the maker of the group.
 */
export function isReadOnlySeat({ plan, seat }: { readonly plan: string; readonly seat: number }): boolean {
  const { invitees } = planNamed(plan).limits;
  return invitees !== UNLIMITED && seat > invitees;
}

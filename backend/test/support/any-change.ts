import { ChangeCardService } from '../../src/modules/payments/application/changes/change-card.service';
import { ChangeTermsService } from '../../src/modules/payments/application/changes/change-terms.service';
import { CURRENCY_OF, type PaymentType } from '../../src/modules/payments/domain/payment-type';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import type { Member } from '../../src/shared/domain/actor';
import type { MoneyApp } from './money-app';

export const PLANS = ['personal', 'initial', 'classic'] as const;
export const ADDRESS = '10.0.0.1';

interface Chance {
  /** By which the difference is paid. */
  readonly type: PaymentType;
  readonly random: () => number;
}

/**
 * A change of what a group pays for: to any plan, by month or year, to another card, or back again. Most of what is tried
 * is refused, because nothing would change.
 */
export function anyChange(app: MoneyApp, member: Member, { type, random }: Chance): () => Promise<unknown> {
  const offer = { types: [type], currency: CURRENCY_OF[type] };
  const context = { slot: PLAN, paymentType: type, offer, address: ADDRESS };
  const oneOf = <T>(choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const item = oneOf(PLANS);
  const cycle = oneOf(['monthly', 'yearly'] as const);
  const terms = app.get(ChangeTermsService);
  return oneOf<() => Promise<unknown>>([
    () => terms.change(member, 'upgrade', { item, cycle }, context),
    () => terms.change(member, 'degrade', { item, cycle }, context),
    () => terms.change(member, 'changePeriod', { cycle }, context),
    () => terms.withdraw(member, context),
    () => app.get(ChangeCardService).change(member, context),
  ]);
}

import type { DomainBilling } from '../application/changes/domain-subscriptions.service';
import type { PaymentType } from '../domain/payment-type';
import type { DomainSubscriptionDto, DomainSubscriptionsDto } from './dto/domain-subscription.dto';
import { nextChargeOf } from './subscription.presenter';

/** Cards and invoices are shown to admins. */
function presentDomain(
  { subscription, state, card, invoice }: DomainBilling,
  isAdmin: boolean,
): DomainSubscriptionDto {
  const { item: domainName, periodEnd: paidUntil, paymentType, graceEnd } = subscription;
  return {
    domainName,
    state: state === null || state === 'ended' ? 'cancelled' : state,
    paidUntil,
    endsAt: state === 'pastDue' ? graceEnd.toISOString() : null,
    nextCharge: nextChargeOf(subscription),
    paymentType,
    card: isAdmin ? card : null,
    invoice: isAdmin ? invoice : null,
  };
}

export const presentDomains = (
  found: readonly DomainBilling[],
  offered: readonly PaymentType[],
  isAdmin: boolean,
): DomainSubscriptionsDto => ({
  domains: found.map((each) => presentDomain(each, isAdmin)),
  paymentTypes: [...offered],
});

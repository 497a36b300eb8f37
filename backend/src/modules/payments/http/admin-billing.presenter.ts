import { inUnits } from '../../../shared/domain/money';
import type { NamedAlert } from '../application/desk/alerts.service';
import type { FoundBilling } from '../application/desk/find-billing.service';
import type { GroupPage } from '../application/desk/group-page.service';
import type { OrderPage } from '../application/desk/order-page.service';
import type { BoughtSubscription } from '../application/desk/order-records.service';
import type { LivePlan } from '../plans/application/group-plans.service';
import type { Attempt } from '../domain/attempt.entity';
import type { Invoice } from '../domain/invoice.entity';
import type { Mandate } from '../domain/mandate.entity';
import type { Order } from '../domain/order.entity';
import type { TimelineDetails } from '../domain/order-timeline';
import type { FoundBillingDto } from './dto/admin-billing.dto';
import type {
  AdminAlertDto,
  AdminAlertsDto,
  AdminAttemptDto,
  AdminGroupPageDto,
  BilledInvoiceDto,
  AdminMandateDto,
  AdminOrderDto,
  AdminOrderPageDto,
  AdminSubscriptionDto,
} from './dto/admin-order.dto';
import { linesOf } from './subscription.presenter';
import { wireCurrency } from '../../../shared/http/wire-currency';

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What is there, as text. */
const textsOf = (details: TimelineDetails): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

const presentOrder = (order: Order, group: string | null): AdminOrderDto => ({
  externalId: order.externalId,
  groupId: order.groupId,
  group,
  state: order.state,
  operation: order.operation,
  plan: order.item,
  billingCycle: order.cycle,
  currency: wireCurrency(order.currency),
  total: inUnits(order.total),
  paymentType: order.paymentType,
  createdTime: order.createdAt.toISOString(),
  paidTime: isoOf(order.paidAt),
});

export const presentFoundBilling = ({ people, groups, orders }: FoundBilling): FoundBillingDto => ({
  people: people.map(({ userId, email, displayName: name }) => ({ userId, email, name })),
  groups: groups.map(({ groupId, name }) => ({ groupId, name })),
  orders: orders.map(({ order, group, by: foundBy }) => ({ ...presentOrder(order, group), foundBy })),
});

const presentAttempt = (attempt: Attempt, amount: number): AdminAttemptDto => ({
  number: attempt.number,
  gateway: attempt.gateway,
  state: attempt.state,
  reference: attempt.reference,
  amount,
  received: attempt.receivedMinor === null ? null : inUnits(attempt.received),
  receivedCurrency: attempt.receivedMinor === null ? null : wireCurrency(attempt.received.currency),
  card: attempt.card,
  createdTime: attempt.createdAt.toISOString(),
  settledTime: isoOf(attempt.settledAt),
});

const presentInvoice = (invoice: Invoice): BilledInvoiceDto => ({
  state: invoice.state,
  number: invoice.number,
  invoiceNumber: invoice.invoiceNumber,
  allowanceNumber: invoice.allowanceNumber,
  total: inUnits(invoice.total),
  reason: invoice.reason,
  tries: invoice.tries,
  issuedTime: isoOf(invoice.issuedAt),
});

/** Keys of LINE Pay charge their owner: they are never shown. */
const presentMandate = (mandate: Mandate): AdminMandateDto => ({
  gateway: mandate.gateway,
  number: mandate.number,
  reference: mandate.gateway === 'linePay' ? null : mandate.reference,
  state: mandate.state,
  wanted: mandate.wanted,
  amount: inUnits(mandate.amount),
  failure: mandate.failure,
});

const presentSubscription = ({ subscription, mandates }: BoughtSubscription): AdminSubscriptionDto => ({
  state: subscription.state,
  plan: subscription.item,
  billingCycle: subscription.cycle,
  price: inUnits(subscription.price),
  currency: wireCurrency(subscription.currency),
  paymentType: subscription.paymentType,
  periodNumber: subscription.periodNumber,
  paidUntil: subscription.periodEnd,
  mandates: mandates.map(presentMandate),
});

export const presentAlert = (alert: NamedAlert): AdminAlertDto => ({
  alertId: alert.id,
  kind: alert.kind,
  groupId: alert.groupId,
  group: alert.group,
  details: textsOf(alert.details),
  openedTime: alert.openedAt.toISOString(),
  closedTime: isoOf(alert.closedAt),
  closedBy: alert.closer,
  closeReason: alert.closeReason,
});

export function presentAlerts(alerts: readonly NamedAlert[], hasOlder: boolean): AdminAlertsDto {
  const last = hasOlder ? alerts.at(-1) : undefined;
  return { alerts: alerts.map(presentAlert), start: last ? String(last.id) : null };
}

export const presentOrderPage = (page: OrderPage): AdminOrderPageDto => ({
  ...presentOrder(page.order, page.group),
  lines: linesOf(page.order),
  reason: page.order.reason,
  payer: {
    userId: page.order.payerId,
    email: page.payer?.email ?? null,
    name: page.payer?.displayName ?? null,
  },
  coupon: page.coupon,
  isPayableByHand: page.order.isPayableByHand,
  attempts: page.attempts.map((attempt) => presentAttempt(attempt, inUnits(attempt.amount))),
  invoices: page.invoices.map(presentInvoice),
  buyer: page.buyer,
  subscription: page.bought && presentSubscription(page.bought),
  alerts: page.alerts.map(presentAlert),
  timeline: page.timeline.map(({ at, kind, details, userId }) => ({
    time: at.toISOString(),
    kind,
    details: textsOf(details),
    by: userId === null ? null : (page.emails.get(userId) ?? null),
  })),
});

export const presentGroupPage = (page: GroupPage, plans: readonly LivePlan[]): AdminGroupPageDto => ({
  groupId: page.groupId,
  name: page.name,
  plan: page.plan,
  subscriptions: page.subscriptions.map(presentSubscription),
  grants: plans.map(({ plan, source, until }) => ({ plan, source, until: isoOf(until) })),
  orders: page.orders.map((order) => presentOrder(order, page.name)),
  alerts: page.alerts.map(presentAlert),
});

import { inUnits, money } from '../../../shared/domain/money';
import { presentFailedPayments } from '../../../shared/failed-payments/failed-payment.dto';
import {
  type BillingStanding,
  type OrderDetails,
  type PaidOrder,
  PAYMENTS_PER_PAGE,
} from '../application/billing-standing.service';
import { failedRenewalsOf } from '../application/failed-renewals.service';
import type { StartedPayment } from '../application/start-payment.service';
import { cyclesAfter, taipeiDateOf } from '../domain/billing-calendar';
import type { Invoice, InvoiceState } from '../domain/invoice.entity';
import { taxSplit } from '../domain/ledger';
import type { Order, OrderState } from '../domain/order.entity';
import { CURRENCY_OF, type PaymentType } from '../domain/payment-type';
import type { Subscription, SubscriptionState } from '../domain/subscription.entity';
import type {
  BillingLogDto,
  BillingStatusDto,
  NextChargeDto,
  OrderDetailsDto,
  OrderLinesDto,
  OrderStateDto,
  PaymentInvoiceDto,
  QuoteDto,
  StartedOrderDto,
} from './dto/subscription.dto';
import { wireCurrency } from './wire-currency';

function linesOf({ currency, listMinor, discountMinor, waivedMinor, total }: Order): OrderLinesDto {
  const [list, discount, waived] = [listMinor, discountMinor, waivedMinor].map((minor) =>
    inUnits(money(minor, currency)),
  ) as [number, number, number];
  return { list, discount, waived, total: inUnits(total), tax: inUnits(taxSplit(total).tax) };
}

/** Without a payment there is nothing that could be charged again. */
export function presentQuote(order: Order, offered: readonly PaymentType[]): QuoteDto {
  const { externalId, item: plan, cycle, currency, total, createdAt, expiresAt } = order;
  const isPaid = total.minor > 0;
  return {
    externalId,
    plan,
    billingCycle: cycle,
    currency: wireCurrency(currency),
    lines: linesOf(order),
    paymentRequired: isPaid,
    paymentTypes: offered.filter((type) => CURRENCY_OF[type] === currency),
    nextChargeDate: cyclesAfter(taipeiDateOf(createdAt), cycle, 1),
    nextChargeAmount: isPaid ? linesOf(order).list : 0,
    expireTime: expiresAt.toISOString(),
  };
}

export const presentStarted = ({ order, handOver }: StartedPayment): StartedOrderDto => ({
  paymentRequired: handOver !== null,
  paymentType: order.paymentType,
  externalId: order.externalId,
  url: handOver?.url ?? null,
  data: handOver?.data ?? null,
});

const RESULTS = {
  draft: 'waiting',
  pending: 'waiting',
  paid: 'success',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<OrderState, OrderStateDto['result']>;

const INVOICE_RESULTS = {
  wanted: 'pending',
  requested: 'pending',
  issued: 'issued',
  voidWanted: 'voided',
  voided: 'voided',
  allowanceWanted: 'voided',
  allowanceIssued: 'voided',
} as const satisfies Record<Exclude<InvoiceState, 'none' | 'stuck'>, PaymentInvoiceDto['state']>;

function presentInvoice(invoice: Invoice | null): PaymentInvoiceDto | null {
  if (!invoice || invoice.state === 'none') return null;
  const { state, invoiceNumber: number, issuedAt, revokedAt } = invoice;
  const stuck = revokedAt ? 'voided' : 'pending';
  return {
    state: state === 'stuck' ? stuck : INVOICE_RESULTS[state],
    number,
    date: issuedAt && taipeiDateOf(issuedAt),
  };
}

const presentOrder = (order: Order, invoice: Invoice | null): OrderStateDto => ({
  externalId: order.externalId,
  result: RESULTS[order.state],
  reason: order.reason,
  operation: order.operation,
  plan: order.item,
  billingCycle: order.cycle,
  currency: wireCurrency(order.currency),
  lines: linesOf(order),
  paymentType: order.paymentType,
  paidTime: order.paidAt?.toISOString() ?? null,
  invoice: presentInvoice(invoice),
});

/** Cards and invoices are shown to admins. */
export function presentLog(paid: readonly PaidOrder[], isAdmin: boolean): BillingLogDto {
  const payments = paid.map(({ order, attempt, invoice }) => ({
    ...presentOrder(order, isAdmin ? invoice : null),
    card: isAdmin ? (attempt?.card ?? null) : null,
  }));
  const last = paid.length < PAYMENTS_PER_PAGE ? undefined : paid.at(-1);
  return { payments, start: last ? String(last.order.id) : null };
}

export const presentDetails = ({ order, attempt, invoice, buyer }: OrderDetails): OrderDetailsDto => ({
  ...presentOrder(order, invoice),
  card: attempt?.card ?? null,
  buyer: { name: buyer.name, taxId: buyer.taxId },
});

const nextChargeOf = ({ renews, periodEnd, price, currency }: Subscription): NextChargeDto | null =>
  renews ? { date: periodEnd, amount: inUnits(price), currency: wireCurrency(currency) } : null;

type PaidPlan = Omit<BillingStatusDto, 'paymentTypes' | 'card' | 'invoice'>;

const NOTHING_PAID: PaidPlan = {
  currentPlan: 'free',
  currentBillingCycle: null,
  payMonthly: false,
  state: 'none',
  paidUntil: null,
  nextCharge: null,
  paymentType: null,
  unsubscriptionStatus: null,
  paymentWithInvalidCard: [],
};

const presentPaidPlan = (subscription: Subscription, state: SubscriptionState | null): PaidPlan => ({
  currentPlan: subscription.item,
  currentBillingCycle: subscription.cycle,
  payMonthly: subscription.cycle === 'monthly',
  state: state === null || state === 'ended' ? 'none' : state,
  paidUntil: subscription.periodEnd,
  nextCharge: nextChargeOf(subscription),
  paymentType: subscription.paymentType,
  unsubscriptionStatus: 'paid',
  paymentWithInvalidCard: presentFailedPayments(failedRenewalsOf(subscription)),
});

/** What a group pays for; cards and invoices are shown to its admins. */
export const presentStatus = (
  { subscription, state, card, invoice }: BillingStanding,
  offered: readonly PaymentType[],
  isAdmin: boolean,
): BillingStatusDto => ({
  ...(subscription ? presentPaidPlan(subscription, state) : NOTHING_PAID),
  paymentTypes: [...offered],
  card: isAdmin ? card : null,
  invoice: isAdmin ? invoice : null,
});

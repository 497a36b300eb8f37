import { inUnits, type Money, money } from '../../../shared/domain/money';
import type { ChangeQuote } from '../application/changes/change-quotes.service';
import type { GroupBilling, OrderDetails } from '../application/changes/group-billing.service';
import type { PaidOrder, PaidOrders } from '../application/orders/payment-records.service';
import type { StartedPayment } from '../application/orders/start-payment.service';
import { type CalendarDate, cyclesAfter, taipeiDateOf } from '../domain/billing-calendar';
import type { Invoice, InvoiceState } from '../domain/invoice.entity';
import { taxSplit } from '../domain/ledger';
import type { Order, OrderState } from '../domain/order.entity';
import { CURRENCY_OF, type PaymentType } from '../domain/payment-type';
import type { OrderLines } from '../domain/quote';
import type { Refund } from '../domain/refund.entity';
import type { Subscription } from '../domain/subscription.entity';
import { unusedReasonOf } from '../domain/unused-payment';
import type { BillingStatusDto, NextChargeDto, ScheduledChangeDto } from './dto/billing-status.dto';
import type {
  BillingLogDto,
  OrderDetailsDto,
  OrderLinesDto,
  OrderStateDto,
  PaymentInvoiceDto,
  PaymentRefundDto,
  QuoteDto,
  StartedOrderDto,
} from './dto/subscription.dto';
import type { ChangePreviewDto } from './dto/subscription-change.dto';
import type { UnusedPaymentDto } from './dto/unused-payment.dto';
import { wireCurrency } from '../../../shared/http/wire-currency';

const presentLines = ({ list, discount, credit, waived, total }: OrderLines): OrderLinesDto => ({
  list: inUnits(list),
  discount: inUnits(discount),
  credit: inUnits(credit),
  waived: inUnits(waived),
  total: inUnits(total),
  tax: inUnits(taxSplit(total).tax),
});

export function linesOf(order: Order): OrderLinesDto {
  const { currency, listMinor, discountMinor, creditMinor, waivedMinor, total } = order;
  return presentLines({
    list: money(listMinor, currency),
    discount: money(discountMinor, currency),
    credit: money(creditMinor, currency),
    waived: money(waivedMinor, currency),
    total,
  });
}

/** Without a payment there is nothing that could be charged again. */
export function presentQuote(order: Order, offered: readonly PaymentType[]): QuoteDto {
  const { externalId, item: plan, billingCycle: cycle, currency, total, createdAt, expiresAt } = order;
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
    nextChargeAmount: isPaid ? inUnits(order.price) : 0,
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

/** Nothing has to be paid, and there is no order. */
export const NOTHING_STARTED: StartedOrderDto = {
  paymentRequired: false,
  paymentType: null,
  externalId: null,
  url: null,
  data: null,
};

export function presentChange(quote: ChangeQuote, offered: readonly PaymentType[]): ChangePreviewDto {
  const { subscription, terms, lines, takesEffect } = quote;
  const { currency, paymentType } = subscription;
  const asksPayPal = paymentType === 'paypal';
  return {
    kind: quote.kind,
    plan: terms.item,
    billingCycle: terms.cycle,
    effectiveDate: quote.effectiveOn,
    currency: wireCurrency(currency),
    lines: presentLines(lines),
    paymentRequired: lines.total.minor > 0 || asksPayPal,
    paymentTypes: takesEffect === 'now' ? offered.filter((type) => CURRENCY_OF[type] === currency) : [],
    nextCharge: chargeOn(quote.nextChargeOn, terms.price),
  };
}

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

/** What is stuck is still owed; site admins see why. */
const presentProgress = ({ state, amount, createdAt, doneAt }: Refund) => ({
  state: state === 'done' ? ('done' as const) : ('pending' as const),
  amount: inUnits(amount),
  createdTime: createdAt.toISOString(),
  doneTime: doneAt?.toISOString() ?? null,
});

const presentRefund = (refund: Refund, { invoice, allowances }: Reductions): PaymentRefundDto => ({
  ...presentProgress(refund),
  allowanceNumber:
    allowances.find(({ refundId }) => refundId === refund.id)?.number ?? invoice?.allowanceNumber ?? null,
});

const presentUnused = (refund: Refund): UnusedPaymentDto => ({
  reason: unusedReasonOf(refund.reason),
  ...presentProgress(refund),
  currency: wireCurrency(refund.currency),
});

type Reductions = Pick<PaidOrder, 'invoice' | 'allowances'>;

const presentOrder = ({
  order,
  refunds,
  unused,
  invoice,
  allowances,
}: Omit<PaidOrder, 'attempt'>): OrderStateDto => ({
  externalId: order.externalId,
  result: RESULTS[order.state],
  reason: order.reason,
  operation: order.operation,
  purchaseTarget: order.target,
  plan: order.item,
  billingCycle: order.cycle,
  currency: wireCurrency(order.currency),
  lines: linesOf(order),
  paymentType: order.paymentType,
  paidTime: order.paidAt?.toISOString() ?? null,
  invoice: presentInvoice(invoice),
  refunds: refunds.map((refund) => presentRefund(refund, { invoice, allowances })),
  unusedPayments: unused.map(presentUnused),
});

/** Cards and invoices are shown to admins. */
export function presentBillingLog({ payments: paid, hasOlder }: PaidOrders, isAdmin: boolean): BillingLogDto {
  const payments = paid.map(({ attempt, ...each }) => ({
    ...presentOrder(isAdmin ? each : { ...each, invoice: null, allowances: [] }),
    card: isAdmin ? (attempt?.card ?? null) : null,
  }));
  const last = hasOlder ? paid.at(-1) : undefined;
  return { payments, start: last ? String(last.order.id) : null };
}

export const presentOrderDetails = ({ attempt, buyer, ...each }: OrderDetails): OrderDetailsDto => ({
  ...presentOrder(each),
  card: attempt?.card ?? null,
  buyer: { name: buyer.name, taxId: buyer.taxId },
});

const chargeOn = (date: CalendarDate, price: Money): NextChargeDto => ({
  date,
  amount: inUnits(price),
  currency: wireCurrency(price.currency),
});

export const nextChargeOf = ({ renews, periodEnd, nextTerms }: Subscription): NextChargeDto | null =>
  renews ? chargeOn(periodEnd, nextTerms.price) : null;

const scheduledOf = ({ scheduled, periodEnd: date }: Subscription): ScheduledChangeDto | null =>
  scheduled && { plan: scheduled.item, billingCycle: scheduled.cycle, date };

type PaidPlan = Omit<BillingStatusDto, 'paymentTypes' | 'card' | 'invoice'>;

const NOTHING_PAID: PaidPlan = {
  currentPlan: 'free',
  currentBillingCycle: null,
  payMonthly: false,
  state: 'none',
  paidUntil: null,
  nextCharge: null,
  scheduledChange: null,
  paymentType: null,
  unsubscriptionStatus: null,
  paymentWithInvalidCard: [],
};

const presentPaidPlan = (
  subscription: Subscription,
  { state, failed, endsWithIt }: Pick<GroupBilling, 'state' | 'failed' | 'endsWithIt'>,
): PaidPlan => ({
  currentPlan: subscription.item,
  currentBillingCycle: subscription.cycle,
  payMonthly: subscription.cycle === 'monthly',
  state: state === null || state === 'ended' ? 'none' : state,
  paidUntil: subscription.periodEnd,
  nextCharge: nextChargeOf(subscription),
  scheduledChange: scheduledOf(subscription),
  paymentType: subscription.paymentType,
  unsubscriptionStatus: endsWithIt ? 'bindingBsd' : 'paid',
  paymentWithInvalidCard: failed.map(({ expiredDate, ...rest }) => ({
    ...rest,
    expiredDate: expiredDate.toISOString(),
  })),
});

/** What a group pays for; cards and invoices are shown to its admins. */
export const presentStatus = (
  { subscription, card, invoice, ...billing }: GroupBilling,
  offered: readonly PaymentType[],
  isAdmin: boolean,
): BillingStatusDto => ({
  ...(subscription ? presentPaidPlan(subscription, billing) : NOTHING_PAID),
  paymentTypes: [...offered],
  card: isAdmin ? card : null,
  invoice: isAdmin ? invoice : null,
});

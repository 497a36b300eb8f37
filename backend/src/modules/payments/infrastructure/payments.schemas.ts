import { EntitySchema } from 'typeorm';
import { Attempt } from '../domain/attempt.entity';
import { CardCheck } from '../domain/card-check.entity';
import { Invoice } from '../domain/invoice.entity';
import { Mandate } from '../domain/mandate.entity';
import { MissedRenewal } from '../domain/missed-renewal.entity';
import { Order } from '../domain/order.entity';
import { Subscription } from '../domain/subscription.entity';
import { generated, momentColumn, text, whole } from '../../../shared/database/schema-columns';

const orderSchema = new EntitySchema<Order>({
  name: 'Order',
  target: Order,
  tableName: 'orders',
  columns: {
    id: generated,
    externalId: text('external_id'),
    groupId: whole('group_id'),
    payerId: whole('payer_id'),
    operation: text('operation'),
    target: text('target'),
    item: text('item'),
    cycle: text('cycle'),
    currency: text('currency'),
    listMinor: whole('list_minor'),
    discountMinor: whole('discount_minor'),
    creditMinor: whole('credit_minor'),
    waivedMinor: whole('waived_minor'),
    totalMinor: whole('total_minor'),
    priceMinor: whole('price_minor'),
    couponId: whole('coupon_id', true),
    subscriptionId: whole('subscription_id', true),
    basis: text('basis', true),
    nextChargeOn: text('next_charge_on', true),
    invoice: { type: 'text' },
    paymentType: text('payment_type', true),
    state: text('state'),
    reason: text('reason', true),
    createdAt: momentColumn('created_at'),
    expiresAt: momentColumn('expires_at'),
    paidAt: momentColumn('paid_at', true),
    openKey: text('open_key', true),
  },
});

const attemptSchema = new EntitySchema<Attempt>({
  name: 'PaymentAttempt',
  target: Attempt,
  tableName: 'payment_attempts',
  columns: {
    id: generated,
    orderId: whole('order_id'),
    number: text('number'),
    gateway: text('gateway', true),
    amountMinor: whole('amount_minor'),
    currency: text('currency'),
    isOnce: { name: 'is_once', type: 'boolean' },
    receivedMinor: whole('received_minor', true),
    receivedCurrency: text('received_currency', true),
    state: text('state'),
    reference: text('reference', true),
    card: text('card', true),
    createdAt: momentColumn('created_at'),
    settledAt: momentColumn('settled_at', true),
    checkAt: momentColumn('check_at', true),
    checks: whole('checks'),
  },
});

const subscriptionSchema = new EntitySchema<Subscription>({
  name: 'Subscription',
  target: Subscription,
  tableName: 'subscriptions',
  columns: {
    id: generated,
    groupId: whole('group_id'),
    payerId: whole('payer_id'),
    target: text('target'),
    item: text('item'),
    cycle: text('cycle'),
    priceMinor: whole('price_minor'),
    currency: text('currency'),
    paymentType: text('payment_type', true),
    anchor: text('anchor'),
    anchorPeriod: whole('anchor_period'),
    state: text('state'),
    periodNumber: whole('period_number'),
    periodEnd: text('period_end'),
    dueAt: momentColumn('due_at', true),
    remindedPeriod: whole('reminded_period'),
    valueMinor: whole('value_minor'),
    valueFrom: text('value_from'),
    nextItem: text('next_item', true),
    nextCycle: text('next_cycle', true),
    nextPriceMinor: whole('next_price_minor', true),
    cancelReason: { name: 'cancel_reason', type: 'text', nullable: true },
    cancelledAt: momentColumn('cancelled_at', true),
    endedAt: momentColumn('ended_at', true),
    liveKey: text('live_key', true),
  },
});

const mandateSchema = new EntitySchema<Mandate>({
  name: 'Mandate',
  target: Mandate,
  tableName: 'mandates',
  columns: {
    id: generated,
    subscriptionId: whole('subscription_id', true),
    gateway: text('gateway'),
    number: text('number'),
    reference: text('reference', true),
    currency: text('currency'),
    amountMinor: whole('amount_minor'),
    wantedMinor: whole('wanted_minor'),
    cycle: text('cycle'),
    wantedCycle: text('wanted_cycle'),
    wantedOn: text('wanted_on', true),
    firstPeriod: whole('first_period'),
    state: text('state'),
    wanted: text('wanted'),
    tries: whole('tries'),
    dueAt: momentColumn('due_at', true),
    wantedAt: momentColumn('wanted_at', true),
    failure: text('failure', true),
    lastChargeOn: text('last_charge_on', true),
    warnAt: momentColumn('warn_at', true),
    finalCheckAt: momentColumn('final_check_at', true),
    createdAt: momentColumn('created_at'),
  },
});

const missedRenewalSchema = new EntitySchema<MissedRenewal>({
  name: 'MissedRenewal',
  target: MissedRenewal,
  tableName: 'missed_renewals',
  columns: {
    id: generated,
    subscriptionId: whole('subscription_id'),
    periodNumber: whole('period_number'),
    mailedDay: whole('mailed_day'),
    mailAt: momentColumn('mail_at', true),
    refusedTries: whole('refused_tries'),
    chargeAt: momentColumn('charge_at', true),
    reason: text('reason', true),
  },
});

const cardCheckSchema = new EntitySchema<CardCheck>({
  name: 'CardCheck',
  target: CardCheck,
  tableName: 'card_checks',
  columns: {
    mandateNumber: { ...text('mandate_number'), primary: true },
    checkAt: momentColumn('check_at', true),
    tries: whole('tries'),
    checkedAt: momentColumn('checked_at', true),
    mailedPeriod: whole('mailed_period'),
  },
});

const invoiceSchema = new EntitySchema<Invoice>({
  name: 'Invoice',
  target: Invoice,
  tableName: 'invoices',
  columns: {
    id: generated,
    orderId: whole('order_id'),
    attemptId: whole('attempt_id'),
    groupId: whole('group_id'),
    currency: text('currency'),
    totalMinor: whole('total_minor'),
    number: text('number', true),
    state: text('state'),
    request: { type: 'text', nullable: true },
    invoiceNumber: text('invoice_number', true),
    randomNumber: text('random_number', true),
    allowanceNumber: text('allowance_number', true),
    issuedAt: momentColumn('issued_at', true),
    revokedAt: momentColumn('revoked_at', true),
    reason: text('reason', true),
    tries: whole('tries'),
    dueAt: momentColumn('due_at', true),
    wantedAt: momentColumn('wanted_at'),
  },
});

/** How the entities of payments are stored. */
export const PAYMENT_SCHEMAS = [
  orderSchema,
  attemptSchema,
  subscriptionSchema,
  mandateSchema,
  missedRenewalSchema,
  cardCheckSchema,
  invoiceSchema,
];

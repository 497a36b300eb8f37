import { EntitySchema } from 'typeorm';
import { Attempt } from '../domain/attempt.entity';
import { Invoice } from '../domain/invoice.entity';
import { Mandate } from '../domain/mandate.entity';
import { Order } from '../domain/order.entity';
import { Subscription } from '../domain/subscription.entity';
import { generated, moment, text, whole } from './columns';

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
    waivedMinor: whole('waived_minor'),
    totalMinor: whole('total_minor'),
    couponId: whole('coupon_id', true),
    invoice: { type: 'text' },
    paymentType: text('payment_type', true),
    state: text('state'),
    reason: text('reason', true),
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at', true),
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
    receivedMinor: whole('received_minor', true),
    state: text('state'),
    reference: text('reference', true),
    card: text('card', true),
    createdAt: moment('created_at'),
    settledAt: moment('settled_at', true),
    checkAt: moment('check_at', true),
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
    state: text('state'),
    periodNumber: whole('period_number'),
    periodEnd: text('period_end'),
    dueAt: moment('due_at', true),
    remindedPeriod: whole('reminded_period'),
    cancelReason: { name: 'cancel_reason', type: 'text', nullable: true },
    cancelledAt: moment('cancelled_at', true),
    endedAt: moment('ended_at', true),
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
    state: text('state'),
    wanted: text('wanted'),
    tries: whole('tries'),
    dueAt: moment('due_at', true),
    wantedAt: moment('wanted_at', true),
    failure: text('failure', true),
    createdAt: moment('created_at'),
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
    issuedAt: moment('issued_at', true),
    revokedAt: moment('revoked_at', true),
    reason: text('reason', true),
    tries: whole('tries'),
    dueAt: moment('due_at', true),
    wantedAt: moment('wanted_at'),
  },
});

/** How the entities of payments are stored. */
export const PAYMENT_SCHEMAS = [orderSchema, attemptSchema, subscriptionSchema, mandateSchema, invoiceSchema];

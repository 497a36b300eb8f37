import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../shared/database/schema-columns';
import { Allowance } from '../domain/allowance.entity';
import { Refund } from '../domain/refund.entity';

const refundSchema = new EntitySchema<Refund>({
  name: 'PaymentRefund',
  target: Refund,
  tableName: 'payment_refunds',
  columns: {
    id: generated,
    number: text('number'),
    orderId: whole('order_id'),
    attemptId: whole('attempt_id'),
    groupId: whole('group_id'),
    amountMinor: whole('amount_minor'),
    currency: text('currency'),
    cause: text('cause'),
    reason: text('reason'),
    requestedBy: whole('requested_by', true),
    state: text('state'),
    call: text('call_name', true),
    seen: { type: 'text', nullable: true },
    asks: whole('asks'),
    tries: whole('tries'),
    failure: text('failure', true),
    reference: text('reference', true),
    dueAt: momentColumn('due_at', true),
    createdAt: momentColumn('created_at'),
    doneAt: momentColumn('done_at', true),
  },
});

const allowanceSchema = new EntitySchema<Allowance>({
  name: 'InvoiceAllowance',
  target: Allowance,
  tableName: 'invoice_allowances',
  columns: {
    id: generated,
    invoiceId: whole('invoice_id'),
    orderId: whole('order_id'),
    groupId: whole('group_id'),
    refundId: whole('refund_id'),
    amountMinor: whole('amount_minor'),
    currency: text('currency'),
    state: text('state'),
    request: { type: 'text', nullable: true },
    number: text('number', true),
    reason: text('reason', true),
    tries: whole('tries'),
    dueAt: momentColumn('due_at', true),
    wantedAt: momentColumn('wanted_at'),
  },
});

/** How what goes back of payments is stored. */
export const REFUND_SCHEMAS = [refundSchema, allowanceSchema];

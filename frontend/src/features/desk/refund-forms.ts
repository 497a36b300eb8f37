import { FormStore } from '../../shared/form.store';
import {
  invoiceFieldOf,
  invoiceInputOf,
  invoiceMistakes,
  type InvoiceSettings,
  type InvoiceValues,
  invoiceValuesOf,
} from '../payments';
import type { WireCurrency } from '../payments';
import type { BillingDeskApi, InvoiceStep, RefundsOfOrder, RefundStep } from './billing-desk.api';

const [MIN_REASON_LENGTH, MAX_REASON_LENGTH] = [3, 500];
const AMOUNTS: Readonly<Record<WireCurrency, RegExp>> = {
  ntd: /^[1-9]\d{0,8}$/,
  usd: /^(?=.*[1-9])\d{1,7}(?:\.\d{1,2})?$/,
};

const reasonProblem = (reason: string): string | null => {
  const { length } = reason.trim();
  return length >= MIN_REASON_LENGTH && length <= MAX_REASON_LENGTH ? null : 'payments.reason-invalid';
};

const isAmount = (text: string, currency: WireCurrency): boolean =>
  text.trim() === '' || AMOUNTS[currency].test(text.trim());

/** Empty: all. */
const amountOf = (text: string) => (text.trim() === '' ? {} : { amount: Number(text) });

interface RefundInput {
  /** Empty: all that is left. */
  readonly amount: string;
  readonly endSubscription: boolean;
  readonly reason: string;
}

export type RefundForm = FormStore<RefundInput, RefundsOfOrder>;

/** What is to be given back of an order. */
export const refundForm = (
  api: Pick<BillingDeskApi, 'refund'>,
  externalId: string,
  { left, currency }: Pick<RefundsOfOrder, 'left' | 'currency'>,
): RefundForm =>
  new FormStore<RefundInput, RefundsOfOrder>({
    values: { amount: '', endSubscription: false, reason: '' },
    check: ({ amount, reason }) => ({
      amount: isAmount(amount, currency) && Number(amount) <= left ? null : 'payments.refund-too-much',
      reason: reasonProblem(reason),
    }),
    send: ({ values: { amount, endSubscription, reason } }) =>
      api.refund(externalId, { ...amountOf(amount), endSubscription, reason }),
    savedAs: (_, sent) => sent,
  });

export const REFUND_ACTIONS = ['retry', 'settle'] as const satisfies readonly RefundStep['action'][];

export type StuckRefundForm = FormStore<RefundStep, RefundsOfOrder>;

/** What is to be done with a refund that waits for a person. */
export const stuckRefundForm = (
  api: Pick<BillingDeskApi, 'settleRefund'>,
  externalId: string,
  number: string,
): StuckRefundForm =>
  new FormStore<RefundStep, RefundsOfOrder>({
    values: { action: 'retry', reason: '' },
    check: ({ reason }) => ({ reason: reasonProblem(reason) }),
    send: ({ values }) => api.settleRefund(externalId, number, values),
    savedAs: (_, sent) => sent,
  });

export const INVOICE_ACTIONS = [
  'retry',
  'void',
  'allowance',
] as const satisfies readonly InvoiceStep['action'][];

interface InvoiceInput {
  readonly action: (typeof INVOICE_ACTIONS)[number];
  /** Of an allowance; empty where there is one alone. */
  readonly amount: string;
  readonly reason: string;
}

export type InvoiceForm = FormStore<InvoiceInput, true>;

/** What is to be done with an invoice that waits for a person. */
export const invoiceForm = (api: Pick<BillingDeskApi, 'settleInvoice'>, externalId: string): InvoiceForm =>
  new FormStore<InvoiceInput, true>({
    values: { action: 'retry', amount: '', reason: '' },
    check: ({ amount, reason }) => ({
      amount: isAmount(amount, 'ntd') ? null : 'payments.refund-too-much',
      reason: reasonProblem(reason),
    }),
    send: async ({ values: { action, amount, reason } }) => {
      await api.settleInvoice(externalId, {
        action,
        reason,
        ...(action === 'allowance' ? amountOf(amount) : {}),
      });
      return true;
    },
    savedAs: (_, sent) => sent,
  });

interface CorrectionInput extends InvoiceValues {
  readonly reason: string;
}

export type CorrectionForm = FormStore<CorrectionInput, true>;

/** Whom an invoice is for instead; it begins with what was refused. */
export const correctionForm = (
  api: Pick<BillingDeskApi, 'correctInvoice'>,
  externalId: string,
  buyer: InvoiceSettings,
): CorrectionForm =>
  new FormStore<CorrectionInput, true>({
    values: { ...invoiceValuesOf(buyer), reason: '' },
    check: ({ reason, ...values }) => ({ ...invoiceMistakes(values), reason: reasonProblem(reason) }),
    fieldOf: (name) => (name === 'reason' ? name : invoiceFieldOf(name)),
    send: async ({ values: { reason, ...values } }) => {
      await api.correctInvoice(externalId, { invoice: invoiceInputOf(values), reason });
      return true;
    },
    savedAs: (_, sent) => sent,
  });

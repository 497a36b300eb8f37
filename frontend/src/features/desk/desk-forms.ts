import { FormStore } from '../../shared/form.store';
import type { BillingDeskApi, NewCoupon, OrderPage, PaymentAlert, SiteCoupon } from './billing-desk.api';
import { endOfGrantedDay } from './given-plans.store';

const MAX_REASON_LENGTH = 500;
const MAX_REFERENCE_LENGTH = 100;

const isLine = (text: string, maxLength: number): boolean => {
  const length = text.trim().length;
  return length > 0 && length <= maxLength;
};

const reasonProblem = (reason: string): string | null =>
  isLine(reason, MAX_REASON_LENGTH) ? null : 'payments.reason-invalid';

interface Reasoned {
  readonly reason: string;
}

export type CloseAlertForm = FormStore<Reasoned, PaymentAlert>;

/** Why an alert is closed. */
export const closeAlertForm = (api: Pick<BillingDeskApi, 'closeAlert'>, alertId: number): CloseAlertForm =>
  new FormStore({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reasonProblem(reason) }),
    send: ({ values: { reason } }) => api.closeAlert(alertId, reason),
    savedAs: (_, sent) => sent,
  });

interface Paid extends Reasoned {
  readonly reference: string;
}

export type MarkPaidForm = FormStore<Paid, OrderPage>;

/** Money that has come beside all gateways. */
export const markPaidForm = (api: Pick<BillingDeskApi, 'markPaid'>, externalId: string): MarkPaidForm =>
  new FormStore({
    values: { reference: '', reason: '' },
    check: ({ reference, reason }) => ({
      reference: isLine(reference, MAX_REFERENCE_LENGTH) ? null : 'payments.reference-invalid',
      reason: reasonProblem(reason),
    }),
    send: ({ values }) => api.markPaid(externalId, values),
    savedAs: (_, sent) => sent,
  });

export const DISCOUNT_KINDS = ['percent', 'ntd', 'usd'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A coupon as the form has it; `lastDay` and `maxUses` are empty for no limit. */
interface CouponInput {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly amount: string;
  readonly maxUses: string;
  readonly lastDay: string;
}

export type NewCouponForm = FormStore<CouponInput, SiteCoupon>;

const EMPTY: CouponInput = { code: '', kind: 'percent', amount: '', maxUses: '', lastDay: '' };
const WHOLE = /^[1-9]\d{0,8}$/;
const AMOUNTS: Readonly<Record<DiscountKind, RegExp>> = {
  percent: /^(?:[1-9]\d?|100)$/,
  ntd: /^[1-9]\d{0,5}$/,
  usd: /^(?=.*[1-9])\d{1,6}(?:\.\d{1,2})?$/,
};
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{2,29}$/;

function couponOf({ code, kind, amount, maxUses, lastDay }: CouponInput): NewCoupon {
  const until = endOfGrantedDay(lastDay);
  return {
    code: code.trim(),
    ...(kind === 'percent' ? { percentOff: Number(amount) } : { amountOff: Number(amount), currency: kind }),
    ...(maxUses === '' ? {} : { maxUses: Number(maxUses) }),
    ...(until === null ? {} : { validUntil: until }),
  };
}

const FIELDS: Readonly<Record<string, keyof CouponInput>> = {
  code: 'code',
  percentOff: 'amount',
  amountOff: 'amount',
  maxUses: 'maxUses',
  validUntil: 'lastDay',
};

/** A new coupon. */
export const couponForm = (api: Pick<BillingDeskApi, 'addCoupon'>): NewCouponForm =>
  new FormStore({
    values: EMPTY,
    check: ({ code, kind, amount, maxUses }) => ({
      code: CODE.test(code.trim()) ? null : 'payments.coupon-code-malformed',
      amount: AMOUNTS[kind].test(amount.trim()) ? null : 'payments.coupon-discount',
      maxUses: maxUses === '' || WHOLE.test(maxUses.trim()) ? null : 'payments.coupon-uses',
    }),
    fieldOf: (name) => FIELDS[name] ?? (name in EMPTY ? name : null),
    send: ({ values }) => api.addCoupon(couponOf(values)),
    savedAs: () => EMPTY,
  });

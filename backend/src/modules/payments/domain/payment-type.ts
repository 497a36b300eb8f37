import type { Currency } from '../../../shared/domain/money';

/** Ways to pay, as the specification names them. */
export const PAYMENT_TYPES = ['newebPay', 'linePay'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What each takes. */
export const CURRENCY_OF: Readonly<Record<PaymentType, Currency>> = { newebPay: 'TWD', linePay: 'TWD' };

import type { Currency } from '../../../shared/domain/money';

/** Ways to pay, as the specification names them. */
export const PAYMENT_TYPES = ['newebPay', 'linePay', 'paypal'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What each takes. */
export const CURRENCY_OF: Readonly<Record<PaymentType, Currency>> = {
  newebPay: 'TWD',
  linePay: 'TWD',
  paypal: 'USD',
};

/** ISO 3166 code of Taiwan; the specification's country of visitors who are on no map. */
export const HOME_COUNTRY = 'TW';

/** Who pays from where, and what those who run the site allow. */
export interface PayingVisitor {
  readonly country: string;
  readonly paypalInTaiwan: boolean;
}

/** Of the gateways that have keys, those that a visitor may choose. */
export const offeredTo = (
  configured: readonly PaymentType[],
  { country, paypalInTaiwan }: PayingVisitor,
): readonly PaymentType[] =>
  configured.filter((type) => type !== 'paypal' || paypalInTaiwan || country !== HOME_COUNTRY);

/** In what a visitor is quoted a price who has not chosen how to pay: their own currency where something takes it. */
export function currencyFor(country: string, offered: readonly PaymentType[]): Currency {
  const own: Currency = country === HOME_COUNTRY ? 'TWD' : 'USD';
  const [first] = offered;
  const isTaken = first === undefined || offered.some((type) => CURRENCY_OF[type] === own);
  return isTaken ? own : CURRENCY_OF[first];
}

import type { IntlShape, MessageDescriptor } from 'react-intl';
import { planMessages } from '../plans.messages';
import { type Allowance, ALLOWANCES, type Currency, type PlanName, type Price, UNLIMITED } from '../plans';

export const PLAN_NAMES: Readonly<Record<PlanName, MessageDescriptor>> = {
  free: planMessages.free,
  personal: planMessages.personal,
  initial: planMessages.initial,
  classic: planMessages.classic,
};

const LABELS: Readonly<Record<keyof typeof ALLOWANCES, MessageDescriptor>> = {
  ai: planMessages.ai,
  previews: planMessages.previews,
  replacements: planMessages.replacements,
  pixels: planMessages.pixels,
  utm: planMessages.utm,
  invitees: planMessages.invitees,
  tags: planMessages.tags,
  stars: planMessages.stars,
  log: planMessages.log,
  range: planMessages.range,
  export: planMessages.export,
  restore: planMessages.restore,
  qr: planMessages.qr,
  ads: planMessages.ads,
  search: planMessages.search,
  brand: planMessages.brand,
};

const KEYS = Object.keys(LABELS) as (keyof typeof ALLOWANCES)[];
export const PLAN_ROWS = KEYS.map((key) => ({ key, label: LABELS[key], cells: ALLOWANCES[key] }));

export function allowanceText(intl: IntlShape, allowance: Allowance): string {
  switch (allowance.kind) {
    case 'has':
      return intl.formatMessage(allowance.isIn ? planMessages.yes : planMessages.no);
    case 'own':
      return intl.formatMessage(planMessages.ownPlan);
    case 'days':
      return intl.formatMessage(planMessages.days, { count: allowance.amount });
    case 'monthly':
    case 'count':
      return amountText(intl, allowance);
  }
}

function amountText(
  intl: IntlShape,
  { kind, amount }: { readonly kind: string; readonly amount: number },
): string {
  if (amount === UNLIMITED) return intl.formatMessage(planMessages.unlimited);
  return kind === 'monthly'
    ? intl.formatMessage(planMessages.monthly, { count: amount })
    : intl.formatNumber(amount);
}

/** In Taiwan its currency is written “$”, which beside another dollar says too little. */
const SYMBOLS: Readonly<Record<Currency, string>> = { TWD: 'NT$', USD: 'US$' };

/** A sum as the locale writes it, with its country: `NT$1,980`, `US$6.50`; cents only where there are some. */
export function moneyText(intl: IntlShape, amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return intl
    .formatNumberToParts(amount, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    .map(({ type, value }) => (type === 'currency' ? SYMBOLS[currency] : value))
    .join('');
}

export const priceTexts = (intl: IntlShape, price: Price, currency: Currency) => ({
  monthly: intl.formatMessage(planMessages.perMonth, { price: moneyText(intl, price.monthly, currency) }),
  discounted: intl.formatMessage(planMessages.discounted, {
    price: moneyText(intl, price.discounted, currency),
  }),
});

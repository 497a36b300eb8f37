/** Stands for “as many as you like”. */
export const UNLIMITED = -1;

export const PLANS = ['free', 'personal', 'initial', 'classic'] as const;
export type PlanName = (typeof PLANS)[number];

export const CURRENCIES = ['TWD', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** A price per month, and the lower one. */
export interface Price {
  readonly monthly: number;
  readonly discounted: number;
}
type Prices = Readonly<Record<Currency, Price>>;

export const PRICES: Readonly<Record<Exclude<PlanName, 'free'> | 'brandDomain', Prices>> = {
  personal: { TWD: { monthly: 299, discounted: 165 }, USD: { monthly: 12, discounted: 6.5 } },
  initial: { TWD: { monthly: 550, discounted: 500 }, USD: { monthly: 39, discounted: 25 } },
  classic: { TWD: { monthly: 1980, discounted: 1650 }, USD: { monthly: 119, discounted: 65 } },
  brandDomain: { TWD: { monthly: 1980, discounted: 1650 }, USD: { monthly: 79, discounted: 65 } },
};

/** What a cell of the comparison says; `own`: it is bought apart. */
export type Allowance =
  | { readonly kind: 'monthly' | 'count' | 'days'; readonly amount: number }
  | { readonly kind: 'has'; readonly isIn: boolean }
  | { readonly kind: 'own' };

type Row = Readonly<Record<PlanName, Allowance>>;

const row = (free: Allowance, personal: Allowance, initial: Allowance, classic: Allowance): Row => ({
  free,
  personal,
  initial,
  classic,
});

const amounts =
  (kind: 'monthly' | 'count' | 'days') =>
  (...[free, personal, initial, classic]: readonly [number, number, number, number]): Row =>
    row(
      { kind, amount: free },
      { kind, amount: personal },
      { kind, amount: initial },
      { kind, amount: classic },
    );

const monthly = amounts('monthly');
const count = amounts('count');
const days = amounts('days');
/** From which plan on something is contained. */
const from = (first: PlanName): Row => {
  const has = (plan: PlanName): Allowance => ({
    kind: 'has',
    isIn: PLANS.indexOf(plan) >= PLANS.indexOf(first),
  });
  return row(has('free'), has('personal'), has('initial'), has('classic'));
};

/** What the plans contain, in the order in which it is shown. */
export const ALLOWANCES = {
  ai: monthly(30, 200, 1000, 5000),
  previews: count(60, UNLIMITED, UNLIMITED, UNLIMITED),
  replacements: monthly(5, UNLIMITED, UNLIMITED, UNLIMITED),
  pixels: count(1, 1, 3, 5),
  utm: count(5, 5, 10, 20),
  invitees: count(1, 1, 3, 10),
  tags: count(30, 30, 100, 300),
  stars: count(20, 20, 50, 100),
  log: days(3, 3, 7, 30),
  range: days(30, 365, 365, 365),
  export: from('initial'),
  restore: from('personal'),
  qr: from('personal'),
  ads: from('personal'),
  search: from('classic'),
  brand: row({ kind: 'has', isIn: false }, { kind: 'own' }, { kind: 'own' }, { kind: 'own' }),
} as const satisfies Readonly<Record<string, Row>>;

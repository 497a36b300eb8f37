/** TWD for local customers, USD for everybody else. */
export type Currency = 'TWD' | 'USD';

/** An amount in the smallest unit that is paid in: whole dollars in Taiwan, cents in the United States. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Decimals of an amount as it is paid: ISO 4217 gives TWD two, which no gateway takes. */
const DECIMALS = { TWD: 0, USD: 2 } as const satisfies Record<Currency, number>;

/** Throws for what is no whole number of minor units. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of minor units`);
  // Minus zero is zero.
  return { minor: minor + 0, currency };
}

/** Throws when the currencies differ. */
export function add(one: Money, other: Money): Money {
  if (one.currency !== other.currency) {
    throw new TypeError(`${one.currency} and ${other.currency} cannot be added`);
  }
  return money(one.minor + other.minor, one.currency);
}

export const multiply = ({ minor, currency }: Money, times: number): Money => money(minor * times, currency);

/**
 * The part `numerator / denominator` of an amount, half up (away from zero), and what is left: together they are the
 * amount again, to the last unit.
 */
export function split(
  { minor, currency }: Money,
  numerator: number,
  denominator: number,
): readonly [part: Money, rest: Money] {
  if (!(Number.isSafeInteger(numerator) && numerator >= 0)) throw new RangeError('parts are whole numbers');
  if (!(Number.isSafeInteger(denominator) && denominator >= numerator && denominator > 0)) {
    throw new RangeError('a part is at most the whole');
  }
  const [amount, whole] = [BigInt(Math.abs(minor)), BigInt(denominator)];
  const rounded = Number((2n * amount * BigInt(numerator) + whole) / (2n * whole));
  const part = minor < 0 ? -rounded : rounded;
  return [money(part, currency), money(minor - part, currency)];
}

/** The amount in units of its currency, such as 6.5 US dollars: for answers of the API, never to reckon with. */
export const inUnits = ({ minor, currency }: Money): number => minor / 10 ** DECIMALS[currency];

/** An amount as people write it in units of its currency; null for one that has parts of a minor unit. */
export function inMinor(units: number, currency: Currency): Money | null {
  const minor = Math.round(units * 10 ** DECIMALS[currency]);
  const written = money(minor, currency);
  return inUnits(written) === units ? written : null;
}

import type { Faults } from '../shared/faults';
import { encryptHex, type NewebKeys, newebQuery, type Scalars, tradeSha } from '../shared/neweb-cipher';
import { type Message, formMessage, multipartMessage } from '../shared/notices';
import { type Code, messageOf } from './codes';
import { type NewebpayShop, OTHER_KEYS } from './shop';

/** What can be wrong with a message that carries a result. */
export const MESSAGE_FAULTS = [
  'wrong-amount',
  'wrong-merchant',
  'wrong-order',
  'bad-signature',
  'other-keys',
  'stale-time',
  'padding-16',
] as const;

export interface Result {
  readonly status: Code;
  readonly respondType: string;
  readonly result: Scalars;
}

const textOf = ({ status, respondType, result }: Result): string => {
  const Message = messageOf(status);
  return respondType === 'JSON'
    ? JSON.stringify({ Status: status, Message, Result: result })
    : newebQuery({ Status: status, Message, ...result });
};

type Change = readonly [kind: string, change: (value: string) => string | number, names: readonly string[]];

const CHANGES: readonly Change[] = [
  ['wrong-amount', (value) => Number(value) + 1, ['Amt', 'PeriodAmt', 'AuthAmt']],
  ['wrong-merchant', () => 'MS99999999', ['MerchantID']],
  ['wrong-order', (value) => `X${value}`.slice(0, 30), ['MerchantOrderNo', 'OrderNo']],
  ['stale-time', () => '2020-01-01 00:00:00', ['PayTime', 'AuthDate']],
  ['stale-time', () => '20200101000000', ['AuthTime']],
];

/** With the values that `on` is to get wrong. */
function distorted(on: string, faults: Faults, { result, ...rest }: Result): Result {
  const changed = new Map(Object.entries(result));
  for (const [, change, names] of CHANGES.filter(([kind]) => faults.has(on, kind))) {
    for (const name of names.filter((one) => changed.has(one))) {
      const value = change(String(changed.get(name)));
      changed.set(name, typeof changed.get(name) === 'string' ? String(value) : value);
    }
  }
  return { ...rest, result: Object.fromEntries(changed) };
}

interface Sealed {
  readonly hex: string;
  readonly keys: NewebKeys;
}

function seal(on: string, faults: Faults, shop: NewebpayShop, result: Result): Sealed {
  const keys = faults.has(on, 'other-keys') ? OTHER_KEYS : shop;
  const block = faults.has(on, 'padding-16') ? 16 : 32;
  return { hex: encryptHex(textOf(distorted(on, faults, result)), keys, block), keys };
}

/** With the last digit changed. */
const spoiled = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

/** The form of a payment's result, for the server (`notify`) or the browser (`return`). */
export function paymentFields(
  on: string,
  faults: Faults,
  shop: NewebpayShop,
  result: Result,
): Record<string, string> {
  const { hex, keys } = seal(on, faults, shop, result);
  const sha = tradeSha(hex, keys);
  return {
    Status: result.status,
    MerchantID: shop.merchantId,
    Version: '2.0',
    TradeInfo: hex,
    TradeSha: faults.has(on, 'bad-signature') ? spoiled(sha) : sha,
  };
}

/** The form of a mandate's result. It carries no hash: a bad signature is a broken cipher. */
export function periodFields(
  on: string,
  faults: Faults,
  shop: NewebpayShop,
  result: Result,
): Record<string, string> {
  const { hex } = seal(on, faults, shop, result);
  return { Period: faults.has(on, 'bad-signature') ? spoiled(hex) : hex };
}

export const noticeMessage = (
  on: string,
  faults: Faults,
  url: string,
  fields: Record<string, string>,
): Message => (faults.has(on, 'multipart') ? multipartMessage(url, fields) : formMessage(url, fields));

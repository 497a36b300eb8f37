import {
  decrypt,
  encrypt,
  type NewebpayKeys,
} from '../../src/modules/payments/infrastructure/newebpay/newebpay-cipher';
import { newNumber } from './new-number';

const MERCHANT = 'MS12345678';
/** Keys that newebPay's manual prints. */
const KEYS: NewebpayKeys = { key: 'IaWudQJsuOT994cpHRWzv7Ge67yC1cE3', iv: 'C1dLm3nxZRVlmBSP' };

/** Settings of a shop at newebPay; nothing listens at its address. */
export const NEWEBPAY_SETTINGS = {
  NEWEBPAY_MERCHANT_ID: MERCHANT,
  NEWEBPAY_HASH_KEY: KEYS.key,
  NEWEBPAY_HASH_IV: KEYS.iv,
  NEWEBPAY_URL: 'http://127.0.0.1:9',
};

/** What the form of an order says to the gateway. */
export const orderIn = (form: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(decrypt(form['PostData_'] ?? '', KEYS) ?? '');

type Result = Readonly<Record<string, string | number>>;

/** A message of the gateway about a mandate, as it comes in a form. */
export const periodMessage = (status: string, result: Result, keys = KEYS): { readonly Period: string } => ({
  Period: encrypt(
    JSON.stringify({ Status: status, Message: '', Result: { MerchantID: MERCHANT, ...result } }),
    keys,
  ),
});

const FIRST_TRADE = 26_112_300_000_000_000n;
const newTrade = (): string => String(FIRST_TRADE + BigInt(newNumber()));

/** What the gateway tells when a customer has consented, and has been charged for the first time. */
export const mandateMade = (number: string, amount: number, fields: Result = {}) =>
  periodMessage('SUCCESS', {
    MerchantOrderNo: number,
    PeriodType: 'M',
    PeriodAmt: amount,
    AuthTimes: 99,
    DateArray: '2026-11-23,2026-12-23',
    PeriodNo: `P${number}`,
    TradeNo: newTrade(),
    CardNo: '400022******1111',
    RespondCode: '00',
    ...fields,
  });

/** What it tells of each further charge. */
export const charged = (number: string, times: number, amount: number, fields: Result = {}) =>
  periodMessage('SUCCESS', {
    RespondCode: '00',
    MerchantOrderNo: number,
    OrderNo: `${number}_${times}`,
    TradeNo: newTrade(),
    AlreadyTimes: String(times),
    AuthAmt: String(amount),
    PeriodNo: `P${number}`,
    ...fields,
  });

/** The same by a shop whose keys are others. */
export const forged = (number: string, amount: number) =>
  periodMessage(
    'SUCCESS',
    { MerchantOrderNo: number, PeriodAmt: amount, PeriodNo: 'P1', TradeNo: newTrade() },
    {
      key: '12345678901234567890123456789012',
      iv: '1234567890123456',
    },
  );

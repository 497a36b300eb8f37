import { type Call, formOf } from '../shared/answers';
import { decryptHex } from '../shared/neweb-cipher';
import { isFresh } from './checks';
import { type Code, refuseIf } from './codes';
import type { Context } from './gateway-context';

/** How a family of calls says that it cannot read a request. */
interface Refusals {
  readonly shop: Code;
  readonly broken: Code;
  readonly incomplete: Code;
  readonly version: Code;
  readonly time: Code;
}

/** Captures, refunds and cancellations. */
export const TRADE_REFUSALS: Refusals = {
  shop: 'TRA10001',
  broken: 'TRA10008',
  incomplete: 'MEM40013',
  version: 'MEM40013',
  time: 'TRA40014',
};

/** Mandates. */
export const PERIOD_REFUSALS: Refusals = {
  shop: 'PER10001',
  broken: 'PER10002',
  incomplete: 'PER10003',
  version: 'PER10066',
  time: 'PER10036',
};

/** The fields inside PostData_; throws when they cannot be read. */
export function decryptPostData(call: Call, { shop }: Context, refusals: Refusals): Record<string, string> {
  const outer = formOf(call);
  refuseIf(outer['MerchantID_'] !== shop.merchantId, refusals.shop);
  refuseIf(!outer['PostData_'], refusals.incomplete);
  const text = decryptHex(outer['PostData_'] ?? '', shop);
  refuseIf(text === undefined, refusals.broken);
  return Object.fromEntries(new URLSearchParams(text));
}

export function checkEnvelope(
  fields: Readonly<Record<string, string>>,
  versions: readonly string[],
  { clock }: Context,
  refusals: Refusals,
): void {
  refuseIf(!versions.includes(fields['Version'] ?? ''), refusals.version);
  refuseIf(!isFresh(fields['TimeStamp'], clock.callersNow()), refusals.time);
}

import type { RefundResult } from '../../application/ports/payment-gateway';
import type { Refund, RefundCall } from '../../domain/refund.entity';
import type { LinePayRefund } from './line-pay-answers';

const REFUNDED_BEFORE = '1165';
/** Not refundable, too late, or more than is left. */
const REFUSED: ReadonlySet<string> = new Set(['1155', '1163', '1164']);

/**
 * A refund has no number of ours: one whose answer was lost is that of its sum which was not there before it was asked for.
 */
export function nextLinePayRefundCall(
  refunds: readonly LinePayRefund[],
  { state, seen, amountMinor }: Pick<Refund, 'state' | 'seen' | 'amountMinor'>,
): RefundCall | RefundResult {
  const names = refunds.map(({ reference }) => reference);
  if (state !== 'asked') return { call: 'refund', seen: JSON.stringify(names) };
  const before = JSON.parse(seen ?? '[]') as readonly string[];
  const found = refunds.find(
    ({ reference, amount }) => amount === amountMinor && !before.includes(reference),
  );
  // What is stored of the first time is what was there before all of them.
  return found ? { kind: 'done', reference: found.reference } : { call: 'refund', seen: seen ?? '[]' };
}

/** Null for what cannot be acted on now. */
export function meaningOfRefusal(code: string, isWhole: boolean): RefundResult | null {
  if (code === REFUNDED_BEFORE && isWhole) return { kind: 'done', reference: null };
  return REFUSED.has(code) || code === REFUNDED_BEFORE ? { kind: 'stuck', reason: code } : null;
}

import type { RefundProgress } from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import { textIn } from './paypal-answers';
import { type PayPalCalls, PayPalRefused } from './paypal-calls';

const REFUNDED_BEFORE: ReadonlySet<string> = new Set([
  'CAPTURE_FULLY_REFUNDED',
  'TRANSACTION_ALREADY_REFUNDED',
]);
const TOO_LATE = 'REFUND_TIME_LIMIT_EXCEEDED';

/** Accounts differ in where payments of subscriptions are refunded; the older place is the second. */
const PLACES = [
  { step: 'refund', pathOf: (id: string) => `/v2/payments/captures/${id}/refund` },
  { step: 'sale-refund', pathOf: (id: string) => `/v1/payments/sale/${id}/refund` },
] as const;

/** All of a payment goes back, once, however often it is asked for. */
export async function refund(calls: PayPalCalls, { number, reference }: Attempt): Promise<RefundProgress> {
  const [place, older] = PLACES;
  try {
    return await refundAt(calls, place.pathOf(reference ?? ''), `${number}-${place.step}`);
  } catch (error) {
    if (!(error instanceof PayPalRefused) || !error.isNotFound) throw error;
    return refundAt(calls, older.pathOf(reference ?? ''), `${number}-${older.step}`);
  }
}

async function refundAt(calls: PayPalCalls, path: string, requestId: string): Promise<RefundProgress> {
  try {
    const answer = await calls.post({ path, body: {}, requestId });
    const state = (textIn(answer, 'status') || textIn(answer, 'state')).toLowerCase();
    if (state === 'completed') return 'done';
    return state === 'pending' ? 'waiting' : 'stuck';
  } catch (error) {
    if (!(error instanceof PayPalRefused)) throw error;
    if (REFUNDED_BEFORE.has(error.issue)) return 'done';
    if (error.issue === TOO_LATE) return 'stuck';
    throw error;
  }
}

import type { Money } from '../../../../shared/domain/money';
import type { RefundOfPayment, RefundResult } from '../../application/ports/payment-gateway';
import { type PayPalValues, payPalTextIn, writtenDollars, writtenTotal } from './paypal-answers';
import { type PayPalCalls, PayPalRefused } from './paypal-calls';

const REFUNDED_BEFORE: ReadonlySet<string> = new Set([
  'CAPTURE_FULLY_REFUNDED',
  'TRANSACTION_ALREADY_REFUNDED',
]);
/** Too late, or more than is left. */
const REFUSED: ReadonlySet<string> = new Set(['REFUND_TIME_LIMIT_EXCEEDED', 'REFUND_AMOUNT_EXCEEDED']);

interface Place {
  readonly step: string;
  readonly pathOf: (payment: string) => string;
  readonly refundOf: (refund: string) => string;
  readonly written: (amount: Money) => PayPalValues;
}

/** Accounts differ in where payments of subscriptions are refunded; the older place is the second. */
const PLACES: readonly [Place, Place] = [
  {
    step: 'refund',
    pathOf: (id) => `/v2/payments/captures/${id}/refund`,
    refundOf: (id) => `/v2/payments/refunds/${id}`,
    written: writtenDollars,
  },
  {
    step: 'sale-refund',
    pathOf: (id) => `/v1/payments/sale/${id}/refund`,
    refundOf: (id) => `/v1/payments/refund/${id}`,
    written: writtenTotal,
  },
];

async function atEitherPlace<T>(ask: (place: Place) => Promise<T>): Promise<T> {
  const [place, older] = PLACES;
  try {
    return await ask(place);
  } catch (error) {
    if (!(error instanceof PayPalRefused) || !error.isNotFound) throw error;
    return ask(older);
  }
}

function resultIn(answer: PayPalValues): RefundResult {
  const state = (payPalTextIn(answer, 'status') || payPalTextIn(answer, 'state')).toLowerCase();
  const reference = payPalTextIn(answer, 'id') || null;
  if (state === 'completed') return { kind: 'done', reference };
  return state === 'pending' ? { kind: 'waiting', reference } : { kind: 'stuck', reason: state };
}

/** That much goes back once, however often it is asked for: the number of the refund is the request's id. */
export const refund = (calls: PayPalCalls, payment: RefundOfPayment): Promise<RefundResult> =>
  atEitherPlace((place) => refundAt(calls, place, payment));

/** What has become of one that PayPal works on. */
export const refundStateOf = (calls: PayPalCalls, reference: string): Promise<RefundResult> =>
  atEitherPlace(async ({ refundOf }) => resultIn(await calls.get(refundOf(reference))));

async function refundAt(
  calls: PayPalCalls,
  { step, pathOf, written }: Place,
  { refund: given, attempt }: RefundOfPayment,
): Promise<RefundResult> {
  const isWhole = given.isWholeOf(attempt);
  const body = isWhole ? {} : { amount: written(given.amount) };
  const requestId = `${given.number}-${step}`;
  try {
    return resultIn(await calls.post({ path: pathOf(attempt.reference ?? ''), body, requestId }));
  } catch (error) {
    if (!(error instanceof PayPalRefused)) throw error;
    if (REFUNDED_BEFORE.has(error.issue)) {
      return isWhole ? { kind: 'done', reference: null } : { kind: 'stuck', reason: error.issue };
    }
    if (REFUSED.has(error.issue)) return { kind: 'stuck', reason: error.issue };
    throw error;
  }
}

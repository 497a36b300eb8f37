import type { RefundResult } from '../../application/ports/payment-gateway';
import type { RefundCall, RefundState } from '../../domain/refund.entity';
import type { NewebpayFields } from './newebpay-cipher';
import { newebpayTextIn } from './newebpay-messages';

type Values = Readonly<Record<string, unknown>>;

/** What is asked of the gateway, by the names that are stored before. */
export type RefundStep = 'cancel' | 'uncapture' | 'refund';

interface StepFields {
  readonly path: 'Cancel' | 'Close';
  readonly fields: NewebpayFields;
}

export const STEPS: Readonly<Record<RefundStep, StepFields>> = {
  cancel: { path: 'Cancel', fields: {} },
  uncapture: { path: 'Close', fields: { CloseType: 1, Cancel: 1 } },
  refund: { path: 'Close', fields: { CloseType: 2 } },
};

const TRADE = { cancelled: '3', refunded: '6' } as const;
/** The bank collects each evening, and its answer comes the next day. */
const CAPTURE = { none: '0', asked: '1', done: '3' } as const;
const REFUND = { asked: '1', underWay: '2', done: '3', failed: '4' } as const;

const DONE: RefundResult = { kind: 'done', reference: null };
const WAITING: RefundResult = { kind: 'waiting', reference: null };
const stuck = (reason: string): RefundResult => ({ kind: 'stuck', reason });
const postponed = (reason: string): RefundResult => ({ kind: 'postponed', reason, again: 'later' });

/** What we know of a refund when the gateway is asked what the payment is like. */
export interface KnownRefund {
  readonly state: RefundState;
  readonly call: string | null;
  readonly seen: string | null;
  /** Only all of a payment can be cancelled before it is captured. */
  readonly isWhole: boolean;
}

/** How much can still be given back by its books, which tells one refund of a payment from the next. */
const seenIn = (result: Values): string =>
  JSON.stringify({
    back: newebpayTextIn(result, 'BackStatus'),
    balance: newebpayTextIn(result, 'BackBalance'),
  });

function seenBefore({ seen }: KnownRefund): { readonly back: string; readonly balance: string } {
  const { back, balance } = JSON.parse(seen ?? '{}') as { back?: string; balance?: string };
  return { back: back ?? '', balance: balance ?? '' };
}

/**
 * Before the money is captured the payment is cancelled as a whole; a part waits for the capture. Refunds of one payment
 * come one after the other.
 */
export function nextNewebpayRefundCall(result: Values, known: KnownRefund): RefundCall | RefundResult {
  const trade = newebpayTextIn(result, 'TradeStatus');
  if (trade === TRADE.cancelled) return known.isWhole ? DONE : stuck('the payment is cancelled');
  if (trade === TRADE.refunded) {
    // All of it may have been given back in the list of the shop.
    return known.isWhole || known.state !== 'wanted' ? DONE : stuck('the payment is refunded');
  }
  const before = afterRefundCall(result, known);
  if (before) return before;
  const call = (step: RefundStep): RefundCall => ({ call: step, seen: seenIn(result) });
  switch (newebpayTextIn(result, 'CloseStatus')) {
    case CAPTURE.none:
      return known.isWhole ? call('cancel') : postponed('not captured yet');
    case CAPTURE.asked:
      return known.isWhole ? call('uncapture') : postponed('not captured yet');
    case CAPTURE.done:
      return call('refund');
    default:
      return postponed('capture under way');
  }
}

/** What came of a refund that was asked for before; null: it has to be asked for. */
function afterRefundCall(result: Values, known: KnownRefund): RefundResult | null {
  const [back, balance] = [newebpayTextIn(result, 'BackStatus'), newebpayTextIn(result, 'BackBalance')];
  if (back === REFUND.asked || back === REFUND.underWay) return WAITING;
  if (known.call !== 'refund' || known.state === 'wanted') return null;
  if (back === REFUND.failed) return stuck('the bank has refused it');
  if (back !== REFUND.done) return null;
  if (known.state === 'waiting') return DONE;
  // The answer was lost, and one before is done, too: only the balance tells whether there was another.
  const seen = seenBefore(known);
  if (seen.back !== REFUND.done || balance !== seen.balance) return DONE;
  return balance === '' ? stuck('nobody knows whether it was refunded') : null;
}

const ASKED_BEFORE: ReadonlySet<string> = new Set(['TRA20027', 'TRA10045', 'TRA10049']);
const CANCELLED_BEFORE = 'TRA20007';
const CANCEL_QUEUED = 'TRA20001';
const LOW_BALANCE = 'TRA20028';
/** Too late for good, or more than is left. */
const REFUSED: ReadonlySet<string> = new Set(['TRA10029', 'TRA10036', 'TRA10039']);

/** What an answer means. What is too early, past the hour of the bank or asked too often is asked again later. */
export function meaningOfAnswer(step: RefundStep, status: string): RefundResult {
  if (REFUSED.has(status)) return stuck(status);
  if (status === LOW_BALANCE) {
    return { kind: 'postponed', reason: status, again: 'tomorrow', needsPerson: true };
  }
  switch (step) {
    case 'cancel':
      if (status === 'SUCCESS' || status === CANCELLED_BEFORE) return DONE;
      return status === CANCEL_QUEUED ? WAITING : postponed(status);
    case 'uncapture':
      // The payment can be cancelled now.
      return status === 'SUCCESS' ? { kind: 'postponed', reason: '', again: 'atOnce' } : postponed(status);
    case 'refund':
      return status === 'SUCCESS' || ASKED_BEFORE.has(status) ? WAITING : postponed(status);
  }
}

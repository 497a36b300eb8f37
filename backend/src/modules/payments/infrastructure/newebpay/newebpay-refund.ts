import type { RefundProgress } from '../../application/ports/payment-gateway';
import type { Fields } from './newebpay-cipher';
import { textIn } from './newebpay-messages';

/** A call that goes one step further, and what its answer means. */
interface RefundStep {
  readonly path: 'Cancel' | 'Close';
  readonly fields: Fields;
  readonly after: (status: string) => RefundProgress;
}

const TRADE = { cancelled: '3', refunded: '6' } as const;
/** The bank collects each evening, and its answer comes the next day. */
const CAPTURE = { none: '0', asked: '1', underWay: '2', done: '3' } as const;
const REFUND = { asked: '1', underWay: '2', done: '3', failed: '4' } as const;

const DONE: ReadonlySet<string> = new Set(['TRA20007']);

/** What is queued, was asked before, is too early or needs money on the shop's account is looked at again. */
const waiting = (): RefundProgress => 'waiting';

/** Before the money is captured the payment is cancelled as a whole; afterwards it is paid back. */
export function nextRefundStep(result: Readonly<Record<string, unknown>>): RefundStep | RefundProgress {
  const [trade, capture, back] = ['TradeStatus', 'CloseStatus', 'BackStatus'].map((name) =>
    textIn(result, name),
  );
  if (trade === TRADE.cancelled || trade === TRADE.refunded || back === REFUND.done) return 'done';
  if (back === REFUND.failed) return 'stuck';
  if (back === REFUND.asked || back === REFUND.underWay) return 'waiting';
  switch (capture) {
    case CAPTURE.none:
      return {
        path: 'Cancel',
        fields: {},
        after: (status) => (status === 'SUCCESS' || DONE.has(status) ? 'done' : 'waiting'),
      };
    case CAPTURE.asked:
      return { path: 'Close', fields: { CloseType: 1, Cancel: 1 }, after: waiting };
    case CAPTURE.done:
      return { path: 'Close', fields: { CloseType: 2 }, after: waiting };
    default:
      return 'waiting';
  }
}

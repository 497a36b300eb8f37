import type { TakenPayment } from '../../domain/reconciliation';
import { amountIn, newebpayTextIn } from './newebpay-messages';
import { PAID } from './newebpay-trade';

const CANCELLED = '3';
const REFUNDED = '6';

const wholeIn = (result: Readonly<Record<string, unknown>>, name: string): number =>
  amountIn(result, name)?.minor ?? 0;

function returnedIn(result: Readonly<Record<string, unknown>>, trade: string): TakenPayment['returned'] {
  if (trade === CANCELLED || trade === REFUNDED) return 'whole';
  // What can be given back is what was captured, less what went back.
  const [captured, left] = [wholeIn(result, 'CloseAmt'), wholeIn(result, 'BackBalance')];
  if (newebpayTextIn(result, 'BackStatus') !== '3' || captured === 0 || left >= captured) return 'none';
  return left === 0 ? 'whole' : 'part';
}

/** What a query says of the money of a charge. */
export function takenIn(result: Readonly<Record<string, unknown>>): TakenPayment {
  const trade = newebpayTextIn(result, 'TradeStatus');
  if (![PAID, CANCELLED, REFUNDED].includes(trade)) return { taken: null, returned: 'none' };
  return { taken: amountIn(result, 'Amt'), returned: returnedIn(result, trade) };
}

import type { RenewalFailed, Renewed } from '../../application/ports/payment-gateway';
import type { Mandate } from '../../domain/mandate.entity';
import { NewebpayUnreadable } from './newebpay-calls';
import { amountIn, failedKey, moneyKey, newebpayTextIn, newebpayTimeIn } from './newebpay-messages';

/** `TradeStatus` of a card payment. */
export const PAID = '1';
export const FAILED = '2';
/** Also of what was reserved to see whether a card is good, and released. */
export const CANCELLED = '3';

const TIMES = /_(\d+)$/;

/** What a query says of a further charge of a mandate; null while it is not decided. */
export function chargeIn(
  result: Readonly<Record<string, unknown>>,
  { number, mandate }: { readonly number: string; readonly mandate: Mandate },
): Renewed | RenewalFailed | null {
  const names = { number, mandateNumber: mandate.number };
  switch (newebpayTextIn(result, 'TradeStatus')) {
    case PAID: {
      const [reference, amount] = [newebpayTextIn(result, 'TradeNo'), amountIn(result, 'Amt')];
      if (!amount || reference === '') throw new NewebpayUnreadable();
      const at = newebpayTimeIn(result, 'PayTime');
      const details = { reference, amount, at, mandate: mandate.reference ?? '' };
      return { kind: 'renewed', key: moneyKey(reference), ...names, ...details };
    }
    case FAILED: {
      const times = TIMES.exec(number)?.[1] ?? '';
      const reason = newebpayTextIn(result, 'RespondCode') || 'declined';
      return { kind: 'renewalFailed', key: failedKey(mandate.reference ?? '', times), ...names, reason };
    }
    default:
      return null;
  }
}

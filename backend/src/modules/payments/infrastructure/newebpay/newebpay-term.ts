import type { CardNotice, MandateTerm } from '../../application/ports/payment-gateway';
import { chargesLeftIn, newebpayMessageOf, newebpayTextIn } from './newebpay-messages';

/** Verification failed, terminated, over. */
const OVER: ReadonlySet<string> = new Set(['2', '3', '4']);

/** Names of a mandate in a message about its card, which comes in plain JSON: anybody may have written it. */
export function cardNoticeIn(
  message: Readonly<Record<string, unknown>>,
  merchantId: string,
): CardNotice | null {
  const { result } = newebpayMessageOf(message);
  const [number, reference] = [newebpayTextIn(result, 'MerchantOrderNo'), newebpayTextIn(result, 'PeriodNo')];
  const isOurs = newebpayTextIn(result, 'MerchantID') === merchantId;
  return isOurs && number !== '' && reference !== '' ? { number, reference } : null;
}

/** What the gateway says of a mandate; null where it does not, or speaks of another one. */
export function termIn(
  result: Readonly<Record<string, unknown>>,
  { number, reference }: CardNotice,
): MandateTerm | null {
  const named = newebpayTextIn(result, 'MerchantOrderNo') || newebpayTextIn(result, 'MerOrderNo');
  if (named !== number || newebpayTextIn(result, 'PeriodNo') !== reference) return null;
  const chargesLeft = chargesLeftIn(result, ['TotalTimes', 'AlreadyTimes']);
  return chargesLeft === null ? null : { isOver: OVER.has(newebpayTextIn(result, 'Status')), chargesLeft };
}

import type { AttemptResult, PaymentRecord } from '../application/ports/payment-gateway';
import type { TakenPayment } from '../domain/reconciliation';

export const NOTHING_TAKEN: TakenPayment = { taken: null, returned: 'none' };

/** Of an attempt that was not paid as far as we knew, by what its gateway says now. */
export function unsettledRecord(
  { number }: { readonly number: string },
  result: AttemptResult,
): PaymentRecord {
  if (typeof result === 'string') return { number, ...NOTHING_TAKEN, facts: [] };
  const taken = result.kind === 'paid' ? result.amount : null;
  return { number, taken, returned: 'none', facts: [result] };
}

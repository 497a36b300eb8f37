import type {
  Declined,
  Paid,
  PaymentRecord,
  RenewalFailed,
  Renewed,
} from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import type { Mandate } from '../../domain/mandate.entity';
import { NOTHING_TAKEN } from '../unsettled-record';
import type { LinePayPayment, LinePayRecord } from './line-pay-answers';

/** Of a customer who may be able to pay another day: too little money, a limit, a balance that was changing. */
const MAY_CHANGE: ReadonlySet<string> = new Set(['1142', '1170', '1280', '1288', '1289', '1290']);

export const linePayKey = (reference: string): string => `linePay:${reference}`;

/** The key for further charges is in the answer to its confirmation alone. */
export const foundPayment = (number: string, { reference, amount, at }: LinePayPayment): Paid => ({
  kind: 'paid',
  key: linePayKey(reference),
  number,
  reference,
  amount,
  at,
  card: null,
  mandate: null,
});

export function recordFrom({ number, settledAt }: Attempt, found: LinePayRecord | undefined): PaymentRecord {
  if (!found) return { number, ...NOTHING_TAKEN, facts: [] };
  const { amount: taken, refunds } = found;
  const returnedMinor = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const part = returnedMinor === 0 ? 'none' : 'part';
  const returned = returnedMinor >= taken.minor ? 'whole' : part;
  const isUsable = settledAt === null && returned === 'none';
  return { number, taken, returned, facts: isUsable ? [foundPayment(number, found)] : [] };
}

export const renewed = (
  mandate: Mandate,
  number: string,
  { reference, amount, at }: LinePayPayment,
): Renewed => ({
  kind: 'renewed',
  key: linePayKey(reference),
  number,
  reference,
  amount,
  at,
  mandateNumber: mandate.number,
  mandate: mandate.reference ?? '',
});

export const declined = (number: string, reason: string): Declined => ({
  kind: 'declined',
  key: `linePay:declined:${number}`,
  number,
  reason,
});

export const failed = (
  { number: mandateNumber }: Mandate,
  number: string,
  reason: string,
): RenewalFailed => ({
  kind: 'renewalFailed',
  key: `linePay:failed:${number}`,
  number,
  mandateNumber,
  reason,
  mayChange: MAY_CHANGE.has(reason),
});

import { InvalidInput } from '../../../shared/domain/domain-error';
import { InputCheck } from '../../../shared/domain/input-check';
import { readOneLine } from '../../../shared/domain/one-line';
import { problem } from './payments.errors';

/** In UTF-16 units. */
export const MAX_REASON_LENGTH = 500;
export const MAX_REFERENCE_LENGTH = 100;

/** What a site admin says of money that has come beside all gateways. */
export interface ManualPayment {
  /** What the bank calls it. */
  readonly reference: string;
  readonly reason: string;
}

/** One line. Throws `InvalidInput`. */
export function readReason(raw: string): string {
  const reason = readOneLine(raw);
  if (reason !== null && reason.length <= MAX_REASON_LENGTH) return reason;
  const message = `Say why in one line of at most ${MAX_REASON_LENGTH} characters.`;
  throw new InvalidInput([problem('reason', 'reason-invalid', message)]);
}

function readReference(raw: string): string {
  const reference = readOneLine(raw);
  if (reference !== null && reference.length <= MAX_REFERENCE_LENGTH) return reference;
  const message = `Name the payment in one line of at most ${MAX_REFERENCE_LENGTH} characters.`;
  throw new InvalidInput([problem('reference', 'reference-invalid', message)]);
}

/** Throws `InvalidInput` naming every field that is wrong. */
export function readManualPayment(raw: ManualPayment): ManualPayment {
  const check = new InputCheck();
  const reference = check.take(() => readReference(raw.reference));
  const reason = check.take(() => readReason(raw.reason));
  check.done();
  return { reference: reference ?? '', reason: reason ?? '' };
}

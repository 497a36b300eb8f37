import type { FailedPayment } from './failed-payments';

/** A plan whose payment has failed. */
export class InvalidPaymentDto {
  /** What was to be paid, such as `premium_plan`. */
  readonly target!: string;
  readonly name!: string;
  /** When the plan ends unless it is paid; ISO 8601, UTC. */
  readonly expiredDate!: string;
}

export const presentFailedPayments = (failed: readonly FailedPayment[]): InvalidPaymentDto[] =>
  failed.map(({ target, name, expiredDate }) => ({ target, name, expiredDate: expiredDate.toISOString() }));

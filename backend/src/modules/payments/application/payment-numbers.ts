import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { Randomness } from '../../../shared/domain/randomness';
import { newCode } from './new-code';

const NUMBER_LENGTH = 22;
/** Marks numbers as ours in the lists of gateways. */
const PREFIX = 'LK';
const REFUND_PREFIX = 'RF';
const EXTERNAL_ID_LENGTH = 26;

/** The moment, and numbers that were never used before. */
@Injectable()
export class PaymentNumbers {
  constructor(
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  get now(): Date {
    return this.clock.now();
  }

  /** Of an attempt: what gateways call it. */
  newNumber(): string {
    return PREFIX + newCode(this.randomness, NUMBER_LENGTH);
  }

  /** Of a refund: what gateways and the API call it. */
  newRefundNumber(): string {
    return REFUND_PREFIX + newCode(this.randomness, NUMBER_LENGTH);
  }

  /** Of an order: what the API calls it. */
  newExternalId(): string {
    return newCode(this.randomness, EXTERNAL_ID_LENGTH);
  }
}

import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { PAYMENT_TYPES, type PaymentType } from '../../domain/payment-type';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../domain/reconciliation';
import type { WireCurrency } from '../../../../shared/http/wire-currency';

/** Where a page of comparisons begins. */
export class ReconciliationRangeDto {
  /** `start` of the page before; absent for the first. */
  @WhenPresent()
  @Matches(/^\d{1,9}$/, { message: 'start must be a number' })
  readonly start?: string;
}

/** A payment about which Linklet and a gateway disagree. */
export class ReconciliationDifferenceDto {
  /**
   * `missingHere`: the gateway has taken money that it had not reported; it has been booked. `missingThere`: it has not taken
   * what is booked. `otherAmount`: it has taken another amount or currency. `returnedThere`: it has given money back that is not
   * booked. `notCompared`: it did not answer. All but the first open an alert.
   */
  @ApiProperty({ enum: DIFFERENCE_KINDS })
  readonly kind!: DifferenceKind;
  /** Linklet's number of the payment. */
  readonly number!: string;
  /** The order; null if unknown. */
  @ApiProperty({ type: String, nullable: true })
  readonly externalId!: string | null;
  /** What is booked, in units of the currency. */
  @ApiProperty({ type: Number, nullable: true })
  readonly booked!: number | null;
  /** What the gateway has taken, in units of the currency. */
  @ApiProperty({ type: Number, nullable: true })
  readonly found!: number | null;
  @ApiProperty({ enum: ['ntd', 'usd'] })
  readonly currency!: WireCurrency;
}

/** The comparison of one day with one gateway. */
export class ReconciliationDto {
  /** In Taipei, such as `2026-11-23`. */
  readonly day!: string;
  @ApiProperty({ enum: PAYMENT_TYPES })
  readonly gateway!: PaymentType;
  /** Payments that have been compared. */
  readonly checked!: number;
  /** ISO 8601, UTC. */
  readonly startedTime!: string;
  /** ISO 8601, UTC; null until it has ended. */
  @ApiProperty({ type: String, nullable: true })
  readonly finishedTime!: string | null;
  /** Why the gateway could not be asked the last time. */
  @ApiProperty({ type: String, nullable: true })
  readonly failure!: string | null;
  readonly differences!: ReconciliationDifferenceDto[];
}

/** Comparisons, newest first. */
export class ReconciliationsDto {
  readonly reconciliations!: ReconciliationDto[];
  /** Where the next page begins; null at the end. */
  @ApiProperty({ type: String, nullable: true })
  readonly start!: string | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { WIRE_CURRENCIES, type WireCurrency } from '../../../../shared/http/wire-currency';
import { UNUSED_REASONS, type UnusedReason } from '../../domain/unused-payment';

export const REFUND_RESULTS = ['pending', 'done'] as const;

/** A payment that came for an order and could not be used. All of it is refunded. */
export class UnusedPaymentDto {
  /**
   * `paidTwice`: it had been paid already. `otherAmount`: it is not the amount of the order. `orderClosed`: it came after
   * the order was closed. `notDue`: no charge was due. `notUsable`: the group has what the order is for, or cannot have it.
   */
  @ApiProperty({ enum: UNUSED_REASONS })
  readonly reason!: UnusedReason;
  /** `pending` until the payment gateway has paid it back. */
  @ApiProperty({ enum: REFUND_RESULTS })
  readonly state!: (typeof REFUND_RESULTS)[number];
  /** What came, and is refunded, in units of `currency`. */
  readonly amount!: number;
  /** What came may be in another currency than the order. */
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
  /** When the refund was requested; ISO 8601, UTC. */
  readonly createdTime!: string;
  /** When it was refunded; ISO 8601, UTC; null until then. */
  @ApiProperty({ type: String, nullable: true })
  readonly doneTime!: string | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { BILLING_CYCLES, type BillingCycle } from '../../domain/billing-cycle';
import { PAYMENT_TYPES, type PaymentType } from '../../domain/payment-type';
import { GroupInvoiceDto } from './invoice.dto';
import { WIRE_CURRENCIES, type WireCurrency } from '../../../../shared/http/wire-currency';

/** What is charged next. */
export class NextChargeDto {
  /** In Taipei, such as `2026-12-23`. */
  readonly date!: string;
  readonly amount!: number;
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
}

/** What takes effect when the paid period is over. */
export class ScheduledChangeDto {
  readonly plan!: string;
  readonly billingCycle!: BillingCycle;
  /** First day of it, in Taipei. */
  readonly date!: string;
}

/** A plan whose payment has failed. */
export class InvalidPaymentDto {
  /** What was to be paid, such as `premium_plan`. */
  readonly target!: string;
  readonly name!: string;
  /** When the plan ends unless it is paid; ISO 8601, UTC. */
  readonly expiredDate!: string;
}

const STATES = ['none', 'active', 'due', 'pastDue', 'cancelled'] as const;

/** The subscription of the group acted in. */
export class BillingStatusDto {
  /** Plan that the group pays for; `free` if none. */
  readonly currentPlan!: string;
  @ApiProperty({ enum: BILLING_CYCLES, nullable: true, type: String })
  readonly currentBillingCycle!: BillingCycle | null;
  readonly payMonthly!: boolean;
  /**
   * `due`: the next charge is under way. `pastDue`: it has failed; the plan stays for seven days. `cancelled`: the plan
   * stays until `paidUntil`.
   */
  @ApiProperty({ enum: STATES })
  readonly state!: (typeof STATES)[number];
  /** First day that is not paid for, in Taipei; null without a subscription. */
  @ApiProperty({ type: String, nullable: true })
  readonly paidUntil!: string | null;
  /** Null if nothing will be charged. */
  @ApiProperty({ type: NextChargeDto, nullable: true })
  readonly nextCharge!: NextChargeDto | null;
  /** Null if nothing is scheduled. */
  @ApiProperty({ type: ScheduledChangeDto, nullable: true })
  readonly scheduledChange!: ScheduledChangeDto | null;
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly paymentType!: PaymentType | null;
  /** What cancelling means: `bindingBsd` if the plan includes a domain, which ends with it; null without a subscription. */
  @ApiProperty({ enum: ['paid', 'bindingBsd'], nullable: true, type: String })
  readonly unsubscriptionStatus!: 'paid' | 'bindingBsd' | null;
  readonly paymentWithInvalidCard!: InvalidPaymentDto[];
  /** Payment types that this site offers. */
  @ApiProperty({ enum: PAYMENT_TYPES, isArray: true })
  readonly paymentTypes!: PaymentType[];
  /** Last four digits of the card; null for general members, or if none is known. */
  @ApiProperty({ type: String, nullable: true })
  readonly card!: string | null;
  /** Null for general members. */
  @ApiProperty({ type: GroupInvoiceDto, nullable: true })
  readonly invoice!: GroupInvoiceDto | null;
}

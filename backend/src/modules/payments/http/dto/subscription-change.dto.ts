import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { BILLING_CYCLES, type BillingCycle } from '../../domain/billing-cycle';
import { PAYMENT_TYPES, type PaymentType } from '../../domain/payment-type';
import { PAID_PLANS } from '../../plans/domain/plan-price';
import { NextChargeDto } from './billing-status.dto';
import { WIRE_CURRENCIES, type WireCurrency } from '../../../../shared/http/wire-currency';
import { OrderLinesDto } from './subscription.dto';

const CHANGE_KINDS = ['upgrade', 'degrade', 'changePeriod'] as const;
const NO_PLAN = { message: `featureName must be one of ${PAID_PLANS.join(', ')}` };

type PaidPlan = (typeof PAID_PLANS)[number];

/** What to change to; what is absent stays as it is. */
export class ChangePreviewQueryDto {
  @WhenPresent()
  @IsIn(PAID_PLANS, NO_PLAN)
  readonly featureName?: PaidPlan;

  @WhenPresent()
  @IsIn(BILLING_CYCLES)
  readonly billingCycle?: BillingCycle;
}

/** How the difference is paid. */
class ChangePaymentDto {
  /**
   * Payment type in the currency of the subscription; the one that it is charged by unless given.
   */
  @WhenPresent()
  @IsIn(PAYMENT_TYPES)
  readonly paymentType?: PaymentType;
}

/** A bigger plan. */
export class UpgradeDto extends ChangePaymentDto {
  @ApiProperty({ enum: PAID_PLANS })
  @IsIn(PAID_PLANS, NO_PLAN)
  readonly featureName!: PaidPlan;

  /** The current one unless given. While a year is paid for, a bigger plan is paid by year, too. */
  @WhenPresent()
  @IsIn(BILLING_CYCLES)
  readonly billingCycle?: BillingCycle;
}

/** A smaller plan from the end of the paid period on, or that the scheduled change is withdrawn. */
export class DegradeDto extends ChangePreviewQueryDto {
  /** Whether the group keeps its plan and billing cycle; then no other field is sent. */
  @WhenPresent()
  @IsBoolean()
  readonly withdraw?: boolean;
}

/** Another billing cycle: a year at once, months from the end of the paid year on. */
export class ChangePeriodDto extends ChangePaymentDto {
  @ApiProperty({ enum: BILLING_CYCLES })
  @IsIn(BILLING_CYCLES)
  readonly billingCycle!: BillingCycle;
}

/** By what the subscription is charged from now on. */
export class ChangeCardDto extends ChangePaymentDto {}

/** What a change costs, and when it takes effect. Nothing is stored, and no amount is guaranteed. */
export class ChangePreviewDto {
  @ApiProperty({ enum: CHANGE_KINDS })
  readonly kind!: (typeof CHANGE_KINDS)[number];
  readonly plan!: string;
  @ApiProperty({ enum: BILLING_CYCLES })
  readonly billingCycle!: BillingCycle;
  /** First day of the new plan or billing cycle, in Taipei: today, or the end of the paid period. */
  readonly effectiveDate!: string;
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
  /** What is paid now. */
  readonly lines!: OrderLinesDto;
  /** Whether the customer has to go to a payment gateway. */
  readonly paymentRequired!: boolean;
  /** Payment types for it. */
  @ApiProperty({ enum: PAYMENT_TYPES, isArray: true })
  readonly paymentTypes!: PaymentType[];
  readonly nextCharge!: NextChargeDto;
}

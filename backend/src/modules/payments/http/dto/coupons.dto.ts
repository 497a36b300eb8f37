import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { BILLING_CYCLES, type BillingCycle } from '../../domain/billing-cycle';
import { PAID_PLANS } from '../../plans/domain/plan-price';
import type { WireCurrency } from '../../../../shared/http/wire-currency';

const MAX_CODE_LENGTH = 100;
const MAX_AMOUNT = 1_000_000;
const MAX_USES = 1_000_000_000;
const CURRENCIES = ['ntd', 'usd'] as const;

/** A coupon that can be used now. */
export class CouponDto {
  readonly code!: string;
  /** Percent taken off the first charge; null for an amount. */
  @ApiProperty({ type: Number, nullable: true })
  readonly percentOff!: number | null;
  /** Amount taken off the first charge; null for a percentage. */
  @ApiProperty({ type: Number, nullable: true })
  readonly amountOff!: number | null;
  /** Currencies in which it can be used. */
  @ApiProperty({ enum: CURRENCIES, isArray: true })
  readonly currencies!: WireCurrency[];
  /** Plans that it can be used for. */
  readonly plans!: string[];
  @ApiProperty({ enum: BILLING_CYCLES, isArray: true })
  readonly billingCycles!: BillingCycle[];
  /** ISO 8601, UTC; null if it does not end. */
  @ApiProperty({ type: String, nullable: true })
  readonly validUntil!: string | null;
}

/** A coupon as site administrators see it. */
export class AdminCouponDto extends CouponDto {
  /** ISO 8601, UTC. */
  readonly validFrom!: string;
  /** Null if it is not limited. */
  @ApiProperty({ type: Number, nullable: true })
  readonly maxUses!: number | null;
  /** Orders that have used or reserved it. */
  readonly uses!: number;
}

/** Coupons, newest first. */
export class CouponsDto {
  readonly coupons!: AdminCouponDto[];
  /** Where the next page begins; null at the end. */
  @ApiProperty({ type: String, nullable: true })
  readonly start!: string | null;
}

/** A new coupon: either `percentOff`, or `amountOff` with `currency`. */
export class NewCouponDto {
  /** 3 to 30 letters, digits, hyphens or underscores; case does not matter. */
  @MaxLength(MAX_CODE_LENGTH)
  @IsString({ message: 'code must be text' })
  readonly code!: string;

  @WhenPresent()
  @IsInt()
  @Min(1)
  @Max(100)
  readonly percentOff?: number;

  @WhenPresent()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(MAX_AMOUNT)
  readonly amountOff?: number;

  /** Currency of `amountOff`. */
  @WhenPresent()
  @IsIn(CURRENCIES)
  readonly currency?: WireCurrency;

  /** Empty or absent for all plans. */
  @WhenPresent()
  @IsIn(PAID_PLANS, { each: true })
  @ArrayMaxSize(10)
  @IsArray({ message: 'plans must be a list' })
  readonly plans?: string[];

  /** Empty or absent for all billing cycles. */
  @WhenPresent()
  @IsIn(BILLING_CYCLES, { each: true })
  @ArrayMaxSize(2)
  @IsArray({ message: 'billingCycles must be a list' })
  readonly billingCycles?: BillingCycle[];

  /** ISO 8601; now unless given. */
  @WhenPresent()
  @IsISO8601({ strict: true }, { message: 'validFrom must be a moment in ISO 8601' })
  readonly validFrom?: string;

  /** ISO 8601; does not end unless given. */
  @WhenPresent()
  @IsISO8601({ strict: true }, { message: 'validUntil must be a moment in ISO 8601' })
  readonly validUntil?: string;

  /** Not limited unless given. */
  @WhenPresent()
  @IsInt()
  @Min(1)
  @Max(MAX_USES)
  readonly maxUses?: number;
}

/** Where a page of coupons begins. */
export class CouponRangeDto {
  /** `start` of the page before; absent for the first. */
  @WhenPresent()
  @Matches(/^\d{1,9}$/, { message: 'start must be a number' })
  readonly start?: string;
}

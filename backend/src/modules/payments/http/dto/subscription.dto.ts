import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WIRE_CURRENCIES, type WireCurrency } from '../../../../shared/http/wire-currency';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { BILLING_CYCLES, type BillingCycle, ORDER_CYCLES, type OrderCycle } from '../../domain/billing-cycle';
import { ORDER_OPERATIONS, type OrderOperation } from '../../domain/order.entity';
import { PAYMENT_TYPES, type PaymentType } from '../../domain/payment-type';
import { PURCHASE_TARGETS, type PurchaseTarget } from '../../domain/purchase-target';
import { PAID_PLANS } from '../../plans/domain/plan-price';
import { PLAN } from '../../plans/domain/plan-target';
import { InvoiceDto } from './invoice.dto';
import { REFUND_RESULTS, UnusedPaymentDto } from './unused-payment.dto';

const OPERATIONS = ['subscribe', 'resubscribe'] as const;
const EXTERNAL_ID = /^[A-Z0-9]{26}$/;
const MAX_REASON_LENGTH = 1_000;
const MAX_CODE_LENGTH = 100;

type PaidPlan = (typeof PAID_PLANS)[number];

/** How something is bought. */
export class PurchaseDto {
  /** `monthly` unless given. A year is paid in advance. */
  @WhenPresent()
  @IsIn(BILLING_CYCLES)
  readonly billingCycle?: BillingCycle;

  /**
   * Decides the currency. Only those in `paymentTypes` of `GET /subscription/status` are offered. Starting an order
   * requires it, unless nothing has to be paid.
   */
  @WhenPresent()
  @IsIn(PAYMENT_TYPES)
  readonly paymentType?: PaymentType;

  /** Code of a coupon, for the first charge. */
  @WhenPresent()
  @MaxLength(MAX_CODE_LENGTH)
  @IsString({ message: 'coupon must be text' })
  readonly coupon?: string;

  /** Kind of product, which decides who sells `featureName`, or which subscription to resume; `premium_plan` unless given. */
  @WhenPresent()
  @IsIn([PLAN])
  readonly purchaseTarget?: PurchaseTarget;

  /** Becomes the group's invoice settings. Those are used when it is absent. */
  @WhenPresent()
  @ValidateNested()
  @IsObject({ message: 'invoice must be an object' })
  @Type(() => InvoiceDto)
  readonly invoice?: InvoiceDto;
}

/** What to buy. Prices, discounts and the group are never taken from the request. */
export class CheckoutDto extends PurchaseDto {
  /** Plan to buy. */
  @ApiProperty({ enum: PAID_PLANS })
  @IsIn(PAID_PLANS, { message: `featureName must be one of ${PAID_PLANS.join(', ')}` })
  readonly featureName!: PaidPlan;
}

/** What to pay for: an order by its `externalId`, or what to buy. What the order says already is not sent with it. */
export class StartOrderDto extends PurchaseDto {
  /** From `POST /subscription/checkout`. Without it, `featureName` is required. */
  @WhenPresent()
  @Matches(EXTERNAL_ID, { message: 'externalId must be that of an order' })
  readonly externalId?: string;

  /**
   * `subscribe` unless given. `resubscribe` resumes a cancelled subscription before its paid period ends, which costs
   * nothing now and takes no other fields than `purchaseTarget` and `paymentType`. If the payment gateway has ended its mandate, the
   * payer has to agree to a new one: `paymentRequired` is true, and the next charge is made at the end of the paid period.
   */
  @WhenPresent()
  @IsIn(OPERATIONS)
  readonly operation?: (typeof OPERATIONS)[number];

  @WhenPresent()
  @IsIn(PAID_PLANS, { message: `featureName must be one of ${PAID_PLANS.join(', ')}` })
  readonly featureName?: PaidPlan;
}

/** Which order to ask the payment gateway about. */
export class ConfirmOrderDto {
  /** From `POST /subscription/order`. */
  @Matches(EXTERNAL_ID, { message: 'externalId must be that of an order' })
  readonly externalId!: string;
}

/** Why the subscription is cancelled. */
export class CancelDto {
  @WhenPresent()
  @MaxLength(MAX_REASON_LENGTH)
  @IsString({ message: 'reason must be text' })
  readonly reason?: string;
}

/** Which payments are listed, and where a page begins. */
export class BillingLogRangeDto {
  /** Only those paid in that year, in Taipei. */
  @WhenPresent()
  @Matches(/^2\d{3}$/, { message: 'year must be a year such as 2026' })
  readonly year?: string;

  /** Whether only those are listed of which something was refunded. */
  @WhenPresent()
  @Flag()
  readonly refunded?: boolean;

  /** `start` of the page before; absent for the first. */
  @WhenPresent()
  @Matches(/^\d{1,9}$/, { message: 'start must be a number' })
  readonly start?: string;
}

/** How the amount of an order is made up, in units of the currency. */
export class OrderLinesDto {
  /** List price of the billing cycle, or of the rest of it when a subscription is changed, including 5 % tax in Taiwan. */
  readonly list!: number;
  /** What the coupon takes off. */
  readonly discount!: number;
  /** What was paid before for the rest of the period; 0 unless a subscription is changed. */
  readonly credit!: number;
  /** What is not charged because it is too small. */
  readonly waived!: number;
  readonly total!: number;
  /** The 5 % tax that `total` includes in Taiwan; 0 in US dollars. */
  readonly tax!: number;
}

/** What an order costs. Amounts are guaranteed until `expireTime`. */
export class QuoteDto {
  readonly externalId!: string;
  readonly plan!: string;
  readonly billingCycle!: BillingCycle;
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
  readonly lines!: OrderLinesDto;
  /** Whether anything has to be paid. */
  readonly paymentRequired!: boolean;
  /** Payment types that this site offers for it. */
  @ApiProperty({ enum: PAYMENT_TYPES, isArray: true })
  readonly paymentTypes!: PaymentType[];
  /** First day after the period that is paid for, in Taipei. */
  readonly nextChargeDate!: string;
  /** What is charged on that day; 0 when nothing is. */
  readonly nextChargeAmount!: number;
  /** ISO 8601, UTC. */
  readonly expireTime!: string;
}

/** How to pay for an order. */
export class StartedOrderDto {
  /** If false, the order has been completed. */
  readonly paymentRequired!: boolean;
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly paymentType!: PaymentType | null;
  /** Null when a subscription was resumed. */
  @ApiProperty({ type: String, nullable: true })
  readonly externalId!: string | null;
  /** Where to send the browser; null if nothing has to be paid. */
  @ApiProperty({ type: String, nullable: true })
  readonly url!: string | null;
  /** Fields of the form that the browser has to post there; null for a plain redirect. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  readonly data!: Readonly<Record<string, string>> | null;
}

const INVOICE_RESULTS = ['pending', 'issued', 'voided'] as const;

/** The Taiwanese invoice of a payment. */
export class PaymentInvoiceDto {
  /** `voided` as soon as all of the payment has been refunded. */
  @ApiProperty({ enum: INVOICE_RESULTS })
  readonly state!: (typeof INVOICE_RESULTS)[number];
  /** Such as `AB12345678`; null until it is issued. */
  @ApiProperty({ type: String, nullable: true })
  readonly number!: string | null;
  /** When it was issued, in Taipei, such as `2026-11-23`; null until it is issued. */
  @ApiProperty({ type: String, nullable: true })
  readonly date!: string | null;
}

/** A part of a payment, or all of it, that goes back to the customer. */
export class PaymentRefundDto {
  /** `pending` until the payment gateway has paid it back. */
  @ApiProperty({ enum: REFUND_RESULTS })
  readonly state!: (typeof REFUND_RESULTS)[number];
  /** In units of the currency. */
  readonly amount!: number;
  /** When it was requested; ISO 8601, UTC. */
  readonly createdTime!: string;
  /** ISO 8601, UTC; null until it is done. */
  @ApiProperty({ type: String, nullable: true })
  readonly doneTime!: string | null;
  /** Number of the allowance (折讓單) for it; null for general members, and if there is none. */
  @ApiProperty({ type: String, nullable: true })
  readonly allowanceNumber!: string | null;
}

const ORDER_RESULTS = ['waiting', 'success', 'failed', 'expired', 'cancelled'] as const;

/** What became of an order. */
export class OrderStateDto {
  readonly externalId!: string;
  /** `waiting` until the payment gateway confirms. An expired order still succeeds if money for it arrives. */
  @ApiProperty({ enum: ORDER_RESULTS })
  readonly result!: (typeof ORDER_RESULTS)[number];
  /**
   * Code of the payment gateway, or `other-amount`, `not-sellable`, `coupon-used-up` or `order-paid-before`, where Linklet
   * could not use the payment; null unless it has failed.
   */
  @ApiProperty({ type: String, nullable: true })
  readonly reason!: string | null;
  /**
   * `renew`: the next period; `buy`: something that is paid once. The others change a subscription; `card` has another
   * card, and pays what was overdue.
   */
  @ApiProperty({ enum: ORDER_OPERATIONS })
  readonly operation!: OrderOperation;
  /** What was bought: `premium_plan`, or `batch`, which unlocks a batch task. */
  @ApiProperty({ enum: PURCHASE_TARGETS })
  readonly purchaseTarget!: PurchaseTarget;
  /** The plan; of a batch, `externalId` of the task. */
  readonly plan!: string;
  /** `once` for what is paid once. */
  @ApiProperty({ enum: ORDER_CYCLES })
  readonly billingCycle!: OrderCycle;
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
  readonly lines!: OrderLinesDto;
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly paymentType!: PaymentType | null;
  /** ISO 8601, UTC; null until it is paid. */
  @ApiProperty({ type: String, nullable: true })
  readonly paidTime!: string | null;
  /** Null for general members, and for payments without an invoice. */
  @ApiProperty({ type: PaymentInvoiceDto, nullable: true })
  readonly invoice!: PaymentInvoiceDto | null;
  /** What was refunded of the payment that was used, oldest first. */
  readonly refunds!: PaymentRefundDto[];
  /** Payments that could not be used and are refunded, such as a second one; oldest first. */
  readonly unusedPayments!: UnusedPaymentDto[];
}

/** A payment. */
export class PaymentDto extends OrderStateDto {
  /** Last four digits of the card; null for general members, or if none is known. */
  @ApiProperty({ type: String, nullable: true })
  readonly card!: string | null;
}

/** Whom an invoice is for; empty where its type does not name them. */
export class BuyerDto {
  readonly name!: string;
  /** Taiwanese tax ID of a company. */
  readonly taxId!: string;
}

/** An order, and who buys. */
export class OrderDetailsDto extends PaymentDto {
  readonly buyer!: BuyerDto;
}

/** Payments of the group, newest first. */
export class BillingLogDto {
  readonly payments!: PaymentDto[];
  /** Where the next page begins; null at the end. */
  @ApiProperty({ type: String, nullable: true })
  readonly start!: string | null;
}

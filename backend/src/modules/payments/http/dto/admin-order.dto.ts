import { ApiProperty } from '@nestjs/swagger';
import { BILLING_CYCLES, type BillingCycle, ORDER_CYCLES, type OrderCycle } from '../../domain/billing-cycle';
import { TIMELINE_KINDS, type TimelineKind } from '../../domain/order-timeline';
import { PAYMENT_TYPES, type PaymentType } from '../../domain/payment-type';
import { WIRE_CURRENCIES, type WireCurrency } from '../../../../shared/http/wire-currency';
import { InvoiceSettingsDto } from './invoice.dto';
import { OrderLinesDto } from './subscription.dto';

const CURRENCIES = ['ntd', 'usd'] as const;

/** An order, as site administrators see it. */
export class AdminOrderDto {
  readonly externalId!: string;
  readonly groupId!: number;
  /** Name of the group; null if the group was deleted. */
  @ApiProperty({ type: String, nullable: true })
  readonly group!: string | null;
  /** `draft`, `pending`, `paid`, `failed`, `expired` or `cancelled`, among others. */
  readonly state!: string;
  /** Such as `subscribe` or `renew`. */
  readonly operation!: string;
  readonly plan!: string;
  @ApiProperty({ enum: ORDER_CYCLES })
  readonly billingCycle!: OrderCycle;
  @ApiProperty({ enum: CURRENCIES })
  readonly currency!: WireCurrency;
  /** In units of the currency. */
  readonly total!: number;
  /** Null if nothing was to be paid, or if it was paid by hand. */
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly paymentType!: PaymentType | null;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  /** ISO 8601, UTC; null until it is paid. */
  @ApiProperty({ type: String, nullable: true })
  readonly paidTime!: string | null;
}

/** One hand-over of an order to a gateway, or one payment by hand. */
export class AdminAttemptDto {
  /** Linklet's number, by which the gateway knows it. */
  readonly number!: string;
  /** Null: by hand, or nothing was to be paid. */
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly gateway!: PaymentType | null;
  readonly state!: string;
  /** The gateway's or the bank's number; null until it is known. */
  @ApiProperty({ type: String, nullable: true })
  readonly reference!: string | null;
  /** In units of the currency. */
  readonly amount!: number;
  /** What came; null while nothing has. */
  @ApiProperty({ type: Number, nullable: true })
  readonly received!: number | null;
  /** In which currency it came; null while nothing has. */
  @ApiProperty({ enum: WIRE_CURRENCIES, nullable: true, type: String })
  readonly receivedCurrency!: WireCurrency | null;
  /** Last four digits of the card; null if unknown. */
  @ApiProperty({ type: String, nullable: true })
  readonly card!: string | null;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  /** ISO 8601, UTC; null until money has come. */
  @ApiProperty({ type: String, nullable: true })
  readonly settledTime!: string | null;
}

/** The Taiwanese invoice of a payment, with what is being done about it. */
export class BilledInvoiceDto {
  /** `none`, `wanted`, `requested`, `issued`, `voidWanted`, `voided`, `allowanceWanted`, `allowanceIssued` or `stuck`. */
  readonly state!: string;
  /** Linklet's number; null if none has to be issued. */
  @ApiProperty({ type: String, nullable: true })
  readonly number!: string | null;
  /** The number it was given, such as `AB12345678`. */
  @ApiProperty({ type: String, nullable: true })
  readonly invoiceNumber!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly allowanceNumber!: string | null;
  /** In units of the currency. */
  readonly total!: number;
  /** Why it did not work the last time: code of the provider. */
  @ApiProperty({ type: String, nullable: true })
  readonly reason!: string | null;
  /** Attempts without success since the last step. */
  readonly tries!: number;
  /** ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly issuedTime!: string | null;
}

/** Permission to charge again. */
export class AdminMandateDto {
  readonly gateway!: string;
  /** The number of the attempt that made it. */
  readonly number!: string;
  /** The gateway's number; null if unknown, and for keys, which are secret. */
  @ApiProperty({ type: String, nullable: true })
  readonly reference!: string | null;
  /** What it is at the gateway: `live`, `suspended` or `terminated`. */
  readonly state!: string;
  /** What it is to become. */
  readonly wanted!: string;
  /** What is charged each time, in units of the currency. */
  readonly amount!: number;
  /** Why it could not be changed the last time. */
  @ApiProperty({ type: String, nullable: true })
  readonly failure!: string | null;
}

/** What a group pays for. */
export class AdminSubscriptionDto {
  /** `active`, `due`, `pastDue`, `cancelled` or `ended`. */
  readonly state!: string;
  readonly plan!: string;
  @ApiProperty({ enum: BILLING_CYCLES })
  readonly billingCycle!: BillingCycle;
  /** In units of the currency. */
  readonly price!: number;
  @ApiProperty({ enum: CURRENCIES })
  readonly currency!: WireCurrency;
  /** Null: nothing is charged again. */
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly paymentType!: PaymentType | null;
  /** Number of the period that was paid last. */
  readonly periodNumber!: number;
  /** First day that is not paid for, in Taipei. */
  readonly paidUntil!: string;
  readonly mandates!: AdminMandateDto[];
}

/** Something that a person has to look at, or has looked at. */
export class AdminAlertDto {
  readonly alertId!: number;
  /** See Alerts in docs/payments.md. */
  readonly kind!: string;
  /** 0: of no group that is known. */
  readonly groupId!: number;
  @ApiProperty({ type: String, nullable: true })
  readonly group!: string | null;
  /** Values by their names, such as `order`, `number`, `transaction`, `minor` and `reason`. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  readonly details!: Readonly<Record<string, string>>;
  /** ISO 8601, UTC. */
  readonly openedTime!: string;
  /** ISO 8601, UTC; null while it is open. */
  @ApiProperty({ type: String, nullable: true })
  readonly closedTime!: string | null;
  /** Email address of who closed it; null if it was resolved by itself. */
  @ApiProperty({ type: String, nullable: true })
  readonly closedBy!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly closeReason!: string | null;
}

/** Something that has happened to an order. */
export class TimelineEventDto {
  /** ISO 8601, UTC. */
  readonly time!: string;
  @ApiProperty({ enum: TIMELINE_KINDS })
  readonly kind!: TimelineKind;
  /** Values by their names. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  readonly details!: Readonly<Record<string, string>>;
  /** Email address of who did it; null if no person did, or the account was deleted. */
  @ApiProperty({ type: String, nullable: true })
  readonly by!: string | null;
}

/** Who pays; null fields where the account was deleted. */
export class AdminPayerDto {
  readonly userId!: number;
  @ApiProperty({ type: String, nullable: true })
  readonly email!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly name!: string | null;
}

/** An order with all that has happened to it. */
export class AdminOrderPageDto extends AdminOrderDto {
  readonly lines!: OrderLinesDto;
  /** Code of the gateway why it failed. */
  @ApiProperty({ type: String, nullable: true })
  readonly reason!: string | null;
  readonly payer!: AdminPayerDto;
  /** Code of the coupon. */
  @ApiProperty({ type: String, nullable: true })
  readonly coupon!: string | null;
  /** Whether it can be marked as paid by hand. */
  readonly isPayableByHand!: boolean;
  readonly attempts!: AdminAttemptDto[];
  readonly invoices!: BilledInvoiceDto[];
  /** Whom the invoice is for, while that can be corrected; null otherwise. */
  @ApiProperty({ type: InvoiceSettingsDto, nullable: true })
  readonly buyer!: InvoiceSettingsDto | null;
  /** Null if the order has paid no period. */
  @ApiProperty({ type: AdminSubscriptionDto, nullable: true })
  readonly subscription!: AdminSubscriptionDto | null;
  readonly alerts!: AdminAlertDto[];
  /** Earliest first. */
  readonly timeline!: TimelineEventDto[];
}

/** Alerts, newest first. */
export class AdminAlertsDto {
  readonly alerts!: AdminAlertDto[];
  /** Where the next page begins; null at the end. */
  @ApiProperty({ type: String, nullable: true })
  readonly start!: string | null;
}

/** A plan that a group may use now. */
export class LiveGrantDto {
  readonly plan!: string;
  /** `admin`: given by a site administrator. `order`: paid for. */
  readonly source!: string;
  /** ISO 8601, UTC; null for no end. */
  @ApiProperty({ type: String, nullable: true })
  readonly until!: string | null;
}

/** What a group pays, has paid and may use. */
export class AdminGroupPageDto {
  readonly groupId!: number;
  readonly name!: string;
  readonly plan!: string;
  readonly subscriptions!: AdminSubscriptionDto[];
  readonly grants!: LiveGrantDto[];
  /** At most 100, newest first. */
  readonly orders!: AdminOrderDto[];
  /** At most 100, newest first; open and closed. */
  readonly alerts!: AdminAlertDto[];
}

import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { PAYMENT_TYPES, type PaymentType } from '../../domain/payment-type';
import { NextChargeDto } from './billing-status.dto';
import { InvoiceDto, GroupInvoiceDto } from './invoice.dto';

const MAX_NAME_LENGTH = 253;
const MAX_CODE_LENGTH = 100;
const EXTERNAL_ID = /^[A-Z0-9]{26}$/;

/** How a domain is paid for. */
export class DomainPaymentDto {
  /** Decides the currency, unless something is charged already. */
  @WhenPresent()
  @IsIn(PAYMENT_TYPES)
  readonly paymentType?: PaymentType;
}

class DomainPurchaseDto extends DomainPaymentDto {
  /** Code of a coupon, for the first year. */
  @WhenPresent()
  @MaxLength(MAX_CODE_LENGTH)
  @IsString({ message: 'coupon must be text' })
  readonly coupon?: string;

  /** Becomes the group's invoice settings. Those are used when it is absent. */
  @WhenPresent()
  @ValidateNested()
  @IsObject({ message: 'invoice must be an object' })
  @Type(() => InvoiceDto)
  readonly invoice?: InvoiceDto;
}

/** Which domain to buy; the group has reserved it. */
export class DomainCheckoutDto extends DomainPurchaseDto {
  @MaxLength(MAX_NAME_LENGTH)
  @IsString({ message: 'domainName must be text: a domain such as shop.com' })
  readonly domainName!: string;
}

/** What to pay for: an order by its `externalId`, or a domain. What the order says already is not sent with it. */
export class StartDomainOrderDto extends DomainPurchaseDto {
  /** From `POST /bsd/subscription/checkout`. Without it, `domainName` is required. */
  @WhenPresent()
  @Matches(EXTERNAL_ID, { message: 'externalId must be that of an order' })
  readonly externalId?: string;

  @WhenPresent()
  @MaxLength(MAX_NAME_LENGTH)
  @IsString({ message: 'domainName must be text: a domain such as shop.com' })
  readonly domainName?: string;
}

/** How invoices of later payments are issued. */
export class DomainInvoiceDto {
  @ValidateNested()
  @IsObject({ message: 'invoice must be an object' })
  @Type(() => InvoiceDto)
  readonly invoice!: InvoiceDto;
}

const STATES = ['active', 'due', 'pastDue', 'cancelled'] as const;

/** A domain that the group pays for. */
export class DomainSubscriptionDto {
  readonly domainName!: string;
  /**
   * `due`: the next charge is under way. `pastDue`: it has failed; the domain is lost after seven days. `cancelled`: the domain
   * stays until `paidUntil`.
   */
  @ApiProperty({ enum: STATES })
  readonly state!: (typeof STATES)[number];
  /** First day that is not paid for, in Taipei. */
  readonly paidUntil!: string;
  /** When it ends unless the failed charge is paid; null while none has failed. */
  @ApiProperty({ type: String, nullable: true })
  readonly endsAt!: string | null;
  /** Null if nothing will be charged. */
  @ApiProperty({ type: NextChargeDto, nullable: true })
  readonly nextCharge!: NextChargeDto | null;
  @ApiProperty({ enum: PAYMENT_TYPES, nullable: true, type: String })
  readonly paymentType!: PaymentType | null;
  /** Last four digits of the card; null for general members, or if none is known. */
  @ApiProperty({ type: String, nullable: true })
  readonly card!: string | null;
  /** Null for general members. */
  @ApiProperty({ type: GroupInvoiceDto, nullable: true })
  readonly invoice!: GroupInvoiceDto | null;
}

export class DomainSubscriptionsDto {
  readonly domains!: DomainSubscriptionDto[];
  /** Payment types that this site offers. */
  @ApiProperty({ enum: PAYMENT_TYPES, isArray: true })
  readonly paymentTypes!: PaymentType[];
}

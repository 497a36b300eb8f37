import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import type { WireCurrency } from '../../../../shared/http/wire-currency';
import { InvoiceDto } from './invoice.dto';

const MIN_REASON_LENGTH = 3;
const MAX_REASON_LENGTH = 500;
const MAX_NAME_LENGTH = 40;
const MAX_AMOUNT = 1_000_000_000;
const MIN_AMOUNT = 0.01;
const CURRENCIES = ['ntd', 'usd'] as const;
const STATES = ['wanted', 'asked', 'waiting', 'done', 'stuck'] as const;
const CAUSES = ['unapplied', 'granted', 'atGateway', 'reversed'] as const;
const REFUND_ACTIONS = ['retry', 'settle'] as const;
const INVOICE_ACTIONS = ['retry', 'void', 'allowance'] as const;
const INVOICE_STATES = [
  'none',
  'wanted',
  'requested',
  'issued',
  'voidWanted',
  'voided',
  'allowanceWanted',
  'allowanceIssued',
  'stuck',
] as const;
const ALLOWANCE_STATES = ['wanted', 'requested', 'issued', 'stuck'] as const;
const ALLOWANCE_NUMBER = /^[A-Za-z0-9]{1,40}$/;

/** Why a site admin does it; kept with what was done. */
class ReasonDto {
  /** 3 to 500 characters. */
  @MinLength(MIN_REASON_LENGTH)
  @MaxLength(MAX_REASON_LENGTH)
  @IsString({ message: 'reason must be text' })
  readonly reason!: string;
}

/** What to give back of a payment. */
export class NewRefundDto extends ReasonDto {
  /** In units of the order's currency: whole NT$, US$ with up to two decimals. Left out: all that is left. */
  @WhenPresent()
  @Max(MAX_AMOUNT)
  @Min(MIN_AMOUNT)
  @IsNumber()
  readonly amount?: number;

  /** Whether the subscription that was paid ends now, and its plan with it; false unless given. */
  @WhenPresent()
  @IsBoolean()
  readonly endSubscription?: boolean;
}

/** Which refund. */
export class RefundPathDto {
  /** Of the order. */
  @MaxLength(MAX_NAME_LENGTH)
  @IsString()
  readonly externalId!: string;

  /** Of the refund. */
  @MaxLength(MAX_NAME_LENGTH)
  @IsString()
  readonly number!: string;
}

/** What to do with a refund that is stuck. */
export class RefundStepDto extends ReasonDto {
  /** `retry`: the gateway is asked again. `settle`: the money was paid back by another way, which is noted. */
  @ApiProperty({ enum: REFUND_ACTIONS })
  @IsIn(REFUND_ACTIONS)
  readonly action!: (typeof REFUND_ACTIONS)[number];
}

/** What to do with an invoice. */
export class InvoiceStepDto extends ReasonDto {
  /**
   * `retry`: what waits, or was refused, is tried again now. `void` and `allowance`: what was refunded is taken off the
   * invoice in that way. Nothing is taken off that was not refunded.
   */
  @ApiProperty({ enum: INVOICE_ACTIONS })
  @IsIn(INVOICE_ACTIONS)
  readonly action!: (typeof INVOICE_ACTIONS)[number];

  /** For `allowance`: its amount in NT$, where there are several. */
  @WhenPresent()
  @Max(MAX_AMOUNT)
  @Min(MIN_AMOUNT)
  @IsNumber()
  readonly amount?: number;

  /** For `allowance`: the number of one that ezPay has already, which is noted. */
  @WhenPresent()
  @Matches(ALLOWANCE_NUMBER, { message: 'allowanceNumber must be that of ezPay' })
  readonly allowanceNumber?: string;

  /** For `void`: whether ezPay has voided it already, which is noted; false unless given. */
  @WhenPresent()
  @IsBoolean()
  readonly isDone?: boolean;
}

/** Whom an invoice is for instead. */
export class InvoiceCorrectionDto extends ReasonDto {
  @ValidateNested()
  @IsObject({ message: 'invoice must be an object' })
  @Type(() => InvoiceDto)
  readonly invoice!: InvoiceDto;
}

/** A part of a payment, or all of it, that goes back. */
export class AdminRefundDto {
  /** Number of the refund. */
  readonly number!: string;
  /** In units of the currency. */
  readonly amount!: number;
  @ApiProperty({ enum: CURRENCIES })
  readonly currency!: WireCurrency;
  /**
   * `asked`: the gateway has been asked, and it is unknown yet what came of it. `waiting`: the gateway works on it. `stuck`:
   * a person has to do something.
   */
  @ApiProperty({ enum: STATES })
  readonly state!: (typeof STATES)[number];
  /**
   * `unapplied`: the payment could not be used. `granted`: a site admin or a rule decided it. `atGateway`: it was refunded on the
   * gateway's own site. `reversed`: the bank reversed the payment.
   */
  @ApiProperty({ enum: CAUSES })
  readonly cause!: (typeof CAUSES)[number];
  readonly reason!: string;
  /** User id; null if it follows from a rule. */
  @ApiProperty({ type: Number, nullable: true })
  readonly requestedBy!: number | null;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  /** ISO 8601, UTC; null until it is done. */
  @ApiProperty({ type: String, nullable: true })
  readonly doneTime!: string | null;
  /** When the next step is due; ISO 8601, UTC; null if none is. */
  @ApiProperty({ type: String, nullable: true })
  readonly nextTime!: string | null;
  /** Why it did not work the last time, in the words of the gateway. */
  @ApiProperty({ type: String, nullable: true })
  readonly failure!: string | null;
  /** The gateway's name of it; null if it gives none. */
  @ApiProperty({ type: String, nullable: true })
  readonly reference!: string | null;
  /** Number of the allowance that takes it off the invoice; null if there is none. */
  @ApiProperty({ type: String, nullable: true })
  readonly allowanceNumber!: string | null;
}

/** What was refunded of an order, oldest first, and what can be. */
export class OrderRefundsDto {
  readonly refunds!: AdminRefundDto[];
  /** What can still be refunded, in units of the currency. */
  readonly left!: number;
  @ApiProperty({ enum: CURRENCIES })
  readonly currency!: WireCurrency;
}

/** What is taken off an invoice. */
export class AllowanceDto {
  /** In NT$. */
  readonly amount!: number;
  @ApiProperty({ enum: ALLOWANCE_STATES })
  readonly state!: (typeof ALLOWANCE_STATES)[number];
  /** Number at ezPay; null until it is issued. */
  @ApiProperty({ type: String, nullable: true })
  readonly allowanceNumber!: string | null;
  /** Code of ezPay; null unless it did not work. */
  @ApiProperty({ type: String, nullable: true })
  readonly failure!: string | null;
}

/** The invoice of an order as those who run the site see it. */
export class AdminInvoiceDto {
  @ApiProperty({ enum: INVOICE_STATES })
  readonly state!: (typeof INVOICE_STATES)[number];
  /** Linklet's number of it. */
  @ApiProperty({ type: String, nullable: true })
  readonly number!: string | null;
  /** Such as `AB12345678`; null until it is issued. */
  @ApiProperty({ type: String, nullable: true })
  readonly invoiceNumber!: string | null;
  /** Of the allowance over all of it; null unless there is one. */
  @ApiProperty({ type: String, nullable: true })
  readonly allowanceNumber!: string | null;
  /** Code of ezPay; null unless it did not work. */
  @ApiProperty({ type: String, nullable: true })
  readonly failure!: string | null;
  /** Parts that are taken off it, oldest first. */
  readonly allowances!: AllowanceDto[];
}

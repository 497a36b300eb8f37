import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from '../../domain/desk-input';
import { ALERT_STATES, type AlertState } from '../../domain/payment-alert';
import { AdminOrderDto } from './admin-order.dto';

const MAX_QUESTION_LENGTH = 254;
/** Spaces that are left out later may be more than that. */
const MAX_RAW_REASON_LENGTH = 2 * MAX_REASON_LENGTH;
const MAX_RAW_REFERENCE_LENGTH = 2 * MAX_REFERENCE_LENGTH;
const SEARCH_KEYS = ['order', 'invoice', 'payment', 'mandate', 'payer', 'group'] as const;

/** What is searched for. */
export class BillingQuestionDto {
  /**
   * Email address or number of a person, number or full name of a group, `externalId` of an order, invoice number, or a
   * number of a payment or mandate, Linklet's or the gateway's.
   */
  @MaxLength(MAX_QUESTION_LENGTH, { message: `q can have at most ${MAX_QUESTION_LENGTH} characters` })
  @MinLength(1, { message: 'q must not be empty' })
  @IsString({ message: 'q must be text' })
  readonly q!: string;
}

/** A person, as site administrators see them. */
export class BilledPersonDto {
  readonly userId!: number;
  readonly email!: string;
  /** Empty if the person has not chosen one. */
  readonly name!: string;
}

export class BilledGroupNameDto {
  readonly groupId!: number;
  readonly name!: string;
}

/** An order that was found. */
export class FoundOrderDto extends AdminOrderDto {
  /** What matched: a number of the order itself, of its invoice, payment or mandate, its payer or its group. */
  @ApiProperty({ enum: SEARCH_KEYS })
  readonly foundBy!: (typeof SEARCH_KEYS)[number];
}

/** What was found; at most 20 of each. */
export class FoundBillingDto {
  readonly people!: BilledPersonDto[];
  readonly groups!: BilledGroupNameDto[];
  /** Newest first. */
  readonly orders!: FoundOrderDto[];
}

/** Which alerts, and where a page of them begins. */
export class AlertRangeDto {
  @ApiPropertyOptional({ enum: ALERT_STATES, default: 'open' })
  @WhenPresent()
  @IsIn(ALERT_STATES, { message: `state must be one of ${ALERT_STATES.join(', ')}` })
  readonly state?: AlertState;

  /** `start` of the page before; absent for the first. */
  @WhenPresent()
  @Matches(/^\d{1,9}$/, { message: 'start must be a number' })
  readonly start?: string;
}

/** Why an alert is closed. */
export class CloseAlertDto {
  /** One line of at most 500 characters. Admins of the group find it in their activity log. */
  @MaxLength(MAX_RAW_REASON_LENGTH, { message: `reason can have at most ${MAX_REASON_LENGTH} characters` })
  @IsString({ message: 'reason must say why, in one line' })
  readonly reason!: string;
}

/** A payment that has come beside all gateways. */
export class ManualPaymentDto {
  /** What the bank calls the payment: one line of at most 100 characters. */
  @MaxLength(MAX_RAW_REFERENCE_LENGTH, {
    message: `reference can have at most ${MAX_REFERENCE_LENGTH} characters`,
  })
  @IsString({ message: 'reference must name the payment, in one line' })
  readonly reference!: string;

  /** Why it is accepted: one line of at most 500 characters. Admins of the group find it in their activity log. */
  @MaxLength(MAX_RAW_REASON_LENGTH, { message: `reason can have at most ${MAX_REASON_LENGTH} characters` })
  @IsString({ message: 'reason must say why, in one line' })
  readonly reason!: string;
}

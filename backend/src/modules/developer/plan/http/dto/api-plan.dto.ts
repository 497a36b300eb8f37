import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { type Language, LANGUAGES } from '../../../../identity';
import { MAX_NOTIFICATION_EMAILS } from '../../domain/notification-emails';

const MAX_ADDRESS_LENGTH = 600;
const MAX_CODE_LENGTH = 200;

/** API calls of one day. */
export class ApiDayDto {
  /** Such as `2026-11-26`, in the time of Taipei. */
  readonly day!: string;
  readonly calls!: number;
}

/** An address that is told of the use of the API. */
export class ApiEmailDto {
  readonly email!: string;
  /** Until it is confirmed, it gets nothing but one mail that asks. */
  readonly isConfirmed!: boolean;
}

/** A member who can enable the API and reset its token. */
export class ApiAdminDto {
  readonly userId!: number;
  readonly name!: string;
}

/** Who calls. */
export class ApiCallerDto {
  readonly userId!: number;
  readonly email!: string;
}

/** The API plan of the active group. */
export class ApiInfoDto {
  /** The caller; for programs, who created the token. */
  readonly caller!: ApiCallerDto;
  /** Whether the API is enabled and the caller is an admin of the group, who can read its token. */
  readonly isAPIUser!: boolean;
  /** Whether an admin has enabled the API. */
  @ApiProperty({ enum: ['none', 'active'] })
  readonly state!: 'none' | 'active';
  /** The plan of the group, which decides the quota. */
  readonly planName!: string;
  /** When the current year of calls began; null while the API is not enabled. */
  readonly startTime!: Date | null;
  /** When the next year of calls begins; null while the API is not enabled. */
  readonly endTime!: Date | null;
  /** Calls that the plan allows a year. */
  readonly quota!: number;
  /** Calls of the current year. */
  readonly usage!: number;
  /** Calls of each of the last 31 days, the oldest first; empty while the API is not enabled. */
  readonly usageByDay!: ApiDayDto[];
  /** Whether emails are sent at the threshold and when no call is left. */
  readonly notification!: boolean;
  /** Percent of the quota at which the first email is sent. */
  readonly threshold!: number;
  /** Addresses that are notified; empty for general members. */
  readonly notificationEmails!: string[];
  /** The same with their states. */
  readonly emails!: ApiEmailDto[];
  /** Whether the caller has a verified telephone, which enabling the API requires; true where this site verifies none. */
  readonly isPhoneVerified!: boolean;
  /** Admins of the group, at most five. */
  readonly admins!: ApiAdminDto[];
}

/** Who is told of the use of the API, and when. */
export class NotificationEmailsDto {
  /** Up to ten addresses; they replace the current ones. New ones get an email that asks for confirmation. */
  @MaxLength(MAX_ADDRESS_LENGTH, { each: true })
  @IsString({ each: true, message: 'emails must be texts' })
  @ArrayMaxSize(MAX_NOTIFICATION_EMAILS)
  @IsArray({ message: 'emails must be a list of addresses' })
  readonly emails!: string[];

  /** Whether emails are sent at all. */
  @WhenPresent()
  @IsBoolean()
  readonly notification?: boolean;

  /** Percent of the quota at which the first email is sent. */
  @WhenPresent()
  @Max(100)
  @Min(1)
  @IsInt()
  readonly threshold?: number;

  /** Language of the confirmation emails: `zh-TW`, `en`, `vi`, `id` or `ja`. Default: `zh-TW`. */
  @WhenPresent()
  @IsIn(LANGUAGES)
  readonly lang?: Language;
}

/** The code of a confirmation email. */
export class ConfirmEmailDto {
  @MaxLength(MAX_CODE_LENGTH)
  @IsString()
  readonly code!: string;
}

/** The address that was confirmed. */
export class ConfirmedEmailDto {
  readonly email!: string;
}

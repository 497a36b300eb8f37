import { IsIn, IsString, ValidateIf } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { type Language, LANGUAGES } from '../../../identity';

/** A plan whose payment has failed. */
export class FailedPaymentDto {
  /** What was to be paid, such as `premium_plan`. */
  readonly target!: string;
  readonly name!: string;
  /** When the plan ends unless it is paid; ISO 8601, UTC. */
  readonly expiredDate!: string;
}

/** Returns the caller's profile and active group. */
export class MyInfoDto {
  readonly userId!: number;
  readonly email!: string;
  /** Display name; empty if none is set. */
  readonly displayName!: string;
  /** Language as a BCP 47 tag. */
  readonly lang!: string;
  /** Whether the user is a site administrator. */
  readonly isAdmin!: boolean;
  /** Id of the active group. */
  readonly groupId!: number;
  /** Level in the active group; 1: general member, 2: admin. */
  readonly groupLevel!: 1 | 2;
  readonly groupName!: string;
  /** Whether the caller has read-only access, because the active group's plan has too few seats. */
  readonly isReadOnly!: boolean;
  /** Number of groups the caller belongs to. */
  readonly countOfGroups!: number;
  readonly currentPlan!: string;
  readonly displayPlan!: string;
  /** Plan level. 0: Free, 1: Personal, 2: Initial, 3: Classic. */
  readonly planLevel!: number;
  readonly subdomain!: string | null;
  /** Whether a Google account is linked. */
  readonly hasGoogle!: boolean;
  readonly phoneStatus!: 'none' | 'pending' | 'verified';
  /** Number of unread notifications, up to 100. Show 100 as 99+. */
  readonly countOfUnread!: number;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  readonly isOnboarded!: boolean;
  /** What the active group loses unless it is paid: its last payment has failed. */
  readonly paymentWithInvalidCard!: FailedPaymentDto[];
}

/** What a person has chosen. */
export class SettingsDto {
  readonly displayName!: string;
  readonly subdomain!: string | null;
  readonly lang!: string;
  /** Whether keyboard shortcuts are enabled. */
  readonly shortcuts!: boolean;
}

/** What to change; what is absent stays. */
export class ChangeSettingsDto {
  /** 2 to 30 characters. Slashes, backslashes, semicolons, commas and apostrophes are removed. */
  @WhenPresent()
  @IsString({ message: 'displayName must be text' })
  readonly displayName?: string;

  /**
   * 3 to 20 letters and digits, not digits only. Null or empty releases the subdomain: links on it keep working, and
   * if there are none it stays reserved for a year.
   */
  @ValidateIf((dto: ChangeSettingsDto) => dto.subdomain !== undefined && dto.subdomain !== null)
  @IsString({ message: 'subdomain must be text or null' })
  readonly subdomain?: string | null;

  @WhenPresent()
  @IsIn(LANGUAGES)
  readonly lang?: Language;

  @WhenPresent()
  @Flag()
  readonly shortcuts?: boolean;

  /** Whether the introduction was completed or skipped. */
  @WhenPresent()
  @Flag()
  readonly isOnboarded?: boolean;
}

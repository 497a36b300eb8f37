import { IsIn, IsString, ValidateIf } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { type Language, LANGUAGES } from '../../../identity';

/** Who is signed in, and as whom they act. */
export class MyInfoDto {
  readonly userId!: number;
  readonly email!: string;
  /** Empty while the person has not chosen one. */
  readonly displayName!: string;
  /** BCP 47. */
  readonly lang!: string;
  /** Runs the installation. */
  readonly isAdmin!: boolean;
  /** The group acted in. */
  readonly groupId!: number;
  /** 1: general member, 2: admin of the group. */
  readonly groupLevel!: 1 | 2;
  readonly groupName!: string;
  /** The plan of the group acted in does not pay for the caller's seat: they may look, but not change anything. */
  readonly isReadOnly!: boolean;
  /** How many groups the caller belongs to. */
  readonly countOfGroups!: number;
  readonly currentPlan!: string;
  readonly displayPlan!: string;
  /** 0 Free, 1 Personal, 2 Initial, 3 Classic. */
  readonly planLevel!: number;
  readonly subdomain!: string | null;
  /** A Google account is tied to this one. */
  readonly hasGoogle!: boolean;
  readonly phoneStatus!: 'none' | 'pending' | 'verified';
  /** At most 100; show 99+ for more than 99. */
  readonly countOfUnread!: number;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  readonly isOnboarded!: boolean;
  /** Payments whose card does not work any more. */
  readonly paymentWithInvalidCard!: string[];
}

/** What a person has chosen. */
export class SettingsDto {
  readonly displayName!: string;
  readonly subdomain!: string | null;
  readonly lang!: string;
  /** Keyboard shortcuts are on. */
  readonly shortcuts!: boolean;
}

/** What to change; what is absent stays. */
export class ChangeSettingsDto {
  /** 2 to 30 characters; slash, backslash, semicolon, comma and apostrophe are left out. */
  @WhenPresent()
  @IsString({ message: 'displayName must be text' })
  readonly displayName?: string;

  /** 3 to 20 letters and digits, not all digits; null or empty gives the subdomain up: links on it go on working, and without any it is reserved for a year. */
  @ValidateIf((dto: ChangeSettingsDto) => dto.subdomain !== undefined && dto.subdomain !== null)
  @IsString({ message: 'subdomain must be text or null' })
  readonly subdomain?: string | null;

  @WhenPresent()
  @IsIn(LANGUAGES)
  readonly lang?: Language;

  @WhenPresent()
  @Flag()
  readonly shortcuts?: boolean;

  /** The first steps are done, or skipped. */
  @WhenPresent()
  @Flag()
  readonly isOnboarded?: boolean;
}

export class SubdomainQuestionDto {
  @IsString({ message: 'subdomain must be text' })
  readonly subdomain!: string;
}

export class SubdomainAnswerDto {
  readonly available!: boolean;
  /** The code that `PUT /my/settings` would refuse it with; null when it is available. */
  readonly code!: string | null;
}

export class DomainOptionDto {
  /** Host, with its port where it is not the usual one. */
  readonly name!: string;
  readonly isDefault!: boolean;
}

/** A domain of the group's own. */
export class BrandDomainDto {
  readonly id!: number;
  readonly shortDomain!: string;
}

/** Hosts that the caller's links may stand on. */
export class DefaultDomainDto {
  readonly defaultDomain!: string;
  /** What stands behind a personal subdomain, with its dot. */
  readonly suffix!: string;
  /** The caller's personal subdomains, whole. */
  readonly subdomains!: string[];
  /** Brand domains. */
  readonly bsd!: BrandDomainDto[];
  readonly domainOptions!: DomainOptionDto[];
}

import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import type { NameAvailability } from '../application/ports/registrar';
import type { BoughtDomainState } from '../domain/bought-domain.entity';

const MAX_NAME_LENGTH = 253;
const MAX_REASON_LENGTH = 255;

const AVAILABILITIES = ['free', 'taken', 'premium', 'unknown'] as const satisfies readonly NameAvailability[];
const STATES = [
  'reserved',
  'registering',
  'registered',
  'renewing',
  'recoverable',
  'refused',
  'lapsed',
  'lost',
] as const satisfies readonly BoughtDomainState[];

/** What to look for. */
export class DomainSearchDto {
  /** A word, or a domain such as `shop.com`. */
  @MaxLength(MAX_NAME_LENGTH)
  @IsString({ message: 'domainName must be text: a word, or a domain such as shop.com' })
  readonly domainName!: string;
}

/** What a year costs, in units of the currency. */
export class YearPriceDto {
  readonly ntd!: number;
  readonly usd!: number;
}

/** A domain that may be meant. */
export class FoundDomainDto {
  /** In lower case and ASCII. */
  readonly domainName!: string;
  /** `free`: it can be reserved. `premium`: its registry asks more, and it is not sold here. `unknown`: the registrar does not answer. */
  @ApiProperty({ enum: AVAILABILITIES })
  readonly standing!: NameAvailability;
}

/** Domains that can be bought, the one that was typed first. */
export class FoundDomainsDto {
  readonly domains!: FoundDomainDto[];
  /** Of each, including the first one. */
  readonly price!: YearPriceDto;
}

/** A domain that the group has reserved or bought. */
export class BoughtDomainDto {
  readonly id!: number;
  readonly domainName!: string;
  /**
   * `registering`, `renewing`: it is paid, and the registrar is to act. `recoverable`: its subscription is over, and it can be
   * bought again until `recoverableUntil`. `refused`: it could not be registered, and the payment goes back.
   */
  @ApiProperty({ enum: STATES })
  readonly state!: BoughtDomainState;
  /** Whether it comes with the group's plan, or was to and is `refused`, instead of a subscription of its own. */
  readonly isIncluded!: boolean;
  /** Until when the plan includes it; null if it has no end, or `isIncluded` is false. */
  @ApiProperty({ type: String, nullable: true })
  readonly includedUntil!: string | null;
  /** Until when no other group can reserve it; null once it is paid. */
  @ApiProperty({ type: String, nullable: true })
  readonly reservedUntil!: string | null;
  /** Day on which its registration ends unless it is renewed; null before it is registered. */
  @ApiProperty({ type: String, nullable: true })
  readonly registeredUntil!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly recoverableUntil!: string | null;
  /** Whether a person registers it, which takes up to two working days. */
  readonly isByHand!: boolean;
}

export class BoughtDomainsDto {
  readonly domains!: BoughtDomainDto[];
  /** Whether the group's plan includes a domain that it has not chosen yet. */
  readonly isOneIncluded!: boolean;
}

/** One record to set. */
export class RegistrationRecordDto {
  readonly type!: string;
  /** Whole name, such as `_linklet.shop.com`. */
  readonly name!: string;
  readonly value!: string;
}

/** A domain that waits for its registrar. */
export class RegistrationTaskDto {
  readonly id!: number;
  readonly domainName!: string;
  readonly groupId!: number;
  /** `registering`: for the first time. `renewing`: for another year. */
  @ApiProperty({ enum: ['registering', 'renewing'] })
  readonly state!: string;
  /** What the registrar answered last; null: nothing that keeps it from going on. */
  @ApiProperty({ type: String, nullable: true })
  readonly refusal!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly registeredUntil!: string | null;
  /** Records to set there. */
  readonly records!: RegistrationRecordDto[];
  readonly createdTime!: string;
}

export class RegistrationTasksDto {
  /** At most 100, oldest first. */
  readonly tasks!: RegistrationTaskDto[];
}

/** What has become of a registration: exactly one of these. */
export class SettleRegistrationDto {
  /** Day on which the registration ends, such as `2027-11-27`. */
  @WhenPresent()
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    message: 'expiresOn must be a day such as 2027-11-27',
  })
  readonly expiresOn?: string;

  /** Why it cannot be registered. What was paid goes back. */
  @WhenPresent()
  @MaxLength(MAX_REASON_LENGTH)
  @MinLength(1)
  @IsString({ message: 'refusal must be text' })
  readonly refusal?: string;
}

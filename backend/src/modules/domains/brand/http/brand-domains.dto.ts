import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { CertificateDto } from './certificate.dto';
import type { BrandDomainState, Lack, Suspension } from '../domain/brand-domain.entity';

const MAX_RAW_LENGTH = 5_000;

const STATES = [
  'claimed',
  'verified',
  'failing',
  'invalid',
  'unbound',
  'lapsed',
  'released',
] as const satisfies readonly BrandDomainState[];

/** A domain as a person typed or pasted it. */
export class ClaimDomainDto {
  /** Host, such as `go.shop.tw`; a scheme, a port and a path are cut off. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'name must be text: a domain such as go.shop.tw' })
  readonly name!: string;
}

/** A domain that a group wants to use. */
export class DomainQuestionDto {
  /** Host, such as `go.shop.tw`. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text: a domain such as go.shop.tw' })
  readonly domain!: string;
}

/** What was read of a typed domain. */
export class ParsedDomainDto {
  /** Registrable domain, such as `shop.com.tw`. */
  readonly root!: string;
  /** Name in lower case and ASCII, as DNS knows it. */
  readonly host!: string;
  /** The same as people read it, such as `購物.台灣`. */
  readonly shown!: string;
  /** Whether it is the registrable domain itself, which cannot have a CNAME record. */
  readonly isApex!: boolean;
  /** What was cut off: `scheme-removed`, `path-removed`, `port-removed`. */
  readonly notices!: string[];
  /** What a person looks at first: `mixed-scripts`, `look-alike`. */
  readonly warnings!: string[];
}

/** Whether the group can use a domain. */
export class DomainAvailabilityDto {
  readonly available!: boolean;
  /** `free`, `yours`, `taken`, `own-host`, `special-use`, `invalid`, `suffix`, `private-suffix` or `wildcard-not-supported`. */
  readonly code!: string;
  /** Code of the error that adding it would be answered with, such as `domains.host-taken`; null: none. */
  @ApiProperty({ type: String, nullable: true })
  readonly refusal!: string | null;
  /** Null if it could not be read. */
  @ApiProperty({ type: ParsedDomainDto, nullable: true })
  readonly domain!: ParsedDomainDto | null;
}

const RECORD_TYPES = ['TXT', 'CNAME', 'ALIAS', 'A', 'AAAA'] as const;
const RECORD_ACTIONS = ['set', 'remove'] as const;
const RECORD_WAYS = ['cname', 'alias', 'addresses'] as const;

/** A DNS record to set or to remove, and what is there. */
export class DomainRecordDto {
  @ApiProperty({ enum: RECORD_TYPES })
  readonly type!: (typeof RECORD_TYPES)[number];
  @ApiProperty({ enum: RECORD_ACTIONS })
  readonly action!: (typeof RECORD_ACTIONS)[number];
  /** Records of one way belong together, and one way is enough; null: needed in any case. */
  @ApiProperty({ enum: RECORD_WAYS, nullable: true })
  readonly way!: (typeof RECORD_WAYS)[number] | null;
  /** Name relative to the registrable domain, as most panels want it: `go`, or `@`. */
  readonly name!: string;
  /** The whole name: `go.shop.tw`. */
  readonly fullName!: string;
  readonly value!: string;
  /** Values that are there; null if no server could say. */
  @ApiProperty({ type: [String], nullable: true })
  readonly found!: string[] | null;
  /** Nothing is left to do. */
  readonly ok!: boolean;
}

/** The company at which the records of the domain are set. */
export class DnsPanelDto {
  /** Such as `cloudflare`. */
  readonly id!: string;
  readonly name!: string;
  /** The way through its menus, in its own words; empty if it is not known. */
  readonly menu!: string[];
  /** It can stand between visitors and us and hide our addresses. */
  readonly hasProxy!: boolean;
  /** It takes an ALIAS record, or the like, for the registrable domain itself. */
  readonly hasAlias!: boolean;
}

/** Where visits of a domain go that are of no link. */
export class LandingDto {
  /** Where visits of the bare host go; null: nowhere. */
  @ApiProperty({ type: String, nullable: true })
  readonly redirectUrl!: string | null;
  /** Where visits of unknown addresses go; null: nowhere. */
  @ApiProperty({ type: String, nullable: true })
  readonly fallbackUrl!: string | null;
  /** Content of Facebook's verification tag; null: none. */
  @ApiProperty({ type: String, nullable: true })
  readonly fbVerificationCode!: string | null;
}

/** A domain of the group. */
export class BrandDomainItemDto {
  readonly id!: number;
  /** Host as people read it. */
  readonly shortDomain!: string;
  /** Host in ASCII. */
  readonly name!: string;
  /** New links of the group stand here unless their maker has chosen another place. */
  readonly isDefault!: boolean;
  @ApiProperty({ enum: STATES })
  readonly state!: BrandDomainState;
  /** Who has taken it out of service; null: it is in service. */
  @ApiProperty({ enum: ['site', 'plan'], nullable: true })
  readonly suspension!: Suspension | null;
  /** Which record a failing domain lacks; null: none. */
  @ApiProperty({ enum: ['control', 'pointing'], nullable: true })
  readonly lack!: Lack | null;
  /** ISO 8601, UTC. */
  readonly createdAt!: string;
  /** ISO 8601, UTC; null before. */
  @ApiProperty({ type: String, nullable: true })
  readonly verifiedAt!: string | null;
  /** Since when a record is missing; ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly failingSince!: string | null;
  /** When its records were last looked for; ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly checkedAt!: string | null;
  /** Until when https works; ISO 8601, UTC; null: it does not. */
  @ApiProperty({ type: String, nullable: true })
  readonly certificateUntil!: string | null;
  /** When they will be looked for next; ISO 8601, UTC; null: not at all. */
  @ApiProperty({ type: String, nullable: true })
  readonly nextCheckAt!: string | null;
}

/** A domain of the group in full. */
export class BrandDomainDto extends BrandDomainItemDto {
  /** Registrable domain, such as `shop.com.tw`. */
  readonly root!: string;
  /** Whether it is the registrable domain itself, which cannot have a CNAME record. */
  readonly isApex!: boolean;
  readonly records!: DomainRecordDto[];
  readonly landing!: LandingDto;
  /** Links on it that visitors can open, of whichever group; 10,001 stands for any more. */
  readonly linkCount!: number;
  readonly certificate!: CertificateDto;
  /** Null if the company that answers for the domain is not known. */
  @ApiProperty({ type: DnsPanelDto, nullable: true })
  readonly panel!: DnsPanelDto | null;
}

/** A personal subdomain. */
export class SubdomainItemDto {
  readonly id!: number;
  /** Host. */
  readonly shortDomain!: string;
  /** What stands before the suffix. */
  readonly name!: string;
  /** The caller's new links in this group stand here. */
  readonly isDefault!: boolean;
  /** Content of Facebook's verification tag; null: none. */
  @ApiProperty({ type: String, nullable: true })
  readonly fbVerificationCode!: string | null;
}

/** Domains that the caller can use or set up. */
export class MyDomainsDto {
  /** Domains of the group. */
  readonly bsds!: BrandDomainItemDto[];
  /** The caller's personal subdomains. */
  readonly subdomains!: SubdomainItemDto[];
  /** Host that personal subdomains live under. */
  readonly rootDomain!: string;
  /** The same with a leading dot. */
  readonly suffix!: string;
  /** Whether certificates are ordered here; false: a proxy in front of the site has its own. */
  readonly hasOwnCertificates!: boolean;
}

/** What a look at the records found. */
export class DomainCheckDto {
  @ApiProperty({ enum: ['success', 'failed'] })
  readonly result!: 'success' | 'failed';
  readonly instructions!: DomainRecordDto[];
  /** What to do next, in English; screens go by the other fields. */
  readonly message!: string;
  /** Another group proved the same host first. */
  readonly isTaken!: boolean;
  readonly domain!: BrandDomainItemDto;
}

export class SetGroupDefaultDto {
  /** Whether new links of the group stand on this domain. */
  @IsBoolean({ message: 'isDefault must be true or false' })
  readonly isDefault!: boolean;
}

export class TransferDomainDto {
  /** Group that gets the domain; the caller must be an admin of it. */
  @Max(HIGHEST_ID)
  @Min(1)
  @IsInt({ message: 'toGroupId must be the number of a group' })
  readonly toGroupId!: number;
}

export class FallbackUrlDto {
  /** Where visits of unknown addresses go. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'url must be a web address' })
  readonly url!: string;
}

export class RedirectUrlDto {
  /** Where visits of the bare host go. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'redirectUrl must be a web address' })
  readonly redirectUrl!: string;
}

export class SocialCodeDto {
  /** Content of the meta tag `facebook-domain-verification`. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'code must be text: the content of the meta tag' })
  readonly code!: string;
}

export class SubdomainNameDto {
  /** What is to stand before the suffix. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'name must be text' })
  readonly name!: string;
}

/** Hosts that new links of the caller may stand on, in the group acted in. */
export class DomainOptionsDto {
  readonly domains!: DomainOptionDto[];
}

export class DomainOptionDto {
  /** Host, including the port if it is not the default. */
  readonly name!: string;
  readonly isDefault!: boolean;
}

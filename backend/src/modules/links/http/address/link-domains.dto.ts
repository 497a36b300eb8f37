import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** Longer names are refused before anybody reads them. */
const LONGEST_RAW = 1_000;

/** Where a link is to stand. */
export class SetDomainDto {
  /** Host of a domain that `GET /links/{encodeId}/domains` names. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'domain must be text: the host that the link is to stand on' })
  readonly domain!: string;
}

/** A domain that a link stands on, or could stand on. */
export class LinkDomainDto {
  /** Its host. */
  readonly name!: string;
  /** `regular`: shared by all; `subdomain`: the caller's own, where tracking tools can run. */
  @ApiProperty({ enum: ['regular', 'subdomain'] })
  readonly domainType!: 'regular' | 'subdomain';
  /** The short address of the link there. */
  readonly shortUrl!: string;
  /** The link stands there now. */
  readonly isCurrent!: boolean;
  /** Another link has the slug there, so that this one cannot move. */
  readonly isTaken!: boolean;
}

/** Where a link could stand. */
export class LinkDomainsDto {
  /** The shared domain first. */
  readonly domains!: LinkDomainDto[];
}

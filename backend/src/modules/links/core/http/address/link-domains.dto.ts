import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** Longer names are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;

/** Where a link is to stand. */
export class SetDomainDto {
  /** Host of a domain listed by `GET /links/{encodeId}/domains`. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text: the host of the link’s short domain' })
  readonly domain!: string;
}

/** A domain that a link stands on, or could stand on. */
export class LinkDomainDto {
  /** Host of the domain. */
  readonly name!: string;
  /** `regular`: shared by all users; `subdomain`: the caller's own, on which tracking tools can run. */
  @ApiProperty({ enum: ['regular', 'subdomain', 'bsd'] })
  readonly domainType!: 'regular' | 'subdomain' | 'bsd';
  /** Short URL of the link on this domain. */
  readonly shortUrl!: string;
  /** Whether the link is on this domain now. */
  readonly isCurrent!: boolean;
  /** Whether another link on this domain has the same slug, so that this one cannot be moved there. */
  readonly isTaken!: boolean;
}

/** Where a link could stand. */
export class LinkDomainsDto {
  /** The shared domain first. */
  readonly domains!: LinkDomainDto[];
}
